from __future__ import annotations

import json
import platform
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.cli import main


def test_every_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json"]) == 0
    out, err = capsys.readouterr()
    assert not err
    found = json.loads(out)
    assert found["cpu"]
    assert found["python"].endswith(platform.python_version())
    assert found["build"] == "plain Python"
    assert found["rounds"] == 5
    assert {measure["game"] for measure in found["measures"]} == set(lt.GAMES)
    for measure in found["measures"]:
        assert 0 < measure["min"] <= measure["median"] <= measure["max"]


def test_the_tables_say_what_was_measured_on_what(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick"]) == 0
    out, err = capsys.readouterr()
    assert not err
    assert platform.python_version() in out
    assert "median of 5 rounds" in out
    for game in lt.GAMES.values():
        assert game.title in out
    for measure in ("decisions/s", "silent", "copy()", "view()"):
        assert measure in out


def test_card_values_of_ones_own_can_be_measured(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = tmp_path / "my.toml"
    assert main(["cards", "spyrium", "--export", str(own)]) == 0
    capsys.readouterr()
    assert main(["bench", "spyrium", "--cards", str(own), "--quick", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)["measures"]
    assert {measure["game"] for measure in measured} == {"spyrium"}


def test_card_values_without_a_game_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--cards", "my.toml"]) == 2
    assert "name it" in capsys.readouterr().err
