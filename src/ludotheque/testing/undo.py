"""Free undo ends where something hidden was revealed, and nowhere else."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.state import State
from ludotheque.testing.random_games import (
    AnyGame,
    random_game,
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


def barriers(game: AnyGame, players: int, seeds: range) -> Counter[bool]:
    """Free undo ends where somebody learns something or chance is used, and nowhere else.

    How many actions were barriers and how many were not comes back.
    """
    found: Counter[bool] = Counter()
    for seed in seeds:
        for state, action in random_game(game, players, seed):
            if action is None:
                break
            after = state.copy()
            after.apply(action)
            barrier = game.visibility.reveals(state, after)
            found[barrier] += 1
            if after.chance != state.chance:
                assert barrier, f"'{action}' used chance and can be undone"
            secret = after.chance == state.chance and _piles(state) == _piles(after)
            for viewer in viewers(state):
                learnt = unknown_components(state, viewer) - unknown_components(after, viewer)
                assert barrier or not learnt, f"{viewer_name(viewer)} learns from '{action}'"
                secret = secret and not learnt
            if secret:
                assert not barrier, f"'{action}' touches nothing hidden and cannot be undone"
    return found


def _piles(state: State) -> list[list[int]]:
    """All that a spectator does not know, in order."""
    return [zone.secrets(state, owner) for zone, owner in state.game.visibility.hidden(state, None)]
