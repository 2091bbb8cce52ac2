"""The conformance suite and the leak tests, for any game.

In a test file of the game:

    import pytest
    from ludotheque.testing import cases
    from mygame.game import GAME

    @pytest.mark.parametrize("case", cases(GAME, import_path="mygame.game:GAME"), ids=str)
    def test_conformance(case):
        case.run()

Without pytest, ``check_game(GAME)`` runs everything and raises at the first failure. Single checks
are functions in the modules of this package: ``leaks``, ``samples``, ``records`` and so on.
"""

from __future__ import annotations

from ludotheque.testing.changed_positions import check_changed_positions
from ludotheque.testing.random_games import random_game, registered
from ludotheque.testing.suite import CHECKS, LEAKS, RULES, Case, Check, cases, check_game

__all__ = [
    "CHECKS",
    "LEAKS",
    "RULES",
    "Case",
    "Check",
    "cases",
    "check_changed_positions",
    "check_game",
    "random_game",
    "registered",
]
