"""OpenSpiel's own simulation test and search, used as they are."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import ludotheque as lt
from ludotheque.adapters.openspiel import short_name
from tests.adapters.common import every_table, smallest_and_largest


def load(game: str, players: int, seed: int = 3) -> Any:
    name = short_name(lt.GAMES[game])
    return pyspiel.load_game(name, {"players": players, "seed": seed})


def dealt(game: str, players: int, steps: int = 0) -> Any:
    """A state some random steps after the deal."""
    state, rng = load(game, players).new_initial_state(), Random(1)
    for _ in range(steps + 1):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@smallest_and_largest
def test_the_simulation_test_of_openspiel(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", lt.GAMES)
def test_the_search_of_openspiel(game: str) -> None:
    state = dealt(game, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=1.5,
        max_simulations=6,
        random_state=np.random.RandomState(1),
    )
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@every_table
def test_a_resampled_state_is_the_same_to_its_player(game: str, players: int) -> None:
    state = dealt(game, players, 40)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.3)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state), "but what it cannot see has changed"


def test_an_information_state_contains_past_events() -> None:
    """Two ways to the same position: observations agree, information states do not."""
    ways = []
    for first, second in (("place a1-b1", "place b1-c1"), ("place b1-c1", "place a1-b1")):
        state = load("spyrium", 2).new_initial_state()
        state.apply_action(0)
        player = state.current_player()
        for text in (first, "place a2-b2", second):
            state.apply_action(lt.GAMES["spyrium"].parse(text).index)
        ways.append(state)
    one, other = ways
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)


def test_observations_contain_nothing_hidden() -> None:
    state = dealt("uchronia", 3, 30)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, Random(seed).random) for seed in range(4)]
    assert len({str(world) for world in worlds}) == 4
    assert len({world.information_state_string(player) for world in worlds}) == 1
    rival = (player + 1) % 3
    assert len({world.observation_string(rival) for world in worlds}) > 1


def test_clones_and_pickles_go_on_alike() -> None:
    state = dealt("uchronia", 2, 50)
    copies = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        state.get_game().deserialize_state(state.serialize()),
    ]
    for copy in copies:
        assert (str(copy), copy.history()) == (str(state), state.history())
        assert copy.information_state_string(0) == state.information_state_string(0)
    for one in (state, *copies):
        one.apply_action(one.legal_actions()[0])
    assert {str(one) for one in copies} == {str(state)}


def test_the_same_seed_deals_the_same_games() -> None:
    def deals(seed: int) -> list[str]:
        game = load("spyrium", 2, seed)
        states = [game.new_initial_state() for _ in range(2)]
        for state in states:
            state.apply_action(0)
        return [str(state) for state in states]

    assert deals(1) == deals(1) != deals(2)
    assert len(set(deals(1))) == 2


def test_looking_at_a_game_does_not_change_what_is_dealt() -> None:
    """OpenSpiel makes new states to clone one, to restore one and to learn a shape."""
    deals = []
    for looks in (False, True):
        game = load("spyrium", 2)
        if looks:
            game.observation_tensor_shape()
        for _ in range(2):
            state = game.new_initial_state()
            if looks:
                state.clone().apply_action(0)
            state.apply_action(0)
            if looks:
                game.deserialize_state(state.serialize())
            deals.append(str(state))
    assert deals[:2] == deals[2:]


def test_clones_are_dealt_the_same() -> None:
    state = load("uchronia", 2).new_initial_state()
    copies = [state, state.clone(), pickle.loads(pickle.dumps(state))]
    for copy in copies:
        copy.apply_action(0)
    assert len({str(copy) for copy in copies}) == 1


def test_a_game_can_be_pickled_and_deals_on() -> None:
    game = load("spyrium", 3)
    game.new_initial_state().apply_action(0)
    states = [one.new_initial_state() for one in (pickle.loads(pickle.dumps(game)), game)]
    for state in states:
        state.apply_action(0)
    assert str(states[0]) == str(states[1])


def test_before_the_deal_a_sample_is_another_deal() -> None:
    state = load("uchronia", 2).new_initial_state()
    states = [state, *(state.resample_from_infostate(0, Random(seed).random) for seed in (1, 2))]
    for one in states:
        one.apply_action(0)
    assert len({str(one) for one in states}) == 3


def test_observers() -> None:
    state = dealt("uchronia", 2, 20)
    game, kinds = state.get_game(), pyspiel.PrivateInfoType
    mine = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    mine.set_from(state, 1)
    assert mine.tensor.tolist() == state.observation_tensor(1)
    everybody = game.make_py_observer(
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=kinds.NONE)
    )
    assert everybody.string_from(state, 0) == everybody.string_from(state, 1)
    with pytest.raises(ValueError, match="what everybody sees"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=True, private_info=kinds.ALL_PLAYERS)
        )


def test_the_results_are_those_of_the_game() -> None:
    state, rng = dealt("spyrium", 3), Random(2)
    assert state.returns() == [0, 0, 0]
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert any(state.returns())


def test_a_program_that_uses_it_ends_in_peace() -> None:
    """OpenSpiel keeps what was registered until after Python has ended."""
    code = "import ludotheque.adapters.openspiel"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
