"""Learning from own games: it repeats, and it fits what it has seen better than before."""

from __future__ import annotations

from random import Random

import numpy as np

import ludotheque as lt
from ludotheque.arena.learn import Learner, Positions, evaluation_table, learn, targets
from ludotheque.arena.own_games import own_game
from ludotheque.bots.evaluation import evaluation
from ludotheque.bots.network import Network, read_evaluation

SPYRIUM = lt.GAMES["spyrium"]
START = evaluation(SPYRIUM, "full")


def positions(learner: Learner) -> Positions:
    played = own_game(SPYRIUM, 2, START, Random(1), 0.05)
    assert played is not None
    learner.measure(np.array([one.numbers for one in played.seen], np.float32))
    return targets(learner, played)


def test_steps_bring_the_chances_nearer_to_what_came() -> None:
    learner = Learner(START, 8, seed=1)
    seen = positions(learner)
    losses = [learner.step(seen, 0.01) for _ in range(30)]
    assert losses[-1] < losses[0]


def test_targets_are_shares_and_end_with_the_result() -> None:
    learner = Learner(START, 8, seed=1)
    seen = positions(learner)
    assert np.allclose(seen.targets.sum(1), 1, atol=1e-4)


def test_bots_judge_as_the_learner_does() -> None:
    learner = Learner(START, 8, seed=1)
    seen = positions(learner)
    for _ in range(10):
        learner.step(seen, 0.01)
    network = learner.evaluation()
    state = SPYRIUM.new(2, seed=2)
    while state.actor is not None:
        stage = network.features.stage(state)
        numbers = np.array([network.features.of(state)], np.float32)
        floats = learner.chances(np.array([stage]), numbers)[0]
        assert np.allclose(network.chances(state), floats, atol=0.02)
        state.apply(state.actions()[-1])


def test_the_same_seed_learns_the_same() -> None:
    first, again = (learn(SPYRIUM, START, 1, 3, seed=5, hidden=4) for _ in range(2))
    assert isinstance(first, Network)
    assert first.layers.own == again.layers.own
    assert first.weights == again.weights


def test_an_evaluation_plays_the_same_in_another_process() -> None:
    network = learn(SPYRIUM, START, 1, 2, seed=6, hidden=4)
    for judge in (START, network):
        again = read_evaluation(judge.features, evaluation_table(judge))
        state = SPYRIUM.new(3, seed=1)
        assert type(again) is type(judge)
        assert again.chances(state) == judge.chances(state)
