"""The table of zones: it names everything, and what it does not name never leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import ludotheque as lt
from ludotheque.core.visibility import Visibility
from tests.conformance.play import AnyGame, Viewer, by_pool, random_game, viewers, who

OF_THE_VIEW = {"seat", "actor", "unseen"}
"""What a view says of itself."""


def check_all_declared(state: lt.State) -> None:
    """Every field of a position stands in the table, and a view shows nothing else."""
    paths = [zone.path.split(".") for zone in state.game.visibility.zones]
    missing = undeclared(state.to_json(), paths)
    assert not missing, f"not in the table of zones: {missing}"
    for viewer in viewers(state):
        told = state.view(viewer).to_json()
        told = {key: value for key, value in told.items() if key not in OF_THE_VIEW}
        assert not undeclared(told, paths), f"{who(viewer)} sees what is not in the table"


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


def check_undeclared_stays(state: lt.State) -> None:
    """A field that is struck off the table is in nobody's view."""
    zones = state.game.visibility.zones
    for struck in zones:
        table = Visibility([zone for zone in zones if zone is not struck])
        for viewer in viewers(state):
            told = table.redact_json(table.canonical(state, viewer), viewer)
            assert not reaches(told, struck.path.split(".")), (
                f"{struck.path} got out to {who(viewer)}"
            )


def reaches(data: Any, path: Sequence[str]) -> bool:
    """Whether a path leads anywhere in a JSON tree."""
    if not path:
        return True
    if path[0] == "*":
        return any(reaches(item, path[1:]) for item in data)
    return path[0] in data and reaches(data[path[0]], path[1:])


def check_true(state: lt.State, viewer: Viewer) -> None:
    """What a view shows is so: open zones, the size of hidden ones, and what lies in them."""
    whole, view = state.to_json(), state.view(viewer)
    told = view.to_json()
    unseen: dict[str, list[Any]] = {}
    for zone in state.game.visibility.zones:
        for owner in range(state.players) if "*" in zone.path else [-1]:
            path = [str(owner) if key == "*" else key for key in zone.path.split(".")]
            truth, shown = find(whole, path), find(told, path)
            if not zone.seen(owner, viewer):
                if zone.read is None:
                    assert shown is None, zone.path
                    continue
                known = zone.known(state, owner) if zone.known is not None else None
                assert shown == _hidden_as_told(truth, known), zone.path
                pooled = by_pool(zone, state, owner, viewer)
                for place, (pool, _) in zip(zone.unknown(state, owner), pooled, strict=True):
                    unseen.setdefault(pool, []).append(truth[place])
            else:
                assert shown == truth, f"{zone.path} is told wrongly to {who(viewer)}"
    for pool in unseen.keys() | told["unseen"].keys():
        assert told["unseen"].get(pool, []) == sorted(unseen.get(pool, [])), pool
    assert (told["actor"], view.over) == (state.actor, state.over)
    assert view.outcome == state.outcome, f"{who(viewer)} is told another end"
    if view.decision is not None and state.decision is not None:
        assert view.decision[:2] == state.decision[:2]


def _hidden_as_told(truth: Sequence[Any], known: Sequence[int] | None) -> dict[str, Any]:
    """A hidden zone in a view: its size, and what is known of it."""
    size: dict[str, Any] = {"hidden": len(truth)}
    return size if known is None else size | {"known": [truth[place] for place in known]}


def find(data: Any, path: Sequence[str]) -> Any:
    """What a path leads to; seats are numbers."""
    for key in path:
        if isinstance(data, list):
            data = data[int(key)]
        elif key in data:
            data = data[key]
        else:
            return None
    return data


def check_memory(game: AnyGame, players: int, seeds: range) -> int:
    """What everybody saw is known, however long ago, as long as chance has not been at work.

    A card that lay open or was known cannot become unknown, but for one case: a seat moves a card
    from one hidden place to another, and then it may be any of those that were known there. How
    many cards were known and hidden comes back.
    """
    remembered = 0
    for seed in seeds:
        for state, action in random_game(game, players, seed):
            if action is None:
                break
            after = state.copy()
            after.apply(action)
            known = _known(after)
            remembered += sum(cards.total() for cards in known.values())
            if after.chance != state.chance:
                continue
            lost = _unseen(after, None) - _unseen(state, None)
            for (path, owner), cards in _known(state).items():
                if cards - known[path, owner] and _left_for_the_dark(state, after):
                    lost -= cards
            assert not lost, f"after '{action}' it is forgotten where {dict(lost)} went"
    return remembered


def _known(state: lt.State) -> dict[tuple[str, int], Counter[tuple[str, int]]]:
    """For each hidden zone, the components in it that everybody knows."""
    return {
        (zone.path, owner): Counter(
            (zone.kind_of(owner), zone.read(state, owner)[place])
            for place in (zone.known(state, owner) if zone.known is not None else ())
        )
        for zone, owner in state.game.visibility.hidden(state, None)
        if zone.read is not None
    }


def _left_for_the_dark(state: lt.State, after: lt.State) -> bool:
    """Whether some hidden zone has lost a component and another has gained one."""
    sizes = [
        len(zone.read(after, owner)) - len(zone.read(state, owner))
        for zone, owner in state.game.visibility.hidden(state, None)
        if zone.read is not None
    ]
    return min(sizes) < 0 < max(sizes)


def check_barriers(game: AnyGame, players: int, seeds: range) -> Counter[bool]:
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
                learnt = _unseen(state, viewer) - _unseen(after, viewer)
                assert barrier or not learnt, f"{who(viewer)} learns from '{action}'"
                secret = secret and not learnt
            if secret:
                assert not barrier, f"'{action}' touches nothing hidden and cannot be undone"
    return found


def _unseen(state: lt.State, viewer: Viewer) -> Counter[tuple[str, int]]:
    return Counter(
        secret
        for zone, owner in state.game.visibility.hidden(state, viewer)
        for secret in by_pool(zone, state, owner, viewer)
    )


def _piles(state: lt.State) -> list[list[int]]:
    """All that a spectator does not know, in order."""
    return [zone.secrets(state, owner) for zone, owner in state.game.visibility.hidden(state, None)]
