"""Kinds of values that are made of other kinds: lists, objects by name, one value for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.core.field import Field
from ludotheque.core.kinds import Found, Kind, Vocabulary
from ludotheque.core.observation import ByName, BySeat, Part, Record, Row


class Named(Kind):
    """A list of objects, each kept as a tuple: a number of the vocabulary, then the kinds' values.

    In JSON ``key`` names the object. At most one value may be a tuple, which comes last and is
    spread over the rest of the tuple.
    """

    def __init__(self, key: str, vocabulary: Vocabulary, rest: tuple[str, Kind]) -> None:
        self.key = key
        self.vocabulary = vocabulary
        self.name, self.kind = rest
        self.words = f"a list of objects with `{key}` and `{self.name}`"
        self.typescript = (
            f"{{ {key}: {vocabulary.type_name}; {self.name}: {self.kind.typescript} }}[]"
        )

    def empty(self) -> tuple[tuple[int, ...], ...]:
        """Nothing."""
        return ()

    def write(self, value: Any, players: int) -> Any:
        """The objects."""
        names = self.vocabulary.names
        return [
            {self.key: names[one[0]], self.name: self.kind.write(one[1:], players)} for one in value
        ]

    def read(self, field: Field, players: int) -> tuple[tuple[int, ...], ...]:
        """The tuples."""
        found = []
        for item in field.items():
            item.known((self.key, self.name))
            number = self.vocabulary.read(item.get(self.key, None))
            found.append((number, *self.kind.read(item.get(self.name, []), players)))
        return tuple(found)

    def vocabularies(self) -> list[Vocabulary]:
        """Its own, and those of the values."""
        return [self.vocabulary, *self.kind.vocabularies()]

    def part(self, players: int) -> Part:
        """For each name whether it is there, and what belongs to it."""
        return ByName(self.key, self.vocabulary.names, {self.name: self.kind.part(players)})

    def count(self, value: Any, found: Found) -> None:
        """The objects, and what belongs to them."""
        for one in value:
            found[self.vocabulary][one[0]] += 1
            self.kind.count(one[1:], found)


class Each(Kind):
    """One value for each thing of a vocabulary, kept as a list."""

    def __init__(self, vocabulary: Vocabulary, kind: Kind, *, as_tuple: bool = False) -> None:
        self.vocabulary = vocabulary
        self.kind = kind
        self.as_tuple = as_tuple
        self.words = f"an object: for each {vocabulary.noun} {kind.words}"
        self.typescript = f"{{ [name in {vocabulary.type_name}]: {kind.typescript} }}"

    def empty(self) -> Any:
        """Empty values."""
        values = [self.kind.empty() for _ in self.vocabulary.names]
        return tuple(values) if self.as_tuple else values

    def write(self, value: Any, players: int) -> Any:
        """The values by name."""
        kind = self.kind
        pairs = zip(self.vocabulary.names, value, strict=True)
        return {name: kind.write(one, players) for name, one in pairs}

    def read(self, field: Field, players: int) -> Any:
        """The values; a name that is left out is empty."""
        field.known(self.vocabulary.names)
        values = [
            self.kind.read(field.get(name, None), players)
            if name in field.value
            else self.kind.empty()
            for name in self.vocabulary.names
        ]
        return tuple(values) if self.as_tuple else values

    def vocabularies(self) -> list[Vocabulary]:
        """Its own, and those of the values."""
        return [self.vocabulary, *self.kind.vocabularies()]

    def part(self, players: int) -> Part:
        """The values one after the other."""
        return Record({name: self.kind.part(players) for name in self.vocabulary.names})

    def problem(self, value: Any, players: int) -> str | None:
        """The first problem of a value."""
        for name, one in zip(self.vocabulary.names, value, strict=True):
            wrong = self.kind.problem(one, players)
            if wrong is not None:
                return f"{name}: {wrong}"
        return None

    def count(self, value: Any, found: Found) -> None:
        """What lies in all of them."""
        for one in value:
            self.kind.count(one, found)


class ForSeats(Kind):
    """One value for each seat, in a list."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.words = f"for each seat {kind.words}"
        self.typescript = f"({kind.typescript})[]"

    def empty(self) -> list[Any]:
        """No values: the game knows how many there are."""
        return []

    def write(self, value: Any, players: int) -> Any:
        """The values in the order of the seats."""
        kind = self.kind
        return [kind.write(one, players) for one in value]

    def read(self, field: Field, players: int) -> list[Any]:
        """The values."""
        items = field.items()
        if len(items) != players:
            raise field.wrong(f"{players} values, one for each seat")
        return [self.kind.read(item, players) for item in items]

    def vocabularies(self) -> list[Vocabulary]:
        """Those of the values."""
        return self.kind.vocabularies()

    def part(self, players: int) -> Part:
        """The values, the viewer's first."""
        return BySeat(players, self.kind.part(players))


class Fixed(Kind):
    """So many values of a kind in a row, kept as a list or tuple."""

    def __init__(self, length: int, kind: Kind, *, as_tuple: bool = False) -> None:
        self.length = length
        self.kind = kind
        self.as_tuple = as_tuple
        self.words = f"a list of {length}: {kind.words}"
        self.typescript = f"({kind.typescript})[]"

    def empty(self) -> Any:
        """Empty values."""
        values = [self.kind.empty() for _ in range(self.length)]
        return tuple(values) if self.as_tuple else values

    def write(self, value: Any, players: int) -> Any:
        """The values."""
        kind = self.kind
        return [kind.write(one, players) for one in value]

    def read(self, field: Field, players: int) -> Any:
        """The values."""
        items = field.items()
        if len(items) != self.length:
            raise field.wrong(f"{self.length} values")
        values = [self.kind.read(item, players) for item in items]
        return tuple(values) if self.as_tuple else values

    def vocabularies(self) -> list[Vocabulary]:
        """Those of the values."""
        return self.kind.vocabularies()

    def part(self, players: int) -> Part:
        """The values one after the other."""
        return Row(self.length, self.kind.part(players))

    def problem(self, value: Any, players: int) -> str | None:
        """The first problem of a value."""
        if len(value) != self.length:
            return f"there are {len(value)} values, not {self.length}."
        for one in value:
            wrong = self.kind.problem(one, players)
            if wrong is not None:
                return wrong
        return None

    def count(self, value: Any, found: Found) -> None:
        """What lies in all of them."""
        for one in value:
            self.kind.count(one, found)


class Custom(Kind):
    """A kind made of functions, for what no other kind can tell."""

    def __init__(
        self,
        words: str,
        typescript: str,
        *,
        empty: Callable[[], Any],
        write: Callable[[Any], Any],
        read: Callable[[Field, int], Any],
        part: Callable[[int], Part],
        count: Callable[[Any, Found], None] | None = None,
        vocabularies: Sequence[Vocabulary] = (),
    ) -> None:
        self.words = words
        self.typescript = typescript
        self._empty = empty
        self._write = write
        self._read = read
        self._part = part
        self._count = count
        self._vocabularies = list(vocabularies)

    def vocabularies(self) -> list[Vocabulary]:
        """As the game says."""
        return self._vocabularies

    def empty(self) -> Any:
        """As the game says."""
        return self._empty()

    def write(self, value: Any, players: int) -> Any:
        """As the game says."""
        return self._write(value)

    def read(self, field: Field, players: int) -> Any:
        """As the game says."""
        return self._read(field, players)

    def part(self, players: int) -> Part:
        """As the game says."""
        return self._part(players)

    def count(self, value: Any, found: Found) -> None:
        """As the game says."""
        if self._count is not None:
            self._count(value, found)
