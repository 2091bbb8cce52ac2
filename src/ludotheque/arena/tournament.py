"""Tournaments between bots: shares of victories with confidence intervals, and ratings.

Every deal is played once for each rotation of the seats, so that neither luck nor the first turn
favours a bot. With more bots than seats, every group of bots that fits plays as many games.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from ludotheque import bots
from ludotheque.arena.interval import wilson
from ludotheque.arena.match import close, finish, play_with
from ludotheque.arena.processes import Jobs, in_processes
from ludotheque.arena.simulate import Plan
from ludotheque.bots.levels import fingerprint
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, find

AVERAGE, STEP = 1000, 20
"""The rating of an average bot of a tournament, and what a point of OpenSkill is worth here."""


class Result(NamedTuple):
    """A finished game: its number, who sat where, and the groups of seats in their places."""

    number: int
    seats: tuple[str, ...]
    ranking: tuple[tuple[int, ...], ...]
    forfeits: tuple[int, ...] = ()
    """Seats whose program failed."""

    def share(self, seat: int) -> float:
        """What a seat has of the victory."""
        return 1 / len(self.ranking[0]) if seat in self.ranking[0] else 0.0


class Tournament(NamedTuple):
    """What is to be played; plain values, so that it can go to other processes."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """Games for each group of bots, a multiple of the number of players."""
    seed: int
    cards: Mapping[str, Any] | None

    @classmethod
    def of(
        cls, game: Game[Any], names: Sequence[str], players: int, games: int, seed: int
    ) -> Tournament:
        """A tournament, with as many games as full rotations need."""
        bots.check_names(names, game=game, players=players)
        if len(set(names)) < 2 or len(set(names)) < len(names):
            raise BadSetup("a tournament needs at least two bots, each named once.")
        game.new(players, seed)
        rounded = -(-games // players) * players
        return cls(game.name, tuple(names), players, rounded, seed, game.own_cards)

    @property
    def groups(self) -> list[tuple[str, ...]]:
        """All groups of bots that fill the seats; with too few bots, some have several seats."""
        if self.players <= len(self.bots):
            return list(combinations(self.bots, self.players))
        return [tuple(self.bots[i % len(self.bots)] for i in range(self.players))]

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.groups)

    @property
    def key(self) -> str:
        """A name that differs for another tournament, other bots or other weights."""
        how = fingerprint(find(self.game))
        text = json.dumps([how, *self])
        return f"{self.game}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a numbered game."""
        group = self.groups[number // self.games]
        turn = number % self.players
        return group[turn:] + group[:turn]

    def play(self, number: int) -> Result:
        """Plays a numbered game. Its deal is the same in all rotations, and for all groups."""
        seats = self.seats(number)
        plan = Plan(self.game, seats, self.seed, {}, self.cards)
        state = plan.table().new(self.players, plan.seed_of(number % self.games // self.players))
        players = [bots.make(name, plan.seed_of(number, i)) for i, name in enumerate(seats)]
        try:
            play_with(state, players)
            outcome = finish(state, players)
        finally:
            close(players)
        return Result(number, seats, outcome.ranking, outcome.forfeits)


def run_tournament(
    tournament: Tournament,
    log: Path,
    *,
    jobs: Jobs = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Plays a tournament, by ``jobs``. Games that the log holds already are not repeated.

    Every game is written to the log as soon as it is done, so an interrupted tournament can be
    continued.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    results = {result.number: result for result in _read(tournament, log)}
    if progress is not None:
        progress(len(results))
    missing = [number for number in range(tournament.total) if number not in results]
    with (
        log.open("a", encoding="utf-8") as file,
        closing(in_processes(partial(Tournament.play, tournament), missing, jobs)) as played,
    ):
        for result in played:
            results[result.number] = result
            file.write(_line(result) + "\n")
            file.flush()
            if progress is not None:
                progress(1)
    return [results[number] for number in range(tournament.total)]


def _read(tournament: Tournament, log: Path) -> Iterator[Result]:
    """The games of a log; a line that was cut off is ignored."""
    if not log.exists():
        return
    for line in log.read_text(encoding="utf-8").splitlines():
        try:
            number, ranking, *forfeits = json.loads(line)
        except ValueError:
            continue
        groups = tuple(tuple(group) for group in ranking)
        yield Result(number, tournament.seats(number), groups, tuple(*forfeits))


def _line(result: Result) -> str:
    """A game as a line of the log; most have no forfeits."""
    failed = [result.forfeits] if result.forfeits else []
    return json.dumps([result.number, result.ranking, *failed])


def forfeits(results: Sequence[Result], names: Sequence[str]) -> dict[str, int]:
    """How many games each bot has lost because its program failed; those that have none missing."""
    lost = Counter(result.seats[seat] for result in results for seat in result.forfeits)
    return {name: lost[name] for name in names if lost[name]}


# What the results say.


class Share(NamedTuple):
    """A share of victories, with the ends of its 95 % interval (Wilson's)."""

    games: int
    share: float
    low: float
    high: float


def share(won: float, games: int) -> Share:
    """The share of victories; those that were shared count in parts.

    >>> [round(end, 3) for end in share(230, 400)[1:]]
    [0.575, 0.526, 0.623]
    """
    return Share(games, won / games, *wilson(won / games, games))


def overall(results: Sequence[Result], names: Sequence[str]) -> dict[str, Share]:
    """The share of each bot in the victories of its games, each of its seats counted."""
    found = {}
    for name in names:
        shares = [
            result.share(seat)
            for result in results
            for seat, other in enumerate(result.seats)
            if other == name
        ]
        found[name] = share(sum(shares), len(shares))
    return found


def duels(results: Sequence[Result], names: Sequence[str]) -> dict[tuple[str, str], Share]:
    """For each bot against each other, how often it came before it; equal places count half."""
    won: dict[tuple[str, str], list[float]] = {}
    for result in results:
        place = {seat: at for at, group in enumerate(result.ranking) for seat in group}
        for one, first in enumerate(result.seats):
            for two, second in enumerate(result.seats):
                if first != second:
                    better = (place[one] < place[two]) + (place[one] == place[two]) / 2
                    won.setdefault((first, second), []).append(better)
    return {pair: share(sum(each), len(each)) for pair, each in won.items()}


class Rating(NamedTuple):
    """A rating and its uncertainty."""

    rating: int
    deviation: int


def ratings(results: Sequence[Result], names: Sequence[str]) -> dict[str, Rating]:
    """OpenSkill ratings, moved and stretched so that an average bot has 1000.

    The games are counted round by round, so that no pairing comes before another.
    """
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in names}
    rounds = max(1, len(results) // max(1, _groups(results)))
    for result in sorted(results, key=lambda result: (result.number % rounds, result.number)):
        if len(set(result.seats)) < len(result.seats):
            continue
        place = {seat: at for at, group in enumerate(result.ranking) for seat in group}
        teams = [[known[name]] for name in result.seats]
        rated = model.rate(teams, ranks=[float(place[seat]) for seat in range(len(teams))])
        for name, (new,) in zip(result.seats, rated, strict=True):
            known[name] = new
    return {
        name: Rating(round(AVERAGE + STEP * (one.mu - model.mu)), round(STEP * one.sigma))
        for name, one in known.items()
    }


def _groups(results: Sequence[Result]) -> int:
    return len({tuple(sorted(result.seats)) for result in results})
