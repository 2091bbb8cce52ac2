"""Numbers put into somebody's buffer, one after the other.

A buffer is a ``memoryview`` of floats or of bytes, so an array, NumPy, torch and shared memory can
lie behind it. Where the rules are compiled, `setup.py` puts the functions of `numbers.h` in place
of these, which write without making a Python object of each number. They check nothing: whoever
makes the view sees to it that everything fits.
"""

from __future__ import annotations

from array import array
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
