"""The examples run, and do what they promise."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

from ludotheque.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(
    name: str,
    arguments: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    return capsys.readouterr().out


def test_an_agent_that_learns_beats_random_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = run("train_agent.py", ["--games", "200", "--trial", "60"], monkeypatch, capsys)
    found = re.search(r"([\d.]+)% won, 95 % interval ([\d.]+)% to ([\d.]+)%", told)
    assert found is not None, told
    share, low, high = map(float, found.groups())
    assert 50 < low < share < high


def test_a_bot_in_twenty_lines_beats_random_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (EXAMPLES / "write_a_bot.py").read_text(encoding="utf-8")
    code = [line for line in text.splitlines()[1:] if line.strip()]
    assert len(code) <= 20
    told = run("write_a_bot.py", [], monkeypatch, capsys)
    won, games = map(int, re.findall(r"\d+", told))
    assert won > 0.6 * games


def test_a_dataset_can_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "games.parquet")
    assert main(["simulate", "spyrium", "--games", "10", "--dataset", path]) == 0
    capsys.readouterr()
    told = run("load_a_dataset.py", [path], monkeypatch, capsys)
    assert "spyrium" in told
    assert "speaks for victory: " in told
