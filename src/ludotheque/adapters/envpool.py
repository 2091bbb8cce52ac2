"""Many tables with the calls of EnvPool: ``reset``, ``step``, ``send`` and ``recv`` on arrays.

One number of the batch is the seat that decides at its table. ``info`` tells which seat that is,
the mask, and the rewards of all seats; ``reward`` is that of the seat that has just acted.

>>> env = make("spyrium", num_envs=8, players=2, seed=3)
>>> observation, info = env.reset()
>>> actions = env.sample()
>>> observation, reward, terminated, truncated, info = env.step(actions)
>>> sorted(info)
['action_mask', 'actor', 'elapsed_step', 'env_id', 'rewards']
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.adapters.self_play import SelfPlay
from ludotheque.core.errors import BadSetup


def make(
    game: str, *, num_envs: int, players: int, seed: int = 0, num_threads: int = 1, **more: Any
) -> PooledTables:
    """Tables of a game; ``num_threads`` is the number of processes that play them."""
    return PooledTables(
        SelfPlay(game, players=players, tables=num_envs, seed=seed, processes=num_threads, **more),
        seed,
    )


class PooledTables:
    """The tables of a pool, all of which are stepped at once."""

    def __init__(self, tables: SelfPlay, seed: int) -> None:
        self._tables = tables
        self._seed = seed
        self._rng = np.random.default_rng(seed)
        self._ids = np.arange(tables.tables, dtype=np.int32)
        self._before = tables.actors.copy()
        self.config: dict[str, int] = {
            "num_envs": tables.tables,
            "batch_size": tables.tables,
            "max_num_players": tables.players,
            "seed": seed,
        }
        self.observation_space: Any = tables.observation_space
        self.action_space: Any = tables.action_space
        self.all_env_ids: Any = self._ids
        self.is_async = False

    def __len__(self) -> int:
        return self._tables.tables

    def reset(self) -> tuple[Any, dict[str, Any]]:
        """Begins a new game at every table; each time with other seeds."""
        self.async_reset()
        observation, _, _, _, info = self.recv()
        return observation, info

    def async_reset(self) -> None:
        """The same, to be followed by ``recv``."""
        self._tables.reset(self._seed)
        self._seed += 1 << 20
        self._before[:] = self._tables.actors

    def step(self, action: Any, env_id: Any | None = None) -> tuple[Any, Any, Any, Any, Any]:
        """Plays one action at each table."""
        self.send(action, env_id)
        return self.recv()

    def send(self, action: Any, env_id: Any | None = None) -> None:
        """Plays one action at each table; ``env_id`` tells which action is whose."""
        actions = np.asarray(action)
        if env_id is not None:
            order = np.asarray(env_id)
            if not np.array_equal(np.sort(order), self._ids):
                raise BadSetup("all tables are stepped at once; env_id must name each of them.")
            sorted_actions = np.empty_like(actions)
            sorted_actions[order] = actions
            actions = sorted_actions
        self._before[:] = self._tables.actors
        self._tables.step(actions)

    def recv(self) -> tuple[Any, Any, Any, Any, Any]:
        """Observation, reward, terminated, truncated, info; copies that stay as they are."""
        tables = self._tables
        info = {
            "env_id": self._ids,
            "elapsed_step": tables.steps.copy(),
            "actor": tables.actors.copy(),
            "action_mask": tables.masks.copy(),
            "rewards": tables.rewards.copy(),
        }
        return (
            tables.observations.copy(),
            tables.rewards[self._ids, self._before],
            tables.ended.copy(),
            np.zeros(tables.tables, bool),
            info,
        )

    def sample(self) -> Any:
        """A legal action for each table."""
        return self._tables.sample(self._rng)

    def close(self) -> None:
        """Ends the processes, if there are several."""
        self._tables.close()
