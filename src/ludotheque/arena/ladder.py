"""The benchmark: a bot against opponents that stay as they are (`docs/benchmark.md`).

The opponents are those of version 0.1, whose weights are kept, and `distracted` between the two
weakest. All deals and seeds are fixed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.arena.bench import WorkingTime
from ludotheque.arena.processes import Jobs
from ludotheque.arena.tournament import Share, Tournament, overall, run_tournament
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game

RUNGS = (
    "random",
    "old-novice",
    "distracted",
    "old-apprentice",
    "old-journeyman",
    "old-master",
    "old-grandmaster",
)
"""The opponents, the weakest first."""
SEED = 2026
PLAYERS = 2
GAMES = 200
"""Games against each opponent: a hundred deals, from both seats."""
STEPS = 20_000_000
"""Decisions that a learner may make in training, those of all seats counted."""


class Rung(NamedTuple):
    """How a bot did against one opponent."""

    opponent: str
    won: Share
    seconds: float
    """Processor time of this process, both bots together."""


def measure(
    game: Game[Any],
    bot: str,
    folder: Path,
    *,
    games: int = GAMES,
    jobs: Jobs = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Rung]:
    """Plays a bot against every opponent but itself; games that the folder has are not repeated."""
    if not game.min_players <= PLAYERS <= game.max_players:
        raise BadSetup(f"the benchmark is for {PLAYERS} players, and {game.title} is not.")
    found = []
    for opponent in RUNGS:
        if opponent == bot:
            continue
        tournament = Tournament.of(game, [bot, opponent], PLAYERS, games, SEED)
        watch = WorkingTime()
        log = folder / f"{tournament.key}.jsonl"
        results = run_tournament(tournament, log, jobs=jobs, progress=progress)
        found.append(Rung(opponent, overall(results, [bot])[bot], watch.seconds))
    return found


def score(rungs: list[Rung]) -> float:
    """The mean share of victories: 0 is beaten by all, 1 beats all."""
    return sum(rung.won.share for rung in rungs) / len(rungs)
