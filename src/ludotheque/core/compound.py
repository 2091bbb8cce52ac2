"""Kinds of values that are made of other kinds: objects with named values, and values by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludotheque.core.kinds import Columns, Found, Kind, Vocabulary
from ludotheque.core.native import i64
from ludotheque.core.numbers import Floats, put
from ludotheque.core.observation import Bag, ByName, Part, Pile, Record
from ludotheque.core.reader import Field


class Maybe(Kind):
    """A value, or null, for which the position keeps ``none``."""

    def __init__(self, kind: Kind, none: Any) -> None:
        self.kind = kind
        self.none = none
        self.words: str = f"{kind.words} or null"
        self.typescript: str = f"{kind.typescript} | null"

    def empty(self) -> Any:
        """None."""
        return self.none

    def write(self, value: Any, players: int) -> Any:
        """The value, if there is one."""
        return None if value == self.none else self.kind.write(value, players)

    def read(self, field: Field, players: int) -> Any:
        """The value, if there is one."""
        return self.none if field.value is None else self.kind.read(field, players)

    def part(self, players: int) -> Part:
        """The value."""
        return self.kind.part(players)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The value, if there is one."""
        if value != self.none:
            self.kind.encode(value, players, out, at, first)


def offsets(sizes: Sequence[int]) -> list[int]:
    """Where parts of these sizes begin, one after the other."""
    found, at = [], 0
    for size in sizes:
        found.append(at)
        at += size
    return found


class ObjectOf(Kind):
    """An object with named values; the position keeps what ``make`` makes of them.

    ``take`` gets the values back. ``defaults`` are JSON for values that may be left out. If there
    is a value ``none``, it stands for no object; values that are null are then left out, and a name
    alone may stand for an object of which nothing else is said.
    """

    def __init__(
        self,
        fields: Mapping[str, Kind],
        make: Callable[[list[Any]], Any],
        take: Callable[[Any], Sequence[Any]],
        *,
        defaults: Mapping[str, Any] | None = None,
        none: Any = None,
    ) -> None:
        self.fields: list[tuple[str, Kind]] = list(fields.items())
        self.names: tuple[str, ...] = tuple(fields)
        self._kinds = [kind for _, kind in self.fields]
        self._offsets: list[int] = []
        self._offsets_players: i64 = -1
        self.make = make
        self.take = take
        self.defaults: dict[str, Any] = dict(defaults or {})
        self.none = none
        self.words: str = f"an object with {' and '.join([f'`{name}`' for name in fields])}"
        types = [f"{name}: {kind.typescript}" for name, kind in self.fields]
        if none is not None:
            self.words += " or null"
            types = [
                one.replace(":", "?:").replace(" | null", "") if " | null" in one else one
                for one in types
            ]
        self.typescript: str = f"{{ {'; '.join(types)} }}" + ("" if none is None else " | null")

    def empty(self) -> Any:
        """None."""
        return self.none

    def write(self, value: Any, players: int) -> Any:
        """The values by name."""
        brief = self.none is not None
        if brief and value == self.none:
            return None
        data: dict[str, Any] = {}
        values = self.take(value)
        for number, (name, kind) in enumerate(self.fields):
            written = kind.write(values[number], players)
            if written is not None or not brief:
                data[name] = written
        return data

    def read(self, field: Field, players: int) -> Any:
        """What the position keeps."""
        if field.value is None and self.none is not None:
            return self.none
        if isinstance(field.value, str) and self.none is not None:
            field = Field({self.names[0]: field.value}, field.path)
        field.known(self.names)
        values = [
            kind.read(field.get(name, self.defaults.get(name)), players)
            for name, kind in self.fields
        ]
        return self.make(values)

    def part(self, players: int) -> Part:
        """The values one after the other."""
        return Record({name: kind.part(players) for name, kind in self.fields})

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The values one after the other."""
        if self.none is not None and value == self.none:
            return
        values = self.take(value)
        for number, offset in enumerate(self._offsets_for(players)):
            self._kinds[number].encode(values[number], players, out, at + i64(offset), first)

    def kinds(self) -> list[Kind]:
        """The kinds of the values."""
        return self._kinds

    def _offsets_for(self, players: i64) -> list[int]:
        """Where the numbers of each value begin."""
        if players != self._offsets_players:
            self._offsets = offsets([kind.part(players).size for kind in self._kinds])
            self._offsets_players = players
        return self._offsets

    def count(self, value: Any, found: Found) -> None:
        """What belongs to it."""
        if self.none is None or value != self.none:
            for (_, kind), one in zip(self.fields, self.take(value), strict=True):
                kind.count(one, found)

    def vocabularies(self) -> list[Vocabulary]:
        """Those of the values."""
        return [word for _, kind in self.fields for word in kind.vocabularies()]


class Objects(Kind):
    """A list of objects, kept as a tuple. The first value of each is the name that learners see.

    So many ``copies`` of a name count as the most.
    """

    def __init__(self, kind: ObjectOf, copies: int = 1, *, as_list: bool = False) -> None:
        self.kind = kind
        self.copies = copies
        self.as_list = as_list
        self._sizes: list[int] = []
        self._sizes_players: i64 = -1
        self.words: str = f"a list of {kind.words.replace('an object', 'objects')}"
        self.typescript: str = f"{kind.typescript}[]"

    def empty(self) -> Any:
        """Nothing."""
        return [] if self.as_list else ()

    def write(self, value: Any, players: int) -> Any:
        """The objects."""
        kind = self.kind
        return [kind.write(one, players) for one in value]

    def read(self, field: Field, players: int) -> Any:
        """The objects."""
        found = [self.kind.read(item, players) for item in field.items()]
        return found if self.as_list else tuple(found)

    def part(self, players: int) -> Part:
        """For each name whether it is there, and what belongs to it."""
        (key, names), *others = self.kind.fields
        rest = {name: kind.part(players) for name, kind in others}
        return ByName(key, names.vocabularies()[0].names, rest, self.copies)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """Each object into the next free place of its name."""
        if not value:
            return
        kinds = self.kind.kinds()
        if players != self._sizes_players:
            self._sizes = [kind.part(players).size for kind in kinds[1:]]
            self._sizes_players = players
        sizes = self._sizes
        width: i64 = 1 + sum(sizes)
        met: dict[int, int] = {}
        for one in value:
            values = self.kind.take(one)
            name: int = values[0]
            before = met.get(name, 0)
            if before < self.copies:
                place = at + i64(name * self.copies + before) * width
                put(out, place, 1.0)
                place += 1
                for number, size in enumerate(sizes):
                    kinds[number + 1].encode(values[number + 1], players, out, place, first)
                    place += i64(size)
                met[name] = before + 1

    def count(self, value: Any, found: Found) -> None:
        """All of them."""
        for one in value:
            self.kind.count(one, found)

    def vocabularies(self) -> list[Vocabulary]:
        """Those of the objects."""
        return self.kind.vocabularies()


class Wholes(Kind):
    """A list of numbers within bounds, kept as a tuple; learners see how many there are of each."""

    def __init__(self, least: int, most: int, noun: str, copies: int = 1, size: int = 0) -> None:
        self.least = least
        self.most = most
        self.copies = copies
        self.size = size
        width = most + 1 - least
        self._columns = Columns([*[-1] * least, *range(width)], copies, width)
        self.words: str = f"a list of {noun}"
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

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """How many there are of each."""
        self._columns.put(value, out, at)

    def columns(self) -> Columns:
        """Those of the numbers."""
        return self._columns


class Shown(Kind):
    """What is only displayed: a function writes it as JSON, and nothing reads it back.

    It is for derived fields, which no position keeps and no learner sees.
    """

    def __init__(self, words: str, typescript: str, write: Callable[[Any], Any]) -> None:
        self.words = words
        self.typescript = typescript
        self._write = write

    def write(self, value: Any, players: int) -> Any:
        """As the game says."""
        return self._write(value)

    def empty(self) -> Any:
        """Refused, like all that a position would need."""
        raise TypeError(f"{self.words}: it is only displayed.")

    def read(self, field: Field, players: int) -> Any:
        """Refused."""
        return self.empty()

    def part(self, players: int) -> Part:
        """Refused."""
        raise TypeError(f"{self.words}: it is only displayed.")


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
