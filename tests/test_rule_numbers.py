"""Every numbered rule of every game is named by a test, and every named number is a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from ludotheque.words import NumberedRule, read_rules

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(ROOT.glob("src/ludotheque/games/*/words/rules*.md"))
RULES = [path for path in DOCUMENTS if path.name == "rules.md"]
SOURCE = re.compile(r"(?:rulebook|public|ruling|facts)\b")


class Mark(NamedTuple):
    """A place in a test that names a rule."""

    number: str
    place: str


def game_of(path: Path) -> str:
    """The game whose rules a document has."""
    return path.parents[1].name


@cache
def rules(path: Path) -> list[NumberedRule]:
    """The rules of a document, in its order."""
    return read_rules(path.read_text(encoding="utf-8"))


def numbers(path: Path) -> list[str]:
    return [rule.number for rule in rules(path)]


def marks() -> Iterator[Mark]:
    """Every rule that a test names, found without running anything."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                place = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
                assert node.args, f"{place}: names no rule"
                for argument in node.args:
                    # A mark that is filled in from a table stands for the numbers written there.
                    written = argument if isinstance(argument, ast.Constant) else tree
                    yield from (Mark(text, place) for text in texts(written, argument is written))


def texts(tree: ast.AST, everything: bool) -> Iterator[str]:
    """The texts in a piece of code; if not everything, those that look like numbers of rules."""
    for node in ast.walk(tree):
        text = str(node.value) if isinstance(node, ast.Constant) else ""
        if text and (everything or re.fullmatch(r"[A-Z]-\d+", text)):
            yield text


def test_there_are_rules() -> None:
    games = {path.parent.name for path in ROOT.glob("src/ludotheque/games/*/game.py")}
    assert {game_of(path) for path in RULES} == games


@pytest.mark.parametrize("path", RULES, ids=game_of)
def test_every_rule_is_proved(path: Path) -> None:
    proved = {mark.number for mark in marks()}
    assert [number for number in numbers(path) if number not in proved] == []


def test_every_mark_names_a_rule() -> None:
    known = {number for path in RULES for number in numbers(path)}
    assert [mark for mark in marks() if mark.number not in known] == []


@pytest.mark.parametrize("path", RULES, ids=game_of)
def test_every_number_is_there_once(path: Path) -> None:
    """A rule keeps its number wherever it stands, since links and tests name it."""
    found = sorted(int(number[2:]) for number in numbers(path))
    assert found == list(range(1, len(found) + 1))


@pytest.mark.parametrize("path", RULES, ids=game_of)
def test_every_rule_has_a_source(path: Path) -> None:
    assert [rule.number for rule in rules(path) if not SOURCE.match(rule.source)] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: f"{game_of(path)}/{path.name}")
def test_no_item_is_left_out(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    items = re.findall(r"^- .*?\*\*([A-Z]-\d+)\*\*", text, re.M)
    assert items == [rule.number for rule in rules(path)]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: f"{game_of(path)}/{path.name}")
def test_links_lead_to_the_rule_of_their_number(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    anchors = re.findall(r"<a id=\"(.*?)\"></a>\*\*(.*?)\*\*", text)
    assert [pair for pair in anchors if pair[0] != pair[1]] == []


def test_games_use_different_letters() -> None:
    letters = [numbers(path)[0][0] for path in RULES]
    assert len(set(letters)) == len(letters)
