"""The games as multi-agent environments of RLlib, with the mask where its examples look for it.

An observation is a dict of ``observations`` and ``action_mask``, as RLlib's action-masking module
expects; only the agent that decides is observed. At the end all agents get their results.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludotheque.adapters import missing

try:
    MultiAgentEnv: Any = import_module("ray.rllib.env.multi_agent_env").MultiAgentEnv
except ImportError as error:
    raise missing(error, "trainers") from error

import numpy as np
from gymnasium.spaces import Box, Dict

from ludotheque.adapters.pettingzoo import raw_env


class MaskedTable(MultiAgentEnv):  # type: ignore[misc]
    """A table; ``config`` has the ``game`` and the ``players``, and may have ``options``."""

    def __init__(self, config: Any) -> None:
        super().__init__()
        self._table = table = raw_env(**config)
        self.possible_agents = table.possible_agents
        self.agents = table.possible_agents[:]
        self.action_spaces = dict(table.action_spaces)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observations": table.observation_space(agent),
                    "action_mask": Box(0, 1, (table.action_space(agent).n,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, Any]:
        """Starts a new game."""
        self._table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {}

    def _seen(self) -> dict[str, Any]:
        agent = self._table.agent_selection
        mask = self._table.infos[agent]["action_mask"]
        return {agent: {"observations": self._table.observe(agent), "action_mask": mask}}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Plays the action of the agent that decides."""
        table = self._table
        table.step(int(actions[table.agent_selection]))
        over = any(table.terminations.values())
        rewards = dict(table.rewards) if over else {}
        ended = dict.fromkeys(self.possible_agents, over) | {"__all__": over}
        if over:
            self.agents = []
        return ({} if over else self._seen()), rewards, ended, {"__all__": False}, {}
