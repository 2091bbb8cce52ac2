"""PettingZoo's own tests, used as they are; the suite turns any warning into an error."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo as zoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import ludotheque as lt
from ludotheque.adapters import pettingzoo
from tests.adapters.common import every_table, smallest_and_largest


@every_table
def test_the_api_test_of_pettingzoo(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players=players), num_cycles=1000)


@smallest_and_largest
def test_the_seed_test_of_pettingzoo(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players))


class Hurried:
    """A clock by which five seconds pass after two hundred looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 1 / 40
        return self.now


@pytest.mark.parametrize("game", lt.GAMES)
def test_the_benchmark_of_pettingzoo(
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", Hurried())
    performance_benchmark(pettingzoo.env(game, players=lt.GAMES[game].max_players))
    assert "turns per second" in capsys.readouterr().out
    assert not caplog.records, "its random choices are legal without a mask"


def played(env: Any, seed: int) -> Iterator[tuple[str, Any, float, bool, dict[str, Any]]]:
    """A random game, as each agent sees it in turn."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        yield agent, observation, reward, over, info
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))


def test_the_results_are_those_of_the_game() -> None:
    env = pettingzoo.env("spyrium", players=3)
    rewards = {agent: reward for agent, _, reward, over, _ in played(env, 4) if over}
    assert sorted(rewards) == ["player_0", "player_1", "player_2"]
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_the_seed_is_that_of_the_game() -> None:
    env = pettingzoo.env("uchronia", players=2)
    env.reset(seed=7)
    state = lt.new("uchronia", players=2, seed=7)
    vector = lt.GAMES["uchronia"].observation(2).encode(state.view(1))
    assert env.observe("player_1").tolist() == list(vector)
    legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
    assert legal.tolist() == [action.index for action in state.actions()]


def test_who_does_not_decide_may_do_nothing() -> None:
    env = pettingzoo.env("spyrium", players=2)
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.infos[waiting]["action_mask"].any()


def test_an_illegal_action_loses_the_game(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.env("spyrium", players=2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(np.flatnonzero(env.infos[loser]["action_mask"] == 0)[0])
    assert "Illegal move" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


def test_without_the_wrappers_an_illegal_action_is_refused() -> None:
    env = pettingzoo.raw_env("spyrium", players=2)
    env.reset(seed=1)
    with pytest.raises(lt.IllegalAction, match="may: place"):
        env.step(255)


def test_the_mask_may_stand_in_the_observation() -> None:
    env = pettingzoo.env("uchronia", players=2, mask_in="observation")
    env.reset(seed=1)
    for agent in env.agent_iter(10):
        observation = env.last()[0]
        assert env.observation_space(agent).contains(observation)
        env.step(env.action_space(agent).sample(observation["action_mask"]))


def test_rendering_shows_the_table_and_the_question() -> None:
    env = pettingzoo.env("spyrium", players=2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert "Spyrium" in shown
    assert "players 1: {money 10" in shown
    assert "Place a worker" in shown
    for *_, over, _info in played(env, 1):
        if over:
            assert "points" in env.render()
            break


@pytest.mark.parametrize("game", lt.GAMES)
def test_every_position_can_be_rendered(game: str) -> None:
    env = pettingzoo.env(game, players=lt.GAMES[game].max_players, render_mode="ansi")
    assert all(lt.GAMES[game].title in env.render() for _ in played(env, 1))


def test_rendering_shows_what_the_deciding_seat_knows() -> None:
    env = pettingzoo.raw_env("uchronia", players=2, render_mode="ansi")
    env.reset(seed=1)
    seat = env.possible_agents.index(env.agent_selection)
    shown = str(env.render()).splitlines()
    assert "hand {hidden" in next(line for line in shown if f"players {1 - seat}:" in line)
    assert "hand {hidden" not in next(line for line in shown if f"players {seat}:" in line)


def test_invalid_arguments_are_refused() -> None:
    hat: Any = "hat"
    with pytest.raises(lt.BadSetup, match="mask is in the info or in the observation, not 'hat'"):
        pettingzoo.env("spyrium", players=2, mask_in=hat)
    with pytest.raises(lt.BadSetup, match="2 to 5 players"):
        pettingzoo.env("spyrium", players=6)
    with pytest.raises(lt.BadSetup, match="no option"):
        pettingzoo.env("spyrium", players=2, options={"speed": 3})
    with pytest.raises(lt.UnknownGame):
        pettingzoo.env("chess", players=2)


@pytest.mark.parametrize("name", lt.GAMES)
def test_the_parallel_form_passes_the_parallel_suite(name: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, players=2), num_cycles=60)


def test_the_registry_of_pettingzoo_knows_the_games() -> None:
    version = lt.GAMES["spyrium"].observation(3).version
    env = zoo.make("aec", f"ludotheque/spyrium-3p-v{version}")
    env.reset(seed=1)
    assert len(env.agents) == 3
    table = zoo.make("parallel", f"ludotheque/spyrium-3p-v{version}")
    observations, _ = table.reset(seed=1)
    assert len(observations) == 3
