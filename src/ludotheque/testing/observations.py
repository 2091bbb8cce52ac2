"""Observation vectors: they contain all that a view contains, and nothing else."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from ludotheque.core.observation import Layout
from ludotheque.core.state import State
from ludotheque.testing.random_games import AnyGame, random_game, viewers

Path = tuple[str | int, ...]


def check_observations(game: AnyGame, players: int, seeds: range, stride: int = 1) -> None:
    """The layout is in order, and vectors contain what views contain."""
    check_layout(game.observation(players))
    assert check_vectors(game, players, seeds, stride), "no field was tried"


def check_layout(layout: Layout) -> None:
    """Every number has a name of its own, and the groups cover all of them."""
    names = layout.names()
    assert len(names) == len(set(names)) == layout.size, "names are missing or doubled"
    ends = [0, *(group.start + group.size for group in layout.groups())]
    assert [group.start for group in layout.groups()] == ends[:-1]
    assert ends[-1] == layout.size


def check_vectors(game: AnyGame, players: int, seeds: range, stride: int) -> int:
    """Checks some positions of random games; returns how many fields were tried."""
    layout, tried = game.observation(players), 0
    for seed in seeds:
        for step, (state, _) in enumerate(random_game(game, players, seed)):
            if step % stride == 0:
                for viewer in viewers(state):
                    check_vector(layout, state, viewer)
                view = state.view(state.actor).to_json()
                tried += check_nothing_is_left_out(layout, view)
    return tried


def check_vector(layout: Layout, state: State, viewer: int | None) -> None:
    """A vector has its numbers in bounds, and is the same for every sample of the view."""
    view = state.view(viewer)
    vector = layout.encode(view)
    assert len(vector) == layout.size
    assert 0.0 <= min(vector) <= max(vector) <= 1.0
    encoder = state.game.encoder(state.players)
    assert encoder.encode(state, viewer) == vector, "the short way writes other numbers"
    world = view.sample(Random(1))
    assert layout.encode(world.view(viewer)) == vector, "it contains what the viewer cannot know"
    assert encoder.encode(world, viewer) == vector, "it contains what the viewer cannot know"


def check_nothing_is_left_out(layout: Layout, view: dict[str, Any]) -> int:
    """A view without one of its values gives another vector."""
    whole, tried = layout.write(view), 0
    for path in leaves(view):
        if any(key in layout.left_out for key in path):
            continue
        assert layout.write(without(view, path)) != whole, f"the vector does not contain {path}"
        tried += 1
    return tried


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths of all values that are not empty.

    Of a list of values it is the first one, of the pending decisions the one that is asked now.
    """
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        objects = value and isinstance(value[0], dict | list)
        for place, inner in list(enumerate(value))[-1 if path == ("pending",) else 0 :]:
            if objects or place == 0:
                yield from leaves(inner, (*path, place))
    elif value:
        yield path


def without(view: dict[str, Any], path: Path) -> dict[str, Any]:
    """The same without the value at a path; a list loses all values equal to it."""
    struck = copy.deepcopy(view)
    parent: Any = struck
    for key in path[:-1]:
        parent = parent[key]
    if isinstance(parent, list):
        parent[:] = [value for value in parent if value != parent[path[-1]]]  # type: ignore[index]
    else:
        del parent[path[-1]]
    return struck
