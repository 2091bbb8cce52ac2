"""Masked PPO: a network learns to play from games against itself and a league.

It goes through two phases.

1. *Imitation*: many tables are played, and a teacher (`greedy`, unless another bot is named) says
   what it thinks of each action. The network learns to like what the teacher likes, and to expect
   the result that the teacher expects. First the teacher's moves are played, then the network's
   own, so that it also learns what to do after its own mistakes (DAgger).
2. *PPO*: at half of the tables the network plays all seats and learns from all of them. At the
   others it has one seat, and a member of the league has the rest (`arena/league.py`). An action
   after which the game stood better than expected becomes likelier, but only by a fifth at a time.

What a game was worth is half the result (1 for the first place, -1 for the last), half the points
by which a seat was ahead. Decisions without a choice are played, but nothing is learnt from them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ludotheque.adapters.self_play import SelfPlay
from ludotheque.arena.actor_critic import Bools, Floats, Ints, Weights, draw, gradients, log_chances
from ludotheque.arena.adam import Adam
from ludotheque.arena.league import League
from ludotheque.bots.policy_net import forward

TABLES = 128
STEPS = 64
"""Decisions of each table between two updates."""
BATCH = 1024
PASSES = 2
"""How often each decision is learnt from."""
CLIP = 0.2
"""By how much an action may become likelier or less likely in one update."""
LAMBDA = 0.95
"""How much of a target comes from later positions rather than from the next one."""
RATE = 3e-4
ENTROPY = 0.01
"""What an open choice is worth: it keeps the network trying things."""
VALUE = 0.5
"""The weight of what the network expects beside what it likes."""
POINTS_SHARE = 0.5
"""How much of a game's worth comes from points rather than from places."""
TOO_FAR = 0.03
"""An update ends when the network has changed so much (KL divergence)."""


class Decisions(NamedTuple):
    """Decisions to learn from, one a row."""

    observations: Floats
    masks: Bools
    actions: Ints
    logs: Floats
    """The logarithm of the chance that the action had."""
    advantages: Floats
    returns: Floats
    """What the game was worth in the end, as far as it is known."""

    def rows(self, chosen: Any) -> Decisions:
        """Some of them."""
        return Decisions(*(column[chosen] for column in self))


class UpdateStats(NamedTuple):
    """How an update went."""

    entropy: float
    change: float
    surprise: float
    """The mean square of what was not expected."""


def ppo_step(
    weights: Weights, adam: Adam, batch: Decisions, rate: float, entropy: float
) -> UpdateStats:
    """One step of PPO on some decisions."""
    seen = forward(weights, batch.observations)
    logs = log_chances(seen.likes, batch.masks)
    chances = np.exp(logs)
    count = len(batch.actions)
    rows = np.arange(count)
    ratios = np.exp(logs[rows, batch.actions] - batch.logs)
    gains = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-6)
    # Where the change has gone far enough already, nothing pulls any more.
    enough = np.where(gains > 0, ratios > 1 + CLIP, ratios < 1 - CLIP)
    pull = np.where(enough, 0, gains * ratios)
    openness = -(chances * logs).sum(1, where=batch.masks)
    likes = chances * (pull[:, None] + entropy * (np.maximum(logs, -50) + openness[:, None]))
    likes[rows, batch.actions] -= pull
    errors = seen.values - batch.returns
    slopes = gradients(
        weights, batch.observations, seen, likes / count, np.float32(VALUE / count) * errors
    )
    adam.step(_limited(slopes), rate)
    change = float((batch.logs - logs[rows, batch.actions]).mean())
    return UpdateStats(float(openness.mean()), change, float((errors**2).mean()))


def _limited(slopes: Weights, most: float = 0.5) -> Weights:
    """The slopes, shortened together if they are steeper than usual."""
    length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
    return (
        slopes
        if length <= most
        else {name: slope * (most / length) for name, slope in slopes.items()}
    )


class Rollout:
    """The tables, who plays at them, and what is remembered of so many steps."""

    def __init__(self, env: SelfPlay, league: League, rng: np.random.Generator) -> None:
        self.env = env
        self.league = league
        self.rng = rng
        self.games = 0
        self.spread = 10.0
        """The usual number of points between the seats, as it was in the games so far."""

    def play(self, weights: Weights, steps: int) -> Decisions:
        """Plays so many steps at all tables; the decisions of the learner that left a choice."""
        env, rng = self.env, self.rng
        tables = np.arange(env.tables)
        shape = (steps, env.tables)
        observations = np.empty((*shape, env.observations.shape[1]), np.float32)
        masks = np.empty((*shape, env.masks.shape[1]), bool)
        actions, seats = np.empty(shape, np.int64), np.empty(shape, np.int64)
        logs, values = np.empty(shape, np.float32), np.empty(shape, np.float32)
        ours, ended = np.empty(shape, bool), np.empty(shape, bool)
        worths = np.zeros((*shape, env.players), np.float32)
        for step in range(steps):
            observations[step], masks[step], seats[step] = env.observations, env.masks, env.actors
            seen = forward(weights, env.observations)
            actions[step], logs[step] = draw(seen.likes, env.masks, rng)
            values[step] = seen.values
            learning = self.league.learns(env.actors)
            ours[step] = learning & (env.masks.sum(1) > 1)
            self.league.answer(env, np.flatnonzero(~learning), actions[step])
            env.step(actions[step])
            ended[step] = env.ended
            for table in np.flatnonzero(env.ended):
                worths[step, table] = self._worth(env.rewards[table], env.scores[table])
                self.league.report(int(table), env.rewards[table])
                self.games += 1
        advantages, known = self._advantages(values, seats, ours, ended, worths, tables)
        kept = ours & known
        return Decisions(
            observations[kept],
            masks[kept],
            actions[kept],
            logs[kept],
            advantages[kept],
            advantages[kept] + values[kept],
        )

    def _worth(self, results: Floats, scores: Floats) -> Floats:
        """What a game was worth to each seat."""
        others = (scores.sum() - scores) / max(1, len(scores) - 1)
        ahead = scores - others if len(scores) > 1 else scores * 0
        self.spread += 0.01 * (float(np.abs(ahead).mean()) - self.spread)
        points = np.tanh(ahead / max(1.0, 2 * self.spread))
        return np.asarray((1 - POINTS_SHARE) * results + POINTS_SHARE * points, np.float32)

    @staticmethod
    def _advantages(
        values: Floats, seats: Ints, ours: Bools, ended: Bools, worths: Floats, tables: Ints
    ) -> tuple[Floats, Bools]:
        """By how much each decision bettered what was expected (GAE), and where that is known.

        Each seat of a table is followed by itself, from its last decision back to its first. What
        follows on the last one before the end of the rollout is not known.
        """
        players = worths.shape[2]
        found = np.zeros_like(values)
        known = np.zeros_like(ours)
        next_value = np.zeros((len(tables), players), np.float32)
        next_found = np.zeros_like(next_value)
        next_known = np.zeros(next_value.shape, bool)
        for step in range(len(values) - 1, -1, -1):
            over = ended[step]
            next_value[over], next_found[over], next_known[over] = worths[step][over], 0, True
            at = np.flatnonzero(ours[step])
            seat = seats[step, at]
            known[step, at] = next_known[at, seat]
            better = next_value[at, seat] - values[step, at] + LAMBDA * next_found[at, seat]
            found[step, at] = np.where(known[step, at], better, 0)
            next_value[at, seat] = values[step, at]
            next_found[at, seat] = found[step, at]
            next_known[at, seat] = True
        return found, known


def update(
    weights: Weights, adam: Adam, seen: Decisions, rate: float, rng: np.random.Generator
) -> UpdateStats:
    """Learns from the decisions of a rollout; how the last pass went."""
    stats = UpdateStats(0.0, 0.0, 0.0)
    for _ in range(PASSES):
        order = rng.permutation(len(seen.actions))
        parts = max(1, len(order) // BATCH)
        each = [
            ppo_step(weights, adam, seen.rows(rows), rate, ENTROPY)
            for rows in np.array_split(order, parts)
        ]
        stats = UpdateStats(*(float(np.mean(column)) for column in zip(*each, strict=True)))
        if stats.change > TOO_FAR:
            break
    return stats
