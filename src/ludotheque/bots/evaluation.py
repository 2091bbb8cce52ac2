"""Evaluation of positions: what search and greedy bots judge by.

Anything that derives from `Evaluator` can judge. The built-in evaluations have fitted weights for
a game's features, stored as data. The weights say how many points more than its opponents a seat
will have at the end, for each unit of a feature, stage by stage. Dividing by a fitted scale and
comparing seats (a logistic) turns points into chances to win. `ludotheque fit` writes the file into
the folder `learn` of a game.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.errors import BadSetup
from ludotheque.core.features import Features
from ludotheque.core.game import Game
from ludotheque.core.native import mypyc_attr
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State

WEIGHTS = "weights.toml"
NETWORK_FILE = "network.toml"
POINTS = "points"
"""The evaluation that counts present points only."""
FULL = "full"
"""The evaluation fitted with all rounds."""
NETWORK = "network"
"""The evaluation that has learnt from its own games."""
_BURDEN = 0.5
"""Points that a card kept out of play costs where the game may come to a standstill."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC):
    """Judges positions. Derive from it to let the search use a network of your own.

    The positions are samples that agree with what a seat knows; an evaluator may look at all of
    them. It must always say the same of the same position, so that moves can be repeated.
    """

    @abstractmethod
    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; `final_chances` has them for a game that is over."""

    def chances_of(self, states: list[State]) -> list[list[float]]:
        """The same for many positions at once, such as those after each action."""
        return [self.chances(state) for state in states]

    def policy(self, state: State, actions: list[Action]) -> list[float] | None:
        """How much each action deserves to be tried, in shares of 1; ``None`` without a policy.

        Without one, the search judges the position after each action.
        """
        return None

    def quiet(self, state: State) -> bool:
        """Whether nothing is half done, so that the position can be judged."""
        return features_of(state.game).quiet(state)

    def stalls(self, state: State) -> bool:
        """Whether the game may come to a standstill if everybody keeps what they have."""
        return features_of(state.game).stalls(state)


class Evaluation(Evaluator):
    """Weights for each stage and feature, and the scale of each stage."""

    __slots__ = ("features", "scales", "weights")

    def __init__(
        self, features: Features[Any], weights: list[list[float]], scales: list[float]
    ) -> None:
        self.features: Features[Any] = features
        self.weights: list[list[float]] = weights
        self.scales: list[float] = scales

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
        return self.with_weights(weights)

    def simpler(self, share: float) -> Evaluation:
        """The same, but only a share of what it knows beside present points counts."""
        points = [float(name == POINTS) for name in self.features.names]
        weights = [
            [own + share * (weight - own) for weight, own in zip(stage, points, strict=True)]
            for stage in self.weights
        ]
        return self.with_weights(weights)

    def with_weights(self, weights: list[list[float]]) -> Evaluation:
        """The same with other weights."""
        return Evaluation(self.features, weights, self.scales)

    def quiet(self, state: State) -> bool:
        """Whether nothing is half done, so that the position can be judged."""
        return self.features.quiet(state)

    def stalls(self, state: State) -> bool:
        """Whether the game may come to a standstill if everybody keeps what they have."""
        return self.features.stalls(state)

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


def learn_folder(game: Game[Any]) -> Path:
    """Where a game keeps what was learnt."""
    inner = game.folder / "learn"
    return inner if inner.is_dir() else game.folder


def weights_path(game: Game[Any], version: str = "") -> Path:
    """The file of weights of a game, or that of an earlier version, which is kept to compare."""
    name = f"weights-{version}.toml" if version else WEIGHTS
    return learn_folder(game) / name


@cache
def evaluation(game: Game[Any], name: str) -> Evaluation:
    """An evaluation of a game by its name in the file of weights.

    ``0.1/full`` is the one that version 0.1 had under the name ``full``.
    """
    features = features_of(game)
    version, _, plain = name.rpartition("/")
    if plain == POINTS:
        return counting_points(features)
    fits = fitted(game, version)
    if plain not in fits:
        known = ", ".join([POINTS, *fits])
        raise BadSetup(f"{game.title} has no evaluation '{name}', only: {known}.")
    if plain == NETWORK:
        # The network builds on the evaluation of this module.
        from ludotheque.bots.network import read_network

        return read_network(features, fits[plain])
    return from_data(features, fits[plain])


def features_of(game: Game[Any]) -> Features[Any]:
    """The features of a game that has some."""
    if game.features is None:
        raise BadSetup(f"{game.title} has no features, so its positions cannot be evaluated.")
    return game.features


def best(game: Game[Any]) -> str:
    """The name of a game's strongest evaluation."""
    fits = fitted(game)
    return next((name for name in (NETWORK, FULL) if name in fits), POINTS)


def fitted(game: Game[Any], version: str = "") -> dict[str, Any]:
    """The fits of a game by name; none if it has no weights."""
    paths = [weights_path(game, version)]
    if not version:
        paths.append(learn_folder(game) / NETWORK_FILE)
    fits: dict[str, Any] = {}
    for path in paths:
        if path.is_file():
            fits |= read_weights(path)
    return fits


def from_data(features: Features[Any], fit: dict[str, Any]) -> Evaluation:
    """The evaluation that a table of the file describes; features that it lacks have weight 0."""
    empty = [0.0] * features.stages
    columns = [fit["weights"].get(name, empty) for name in features.names]
    weights = [[column[stage] for column in columns] for stage in range(features.stages)]
    return Evaluation(features, weights, fit["scales"])


def read_weights(path: Path) -> dict[str, Any]:
    """The fits of a file by name."""
    return tomllib.loads(path.read_text(encoding="utf-8"))
