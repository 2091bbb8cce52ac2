"""Every numbered rule of every game is named by a test, and every named number is a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
RULES = [path for path in sorted(ROOT.glob("docs/rules/*.md")) if "." not in path.stem]
NUMBER = re.compile(r"^- \*\*([A-Z]-\d+)\*\* ", re.M)
SOURCE = re.compile(r"\*\((?:rulebook|public|ruling|facts)\b[^*]*\)\*\s*\Z")


class Mark(NamedTuple):
    """A place in a test that names a rule."""

    number: str
    place: str


def numbers(path: Path) -> list[str]:
    """The numbers of a document, in its order."""
    return NUMBER.findall(path.read_text(encoding="utf-8"))


def statements(path: Path) -> dict[str, str]:
    """What each number says: everything up to the next number, heading or paragraph."""
    text = path.read_text(encoding="utf-8")
    found = {}
    for match in NUMBER.finditer(text):
        rest = text[match.end() :]
        end = re.search(r"\n(?:- |#|\n)", rest)
        found[match[1]] = rest[: end.start() if end else len(rest)]
    return found


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
    assert {path.stem for path in RULES} == games


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_rule_is_proved(path: Path) -> None:
    proved = {mark.number for mark in marks()}
    assert [number for number in numbers(path) if number not in proved] == []


def test_every_mark_names_a_rule() -> None:
    known = {number for path in RULES for number in numbers(path)}
    assert [mark for mark in marks() if mark.number not in known] == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_numbers_are_consecutive_and_unique(path: Path) -> None:
    found = numbers(path)
    letter = found[0][0]
    assert found == [f"{letter}-{number}" for number in range(1, len(found) + 1)]


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_rule_ends_with_its_source(path: Path) -> None:
    without = [number for number, text in statements(path).items() if not SOURCE.search(text)]
    assert without == []


def test_games_use_different_letters() -> None:
    letters = [numbers(path)[0][0] for path in RULES]
    assert len(set(letters)) == len(letters)
