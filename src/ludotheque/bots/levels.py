"""Levels of play: for each game an evaluation and a number of search iterations, as data.

A level never blunders on purpose. The lower ones see less in a position, the higher ones look
further ahead. Where a game may come to a standstill, all of them judge by the best evaluation, and
cards that are kept back count against their owner.
Their ratings were measured in the arena (`docs/ladder.md`).
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
from ludotheque.bots.search import SearchBot
from ludotheque.core.action import Action
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.view import View

FILE = "levels.toml"
OLD = "old-"
LEVELS = ("novice", "apprentice", "journeyman", "master", "grandmaster")
"""From the weakest to the strongest."""
OLD_LEVELS = tuple(
    OLD + name for name in ("novice", "apprentice", "journeyman", "master", "grandmaster")
)
"""The levels of version 0.1, for comparison."""
ADVISER = "master"
"""The level that gives hints."""
JUDGE = "journeyman"
"""The level that reviews whole games: it is quick."""


class Level(NamedTuple):
    """How a level plays one game."""

    evaluation: str
    iterations: int
    """Iterations of its search; with 0 it looks one step ahead."""
    rating: int | None
    """``None`` if it has not been measured."""


ITERATIONS = {
    "greedy": 0,
    "search": 100,
    "novice": 0,
    "apprentice": 4,
    "journeyman": 10,
    "master": 30,
    "grandmaster": 100,
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
    return Level(data["evaluation"], data.get("iterations", 0), data.get("rating"))


def ratings(game: Game[Any]) -> dict[str, int]:
    """The ratings of the bots that were measured in a game."""
    return {name: data["rating"] for name, data in _levels(game).items() if "rating" in data}


def fingerprint(game: Game[Any]) -> str:
    """A hash of the data that decides how the levels play a game."""
    plays = [level(game, name)[:2] for name in _levels(game)]
    files = [*learn_folder(game).glob("weights*.toml"), learn_folder(game) / NETWORK_FILE]
    weights = b"".join(path.read_bytes() for path in sorted(files) if path.is_file())
    return hashlib.sha256(repr(plays).encode() + weights).hexdigest()[:16]


@cache
def _in_need(game: Game[Any], name: str) -> Evaluation:
    """What a level judges by where the game may come to a standstill."""
    known = FULL in fitted(game) and name != NETWORK
    return evaluation(game, FULL if known else best(game)).hurried()


def analyst(game: Game[Any], name: str, seed: int) -> Analyst:
    """The bot that plays a game as a level does; the game must have features."""
    plays = level(game, name)
    judge = evaluation(game, plays.evaluation)
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
        if view.game.features is None:
            return self._random.choose(view)
        return self._analyst_for(view).choose(view)

    def rated_actions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, in the order of preference."""
        return self._analyst_for(view).rated_actions(view)

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""
        return [] if view.game.features is None else self._analyst_for(view).explain(view)
