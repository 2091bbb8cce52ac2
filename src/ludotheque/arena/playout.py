"""One game from a position to its end, in silence."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.bots import Bot, RandomBot
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
    random = rng.random
    decisions = 0
    while not state.over:
        actions = state.actions()
        state.apply(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def play_with(state: State, bots: Sequence[Bot]) -> int:
    """Plays a position to its end, each seat by its bot; returns the number of decisions."""
    state.listening = False
    decisions = 0
    while (seat := state.actor) is not None:
        bot = bots[seat]
        # A random choice needs no view, and making one costs more than the choice.
        if isinstance(bot, RandomBot):
            action = bot.pick(state.actions())
        else:
            action = bot.choose(state.view(seat))
        state.apply(action)
        decisions += 1
    return decisions
