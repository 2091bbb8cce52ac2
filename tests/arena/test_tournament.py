"""Bots against bots: rotated seats, resumed runs, and numbers that are sure of themselves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.arena.tournament import (
    Result,
    Tournament,
    duels,
    overall,
    ratings,
    run_tournament,
    share,
)
from ludotheque.core.errors import BadSetup

SPYRIUM = lt.GAMES["spyrium"]


def tournament(*bots: str, players: int = 2, games: int = 4, seed: int = 1) -> Tournament:
    return Tournament.of(SPYRIUM, bots or ("first-game", "random"), players, games, seed)


@pytest.mark.parametrize("players", [2, 3])
def test_everybody_has_every_seat_of_every_deal(players: int) -> None:
    held = tournament("random", "first-game", "easy", players=players, games=2 * players)
    seen = Counter(
        (name, seat) for n in range(held.total) for seat, name in enumerate(held.seats(n))
    )
    assert len(set(seen.values())) == 1
    assert held.total == 2 * players * (3 if players == 2 else 1)


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert tournament(games=5).games == 6


def test_too_few_bots_sit_down_repeatedly() -> None:
    assert tournament(players=3).groups == [("first-game", "random", "first-game")]


@pytest.mark.parametrize("names", [["random"], ["random", "random"]])
def test_a_contest_needs_two_different_bots(names: list[str]) -> None:
    with pytest.raises(BadSetup):
        Tournament.of(SPYRIUM, names, 2, 4, 1)


def test_a_run_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = run_tournament(tournament(games=6), tmp_path / "whole.jsonl")
    log = tmp_path / "again.jsonl"
    lines = (tmp_path / "whole.jsonl").read_text(encoding="utf-8").splitlines()
    log.write_text("\n".join([*lines[:3], lines[3][:4]]), encoding="utf-8")
    reported: list[int] = []
    assert run_tournament(tournament(games=6), log, progress=reported.append) == whole
    assert reported == [3, 1, 1, 1]


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    alone, shared = (
        run_tournament(tournament(), tmp_path / f"{jobs}.jsonl", jobs=jobs) for jobs in (1, 2)
    )
    assert alone == shared


def results(*winners: int) -> list[Result]:
    """Games between a strong and a weak bot, on alternating seats."""
    return [
        Result(n, ("strong", "weak"), ((winner,), (1 - winner,)))
        for n, winner in enumerate(winners)
    ]


def test_shares_and_ratings_tell_who_is_better() -> None:
    found = results(*[0, 0, 1, 0] * 10)
    assert overall(found, ["strong", "weak"])["strong"].share == 0.75
    assert duels(found, ["strong", "weak"])["weak", "strong"].share == 0.25
    rated = ratings(found, ["strong", "weak"])
    assert rated["strong"].rating > 1000 > rated["weak"].rating


def test_a_shared_victory_counts_in_parts() -> None:
    shared = [Result(0, ("strong", "weak"), ((0, 1),))]
    assert overall(shared, ["strong"])["strong"].share == 0.5
    assert duels(shared, ["strong"])["strong", "weak"].share == 0.5


def test_intervals_stay_between_nothing_and_everything() -> None:
    assert share(0, 10).low == 0
    assert share(10, 10).high == 1
    assert share(10, 10).low < 1
