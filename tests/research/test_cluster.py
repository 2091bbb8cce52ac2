"""A real Ray cluster of two nodes: the same games as in one process, whoever is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.arena import Plan, record, simulate
from ludotheque.arena.cluster import Cluster
from ludotheque.arena.learn import evaluation_table, learn
from ludotheque.arena.simulate import play_chunk
from ludotheque.arena.tournament import Tournament, run_tournament
from ludotheque.bots.evaluation import evaluation

# Ray leaves sockets and processes behind for the interpreter to collect.
pytestmark = pytest.mark.filterwarnings("ignore")

SPYRIUM = lt.GAMES["spyrium"]
PLAN = Plan.of(SPYRIUM, bots=("greedy", "random"), seed=3)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    # Workers find this package, compiled or plain, where this process has found it.
    os.environ["PYTHONPATH"] = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(Path.cwd())])
    utils = import_module("ray.cluster_utils")
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    yield cluster
    cluster.shutdown()


@pytest.fixture(scope="module")
def cluster(nodes: Any) -> Iterator[Cluster]:
    made = Cluster(nodes.address)
    yield made
    made.close()


def test_simulations_are_the_same(cluster: Cluster) -> None:
    assert simulate(PLAN, 60, jobs=cluster).to_json() == simulate(PLAN, 60).to_json()


def test_datasets_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    record(PLAN, 6, tmp_path / "cluster.jsonl", jobs=cluster)
    record(PLAN, 6, tmp_path / "alone.jsonl")
    assert (tmp_path / "cluster.jsonl").read_bytes() == (tmp_path / "alone.jsonl").read_bytes()


def test_tournaments_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    tournament = Tournament.of(SPYRIUM, ["greedy", "random"], 2, 10, 1)
    shared = run_tournament(tournament, tmp_path / "cluster.jsonl", jobs=cluster)
    assert shared == run_tournament(tournament, tmp_path / "alone.jsonl")


def test_training_is_the_same(cluster: Cluster) -> None:
    start = evaluation(SPYRIUM, "full")
    shared = learn(SPYRIUM, start, 1, 12, seed=5, hidden=4, jobs=cluster)
    alone = learn(SPYRIUM, start, 1, 12, seed=5, hidden=4)
    assert evaluation_table(shared) == evaluation_table(alone)


def deadly(folder: Path, piece: range) -> Any:
    """Plays some games of a plan; every third piece kills its worker when it is first tried."""
    tried = folder / f"{piece.start}"
    if piece.start % 3 == 0 and not tried.exists():
        tried.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    with (folder / "played").open("a") as file:
        file.write(f"{piece.start}\n")
    return piece.start, play_chunk(PLAN, piece).to_json()


def test_killed_workers_lose_no_game_and_count_none_twice(cluster: Cluster, tmp_path: Path) -> None:
    pieces = [range(number, number + 1) for number in range(12)]
    found = list(cluster.run(partial(deadly, tmp_path), pieces))
    assert found == [(piece.start, play_chunk(PLAN, piece).to_json()) for piece in pieces]
    killed = {path.name for path in tmp_path.iterdir()} - {"played"}
    assert killed == {"0", "3", "6", "9"}


def test_a_machine_that_goes_takes_no_game_with_it(nodes: Any, cluster: Cluster) -> None:
    third = nodes.add_node(num_cpus=1)
    pieces = [range(number, number + 2) for number in range(0, 60, 2)]
    found = []
    for number, tally in enumerate(cluster.run(partial(play_chunk, PLAN), pieces)):
        if number == 3:
            nodes.remove_node(third, allow_graceful=False)
        found.append(tally.to_json())
    assert found == [play_chunk(PLAN, piece).to_json() for piece in pieces]


def test_what_the_work_raises_comes_back(cluster: Cluster) -> None:
    with pytest.raises(lt.BadSetup, match="no option"):
        list(cluster.run(partial(play_chunk, PLAN._replace(options={"speed": 3})), [range(1)]))
