from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.cli import main


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "spyrium", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert not err
    found: dict[str, Any] = json.loads(out)
    return found


def test_the_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--players", "4", "--games", "25", "--seed", "3")
    assert found["game"] == "spyrium"
    assert found["cards"] == lt.GAMES["spyrium"].fingerprint
    assert (found["players"], found["games"], found["seed"]) == (4, 25, 3)
    assert found["bots"] == ["random"] * 4
    assert found["decisions"] == pytest.approx(25 * found["decisions_per_game"])
    assert found["score_by_rank"] == sorted(found["score_by_rank"], reverse=True)
    assert sum(found["score_by_source"].values()) == pytest.approx(found["mean_score"])
    assert sum(found["wins_by_seat"]) == pytest.approx(1)
    assert found["end_reasons"] == {"last-turn": 1}
    timing = found["timing"]
    assert timing["games_per_second"] == pytest.approx(25 / timing["seconds"])
    assert timing["decisions_per_second"] == pytest.approx(found["decisions"] / timing["seconds"])


def test_processes_change_nothing_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--players", "3", "--games", "20", "--seed", "5")
    alone, shared = (report(capsys, *asked, "--jobs", jobs) for jobs in ("1", "2"))
    assert alone.pop("timing")["jobs"] == 1
    assert shared.pop("timing")["jobs"] == 2
    assert alone == shared


def test_the_report_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "spyrium", "--players", "3", "--games", "30", "--seed", "1"]) == 0
    out, err = capsys.readouterr()
    assert not err, "a progress bar is for terminals"
    assert "Spyrium, 3 players, seed 1: 30 games" in out
    for part in ("games/s", "decisions/s", "decisions per game", "Shared victories:"):
        assert part in out
    assert "score track" in out, "sources are in words"
    assert "The last turn has been played." in out


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        ((), 2),
        (("--players", "5"), 5),
        (("--bots", "random,random,random"), 3),
        (("--bots", "random, random", "--players", "2"), 2),
    ],
)
def test_how_many_play(
    arguments: tuple[str, ...], players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(capsys, "--games", "1", *arguments)["players"] == players


def test_own_cards_are_played_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    assert main(["cards", "spyrium", "--export", str(own)]) == 0
    text = own.read_text(encoding="utf-8")
    own.write_text(text.replace("money = 8", "money = 80", 1), encoding="utf-8")
    capsys.readouterr()
    built_in = report(capsys, "--games", "5")
    found = report(capsys, "--games", "5", "--cards", str(own))
    assert found["cards"] != built_in["cards"]
    assert found["decisions"] != built_in["decisions"]


def test_a_terminal_sees_the_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["simulate", "spyrium", "--games", "20", "--json"]) == 0
    out, err = capsys.readouterr()
    assert "Playing" in err
    assert "20/20" in err
    assert json.loads(out)["games"] == 20
