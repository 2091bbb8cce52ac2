"""The numbers that bots judge positions by, in random games of every game and number of players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.features import Features
from ludotheque.testing.random_games import random_game
from ludotheque.words import Words

TABLES = [
    pytest.param(name, players, id=f"{name} {players}")
    for name, game in lt.GAMES.items()
    for players in range(game.min_players, game.max_players + 1)
]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def features_of(name: str) -> Features[Any]:
    features = lt.GAMES[name].features
    assert features is not None
    return features


@every_table
def test_every_side_has_each_number_and_a_weight_counts_as_often_as_it_says(
    name: str, players: int
) -> None:
    features = features_of(name)
    rng = Random(name)
    weights = [rng.random() for _ in features.names]
    for state, _ in random_game(lt.GAMES[name], players, seed=11):
        rows = features.of(state)
        assert len(rows) >= players
        assert {len(row) for row in rows} == {len(features.names)}
        sums = [sum(w * n for w, n in zip(weights, row, strict=True)) for row in rows]
        assert features.weighed(state, weights) == pytest.approx(sums)


@every_table
def test_a_game_goes_through_its_stages_and_ends_quiet(name: str, players: int) -> None:
    features = features_of(name)
    stages = []
    for state, _ in random_game(lt.GAMES[name], players, seed=12):
        stages.append(features.stage(state))
    assert state.over
    assert features.quiet(state)
    assert stages == sorted(stages)
    assert set(stages) <= set(range(features.stages))


@every_table
def test_what_a_seat_has_does_not_depend_on_what_it_cannot_know(name: str, players: int) -> None:
    features = features_of(name)
    rng = Random(name)
    for step, (state, _) in enumerate(random_game(lt.GAMES[name], players, seed=13)):
        if step % 3 == 0:
            seat = step // 3 % players
            world = state.view(seat).sample(rng)
            assert features.of(world)[seat] == features.of(state)[seat]


@pytest.mark.parametrize("name", lt.GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_number_has_words(name: str, language: str) -> None:
    features = features_of(name)
    words = Words(language, lt.GAMES[name])
    for number in range(len(features.names)):
        assert words.say(features.describe(number))
