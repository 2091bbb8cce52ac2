"""Evaluation of positions: fitted weights for a game's features, stored as data.

The weights say how many points more than its opponents a seat will have at the end, for each unit
of a feature, stage by stage. Dividing by a fitted scale and comparing seats (a logistic) turns
points into chances to win. `ludotheque fit` writes the file into the folder `learn` of a game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

from ludotheque.core.errors import BadSetup
from ludotheque.core.features import Features
from ludotheque.core.game import Game
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State

WEIGHTS = "weights.toml"
POINTS = "points"
"""The evaluation that counts present points only."""
FULL = "full"
"""The evaluation fitted with all rounds."""
_BURDEN = 0.5
"""Points that a card kept out of play costs where the game may come to a standstill."""


class Evaluation:
    """Weights for each stage and feature, and the scale of each stage."""

    __slots__ = ("features", "scales", "weights")

    def __init__(
        self, features: Features[Any], weights: list[list[float]], scales: list[float]
    ) -> None:
        self.features = features
        self.weights = weights
        self.scales = scales

    def hurried(self) -> Evaluation:
        """The same, but what is kept out of play is a burden: for games that may stand still."""
        idle = self.features.idle
        if not idle:
            return self
        burdens = [_BURDEN if name in idle else 0.0 for name in self.features.names]
        weights = [
            [weight - burden for weight, burden in zip(stage, burdens, strict=True)]
            for stage in self.weights
        ]
        return Evaluation(self.features, weights, self.scales)

    def weights_for(self, state: State) -> list[float]:
        """The weights at the stage of a position."""
        return self.weights[self.features.stage(state)]

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; certain at the end, where victories may be shared."""
        if state.over:
            outcome = state.outcome
            assert outcome is not None
            return final_chances(outcome, state.players)
        features, stage = self.features, self.features.stage(state)
        ahead = features.weighed(state, self.weights[stage])
        return softmax(ahead, self.scales[stage])[: state.players]


def final_chances(outcome: Outcome, players: int) -> list[float]:
    """The victory, divided among those who share it."""
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def softmax(strengths: list[float], scale: float) -> list[float]:
    """Strengths as shares of 1; for two it is the logistic of their difference.

    >>> [round(share, 2) for share in softmax([10.0, 7.0], 3.0)]
    [0.73, 0.27]
    """
    best = max(strengths)
    powers = [exp((strength - best) / scale) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


def counting_points(features: Features[Any], scale: float = 5.0) -> Evaluation:
    """The evaluation that counts present points only."""
    weights = [float(name == POINTS) for name in features.names]
    return Evaluation(features, [weights] * features.stages, [scale] * features.stages)


def weights_path(game: Game[Any]) -> Path:
    """The file of weights of a game."""
    inner = game.folder / "learn"
    return (inner if inner.is_dir() else game.folder) / WEIGHTS


@cache
def evaluation(game: Game[Any], name: str) -> Evaluation:
    """An evaluation of a game by its name in the file of weights."""
    features = features_of(game)
    if name == POINTS:
        return counting_points(features)
    fits = fitted(game)
    if name not in fits:
        known = ", ".join([POINTS, *fits])
        raise BadSetup(f"{game.title} has no evaluation '{name}', only: {known}.")
    return from_data(features, fits[name])


def features_of(game: Game[Any]) -> Features[Any]:
    """The features of a game that has some."""
    if game.features is None:
        raise BadSetup(f"{game.title} has no features, so its positions cannot be evaluated.")
    return game.features


def best(game: Game[Any]) -> str:
    """The name of a game's strongest evaluation."""
    return FULL if FULL in fitted(game) else POINTS


def fitted(game: Game[Any]) -> dict[str, Any]:
    """The fits of a game by name; none if it has no weights."""
    path = weights_path(game)
    return read_weights(path) if path.is_file() else {}


def from_data(features: Features[Any], fit: dict[str, Any]) -> Evaluation:
    """The evaluation that a table of the file describes; features that it lacks have weight 0."""
    empty = [0.0] * features.stages
    columns = [fit["weights"].get(name, empty) for name in features.names]
    weights = [[column[stage] for column in columns] for stage in range(features.stages)]
    return Evaluation(features, weights, fit["scales"])


def read_weights(path: Path) -> dict[str, Any]:
    """The fits of a file by name."""
    return tomllib.loads(path.read_text(encoding="utf-8"))
