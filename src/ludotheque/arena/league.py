"""The league of a learner: bots, and itself as it was before.

At half of the tables the learner plays all seats. At the others it has one seat, and a member of
the league has the rest. Members that win more often are met more often.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.self_play import SelfPlay
from ludotheque.arena.actor_critic import draw
from ludotheque.bots import make
from ludotheque.bots.policy_net import forward

ITSELF = -1
"""In place of a member: the learner has all seats."""
SELF_PLAY = 0.5
"""The share of tables at which the learner plays all seats."""
MOST = 6
"""Former selves that are kept."""
MEMORY = 0.98
"""How much of a member's record is kept with each game: about fifty games count."""


class Member:
    """A bot by its name, or the weights of a network that the learner was once."""

    def __init__(self, name: str, weights: dict[str, Any] | None = None, won: float = 0.5) -> None:
        self.name = name
        self.weights = weights
        self.won = won
        """The share of games that the learner has won against it lately."""

    def count(self, result: float) -> None:
        """Counts a game by the learner's result, from -1 to 1."""
        self.won = MEMORY * self.won + (1 - MEMORY) * (result + 1) / 2


class League:
    """Who has which seats at each table."""

    def __init__(
        self, bots: list[str], players: int, tables: int, rng: np.random.Generator
    ) -> None:
        self.members = [Member(name) for name in bots]
        self._rng = rng
        self._players = players
        self._bots = {name: make(name, int(rng.integers(1 << 48))) for name in bots}
        self._opponents = np.full(tables, ITSELF)
        self._seats = np.zeros(tables, np.int64)
        for table in range(tables):
            self._seat(table)

    def _seat(self, table: int) -> None:
        """Decides who plays the next game of a table."""
        self._seats[table] = self._rng.integers(self._players)
        alone = self._players == 1 or not self.members
        if alone or self._rng.random() < SELF_PLAY:
            self._opponents[table] = ITSELF
            return
        dangers = np.array([1.1 - member.won for member in self.members])
        self._opponents[table] = self._rng.choice(len(dangers), p=dangers / dangers.sum())

    def learns(self, actors: NDArray[np.int32]) -> NDArray[np.bool_]:
        """At which tables the decision is the learner's."""
        return np.asarray((self._opponents == ITSELF) | (self._seats == actors))

    def answer(self, env: SelfPlay, tables: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Lets the members decide at some tables; their actions replace those that stand there."""
        for number in np.unique(self._opponents[tables]):
            member = self.members[number]
            rows = tables[self._opponents[tables] == number]
            if member.weights is not None:
                likes = forward(member.weights, env.observations[rows]).likes
                actions[rows] = draw(likes, env.masks[rows], self._rng)[0]
                continue
            bot = self._bots[member.name]
            for table in rows:
                legal = np.flatnonzero(env.masks[table])
                actions[table] = legal[0] if len(legal) == 1 else bot.choose(env.view(table)).index

    def report(self, table: int, results: NDArray[np.float32]) -> None:
        """Counts a game that has ended, and seats the next one."""
        if self._opponents[table] != ITSELF:
            self.members[self._opponents[table]].count(float(results[self._seats[table]]))
        self._seat(table)

    def join(self, name: str, weights: dict[str, Any]) -> None:
        """Adds the learner as it is now; the former self that it beats most often makes room."""
        copies = {key: value.copy() for key, value in weights.items()}
        selves = [member for member in self.members if member.weights is not None]
        if len(selves) < MOST:
            self.members.append(Member(name, copies))
            return
        weakest = max(selves, key=lambda member: member.won)
        weakest.name, weakest.weights, weakest.won = name, copies, 0.5
