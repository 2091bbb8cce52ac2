"""What a card is: small values that the rules read. The numbers come from `cards.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WOOD: Final = 0
CLAY: Final = 1
BRICK: Final = 2
STONE: Final = 3
MARBLE: Final = 4
COLOURS = ("wood", "clay", "brick", "stone", "marble")
EVERY_COLOUR: Final = 31
"""The set of all colours; a set is bits."""

EXPLORATION: Final = 0
PRODUCTION: Final = 1
DRACONIANS: Final = 2
CONSTRUCTION: Final = 3
TRADE: Final = 4
ORDERS = ("exploration", "production", "draconians", "construction", "trade")
"""The order of a colour has the same number as the colour."""

BONUS: Final = 0
PERMANENT: Final = 1
COMPLETION: Final = 2
REACTION: Final = 3
POINTS: Final = 4
KINDS = ("bonus", "permanent", "completion", "reaction", "points")
"""When a building acts: with an order, always, when completed, on others' turns, as points."""

DRAW_CARDS: Final = 0
LAUNCH_ACTIVITIES: Final = 1
EXECUTE_ORDERS: Final = 2
STOCK_FROM_HAND: Final = 3
STOCK_FROM_DISCARD: Final = 4
LAUNCH_FROM_PILE: Final = 5
LAUNCH_FROM_HAND: Final = 6
SWAP_ACTIVITY: Final = 7
ROB_SITE: Final = 8
EXACT_TRIBUTE: Final = 9
SEIZE_ACTIVITY: Final = 10
MORE_ACTIVITIES: Final = 11
RECALL_ONE_OF_PAIR: Final = 12
ADD_AT_ONCE: Final = 13
COPY_BY_ORDER: Final = 14
FORUM_AFTER_PLOT: Final = 15
DROP_BEFORE_DRAW: Final = 16
SALVAGE: Final = 17
SUBSTITUTE: Final = 18
WORK_UNFINISHED: Final = 19
FOUNDATION_FROM_HAND: Final = 20
PRODUCE_FROM_PILE: Final = 21
DRAW_UP_TO: Final = 22
ONLY_FORUM_COLOURS: Final = 23
FEWER_REVEALED: Final = 24
ALL_ACTIVITIES_COUNT: Final = 25
LAUNCH_ON_COMPLETION: Final = 26
BUILT_BY_PRODUCTION: Final = 27
BONUS_WHEN_COPYING: Final = 28
SEVERAL_CARDS: Final = 29
BUY_OFF: Final = 30
TAKE_ON_COMPLETION: Final = 31
TAKE_FROM_PAIR: Final = 32
MORE_POINTS: Final = 33
POINTS_PER_MONOPOLY: Final = 34

_ON_USE = (BONUS, COMPLETION)
EFFECTS: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
    "draw_cards": (_ON_USE, ("amount",)),
    "launch_activities": (_ON_USE, ("amount",)),
    "execute_orders": ((COMPLETION,), ("orders", "amount")),
    "stock_from_hand": (_ON_USE, ()),
    "stock_from_discard": (_ON_USE, ()),
    "launch_from_pile": (_ON_USE, ()),
    "launch_from_hand": (_ON_USE, ()),
    "swap_activity": (_ON_USE, ()),
    "rob_site": ((BONUS,), ()),
    "exact_tribute": ((BONUS,), ()),
    "seize_activity": ((BONUS,), ()),
    "more_activities": ((PERMANENT,), ("amount",)),
    "recall_one_of_pair": ((PERMANENT,), ()),
    "add_at_once": ((PERMANENT,), ()),
    "copy_by_order": ((PERMANENT,), ("order",)),
    "forum_after_plot": ((PERMANENT,), ()),
    "drop_before_draw": ((PERMANENT,), ("amount",)),
    "salvage": ((PERMANENT,), ()),
    "substitute": ((PERMANENT,), ("resource",)),
    "work_unfinished": ((PERMANENT,), ("resource", "active")),
    "foundation_from_hand": ((PERMANENT,), ()),
    "produce_from_pile": ((PERMANENT,), ()),
    "draw_up_to": ((PERMANENT,), ("amount",)),
    "only_forum_colours": ((PERMANENT,), ()),
    "fewer_revealed": ((PERMANENT,), ("amount",)),
    "all_activities_count": ((PERMANENT,), ("order",)),
    "launch_on_completion": ((PERMANENT,), ()),
    "built_by_production": ((PERMANENT,), ("source",)),
    "bonus_when_copying": ((PERMANENT,), ()),
    "several_cards": ((PERMANENT,), ()),
    "buy_off": ((REACTION,), ("resource",)),
    "take_on_completion": ((REACTION,), ()),
    "take_from_pair": ((REACTION,), ()),
    "more_points": ((POINTS,), ("amount",)),
    "points_per_monopoly": ((POINTS,), ("amount",)),
}
"""The effects by name, in the order of their numbers: the kinds of building that may have them,
and the fields that they need. A bonus also needs its order."""

RAIDS = (ROB_SITE, EXACT_TRIBUTE, SEIZE_ACTIVITY)
"""Effects that only make sense as a bonus of Draconians."""


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

    def __init__(self, id: str, index: int, kind: int) -> None:
        self.id = id
        self.index = index
        self.bit = 1 << index
        self.kind = kind
        self.colour = 0
        self.cost = 0
        self.points = 0
        self.effect = 0
        self.order = -1
        self.before = False
        """Whether a bonus comes before its order."""
        self.amount = 0
        self.resource = -1
        self.orders: tuple[int, ...] = ()
        self.active: tuple[int, ...] = ()
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
