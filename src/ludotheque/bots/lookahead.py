"""Playing on without thinking: to where nothing is half done, or to the end of a turn."""

from __future__ import annotations

from ludotheque.bots.evaluation import Evaluation
from ludotheque.core.action import Action
from ludotheque.core.state import State

_PATIENCE = 100
"""Decisions after which a chain of consequences is judged as it stands."""


def settled(evaluation: Evaluation, world: State, action: Action) -> State:
    """A copy of a position after an action, played on until nothing is half done."""
    state = world.copy()
    state.advance(action)
    for _ in range(_PATIENCE):
        if evaluation.features.quiet(state):
            break
        state.advance(_likeliest(evaluation, state))
    return state


def finish_turn(evaluation: Evaluation, state: State, seat: int) -> None:
    """Plays a position on until another seat is about to begin something.

    What lies ready to be spent is hard to judge, and what was bought with it is not.
    """
    for _ in range(_PATIENCE):
        if state.over or (state.actor != seat and evaluation.features.quiet(state)):
            break
        state.advance(_likeliest(evaluation, state))


def _likeliest(evaluation: Evaluation, state: State) -> Action:
    """The action that looks best to the seat that must decide, judged at once."""
    actions = state.options()
    if len(actions) == 1:
        return actions[0]
    seat = state.actor
    assert seat is not None
    best, most = actions[0], -1.0
    for action in actions:
        after = state.copy()
        after.advance(action)
        value = evaluation.chances(after)[seat]
        if value > most:
            best, most = action, value
    return best
