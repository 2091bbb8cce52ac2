"""What follows from the fields of a position, and what no single field can tell."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.errors import BadPosition
from ludotheque.games.spyrium import defaults
from ludotheque.games.spyrium.actions import PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    EMPTY,
    ERAS,
)
from ludotheque.games.spyrium.kinds import ALL_GAPS
from ludotheque.games.spyrium.position import (
    EVENT_USED,
    PASSED,
    SpyriumState,
    worker_index,
)
from ludotheque.games.spyrium.rules.bonuses import is_asked_for_bonus
from ludotheque.games.spyrium.rules.start_of_turn import tokens_on


def derive(state: SpyriumState) -> None:
    """Works out the crowd beside each card, which places and gaps are taken, and what is left."""
    market, tokens, workers = state.market, state.tokens, state.workers
    state.clear_market()
    state.clear_workers()
    state.tokens = tokens
    for place, face in enumerate(market):
        if face != EMPTY:
            state.lay_card(Place(place), face)
    for seat in state.seats():
        for gap in range(ALL_GAPS):
            for _ in range(workers[worker_index(seat, gap)]):
                state.add_worker(seat, Gap(gap))
    if EMPTY not in (state.event, state.next_event):
        defaults.fill_event_pile(state)


def check_rules(state: SpyriumState) -> None:
    """Raises ``BadPosition`` for what cannot be by the rules."""
    _check_decks(state)
    _check_events(state)
    _check_tokens(state)
    for seat in range(state.players):
        _check_seat(state, seat)
        _check_bonuses(state, seat)
    if state.over:
        _check_end(state)


def _check_decks(state: SpyriumState) -> None:
    """No deck has more cards of a face than its era."""
    for era, deck in enumerate(state.decks):
        for face, number in Counter(deck).items():
            card = state.cards.faces[face]
            if number > card.copies[era]:
                raise BadPosition(
                    f"position, decks.{ERAS[era]}: {number} cards '{card.id}' were found, "
                    f"the era has {card.copies[era]}."
                )


def _check_events(state: SpyriumState) -> None:
    """Every turn has its event, the next one lies open, and the pile holds those after it."""
    events = [*state.event_pile, state.event, state.next_event]
    named = [event for event in events if event != EMPTY]
    if len(named) != len(set(named)):
        raise BadPosition("position: an event was found twice.")
    if state.over:
        return
    if state.event == EMPTY:
        raise BadPosition("position, event: every turn has an event, none was found.")
    left = len(state.cards.events) - state.turn
    if left and state.next_event == EMPTY:
        raise BadPosition(
            f"position, next_event: after turn {state.turn} another event lies open, "
            "none was found."
        )
    if not left and state.next_event != EMPTY:
        raise BadPosition(
            f"position, next_event: in turn {state.turn} no event is left that could come."
        )
    coming = defaults.events_to_come(state)
    if len(state.event_pile) != coming:
        raise BadPosition(
            f"position, event_pile: in turn {state.turn} the pile has {coming} events, "
            f"{len(state.event_pile)} were found."
        )


def _check_tokens(state: SpyriumState) -> None:
    """One token on a building that uses one; on such a character as many as in any game.

    A character may hold more than its table has laid on it: such positions are written to ask
    which token is taken.
    """
    for place, tokens in enumerate(state.tokens):
        if not tokens:
            continue
        where = f"position, market.{PLACES[place]}"
        face = state.market[place]
        if face == EMPTY or not state.cards.faces[face].has_token:
            raise BadPosition(f"{where}: tokens lie where none belong.")
        card = state.cards.faces[face]
        most = tokens_on(card, state.game.max_players)
        if len(tokens) > most:
            raise BadPosition(
                f"{where}: '{card.id}' holds at most {most} of the tokens, "
                f"{len(tokens)} were found."
            )


def _check_seat(state: SpyriumState, seat: int) -> None:
    box = state.cards.box
    where = f"position, players[{seat}]"
    in_market = state.workers_in_market(seat)
    found = state.active[seat] + state.inactive[seat] + state.reserve[seat] + in_market
    if found != box.workers_in_all:
        raise BadPosition(
            f"{where}: a colour has {box.workers_in_all} workers, {found} were found."
        )
    if in_market and state.phase[seat] == PASSED:
        raise BadPosition(
            f"{where}: a seat that has passed has no worker in the market, {in_market} were found."
        )
    if state.used[seat] & ~EVENT_USED & ~state.techniques[seat]:
        raise BadPosition(f"{where}.used: a technique that is not owned.")
    if state.kept[seat] < len(state.kept_tokens[seat]):
        raise BadPosition(f"{where}.kept: fewer than there are kept_tokens.")


def _check_bonuses(state: SpyriumState, seat: int) -> None:
    """Both are left below the first threshold, one below the second, none beyond."""
    first, second = state.cards.box.bonus_at
    score, found = state.score[seat], state.bonuses[seat].bit_count()
    where = f"position, players[{seat}].bonuses"
    if is_asked_for_bonus(state, seat):
        if score < first or found != 2:
            raise BadPosition(
                f"{where}: a bonus is chosen among both at {first} points or more; "
                f"at {score} points {found} were found."
            )
        return
    left = 2 if score < first else 1 if score < second else 0
    if found != left:
        raise BadPosition(
            f"{where}: at {score} points {left} are still to be won, {found} were found."
        )


def _check_end(state: SpyriumState) -> None:
    """A finished game has played its last turn."""
    last = len(state.cards.box.turns)
    if state.turn != last:
        raise BadPosition(
            f"position, pending: somebody is asked in turn {state.turn}; "
            f"a game ends after turn {last}."
        )
