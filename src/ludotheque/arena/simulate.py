"""Simulation: many games of the same bots, in one process or several."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from ludotheque import bots
from ludotheque.arena.dataset import Played, play_recorded, writer
from ludotheque.arena.match import close, finish, play_with
from ludotheque.arena.playout import play_out
from ludotheque.arena.processes import Jobs, at_most, in_processes
from ludotheque.arena.tally import Tally
from ludotheque.bots.registry import AnyBot
from ludotheque.core.chance import Dice
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, OptionValue, find
from ludotheque.core.state import State

_PARTS = 100
"""Chunks of a run, so that progress is visible and processes share the work evenly."""
_LARGEST = 1000
"""The most games of a chunk."""


class Counted(Protocol):
    """Counts over some games, to which those of others can be added."""

    games: int

    def merge(self, other: Self, /) -> None:
        """Counts the games of another one too."""


C = TypeVar("C", bound=Counted)


class Plan(NamedTuple):
    """What is to be played, in plain values, which can be sent to other processes."""

    game: str
    bots: tuple[AnyBot, ...]
    """The bots, one a seat: names, or objects, which several processes must be able to pickle."""
    seed: int
    options: Mapping[str, OptionValue]
    cards: Mapping[str, Any] | None
    """Card values, if they are not the built-in ones."""

    @classmethod
    def of(
        cls,
        game: Game[Any],
        *,
        bots: tuple[AnyBot, ...],
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Plan:
        """A plan for a game with the cards that it has."""
        return cls(game.name, bots, seed, options or {}, game.own_cards)

    def table(self) -> Game[Any]:
        """The game with its cards."""
        game = find(self.game)
        return game if self.cards is None else game.with_cards(self.cards)

    def check(self) -> None:
        """Raises ``BadSetup`` or ``UnknownBot`` for a plan that cannot be played."""
        game, players = self.table(), len(self.bots)
        bots.check_names(self.bots, game=game, players=players)
        game.new(players, self.seed, self.options)

    def seed_of(self, game: int, seat: int | None = None) -> int:
        """The seed of a numbered game, or of the bot that has a seat in it.

        It is hashed, so that runs with different seeds have no game in common.
        """
        whose = "game" if seat is None else f"seat {seat}"
        text = f"{self.seed}, game {game}, {whose}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def simulate(
    plan: Plan,
    games: int,
    *,
    jobs: Jobs = 1,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Plays the games 0, 1, 2, … of a plan, by ``jobs``, and counts what happened.

    The result depends on the plan and the number of games alone. ``progress`` is called
    with the number of games that have been played since the last call.

    >>> import ludotheque as lt
    >>> plan = Plan.of(lt.GAMES["spyrium"], bots=("random", "random"), seed=1)
    >>> simulate(plan, 5).games
    5
    """
    return gather(Tally(len(plan.bots)), play_chunk, plan, games, jobs=jobs, progress=progress)


def gather(
    total: C,
    count: Callable[[Plan, range], C],
    plan: Plan,
    games: int,
    *,
    jobs: Jobs = 1,
    progress: Callable[[int], None] | None = None,
) -> C:
    """Has the games of a plan counted in chunks, and adds their counts up in ``total``."""
    _check(plan, games, jobs)
    with closing(in_processes(partial(count, plan), _chunks(games), at_most(jobs, games))) as parts:
        for part in parts:
            total.merge(part)
            if progress is not None:
                progress(part.games)
    return total


def record(
    plan: Plan,
    games: int,
    path: Path,
    *,
    jobs: Jobs = 1,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Plays the same games as `simulate`, and writes every decision of them into a file."""
    _check(plan, games, jobs)
    tally = Tally(len(plan.bots))
    numbers = (range(number, number + 1) for number in range(games))
    work = partial(record_chunk, plan)
    with (
        writer(plan, plan.table(), path) as rows,
        closing(in_processes(work, numbers, at_most(jobs, games))) as parts,
    ):
        for part in parts:
            for played in part:
                rows.add(played)
                tally.add(played.outcome, len(played.steps))
            if progress is not None:
                progress(len(part))
    return tally


def _check(plan: Plan, games: int, jobs: Jobs) -> None:
    if games < 1 or (isinstance(jobs, int) and jobs < 1):
        raise BadSetup(f"at least 1 game in 1 process is played, not {games} in {jobs}.")
    plan.check()


def play_chunk(plan: Plan, numbers: range) -> Tally:
    """Plays some numbered games of a plan."""
    game, players = plan.table(), len(plan.bots)
    tally = Tally(players)
    all_random = all(name == "random" for name in plan.bots)
    for number in numbers:
        state = game.new(players, plan.seed_of(number), plan.options)
        if all_random:
            decisions = play_out(state, Dice(plan.seed_of(number, 0)))
        else:
            seats = seated(plan, number)
            try:
                decisions = play_with(state, seats)
                outcome = finish(state, seats)
            finally:
                close(seats)
            tally.add(outcome, decisions)
            continue
        assert state.outcome is not None
        tally.add(state.outcome, decisions)
    return tally


def record_chunk(plan: Plan, numbers: range) -> list[Played]:
    """Plays some numbered games of a plan, and keeps their decisions."""
    game, players = plan.table(), len(plan.bots)
    played = []
    for number in numbers:
        seed = plan.seed_of(number)
        state: State = game.new(players, seed, plan.options)
        seats = seated(plan, number)
        try:
            steps = play_recorded(state, seats)
            played.append(Played(number, seed, steps, finish(state, seats)))
        finally:
            close(seats)
    return played


def seated(plan: Plan, number: int) -> list[bots.Bot]:
    """The bots of a numbered game, one a seat, which choose as in `play_chunk`."""
    if all(name == "random" for name in plan.bots):
        return [bots.RandomBot(plan.seed_of(number, 0))] * len(plan.bots)
    return [bots.make(name, plan.seed_of(number, seat)) for seat, name in enumerate(plan.bots)]


def _chunks(games: int) -> Iterator[range]:
    size = min(_LARGEST, max(1, games // _PARTS))
    for first in range(0, games, size):
        yield range(first, min(games, first + size))
