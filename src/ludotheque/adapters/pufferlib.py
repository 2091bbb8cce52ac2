"""Many tables with the attributes and calls that PufferLib expects of an environment.

Every seat of every table is an agent, so that each agent has a trajectory of its own. In each step
one seat of a table decides: ``masks`` is true for it, and the actions of the others are ignored.

>>> env = PufferTables("uchronia", players=2, tables=4)
>>> observations, infos = env.reset(seed=3)
>>> observations.shape == (env.num_agents, env.single_observation_space.shape[0])
True
>>> observations, rewards, terminals, truncations, infos = env.step(env.sample())
>>> int(env.masks.sum())
4
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.adapters.self_play import SelfPlay


class PufferTables:
    """Tables whose seats are agents: agent ``table * players + seat``.

    ``action_masks`` says which actions are legal, none for seats that wait. ``buf`` may hold
    PufferLib's own arrays, into which everything is then written.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        tables: int,
        seed: int = 0,
        buf: Any | None = None,
        **more: Any,
    ) -> None:
        self._tables = one = SelfPlay(
            game, players=players, tables=tables, seed=seed, every_seat=True, **more
        )
        self.players = players
        agents = tables * players
        self.num_agents: int = agents
        self.agents_per_batch = agents
        self.single_observation_space: Any = one.observation_space
        self.single_action_space: Any = one.action_space
        size, actions = one.batch.size, one.batch.actions
        made = {
            "observations": np.zeros((agents, size), np.float32),
            "rewards": np.zeros(agents, np.float32),
            "terminals": np.zeros(agents, bool),
            "truncations": np.zeros(agents, bool),
            "masks": np.zeros(agents, bool),
            "actions": np.zeros(agents, np.int64),
        }
        for name, array in made.items():
            given = None if buf is None else _entry(buf, name)
            setattr(self, name, array if given is None else given)
        self.observations: Any
        self.rewards: Any
        self.terminals: Any
        self.truncations: Any
        self.masks: Any
        self.action_masks: Any = np.zeros((agents, actions), bool)
        self._rng = np.random.default_rng(seed)
        self._first = np.arange(tables) * players

    def reset(self, seed: int | None = 0) -> tuple[Any, list[dict[str, Any]]]:
        """Begins a new game at every table."""
        self._tables.reset(seed or 0)
        self._rng = np.random.default_rng(seed)
        self._write()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """Plays the actions of the seats that decide."""
        self._tables.step(np.asarray(actions)[self._first + self._tables.actors])
        self._write()
        ended = int(self._tables.ended.sum())
        infos = [{"games": ended}] if ended else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _write(self) -> None:
        tables = self._tables
        deciding = self._first + tables.actors
        self.observations[:] = tables.observations.reshape(self.num_agents, -1)
        self.rewards[:] = tables.rewards.reshape(-1)
        self.terminals[:] = np.repeat(tables.ended, self.players)
        self.truncations[:] = False
        self.masks[:] = False
        self.masks[deciding] = True
        self.action_masks[:] = False
        self.action_masks[deciding] = tables.masks

    def sample(self) -> Any:
        """An action for each agent, legal for those that decide."""
        actions = np.zeros(self.num_agents, np.int64)
        actions[self._first + self._tables.actors] = self._tables.sample(self._rng)
        return actions

    def close(self) -> None:
        """Ends the processes, if there are several."""
        self._tables.close()


def _entry(buffers: Any, name: str) -> Any:
    return buffers.get(name) if hasattr(buffers, "get") else getattr(buffers, name, None)
