"""A random game from a position to its end, in silence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludotheque.core.state import State


def play_out(state: State, rng: Random) -> int:
    """Plays a position to its end at random; returns the number of decisions.

    Nobody listens, so that no events are made: ``state.listening`` is turned off and stays so.

    >>> import ludotheque as lt
    >>> state = lt.new("spyrium", players=3, seed=7)
    >>> play_out(state, Random(7)) > 0 and state.over
    True
    """
    state.listening = False
    # Faster than rng.choice by a twentieth of the whole game.
    random: Callable[[], float] = rng.random
    decisions = 0
    while not state.over:
        options = state.options()
        state.advance(options[int(random() * float(len(options)))])
        decisions += 1
    return decisions
