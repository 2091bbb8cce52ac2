"""Many tables in arrays: one process or several, and the conventions of other libraries."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.adapters import envpool, pufferlib
from ludotheque.adapters.self_play import SelfPlay


def test_the_arrays_are_the_buffers_themselves() -> None:
    env = SelfPlay("spyrium", players=2, tables=3, seed=1)
    first = env.observations
    env.step(env.sample(np.random.default_rng(1)))
    assert first is env.observations
    assert np.shares_memory(first, np.asarray(env.batch.observations))
    layout = env.setup.layout
    assert first.shape == (3, layout.size)
    assert env.masks.any(axis=1).all()


def test_several_processes_play_the_games_of_one() -> None:
    rng = np.random.default_rng(4)
    alone = SelfPlay("uchronia", players=3, tables=5, seed=9, every_seat=True)
    with SelfPlay("uchronia", players=3, tables=5, seed=9, every_seat=True, processes=2) as shared:
        for _ in range(60):
            actions = alone.sample(rng)
            alone.step(actions)
            shared.step(actions)
            assert (alone.observations == shared.observations).all()
            assert (alone.masks == shared.masks).all()
            assert (alone.actors == shared.actors).all()
        with pytest.raises(lt.IllegalAction, match="table 4"):
            shared.step([*alone.sample(rng)[:4], -1])
        alone.reset(3)
        shared.reset(3)
        assert (alone.observations == shared.observations).all()


@pytest.mark.parametrize("name", lt.GAMES)
def test_every_seat_is_observed(name: str) -> None:
    env = SelfPlay(name, players=2, tables=2, seed=5, every_seat=True)
    one = SelfPlay(name, players=2, tables=2, seed=5)
    rng = np.random.default_rng(2)
    for _ in range(20):
        actions = env.sample(rng)
        env.step(actions)
        one.step(actions)
        rows = env.observations[np.arange(2), env.actors]
        assert (rows == one.observations).all()


def test_the_calls_of_envpool() -> None:
    env = envpool.make("spyrium", num_envs=6, players=3, seed=2)
    observation, info = env.reset()
    assert observation.shape == (6, *env.observation_space.shape)
    games = 0
    for _ in range(250):
        before = info["actor"]
        order = np.arange(6)[::-1]
        actions = env.sample()
        observation, reward, terminated, truncated, info = env.step(actions[order], order)
        assert (info["env_id"] == np.arange(6)).all()
        assert (reward == info["rewards"][np.arange(6), before]).all()
        assert not truncated.any()
        assert (info["elapsed_step"][terminated] == 0).all()
        games += int(terminated.sum())
    assert games
    with pytest.raises(lt.BadSetup, match="all tables"):
        env.send(actions[:2], [0, 1])


def test_every_seat_is_an_agent_of_pufferlib() -> None:
    buffers = {"rewards": np.zeros(8, np.float32)}
    env = pufferlib.PufferTables("spyrium", players=2, tables=4, seed=3, buf=buffers)
    assert env.rewards is buffers["rewards"]
    observations, _ = env.reset(seed=3)
    games = 0
    for _ in range(300):
        assert env.masks.reshape(4, 2).sum(axis=1).tolist() == [1] * 4
        assert (env.action_masks.any(axis=1) == env.masks).all()
        observations, rewards, terminals, _, infos = env.step(env.sample())
        assert observations is env.observations
        assert rewards.reshape(4, 2).sum() == 0
        assert terminals.reshape(4, 2).all(axis=1).sum() == sum(i["games"] for i in infos)
        games += len(infos)
    assert games
