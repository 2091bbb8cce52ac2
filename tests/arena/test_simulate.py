from __future__ import annotations

import os
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

import ludotheque as lt
from ludotheque.arena import Plan, Tally, WorkerDied, simulate
from ludotheque.arena.simulate import play_chunk
from ludotheque.bots import UnknownBot

SPYRIUM = lt.GAMES["spyrium"]
RANDOM = ("random",) * 3


def plan(bots: tuple[str, ...] = RANDOM, seed: int = 1) -> Plan:
    return Plan.of(SPYRIUM, bots=bots, seed=seed)


def test_the_number_of_processes_changes_nothing() -> None:
    alone, shared = (simulate(plan(), 30, jobs=jobs).to_json() for jobs in (1, 2))
    assert alone == shared


def test_the_seed_changes_the_games() -> None:
    first, again, other = (simulate(plan(seed=seed), 5).to_json() for seed in (1, 1, 2))
    assert first == again != other


def test_runs_with_neighbouring_seeds_share_no_game() -> None:
    seeds = {plan(seed=seed).seed_of(game) for seed in range(5) for game in range(50)}
    assert len(seeds) == 250


def test_a_longer_run_begins_with_the_games_of_a_shorter_one() -> None:
    longer = Tally(3)
    for numbers in (range(4), range(4, 6)):
        longer.merge(play_chunk(plan(), numbers))
    assert longer.to_json() == simulate(plan(), 6).to_json()


@pytest.mark.parametrize("games", [1, 7, 250])
def test_progress_counts_every_game_once(games: int) -> None:
    reported: list[int] = []
    tally = simulate(plan(("random", "random")), games, progress=reported.append)
    assert sum(reported) == tally.games == games
    assert len(reported) == 1 or max(reported) < games


def test_own_cards_go_to_the_other_processes(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    text = (SPYRIUM.folder / "cards" / "cards.toml").read_text(encoding="utf-8")
    own.write_text(text.replace("money = 8", "money = 80", 1), encoding="utf-8")
    rich = Plan.of(SPYRIUM.with_cards(own), bots=RANDOM, seed=1)
    alone, shared = (simulate(rich, 12, jobs=jobs).to_json() for jobs in (1, 2))
    assert alone == shared
    assert alone != simulate(plan(), 12).to_json()


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "error"),
    [
        (("random",), 1, 1, lt.BadSetup),
        (("random",) * 6, 1, 1, lt.BadSetup),
        (("random", "nobody"), 1, 1, UnknownBot),
        (RANDOM, 0, 1, lt.BadSetup),
        (RANDOM, 1, 0, lt.BadSetup),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    bots: tuple[str, ...], games: int, jobs: int, error: type[lt.LudothequeError]
) -> None:
    reported: list[int] = []
    with pytest.raises(error):
        simulate(plan(bots), games, jobs=jobs, progress=reported.append)
    assert not reported


class _Deadly(dict[str, Any]):
    """Options that end the process they are sent to."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (1,)


def test_a_process_that_dies_is_reported() -> None:
    deadly = plan()._replace(options=_Deadly())
    with pytest.raises(WorkerDied, match="a process ended before its games were done"):
        simulate(deadly, 10, jobs=2)


def test_an_interrupted_run_ends_the_other_processes() -> None:
    # This one stays, to look after what processes share.
    resource_tracker.ensure_running()
    process = psutil.Process()
    before = set(process.children())

    def break_off(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(plan(), 100_000, jobs=2, progress=break_off)
    _, left = psutil.wait_procs(set(process.children()) - before, timeout=30)
    assert not left
