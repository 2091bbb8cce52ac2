"""Adam: steps along a gradient, as long for weights that rarely matter as for others."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Adam:
    """Changes weights in place, and remembers the mean and the square of their gradients."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights
        self.means = {name: np.zeros_like(value) for name, value in weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in weights.items()}
        self.updates = 0

    def step(self, gradients: dict[str, Any], rates: Any) -> None:
        """One step; ``rates`` is a rate for all weights, or those of each name."""
        self.updates += 1
        warm = 1 - 0.999**self.updates
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            rate = rates[name] if isinstance(rates, dict) else rates
            self.weights[name] -= rate * mean / (np.sqrt(square / warm) + 1e-8)
