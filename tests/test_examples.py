"""The examples run, and do what they promise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from ludotheque.cli import main

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints; it has a processor to itself, as the other tests have theirs."""
    one = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=os.environ | one,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_agent_that_learns_beats_random_play() -> None:
    data = run("train_agent.py", "--games", "200", "--trial", "60")
    found = re.search(r"([\d.]+)% won, 95 % interval ([\d.]+)% to ([\d.]+)%", data)
    assert found is not None, data
    share, low, high = map(float, found.groups())
    assert share > 50
    assert low < share < high


def test_a_bot_in_twenty_lines_beats_random_play() -> None:
    text = (EXAMPLES / "write_a_bot.py").read_text(encoding="utf-8")
    code = [line for line in text.splitlines()[1:] if line.strip()]
    assert len(code) <= 20
    data = run("write_a_bot.py")
    won, games = map(int, re.findall(r"\d+", data))
    assert won > 0.6 * games


def test_a_dataset_can_be_loaded(tmp_path: Path) -> None:
    path = str(tmp_path / "games.parquet")
    assert main(["simulate", "spyrium", "--games", "10", "--dataset", path]) == 0
    data = run("load_a_dataset.py", path)
    assert "spyrium" in data
    assert "speaks for victory: " in data
