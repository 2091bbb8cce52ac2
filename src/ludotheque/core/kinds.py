"""Kinds of values in a position: how each is kept, written as JSON, read back and shown as numbers.

Inside a position almost everything is a small integer; in JSON it has a name. A `Vocabulary` ties
the two together. A kind also knows its TypeScript type and how the documentation calls it.

>>> colours = Vocabulary("Colour", "colour", ("wood", "clay"))
>>> hand = Names(colours, most=4)
>>> hand.write((1, 1, 0), 2)
['clay', 'clay', 'wood']
>>> hand.read(Field(["wood", "clay"], "hand"), 2)
(0, 1)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludotheque.core.field import Field
from ludotheque.core.observation import Bag, Choice, Number, Part, Pile, Stack
from ludotheque.core.observation import Seat as SeatPart
from ludotheque.core.observation import Seats as SeatsPart

NONE: Final = -1
"""Stands for "no such thing" where a position keeps a number."""


class Vocabulary:
    """The names of some things, in the order of the numbers that stand for them."""

    def __init__(self, type_name: str, noun: str, names: Sequence[str]) -> None:
        self.type_name = type_name
        self.noun = noun
        self.names = tuple(names)
        self.index = {name: number for number, name in enumerate(self.names)}

    @property
    def plural(self) -> str:
        """The noun for several of them."""
        return f"{self.noun[:-1]}ies" if self.noun.endswith("y") else f"{self.noun}s"

    def read(self, field: Field) -> int:
        """The number of a name that somebody wrote."""
        return self.index[field.among(self.index)]


Found = dict[Vocabulary, "Counter[int]"]
"""How many components of each vocabulary were found."""


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

    def hidden_part(self, players: int, named: bool) -> Part:
        """The same for a hidden zone; ``named`` if some viewer may see what lies there."""
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
        self.least = least
        self.most = most
        self.words = "a number" if most is None else f"a number, {least} to {most}"
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

    def part(self, players: int) -> Part:
        """0 or 1."""
        return Number()


class OneOf(Kind):
    """One thing of a vocabulary; if ``optional``, also none: ``null``, kept as ``NONE``."""

    def __init__(self, vocabulary: Vocabulary, optional: bool = False) -> None:
        self.vocabulary = vocabulary
        self.optional = optional
        none = " or null" if optional else ""
        self.words = f"{_article(vocabulary.noun)}{none}"
        self.typescript = vocabulary.type_name + (" | null" if optional else "")

    def empty(self) -> int:
        """None, or the first."""
        return NONE if self.optional else 0

    def write(self, value: Any, players: int) -> Any:
        """The name."""
        return None if value == NONE else self.vocabulary.names[value]

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
        return Choice(self.vocabulary.names)

    def count(self, value: Any, found: Found) -> None:
        """One, if there is one."""
        if value != NONE:
            found[self.vocabulary][value] += 1


class SeatOf(Kind):
    """A seat; if ``optional``, also nobody. ``extra`` counts opponents without a seat."""

    def __init__(self, optional: bool = False, extra: int = 0) -> None:
        self.optional = optional
        self.extra = extra
        self.words = "a seat or null" if optional else "a seat"
        self.typescript = "Seat | null" if optional else "Seat"
        self.verbatim = not optional

    def empty(self) -> int:
        """Nobody, or the first."""
        return NONE if self.optional else 0

    def write(self, value: Any, players: int) -> Any:
        """The seat."""
        return None if value == NONE else value

    def read(self, field: Field, players: int) -> int:
        """The seat."""
        if field.value is None and self.optional:
            return NONE
        return field.number(0, players + self.extra - 1)

    def part(self, players: int) -> Part:
        """A 1 in its place, counted from the viewer."""
        return SeatPart(players + self.extra)

    def problem(self, value: Any, players: int) -> str | None:
        """No such seat."""
        least = NONE if self.optional else 0
        fits = least <= value < players + self.extra
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


class Names(Kind):
    """A pile or a hand: things of a vocabulary in order, the next one to come last.

    ``most`` of one name, and ``size`` in all, count as the most for learners. ``sort`` keeps them
    in the order of the vocabulary. ``as_list`` keeps a list, which the rules change in place.
    ``last_counts`` shows learners the last one by itself. ``length`` is a bound.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        most: int = 1,
        size: int = 0,
        *,
        sort: bool = False,
        as_list: bool = False,
        last_counts: bool = False,
        length: int | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.most = most
        self.size = size
        self.sort = sort
        self.as_list = as_list
        self.last_counts = last_counts
        self.length = length
        self.words = f"a list of {vocabulary.plural}"
        self.typescript = f"{vocabulary.type_name}[]"

    def empty(self) -> Any:
        """Nothing."""
        return [] if self.as_list else ()

    def write(self, value: Any, players: int) -> Any:
        """The names."""
        names = self.vocabulary.names
        return [names[number] for number in value]

    def read(self, field: Field, players: int) -> Any:
        """The numbers."""
        numbers = [self.vocabulary.read(item) for item in field.items()]
        if self.length is not None and len(numbers) > self.length:
            raise field.wrong(f"at most {self.length} {self.vocabulary.plural}")
        return self.arranged(numbers)

    def arranged(self, components: list[int]) -> Any:
        """As a list or a tuple, in order if need be."""
        if self.sort:
            components.sort()
        return components if self.as_list else tuple(components)

    def vocabularies(self) -> list[Vocabulary]:
        """Its own."""
        return [self.vocabulary]

    def part(self, players: int) -> Part:
        """How many there are of each name."""
        names = self.vocabulary.names
        return Stack(names, self.most) if self.last_counts else Bag(names, self.most)

    def hidden_part(self, players: int, named: bool) -> Part:
        """How many there are, and of each name how many are known."""
        if not named:
            return Pile((), self.size)
        return Pile(self.vocabulary.names, self.size, self.most)

    def problem(self, value: Any, players: int) -> str | None:
        """Too many, or in the wrong order."""
        if self.sort and list(value) != sorted(value):
            return f"the {self.vocabulary.plural} are not in order."
        if self.length is not None and len(value) > self.length:
            return f"there is room for {self.length}."
        return None

    def count(self, value: Any, found: Found) -> None:
        """All of them."""
        found[self.vocabulary].update(value)


class Counts(Kind):
    """How many there are of each thing of a vocabulary, kept as a list of numbers.

    JSON leaves out what there is none of, unless ``all_named``. ``as_tuple`` keeps a tuple.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        most: int = 1,
        *,
        all_named: bool = False,
        as_tuple: bool = False,
    ) -> None:
        self.vocabulary = vocabulary
        self.most = most
        self.all_named = all_named
        self.as_tuple = as_tuple
        self.words = f"an object of numbers by {vocabulary.noun}"
        optional = "" if all_named else "?"
        self.typescript = f"{{ [name in {vocabulary.type_name}]{optional}: number }}"

    def empty(self) -> Any:
        """None of anything."""
        zeros = [0] * len(self.vocabulary.names)
        return tuple(zeros) if self.as_tuple else zeros

    def write(self, value: Any, players: int) -> Any:
        """The numbers by name."""
        pairs = zip(self.vocabulary.names, value, strict=True)
        if self.all_named:
            return dict(pairs)
        return {name: number for name, number in pairs if number}

    def read(self, field: Field, players: int) -> Any:
        """The numbers."""
        names = self.vocabulary.names
        field.known(names)
        numbers = [field.get(name, 0).number(0, 999) for name in names]
        return tuple(numbers) if self.as_tuple else numbers

    def vocabularies(self) -> list[Vocabulary]:
        """Its own."""
        return [self.vocabulary]

    def part(self, players: int) -> Part:
        """The numbers."""
        return Bag(self.vocabulary.names, self.most)

    def problem(self, value: Any, players: int) -> str | None:
        """Fewer than none."""
        for name, number in zip(self.vocabulary.names, value, strict=True):
            if number < 0:
                return f"of '{name}' there are {number}."
        return None

    def count(self, value: Any, found: Found) -> None:
        """All of them."""
        counted = found[self.vocabulary]
        for number, amount in enumerate(value):
            counted[number] += amount


class NameSet(Kind):
    """A set of things of a vocabulary, each at most once, kept as bits."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.words = f"a list of different {vocabulary.plural}"
        self.typescript = f"{vocabulary.type_name}[]"

    def empty(self) -> int:
        """Nothing."""
        return 0

    def write(self, value: Any, players: int) -> Any:
        """The names in order."""
        bits: int = value
        found: list[str] = []
        names = self.vocabulary.names
        while bits:
            lowest = bits & -bits
            found.append(names[lowest.bit_length() - 1])
            bits ^= lowest
        return found

    def read(self, field: Field, players: int) -> int:
        """The bits."""
        bits = 0
        for item in field.items():
            bit = 1 << self.vocabulary.read(item)
            if bits & bit:
                raise item.wrong("each name once")
            bits |= bit
        return bits

    def vocabularies(self) -> list[Vocabulary]:
        """Its own."""
        return [self.vocabulary]

    def part(self, players: int) -> Part:
        """A 1 for each."""
        return Bag(self.vocabulary.names)

    def count(self, value: Any, found: Found) -> None:
        """Each once."""
        bits: int = value
        counted = found[self.vocabulary]
        while bits:
            lowest = bits & -bits
            counted[lowest.bit_length() - 1] += 1
            bits ^= lowest


class Wholes(Kind):
    """A list of numbers within bounds, kept as a tuple; learners see how many there are of each."""

    def __init__(self, least: int, most: int, noun: str, copies: int = 1, size: int = 0) -> None:
        self.least = least
        self.most = most
        self.copies = copies
        self.size = size
        self.words = f"a list of {noun}"
        self.typescript = "number[]"

    def empty(self) -> tuple[int, ...]:
        """Nothing."""
        return ()

    def write(self, value: Any, players: int) -> Any:
        """The numbers."""
        return list(value)

    def read(self, field: Field, players: int) -> tuple[int, ...]:
        """The numbers."""
        return tuple([item.number(self.least, self.most) for item in field.items()])

    def part(self, players: int) -> Part:
        """How many there are of each."""
        return Bag(range(self.least, self.most + 1), self.copies)

    def hidden_part(self, players: int, named: bool) -> Part:
        """How many there are."""
        if not named:
            return Pile((), self.size)
        return Pile(range(self.least, self.most + 1), self.size, self.copies)


Sorts = Mapping[str, Kind]
"""The kinds of values that decisions and events name, each by a word."""


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
