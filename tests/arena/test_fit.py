"""Fitting: the weights follow from the command, and what they teach is worth something."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.arena.fit import fit
from ludotheque.arena.match import play_with
from ludotheque.arena.weights import weights_toml
from ludotheque.bots import RandomBot
from ludotheque.bots.evaluation import (
    evaluation,
    features_of,
    from_data,
    read_weights,
    weights_path,
)
from ludotheque.bots.greedy import GreedyBot
from ludotheque.core.game import Game

SPYRIUM = lt.GAMES["spyrium"]


def test_the_same_seed_gives_the_same_weights() -> None:
    first, again, other = (fit(SPYRIUM, [3, 1], seed)["full"].weights for seed in (1, 1, 2))
    assert first == again != other


def test_a_few_random_games_teach_enough_to_beat_random() -> None:
    learnt = fit(SPYRIUM, [25], 1)["full"]
    wins = 0
    for seed in range(10):
        state = lt.new("spyrium", players=2, seed=seed)
        play_with(state, [GreedyBot(seed, learnt), RandomBot(seed)])
        assert state.outcome is not None
        wins += state.outcome.winners == (0,)
    assert wins >= 8


def test_weights_are_written_and_read_back() -> None:
    learnt = fit(SPYRIUM, [4], 1)["full"]
    data = tomllib.loads(weights_toml({"full": learnt}, {"command": "fit", "seed": 1}))
    assert data["made"] == {"command": "fit", "seed": 1}
    again = from_data(features_of(SPYRIUM), data["full"])
    assert again.weights[0] == pytest.approx(learnt.weights[0], abs=0.001)


@pytest.mark.parametrize("game", lt.GAMES.values(), ids=lambda game: game.name)
def test_the_stored_weights_name_their_command(game: Game[Any]) -> None:
    made = read_weights(weights_path(game))["made"]
    assert made["command"].startswith(f"ludotheque fit {game.name} --rounds ")
    assert made["ruleset"] in (game.rulesets or (game.ruleset,))
    for name in ("first", "full"):
        assert len(evaluation(game, name).scales) == features_of(game).stages


def test_what_the_second_round_has_learnt_is_kept() -> None:
    assert list(fit(SPYRIUM, [3, 1], 1)) == ["first", "full"]
    fits = fit(SPYRIUM, [3, 1, 1], 1)
    assert list(fits) == ["first", "second", "full"]
    assert fits["second"].weights == fit(SPYRIUM, [3, 1], 1)["full"].weights
