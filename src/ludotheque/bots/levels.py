"""Levels of play: for each game an evaluation and a number of search iterations, as data.

A level never blunders on purpose, and leaves out what is plainly pointless (`Features.silly`). The
lower ones see less in a position, the higher ones look further ahead. Where a game may come to a
standstill, all of them judge by the best evaluation, and cards that are kept back count against
their owner. Their ratings were measured in the arena (`docs/ladder.md`).
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.bots.advice import Advice, Analyst
from ludotheque.bots.evaluation import (
    FULL,
    NETWORK,
    NETWORK_FILE,
    POINTS,
    Evaluation,
    best,
    evaluation,
    fitted,
    learn_folder,
)
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.search import Edge, SearchBot
from ludotheque.core.action import Action
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.view import View

FILE = "levels.toml"
OLD = "old-"
LEVELS = (
    "first-game",
    "easy",
    "moderate",
    "normal",
    "advanced",
    "strong",
    "expert",
    "champion",
)
"""From the weakest to the strongest."""
FORMER = {
    "novice": "easy",
    "apprentice": "moderate",
    "journeyman": "normal",
    "master": "strong",
    "grandmaster": "champion",
}
"""The levels of version 0.1, and the present ones that take their seats at stored tables."""
OLD_LEVELS = tuple(OLD + name for name in FORMER)
"""The levels as they were in version 0.1, for comparison."""
ADVISER = "expert"
"""The level that gives hints."""
JUDGE = "advanced"
"""The level that reviews whole games: it is quick."""


class Level(NamedTuple):
    """How a level plays one game."""

    evaluation: str
    iterations: int
    """Iterations of its search; with 0 it looks one step ahead."""
    rating: int | None
    """``None`` if it has not been measured."""
    share: float = 1.0
    """How much it makes of what the evaluation knows beside present points."""


ITERATIONS = {
    "greedy": 0,
    "search": 100,
    "first-game": 0,
    "easy": 0,
    "moderate": 2,
    "normal": 5,
    "advanced": 10,
    "strong": 25,
    "expert": 50,
    "champion": 100,
}
"""Search iterations in a game whose levels have not been measured."""


@cache
def _levels(game: Game[Any]) -> dict[str, Any]:
    """The levels of a game, from this package or from the game's own ``levels.toml``."""
    ours = tomllib.loads(Path(__file__).with_name(FILE).read_text(encoding="utf-8"))
    if game.name in ours:
        return dict(ours[game.name])
    path = game.folder / FILE
    own = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {name: own.get(name, _default(game, name)) for name in ITERATIONS}


def _default(game: Game[Any], name: str) -> dict[str, Any]:
    seen = POINTS if name == LEVELS[0] else best(game)
    return {"evaluation": seen, "iterations": ITERATIONS[name]}


def level(game: Game[Any], name: str) -> Level:
    """How a level plays a game."""
    data = _levels(game).get(name)
    if data is None:
        raise BadSetup(f"{game.title} has no level '{name}'.")
    iterations, rating, share = data.get("iterations", 0), data.get("rating"), data.get("share", 1)
    return Level(data["evaluation"], iterations, rating, share)


def iterations(game: Game[Any], name: str) -> int:
    """The search iterations of a bot in a game; 0 for what is no level."""
    return level(game, name).iterations if name in _levels(game) else 0


def ratings(game: Game[Any]) -> dict[str, int]:
    """The ratings of the bots that were measured in a game."""
    return {name: data["rating"] for name, data in _levels(game).items() if "rating" in data}


def fingerprint(game: Game[Any]) -> str:
    """A hash of the data that decides how the levels play a game."""
    plays = [level(game, name)._replace(rating=None) for name in _levels(game)]
    files = [*learn_folder(game).glob("weights*.toml"), learn_folder(game) / NETWORK_FILE]
    weights = b"".join(path.read_bytes() for path in sorted(files) if path.is_file())
    return hashlib.sha256(repr(plays).encode() + weights).hexdigest()[:16]


@cache
def _judge(game: Game[Any], name: str, share: float) -> Evaluation:
    """What a level judges by, which makes so much of what it knows."""
    known = evaluation(game, name)
    return known.simpler(share) if share < 1 else known


@cache
def _in_need(game: Game[Any], name: str) -> Evaluation:
    """What a level judges by where the game may come to a standstill."""
    known = FULL in fitted(game) and name != NETWORK
    return evaluation(game, FULL if known else best(game)).hurried()


def analyst(game: Game[Any], name: str, seed: int) -> Analyst:
    """The bot that plays a game as a level does; the game must have features."""
    plays = level(game, name)
    judge = _judge(game, plays.evaluation, plays.share)
    in_need = None if name.startswith(OLD) else _in_need(game, plays.evaluation)
    if plays.iterations:
        return SearchBot(seed, judge, plays.iterations, in_need=in_need)
    return GreedyBot(seed, judge, in_need=in_need)


class LevelBot:
    """A level for any game; the first view decides for which.

    In a game without features it plays at random and explains nothing.
    """

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._seed = seed
        self._analyst: Analyst | None = None
        self._random = RandomBot(seed)

    def _analyst_for(self, view: View) -> Analyst:
        if self._analyst is None:
            self._analyst = analyst(view.game, self._name, self._seed)
        return self._analyst

    def choose(self, view: View) -> Action:
        features, analyst = view.game.features, self._analyst_for
        if features is None:
            return self._random.choose(view)
        if self._name not in LEVELS or len(view.actions()) == 1:
            return analyst(view).choose(view)
        ranked = [action for action, _ in analyst(view).rated_actions(view)]
        sensible = (one for one in ranked if not features.silly(view.position, one))
        return next(sensible, ranked[0])

    @property
    def edges(self) -> list[Edge]:
        """The actions of the last decision after a search; none if there was no search."""
        return self._analyst.edges if isinstance(self._analyst, SearchBot) else []

    def rated_actions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, in the order of preference."""
        return self._analyst_for(view).rated_actions(view)

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""
        return [] if view.game.features is None else self._analyst_for(view).explain(view)
