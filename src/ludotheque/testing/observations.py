"""Vectors for learners: they tell all that a view tells, and nothing else."""

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
    """The layout is in order, and vectors tell what views tell."""
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
    """Looks at some positions of random games; how many fields were tried comes back."""
    layout, tried = game.observation(players), 0
    for seed in seeds:
        for step, (state, _) in enumerate(random_game(game, players, seed)):
            if step % stride == 0:
                for viewer in viewers(state):
                    check_vector(layout, state, viewer)
                told = state.view(state.actor).to_json()
                tried += check_nothing_is_left_out(layout, told)
    return tried


def check_vector(layout: Layout, state: State, viewer: int | None) -> None:
    """A vector has its numbers in bounds, and is the same for all that the viewer may believe."""
    view = state.view(viewer)
    vector = layout.encode(view)
    assert len(vector) == layout.size
    assert 0.0 <= min(vector) <= max(vector) <= 1.0
    world = view.sample(Random(1))
    assert layout.encode(world.view(viewer)) == vector, "it tells what the viewer cannot know"


def check_nothing_is_left_out(layout: Layout, told: dict[str, Any]) -> int:
    """Whatever is struck off what a view tells is missing from the vector."""
    whole, tried = layout.write(told), 0
    for path in leaves(told):
        if any(key in layout.left_out for key in path):
            continue
        assert layout.write(without(told, path)) != whole, f"the vector does not tell {path}"
        tried += 1
    return tried


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The places of all that is told and is not nothing.

    Of a list of values it is the first, of the open decisions the one that is asked now.
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


def without(told: dict[str, Any], path: Path) -> dict[str, Any]:
    """The same without the value at a place; a list of values loses all that are like it."""
    struck = copy.deepcopy(told)
    parent: Any = struck
    for key in path[:-1]:
        parent = parent[key]
    if isinstance(parent, list):
        parent[:] = [value for value in parent if value != parent[path[-1]]]  # type: ignore[index]
    else:
        del parent[path[-1]]
    return struck
