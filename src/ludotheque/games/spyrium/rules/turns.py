"""Taking turns: what a seat may do in its phase, who is next, and passing."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions, decisions
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
    event_of_the_turn,
    exploiting,
    gaining_money,
    placing,
)
from ludotheque.games.spyrium.rules.end_of_turn import end_turn
from ludotheque.games.spyrium.words import events


def next_seat(state: SpyriumState, seat: int) -> None:
    """The next seat clockwise that has not passed; when all have, the turn ends."""
    for step in range(1, state.players + 1):
        turn = (seat + step) % state.players
        if state.phase[turn] != PASSED:
            state.stack.append(decisions.TURN[turn])
            return
    end_turn(state)


def may_act(state: SpyriumState, asked: decisions.Turn) -> list[Action]:
    """Everything a seat may do in its phase."""
    seat = asked.seat
    event_used = state.used[seat] & EVENT_USED
    if state.phase[seat] == PLACEMENT:
        ready = actions.PLACE_OR_SWITCH[state.holding if state.active[seat] else 0]
        return ready if event_used else [*ready, *event_of_the_turn.may_use(state, seat)]
    legal = [] if event_used else event_of_the_turn.may_use(state, seat)
    if state.occupied[seat]:
        activating.add_uses_of_workers(state, seat, legal)
    if state.quarter[seat]:
        exploiting.add_exploits(state, seat, False, actions.exploit, legal)
        if state.techniques[seat] & ~state.used[seat] & REUSE_BUILDING:
            exploiting.add_exploits(state, seat, True, actions.reuse, legal)
    if not state.occupied[seat]:
        legal.append(actions.pass_turn)
    return legal


def act(state: SpyriumState, asked: decisions.Turn, action: Action) -> None:
    """Carries out one action of a seat."""
    seat = asked.seat
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


def _switch(state: SpyriumState, seat: Seat) -> None:
    """Goes over to activation; the same seat acts at once."""
    state.phase[seat] = ACTIVATION
    state.stack.append(decisions.TURN[seat])
    if state.listening:
        state.emit(events.SWITCHED, seat)


def _pass(state: SpyriumState, seat: Seat) -> None:
    state.phase[seat] = PASSED
    if state.listening:
        state.emit(events.PASSED, seat)
