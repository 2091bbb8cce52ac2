"""The levels: what they judge with, and that none of them hoards until a game stands still."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque import bots
from ludotheque.bots.evaluation import evaluation
from ludotheque.bots.levels import FORMER, LEVELS, level

UCHRONIA = lt.GAMES["uchronia"]


@pytest.mark.parametrize("game", lt.GAMES.values(), ids=lambda game: game.name)
def test_every_level_has_its_evaluation(game: lt.Game[Any]) -> None:
    for name in LEVELS:
        assert evaluation(game, level(game, name).evaluation).features is game.features


def test_cards_kept_back_are_a_burden_where_a_game_may_stand_still() -> None:
    usual = evaluation(UCHRONIA, "full")
    hurried = usual.hurried()
    for stage, weights in enumerate(hurried.weights):
        for name, weight, before in zip(
            usual.features.names, weights, usual.weights[stage], strict=True
        ):
            assert weight < before if name == "spare" else weight == before
    assert min(stage[usual.features.names.index("spare")] for stage in hurried.weights) < 0


def test_without_any_such_cards_nothing_changes() -> None:
    spyrium = evaluation(lt.GAMES["spyrium"], "full")
    assert spyrium.hurried() is spyrium


@pytest.mark.parametrize("name", FORMER)
def test_bots_of_stored_tables_still_play(name: str) -> None:
    assert bots.current(name) in LEVELS
    bots.check_names([name], by_name_only=True)
    state = lt.new("spyrium", players=2, seed=1)
    view = state.view(state.actor)
    assert bots.make(name, 1).choose(view) is bots.make(bots.current(name), 1).choose(view)
