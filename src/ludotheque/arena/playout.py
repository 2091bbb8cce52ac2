"""Playouts: random games from a position to the end, without events."""

from __future__ import annotations

from ludotheque.core.chance import Dice
from ludotheque.core.state import State


def play_out(state: State, dice: Dice) -> int:
    """Plays a position to its end at random; returns the number of decisions.

    No events are made: ``state.listening`` is turned off and stays off.

    >>> import ludotheque as lt
    >>> state = lt.new("spyrium", players=3, seed=7)
    >>> play_out(state, Dice(7)) > 0 and state.over
    True
    """
    state.listening = False
    decisions = 0
    while not state.over:
        options = state.options()
        state.advance(options[dice.below(len(options))])
        decisions += 1
    return decisions
