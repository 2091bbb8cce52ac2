"""What a card is: small values that the rules read. The numbers come from `cards.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NewType

from ludotheque.games.card_names import CardName
from ludotheque.games.uchronia.actions import BuildingActions
from ludotheque.games.uchronia.cards.colours import COLOURS, ORDERS, Colour, Order
from ludotheque.games.uchronia.cards.effects import (
    BONUS,
    COMPLETION,
    EFFECTS,
    KINDS,
    WORK_UNFINISHED,
    Effect,
    Kind,
)

BuildingIndex = NewType("BuildingIndex", int)
"""The place of a building in the card file; all its copies have the same."""

NO_COLOUR: Final = Colour(-1)
NO_ORDER: Final = Order(-1)


class Building:
    """A building with its effect.

    One with several effects has further ``parts``: objects with the same index, each with an effect
    of its own.
    """

    bonus: Building | None
    """The part that is a bonus."""
    completion: Building | None
    """The part that acts when the building is completed."""
    parts: tuple[Building, ...]
    """The building itself, and what it does besides."""
    name: CardName | None
    """A name that the catalogues do not have."""

    def __init__(self, id: str, index: BuildingIndex, kind: Kind) -> None:
        self.id = id
        self.index = index
        self.bit = 1 << index
        self.kind = kind
        self.colour = Colour(0)
        self.cost = 0
        self.points = 0
        self.effect = Effect(0)
        self.order = NO_ORDER
        self.before = False
        """Whether a bonus comes before its order."""
        self.amount = 0
        self.resource = NO_COLOUR
        self.orders: tuple[Order, ...] = ()
        self.active: tuple[Kind, ...] = ()
        """The kinds of building that work unfinished."""
        self.from_stock = False
        """Where a building that is built by Production takes its Resources from."""
        self.provenance: Mapping[str, str] = {}
        self.copies = 0
        """How many the box holds."""
        self.name = None
        self.names: Mapping[str, str] = {}
        """The bare name in each language."""
        self.bonus = self.completion = None
        self.parts = (self,)

    def compose(self, further: list[Building]) -> None:
        """Takes further effects in, which bear its name, and notes which part is used when."""
        self.parts = (self, *further)
        for part in self.parts:
            part.name, part.names = self.name, self.names
            if part.kind == BONUS:
                self.bonus = part
            elif part.kind == COMPLETION:
                self.completion = part


class Box:
    """The constants of the game, with the names they have in `cards.toml`."""

    resources: tuple[int, ...]
    copies: int
    dealt: int
    hand: int
    works: int
    activities: int
    activities_per_building: int
    thresholds: tuple[int, ...]
    drought: int
    provenance: Mapping[str, str]


class Cards:
    """Everything in the box, by index; sets of buildings are bits."""

    actions: BuildingActions
    in_alphabet: dict[str, list[int]]
    """For each language, the place of each building in the alphabet of the names."""

    def __init__(self, box: Box, constants: dict[str, str], buildings: list[Building]) -> None:
        self.box = box
        self.constants = constants
        self.buildings = tuple(buildings)
        self.by_id = {card.id: card for card in buildings}
        parts = [part for card in buildings for part in card.parts]
        self.having = tuple(_bits(parts, "effect", effect) for effect in range(len(EFFECTS)))
        """For each effect, the buildings that have it."""
        self.part_with = [
            {part.index: part for part in parts if part.effect == effect}
            for effect in range(len(EFFECTS))
        ]
        """For each effect, the part of each building that has it."""
        self.of_colour = tuple(_bits(buildings, "colour", colour) for colour in range(len(COLOURS)))
        self.of_kind = tuple(_bits(parts, "kind", kind) for kind in range(len(KINDS)))
        bonuses = [part for part in parts if part.kind == BONUS]
        first = [card for card in bonuses if card.before]
        then = [card for card in bonuses if not card.before]
        self.before = tuple(_bits(first, "order", order) for order in range(len(ORDERS)))
        """For each order, the bonuses that come before it."""
        self.after = tuple(_bits(then, "order", order) for order in range(len(ORDERS)))
        self.unfinished = self._unfinished()

    def named(self, bits: int) -> list[Building]:
        """The buildings of a set, in their order."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(self.buildings[lowest.bit_length() - 1])
            bits ^= lowest
        return found

    def with_effect(self, bits: int, effect: Effect) -> list[Building]:
        """Of a set of buildings that all have an effect, the parts that have it."""
        found = []
        parts = self.part_with[effect]
        while bits:
            lowest = bits & -bits
            found.append(parts[BuildingIndex(lowest.bit_length() - 1)])
            bits ^= lowest
        return found

    def _unfinished(self) -> tuple[tuple[int, int], ...]:
        """Buildings that let others work unfinished, with the set of those others."""
        found = []
        for card in self.part_with[WORK_UNFINISHED].values():
            kinds = 0
            for kind in card.active:
                kinds |= self.of_kind[kind]
            found.append((card.bit, self.of_colour[card.resource] & kinds))
        return tuple(found)


def _bits(buildings: list[Building], field: str, value: int) -> int:
    """The buildings with a value in a field, as a set."""
    bits = 0
    for card in buildings:
        if getattr(card, field) == value:
            bits |= card.bit
    return bits
