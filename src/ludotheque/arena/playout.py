"""A random game from a position to its end, in silence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from ludotheque.core.state import State

_ENOUGH: Final = 1e6
"""Between so many courses of the game one random number decides; it tells 9e15 apart."""


def play_out(state: State, rng: Random) -> int:
    """Plays a position to its end at random; returns the number of decisions.

    Nobody listens, so that no events are made: ``state.listening`` is turned off and stays so.

    >>> import ludotheque as lt
    >>> state = lt.new("spyrium", players=3, seed=7)
    >>> play_out(state, Random(7)) > 0 and state.over
    True
    """
    state.listening = False
    # Faster than rng.choice by a twentieth of the whole game, and by another, since a random number
    # is enough for several choices: what one leaves of it is as even, if less fine.
    random: Callable[[], float] = rng.random
    luck, choices = 0.0, _ENOUGH
    decisions = 0
    while not state.over:
        options = state.options()
        if choices >= _ENOUGH:
            luck, choices = random(), 1.0
        number = float(len(options))
        luck *= number
        choices *= number
        chosen = int(luck)
        luck -= float(chosen)
        state.advance(options[chosen])
        decisions += 1
    return decisions
