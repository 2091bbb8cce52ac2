"""What a hand-written position means where it leaves a field out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.core.chance import shuffled
from ludotheque.core.fields import Default, what_lies_nowhere_else
from ludotheque.core.reader import require
from ludotheque.core.seat import Seat
from ludotheque.games.monumental.cards.ids import (
    EMPTY,
    AutomaCardId,
    CivilizationId,
    Content,
    Face,
    MarketTokenId,
    Tile,
    market_of,
)
from ludotheque.games.monumental.check import cards_of, where
from ludotheque.games.monumental.position import AUTOMA_SIDE, ENDING, RUNNING, MonumentalState
from ludotheque.games.monumental.rules import automa, city, display, set_up
from ludotheque.games.monumental.rules.city import ACTIVATE
from ludotheque.games.monumental.rules.maps import Layout
from ludotheque.games.monumental.rules.pending import Question
from ludotheque.games.monumental.rules.turn import TURN


def layout(state: MonumentalState, seat: int) -> Layout:
    """The map of the box."""
    return state.game.layout_for(state.players)  # type: ignore[attr-defined,no-any-return]


# What a side has.


def civilization(state: MonumentalState, seat: int) -> CivilizationId:
    """The next one that nobody has."""
    taken = [side.civilization for side in state.side]
    return next(one.index for one in state.cards.civilizations if one.index not in taken)


def capital(state: MonumentalState, seat: int) -> Tile:
    """The next one that is free."""
    return state.board.capitals[seat]


def gold(state: MonumentalState, seat: int) -> int:
    """As at set-up."""
    return set_up.first_gold(state, seat)


def warlord(state: MonumentalState, seat: int) -> Tile:
    """In the Capital."""
    return state.side[seat].capital


def explorers(state: MonumentalState, seat: int) -> tuple[Tile, Tile]:
    """In the Capital."""
    home = state.side[seat].capital
    return home, home


def outposts(state: MonumentalState, seat: int) -> int:
    """Those that are not on the map."""
    built = (state.outposts & state.side[seat].held).bit_count()
    return max(0, state.cards.box.outposts - built)


def discard(state: MonumentalState, seat: int) -> list[Face]:
    """Its completed Wonders that lie nowhere else."""
    own = cards_of(state, seat)
    return [face for face in state.side[seat].wonders if face not in own]


def deck(state: MonumentalState, seat: int) -> list[Face]:
    """Its starting cards that lie nowhere else, shuffled."""
    side = state.side[seat]
    if side.civilization == EMPTY or _is_automa(state, seat):
        return []
    own = Counter(set_up.starting_cards(state, side.civilization))
    left = sorted((own - Counter(cards_of(state, seat))).elements())
    order, state.chance = shuffled(left, state.chance)
    return order


def dealt_city(state: MonumentalState, seat: int) -> list[Content]:
    """Dealt from the deck."""
    side = state.side[seat]
    if side.civilization == EMPTY or _is_automa(state, seat):
        return side.city
    depth, top = len(state.stack), side.top
    side.top = ()
    city.refill(state, Seat(seat))
    side.top = top
    sentence = "expected nine slots, since two Knowledge cards follow"
    require(len(state.stack) == depth, f"{where(state, seat)}.city", sentence)
    return side.city


def _is_automa(state: MonumentalState, seat: int) -> bool:
    return seat == AUTOMA_SIDE and state.players == 1


def ending(state: MonumentalState, seat: int) -> int:
    """`ending` if the Development deck is empty, else `running`."""
    return RUNNING if display.has_cards(state) else ENDING


# What lies nowhere else.


def barbarians_on_map(value: int) -> Default:
    """As many of a value as the tiles say, drawn from those that lie nowhere else."""

    def drawn(state: MonumentalState, seat: int) -> list[int]:
        known = [token for token in state.cards.barbarians if token.value == value]
        kinds = [token.index for token in known]
        here = Counter(int(token) for token in state.token if token in kinds)
        found = state.game.position.found_of(state, "Barbarian") - here
        left = [token.index for token in known for _ in range(token.copies - found[token.index])]
        order, state.chance = shuffled(left, state.chance)
        return order[: here.total()]

    return drawn


def barbarians_in_box(value: int) -> Default:
    """Those of a value that lie nowhere else, in order."""
    return what_lies_nowhere_else(
        "Barbarian", lambda state, n: state.cards.barbarians[n].value == value, ordered=True
    )


def _of_market(market: int, *, ordered: bool = False) -> Default:
    def fits(state: MonumentalState, token: int) -> bool:
        return market_of(MarketTokenId(token)) == market

    return what_lies_nowhere_else("MarketToken", fits, ordered=ordered)


def market_pile(market: int) -> Default:
    """As many tokens of a market on the map as there are sides, less those that were taken."""
    rest = _of_market(market)

    def pile(state: MonumentalState, seat: int) -> Any:
        taken = [token for side in state.side for token in side.market_tokens if token != EMPTY]
        gone = sum(market_of(token) == market for token in [*taken, *state.gone_tokens])
        size = max(0, state.sides - gone) if market in state.board.market else 0
        return rest(state, seat)[:size]

    return pile


def market_in_box(market: int) -> Default:
    """The tokens of a market that lie nowhere else, in order."""
    return _of_market(market, ordered=True)


def visits(market: int) -> Default:
    """Who has a token of a market."""

    def takers(state: MonumentalState, seat: int) -> tuple[Seat, ...]:
        return tuple(
            Seat(seat)
            for seat in range(state.players)
            if state.side[seat].market_tokens[market] != EMPTY
        )

    return takers


def era_deck(era: int) -> Default:
    """The cards of an era that lie nowhere else, shuffled."""
    return what_lies_nowhere_else("Card", lambda state, face: state.cards.faces[face].era == era)


def dealt_display(state: MonumentalState, seat: int) -> list[Face]:
    """Dealt from the decks."""
    ending, taken = state.ending, state.taken
    state.taken = state.all_rows
    display.replenish(state)
    state.ending, state.taken = ending, taken
    return state.display


def basics(state: MonumentalState, seat: int) -> list[int]:
    """Those that nobody has."""
    owned = Counter(face for side in range(state.sides) for face in cards_of(state, side))
    faces = state.cards.faces
    return [max(0, faces[face].copies - owned[face]) for face in state.cards.basics]


def automa_deck(state: MonumentalState, seat: int) -> tuple[AutomaCardId, ...]:
    """The cards of the Automa that were not turned over, shuffled."""
    if state.players > 1 or state.side[AUTOMA_SIDE].civilization == EMPTY:
        return ()
    rival = state.side[AUTOMA_SIDE].civilization
    cards, state.chance = automa.deck_for(state, rival, state.chance)
    return tuple(card for card in cards if card not in state.automa_discard)


# What is asked.


def pending(state: MonumentalState, seat: int) -> list[Question]:
    """The turn of `first`; its actions if anything in `turn` is not 0 or empty."""
    first = state.first if state.first < state.players else 0
    begun: Any = (state.active, state.ready, state.drawn, any(state.res), any(state.made))
    begun += (state.moves, any(state.steps), state.picked, state.conquered, state.flags)
    begun += (state.reinforce, state.reinforce_other)
    return [TURN[first] if any(begun) else ACTIVATE[first]]
