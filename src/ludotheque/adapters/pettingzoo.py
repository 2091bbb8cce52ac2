"""The games as PettingZoo environments, in which the agents act one after the other.

Importing this module registers them with PettingZoo, such as ``ludotheque/spyrium-2p-v1``.

>>> from ludotheque.adapters import pettingzoo
>>> env = pettingzoo.env("uchronia", players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args

from ludotheque.adapters import missing

try:
    import numpy as np
    import pettingzoo
    from gymnasium.spaces import Box, Dict, MultiBinary
    from pettingzoo.utils.env import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ImportError as _error:
    raise missing(_error) from _error

from ludotheque.adapters.common import LegalActions, Mask, Setup, render_text
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import GAMES, OptionValue

MaskIn = Literal["info", "observation"]
RenderMode = Literal["ansi"]


def env(
    game: str,
    *,
    players: int,
    options: Mapping[str, OptionValue] | None = None,
    cards: str | Path | None = None,
    mask_in: MaskIn = "info",
    render_mode: RenderMode | None = None,
) -> AECEnv[str, Any, int]:
    """An environment for one game and number of players.

    An observation is a vector, and ``info["action_mask"]`` says what the agent may do. With
    ``mask_in="observation"`` it is a dict of both, ``observation`` and ``action_mask``, as some
    libraries expect. An action that is not legal ends the game, and its agent gets -1.
    """
    raw = raw_env(
        game,
        players=players,
        options=options,
        cards=cards,
        mask_in=mask_in,
        render_mode=render_mode,
    )
    wrapped = TerminateIllegalWrapper(raw, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Any, int]):  # type: ignore[misc]  # noqa: N801, PettingZoo's name
    """The environment without PettingZoo's own checks; an action that is not legal raises."""

    def __init__(
        self,
        game: str,
        *,
        players: int,
        options: Mapping[str, OptionValue] | None = None,
        cards: str | Path | None = None,
        mask_in: MaskIn = "info",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        if mask_in not in get_args(MaskIn):
            raise BadSetup(f"the mask is in the info or in the observation, not '{mask_in}'.")
        self._setup = setup = Setup(game, players, options, cards)
        self._mask_in = mask_in
        self.render_mode = render_mode
        self.metadata: dict[str, str | list[str] | bool] = {
            "name": setup.name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        actions = len(setup.game.table)
        self.action_spaces: dict[str, LegalActions] = {
            agent: LegalActions(actions) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Any] = {
            agent: self._space() for agent in self.possible_agents
        }
        self._seeds = Random()

    def _space(self) -> Box | Dict:
        space = self._setup.observation_space()
        if self._mask_in == "info":
            return space
        return Dict({"observation": space, "action_mask": MultiBinary(len(self._setup.game.table))})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. The seed also decides the seeds of later games."""
        if seed is not None:
            self._seeds = Random(seed)
        else:
            seed = self._seeds.getrandbits(48)
        self._state = self._setup.new(seed)
        self.agents: list[str] = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        """Selects the seat that must decide, and updates all masks."""
        seat = self._state.actor
        self.agent_selection: str = self.possible_agents[seat or 0]
        self.action_spaces[self.agent_selection].legal = self._mask(self.agent_selection)
        in_info = self._mask_in == "info"
        self.infos: dict[str, dict[str, Mask]] = {
            agent: {"action_mask": self._mask(agent)} if in_info else {} for agent in self.agents
        }

    def _mask(self, agent: str) -> Mask:
        """The legal actions of an agent; none while another one decides."""
        state, setup = self._state, self._setup
        decides = self.possible_agents.index(agent) == state.actor
        return setup.mask(state) if decides else np.zeros(len(setup.game.table), np.int8)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game must act"
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._state.apply(self._setup.action(action))
        if (outcome := self._state.outcome) is not None:
            self.rewards = dict(zip(self.agents, outcome.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        vector = self._setup.vector(self._state, seat)
        if self._mask_in == "info":
            return vector
        return {"observation": vector, "action_mask": self._mask(agent)}

    def render(self) -> str | None:
        return None if self.render_mode is None else render_text(self._state, self._state.actor)

    def close(self) -> None:
        pass


class parallel_env(ParallelEnv[str, Any, int]):  # type: ignore[misc]  # noqa: N801, PettingZoo's name
    """The same table in PettingZoo's parallel form: in each step all agents give an action.

    Only the action of the seat that decides is played; the masks of the others are empty.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        options: Mapping[str, OptionValue] | None = None,
        cards: str | Path | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._raw = raw_env(
            game, players=players, options=options, cards=cards, render_mode=render_mode
        )
        self.metadata: dict[str, str | list[str] | bool] = self._raw.metadata
        self.render_mode = render_mode
        self.possible_agents: list[str] = self._raw.possible_agents
        self.observation_spaces: dict[str, Any] = self._raw.observation_spaces
        self.action_spaces: dict[str, LegalActions] = self._raw.action_spaces

    def observation_space(self, agent: str) -> Any:
        return self._raw.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self._raw.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a new game; the observations and infos of all agents."""
        self._raw.reset(seed, options)
        self.agents: list[str] = self._raw.agents[:]
        return self._observations(), self._raw.infos

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Plays the action of the agent that decides."""
        raw = self._raw
        raw.step(actions[raw.agent_selection])
        found = (
            self._observations(),
            dict(raw.rewards),
            dict(raw.terminations),
            dict(raw.truncations),
            raw.infos,
        )
        if any(raw.terminations.values()):
            self.agents = []
        return found

    def _observations(self) -> dict[str, Any]:
        return {agent: self._raw.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        return self._raw.render()

    def close(self) -> None:
        pass


def register() -> None:
    """Registers all games with PettingZoo, in both forms; versions before 1.27 have no registry."""
    add = getattr(pettingzoo, "register", None)
    if add is None:
        return
    for name, game in GAMES.items():
        for players in range(game.min_players, game.max_players + 1):
            version = game.observation(players).version
            setting = {"game": name, "players": players}
            for form, entry in (("aec", env), ("parallel", parallel_env)):
                id = f"ludotheque/{name}-{players}p-v{version}"
                add(form, id, f"{__name__}:{entry.__name__}", kwargs=setting)


register()
