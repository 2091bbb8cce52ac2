"""Learning from a learner's own games: rounds of games, and gradient steps after each (NumPy).

What is learnt is an evaluation: for each stage the weights of the features, and a network that
corrects them (`bots/network.py`). The target of a position is what came of it: the victory and the
points at the end, mixed with what the learner thought of the positions in between (TD(λ)).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.arena.adam import Adam
from ludotheque.arena.own_games import OwnGame, own_game
from ludotheque.arena.processes import Jobs, in_processes
from ludotheque.bots.evaluation import Evaluation, features_of
from ludotheque.bots.network import LIMIT, UNIT, Layers, Network, read_evaluation, table_of
from ludotheque.core.game import Game, find
from ludotheque.core.numbers import LEAST, MOST, PARTS

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

LAMBDA = 0.9
"""How much of a target comes from later positions rather than from the next one.

With more of them, a network learns by heart who has won which of a few hundred games.
"""
POINTS_SHARE = 0.5
"""How much of the final target comes from points rather than from the victory."""
RANDOM_MOVES = 0.05
"""The share of random moves, so that the games contain what good players avoid."""
BATCH = 256
RATE = 3e-4
"""The rate of learning in the first round; it falls to a fifth."""
CHUNK = 10
"""Games that a process plays at a time."""
_FIRST = 0.3
"""The spread of the first layer before anything is learnt."""
KEPT = 8
"""Rounds whose games are learnt from."""
PASSES = 1
"""How often each position is learnt from in a round."""


class Positions(NamedTuple):
    """Positions with the same number of sides, and their targets."""

    stages: Ints
    numbers: Floats
    """By position, side and feature."""
    targets: Floats


class Learner:
    """A network in floats that can be trained, and made an evaluation."""

    def __init__(self, start: Evaluation, hidden: int, seed: int) -> None:
        self.features = start.features
        self.scales: Floats = np.array(start.scales, np.float32)
        count, stages = len(self.features.names), self.features.stages
        self.spread: Floats = np.ones(count, np.float32)
        self.rng = np.random.default_rng(seed)
        self.values: dict[str, Floats] = {
            "linear": np.array(start.weights, np.float32),
            "own": self._random(_FIRST, (count, hidden)),
            "others": self._random(_FIRST / 2, (count, hidden)),
            "biases": np.zeros((stages, hidden), np.float32),
            "out": np.zeros(hidden, np.float32),
        }
        self._adam = Adam(self.values)

    def _random(self, scale: float, shape: tuple[int, int]) -> Floats:
        return self.rng.normal(0, scale, shape).astype(np.float32)

    def measure(self, numbers: Floats) -> None:
        """Chooses the scale of each feature by its spread in the first positions."""
        flat = numbers.reshape(-1, numbers.shape[-1])
        self.spread = np.maximum(flat.std(0), 0.25).astype(np.float32)
        for name in ("own", "others"):
            self.values[name] /= self.spread[:, None]

    def cut(self, numbers: Floats) -> Floats:
        """The numbers as the network sees them, in parts of 1 and within its bounds."""
        return np.asarray(np.clip(np.floor(numbers * PARTS + 0.5), LEAST, MOST) / PARTS, np.float32)

    def strengths(self, stages: Ints, numbers: Floats) -> tuple[Floats, Floats, Floats]:
        """The strength of each side; the hidden units; the numbers of opponents."""
        v = self.values
        seen = self.cut(numbers)
        others = (seen.sum(1, keepdims=True) - seen) / max(1, seen.shape[1] - 1)
        hidden = seen @ v["own"] + others @ v["others"] + v["biases"][stages][:, None, :]
        np.maximum(hidden, 0, out=hidden)
        linear = np.einsum("psf,pf->ps", numbers, v["linear"][stages])
        return linear + hidden @ v["out"], hidden, others

    def chances(self, stages: Ints, numbers: Floats) -> Floats:
        """The chances of all sides."""
        return softmax(self.strengths(stages, numbers)[0] / self.scales[stages][:, None])

    def step(self, batch: Positions, rate: float) -> float:
        """One step of Adam; the cross entropy before it."""
        v = self.values
        strengths, hidden, others = self.strengths(batch.stages, batch.numbers)
        scales = self.scales[batch.stages][:, None]
        chances = softmax(strengths / scales)
        loss = -float((batch.targets * np.log(chances + 1e-9)).sum(1).mean())
        back = (chances - batch.targets) / scales / len(batch.stages)
        units = back[:, :, None] * v["out"] * (hidden > 0)
        flat = units.reshape(-1, units.shape[-1])
        linear = np.zeros_like(v["linear"])
        np.add.at(linear, batch.stages, np.einsum("ps,psf->pf", back, batch.numbers))
        biases = np.zeros_like(v["biases"])
        np.add.at(biases, batch.stages, units.sum(1))
        # A feature with large numbers needs small weights.
        rates = rate / self.spread
        seen = self.cut(batch.numbers).reshape(len(flat), -1)
        gradients = {
            "linear": linear,
            "own": seen.T @ flat,
            "others": others.reshape(len(flat), -1).T @ flat,
            "biases": biases,
            "out": hidden.reshape(len(flat), -1).T @ back.reshape(-1),
        }
        wide = {"linear": rates, "own": rates[:, None], "others": rates[:, None]}
        self._adam.step(gradients, {"biases": rate, "out": rate, **wide})
        return loss

    def evaluation(self) -> Network:
        """The evaluation as bots use it, in whole numbers."""
        layers = Layers(*(self._whole(name) for name in ("own", "others", "biases", "out")))
        weights = [[round(float(w), 3) for w in stage] for stage in self.values["linear"]]
        return Network(self.features, weights, [float(s) for s in self.scales], layers)

    def _whole(self, name: str) -> Any:
        limited = np.clip(np.round(self.values[name] * UNIT), -LIMIT, LIMIT)
        return limited.astype(int).tolist()


def softmax(values: Floats) -> Floats:
    """Shares of 1, in each row."""
    powers = np.exp(values - values.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def players_of(game: Game[Any], which: int) -> int:
    """Two players in two of three games, larger numbers in turn in the others."""
    more = game.max_players - 2
    return 2 if which % 3 or not more else 3 + which // 3 % more


def targets(learner: Learner, played: OwnGame) -> Positions:
    """The positions of a game with their targets."""
    stages = np.array([one.stage for one in played.seen])
    numbers = np.array([one.numbers for one in played.seen], np.float32)
    thought = learner.chances(stages, numbers)
    scores = np.array([played.scores], np.float32)
    by_points = softmax(scores / learner.scales[-1])[0]
    later = POINTS_SHARE * by_points + (1 - POINTS_SHARE) * np.array(played.shares)
    found = np.zeros_like(thought)
    for place in range(len(stages) - 1, -1, -1):
        found[place] = later
        later = LAMBDA * later + (1 - LAMBDA) * thought[place]
    return Positions(stages, numbers, found)


class Round(NamedTuple):
    """Games to be played by an evaluation, in plain values that can go to other processes."""

    game: str
    evaluation: dict[str, Any]
    seed: str

    def play(self, numbers: range) -> list[OwnGame]:
        """Some numbered games; those that do not end are left out."""
        game = find(self.game)
        judge = read_evaluation(features_of(game), self.evaluation)
        played = []
        for number in numbers:
            rng = Random(f"{self.seed}, game {number}")
            one = own_game(game, players_of(game, number), judge, rng, RANDOM_MOVES)
            if one is not None:
                played.append(one)
        return played


def evaluation_table(evaluation: Evaluation) -> dict[str, Any]:
    """An evaluation as the file holds it."""
    columns = zip(*evaluation.weights, strict=True)
    weights = dict(zip(evaluation.features.names, map(list, columns), strict=True))
    layers = table_of(evaluation) if isinstance(evaluation, Network) else {}
    return {"scales": evaluation.scales, "weights": weights, **layers}


def learn(
    game: Game[Any],
    start: Evaluation,
    rounds: int,
    games: int,
    seed: int,
    hidden: int = 32,
    report: Callable[[int, Network, float], None] = lambda *_: None,
    jobs: Jobs = 1,
) -> Network:
    """An evaluation learnt in rounds of a learner's own games, which ``jobs`` play.

    What is learnt does not depend on how many processes or machines there are.
    """
    learner = Learner(start, hidden, seed)
    kept: deque[list[OwnGame]] = deque(maxlen=KEPT)
    evaluation: Evaluation = start
    network = learner.evaluation()
    for number in range(rounds):
        work = Round(game.name, evaluation_table(evaluation), f"{seed}, round {number}")
        chunks = [range(first, min(games, first + CHUNK)) for first in range(0, games, CHUNK)]
        played = [one for part in in_processes(work.play, chunks, jobs) for one in part]
        kept.append(played)
        if number == 0:
            two = [s.numbers for one in played for s in one.seen if len(s.numbers) == 2]
            learner.measure(np.array(two, np.float32))
        rate = RATE * (1 - 0.8 * number / rounds)
        loss = _train(learner, [one for each in kept for one in each], rate)
        evaluation = network = learner.evaluation()
        report(number, network, loss)
    return network


def _train(learner: Learner, games: list[OwnGame], rate: float) -> float:
    groups: dict[int, list[Positions]] = {}
    for one in games:
        groups.setdefault(len(one.scores), []).append(targets(learner, one))
    batches: list[Positions] = []
    whole = [
        Positions(*(np.concatenate(column) for column in zip(*group, strict=True)))
        for group in groups.values()
    ]
    for _ in range(PASSES):
        for group in whole:
            order = learner.rng.permutation(len(group.stages))
            for first in range(0, len(order), BATCH):
                rows = order[first : first + BATCH]
                batches.append(
                    Positions(group.stages[rows], group.numbers[rows], group.targets[rows])
                )
    losses = []
    for place in learner.rng.permutation(len(batches)):
        losses.append(learner.step(batches[place], rate))
    return float(np.mean(losses))
