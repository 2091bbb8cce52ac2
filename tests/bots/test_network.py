"""The network: whole numbers side by side give what adding one by one gives."""

from __future__ import annotations

import tomllib
from math import floor
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.arena.weights import weights_toml
from ludotheque.bots.evaluation import FULL, evaluation
from ludotheque.bots.network import UNIT, Layers, Network, read_network
from ludotheque.core.game import Game
from ludotheque.core.numbers import LEAST, MOST, PARTS

every_game = pytest.mark.parametrize("game", lt.GAMES.values(), ids=lambda game: game.name)
HIDDEN = 5


def made(game: Game[Any], seed: int, limit: int = 900) -> Network:
    """A network of random weights."""
    rng = Random(seed)
    linear = evaluation(game, FULL)

    def rows(count: int) -> list[list[int]]:
        return [[rng.randint(-limit, limit) for _ in range(HIDDEN)] for _ in range(count)]

    count = len(linear.features.names)
    layers = Layers(rows(count), rows(count), rows(linear.features.stages), rows(1)[0])
    return Network(linear.features, linear.weights, linear.scales, layers)


def positions(game: Game[Any], players: int) -> list[lt.State]:
    rng = Random(players)
    state = game.new(players, seed=4)
    found = []
    while not state.over:
        found.append(state.copy())
        state.apply(rng.choice(state.actions()))
    return found[:: len(found) // 12]


def added_one_by_one(network: Network, state: lt.State) -> list[float]:
    """The strengths by the definition of the network."""
    layers, features = network.layers, network.features
    stage, numbers = features.stage(state), features.of(state)
    seen = [[min(MOST, max(LEAST, floor(n * PARTS + 0.5))) for n in row] for row in numbers]
    linear = [
        sum(w * number for w, number in zip(network.weights[stage], row, strict=True))
        for row in numbers
    ]
    found = []
    for side, row in enumerate(seen):
        others = [each for other, each in enumerate(seen) if other != side]
        total = 0
        for unit in range(HIDDEN):
            value = PARTS * layers.biases[stage][unit]
            away = 0
            for place, number in enumerate(row):
                value += layers.own[place][unit] * number
                away += layers.others[place][unit] * sum(each[place] for each in others)
            total += max(0, value + away // max(1, len(others))) * layers.out[unit]
        found.append(linear[side] + total / (PARTS * UNIT**2))
    return found


@every_game
@pytest.mark.parametrize("players", [2, 3])
def test_packed_rows_add_up(game: Game[Any], players: int) -> None:
    network = made(game, 1)
    for state in positions(game, players):
        stage = network.features.stage(state)
        assert network.strengths(state, stage) == pytest.approx(added_one_by_one(network, state))


@every_game
def test_the_file_gives_the_same_network_again(game: Game[Any]) -> None:
    network = made(game, 2)
    table = tomllib.loads(weights_toml({"network": network}, {"seed": 2}))["network"]
    again = read_network(network.features, table)
    for state in positions(game, 2):
        assert again.chances(state) == network.chances(state)


@every_game
def test_a_network_that_has_learnt_nothing_judges_by_the_weights(game: Game[Any]) -> None:
    network, linear = made(game, 3, limit=0), evaluation(game, FULL)
    for state in positions(game, 2):
        assert network.chances(state) == pytest.approx(linear.chances(state))
