from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import ludotheque as lt
from ludotheque.arena import Plan, dataset, record, simulate
from ludotheque.cli import main

SPYRIUM = lt.GAMES["spyrium"]
PLAN = Plan.of(SPYRIUM, bots=("random", "random", "random"), seed=1)


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_decision_is_a_row(tmp_path: Path) -> None:
    tally = record(PLAN, 2, tmp_path / "games.jsonl")
    rows = lines(tmp_path / "games.jsonl")
    assert len(rows) == tally.decisions
    assert [row["game"] for row in rows] == sorted(row["game"] for row in rows)
    for number in range(2):
        game = [row for row in rows if row["game"] == number]
        assert [row["step"] for row in game] == list(range(len(game)))
        replay(game)


def replay(rows: list[dict[str, Any]]) -> None:
    """The rows of a game play that game again, and tell what was seen and how it ended."""
    state = lt.new("spyrium", players=3, seed=rows[0]["seed"])
    layout = SPYRIUM.observation(3)
    for row in rows:
        assert row["seat"] == state.actor
        assert state.decision is not None
        assert row["decision"] == state.decision.kind
        assert row["observation"] == layout.encode(state.view(row["seat"])).tolist()
        legal = [action.index for action in state.actions()]
        assert np.flatnonzero(row["mask"]).tolist() == legal
        action = SPYRIUM.table[row["action"]]
        assert row["notation"] == action.text
        state.apply(action)
    outcome = state.outcome
    assert outcome is not None
    for row in rows:
        seat = row["seat"]
        assert row["forced"] == (sum(row["mask"]) == 1)
        assert (row["scores"][row["seat"]], row["places"][row["seat"]]) == (
            row["score"],
            row["place"],
        )
        end = (row["score"], row["place"], row["result"])
        assert end == (outcome.scores[seat], outcome.place(seat), outcome.results()[seat])
        assert row["bot"] == "random"


def test_both_kinds_of_file_hold_the_same(tmp_path: Path) -> None:
    for name in ("games.jsonl", "games.parquet"):
        record(PLAN, 1, tmp_path / name)
    table, about = dataset.read_table(tmp_path / "games.parquet")
    rows = lines(tmp_path / "games.jsonl")
    assert dataset.matrix(table["observation"]).tolist() == [row.pop("observation") for row in rows]
    assert dataset.matrix(table["mask"], "uint8").tolist() == [row.pop("mask") for row in rows]
    assert table.drop(["observation", "mask"]).to_pylist() == rows
    assert about["observation"] == SPYRIUM.observation(3).names()
    assert about["actions"] == [action.text for action in SPYRIUM.table]
    assert (about["game"], about["version"], about["players"]) == ("spyrium", 1, 3)


def test_rows_have_what_the_search_has_found(tmp_path: Path) -> None:
    plan = Plan.of(SPYRIUM, bots=("old-master", "greedy"), seed=1)
    record(plan, 1, tmp_path / "games.jsonl")
    rows = lines(tmp_path / "games.jsonl")
    assert rows[0]["iterations"] == [30, 0]
    for row in rows:
        if row["bot"] == "greedy" or row["forced"]:
            assert (row["searched"], row["visits"], row["root_value"]) == ([], [], None)
            continue
        assert row["searched"][0] == row["action"]
        assert set(row["searched"]) == set(np.flatnonzero(row["mask"]))
        assert 1 <= sum(row["visits"]) <= 30
        assert row["visits"] == sorted(row["visits"], reverse=True)
        assert min(row["values"]) <= row["root_value"] <= max(row["values"])


def test_rows_are_written_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "_GROUP", 50)
    rows = record(PLAN, 2, tmp_path / "games.parquet").decisions
    groups = pq.ParquetFile(tmp_path / "games.parquet").metadata
    sizes = [groups.row_group(number).num_rows for number in range(groups.num_row_groups)]
    assert sizes == [50] * (rows // 50) + [rows % 50] * (rows % 50 > 0)


def test_the_games_are_those_of_a_run_without_a_file(tmp_path: Path) -> None:
    alone, shared = (
        record(PLAN, 3, tmp_path / f"{jobs}.jsonl", jobs=jobs).to_json() for jobs in (1, 2)
    )
    assert alone == shared == simulate(PLAN, 3).to_json()
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_a_run_that_breaks_off_leaves_no_file(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        record(PLAN, 3, tmp_path / "games.jsonl", progress=stop)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("games.csv", "a dataset is a file ending in .jsonl or .parquet, not 'games.csv'."),
        ("missing/games.jsonl", "there is no folder"),
    ],
)
def test_the_command_says_what_is_wrong(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "spyrium", "--games", "1", "--dataset", str(tmp_path / name)]) == 2
    assert sentence in capsys.readouterr().err


def test_the_command_says_what_it_has_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    assert main(["simulate", "spyrium", "--games", "1", "--dataset", str(path)]) == 0
    assert f"{len(lines(path))} rows written to {path}" in capsys.readouterr().out
    assert main(["simulate", "spyrium", "--games", "1", "--dataset", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dataset"] == str(path)


def test_a_parquet_file_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(
        lt.BadSetup, match=r"needs pyarrow, which `pip install ludotheque\[research"
    ):
        record(PLAN, 1, tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []
