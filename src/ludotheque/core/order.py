"""Small collections of numbers in order."""

from __future__ import annotations

from typing import TypeVar

Number = TypeVar("Number", bound=int)


def distinct(values: tuple[Number, ...]) -> list[Number]:
    """The different values in ascending order, as ``sorted(set(values))`` has them.

    Of the few cards that a player has, it saves making a set.

    >>> distinct((4, 2, 4, 7))
    [2, 4, 7]
    """
    found: list[Number] = []
    for value in values:
        place = len(found)
        while place and found[place - 1] > value:
            place -= 1
        if not place or found[place - 1] != value:
            found.insert(place, value)
    return found
