"""Many tables in NumPy arrays, for learners that play all seats.

The arrays show the buffers in which the tables write, so they are never copied, and
``torch.from_numpy`` sees them as they are. They change with each step: copy what must stay.

>>> import numpy as np
>>> rng = np.random.default_rng(7)
>>> env = SelfPlay("uchronia", players=3, tables=16, seed=7)
>>> for _ in range(10):
...     env.step(env.sample(rng))
>>> env.observations.shape[0], env.actors.shape, env.rewards.shape
(16, (16,), (16, 3))
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from ludotheque.adapters import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as _error:
    raise missing(_error) from _error

from ludotheque.adapters.common import LegalActions, Setup
from ludotheque.arena.batch import Batch
from ludotheque.arena.batch_processes import BatchProcesses
from ludotheque.core.game import OptionValue
from ludotheque.core.view import View


class SelfPlay:
    """So many tables of a game, stepped together, in one process or in several.

    ``observations`` is what the seat that decides knows, a row a table; with ``every_seat`` it has
    a row for each seat of each table. ``masks`` says which actions are legal, ``actors`` whose turn
    it is, ``steps`` how many decisions the game has had. After a step that has ended a game,
    ``ended`` is true, ``rewards`` has the results of all seats (1 for the first place, -1 for the
    last) and ``scores`` their points, and everything else is already that of the next game.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        tables: int,
        seed: int = 0,
        processes: int = 1,
        every_seat: bool = False,
        options: Mapping[str, OptionValue] | None = None,
        cards: str | Path | None = None,
    ) -> None:
        setup = Setup(game, players, options, cards)
        self.setup: Setup = setup
        self.players = players
        self.tables = tables
        self.batch: Batch | BatchProcesses
        chosen, chosen_options = setup.game, setup.options
        if processes == 1:
            self.batch = Batch(
                chosen,
                players,
                tables,
                seed=seed,
                options=chosen_options,
                every_seat=every_seat,
            )
        else:
            self.batch = BatchProcesses(
                chosen,
                players,
                tables,
                processes=processes,
                seed=seed,
                options=chosen_options,
                every_seat=every_seat,
            )
        batch = self.batch
        rows = (tables, players) if every_seat else (tables,)
        self.observations: NDArray[np.float32] = _array(batch.observations, (*rows, batch.size))
        self.rewards: NDArray[np.float32] = _array(batch.rewards, (tables, players))
        self.scores: NDArray[np.float32] = _array(batch.scores, (tables, players))
        self.actors: NDArray[np.int32] = _array(batch.actors, (tables,))
        self.steps: NDArray[np.int32] = _array(batch.steps, (tables,))
        masks = _array(batch.masks, (tables, batch.actions))
        self.masks: NDArray[np.bool_] = masks.view(np.bool_)
        self.ended: NDArray[np.bool_] = _array(batch.ended, (tables,)).view(np.bool_)
        self._flat = self.masks.reshape(-1)
        self._bounds = np.arange(tables + 1) * batch.actions

    @property
    def observation_space(self) -> Any:
        """The space of one observation."""
        return self.setup.observation_space()

    @property
    def action_space(self) -> Any:
        """The space of one action."""
        return LegalActions(self.batch.actions)

    def reset(self, seed: int) -> None:
        """Begins a new game at every table."""
        self.batch.reset(seed)

    def step(self, actions: Any) -> None:
        """Plays one action at each table; ``IllegalAction``, and nothing changes, if one is not."""
        self.batch.step(actions)

    def view(self, table: Any) -> View:
        """What the seat that decides at a table knows, for a bot that has it; one process only."""
        assert isinstance(self.batch, Batch), "other processes have the tables"
        return self.batch.view(int(table))

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each table, each as likely as the others."""
        legal = np.flatnonzero(self._flat)
        ends = np.searchsorted(legal, self._bounds)
        first = ends[:-1]
        picked = first + (rng.random(self.tables) * (ends[1:] - first)).astype(np.int64)
        actions: NDArray[np.int64] = legal[picked] - self._bounds[:-1]
        return actions

    def close(self) -> None:
        """Ends the processes, if there are several; the arrays must not be used any more."""
        del self.observations, self.rewards, self.scores, self.actors, self.steps
        del self.masks, self.ended, self._flat
        if isinstance(self.batch, BatchProcesses):
            self.batch.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _array(buffer: Any, shape: tuple[int, ...]) -> Any:
    return np.asarray(buffer).reshape(shape)
