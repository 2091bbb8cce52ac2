from __future__ import annotations

import subprocess
import sys

import pytest

import ludotheque as lt
from ludotheque.testing import CHECKS, LEAKS, RULES, cases, check_game
from tests.core.toy_game import Toy
from tests.testing import faulty_games

QUICK = [check for check in CHECKS if check.name in {"notation", "round trips", "determinism"}]


def test_a_game_that_is_not_installed_can_be_checked() -> None:
    game = faulty_games.SOUND
    assert game.name not in lt.GAMES
    check_game(game, checks=QUICK, import_path="tests.testing.faulty_games:SOUND")
    assert game.name not in lt.GAMES


def test_a_failure_names_the_check_and_the_case() -> None:
    checks = [check for check in RULES if check.name == "round trips"]
    with pytest.raises(AssertionError) as caught:
        check_game(faulty_games.JsonForgets(), checks=checks)
    assert caught.value.__notes__ == ["in the check 'round trips' of Toy: toy-2-round-trips-seed2"]


def test_every_case_has_its_own_name() -> None:
    names = [str(case) for game in lt.GAMES.values() for case in cases(game, scale=3)]
    assert len(names) == len(set(names))


def test_scale_multiplies_the_games_and_looks_at_every_position() -> None:
    once, thrice = (list(cases(Toy(), checks=LEAKS, scale=scale)) for scale in (1, 3))
    assert sum(len(case.seeds) for case in thrice) == 3 * sum(len(case.seeds) for case in once)
    assert {case.thorough for case in once} == {False}
    assert {case.thorough for case in thrice} == {True}


def test_it_refuses_to_run_without_assertions() -> None:
    code = "import ludotheque as lt; from ludotheque.testing import check_game; "
    code += "check_game(lt.GAMES['spyrium'])"
    run = subprocess.run([sys.executable, "-O", "-c", code], capture_output=True, check=False)
    assert b"the checks are assertions" in run.stderr
