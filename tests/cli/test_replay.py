"""`ludotheque replay`: what happened in words, and the table after any step."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.words import LANGUAGES
from tests.cli.terminal import Terminal
from tests.golden import golden_games

GOLDEN = golden_games.first("spyrium", 2)
RECORD = golden_games.load(GOLDEN)
LAST = len(RECORD.actions)
MIDDLE = LAST // 2

BEGINS = {"en": "Turn 1 begins, era A.", "fr": "Le tour 1 commence, époque A."}
ENDS = {"en": "The game ends.", "fr": "La partie est terminée."}
WINNER = {"en": "winner", "fr": "vainqueur"}
HEADLINE = {"en": "Turn {} of 6", "fr": "Tour {} sur 6"}


def shown(terminal: Terminal, *arguments: str) -> str:
    return terminal.run("replay", str(GOLDEN), *arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_step_0_is_the_table_before_the_first_action(language: str, terminal: Terminal) -> None:
    said = shown(terminal, "--step", "0", "--lang", language)
    assert BEGINS[language] in said
    assert HEADLINE[language].format(1) in said
    assert f" 1 {RECORD.actions[0].text} " not in said
    assert WINNER[language] not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_in_the_middle_ends_the_log_there(language: str, terminal: Terminal) -> None:
    said = shown(terminal, "--step", str(MIDDLE), "--lang", language)
    turn = RECORD.replay(MIDDLE).to_json()["turn"]
    assert BEGINS[language] in said
    assert HEADLINE[language].format(turn) in said
    assert f" {MIDDLE} {RECORD.actions[MIDDLE - 1].text} " in said
    assert f" {MIDDLE + 1} {RECORD.actions[MIDDLE].text} " not in said
    assert WINNER[language] not in said


@pytest.mark.parametrize("step", [[], ["--step", str(LAST)]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_step_ends_with_the_result(
    step: list[str], language: str, terminal: Terminal
) -> None:
    said = shown(terminal, *step, "--lang", language)
    assert said.index(BEGINS[language]) < said.index(ENDS[language]) < said.index(WINNER[language])
    assert RECORD.result is not None
    for score in RECORD.result["scores"]:
        assert f" {score} │" in said


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (["Zoé", "easy"], ["Zoé", "easy"]),
        (["human", "human"], ["Ada (human)", "Basil (human)"]),
    ],
)
def test_the_seats_of_the_record_are_named(
    seats: list[str], names: list[str], terminal: Terminal, tmp_path: Path
) -> None:
    data = json.loads(GOLDEN.read_text(encoding="utf-8"))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data | {"seats": seats}), encoding="utf-8")
    said = terminal.run("replay", str(file), "--step", "0")
    for name in names:
        assert f"{name} receives an income of £2." in said


@pytest.mark.parametrize("step", [0, MIDDLE, LAST])
def test_json_is_the_position_after_the_step(step: int, terminal: Terminal) -> None:
    position = json.loads(shown(terminal, "--step", str(step), "--json"))
    assert lt.State.from_json(position).digest() == RECORD.replay(step).digest()


@pytest.mark.parametrize("step", [-1, LAST + 1, 10**9])
def test_a_step_that_does_not_exist_is_refused(step: int, terminal: Terminal) -> None:
    complaint = terminal.complaint("replay", str(GOLDEN), f"--step={step}")
    assert complaint == f"there is no step {step}; the record has {LAST}."


def test_a_record_that_breaks_later_can_be_read_up_to_there(
    terminal: Terminal, tmp_path: Path
) -> None:
    data = RECORD.to_json()
    data["actions"] = [*data["actions"]]
    data["actions"][MIDDLE] = "bonus money"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert f" {MIDDLE} " in terminal.run("replay", str(file), "--step", str(MIDDLE))
    assert f"step {MIDDLE + 1} " in terminal.complaint("replay", str(file))


def test_a_shared_victory_is_shown(terminal: Terminal) -> None:
    shared = next(
        file
        for file in golden_games.FILES
        if file.parts[-3] == "spyrium"
        and "tie-shared-victory" in golden_games.shown_by(file).results
    )
    said = terminal.run("replay", str(shared))
    assert said.count("winner") > 1
    assert "Equal points: the victory is shared." in said


def test_equal_log_lines_in_a_row_become_one(terminal: Terminal) -> None:
    said = terminal.run("replay", str(golden_games.first("uchronia", 2)), "--step", "40")
    assert re.search(r" \(×[2-9]\)\. ", said)
    assert not re.search(r" ([^.]{10,}\.) \1", said), "one sentence twice in a row"
