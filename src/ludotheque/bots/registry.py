"""The bots by name."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from functools import partial

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LEVELS, OLD_LEVELS, LevelBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.core.errors import LudothequeError


class UnknownBot(LudothequeError):
    """No bot has that name."""


_MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    **{name: partial(LevelBot, name) for name in (*LEVELS, "greedy", "search", *OLD_LEVELS)},
}

NAMES = ("random", *LEVELS)
"""The names that people choose from, the weakest bot first."""
ALL_NAMES = tuple(_MAKERS)
"""All names that `make` accepts."""


def make(name: str, seed: int) -> Bot:
    """A new bot of that name; the same seed gives the same play.

    >>> make("rnadom", seed=1)
    Traceback (most recent call last):
        ...
    ludotheque.bots.registry.UnknownBot: there is no bot 'rnadom'; did you mean 'random'?
    """
    check_names([name])
    return _MAKERS[name](seed)


def check_names(names: Iterable[str]) -> None:
    """Raises ``UnknownBot`` for the first name that no bot has."""
    for name in names:
        if name not in _MAKERS:
            near = difflib.get_close_matches(name, ALL_NAMES, 1)
            known = ", ".join(ALL_NAMES)
            hint = f"did you mean '{near[0]}'?" if near else f"the bots are: {known}."
            raise UnknownBot(f"there is no bot '{name}'; {hint}")
