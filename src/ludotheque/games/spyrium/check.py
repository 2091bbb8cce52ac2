"""What follows from the fields of a position, and what no single field can tell."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.reader import require
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
            most = card.copies[era]
            sentence = f"of '{card.id}' the era has {most}, found {number}"
            require(number <= most, f"decks.{ERAS[era]}", sentence)


def _check_events(state: SpyriumState) -> None:
    """Every turn has its event, the next one lies open, and the pile holds those after it."""
    events = [*state.event_pile, state.event, state.next_event]
    named = [event for event in events if event != EMPTY]
    require(len(named) == len(set(named)), "", "an event was found twice")
    if state.over:
        return
    require(state.event != EMPTY, "event", "every turn has an event, none was found")
    turn, shown = state.turn, state.next_event != EMPTY
    left = turn < len(state.cards.events)
    sentence = f"after turn {turn} another event lies open, none was found"
    require(shown or not left, "next_event", sentence)
    sentence = f"in turn {turn} no event is left that could come"
    require(left or not shown, "next_event", sentence)
    coming, found = defaults.events_to_come(state), len(state.event_pile)
    sentence = f"in turn {turn} the pile has {coming} events, found {found}"
    require(found == coming, "event_pile", sentence)


def _check_tokens(state: SpyriumState) -> None:
    """One token on a building that uses one; on such a character as many as in any game.

    A character may hold more than its table has laid on it: such positions are written to ask
    which token is taken.
    """
    for place, tokens in enumerate(state.tokens):
        if not tokens:
            continue
        where = f"market.{PLACES[place]}"
        face = state.market[place]
        card = state.cards.faces[face]
        require(face != EMPTY and card.has_token, where, "tokens lie where none belong")
        most, found = tokens_on(card, state.game.max_players), len(tokens)
        sentence = f"'{card.id}' holds at most {most} of the tokens, found {found}"
        require(found <= most, where, sentence)


def _check_seat(state: SpyriumState, seat: int) -> None:
    most = state.cards.box.workers_in_all
    where = f"players[{seat}]"
    in_market = state.workers_in_market(seat)
    found = state.active[seat] + state.inactive[seat] + state.reserve[seat] + in_market
    require(found == most, where, f"a colour has {most} workers, found {found}")
    sentence = f"a seat that has passed has no worker in the market, found {in_market}"
    require(not in_market or state.phase[seat] != PASSED, where, sentence)
    owned = not state.used[seat] & ~EVENT_USED & ~state.techniques[seat]
    require(owned, f"{where}.used", "a technique that is not owned")
    kept = len(state.kept_tokens[seat])
    require(state.kept[seat] >= kept, f"{where}.kept", "fewer than there are kept_tokens")


def _check_bonuses(state: SpyriumState, seat: int) -> None:
    """Both are left below the first threshold, one below the second, none beyond."""
    first, second = state.cards.box.bonus_at
    score, found = state.score[seat], state.bonuses[seat].bit_count()
    where = f"players[{seat}].bonuses"
    if is_asked_for_bonus(state, seat):
        sentence = f"a bonus is chosen among both at {first} points or more; "
        sentence += f"at {score} points, found {found}"
        require(score >= first and found == 2, where, sentence)
        return
    left = 2 if score < first else 1 if score < second else 0
    sentence = f"at {score} points {left} are still to be won, found {found}"
    require(found == left, where, sentence)


def _check_end(state: SpyriumState) -> None:
    """A finished game has played its last turn."""
    turn, last = state.turn, len(state.cards.box.turns)
    sentence = f"somebody is asked in turn {turn}; a game ends after turn {last}"
    require(turn == last, "pending", sentence)
