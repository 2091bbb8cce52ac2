"""Greedy lookahead: to a quiet position (quiescence), or to the end of a turn."""

from __future__ import annotations

from ludotheque.bots.evaluation import Evaluator
from ludotheque.core.action import Action
from ludotheque.core.state import State

_MAX_DECISIONS = 100
"""Decisions after which the position is evaluated even if it is not quiet."""


def play_until_quiet(evaluation: Evaluator, world: State, action: Action) -> State:
    """A copy of a position after an action, played on greedily until it is quiet."""
    state = world.copy()
    state.advance(action)
    for _ in range(_MAX_DECISIONS):
        if evaluation.quiet(state):
            break
        state.advance(_best_action(evaluation, state))
    return state


def finish_turn(evaluation: Evaluator, state: State, seat: int) -> None:
    """Plays a position on until another seat is about to begin something.

    Resources that are about to be spent are harder to evaluate than what is bought with them.
    """
    for _ in range(_MAX_DECISIONS):
        if state.over or (state.actor != seat and evaluation.quiet(state)):
            break
        state.advance(_best_action(evaluation, state))


def _best_action(evaluation: Evaluator, state: State) -> Action:
    """The action with the best evaluation right after it, for the seat that must decide."""
    actions = state.options()
    if len(actions) == 1:
        return actions[0]
    seat = state.actor
    assert seat is not None
    return actions[best_of(evaluation.chances_of(children(state, actions)), seat)]


def children(state: State, actions: list[Action]) -> list[State]:
    """The positions right after each action."""
    found = []
    for action in actions:
        after = state.copy()
        after.advance(action)
        found.append(after)
    return found


def best_of(chances: list[list[float]], seat: int) -> int:
    """The number of the position that a seat likes best; the first of equals."""
    best, most = 0, -1.0
    for number, each in enumerate(chances):
        if each[seat] > most:
            best, most = number, each[seat]
    return best
