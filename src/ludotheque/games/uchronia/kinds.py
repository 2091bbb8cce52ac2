"""Kinds of values that only positions of Uchronia have."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.compound import Each
from ludotheque.core.field import Field
from ludotheque.core.kinds import Found, Kind, Names, Vocabulary
from ludotheque.core.observation import ByName, Part
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import Colour

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


class Sites(Kind):
    """The unfinished buildings of a seat."""

    def __init__(self, buildings: Vocabulary, resources: Names) -> None:
        self.buildings = buildings
        self.resources = resources
        self.words = "a list of objects with `building` and `resources`"
        self.typescript = "{ building: Building; resources: Colour[] }[]"

    def empty(self) -> tuple[Site, ...]:
        """None."""
        return ()

    def write(self, value: Any, players: int) -> Any:
        """An object for each."""
        sites: tuple[Site, ...] = value
        names, resources = self.buildings.names, self.resources
        return [
            {
                "building": names[site.building],
                "resources": resources.write(site.resources, players),
            }
            for site in sites
        ]

    def read(self, field: Field, players: int) -> tuple[Site, ...]:
        """The sites."""
        sites = []
        for item in field.items():
            item.known(("building", "resources"))
            number = self.buildings.read(item.get("building", None))
            resources = self.resources.read(item.get("resources", []), players)
            sites.append(Site(BuildingIndex(number), resources))
        return tuple(sites)

    def part(self, players: int) -> Part:
        """For each building whether it is there, and its Resources."""
        return ByName("building", self.buildings.names, {"resources": self.resources.part(players)})

    def count(self, value: Any, found: Found) -> None:
        """The buildings and the Resources."""
        for site in value:
            found[self.buildings][site.building] += 1
            found[self.resources.vocabulary].update(site.resources)

    def vocabularies(self) -> list[Vocabulary]:
        """Those of buildings and Resources."""
        return [self.buildings, self.resources.vocabulary]
