"""Kinds of values that hold things of a vocabulary: piles and hands, counts, sets.

>>> from ludotheque.core.reader import Field
>>> colours = Vocabulary("Colour", "colour", ("wood", "clay"))
>>> hand = Names(colours, most=4)
>>> hand.write((1, 1, 0), 2)
['clay', 'clay', 'wood']
>>> hand.read(Field(["wood", "clay"], "hand"), 2)
(0, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.bits import members
from ludotheque.core.kinds import Columns, Found, Kind, Vocabulary, shown_columns
from ludotheque.core.native import i64
from ludotheque.core.numbers import Floats, put
from ludotheque.core.observation import Bag, Part, Pile, Stack
from ludotheque.core.reader import Field


class Names(Kind):
    """A pile or a hand: things of a vocabulary in order, the next one to come last.

    ``most`` of one name, and ``size`` in all, count as the most for learners. ``sort`` keeps them
    in the order of the vocabulary. ``as_list`` keeps a list, which the rules change in place.
    ``last_counts`` shows learners the last one by itself. ``length`` is a bound. ``different``
    means in order and each once. ``shown`` are the names that learners see, if not all.
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
        different: bool = False,
        shown: Sequence[str] = (),
    ) -> None:
        self.vocabulary = vocabulary
        self.shown: tuple[str, ...] = tuple(shown) or vocabulary.names
        self._columns = shown_columns(vocabulary, self.shown, most)
        self.most = most
        self.size = size
        self.sort = sort
        self.as_list = as_list
        self.last_counts = last_counts
        self.length = length
        self.different = different
        self.words: str = f"a list of {vocabulary.plural}"
        self.typescript: str = f"{vocabulary.type_name}[]"

    def empty(self) -> Any:
        """Nothing."""
        return [] if self.as_list else ()

    def write(self, value: Any, players: int) -> Any:
        """The names."""
        numbers: list[int] = list(value)
        names = self.vocabulary.names
        return [names[number] for number in numbers]

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
        return Stack(self.shown, self.most) if self.last_counts else Bag(self.shown, self.most)

    def hidden_part(self, players: int, named: bool) -> Part:
        """How many there are, and of each name how many are known."""
        if not named:
            return Pile((), self.size)
        return Pile(self.shown, self.size, self.most)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """How many there are of each; if the last one counts, it comes first by itself."""
        things: Sequence[int] = value
        if not things:
            return
        if self.last_counts:
            put(out, at + i64(self._columns.places[things[-1]]), 1.0)
            at += self._columns.width
        self._columns.put(things, out, at)

    def columns(self) -> Columns:
        """Those of the names."""
        return self._columns

    def problem(self, value: Any, players: int) -> str | None:
        """Too many, or in the wrong order."""
        if self.sort and list(value) != sorted(value):
            return f"the {self.vocabulary.plural} are not in order."
        if self.length is not None and len(value) > self.length:
            return f"there is room for {self.length}."
        if self.different and list(value) != sorted(set(value)):
            return f"the {self.vocabulary.plural} must be in order, each once."
        return None

    def count(self, value: Any, found: Found) -> None:
        """All of them."""
        found[self.vocabulary].update(value)


class Counts(Kind):
    """How many there are of each thing of a vocabulary, kept as a list of numbers.

    JSON leaves out what there is none of, unless ``all_named``. ``as_tuple`` keeps a tuple.
    ``shown`` are the names that learners see, if not all.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        most: int = 1,
        *,
        all_named: bool = False,
        as_tuple: bool = False,
        shown: Sequence[str] = (),
    ) -> None:
        self.vocabulary = vocabulary
        self.shown: tuple[str, ...] = tuple(shown) or vocabulary.names
        self._columns = shown_columns(vocabulary, self.shown, most)
        self.most = most
        self.all_named = all_named
        self.as_tuple = as_tuple
        self.words: str = f"an object of numbers by {vocabulary.noun}"
        optional = "" if all_named else "?"
        self.typescript: str = f"{{ [name in {vocabulary.type_name}]{optional}: number }}"

    def empty(self) -> Any:
        """None of anything."""
        zeros = [0] * len(self.vocabulary.names)
        return tuple(zeros) if self.as_tuple else zeros

    def write(self, value: Any, players: int) -> Any:
        """The numbers by name."""
        names, all_named = self.vocabulary.names, self.all_named
        numbers: list[int] = list(value)
        return {names[index]: number for index, number in enumerate(numbers) if number or all_named}

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
        return Bag(self.shown, self.most)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The numbers."""
        self._columns.put_counts(value, out, at)

    def columns(self) -> Columns:
        """Those of the names."""
        return self._columns

    def problem(self, value: Any, players: int) -> str | None:
        """Fewer than none."""
        for name, number in zip(self.vocabulary.names, value, strict=True):
            if number < 0:
                return f"of '{name}' there are {number}."
        return None

    def count(self, value: Any, found: Found) -> None:
        """All of them."""
        for number, amount in enumerate(value):
            self.vocabulary.count(found, number, amount)


class NameSet(Kind):
    """A set of things of a vocabulary, each at most once, kept as bits."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.words: str = f"a list of different {vocabulary.plural}"
        self.typescript: str = f"{vocabulary.type_name}[]"

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

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 for each."""
        bits: int = value
        if bits >= 1 << 62:
            for number in members(bits):
                put(out, at + i64(number), 1.0)
            return
        left: i64 = bits
        while left:
            if left & 1:
                put(out, at, 1.0)
            left >>= 1
            at += 1

    def count(self, value: Any, found: Found) -> None:
        """Each once."""
        bits: int = value
        counted = found[self.vocabulary]
        while bits:
            lowest = bits & -bits
            counted[lowest.bit_length() - 1] += 1
            bits ^= lowest
