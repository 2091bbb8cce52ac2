"""Imitation: a network learns what a teacher likes and expects, at the tables that it plays at.

A teacher is a level: it says for each action what its chance to win would be. First the teacher's
best actions are played, then more and more of the network's own, so that it also learns what to do
after its own mistakes (DAgger).
"""

from __future__ import annotations

import numpy as np

from ludotheque.adapters.self_play import SelfPlay
from ludotheque.arena.actor_critic import Bools, Floats, Weights, draw, gradients, log_chances
from ludotheque.arena.adam import Adam
from ludotheque.bots.levels import LevelBot
from ludotheque.bots.policy_net import forward

STEPS = 16
"""Decisions of each table between two lessons."""
MEMORY = 500_000_000
"""Bytes of the teacher's latest decisions that are kept."""
LESSONS = 6
"""How often each of them is learnt from, on average."""
BATCH = 512
RATE = 1e-3
HEAT = 0.008
"""How much better an action must be, in chance to win, for the teacher to insist on it."""


class Imitation:
    """The latest decisions of a teacher, and how a network learns from them."""

    def __init__(self, env: SelfPlay, teacher: str, seed: int) -> None:
        self.env = env
        self._teacher = LevelBot(teacher, seed)
        observations, actions = env.observations.shape[1], env.masks.shape[1]
        room = MEMORY // (4 * observations + 5 * actions)
        self._observations = np.zeros((room, observations), np.float32)
        self._masks = np.zeros((room, actions), bool)
        self._likes = np.zeros((room, actions), np.float32)
        self._values = np.zeros(room, np.float32)
        self.taught = 0
        """Decisions of the teacher so far."""

    def play(self, weights: Weights, own: float, rng: np.random.Generator) -> None:
        """Plays some steps, a share of them as the network would, and remembers the teacher's."""
        env = self.env
        for _ in range(STEPS):
            actions = draw(forward(weights, env.observations).likes, env.masks, rng)[0]
            follows = rng.random(env.tables) >= own
            for table in np.flatnonzero(env.masks.sum(1) > 1):
                rated = self._teacher.rated_actions(env.view(table))
                self._remember(int(table), [(action.index, each) for action, each in rated])
                if follows[table]:
                    actions[table] = rated[0][0].index
            env.step(actions)

    def _remember(self, table: int, rated: list[tuple[int, float]]) -> None:
        row = self.taught % len(self._values)
        self._observations[row] = self.env.observations[table]
        self._masks[row] = self.env.masks[table]
        self._likes[row] = 0
        powers = np.exp([(chance - rated[0][1]) / HEAT for _, chance in rated])
        self._likes[row, [index for index, _ in rated]] = powers / powers.sum()
        self._values[row] = 2 * rated[0][1] - 1
        self.taught += 1

    def learn(self, weights: Weights, adam: Adam, rng: np.random.Generator) -> float:
        """Steps towards the teacher; how far the network was off on average (KL divergence)."""
        known = min(self.taught, len(self._values))
        steps = max(1, LESSONS * STEPS * self.env.tables // BATCH)
        losses = []
        for _ in range(steps):
            rows = rng.integers(known, size=BATCH)
            losses.append(
                _step(
                    weights,
                    adam,
                    (self._observations[rows], self._masks[rows]),
                    (self._likes[rows], self._values[rows]),
                )
            )
        return float(np.mean(losses))


def _step(
    weights: Weights, adam: Adam, seen: tuple[Floats, Bools], taught: tuple[Floats, Floats]
) -> float:
    """One step towards what a teacher likes and expects; how far it was off (KL divergence)."""
    observations, masks = seen
    likes, values = taught
    found = forward(weights, observations)
    logs = log_chances(found.likes, masks)
    count = np.float32(len(values))
    slopes = gradients(
        weights,
        observations,
        found,
        (np.exp(logs) - likes) / count,
        (found.values - values) / count,
    )
    adam.step(slopes, RATE)
    distances = likes * (np.log(likes + 1e-9) - logs)
    return float(distances.sum(1, where=masks).mean())
