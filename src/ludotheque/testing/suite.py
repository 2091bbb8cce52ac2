"""The conformance suite: every check by name, for any game at every number of players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from typing import NamedTuple

from ludotheque.core.game import GAMES
from ludotheque.testing import (
    copies,
    determinism,
    events,
    history,
    illegal_actions,
    invariants,
    leaks,
    memory,
    observations,
    records,
    samples,
    setup,
    undo,
    zones,
)
from ludotheque.testing.random_games import AnyGame, registered, seat_counts

BATCH = 25
"""The most games that one case plays, so that cases can be spread over processes."""


class Check(NamedTuple):
    """One check, called with a game, a number of players and the seeds of the games to play."""

    name: str
    function: Callable[..., None]
    games: int
    """How many random games it plays for each number of players."""
    stride: int = 0
    """It looks at one position in so many; 0 for a check that decides by itself."""
    once: bool = False
    """It does not depend on the number of players, so one number is enough."""


RULES: tuple[Check, ...] = (
    Check("random games", invariants.check_random_games, 25),
    Check("notation", invariants.check_notation, 1, once=True),
    Check("events", events.check_events, 2),
    Check("without listeners", events.check_without_listeners, 4),
    Check("round trips", copies.check_round_trips, 1),
    Check("copies", copies.check_copies, 2, stride=4),
    Check("records", records.check_records, 2),
    Check("determinism", determinism.check_same_in_new_process, 1),
    Check("illegal actions", illegal_actions.check_illegal_actions, 2),
    Check("after game over", illegal_actions.check_after_game_over, 2),
    Check("malformed texts", illegal_actions.check_malformed_texts, 1, once=True),
    Check("foreign actions", illegal_actions.check_foreign_actions, 1),
    Check("seeds", setup.check_seeds, 1),
    Check("setup errors", setup.check_setup_errors, 1, once=True),
    Check("missing seats", setup.check_missing_seats, 1),
)
"""Positions, actions, records: these checks also run on compiled rules."""

LEAKS: tuple[Check, ...] = (
    Check("views", leaks.check_views, 2, stride=4),
    Check("actions", leaks.check_actions, 4, stride=4),
    Check("samples", samples.check_samples, 2, stride=4),
    Check("uniform samples", samples.check_uniform_samples, 1),
    Check("declared fields", zones.check_declared_fields, 1),
    Check("undeclared fields", zones.check_undeclared_fields, 1),
    Check("history", history.check_history, 2, stride=4),
    Check("undo", undo.check_undo, 4),
    Check("free undo", undo.check_free_undo, 2, stride=4),
    Check("memory", memory.check_memory, 4),
    Check("observations", observations.check_observations, 1, stride=29),
)
"""What viewers may know. Hidden cards are marked with a subclass of ``int``, which compiled rules
do not keep, so these checks need rules that run as plain Python."""

CHECKS = RULES + LEAKS
"""All checks."""


class Case(NamedTuple):
    """A check of one game with one number of players; its text is a good test id."""

    check: Check
    game: AnyGame
    players: int
    seeds: range
    thorough: bool = False
    import_path: str | None = None

    def __str__(self) -> str:
        name = self.check.name.replace(" ", "-")
        return f"{self.game.name}-{self.players}-{name}-seed{self.seeds[0]}"

    def run(self) -> None:
        """Runs the check; raises ``AssertionError`` if the game fails it."""
        if not __debug__:
            raise RuntimeError("the checks are assertions, which python -O leaves out.")
        arguments: dict[str, object] = {}
        if self.check.stride:
            arguments["stride"] = 1 if self.thorough else self.check.stride
        if self.check.function is determinism.check_same_in_new_process:
            arguments["import_path"] = self.import_path
        known = GAMES.get(self.game.name) is self.game
        with nullcontext() if known else registered(self.game):
            self.check.function(self.game, self.players, self.seeds, **arguments)


def cases(
    game: AnyGame,
    *,
    checks: Iterable[Check] = CHECKS,
    scale: int = 1,
    import_path: str | None = None,
) -> Iterator[Case]:
    """The cases of a game, for ``pytest.mark.parametrize`` or a loop.

    ``scale`` multiplies the number of random games; above 1, every position is looked at.
    ``import_path``, such as ``"mygame.game:GAME"``, is where another process finds a game that is
    not installed through an entry point.
    """
    for check in checks:
        for players in [game.min_players] if check.once else seat_counts(game):
            for seeds in _batches(players, check.games * scale):
                yield Case(check, game, players, seeds, scale > 1, import_path)


def _batches(first: int, games: int) -> Iterator[range]:
    """The seeds of so many games, beginning with the first."""
    last = first + games
    for seed in range(first, last, BATCH):
        yield range(seed, min(seed + BATCH, last))


def check_game(
    game: AnyGame,
    *,
    checks: Iterable[Check] = CHECKS,
    scale: int = 1,
    import_path: str | None = None,
) -> None:
    """Runs the suite on a game; the first failed check raises ``AssertionError``.

    The arguments are those of ``cases``.
    """
    for case in cases(game, checks=checks, scale=scale, import_path=import_path):
        try:
            case.run()
        except AssertionError as error:
            error.add_note(f"in the check '{case.check.name}' of {game.title}: {case}")
            raise
