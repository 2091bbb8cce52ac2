"""The games by name, each loaded when it is first asked for."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.core.game import Game

Loader = Callable[[], "Game[Any]"]


class Registry(MutableMapping[str, "Game[Any]"]):
    """The built-in games in their order, then those of other packages by name.

    Other packages are searched for games only when something else than a built-in game is asked
    for. One that cannot be loaded is left out, with a warning and a sentence in ``broken``.
    """

    def __init__(self) -> None:
        self.broken: dict[str, str] = {}
        """Why a game of another package could not be loaded, by its name."""
        self._games: dict[str, Game[Any] | None] = {}
        self._loaders: dict[str, Loader] = {}
        self._discover: Callable[[], Iterable[tuple[str, Loader]]] | None = None

    def declare(
        self, built_in: Mapping[str, Loader], discover: Callable[[], Iterable[tuple[str, Loader]]]
    ) -> None:
        """Says where games come from: how the built-in ones are loaded, and how others are found.

        A loader of another package raises an error whose text is a sentence for the reader.
        """
        self._loaders.update(built_in)
        self._games.update(dict.fromkeys(built_in))
        self._discover = discover

    def _add_others(self) -> None:
        if self._discover is None:
            return
        discover, self._discover = self._discover, None
        for name, load in sorted(discover(), key=lambda found: found[0]):
            try:
                self._games.setdefault(name, load())
            except Exception as error:
                self.broken[name] = str(error)
                warnings.warn(str(error), RuntimeWarning, stacklevel=2)

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._games:
            self._add_others()
        game = self._games[name]
        if game is None:
            game = self._games[name] = self._loaders[name]()
        return game

    def __setitem__(self, name: str, game: Game[Any]) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __iter__(self) -> Iterator[str]:
        self._add_others()
        return iter(list(self._games))

    def __len__(self) -> int:
        self._add_others()
        return len(self._games)
