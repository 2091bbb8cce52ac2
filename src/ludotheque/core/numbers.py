"""Numbers put into somebody's buffer, one after the other.

A buffer is a ``memoryview`` of floats or of bytes, so an array, NumPy, torch and shared memory can
lie behind it. Where the rules are compiled, `setup.py` puts the functions of `numbers.h` in place
of these, which write without making a Python object of each number. They check nothing: whoever
makes the view sees to it that everything fits.
"""

from __future__ import annotations

from array import array
from math import floor
from struct import Struct
from typing import TYPE_CHECKING, Any, Protocol

from ludotheque.core.native import i64

if TYPE_CHECKING:
    from collections.abc import Sequence

    Floats = memoryview[float]
    Bytes = memoryview[int]
    Places = memoryview[int]
    Integers = memoryview[int]
else:
    Floats = Bytes = Places = Integers = memoryview


class Numbers(Protocol):
    """Numbers that can be replaced: an array or a buffer."""

    def __setitem__(self, at: int, number: float, /) -> None:
        """Replaces a number."""


def floats(buffer: Any) -> Floats:
    """A view of somebody's buffer of floats (C's ``float``); ``TypeError`` if it is none."""
    view: Any = memoryview(buffer)
    if view.readonly or not view.c_contiguous:
        raise TypeError("numbers are written only into a contiguous buffer that can be changed.")
    if view.format != "f":
        raise TypeError(f"expected a buffer of floats ('f'), found '{view.format}'.")
    found: Floats = view if view.ndim == 1 else view.cast("B").cast("f")
    return found


def places_view(places: Sequence[int]) -> Places:
    """Places in a buffer, for ``put_things`` and its like."""
    return memoryview(array("i", places))


def put(out: Floats, at: i64, number: float) -> None:
    """Writes a number."""
    out[at] = number


def mark(out: Bytes, at: i64) -> None:
    """Writes a 1 into a buffer of bytes."""
    out[at] = 1


def clear(out: Any, at: i64, size: i64) -> None:
    """Writes zeros."""
    view = memoryview(out)[at : at + size]
    view.cast("B")[:] = bytes(view.nbytes)


def is_marked(out: Bytes, at: i64) -> bool:
    """Whether a byte is not 0."""
    return out[at] != 0


def put_integer(out: Integers, at: i64, number: i64) -> None:
    """Writes a whole number."""
    out[at] = number


def fetch(holder: Any, getters: tuple[Any, ...], names: tuple[str, ...]) -> tuple[Any, ...]:
    """Attributes of an object; ``getters`` are the descriptors of its class, if there are any."""
    return tuple([getattr(holder, name) for name in names])


def put_ones(out: Floats, at: i64, places: Places) -> None:
    """Writes a 1 in each of some places."""
    for place in places:
        out[at + place] = 1.0


def count_things(out: Floats, at: i64, things: Sequence[int], places: Places, number: i64) -> None:
    """Takes so much from the number of each thing, which ``finish_counts`` makes a share of."""
    for thing in things:
        place = places[thing]
        if place >= 0:
            out[at + place] -= float(number)


def finish_counts(out: Floats, at: i64, size: i64, most: i64) -> None:
    """Makes shares of numbers that were counted downwards."""
    for place in range(at, at + size):
        if out[place] < 0:
            out[place] = min(1.0, -out[place] / float(most))


def put_things(out: Floats, at: i64, things: Sequence[int], places: Places) -> None:
    """Writes a 1 for each thing; ``places`` tells where, and -1 for what is not shown."""
    for thing in things:
        place = places[thing]
        if place >= 0:
            out[at + place] = 1.0


def put_counts(out: Floats, at: i64, counts: Sequence[int], places: Places, most: i64) -> None:
    """Writes how many there are of each thing, as a share of the most."""
    for thing, count in enumerate(counts):
        if count:
            place = places[thing]
            if place >= 0:
                out[at + place] = min(1.0, count / most)


# A network: rows of whole numbers. Here all numbers of a row lie side by side in one large integer,
# 64 bits each, so that one multiplication multiplies a whole row; compiled code has arrays.

PARTS = 16
"""A number that a network sees counts in so many parts of 1."""
LEAST, MOST = -32 * PARTS, 95 * PARTS
"""Numbers beyond these are cut off."""
_BITS = 64
_HALF = 1 << (_BITS - 2)


def doubles(rows: Sequence[Sequence[int]]) -> memoryview:
    """Rows of whole numbers, one after the other, as compiled code takes them."""
    return memoryview(array("d", [float(number) for row in rows for number in row]))


def packed(rows: Sequence[Sequence[int]]) -> list[int]:
    """Rows of whole numbers as ``add_rows`` takes them."""
    return [_pack(row) for row in rows]


def _pack(row: Sequence[int]) -> int:
    """Numbers side by side in one.

    >>> _pack([3, -1, 2]) == 3 - (1 << 64) + (2 << 128)
    True
    """
    total = 0
    for number in reversed(row):
        total = (total << _BITS) + number
    return total


def _unpack(packed: int, count: int) -> tuple[int, ...]:
    """The numbers of a row.

    >>> _unpack(_pack([3, -1, 2]), 3)
    (3, -1, 2)
    """
    raised = packed + _pack([_HALF] * count)
    found = Struct(f"<{count}q").unpack(raised.to_bytes(8 * count, "little"))
    return tuple([number - _HALF for number in found])


def add_rows(
    sums: Any, side: i64, plain: list[float], pieces: list[int], rows: Any, width: i64
) -> None:
    """The sum of the rows of what a side has: plain numbers, and pieces that count 1 each."""
    total = 0
    for place, number in enumerate(plain):
        if number:
            total += rows[place] * min(MOST, max(LEAST, floor(number * PARTS + 0.5)))
    for place in pieces:
        total += rows[place] * PARTS
    sums[side] = _unpack(total, width)


def add_units(sums: Any, side: i64, sides: i64, biases: Any, stage: i64, out: Any) -> float:
    """What the hidden units of a side add up to.

    Each has the side's own sum, its bias, and the mean of what the opponents add, rounded down.
    The first half of a row is for the side itself, the second for its opponents.
    """
    hidden = len(sums[side]) // 2
    opponents = [sums[other][hidden:] for other in range(sides) if other != side]
    total = 0
    for unit in range(hidden):
        value = sums[side][unit] + biases[stage][unit]
        if opponents:
            value += sum([each[unit] for each in opponents]) // len(opponents)
        if value > 0:
            total += value * out[0][unit]
    return float(total)
