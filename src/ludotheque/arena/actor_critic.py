"""A network that likes actions (the actor) and expects results (the critic), and how it learns.

`bots/policy_net.py` runs the same network where bots play with it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.policy_net import Seen

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Weights = dict[str, Floats]


def new_weights(observations: int, actions: int, hidden: int, rng: np.random.Generator) -> Weights:
    """A network that has learnt nothing and likes all actions alike."""

    def layer(rows: int, columns: int, gain: float) -> Floats:
        return rng.normal(0, gain / rows**0.5, (rows, columns)).astype(np.float32)

    return {
        # Most numbers of an observation are 0, so the others may weigh more.
        "first": layer(observations, hidden, 4.0),
        "first_bias": np.zeros(hidden, np.float32),
        "second": layer(hidden, hidden, 2**0.5),
        "second_bias": np.zeros(hidden, np.float32),
        "likes": layer(hidden, actions, 0.01),
        "likes_bias": np.zeros(actions, np.float32),
        "value": layer(hidden, 1, 0.1)[:, 0],
        "value_bias": np.zeros(1, np.float32),
    }


def log_chances(likes: Floats, masks: Bools) -> Floats:
    """The logarithm of each action's chance; what is not legal has next to none."""
    masked = np.where(masks, likes, np.float32(-1e9))
    masked -= masked.max(1, keepdims=True)
    masked -= np.log(np.exp(masked).sum(1, keepdims=True))
    return masked


def draw(likes: Floats, masks: Bools, rng: np.random.Generator) -> tuple[Ints, Floats]:
    """An action for each row, drawn by its chance, and the logarithm of that chance."""
    logs = log_chances(likes, masks)
    # The largest of logarithms with Gumbel noise is a fair draw.
    actions = (logs - np.log(rng.exponential(size=logs.shape))).argmax(1)
    return actions, logs[np.arange(len(actions)), actions]


def gradients(
    weights: Weights, observations: Floats, seen: Seen, likes: Floats, values: Floats
) -> Weights:
    """What the weights do to a loss whose slopes in likes and values are given."""
    second = (likes @ weights["likes"].T + values[:, None] * weights["value"]) * (seen.second > 0)
    first = (second @ weights["second"].T) * (seen.first > 0)
    return {
        "first": observations.T @ first,
        "first_bias": first.sum(0),
        "second": seen.first.T @ second,
        "second_bias": second.sum(0),
        "likes": seen.second.T @ likes,
        "likes_bias": likes.sum(0),
        "value": seen.second.T @ values,
        "value_bias": values.sum(keepdims=True),
    }
