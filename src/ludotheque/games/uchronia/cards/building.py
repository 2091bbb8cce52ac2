"""What a card is: small values that the rules read. The numbers come from `cards.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NewType

from ludotheque.games.uchronia.cards.colours import COLOURS, ORDERS, Colour, Order
from ludotheque.games.uchronia.cards.effects import (
    BONUS,
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
    """A building, of which the box holds ``Box.copies``."""

    __slots__ = (
        "active",
        "amount",
        "before",
        "bit",
        "colour",
        "cost",
        "effect",
        "from_stock",
        "id",
        "index",
        "kind",
        "order",
        "orders",
        "points",
        "provenance",
        "resource",
    )

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


class Box:
    """The constants of the game, with the names they have in `cards.toml`."""

    __slots__ = (
        "activities",
        "activities_per_building",
        "copies",
        "dealt",
        "drought",
        "hand",
        "provenance",
        "resources",
        "thresholds",
        "works",
    )

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

    __slots__ = (
        "after",
        "before",
        "box",
        "buildings",
        "by_id",
        "constants",
        "having",
        "of_colour",
        "of_kind",
        "unfinished",
    )

    def __init__(self, box: Box, constants: dict[str, str], buildings: list[Building]) -> None:
        self.box = box
        self.constants = constants
        self.buildings = tuple(buildings)
        self.by_id = {card.id: card for card in buildings}
        self.having = tuple(_bits(buildings, "effect", effect) for effect in range(len(EFFECTS)))
        """For each effect, the buildings that have it."""
        self.of_colour = tuple(_bits(buildings, "colour", colour) for colour in range(len(COLOURS)))
        self.of_kind = tuple(_bits(buildings, "kind", kind) for kind in range(len(KINDS)))
        bonuses = [card for card in buildings if card.kind == BONUS]
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

    def _unfinished(self) -> tuple[tuple[int, int], ...]:
        """Buildings that let others work unfinished, with the set of those others."""
        found = []
        for card in self.buildings:
            if card.effect == WORK_UNFINISHED:
                kinds = 0
                for kind in card.active:
                    kinds |= self.of_kind[kind]
                found.append((card.bit, self.of_colour[card.resource] & kinds))
        return tuple(found)


def _bits(buildings: list[Building], field: str, value: int) -> int:
    """The buildings with a value in a field, as a set."""
    return sum(card.bit for card in buildings if getattr(card, field) == value)
