"""Benchmarks of the games and the bots."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ludotheque.arena.playout import play_out
from ludotheque.bots import LEVELS, make
from ludotheque.bots.evaluation import evaluation
from ludotheque.bots.search import SearchBot
from ludotheque.core.action import Action
from ludotheque.core.chance import Dice
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.core.view import View

ROUNDS = 5


class Stopwatch:
    """Measures wall time from its creation."""

    def __init__(self) -> None:
        self._start = self._now()

    def _now(self) -> float:
        return time.perf_counter()

    @property
    def seconds(self) -> float:
        return self._now() - self._start


class WorkingTime(Stopwatch):
    """Measures processor time, which other programs disturb less."""

    def _now(self) -> float:
        return time.process_time()


class Size(NamedTuple):
    """How much is done for one sample."""

    decisions: int
    copies: int
    moves: int


FULL = Size(decisions=90_000, copies=20_000, moves=15)
QUICK = Size(decisions=300, copies=100, moves=1)


class Measure:
    """One line of the report: what is measured, and a sample from each round."""

    def __init__(self, game: str, players: int, what: str, sample: Callable[[], float]) -> None:
        self.game = game
        self.players = players
        self.what = what
        self.samples: list[float] = []
        self._sample = sample

    def take(self) -> None:
        """Takes one more sample."""
        self.samples.append(self._sample())

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    @property
    def spread(self) -> tuple[float, float]:
        return min(self.samples), max(self.samples)

    def to_json(self) -> dict[str, Any]:
        low, high = self.spread
        return {
            "game": self.game,
            "players": self.players,
            "measure": self.what,
            "median": self.median,
            "min": low,
            "max": high,
        }


PLAYING, SILENT, COPY, VIEW = "decisions/s", "decisions/s, silent", "µs per copy()", "µs per view()"
MEASURES = (PLAYING, SILENT, COPY, VIEW)
PLAYOUTS, PLAYOUT_DECISIONS = "playouts/s", "decisions/s in playouts"
ITERATIONS = "search iterations/s"


def measures(game: Game[Any], size: Size) -> list[Measure]:
    """All that is measured of a game, for two, three and the most players."""
    tables = {2, 3, game.max_players}
    return [
        Measure(game.name, players, what, sample)
        for players in sorted(tables)
        if game.min_players <= players <= game.max_players
        for what, sample in _samples(game, players, size).items()
    ]


def moves(game: Game[Any], size: Size) -> list[Measure]:
    """How long the levels think about a move, in games for two."""
    views = _choices(game, size.moves)
    return [
        Measure(game.name, 2, level, partial(_milliseconds_per_move, level, views))
        for level in LEVELS
    ]


def searching(game: Game[Any], size: Size) -> Measure:
    """How fast the search looks ahead, in games for two."""
    views = _choices(game, size.moves)
    return Measure(game.name, 2, ITERATIONS, partial(_iterations_per_second, game, views))


def _choices(game: Game[Any], count: int) -> list[View]:
    """Decisions of a random game with several legal actions, spread over the game."""
    random = Random(2)
    state: State = game.new(2, 2)
    found = []
    while (seat := state.actor) is not None:
        if len(state.actions()) > 1:
            found.append(state.view(seat))
        state.apply(random.choice(state.actions()))
    return found[:: len(found) // count][:count]


def _milliseconds_per_move(level: str, views: list[View]) -> float:
    spent = []
    for seed, view in enumerate(views):
        bot = make(level, seed)
        watch = Stopwatch()
        bot.choose(view)
        spent.append(1e3 * watch.seconds)
    return statistics.median(spent)


def _iterations_per_second(game: Game[Any], views: list[View]) -> float:
    bot = SearchBot(1, evaluation(game, "full"), iterations=20)
    watch = WorkingTime()
    for view in views:
        bot.choose(view)
    return bot.iterations_done / watch.seconds


def _samples(game: Game[Any], players: int, size: Size) -> dict[str, Callable[[], float]]:
    state = _mid_game(game, players)
    view = partial(state.view, state.actor)
    return {
        PLAYING: partial(_decisions_per_second, game, players, size, listening=True),
        SILENT: partial(_decisions_per_second, game, players, size, listening=False),
        COPY: partial(microseconds, state.copy, size),
        VIEW: partial(microseconds, view, size),
    }


def playouts(game: Game[Any], players: int, size: Size) -> list[Measure]:
    """Random games from a position in the middle to the end, within the (compiled) loop."""
    state = _mid_game(game, players)
    dice = Dice(players)

    def per_second(*, decisions: bool) -> float:
        games = played = 0
        watch = WorkingTime()
        while played < size.decisions:
            played += play_out(state.copy(), dice)
            games += 1
        return (played if decisions else games) / watch.seconds

    return [
        Measure(game.name, players, PLAYOUTS, partial(per_second, decisions=False)),
        Measure(game.name, players, PLAYOUT_DECISIONS, partial(per_second, decisions=True)),
    ]


PARTS = 10
"""Parts of a game, each with the same number of decisions."""


def curve(game: Game[Any], players: int, games: int) -> list[float]:
    """The microseconds of a decision in each part of random games, from the first to the last."""
    seconds, decisions = [0.0] * PARTS, [0] * PARTS
    for seed in range(games):
        path = _random_game(game, players, seed)
        state = game.new(players, seed)
        state.listening = False
        for part in range(PARTS):
            played = path[part * len(path) // PARTS : (part + 1) * len(path) // PARTS]
            watch = WorkingTime()
            for action in played:
                state.apply(action)
            seconds[part] += watch.seconds
            decisions[part] += len(played)
    return [time / number * 1e6 for time, number in zip(seconds, decisions, strict=True)]


def run(everything: list[Measure]) -> Iterator[Measure]:
    """Takes all samples, yielding after each one.

    The rounds are interleaved, so that a slow phase of the machine affects all measures.
    """
    for _ in range(ROUNDS):
        for measure in everything:
            measure.take()
            yield measure


def machine() -> dict[str, str]:
    """The processor and the Python of this machine."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"cpu": _cpu_model(), "python": python}


def _cpu_model() -> str:
    file = Path("/proc/cpuinfo")
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return platform.processor() or platform.machine() or "unknown"


def _decisions_per_second(game: Game[Any], players: int, size: Size, *, listening: bool) -> float:
    """Random games in a plain loop over `actions()` and `apply()`, set-up included."""
    random = Random(players)
    decisions = games = 0
    watch = WorkingTime()
    while decisions < size.decisions:
        state = game.new(players, games)
        state.listening = listening
        games += 1
        while not state.over:
            state.apply(random.choice(state.actions()))
            decisions += 1
    return decisions / watch.seconds


def _mid_game(game: Game[Any], players: int) -> State:
    """The position after half of the decisions of a random game."""
    path = _random_game(game, players, 1)
    state: State = game.new(players, 1)
    for action in path[: len(path) // 2]:
        state.apply(action)
    return state


def _random_game(game: Game[Any], players: int, seed: int) -> list[Action]:
    """The actions of a random game."""
    rng = Random(seed)
    state: State = game.new(players, seed)
    path = []
    while not state.over:
        path.append(rng.choice(state.actions()))
        state.apply(path[-1])
    return path


def microseconds(call: Callable[[], object], size: Size) -> float:
    """How long a call takes."""
    watch = WorkingTime()
    for _ in range(size.copies):
        call()
    return watch.seconds / size.copies * 1e6
