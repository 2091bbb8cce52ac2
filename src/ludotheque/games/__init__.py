"""The built-in games, one package each, and the games that other packages bring.

A package adds a game with an entry point of the group ``ludotheque.games``, whose name is the
game's name and whose object is an instance of ``Game``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NoReturn

from ludotheque.core.errors import UnknownGame
from ludotheque.core.game import GAMES, Game
from ludotheque.core.registry import Loader

GROUP = "ludotheque.games"

BUILT_IN = {
    name: EntryPoint(name, f"ludotheque.games.{name}.game:{name.upper()}", GROUP)
    for name in ("spyrium", "uchronia", "monumental")
}
"""The same as in pyproject.toml, so that the games are there without installed metadata."""


def install() -> None:
    """Makes the games known by name."""
    GAMES.declare({name: entry.load for name, entry in BUILT_IN.items()}, others)


def others() -> Iterator[tuple[str, Loader]]:
    """The games that other packages declare."""
    declared: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=_package):
        first = BUILT_IN.get(entry.name) or declared.setdefault(entry.name, entry)
        if first.value == entry.value:
            continue
        sentence = f"there is another game of that name already: {first.value}"
        yield f"{entry.name} ({_package(entry)})", partial(_refuse, entry, sentence)
    for entry in declared.values():
        yield entry.name, partial(_load, entry)


def _load(entry: EntryPoint) -> Game[Any]:
    try:
        game = entry.load()
    except Exception as error:
        _refuse(entry, f"{type(error).__name__}: {error}", error)
    if not isinstance(game, Game):
        _refuse(entry, f"{entry.value} is a {type(game).__name__}, not an instance of Game")
    if game.name != entry.name:
        _refuse(entry, f"its entry point must be named as the game, '{game.name}'")
    return game


def _refuse(entry: EntryPoint, why: str, cause: Exception | None = None) -> NoReturn:
    package = _package(entry)
    raise UnknownGame(
        f"the game '{entry.name}' of the package {package} cannot be used: {why}."
    ) from cause


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module
