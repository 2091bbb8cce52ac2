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
from ludotheque.bots.evaluation import POINTS, best, evaluation, weights_path
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.search import SearchBot
from ludotheque.core.action import Action
from ludotheque.core.game import Game
from ludotheque.core.view import View

FILE = "levels.toml"
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


ITERATIONS = {
    "greedy": 0,
    "search": 100,
    "novice": 0,
    "apprentice": 4,
    "journeyman": 10,
    "master": 30,
    "grandmaster": 100,
}
"""How far a level looks ahead in a game for which nobody has measured the levels."""


@cache
def _levels(game: Game[Any]) -> dict[str, Any]:
    """The levels of a game: measured here, or told by the game's own ``levels.toml``."""
    ours = tomllib.loads(Path(__file__).with_name(FILE).read_text(encoding="utf-8"))
    if game.name in ours:
        return dict(ours[game.name])
    path = game.folder / FILE
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {name: told.get(name, _default(game, name)) for name in ITERATIONS}


def _default(game: Game[Any], name: str) -> dict[str, Any]:
    seen = POINTS if name == LEVELS[0] else best(game)
    return {"evaluation": seen, "iterations": ITERATIONS[name]}


def level(game: Game[Any], name: str) -> Level:
    """How a level plays a game."""
    data = _levels(game)[name]
    return Level(data["evaluation"], data.get("iterations", 0), data.get("rating"))


def ratings(game: Game[Any]) -> dict[str, int]:
    """The ratings of the bots that were measured in a game."""
    return {name: data["rating"] for name, data in _levels(game).items() if "rating" in data}


def fingerprint(game: Game[Any]) -> str:
    """A hash of all that decides how the levels play a game, but for the code."""
    plays = [level(game, name)[:2] for name in _levels(game)]
    path = weights_path(game)
    weights = path.read_bytes() if path.is_file() else b""
    return hashlib.sha256(repr(plays).encode() + weights).hexdigest()[:16]


def thinker(game: Game[Any], name: str, seed: int) -> Thinker:
    """The bot that plays a game as a level does; the game must have features."""
    plays = level(game, name)
    judge = evaluation(game, plays.evaluation)
    return SearchBot(seed, judge, plays.iterations) if plays.iterations else GreedyBot(seed, judge)


class LevelBot:
    """A level at any game: it becomes what the game of its first view asks for.

    Where a game has no features, it plays at random and has nothing to explain.
    """

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._seed = seed
        self._thinker: Thinker | None = None
        self._random = RandomBot(seed)

    def _think(self, view: View) -> Thinker:
        if self._thinker is None:
            self._thinker = thinker(view.game, self._name, self._seed)
        return self._thinker

    def choose(self, view: View) -> Action:
        if view.game.features is None:
            return self._random.choose(view)
        return self._think(view).choose(view)

    def opinions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, in the order of preference."""
        return self._think(view).opinions(view)

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""
        return [] if view.game.features is None else self._think(view).explain(view)
