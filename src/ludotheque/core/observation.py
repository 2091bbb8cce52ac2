"""A view as a vector of numbers, for learners.

A game declares a *layout*: for each field of what a view tells, which numbers it becomes. The
vector is made from ``View.to_json()`` and nothing else, so it cannot know more than the seat does.
Every number lies between 0 and 1, and every place of the vector has a name.

Seats are counted from the viewer: 0 is the viewer, 1 the next one clockwise. So a learner sees the
same table from every chair.

>>> part = Record({"money": Number(20), "hand": Bag(("wood", "clay"), most=4)})
>>> part.names()
['money', 'hand.wood', 'hand.clay']
>>> out = array("f", bytes(4 * part.size))
>>> part.write({"money": 5, "hand": ["clay", "clay"]}, out, 0, 0)
>>> list(out)
[0.25, 0.0, 0.5]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.core.numbers import Numbers

if TYPE_CHECKING:
    from ludotheque.core.view import View

LEFT_OUT = ("seat", "game", "ruleset", "cards")
"""What every view tells and no vector does, since it says nothing about the table."""


class Part(ABC):
    """Some numbers in a row, and the value that they stand for.

    ``None``, and what is not told, leaves all of them 0.
    """

    size: int

    @abstractmethod
    def names(self) -> list[str]:
        """The names of the numbers; ``""`` for a part that is one number."""

    @abstractmethod
    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """Writes what is told into the numbers from ``at`` on, which are 0.

        ``first`` is the seat that counts as 0.
        """


class Number(Part):
    """A whole number or a flag, as a share of the most that it may be; more counts as the most."""

    def __init__(self, most: int = 1) -> None:
        self.most = most
        self.size = 1

    def names(self) -> list[str]:
        """One number without a name of its own."""
        return [""]

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """The share."""
        out[at] = min(1.0, data / self.most)


class Choice(Part):
    """One of several names: a 1 in its place."""

    def __init__(self, choices: Sequence[Hashable]) -> None:
        self.choices: tuple[Hashable, ...] = tuple(choices)
        self.size: int = len(self.choices)
        self._places = {name: place for place, name in enumerate(self.choices)}

    def names(self) -> list[str]:
        """The choices."""
        return [str(name) for name in self.choices]

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """A single 1."""
        out[at + self._places[data]] = 1.0


def counted(names: Iterable[Any]) -> dict[Any, int]:
    """How often each name is there; a ``Counter`` takes longer to make than to fill."""
    numbers: dict[Any, int] = {}
    for name in names:
        numbers[name] = numbers.get(name, 0) + 1
    return numbers


class Bag(Choice):
    """How many there are of each of several names, given as a list of them or by their numbers."""

    def __init__(self, choices: Sequence[Hashable], most: int = 1) -> None:
        super().__init__(choices)
        self.most = most

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """For each name its share of the most."""
        if isinstance(data, dict):
            for name, number in data.items():
                out[at + self._places[name]] = min(1.0, number / self.most)
        elif self.most == 1:
            for name in data:
                out[at + self._places[name]] = 1.0
        else:
            for name, number in counted(data).items():
                out[at + self._places[name]] = min(1.0, number / self.most)


class Pile(Part):
    """A zone that may be hidden: how many lie there, and of each name how many are known to."""

    def __init__(self, choices: Sequence[Hashable], size: int, most: int = 1) -> None:
        self._in_all = size
        self._known = Bag(choices, most)
        self.size: int = 1 + self._known.size

    def names(self) -> list[str]:
        """The size, then the names."""
        return ["size", *self._known.names()]

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """A hidden zone tells its size and what is known of it; an open one is a list."""
        hidden = isinstance(data, dict)
        size = data.get("hidden", 0) if hidden else len(data)
        out[at] = min(1.0, size / self._in_all)
        self._known.write(data.get("known", ()) if hidden else data, out, at + 1, first)


class Seat(Part):
    """A seat: a 1 in its place, counted from the viewer."""

    def __init__(self, players: int) -> None:
        self.size = players

    def names(self) -> list[str]:
        """The seats."""
        return [str(seat) for seat in range(self.size)]

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """A single 1."""
        out[at + (data - first) % self.size] = 1.0


class Seats(Seat):
    """How often each seat is in a list."""

    def __init__(self, players: int, most: int = 1) -> None:
        super().__init__(players)
        self.most = most

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """For each seat its share of the most."""
        for seat, number in counted(data).items():
            out[at + (seat - first) % self.size] = min(1.0, number / self.most)


class Several(Part):
    """Parts one after the other, each with a name."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts: dict[str, Part] = dict(parts)
        self.places: list[tuple[str, int, Part]] = []
        self.size: int = 0
        for name, part in self.parts.items():
            self.places.append((name, self.size, part))
            self.size += part.size
        self._by_name = {name: (place, part) for name, place, part in self.places}

    def names(self) -> list[str]:
        """The names of the parts, each before those of its numbers."""
        return [
            f"{name}.{inner}" if inner else name
            for name, part in self.parts.items()
            for inner in part.names()
        ]


class Record(Several):
    """An object with known fields."""

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """Each field into its part."""
        fields: dict[str, Any] = data
        for name, value in fields.items():
            # Most fields are empty most of the time, but 0 may be a seat.
            if (value or value == 0) and (known := self._by_name.get(name)) is not None:
                place, part = known
                part.write(value, out, at + place, first)


class Row(Several):
    """A list of like things, of which at most so many are shown."""

    def __init__(self, length: int, part: Part) -> None:
        super().__init__({str(place): part for place in range(length)})

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """Each thing into its part."""
        for value, (_, place, part) in zip(data, self.places, strict=False):
            if value is not None:
                part.write(value, out, at + place, first)


class ByName(Several):
    """A list of objects with names: for each name whether such objects are there, and their fields.

    ``key`` is the field that names an object; up to ``copies`` may have the same name.
    """

    def __init__(
        self, key: str, choices: Sequence[str], fields: Mapping[str, Part], copies: int = 1
    ) -> None:
        self._key = key
        self._thing = Record({"there": Number()} | dict(fields))
        self._copies = copies
        self._first = {
            name: place * copies * self._thing.size for place, name in enumerate(choices)
        }
        numbered = [(name, copy) for name in choices for copy in range(copies)]
        super().__init__(
            {(f"{name}.{copy}" if copies > 1 else name): self._thing for name, copy in numbered}
        )

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """Each object into the next free part of its name."""
        met: dict[str, int] = {}
        for value in data:
            name = value.get(self._key)
            if name is not None and (before := met.get(name, 0)) < self._copies:
                place = at + self._first[name] + before * self._thing.size
                out[place] = 1.0
                self._thing.write(value, out, place, first)
                met[name] = before + 1


class BySeat(Row):
    """A list with one thing a seat, the viewer's first."""

    def __init__(self, players: int, part: Part) -> None:
        super().__init__(players, part)
        self._players = players

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """The list, turned."""
        turn = first % self._players
        super().write(data[turn:] + data[:turn], out, at, first)


class Stack(Several):
    """A list in which the last one matters most: how many there are of each, and the last."""

    def __init__(self, choices: Sequence[str], most: int = 1) -> None:
        self._last = Choice(choices)
        self._all = Bag(choices, most)
        super().__init__({"last": self._last, "all": self._all})

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """The last one, then all."""
        self._last.write(data[-1], out, at, first)
        self._all.write(data, out, at + self._last.size, first)


class Unseen(Record):
    """What lies in hidden zones, kind by kind; a ``*`` in a kind stands for each seat in turn."""

    def __init__(self, players: int, kinds: Mapping[str, Part]) -> None:
        by_seat = [kind for kind in kinds if "*" in kind]
        self._turned = [
            [
                (kind.replace("*", str(seat)), kind.replace("*", str((seat + first) % players)))
                for kind in by_seat
                for seat in range(players)
            ]
            for first in range(players)
        ]
        super().__init__(
            {
                kind.replace("*", str(seat)): part
                for kind, part in kinds.items()
                for seat in (range(players) if "*" in kind else range(1))
            }
        )

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """The pools of seats, turned."""
        turned = {here: data.get(there) for here, there in self._turned[first]}
        super().write({**data, **turned}, out, at, first)


class Pending(Several):
    """The stack of open decisions: the one that is asked now, and which kinds wait below it.

    ``fields`` are those that frames have beside ``ask``, whatever their kind.
    """

    def __init__(self, asks: Sequence[str], players: int, fields: Mapping[str, Part]) -> None:
        self.now: Record = Record({"ask": Choice(asks), "seat": Seat(players)} | dict(fields))
        self.below: Bag = Bag(asks, most=4)
        super().__init__({"now": self.now, "below": self.below})

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """The last frame in full, the others by their kind."""
        if data:
            self.now.write(data[-1], out, at, first)
            below = [frame["ask"] for frame in data[:-1]]
            self.below.write(below, out, at + self.now.size, first)


class Group(NamedTuple):
    """Some neighbouring numbers of a vector, for whoever reads about the layout."""

    name: str
    start: int
    size: int


class Layout:
    """What the vectors of a game mean, for one number of players.

    ``version`` is raised whenever the same numbers come to mean something else: the layout, the
    table of actions or the rules have changed. ``left_out`` names fields that are told, but that
    are the same in every game of so many players.
    """

    def __init__(
        self,
        version: int,
        players: int,
        fields: Mapping[str, Part],
        left_out: Sequence[str] = (),
    ) -> None:
        self.version = version
        self.players = players
        self.left_out: tuple[str, ...] = (*LEFT_OUT, *left_out)
        self._root = Record({"actor": Seat(players)} | dict(fields))
        self.size: int = self._root.size
        self.places: list[tuple[str, int, Part]] = self._root.places
        """The fields with their places in the vector and their parts."""

    def names(self) -> list[str]:
        """The name of each number, such as ``players.0.money``."""
        return self._root.names()

    def groups(self) -> list[Group]:
        """The fields, and those of each player, with their places in the vector."""
        found = []
        for name, start, part in self._root.places:
            if isinstance(part, BySeat):
                for seat, offset, inner in part.places:
                    found.append(Group(f"{name}.{seat}", start + offset, inner.size))
            else:
                found.append(Group(name, start, part.size))
        return found

    def encode(self, view: View) -> array[float]:
        """What a view tells, as numbers; a spectator counts seats from the first."""
        return self.write(view.to_json())

    def write(self, data: Mapping[str, Any]) -> array[float]:
        """The numbers for a view that was written as JSON."""
        out = array("f", bytes(4 * self.size))
        self._root.write(data, out, 0, data["seat"] or 0)
        return out
