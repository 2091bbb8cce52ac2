"""How sure a share is."""

from __future__ import annotations

from math import sqrt

_Z = 1.96


def wilson(mean: float, number: float) -> tuple[float, float]:
    """The ends of the 95 % interval (Wilson's) of a share that was seen in so many cases.

    >>> [round(end, 3) for end in wilson(230 / 400, 400)]
    [0.526, 0.623]
    """
    scale = 1 + _Z * _Z / number
    middle = (mean + _Z * _Z / (2 * number)) / scale
    spread = _Z * sqrt(mean * (1 - mean) / number + _Z * _Z / (4 * number * number)) / scale
    return max(0.0, middle - spread), min(1.0, middle + spread)
