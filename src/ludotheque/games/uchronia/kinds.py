"""Kinds of values that only positions of Uchronia have."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from ludotheque.core.bits import members
from ludotheque.core.compound import ObjectOf, Objects
from ludotheque.core.kinds import OneOf, Vocabulary, Whole
from ludotheque.core.lists import Each
from ludotheque.core.native import i64
from ludotheque.core.numbers import Floats, Numbers, put
from ludotheque.core.observation import Bag, Part
from ludotheque.core.piles import Counts, Names, NameSet
from ludotheque.core.reader import Field
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import (
    Colour,
    PackedLimit,
    limit_cards,
    limit_colours,
    packed,
)

UNDECIDED: Final = Seat(-2)
"""A Monopoly that a hand-written position leaves to whoever has most."""


class Site:
    """An unfinished building, and the Resources under it. It never changes once made."""

    __slots__ = ("building", "resources")

    def __init__(self, building: BuildingIndex, resources: tuple[Colour, ...] = ()) -> None:
        self.building = building
        self.resources = resources


class Holders(Each):
    """The holders of the Monopolies; one that is left out is with whoever has most."""

    def read(self, field: Field, players: int) -> Any:
        """The holders."""
        holders = super().read(field, players)
        for number, name in enumerate(self.vocabulary.names):
            if name not in field.value:
                holders[number] = UNDECIDED
        return holders


class CountedNames(Counts):
    """Cards that are counted in JSON and kept as a tuple, in an order that does not matter."""

    def empty(self) -> tuple[int, ...]:
        """None."""
        return ()

    def write(self, value: Any, players: int) -> Any:
        """How many there are of each."""
        cards: tuple[int, ...] = value
        names = enumerate(self.vocabulary.names)
        return {name: cards.count(number) for number, name in names if number in cards}

    def read(self, field: Field, players: int) -> tuple[int, ...]:
        """The cards."""
        counts: list[int] = super().read(field, players)
        return tuple([number for number, many in enumerate(counts) for _ in range(many)])

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """How many there are of each."""
        self.columns().put(value, out, at)

    def problem(self, value: Any, players: int) -> str | None:
        """Nothing: there cannot be fewer than none."""
        return None


class Limits(Objects):
    """How many cards at least have none of some colours; those of most cards first."""

    def __init__(self, colours: Vocabulary, most: int) -> None:
        fields = {"colours": NameSet(colours), "cards": Whole(least=1)}
        super().__init__(ObjectOf(fields, _pack, _unpack), as_list=True)
        self.names = colours.names
        self.most = most

    def problem(self, value: Any, players: int) -> str | None:
        """A limit that says no more than the one before it."""
        limits: list[PackedLimit] = value
        for one, next_one in pairwise(limits):
            colours, more = limit_colours(one), limit_colours(next_one)
            fewer = limit_cards(next_one) < limit_cards(one)
            if not fewer or more | colours != more or more == colours:
                return "each limit has more colours and fewer cards than the one before it."
        return None

    def part(self, players: int) -> Part:
        """For each colour how many cards are not of it."""
        return Missing(self.names, self.most)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The limit with most cards counts, which is the first that has the colour."""
        limits: list[PackedLimit] = value
        for limit in reversed(limits):
            cards = min(1.0, limit_cards(limit) / self.most)
            for colour in members(limit_colours(limit)):
                put(out, at + i64(colour), cards)


def _pack(values: list[int]) -> PackedLimit:
    return packed(values[0], values[1])


def _unpack(limit: PackedLimit) -> tuple[int, int]:
    return limit_colours(limit), limit_cards(limit)


class Missing(Bag):
    """For each colour the number of cards that are known not to be of it."""

    def write(self, data: Any, out: Numbers, at: int, first: int) -> None:
        """The limit with most cards counts, which is the first that has the colour."""
        for limit in reversed(data):
            cards = min(1.0, limit.get("cards", 0) / self.most)
            for name in limit.get("colours", ()):
                out[at + self._places[name]] = cards


def sites(buildings: Vocabulary, resources: Names) -> Objects:
    """The unfinished buildings of a seat."""
    fields = {"building": OneOf(buildings), "resources": resources}
    return Objects(ObjectOf(fields, _site, _of_site, defaults={"resources": []}))


def _site(values: list[Any]) -> Site:
    return Site(BuildingIndex(values[0]), values[1])


def _of_site(site: Site) -> tuple[BuildingIndex, tuple[Colour, ...]]:
    return site.building, site.resources
