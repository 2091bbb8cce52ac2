"""The games as Gymnasium environments: one learner against named bots.

Importing this module registers them, one for each game and number of players.

>>> import gymnasium
>>> import ludotheque.adapters.gymnasium
>>> env = gymnasium.make("ludotheque/spyrium-2p-v1")
>>> observation, info = env.reset(seed=7)
>>> step = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.adapters import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as _error:
    raise missing(_error) from _error

from ludotheque.adapters.common import LegalActions, Setup, Vector
from ludotheque.adapters.learner import Learner
from ludotheque.bots.registry import AnyBot
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import GAMES, OptionValue
from ludotheque.core.numbers import floats

NAMESPACE = "ludotheque"


class BoardGame(gymnasium.Env[Vector, np.int64]):
    """One learner at a table of a game.

    ``opponents`` are bots, one for each other seat or one for all: names, or what a user brings
    along, such as a bot, a class that makes bots, or a policy (observation, mask) -> action. The
    learner's ``seat`` is drawn anew for each game unless it is given. The reward comes at the end:
    1 for the first place, -1 for the last. ``info["action_mask"]`` says what is legal; any other
    action ends the game with -1, and ``info["refused"]`` says what was wrong.
    """

    metadata: dict[str, list[str] | int] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012, as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int,
        *,
        opponents: AnyBot | Sequence[AnyBot] = "random",
        seat: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        cards: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._learner = Learner(Setup(game, players, options, cards), opponents, seat)
        setup = self._learner.setup
        self.observation_space: Any = setup.observation_space()
        self._actions = LegalActions(len(setup.game.table))
        self.action_space: LegalActions = self._actions
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        self._learner.start(int(self.np_random.integers(2**48)))
        return self._learner.vector(), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        learner = self._learner
        learner.act(int(action))
        return learner.vector(), learner.reward, learner.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, where SB3-contrib looks for it."""
        return self._learner.mask().astype(bool)

    def _info(self) -> dict[str, Any]:
        info = self._learner.info()
        self._actions.legal = None if self._learner.over else info["action_mask"]
        return info

    def render(self) -> Any:
        return None if self.render_mode is None else self._learner.render_text()


class ManyBoardGames(VectorEnv[Vector, Any, Any]):
    """Many tables of a game, each with one learner; one call steps them all.

    A table whose game is over begins a new one in the same step: the observation and the mask are
    those of the new game, and ``info["final_obs"]`` and ``info["final_info"]`` hold the last of the
    old one. Seeds work as in Gymnasium's own vector environments: each table has its own, and
    plays the games of a single environment with that seed.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int,
        *,
        opponents: AnyBot | Sequence[AnyBot] = "random",
        seat: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        cards: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        setup = Setup(game, players, options, cards)
        self.metadata: dict[str, Any] = {
            "autoreset_mode": AutoresetMode.SAME_STEP,
            "render_modes": ["ansi"],
        }
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._learners = [Learner(setup, opponents, seat) for _ in range(num_envs)]
        self._seeds = [seeding.np_random()[0] for _ in range(num_envs)]
        self.single_observation_space: Any = setup.observation_space()
        self.single_action_space: LegalActions = LegalActions(len(setup.game.table))
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Vector, dict[str, Any]]:
        for table, its_own in enumerate(self._each(seed)):
            if its_own is not None:
                self._seeds[table], _ = seeding.np_random(its_own)
            self._start(table)
        return self._vectors(), self._info()

    def _each(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """The seed of each table."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + table for table in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadSetup(f"{len(seed)} seeds are given for {self.num_envs} tables.")
        return seed

    def step(self, actions: Any) -> tuple[Vector, Any, Any, Any, dict[str, Any]]:
        if len(actions) != self.num_envs:
            raise BadSetup(f"{len(actions)} actions are given for {self.num_envs} tables.")
        for learner, action in zip(self._learners, actions, strict=True):
            learner.act(int(action))
        rewards = np.array([learner.reward for learner in self._learners])
        ended = np.array([learner.over for learner in self._learners])
        last: dict[str, Any] = {}
        for table in np.flatnonzero(ended):
            learner = self._learners[table]
            final = {"final_obs": learner.vector(), "final_info": learner.info()}
            last = self._add_info(last, final, int(table))
            self._start(int(table))
        never = np.zeros(self.num_envs, bool)
        return self._vectors(), rewards, ended, never, self._info() | last

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal at each table."""
        return np.stack([learner.mask() for learner in self._learners]).astype(bool)

    def _start(self, table: int) -> None:
        self._learners[table].start(int(self._seeds[table].integers(2**48)))

    def _vectors(self) -> Vector:
        size = self._learners[0].setup.layout.size
        vectors = np.zeros((self.num_envs, size), np.float32)
        view = floats(vectors)
        for table, learner in enumerate(self._learners):
            learner.put_vector(view, table)
        return vectors

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, bool)
        return {
            "action_mask": np.stack([learner.mask() for learner in self._learners]),
            "_action_mask": everywhere,
            "seat": np.array([learner.seat for learner in self._learners]),
            "_seat": everywhere,
        }

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return tuple(learner.render_text() for learner in self._learners)


def identity(game: str, players: int) -> str:
    """The id of an environment, such as ``ludotheque/spyrium-2p-v1``."""
    return f"{NAMESPACE}/{game}-{players}p-v{GAMES[game].observation(players).version}"


def register() -> None:
    """Registers all games with Gymnasium."""
    for name, game in GAMES.items():
        for players in range(game.min_players, game.max_players + 1):
            gymnasium.register(
                identity(name, players),
                entry_point=f"{__name__}:{BoardGame.__name__}",
                vector_entry_point=f"{__name__}:{ManyBoardGames.__name__}",
                kwargs={"game": name, "players": players},
            )


register()
