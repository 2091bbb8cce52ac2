"""A tiny generator whose whole state is one integer (SplitMix64).

A position owns its integer; nothing else in the engine is random. The functions take the integer
and return the next one, so there is no hidden state anywhere.

>>> chance = seeded(7)
>>> order, chance = shuffled([1, 2, 3, 4, 5], chance)
>>> sorted(order)
[1, 2, 3, 4, 5]
>>> shuffled([1, 2, 3, 4, 5], seeded(7))[0] == order
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from ludotheque.core.native import i64

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_COMPILED: Final = not __file__.endswith(".py")


def seeded(seed: int) -> int:
    """The first state for a seed of any size; near seeds give unrelated states."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")


def below(bound: int, chance: int) -> tuple[int, int]:
    """A number in ``range(bound)`` and the next state."""
    chance = (chance + _STEP) & _MASK
    mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((mixed ^ (mixed >> 31)) * bound) >> 64, chance


def shuffled(items: Sequence[int], chance: int) -> tuple[list[int], int]:
    """The items in random order and the next state."""
    order = list(items)
    if _COMPILED:
        _shuffle(order, chance - (chance >> 63 << 64))
        return order, (chance + max(0, len(order) - 1) * _STEP) & _MASK
    for last in range(len(order) - 1, 0, -1):
        pick, chance = below(last + 1, chance)
        order[last], order[pick] = order[pick], order[last]
    return order, chance


def _shuffle(order: list[int], chance: i64) -> None:
    """The loop of ``shuffled`` with ``below`` in it, as compiled code does it best.

    An i64 is a number of the machine there, so no object is made of any of these large numbers. It
    has a sign, hence the masks, and it wraps around at 64 bits by itself, which an int does not.
    """
    last: i64 = len(order) - 1
    while last > 0:
        chance += _STEP - (1 << 64)
        mixed = (chance ^ (chance >> 30 & 0x3FFFFFFFF)) * (0xBF58476D1CE4E5B9 - (1 << 64))
        mixed = (mixed ^ (mixed >> 27 & 0x1FFFFFFFFF)) * (0x94D049BB133111EB - (1 << 64))
        mixed ^= mixed >> 31 & 0x1FFFFFFFF
        # A product of 128 bits, of which the higher half counts.
        low = (mixed & 0xFFFFFFFF) * (last + 1) >> 32
        pick = (mixed >> 32 & 0xFFFFFFFF) * (last + 1) + low >> 32
        order[last], order[pick] = order[pick], order[last]
        last -= 1
