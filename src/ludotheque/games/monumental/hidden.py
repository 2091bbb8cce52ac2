"""What is hidden in Monumental, where a position keeps it in another form.

The order of every deck is hidden from all; the cards in it are known. Barbarians show their value
and hide their rewards. A Market token that was taken is known to its owner until it is used, and
whoever has looked at the tokens of a market knows what lay there, though not who took which since.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.places import Computed
from ludotheque.core.visibility import Pools
from ludotheque.games.monumental.bits import has
from ludotheque.games.monumental.cards.load import MARKET_IDS
from ludotheque.games.monumental.ids import EMPTY, MarketTokenId, TokenId, is_barbarian, market_of
from ludotheque.games.monumental.position import MonumentalState


def leave(state: Any, seat: int, value: Any) -> None:
    """For what follows from other fields, or is read together with them."""


# Barbarians.


def on_map(value: int) -> Computed:
    """The Barbarians of a value that lie on the map, in the order of the tiles."""

    def read(state: MonumentalState, owner: int) -> list[TokenId]:
        barbarians = state.cards.barbarians
        return [
            token
            for token in state.token
            if is_barbarian(token) and barbarians[token].value == value
        ]

    def write(state: MonumentalState, owner: int, tokens: Any) -> None:
        left = list(tokens)
        known = state.cards.barbarians
        for tile, token in enumerate(state.token):
            if is_barbarian(token) and known[token].value == value and left:
                state.token[tile] = TokenId(left.pop(0))

    return Computed(read, write)


def in_box(value: int) -> Computed:
    """The Barbarians of a value that are in the box, in order."""

    def read(state: MonumentalState, owner: int) -> tuple[TokenId, ...]:
        return state.box_barbarians[value - 1]

    def write(state: MonumentalState, owner: int, tokens: Any) -> None:
        boxes = state.box_barbarians
        state.box_barbarians = (*boxes[: value - 1], tuple(sorted(tokens)), *boxes[value:])

    return Computed(read, write)


# Markets.


def kept_tokens(state: MonumentalState, seat: int) -> list[MarketTokenId]:
    """The Market tokens that a seat has and has not used."""
    side = state.side[seat]
    return [
        token for market, token in enumerate(side.market_tokens) if has(side.market_kept, market)
    ]


def set_kept(state: MonumentalState, owner: int, tokens: Any) -> None:
    """Replaces the tokens that a seat has not used."""
    held = list(state.side[owner].market_tokens)
    for token in tokens:
        held[market_of(token)] = token
    state.side[owner].market_tokens = tuple(held)


def kept_markets(state: MonumentalState, seat: int) -> list[int]:
    """The markets of these tokens."""
    return [market_of(token) for token in kept_tokens(state, seat)]


def used_tokens(state: MonumentalState, seat: int) -> list[MarketTokenId]:
    """The Market tokens that a seat has used."""
    side = state.side[seat]
    return [
        token
        for market, token in enumerate(side.market_tokens)
        if token != EMPTY and not has(side.market_kept, market)
    ]


def _has_looked(state: MonumentalState, market: int, viewer: int | None) -> bool:
    return viewer is not None and viewer in state.visits[market]


def _looked_at(market: int) -> str:
    return f"{MARKET_IDS[market]}, looked at"


def pile_pools(market: int) -> Pools:
    """What the tokens of a market are among, as a viewer knows it."""

    def pools(state: MonumentalState, owner: int, viewer: int | None) -> list[str]:
        looked = _has_looked(state, market, viewer)
        return [_looked_at(market) if looked else MARKET_IDS[market]] * len(state.piles[market])

    return pools


def kept_pools(state: MonumentalState, owner: int, viewer: int | None) -> list[str]:
    """A token lay among those that a viewer looked at if the viewer came before its owner."""
    names = []
    for token in kept_tokens(state, owner):
        market = market_of(token)
        visits = state.visits[market]
        earlier = viewer is not None and viewer in visits[: visits.index(owner)]
        names.append(_looked_at(market) if earlier else MARKET_IDS[market])
    return names
