"""The vocabulary of effects: which kinds of building there are, and what one can do.

`rules/effects.py` says which function carries each effect out.
"""

from __future__ import annotations

from typing import Final, NewType

Kind = NewType("Kind", int)
"""When a building acts."""
Effect = NewType("Effect", int)
"""What a building does."""

BONUS: Final = Kind(0)
PERMANENT: Final = Kind(1)
COMPLETION: Final = Kind(2)
REACTION: Final = Kind(3)
POINTS: Final = Kind(4)
KINDS = ("bonus", "permanent", "completion", "reaction", "points")
"""When a building acts: with an order, always, when completed, on others' turns, as points."""

DRAW_CARDS: Final = Effect(0)
LAUNCH_ACTIVITIES: Final = Effect(1)
EXECUTE_ORDERS: Final = Effect(2)
STOCK_FROM_HAND: Final = Effect(3)
STOCK_FROM_DISCARD: Final = Effect(4)
LAUNCH_FROM_PILE: Final = Effect(5)
LAUNCH_FROM_HAND: Final = Effect(6)
SWAP_ACTIVITY: Final = Effect(7)
ROB_SITE: Final = Effect(8)
EXACT_TRIBUTE: Final = Effect(9)
SEIZE_ACTIVITY: Final = Effect(10)
MORE_ACTIVITIES: Final = Effect(11)
RECALL_ONE_OF_PAIR: Final = Effect(12)
ADD_AT_ONCE: Final = Effect(13)
COPY_BY_ORDER: Final = Effect(14)
FORUM_AFTER_PLOT: Final = Effect(15)
DROP_BEFORE_DRAW: Final = Effect(16)
SALVAGE: Final = Effect(17)
SUBSTITUTE: Final = Effect(18)
WORK_UNFINISHED: Final = Effect(19)
FOUNDATION_FROM_HAND: Final = Effect(20)
PRODUCE_FROM_PILE: Final = Effect(21)
DRAW_UP_TO: Final = Effect(22)
ONLY_FORUM_COLOURS: Final = Effect(23)
FEWER_REVEALED: Final = Effect(24)
ALL_ACTIVITIES_COUNT: Final = Effect(25)
LAUNCH_ON_COMPLETION: Final = Effect(26)
BUILT_BY_PRODUCTION: Final = Effect(27)
BONUS_WHEN_COPYING: Final = Effect(28)
SEVERAL_CARDS: Final = Effect(29)
BUY_OFF: Final = Effect(30)
TAKE_ON_COMPLETION: Final = Effect(31)
TAKE_FROM_PAIR: Final = Effect(32)
MORE_POINTS: Final = Effect(33)
POINTS_PER_MONOPOLY: Final = Effect(34)

_ON_USE = (BONUS, COMPLETION)
EFFECTS: dict[str, tuple[tuple[Kind, ...], tuple[str, ...]]] = {
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
