"""Our games pass the leak tests: views, events, questions, refusals, samples and undo."""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.testing import LEAKS, Case, cases
from tests.conformance.scale import SCALE


@pytest.mark.parametrize(
    "case",
    [case for game in lt.GAMES.values() for case in cases(game, checks=LEAKS, scale=SCALE)],
    ids=str,
)
def test_leaks(case: Case) -> None:
    case.run()
