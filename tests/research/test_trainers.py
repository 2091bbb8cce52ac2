"""Libraries that train agents take the environments as they are, with their masks."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest

from ludotheque.adapters import pettingzoo
from ludotheque.adapters.gymnasium import identity

pytestmark = pytest.mark.filterwarnings("ignore")

SPYRIUM = identity("spyrium", 2)


def test_maskable_ppo_of_sb3_contrib_learns() -> None:
    sb3 = import_module("sb3_contrib")
    env = gymnasium.make(SPYRIUM)
    model = sb3.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        masks = env.get_wrapper_attr("action_masks")()
        action, _ = model.predict(observation, action_masks=masks, deterministic=True)
        observation, _, over, _, info = env.step(action)
    assert "refused" not in info


def test_tianshou_sees_the_masks() -> None:
    """With the mask in the observation, where it looks."""
    wrapper: Any = import_module("tianshou.env").PettingZooEnv
    env = wrapper(pettingzoo.env("spyrium", players=2, mask_in="observation"))
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(100):
        mask = np.array(seen["mask"])
        assert 0 < mask.sum() < len(mask)
        seen, rewards, over, _, _ = env.step(int(rng.choice(np.flatnonzero(mask))))
        assert -1 not in rewards or over, "nothing illegal was played"
        if over:
            break


def test_torchrl_sees_the_masks_and_plays_legal_actions() -> None:
    wrapper: Any = import_module("torchrl.envs").PettingZooWrapper
    env = wrapper(
        pettingzoo.env("spyrium", players=2),
        use_mask=True,
        return_state=False,
        categorical_actions=True,
    )
    played = env.rollout(30, break_when_any_done=True)
    legal = np.stack([played[agent]["action_mask"].numpy()[:, 0] for agent in env.group_map], 1)
    # It gives those who do not decide a mask that allows everything.
    assert ((legal.sum(2) < legal.shape[2]).sum(1) == 1).all()


def test_rllib_gets_the_mask_with_each_observation() -> None:
    rllib = import_module("ludotheque.adapters.rllib")
    env = rllib.MaskedTable({"game": "spyrium", "players": 2})
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    over = False
    while not over:
        ((agent, observation),) = seen.items()
        assert env.observation_spaces[agent].contains(observation)
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        seen, rewards, ended, _, _ = env.step({agent: action})
        over = ended["__all__"]
    assert sorted(rewards) == ["player_0", "player_1"]
    assert sum(rewards.values()) == 0
