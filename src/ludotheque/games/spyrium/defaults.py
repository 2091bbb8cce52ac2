"""What a hand-written position means where it leaves a field out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ludotheque.core.chance import shuffled
from ludotheque.core.errors import BadPosition
from ludotheque.games.spyrium.cards.card import EMPTY, ERAS, EventNumber, Face, Token
from ludotheque.games.spyrium.kinds import ALL_PLACES
from ludotheque.games.spyrium.position import MONEY_BONUS, PASSED, WORKER_BONUS, SpyriumState
from ludotheque.games.spyrium.rules.bonuses import is_asked_for_bonus
from ludotheque.games.spyrium.rules.turns import TURN, Turn


def active(state: SpyriumState, seat: int) -> int:
    """Those of the first workers that are neither inactive nor in the market."""
    busy = state.inactive[seat] + state.workers_in_market(seat)
    return max(0, state.cards.box.workers - busy)


def reserve(state: SpyriumState, seat: int) -> int:
    """All others."""
    busy = state.active[seat] + state.inactive[seat] + state.workers_in_market(seat)
    return max(0, state.cards.box.workers_in_all - busy)


def bonuses(state: SpyriumState, seat: int) -> int:
    """Those that the points leave."""
    at_first, at_second = state.cards.box.bonus_at
    if is_asked_for_bonus(state, seat):
        return WORKER_BONUS | MONEY_BONUS
    if state.score[seat] >= at_second:
        return 0
    return MONEY_BONUS if state.score[seat] >= at_first else WORKER_BONUS | MONEY_BONUS


def kept(state: SpyriumState, seat: int) -> int:
    """The number of `kept_tokens`."""
    return len(state.kept_tokens[seat])


def _events_named_nowhere(state: SpyriumState) -> list[EventNumber]:
    named = (state.event, state.next_event, *state.event_pile)
    rest = [card.index for card in state.cards.events if card.index not in named]
    order, state.chance = shuffled(rest, state.chance)
    return order


def event(state: SpyriumState, seat: int) -> tuple[EventNumber, Token]:
    """Any event that is named nowhere, with a 1 on it if it uses a token."""
    rest = _events_named_nowhere(state)
    if not rest:
        return EventNumber(EMPTY), Token(0)
    return rest[-1], Token(1 if state.cards.events[rest[-1]].has_token else 0)


def next_event(state: SpyriumState, seat: int) -> tuple[EventNumber, Token]:
    """The same, unless every event has been used by now."""
    if state.turn >= len(state.cards.events):
        return EventNumber(EMPTY), Token(0)
    return event(state, seat)


def events_to_come(state: SpyriumState) -> int:
    """How many events lie below the one that can be seen."""
    return max(0, len(state.cards.events) - state.turn - 1)


def event_pile(state: SpyriumState, seat: int) -> tuple[EventNumber, ...]:
    """As many as there are turns to come, from those not named, shuffled."""
    return tuple(_events_named_nowhere(state)[: events_to_come(state)])


def fill_event_pile(state: SpyriumState) -> None:
    """Events below those that were written down, so that every turn has one."""
    missing = max(0, events_to_come(state) - len(state.event_pile))
    if missing:
        state.event_pile = (*_events_named_nowhere(state)[:missing], *state.event_pile)


def _deck(era: int) -> Callable[[Any, int], Any]:
    def default(state: SpyriumState, seat: int) -> tuple[Face, ...]:
        """Its cards that lie nowhere else, shuffled, as many as the turn leaves."""
        cards, turns = state.cards, state.cards.box.turns
        seen = _cards_outside_decks(state)
        for earlier in range(era):
            for card in cards.faces:
                seen[card.index] -= min(seen[card.index], card.copies[earlier])
        rest = [
            card.index
            for card in cards.faces
            for _ in range(card.copies[era] - min(seen[card.index], card.copies[era]))
        ]
        order, state.chance = shuffled(rest, state.chance)
        in_all = sum([card.copies[era] for card in cards.faces])
        return tuple(order[: in_all - ALL_PLACES * turns[: state.turn].count(era)])

    return default


DECKS = [_deck(era) for era in range(len(ERAS))]


def _cards_outside_decks(state: SpyriumState) -> Counter[int]:
    found: Counter[int] = state.game.position.found_of(state, "Card")
    for deck in state.decks:
        found.subtract(deck)
    return found


def gone(state: SpyriumState, seat: int) -> tuple[Face, ...]:
    """All cards that lie nowhere else; give it only with all three decks."""
    return tuple([Face(number) for number in state.game.position.missing(state, "Card")])


def token_reserve(state: SpyriumState, seat: int) -> tuple[Token, ...]:
    """All tokens that lie nowhere else, shuffled."""
    return tuple([Token(number + 1) for number in state.game.position.rest(state, "Token")])


def pending(state: SpyriumState, seat: int) -> list[Turn]:
    """The turn of `first`."""
    # Or of the next one who has not passed.
    for step in range(state.players):
        turn = (state.first + step) % state.players
        if state.phase[turn] != PASSED:
            return [TURN[turn]]
    raise BadPosition("position, players: somebody must not have passed yet.")
