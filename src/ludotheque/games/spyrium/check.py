"""What follows from the fields of a position, and what no single field can tell."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.errors import BadPosition
from ludotheque.games.spyrium import decisions
from ludotheque.games.spyrium.actions import PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import BUILDING, CHARACTER, EMPTY, ERAS, KINDS
from ludotheque.games.spyrium.kinds import ALL_GAPS
from ludotheque.games.spyrium.position import EVENT_USED, SpyriumState, worker_index


def derive(state: SpyriumState) -> None:
    """Works out the crowd beside each card, and which places and gaps are taken."""
    market, tokens, workers = state.market, state.tokens, state.workers
    state.clear_market()
    state.clear_workers()
    state.tokens = tokens
    for place, face in enumerate(market):
        if face != EMPTY:
            state.lay_card(Place(place), face)
    for seat in range(state.players):
        for gap in range(ALL_GAPS):
            for _ in range(workers[worker_index(seat, gap)]):
                state.add_worker(decisions.TURN[seat].seat, Gap(gap))


def check_rules(state: SpyriumState) -> None:
    """Raises ``BadPosition`` for what cannot be by the rules."""
    for era, deck in enumerate(state.decks):
        for face, number in Counter(deck).items():
            card = state.cards.faces[face]
            if number > card.copies[era]:
                raise BadPosition(
                    f"position, decks.{ERAS[era]}: {number} cards '{card.id}' were found, "
                    f"the era has {card.copies[era]}."
                )
    events = [*state.event_pile, state.event, state.next_event]
    named = [event for event in events if event != EMPTY]
    if len(named) != len(set(named)):
        raise BadPosition("position: an event was found twice.")
    for place, face in enumerate(state.market):
        if state.tokens[place] and (face == EMPTY or not state.cards.faces[face].has_token):
            raise BadPosition(f"position, market.{PLACES[place]}: tokens lie where none belong.")
    for seat in range(state.players):
        _check_seat(state, seat)
    for number, asked in enumerate(state.stack):
        wrong = _problem(state, asked)
        if wrong:
            raise BadPosition(f"position, pending[{number}]: {wrong}")


def _check_seat(state: SpyriumState, seat: int) -> None:
    box = state.cards.box
    found = state.active[seat] + state.inactive[seat] + state.reserve[seat]
    found += state.workers_in_market(seat)
    if found != box.workers_in_all:
        raise BadPosition(
            f"position, players[{seat}]: a colour has {box.workers_in_all} workers, "
            f"{found} were found."
        )
    if state.used[seat] & ~EVENT_USED & ~state.techniques[seat]:
        raise BadPosition(f"position, players[{seat}].used: a technique that is not owned.")
    if state.kept[seat] < len(state.kept_tokens[seat]):
        raise BadPosition(f"position, players[{seat}].kept: fewer than there are kept_tokens.")


def _problem(state: SpyriumState, asked: decisions.Question) -> str:
    """What a question cannot be asked about."""
    if isinstance(asked, decisions.ChooseToken):
        if not _holds(state, asked.place, CHARACTER):
            return f"a place that holds a {KINDS[CHARACTER]} is expected."
        return "" if state.tokens[asked.place] else "a character with tokens is expected."
    if isinstance(asked, decisions.ChoosePlot):
        holds = _holds(state, asked.place, BUILDING)
        return "" if holds else f"a place that holds a {KINDS[BUILDING]} is expected."
    if isinstance(asked, decisions.ChooseValue):
        return _problem_of_value(state, asked)
    return ""


def _holds(state: SpyriumState, place: Place, kind: int) -> bool:
    face = state.market[place]
    return face != EMPTY and state.cards.faces[face].kind == kind


def _problem_of_value(state: SpyriumState, asked: decisions.ChooseValue) -> str:
    """A token is that of a card that uses one, or that of an option of the event."""
    if asked.card != EMPTY:
        uses = state.cards.faces[asked.card].has_token
        return "" if uses and not asked.option else "a card that uses tokens is expected."
    if state.event == EMPTY or not state.cards.events[state.event].has_token:
        return "an event with a token is expected."
    options = len(state.cards.events[state.event].deals)
    return "" if 1 <= asked.option <= options else f"an option from 1 to {options} is expected."
