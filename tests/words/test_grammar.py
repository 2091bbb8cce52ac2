"""Names and the words around them: elision, contracted articles, the possessive."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.words.grammar import FUNCTIONS

CASES = json.loads((Path(__file__).parent / "grammar.json").read_text(encoding="utf-8"))
"""The page is tested with the same cases."""


@pytest.mark.parametrize(("function", "name", "said"), CASES)
def test_a_name_takes_the_form_that_its_place_demands(function: str, name: str, said: str) -> None:
    assert FUNCTIONS[function](name) == said


def test_every_function_has_cases() -> None:
    assert {function for function, _, _ in CASES} == set(FUNCTIONS)
