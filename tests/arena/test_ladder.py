"""The benchmark: fixed opponents, fixed deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.arena import ladder
from ludotheque.cli import main


def test_a_bot_meets_every_opponent_but_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", ("random", "old-novice", "distracted"))
    rungs = ladder.measure(lt.GAMES["spyrium"], "distracted", tmp_path, games=4)
    assert [rung.opponent for rung in rungs] == ["random", "old-novice"]
    assert [rung.won.games for rung in rungs] == [4, 4]
    assert 0.5 <= ladder.score(rungs) <= 1
    again = ladder.measure(lt.GAMES["spyrium"], "distracted", tmp_path, games=4)
    assert [rung.won for rung in again] == [rung.won for rung in rungs]


def test_the_command_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", ("random", "distracted"))
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path))
    command = ["measure", "uchronia", "--bot", "greedy", "--games", "2"]
    assert main([*command, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [rung["against"] for rung in report["rungs"]] == ["random", "distracted"]
    assert (report["seed"], report["players"]) == (ladder.SEED, ladder.PLAYERS)
    assert main(command) == 0
    assert "Score:" in capsys.readouterr().out
