"""Kinds of lists: of any length, of one length, one value for each name or for each seat."""

from __future__ import annotations

from typing import Any

from ludotheque.core.kinds import Found, Kind, Vocabulary
from ludotheque.core.native import i64
from ludotheque.core.numbers import Floats
from ludotheque.core.observation import BySeat, Part, Record, Row
from ludotheque.core.reader import Field


class ListOf(Kind):
    """Values of one kind, kept as a list, or as a tuple if ``as_tuple``."""

    def __init__(self, kind: Kind, length: int, as_tuple: bool) -> None:
        self.kind = kind
        self.length = length
        self.as_tuple = as_tuple
        self._size: i64 = 0
        self._size_players: i64 = -1

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The values one after the other."""
        size = self._size_for(players)
        for one in value:
            self.kind.encode(one, players, out, at, first)
            at += size

    def _size_for(self, players: i64) -> i64:
        """How many numbers each value has."""
        if players != self._size_players:
            self._size = self.kind.part(players).size
            self._size_players = players
        return self._size

    def kept(self, values: list[Any]) -> Any:
        """Values as the position keeps them."""
        return tuple(values) if self.as_tuple else values

    def empty(self) -> Any:
        """Empty values."""
        return self.kept([self.kind.empty() for _ in range(self.length)])

    def write(self, value: Any, players: int) -> Any:
        """The values."""
        kind = self.kind
        return [kind.write(one, players) for one in value]

    def vocabularies(self) -> list[Vocabulary]:
        """Those of the values."""
        return self.kind.vocabularies()

    def count(self, value: Any, found: Found) -> None:
        """What lies in all of them."""
        for one in value:
            self.kind.count(one, found)


class Each(ListOf):
    """One value for each thing of a vocabulary, an object in JSON."""

    def __init__(self, vocabulary: Vocabulary, kind: Kind, *, as_tuple: bool = False) -> None:
        super().__init__(kind, len(vocabulary.names), as_tuple)
        self.vocabulary = vocabulary
        self.words: str = f"an object: for each {vocabulary.noun} {kind.words}"
        self.typescript: str = f"{{ [name in {vocabulary.type_name}]: {kind.typescript} }}"

    def write(self, value: Any, players: int) -> Any:
        """The values by name."""
        kind, names = self.kind, self.vocabulary.names
        values: list[Any] = list(value)
        return {names[index]: kind.write(one, players) for index, one in enumerate(values)}

    def read(self, field: Field, players: int) -> Any:
        """The values; a name that is left out is empty."""
        field.known(self.vocabulary.names)
        values = [
            self.kind.read(field.get(name, None), players)
            if name in field.value
            else self.kind.empty()
            for name in self.vocabulary.names
        ]
        return self.kept(values)

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


class ForSeats(ListOf):
    """One value for each seat; an empty table has none, since the game makes room for them."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind, 0, False)
        self.words: str = f"for each seat {kind.words}"
        self.typescript: str = f"({kind.typescript})[]"

    def read(self, field: Field, players: int) -> list[Any]:
        """The values."""
        items = field.items()
        if len(items) != players:
            raise field.wrong(f"{players} values, one for each seat")
        return [self.kind.read(item, players) for item in items]

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The values, the viewer's first."""
        size = self._size_for(players)
        for seat, one in enumerate(value):
            self.kind.encode(one, players, out, at + (i64(seat) - first) % players * size, first)

    def part(self, players: int) -> Part:
        """The values, the viewer's first."""
        return BySeat(players, self.kind.part(players))


class Fixed(ListOf):
    """So many values of a kind in a row; if ``open_end``, the last ones may be left out."""

    def __init__(
        self, length: int, kind: Kind, *, as_tuple: bool = False, open_end: bool = False
    ) -> None:
        super().__init__(kind, length, as_tuple)
        self.open_end = open_end
        self.words: str = f"a list of {length}: {kind.words}"
        self.typescript: str = f"({kind.typescript})[]"

    def read(self, field: Field, players: int) -> Any:
        """The values."""
        items = field.items()
        missing = self.length - len(items)
        if missing < 0 or (missing and not self.open_end):
            raise field.wrong(f"{'at most ' if self.open_end else ''}{self.length} values")
        values = [self.kind.read(item, players) for item in items]
        return self.kept(values + [self.kind.empty() for _ in range(missing)])

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
