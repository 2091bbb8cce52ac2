"""Kinds of values in a position: how each is kept, written as JSON, read back and shown as numbers.

Inside a position almost everything is a small integer; in JSON it has a name. A `Vocabulary` ties
the two together. A kind also knows its TypeScript type and how the documentation calls it.

>>> colours = Vocabulary("Colour", "colour", ("wood", "clay"))
>>> OneOf(colours).write(1, 2)
'clay'
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ludotheque.core.native import i64
from ludotheque.core.numbers import (
    Floats,
    count_things,
    finish_counts,
    places_view,
    put,
    put_counts,
    put_things,
)
from ludotheque.core.observation import Choice, Number, Part
from ludotheque.core.observation import Seat as SeatPart
from ludotheque.core.observation import Seats as SeatsPart
from ludotheque.core.reader import Field

NONE: Final = -1
"""Stands for "no such thing" where a position keeps a number."""


class Vocabulary:
    """The names of some things, in the order of the numbers that stand for them.

    If they are a ``part_of`` others, they count among those.
    """

    def __init__(
        self, type_name: str, noun: str, names: Sequence[str], part_of: Vocabulary | None = None
    ) -> None:
        self.type_name = type_name
        self.noun = noun
        self.names: tuple[str, ...] = tuple(names)
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.part_of = part_of
        whole = {} if part_of is None else part_of.index
        self._numbers = [whole[name] for name in self.names if name in whole]

    @property
    def plural(self) -> str:
        """The noun for several of them."""
        return f"{self.noun[:-1]}ies" if self.noun.endswith("y") else f"{self.noun}s"

    def read(self, field: Field) -> int:
        """The number of a name that somebody wrote."""
        return self.index[field.among(self.index)]

    def count(self, found: Found, number: int, amount: int = 1) -> None:
        """Adds so many of one thing to those that were found."""
        if self.part_of is None:
            found[self][number] += amount
        else:
            self.part_of.count(found, self._numbers[number], amount)


Found = dict[Vocabulary, "Counter[int]"]
"""How many components of each vocabulary were found."""


class Columns:
    """Which number of a vector stands for each thing; so many of them count as the most.

    ``places`` has -1 for things that are not shown.
    """

    def __init__(self, places: Sequence[int], most: int, width: int) -> None:
        self.places: list[int] = list(places)
        self._view = places_view(self.places)
        self._most: i64 = most
        self.width: i64 = width

    def put(self, things: Sequence[int], out: Floats, at: i64) -> None:
        """Writes how many there are of each thing."""
        if self._most == 1:
            put_things(out, at, things, self._view)
        else:
            count_things(out, at, things, self._view, 1)
            finish_counts(out, at, self.width, self._most)

    def count(self, things: Sequence[int], number: i64, out: Floats, at: i64) -> None:
        """Counts things; ``finish`` makes shares of the numbers once all have been counted."""
        count_things(out, at, things, self._view, number)

    def finish(self, out: Floats, at: i64) -> None:
        """Makes shares of what was counted."""
        finish_counts(out, at, self.width, self._most)

    def put_counts(self, counts: Sequence[int], out: Floats, at: i64) -> None:
        """The same for things that were counted."""
        put_counts(out, at, counts, self._view, self._most)


def shown_columns(vocabulary: Vocabulary, shown: Sequence[str], most: int) -> Columns:
    """The numbers of the names that learners see."""
    index = {name: place for place, name in enumerate(shown)}
    return Columns([index.get(name, -1) for name in vocabulary.names], most, len(shown))


class Kind(ABC):
    """A kind of value. ``players`` is the number of seats, on which some kinds depend.

    Compiled, it cannot be derived from outside the compiled packages; ``Custom`` can be used there.
    """

    words: str
    """How the documentation calls a value in JSON."""
    typescript: str
    """The type of a value in JSON."""
    verbatim: bool = False
    """Whether JSON shows the value just as the position keeps it."""
    _parts: dict[int, Part] | None = None

    @abstractmethod
    def empty(self) -> Any:
        """The value on an empty table."""

    @abstractmethod
    def write(self, value: Any, players: int) -> Any:
        """The value as JSON."""

    @abstractmethod
    def read(self, field: Field, players: int) -> Any:
        """The value that JSON describes; ``BadPosition`` if it describes none."""

    @abstractmethod
    def part(self, players: int) -> Part:
        """The value as numbers for learners."""

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """Writes the numbers of ``part`` from ``at`` on, straight from what the position keeps.

        Here they take the way through JSON, which is right for every kind. Kinds that learners
        see often have a shorter way.
        """
        written = self.write(value, players)
        if written or written == 0:
            if self._parts is None:
                self._parts = {}
            part = self._parts.get(players)
            if part is None:
                part = self._parts[players] = self.part(players)
            part.write(written, out, at, first)

    def hidden_part(self, players: int, named: bool) -> Part:
        """The same for a hidden zone; ``named`` if some viewer may see what lies there."""
        raise TypeError(f"{self.words}: only piles can be hidden.")

    def columns(self) -> Columns:
        """The numbers that stand for the components of a hidden zone."""
        raise TypeError(f"{self.words}: only piles can be hidden.")

    def problem(self, value: Any, players: int) -> str | None:
        """What is wrong with a value, or ``None``."""
        return None

    def count(self, value: Any, found: Found) -> None:  # noqa: B027 - most kinds hold nothing
        """Adds the components that lie here."""

    def arranged(self, components: list[int]) -> Any:
        """Components of a hidden zone as the position keeps them."""
        return tuple(components)

    def vocabularies(self) -> list[Vocabulary]:
        """The vocabularies whose names its JSON uses."""
        return []


class Whole(Kind):
    """A whole number within bounds; learners see it as a share of ``scale``."""

    def __init__(self, scale: int = 1, least: int = 0, most: int | None = None) -> None:
        self.scale = scale
        self._share = float(scale)
        self.least = least
        self.most = most
        self.words: str = "a number" if most is None else f"a number, {least} to {most}"
        self.typescript = "number"
        self.verbatim = True

    def empty(self) -> int:
        """The least."""
        return self.least

    def write(self, value: Any, players: int) -> Any:
        """The number."""
        return value

    def read(self, field: Field, players: int) -> int:
        """The number."""
        return field.number(self.least, self.most)

    def part(self, players: int) -> Part:
        """One number."""
        return Number(self.scale)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The share."""
        number: int = value
        if number:
            put(out, at, 1.0 if number >= self.scale else number / self._share)

    def problem(self, value: Any, players: int) -> str | None:
        """Out of bounds."""
        if value < self.least:
            return f"{value} is below {'zero' if self.least == 0 else self.least}."
        if self.most is not None and value > self.most:
            return f"{value} is more than {self.most}."
        return None


class Flag(Kind):
    """True or false."""

    def __init__(self) -> None:
        self.words = "true or false"
        self.typescript = "boolean"

    def empty(self) -> bool:
        """False."""
        return False

    def write(self, value: Any, players: int) -> Any:
        """The flag; positions may keep 0 and 1."""
        return bool(value)

    def read(self, field: Field, players: int) -> bool:
        """The flag."""
        if not isinstance(field.value, bool):
            raise field.wrong("true or false")
        return field.value

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 if it is set."""
        if value:
            put(out, at, 1.0)

    def part(self, players: int) -> Part:
        """0 or 1."""
        return Number()


class OneOf(Kind):
    """One thing of a vocabulary; if ``optional``, also none: ``null``, kept as ``NONE``.

    ``shown`` are the names that learners see, if not all.
    """

    def __init__(
        self, vocabulary: Vocabulary, optional: bool = False, shown: Sequence[str] = ()
    ) -> None:
        self.vocabulary = vocabulary
        self.optional = optional
        self.shown: tuple[str, ...] = tuple(shown) or vocabulary.names
        self.places: list[int] = shown_columns(vocabulary, self.shown, 1).places
        none = " or null" if optional else ""
        self.words: str = f"{_article(vocabulary.noun)}{none}"
        self.typescript: str = vocabulary.type_name + (" | null" if optional else "")

    def empty(self) -> int:
        """None, or the first."""
        return NONE if self.optional else 0

    def write(self, value: Any, players: int) -> Any:
        """The name."""
        number: int = value
        return None if number == NONE else self.vocabulary.names[number]

    def read(self, field: Field, players: int) -> int:
        """The number."""
        if field.value is None and self.optional:
            return NONE
        return self.vocabulary.read(field)

    def vocabularies(self) -> list[Vocabulary]:
        """Its own."""
        return [self.vocabulary]

    def part(self, players: int) -> Part:
        """A 1 in its place."""
        return Choice(self.shown)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 in its place."""
        number: int = value
        if number != NONE:
            put(out, at + i64(self.places[number]), 1.0)

    def count(self, value: Any, found: Found) -> None:
        """One, if there is one."""
        if value != NONE:
            self.vocabulary.count(found, value)


class SeatOf(Kind):
    """A seat; if ``optional``, also nobody. ``sides`` tells how many a number of players makes."""

    def __init__(
        self,
        optional: bool = False,
        sides: Callable[[int], int] = lambda players: players,
        noun: str = "seat",
    ) -> None:
        self.optional = optional
        self.sides = sides
        # The last number of players, and how many sides it makes.
        self._players: i64 = -1
        self._sides: i64 = 1
        self.words: str = f"a {noun} or null" if optional else f"a {noun}"
        self.typescript = "Seat | null" if optional else "Seat"
        self.verbatim: bool = not optional

    def empty(self) -> int:
        """Nobody, or the first."""
        return NONE if self.optional else 0

    def write(self, value: Any, players: int) -> Any:
        """The seat."""
        seat: int = value
        return None if seat == NONE else seat

    def read(self, field: Field, players: int) -> int:
        """The seat."""
        if field.value is None and self.optional:
            return NONE
        return field.number(0, self.sides(players) - 1)

    def part(self, players: int) -> Part:
        """A 1 in its place, counted from the viewer."""
        return SeatPart(self.sides(players))

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 in its place."""
        seat: i64 = value
        if seat != NONE:
            if players != self._players:
                self._players, self._sides = players, self.sides(players)
            put(out, at + (seat - first) % self._sides, 1.0)

    def problem(self, value: Any, players: int) -> str | None:
        """No such seat."""
        least = NONE if self.optional else 0
        fits = least <= value < self.sides(players)
        return None if fits else f"there is no seat {value}."


class SeatSet(Kind):
    """A set of seats, kept as bits."""

    def __init__(self) -> None:
        self.words = "a list of seats"
        self.typescript = "Seat[]"

    def empty(self) -> int:
        """No seat."""
        return 0

    def write(self, value: Any, players: int) -> Any:
        """The seats in order."""
        if not value:
            return []
        bits: int = value
        return [seat for seat in range(players) if bits >> seat & 1]

    def read(self, field: Field, players: int) -> int:
        """The bits."""
        bits = 0
        for item in field.items():
            bits |= 1 << item.number(0, players - 1)
        return bits

    def part(self, players: int) -> Part:
        """A 1 for each seat."""
        return SeatsPart(players)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 for each seat."""
        bits: i64 = value
        if bits:
            for seat in range(players):
                if bits >> seat & 1:
                    put(out, at + (seat - first) % players, 1.0)


Sorts = Mapping[str, Kind]
"""The kinds of values that decisions and events name, each by a word."""


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
