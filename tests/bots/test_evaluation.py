"""Evaluations: anybody's can judge for the bots, and those of version 0.1 stay as they were."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque import bots
from ludotheque.bots.evaluation import Evaluation, Evaluator, evaluation, final_chances
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.levels import OLD_LEVELS, analyst, level
from ludotheque.bots.search import SearchBot
from ludotheque.core.game import Game

every_game = pytest.mark.parametrize("game", lt.GAMES.values(), ids=lambda game: game.name)


class Borrowed(Evaluator):
    """Judges as a built-in evaluation does, and counts what it is asked."""

    def __init__(self, judge: Evaluation) -> None:
        self._judge = judge
        self.batches: list[int] = []

    def chances(self, state: lt.State) -> list[float]:
        return self._judge.chances(state)

    def chances_of(self, states: list[lt.State]) -> list[list[float]]:
        self.batches.append(len(states))
        return [self.chances(state) for state in states]


class Stubborn(Evaluator):
    """Gives everybody the same chance, and one action nearly all of the attention."""

    def __init__(self, favourite: int) -> None:
        self._favourite = favourite

    def chances(self, state: lt.State) -> list[float]:
        outcome = state.outcome
        if outcome is not None:
            return final_chances(outcome, state.players)
        return [1 / state.players] * state.players

    def policy(self, state: lt.State, actions: list[lt.Action]) -> list[float] | None:
        return [0.98 if action.index == self._favourite else 0.01 for action in actions]


def opening(game: Game[Any]) -> lt.View:
    """The first view with a choice of several actions."""
    state = game.new(2, seed=3)
    while len(state.actions()) < 3:
        state.apply(state.actions()[0])
    view: lt.View = state.view(state.actor)
    return view


@every_game
def test_an_evaluation_written_in_python_judges_like_a_built_in_one(game: Game[Any]) -> None:
    judge = evaluation(game, "full")
    view = opening(game)
    own = Borrowed(judge)
    assert SearchBot(5, own, 8).rated_actions(view) == SearchBot(5, judge, 8).rated_actions(view)
    assert GreedyBot(5, own).rated_actions(view) == GreedyBot(5, judge).rated_actions(view)
    assert [advice.action for advice in SearchBot(5, own, 8).explain(view)]


@every_game
def test_all_positions_after_a_decision_are_judged_at_once(game: Game[Any]) -> None:
    own = Borrowed(evaluation(game, "full"))
    view = opening(game)
    GreedyBot(5, own).choose(view)
    assert own.batches[-1] == len(view.actions())


@every_game
def test_a_policy_decides_what_is_tried(game: Game[Any]) -> None:
    view = opening(game)
    for favourite in (view.actions()[0], view.actions()[-1]):
        assert SearchBot(5, Stubborn(favourite.index), 12).choose(view) is favourite


@every_game
def test_the_levels_of_version_0_1_stay_as_they_were(game: Game[Any]) -> None:
    for name in OLD_LEVELS:
        assert level(game, name).evaluation.startswith("0.1/")
        view = opening(game)
        assert analyst(game, name, 1).choose(view) in view.actions()
        assert name in bots.ALL_NAMES
        assert name not in bots.NAMES


def test_the_end_of_a_turn_in_monumental_is_worth_the_same_whatever_is_drawn() -> None:
    game = lt.GAMES["monumental"]
    assert game.features is not None
    state = game.new(2, seed=1)
    while "end" not in [action.text for action in state.actions()]:
        state.apply(state.actions()[0])
    rng, seat = Random(1), state.actor
    assert seat is not None
    drawn, worths = set(), set()
    for _ in range(8):
        world = state.view(seat).sample(rng)
        world.apply(game.parse("end"))
        drawn.add(str(world.to_json()["players"][seat]["city"]))
        worths.add(tuple(game.features.of(world)[seat]))
    assert len(drawn) > 1
    assert len(worths) == 1
