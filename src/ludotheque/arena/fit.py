"""Fitting an evaluation to games played: what each feature is worth in points at the end.

Each quiet position of a game gives one equation a seat: the seat's features, less the mean of the
others', times the weights, should be the points by which it beat that mean in the end. Least
squares over many games, stage by stage, gives the weights; a logistic over the same equations
gives the scale that turns points into chances.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from random import Random
from statistics import fmean as mean
from typing import Any

from ludotheque.bots.evaluation import FULL, Evaluation, counting_points, features_of
from ludotheque.bots.greedy import GreedyBot
from ludotheque.core.game import Game
from ludotheque.core.state import State

_RIDGE = 30.0
"""Ridge regularization, in positions: it keeps the weights of rare cards small."""
_RANDOM_MOVES = 0.15
"""The share of random moves in training games, so that they contain what good players avoid."""
_LONGEST = 2000
"""Games with more decisions are left out: nobody in them knows how to win."""
MEMORY = 0.25
"""How much the games of earlier rounds count beside new ones."""
_SCALES = [1.3**power for power in range(-4, 16)]


class Regression:
    """Ridge regression over the positions of one stage."""

    def __init__(self, features: int) -> None:
        self.products: list[list[float]] = [[0.0] * features for _ in range(features)]
        self.targets: list[float] = [0.0] * features
        self.results: list[tuple[list[tuple[int, float]], float]] = []

    def add(self, numbers: list[float], margin: float) -> None:
        """One equation: these numbers, so many points ahead in the end."""
        known = [(place, number) for place, number in enumerate(numbers) if number]
        for place, number in known:
            self.targets[place] += number * margin
            row = self.products[place]
            for other, factor in known:
                row[other] += number * factor
        self.results.append((known, margin))

    def fade(self, memory: float) -> None:
        """Lets earlier positions count less, before a round with better players."""
        self.results.clear()
        self.targets = [memory * value for value in self.targets]
        self.products = [[memory * value for value in row] for row in self.products]

    def weights(self) -> list[float]:
        """The weights that fit best."""
        rows = [
            [value + (_RIDGE if i == j else 0.0) for j, value in enumerate(row)]
            for i, row in enumerate(self.products)
        ]
        return solve(rows, self.targets)

    def scale(self, weights: list[float]) -> float:
        """The scale with the highest likelihood of the results."""
        ahead = [(sum(weights[i] * x for i, x in known), margin) for known, margin in self.results]
        return min(_SCALES, key=lambda scale: _log_loss(ahead, scale))


def _log_loss(ahead: list[tuple[float, float]], scale: float) -> float:
    """The log loss of victories and defeats, given the expected margins."""
    total = 0.0
    for expected, margin in ahead:
        if margin:
            bet = expected if margin > 0 else -expected
            total += log(1 + exp(-max(-30.0, min(30.0, bet / scale))))
    return total


def solve(rows: list[list[float]], targets: list[float]) -> list[float]:
    """The solution of a symmetric positive system, by elimination.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    rows = [row[:] for row in rows]
    targets = targets[:]
    size = len(targets)
    for pivot in range(size):
        top = rows[pivot]
        for lower in range(pivot + 1, size):
            factor = rows[lower][pivot] / top[pivot]
            if factor:
                row = rows[lower]
                for column in range(pivot, size):
                    row[column] -= factor * top[column]
                targets[lower] -= factor * targets[pivot]
    solution = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(rows[place][k] * solution[k] for k in range(place + 1, size))
        solution[place] = (targets[place] - rest) / rows[place][place]
    return solution


def fit(
    game: Game[Any],
    rounds: Sequence[int],
    seed: int,
    progress: Callable[[], None] = lambda: None,
    memory: float = MEMORY,
) -> dict[str, Evaluation]:
    """The evaluations by name: `first` from random games, `second` and `full` from games of bots.

    Each round plays with the evaluation of the round before; `second` is that of the second round,
    if others follow. If games are few or similar, keep the earlier rounds (memory 1).
    """
    features = features_of(game)
    regressions = [Regression(len(features.names)) for _ in range(features.stages)]
    learnt: list[Evaluation] = []
    for number, games in enumerate(rounds):
        teacher = learnt[-1] if learnt else None
        rng = Random(f"{seed}, round {number}")
        for regression in regressions:
            regression.fade(memory)
        for which in range(games):
            learn_from(
                game.new(_players(game, which), rng.getrandbits(48)), teacher, rng, regressions
            )
            progress()
        learnt.append(_learn(game, regressions, teacher))
    second = {"second": learnt[1]} if len(learnt) > 2 else {}
    return {"first": learnt[0], **second, FULL: learnt[-1]}


def _players(game: Game[Any], which: int) -> int:
    """Two players in two of three games, larger numbers in turn in the others."""
    more = game.max_players - 2
    return 2 if which % 3 or not more else 3 + which // 3 % more


def _learn(
    game: Game[Any], regressions: list[Regression], teacher: Evaluation | None
) -> Evaluation:
    features = features_of(game)
    before = teacher or counting_points(features)
    weights, scales = [], []
    for stage, regression in enumerate(regressions):
        enough = len(regression.results) >= len(features.names)
        weights.append(regression.weights() if enough else before.weights[stage])
        scales.append(regression.scale(weights[-1]) if enough else before.scales[stage])
    return Evaluation(features, weights, scales)


def learn_from(
    state: State, teacher: Evaluation | None, rng: Random, regressions: list[Regression]
) -> None:
    """Plays one game and adds its quiet positions to the regressions."""
    state.listening = False
    features = features_of(state.game)
    seen: list[tuple[int, list[list[float]]]] = []
    decisions = 0
    while (seat := state.actor) is not None:
        decisions += 1
        if decisions > _LONGEST:
            return
        if features.quiet(state):
            seen.append((features.stage(state), features.of(state)[: state.players]))
        if teacher is None or rng.random() < _RANDOM_MOVES:
            action = rng.choice(state.actions())
        else:
            action = GreedyBot(rng.getrandbits(48), teacher).choose(state.view(seat))
        state.apply(action)
    assert state.outcome is not None
    scores = [float(score) for score in state.outcome.scores]
    for stage, numbers in seen:
        # The equations of all seats add up to 0, so the last one is redundant.
        for seat in range(state.players - 1):
            mine = numbers[seat]
            others = [rows for other, rows in enumerate(numbers) if other != seat]
            means = [mean(column) for column in zip(*others, strict=True)]
            lead = [own - theirs for own, theirs in zip(mine, means, strict=True)]
            rest = [score for other, score in enumerate(scores) if other != seat]
            regressions[stage].add(lead, scores[seat] - mean(rest))
