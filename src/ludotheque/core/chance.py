"""A tiny generator whose whole state is one integer (SplitMix64).

A position owns its integer; nothing else in the engine is random. The functions take the integer
and return the next one, so there is no hidden state anywhere. Random players own `Dice`.

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
from typing import Final, TypeVar

from ludotheque.core.native import i64

T = TypeVar("T")
Number = TypeVar("Number", bound=int)

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_COMPILED: Final = not __file__.endswith(".py")


def seeded(seed: int) -> int:
    """The first state for a seed of any size; near seeds give unrelated states."""
    return _hashed(str(seed))


def _hashed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def below(bound: int, chance: int) -> tuple[int, int]:
    """A number in ``range(bound)`` and the next state."""
    chance = (chance + _STEP) & _MASK
    mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((mixed ^ (mixed >> 31)) * bound) >> 64, chance


def shuffled(items: Sequence[Number], chance: int) -> tuple[list[Number], int]:
    """The items in random order and the next state."""
    order = list(items)
    if _COMPILED:
        return order, _without_sign(_shuffle(order, _with_sign(chance)))
    for last in range(len(order) - 1, 0, -1):
        pick, chance = below(last + 1, chance)
        order[last], order[pick] = order[pick], order[last]
    return order, chance


class Dice:
    """A generator that remembers its state, for what is random outside of positions.

    Its numbers are not those of a position with the same seed, of which it must know nothing.

    >>> dice = Dice(7)
    >>> {dice.below(3) for _ in range(99)}
    {0, 1, 2}
    """

    __slots__ = ("_chance",)

    def __init__(self, seed: int) -> None:
        self._chance: i64 = _with_sign(_hashed(f"dice {seed}"))

    def below(self, bound: int) -> int:
        """A number in ``range(bound)``."""
        if _COMPILED:
            self._chance += _wide(0x9E3779B9, 0x7F4A7C15)
            return _scaled(self._chance, bound)
        found, self._chance = below(bound, self._chance)
        return found


# The same in numbers of the machine. Compiled, an i64 is one, so that no object is made of any of
# these large numbers. It has a sign, hence the masks, and it wraps around at 64 bits by itself,
# which an int does not: only compiled code may come here.


def _with_sign(chance: int) -> int:
    """A state as an i64 holds it."""
    return chance if chance <= _MASK >> 1 else chance - (1 << 64)


def _without_sign(chance: int) -> int:
    """The same as everybody else writes it."""
    return chance if chance >= 0 else chance + (1 << 64)


def _shuffle(order: list[T], chance: i64) -> i64:
    """The loop of ``shuffled``; returns the next state.

    That the items are numbers must not be known here: each would be read and written anew.
    """
    last: i64 = len(order) - 1
    while last > 0:
        chance += _wide(0x9E3779B9, 0x7F4A7C15)
        pick = _scaled(chance, last + 1)
        order[last], order[pick] = order[pick], order[last]
        last -= 1
    return chance


def _scaled(chance: i64, bound: i64) -> i64:
    """The number that ``below`` makes of a state."""
    mixed = (chance ^ (chance >> 30 & 0x3FFFFFFFF)) * _wide(0xBF58476D, 0x1CE4E5B9)
    mixed = (mixed ^ (mixed >> 27 & 0x1FFFFFFFFF)) * _wide(0x94D049BB, 0x133111EB)
    mixed ^= mixed >> 31 & 0x1FFFFFFFF
    # A product of 128 bits, of which the higher half counts.
    low = (mixed & 0xFFFFFFFF) * bound >> 32
    return (mixed >> 32 & 0xFFFFFFFF) * bound + low >> 32


def _wide(high: i64, low: i64) -> i64:
    """A number of 64 bits from its halves; written as one, it would be kept as an object."""
    return (high << 32) + low
