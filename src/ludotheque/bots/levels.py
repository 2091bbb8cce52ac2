"""The levels for people: for each game an evaluation and a budget of search, all of it data.

A level never blunders on purpose. The lower ones see less in a position, the higher ones look
further ahead. Their ratings were measured in the arena (`docs/ladder.md`).
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.bots.advice import Advice, Thinker
from ludotheque.bots.evaluation import evaluation, weights_file
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.search import SearchBot
from ludotheque.core.action import Action
from ludotheque.core.game import Game
from ludotheque.core.view import View

LEVELS = ("novice", "apprentice", "journeyman", "master", "grandmaster")
"""From the weakest to the strongest."""
ADVISER = "master"
"""The level that gives hints."""
JUDGE = "journeyman"
"""The level that reviews whole games: it is quick."""


class Level(NamedTuple):
    """How a level plays one game."""

    evaluation: str
    iterations: int
    """How many walks its search makes; without any it looks one step ahead."""
    rating: int | None
    """As measured; ``None`` before it was."""


@cache
def _all_levels() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))


def level(game: str, name: str) -> Level:
    """How a level plays a game."""
    data = _all_levels()[game][name]
    return Level(data["evaluation"], data.get("iterations", 0), data.get("rating"))


def ratings(game: str) -> dict[str, int]:
    """The ratings of the bots that were measured in a game."""
    found = _all_levels().get(game, {})
    return {name: data["rating"] for name, data in found.items() if "rating" in data}


def fingerprint(game: Game[Any]) -> str:
    """A hash of all that decides how the levels play a game, but for the code."""
    plays = [level(game.name, name)[:2] for name in _all_levels()[game.name]]
    weights = weights_file(game).read_bytes()
    return hashlib.sha256(repr(plays).encode() + weights).hexdigest()[:16]


def thinker(game: Game[Any], name: str, seed: int) -> Thinker:
    """The bot that plays a game as a level does."""
    plays = level(game.name, name)
    judge = evaluation(game, plays.evaluation)
    return SearchBot(seed, judge, plays.iterations) if plays.iterations else GreedyBot(seed, judge)


class LevelBot:
    """A level at any game: it becomes what the game of its first view asks for."""

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._seed = seed
        self._thinker: Thinker | None = None

    def _think(self, view: View) -> Thinker:
        if self._thinker is None:
            self._thinker = thinker(view.game, self._name, self._seed)
        return self._thinker

    def choose(self, view: View) -> Action:
        return self._think(view).choose(view)

    def opinions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, in the order of preference."""
        return self._think(view).opinions(view)

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""
        return self._think(view).explain(view)
