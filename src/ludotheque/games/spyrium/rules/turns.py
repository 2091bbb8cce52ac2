"""Taking turns: what a seat may do in its phase, who is next, and passing."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.seat import MOST_SEATS, SEATS, Seat
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.actions import Gap, Place
from ludotheque.games.spyrium.cards.card import REUSE_BUILDING, BuildingNumber
from ludotheque.games.spyrium.position import (
    ACTIVATION,
    EVENT_USED,
    PASSED,
    PLACEMENT,
    SpyriumState,
)
from ludotheque.games.spyrium.rules import (
    activating,
    end_of_turn,
    event_of_the_turn,
    exploiting,
    gaining_money,
    placing,
)
from ludotheque.games.spyrium.rules.pending import Question
from ludotheque.games.spyrium.words import events


def next_seat(state: SpyriumState, seat: int) -> None:
    """The next seat clockwise that has not passed; when all have, the turn ends."""
    for step in range(1, state.players + 1):
        turn = (seat + step) % state.players
        if state.phase[turn] != PASSED:
            state.stack.append(TURN[turn])
            return
    end_of_turn.end_turn(state)


def may_end(state: SpyriumState, action: Action) -> bool:
    """Whether the turn may end with an action; nothing hidden is dealt or drawn before it ends."""
    if action.verb == actions.PASS:
        return True
    return all(phase == PASSED for phase in state.phase)


class Turn(Question):
    """One action of the seat's phase."""

    name = "turn"

    def legal(self, state: SpyriumState) -> list[Action]:
        """Everything a seat may do in its phase."""
        seat = self.seat
        event_used = state.used[seat] & EVENT_USED
        if state.phase[seat] == PLACEMENT:
            ready = actions.PLACE_OR_SWITCH[state.holding if state.active[seat] else 0]
            return ready if event_used else [*ready, *event_of_the_turn.may_use(state, seat)]
        legal = [] if event_used else event_of_the_turn.may_use(state, seat)
        if state.occupied[seat]:
            activating.add_uses_of_workers(state, seat, legal)
        if state.quarter[seat]:
            exploiting.add_exploits(state, seat, False, state.cards.actions.exploit, legal)
            if state.techniques[seat] & ~state.used[seat] & REUSE_BUILDING:
                exploiting.add_exploits(state, seat, True, state.cards.actions.reuse, legal)
        if not state.occupied[seat]:
            legal.append(actions.pass_turn)
        return legal

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Carries the action out."""
        seat = self.seat
        verb = action.verb
        if verb == actions.PLACE:
            placing.place_worker(state, seat, Gap(action.a))
        elif verb == actions.GAIN:
            gaining_money.gain_money(state, seat, Gap(action.a), Place(action.b))
        elif verb == actions.ACTIVATE:
            activating.activate(state, seat, Gap(action.a), Place(action.b), free=False)
        elif verb == actions.ACTIVATE_FREE:
            activating.activate(state, seat, Gap(action.a), Place(action.b), free=True)
        elif verb == actions.EXPLOIT:
            exploiting.exploit_upright(state, seat, BuildingNumber(action.a), action.b)
        elif verb == actions.SWITCH:
            _switch(state, seat)
        elif verb == actions.PASS:
            _pass(state, seat)
        elif verb == actions.REUSE:
            exploiting.reuse_by_technique(state, seat, BuildingNumber(action.a), action.b)
        else:
            event_of_the_turn.use(state, seat, action)

    def message(self, state: SpyriumState) -> Message:
        """Asks for one of the things that the seat can do now."""
        verbs = {action.verb for action in state.options()}
        able = [say(key) for key, some in _ABILITIES if verbs & some]
        names = ("one", "two", "three", "four", "five")
        return Message(f"ask-{names[len(able) - 1]}", dict(zip(names, able, strict=False)))


_ABILITIES: Final = (
    ("can-place", {actions.PLACE}),
    ("can-gain", {actions.GAIN}),
    ("can-activate", {actions.ACTIVATE, actions.ACTIVATE_FREE}),
    ("can-exploit", {actions.EXPLOIT}),
    ("can-reuse", {actions.REUSE}),
    ("can-event", {actions.EVENT, actions.EVENT_PLACE, actions.EVENT_REUSE}),
    ("can-switch", {actions.SWITCH}),
    ("can-pass", {actions.PASS}),
)
"""What a seat may be able to do on its turn, in the order of the question."""

TURN: Final = [Turn(seat) for seat in SEATS[MOST_SEATS]]
"""For each seat its turn; entries never change, so one of each is enough."""


def _switch(state: SpyriumState, seat: Seat) -> None:
    """Goes over to activation; the same seat acts at once."""
    state.phase[seat] = ACTIVATION
    state.stack.append(TURN[seat])
    if state.listening:
        state.emit(events.SWITCHED, seat)


def _pass(state: SpyriumState, seat: Seat) -> None:
    state.phase[seat] = PASSED
    if state.listening:
        state.emit(events.PASSED, seat)
