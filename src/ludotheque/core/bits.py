"""Sets of small numbers, such as tiles or slots, as the bits of one integer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotheque.core.native import i64

Bits = int
"""A set of small numbers."""

_MEMBERS: Final[dict[int, tuple[int, ...]]] = {}
"""Sets that were asked for before; the same ones come again and again."""


def bit(number: int) -> Bits:
    """The set of one number."""
    return 1 << number


def bits(numbers: Iterable[int]) -> Bits:
    """The set of some numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def has(some: i64, number: i64) -> bool:
    """Whether a number is in a set, which has none above 62."""
    return (some >> number) & 1 != 0


def first(some: Bits) -> int:
    """The lowest number of a set that is not empty."""
    return (some & -some).bit_length() - 1


def rest(some: i64) -> i64:
    """A set without its lowest number."""
    return some & (some - 1)


def members(some: Bits) -> tuple[int, ...]:
    """The numbers of a set, lowest first.

    >>> members(0b10110)
    (1, 2, 4)
    """
    known = _MEMBERS.get(some)
    if known is None:
        found, left = [], some
        while left:
            found.append(first(left))
            left = rest(left)
        if len(_MEMBERS) > 99_999:
            _MEMBERS.clear()
        known = _MEMBERS[some] = tuple(found)
    return known
