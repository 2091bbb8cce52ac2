"""The count of everything in the box: nothing missing, doubled, negative or in the wrong place."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from ludotheque.core.errors import BadPosition
from ludotheque.games.spyrium.actions import PLACES
from ludotheque.games.spyrium.cards.card import EMPTY, ERAS, TECHNIQUE, Face, Token, number_in
from ludotheque.games.spyrium.position import EVENT_USED, SpyriumState

T = TypeVar("T", bound=int)


def cards_in_play(state: SpyriumState) -> list[Face]:
    """The cards in the market, in quarters, with players as techniques, and out of the game."""
    owned = [state.cards.buildings[number_in(slot)].index for row in state.quarter for slot in row]
    patented = [
        card.index
        for card in state.cards.faces
        for mask in state.techniques
        if card.kind == TECHNIQUE and mask & card.power
    ]
    return [face for face in state.market if face != EMPTY] + owned + patented + list(state.gone)


def all_tokens(state: SpyriumState) -> list[Token]:
    return [Token(value) for value in (1, 2, 3) for _ in range(state.cards.box.tokens[value - 1])]


def tokens_in_play(state: SpyriumState) -> list[Token]:
    on_events = [value for value in (state.event_token, state.next_token) if value]
    on_cards = [value for tokens in state.tokens for value in tokens]
    kept = [value for tokens in state.kept_tokens for value in tokens]
    return on_events + on_cards + kept + list(state.token_discard)


def left_over(everything: list[T], used: list[T]) -> list[T]:
    return list((Counter(everything) - Counter(used)).elements())


def check(state: SpyriumState) -> None:
    """Raises ``BadPosition`` if anything is missing, doubled, negative or in the wrong place."""
    cards = state.cards
    found = Counter(cards_in_play(state) + [face for deck in state.decks for face in deck])
    for card in cards.faces:
        if found[card.index] != card.total:
            raise BadPosition(
                f"position: of '{card.id}' the box has {card.total}, "
                f"but {found[card.index]} were found."
            )
    _check_era_of_decks(state)
    values: Counter[int] = Counter(tokens_in_play(state) + list(state.token_reserve))
    for value in (1, 2, 3):
        if values[value] != cards.box.tokens[value - 1]:
            raise BadPosition(
                f"position: of the token {value} the box has {cards.box.tokens[value - 1]}, "
                f"but {values[value]} were found."
            )
    events = [*state.event_pile, state.event, state.next_event]
    named = [event for event in events if event != EMPTY]
    if len(named) != len(set(named)):
        raise BadPosition("position: an event was found twice.")
    for place, face in enumerate(state.market):
        if state.tokens[place] and (face == EMPTY or not cards.faces[face].has_token):
            raise BadPosition(f"position, market.{PLACES[place]}: tokens lie where none belong.")
    for seat in range(state.players):
        _check_seat(state, seat)
    if state.over != (not state.stack):
        raise BadPosition("position: a running game has a pending decision, a finished one none.")


def _check_era_of_decks(state: SpyriumState) -> None:
    for era, deck in enumerate(state.decks):
        for face, number in Counter(deck).items():
            card = state.cards.faces[face]
            if number > card.copies[era]:
                raise BadPosition(
                    f"position, decks.{ERAS[era]}: {number} cards '{card.id}' were found, "
                    f"the era has {card.copies[era]}."
                )


def _check_seat(state: SpyriumState, seat: int) -> None:
    box = state.cards.box
    at_work = state.active[seat] + state.inactive[seat] + state.workers_in_market(seat)
    if at_work + state.reserve[seat] != box.workers_in_all:
        raise BadPosition(
            f"position, players[{seat}]: a colour has {box.workers_in_all} workers, "
            f"{at_work + state.reserve[seat]} were found."
        )
    counts = (
        ("money", state.money[seat]),
        ("spyrium", state.spyrium[seat]),
        ("score", state.score[seat]),
        ("active", state.active[seat]),
        ("inactive", state.inactive[seat]),
        ("reserve", state.reserve[seat]),
    )
    for name, value in counts:
        if value < 0:
            raise BadPosition(f"position, players[{seat}].{name}: {value} is below zero.")
    if state.used[seat] & ~EVENT_USED & ~state.techniques[seat]:
        raise BadPosition(f"position, players[{seat}].used: a technique that is not owned.")
    if state.kept[seat] < len(state.kept_tokens[seat]):
        raise BadPosition(f"position, players[{seat}].kept: fewer than there are kept_tokens.")
