"""`ludotheque review`: a curve and turning points, in both languages and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.cli import main

GAME = str(Path(__file__).parents[2] / "examples" / "game.json")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Turning points:", "Better: "]),
        ("fr", ["Tournants\N{NO-BREAK SPACE}:", "Mieux\N{NO-BREAK SPACE}: "]),
    ],
)
def test_turning_points_are_shown(
    language: str, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", GAME, "--lang", language, "--turns", "2"]) == 0
    out = capsys.readouterr().out
    assert all(out.count(words) == 1 + (words == said[1]) for words in said)
    assert "█" in out


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", GAME, "--json", "--turns", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["turns"]) == 1
    assert found["turns"][0]["better_chance"] > found["turns"][0]["chance"]
    assert max(found["curve"][-1]) == 1


def test_only_levels_judge(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", GAME, "--bot", "random"]) == 2
    assert "'random' cannot judge; choose among: first-game, " in capsys.readouterr().err
