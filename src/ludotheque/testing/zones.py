"""The visibility table: it declares every field, and an undeclared field is in no view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.core.visibility import Visibility
from ludotheque.testing.random_games import (
    AnyGame,
    Viewer,
    by_pool,
    some_positions,
    viewer_name,
    viewers,
)

OF_THE_VIEW = {"seat", "actor", "unseen"}
"""What a view says of itself."""


def hides_something(game: AnyGame) -> bool:
    """Whether a game hides anything from a spectator."""
    return any(zone.read is not None for zone in game.visibility.zones)


def check_declared_fields(game: AnyGame, players: int, seeds: range) -> None:
    """In positions spread over random games."""
    for seed in seeds:
        for state, _ in some_positions(game, players, seed, 20):
            check_all_declared(state)


def check_undeclared_fields(game: AnyGame, players: int, seeds: range) -> None:
    """In positions spread over random games."""
    for seed in seeds:
        for state, _ in some_positions(game, players, seed, 4):
            check_undeclared_hidden(state)


def check_all_declared(state: State) -> None:
    """Every field of a position stands in the table, and a view shows nothing else."""
    paths = [zone.path.split(".") for zone in state.game.visibility.zones]
    missing = undeclared(state.to_json(), paths)
    assert not missing, f"not in the visibility table: {missing}"
    for viewer in viewers(state):
        seen = state.view(viewer).to_json()
        seen = {key: value for key, value in seen.items() if key not in OF_THE_VIEW}
        assert not undeclared(seen, paths), f"{viewer_name(viewer)} sees what is not in the table"


def undeclared(data: Any, paths: Sequence[Sequence[str]], here: str = "") -> list[str]:
    """The fields of a JSON tree that no path of a table leads to; ``*`` is every seat."""
    if [] in paths:
        return []
    if isinstance(data, list):
        below = [path[1:] for path in paths if path[0] == "*"]
        return [name for item in data for name in undeclared(item, below, f"{here}*.")]
    if not isinstance(data, dict) or not paths:
        return [here.rstrip(".")]
    found = []
    for key, value in data.items():
        found += undeclared(value, [path[1:] for path in paths if path[0] == key], f"{here}{key}.")
    return found


def check_undeclared_hidden(state: State) -> None:
    """A field that is struck off the table is in nobody's view."""
    zones = state.game.visibility.zones
    for struck in zones:
        table = Visibility([zone for zone in zones if zone is not struck])
        for viewer in viewers(state):
            seen = table.redact_json(table.canonical(state, viewer), viewer)
            assert not reaches(seen, struck.path.split(".")), (
                f"{struck.path} got out to {viewer_name(viewer)}"
            )


def reaches(data: Any, path: Sequence[str]) -> bool:
    """Whether a path leads anywhere in a JSON tree."""
    if not path:
        return True
    if path[0] == "*":
        return any(reaches(item, path[1:]) for item in data)
    return path[0] in data and reaches(data[path[0]], path[1:])


def check_view_is_true(state: State, viewer: Viewer) -> None:
    """What a view shows is so: open zones, the size of hidden ones, and what lies in them."""
    whole, view = state.to_json(), state.view(viewer)
    seen = view.to_json()
    unseen: dict[str, list[Any]] = {}
    for zone in state.game.visibility.zones:
        for owner in range(state.players) if "*" in zone.path else [-1]:
            path = [str(owner) if key == "*" else key for key in zone.path.split(".")]
            truth, shown = value_at(whole, path), value_at(seen, path)
            if not zone.seen(owner, viewer):
                if zone.read is None:
                    assert shown is None, zone.path
                    if zone.forget is not None:
                        _check_forgotten(view, path)
                    continue
                known = zone.known(state, owner) if zone.known is not None else None
                assert shown == _hidden_json(truth, known), zone.path
                pooled = by_pool(zone, state, owner, viewer)
                for place, (pool, _) in zip(zone.unknown(state, owner), pooled, strict=True):
                    unseen.setdefault(pool, []).append(truth[place])
            else:
                assert shown == truth, f"{zone.path} is shown wrongly to {viewer_name(viewer)}"
    for pool in unseen.keys() | seen["unseen"].keys():
        assert seen["unseen"].get(pool, []) == sorted(unseen.get(pool, [])), pool
    assert (seen["actor"], view.over) == (state.actor, state.over)
    assert view.outcome == state.outcome, f"{viewer_name(viewer)} sees another outcome"
    if view.decision is not None and state.decision is not None:
        assert view.decision[:2] == state.decision[:2]


def _check_forgotten(view: View, path: Sequence[str]) -> None:
    """What a seat alone remembers is, in the positions of others, as before the game."""
    first = view.game.new(view.position.players, 0).to_json()
    kept = value_at(view.position.to_json(), path)
    assert kept == value_at(first, path), f"{'.'.join(path)} got out to {viewer_name(view.seat)}"


def _hidden_json(truth: Sequence[Any], known: Sequence[int] | None) -> dict[str, Any]:
    """A hidden zone in a view: its size, and what is known of it."""
    size: dict[str, Any] = {"hidden": len(truth)}
    return size if known is None else size | {"known": [truth[place] for place in known]}


def value_at(data: Any, path: Sequence[str]) -> Any:
    """What a path leads to; seats are numbers."""
    for key in path:
        if isinstance(data, list):
            data = data[int(key)]
        elif key in data:
            data = data[key]
        else:
            return None
    return data
