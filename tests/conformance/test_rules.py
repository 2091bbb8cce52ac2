"""Our games pass the checks of positions, actions and records."""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.core import state
from ludotheque.testing import RULES, Case, cases
from tests.conformance.scale import SCALE

FEWER = {
    "random games": 6,
    "without listeners": 2,
    "events": 1,
    "copies": 1,
    "records": 1,
    "illegal actions": 1,
}
"""Plain Python plays fewer of the games that the compiled rules play in full."""
COMPILED = not state.__file__.endswith(".py")
CHECKS = [
    check if COMPILED else check._replace(games=FEWER.get(check.name, check.games))
    for check in RULES
]


@pytest.mark.parametrize(
    "case",
    [case for game in lt.GAMES.values() for case in cases(game, checks=CHECKS, scale=SCALE)],
    ids=str,
)
def test_rules(case: Case) -> None:
    case.run()
