"""The names of things of a position, as messages."""

from __future__ import annotations

from ludotheque.core.message import Message, say
from ludotheque.games.monumental.cards.card import Cards
from ludotheque.games.monumental.cards.ids import (
    Face,
    MarketId,
    PolicyId,
    Slot,
    Tile,
    TokenId,
    cover,
    is_city,
)
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.words.goods import card_name


def face_name(state: MonumentalState, face: Face) -> Message:
    return card_name(state.cards.faces[face])


def slot_name(state: MonumentalState, seat: int, slot: Slot) -> Message:
    """The card in a slot of a city."""
    return face_name(state, cover(state.side[seat].city[slot]))


def tile_name(state: MonumentalState, tile: Tile) -> Message:
    """A tile by its number and its terrain."""
    terrain = state.board.layout[tile].terrain
    return say("tile-name", tile=tile + 1, terrain=say(f"terrain-{terrain}"))


def policy_name(state: MonumentalState, policy: PolicyId) -> Message:
    return state.cards.policies[policy].name


def market_name(state: MonumentalState, market: MarketId) -> Message:
    return state.cards.markets[market].name


def token_name(cards: Cards, token: TokenId) -> Message:
    """A Free City by its name; a Barbarian token by its value alone."""
    taken = cards.token(token)
    if is_city(token):
        return taken.name
    return say("cause-barbarians", value=taken.value)


def who(seat: int) -> Message:
    """The name of a player who is spoken of."""
    return say("who", seat=seat)


def source_name(source: str) -> Message:
    """The name of a source of points."""
    return say(f"source-{source}")
