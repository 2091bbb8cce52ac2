"""Free undo ends where something hidden was revealed, and nowhere else."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from ludotheque.core.action import Action
from ludotheque.core.state import State
from ludotheque.testing.history import learns_the_same
from ludotheque.testing.leaks import learned
from ludotheque.testing.random_games import (
    AnyGame,
    every_nth_step,
    random_steps,
    unknown_components,
    viewer_name,
    viewers,
)
from ludotheque.testing.zones import hides_something


def check_undo(game: AnyGame, players: int, seeds: range) -> None:
    """Some actions can be undone freely, and those that reveal something cannot."""
    found = barriers(game, players, seeds)
    assert found[False], "nothing can be undone"
    assert found[True] or not hides_something(game), "everything can be undone"


def check_free_undo(game: AnyGame, players: int, seeds: range, stride: int = 1) -> None:
    """From an action that can be undone freely nobody but its own seat has learnt anything."""
    for seed in seeds:
        rng = Random(f"undo {seed}")
        for _, state, action, after in every_nth_step(game, players, seed, stride):
            if not game.visibility.reveals(state, after):
                check_nobody_learns(state, action, rng)


def check_nobody_learns(state: State, action: Action, rng: Random) -> None:
    """In all that others can imagine the same happens, so that it happened tells them nothing."""
    for viewer in viewers(state):
        if viewer != state.actor:
            truth = json.dumps(learned(state, action, viewer))
            world = state.view(viewer).sample(rng)
            assert learns_the_same(world, action, viewer, truth), (
                f"{viewer_name(viewer)} learns from '{action}', which can be undone"
            )


def barriers(game: AnyGame, players: int, seeds: range) -> Counter[bool]:
    """Free undo ends where somebody learns something or chance is used, and nowhere else.

    How many actions were barriers and how many were not comes back.
    """
    found: Counter[bool] = Counter()
    for state, action, after in random_steps(game, players, seeds):
        barrier = game.visibility.reveals(state, after)
        found[barrier] += 1
        if after.chance != state.chance:
            assert barrier, f"'{action}' used chance and can be undone"
        secret = after.chance == state.chance and _piles(state) == _piles(after)
        for viewer in viewers(state):
            learnt = unknown_components(state, viewer) - unknown_components(after, viewer)
            assert barrier or not learnt, f"{viewer_name(viewer)} learns from '{action}'"
            secret = secret and not learnt
        if secret and _lacking(state) == _lacking(after):
            assert not barrier, f"'{action}' touches nothing hidden and cannot be undone"
    return found


def _piles(state: State) -> list[list[int]]:
    """All that a spectator does not know, in order."""
    return [zone.secrets(state, owner) for zone, owner in state.game.visibility.hidden(state, None)]


def _lacking(state: State) -> list[object]:
    """What everybody knows hidden zones to lack."""
    hidden = state.game.visibility.hidden(state, None)
    return [zone.lacks(state, owner) for zone, owner in hidden if zone.lacks is not None]
