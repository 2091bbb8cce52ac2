"""The vocabulary of effects: which kinds of building there are, and what one can do.

`rules/effects.py` says which function carries each effect out.
"""

from __future__ import annotations

from typing import Final, NamedTuple, NewType

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


class Verb(NamedTuple):
    """What an effect may belong to and needs, and what it does in a few words."""

    kinds: tuple[Kind, ...]
    fields: tuple[str, ...]
    meaning: str


_ON_USE = (BONUS, COMPLETION)
EFFECTS: dict[str, Verb] = {
    "draw_cards": Verb(_ON_USE, ("amount",), "draw `amount` cards"),
    "launch_activities": Verb(
        _ON_USE,
        ("amount",),
        "launch up to `amount` Activities from the Stock",
    ),
    "execute_orders": Verb(
        (COMPLETION,),
        ("orders", "amount"),
        "execute up to `amount` of the `orders`, without Activity bonus",
    ),
    "stock_from_hand": Verb(_ON_USE, (), "a card of the Hand goes into the Stock"),
    "stock_from_discard": Verb(_ON_USE, (), "the top discarded card goes into the Stock"),
    "launch_from_pile": Verb(_ON_USE, (), "the top card of the pile is turned up and launched"),
    "launch_from_hand": Verb(_ON_USE, (), "a card of the Hand is launched"),
    "swap_activity": Verb(
        _ON_USE,
        (),
        "an Activity goes back into the Stock, then one is launched",
    ),
    "rob_site": Verb(
        (BONUS,),
        (),
        "a Resource under an opponent's unfinished building goes into the Stock",
    ),
    "exact_tribute": Verb((BONUS,), (), "an opponent who gave nothing gives a card of the Hand"),
    "seize_activity": Verb(
        (BONUS,),
        (),
        "an opponent's Activity of a revealed colour goes into the Stock",
    ),
    "more_activities": Verb((PERMANENT,), ("amount",), "the Activity limit is `amount` higher"),
    "recall_one_of_pair": Verb(
        (PERMANENT,),
        (),
        "one of two cards commanded with returns to the Hand at the end of the turn",
    ),
    "add_at_once": Verb((PERMANENT,), (), "Resources may be added to a building in its first turn"),
    "copy_by_order": Verb(
        (PERMANENT,),
        ("order",),
        "an Activity of `order` allows copying any order",
    ),
    "forum_after_plot": Verb(
        (PERMANENT,),
        (),
        "after the draw of a Plot, a card of the Forum may go to the Hand",
    ),
    "drop_before_draw": Verb(
        (PERMANENT,),
        ("amount",),
        "before the draw of a Plot, up to `amount` cards (99: any number) may go to the Forum",
    ),
    "salvage": Verb(
        (PERMANENT,),
        (),
        "when another building is completed, a Resource spent on it may go into the Stock",
    ),
    "substitute": Verb(
        (PERMANENT,),
        ("resource",),
        "a `resource` added to a building may stand for its colour",
    ),
    "work_unfinished": Verb(
        (PERMANENT,),
        ("resource", "active"),
        "effects of the `active` kinds of unfinished `resource` buildings work already",
    ),
    "foundation_from_hand": Verb((PERMANENT,), (), "a Foundation may come from the Hand"),
    "produce_from_pile": Verb(
        (PERMANENT,),
        (),
        "Production may take the top card of the pile instead of one of the Forum",
    ),
    "draw_up_to": Verb((PERMANENT,), ("amount",), "a Plot draws up to `amount` cards"),
    "only_forum_colours": Verb(
        (PERMANENT,),
        (),
        "against Draconians only colours that lie in the Forum count",
    ),
    "fewer_revealed": Verb(
        (PERMANENT,),
        ("amount",),
        "`amount` cards that Draconians reveals do not count against the owner",
    ),
    "all_activities_count": Verb((PERMANENT,), ("order",), "all Activities also count for `order`"),
    "launch_on_completion": Verb(
        (PERMANENT,),
        (),
        "with each completed building an Activity of its colour may be launched",
    ),
    "built_by_production": Verb(
        (PERMANENT,),
        ("source",),
        "Production may add to it while it is unfinished, from the `source`",
    ),
    "bonus_when_copying": Verb((PERMANENT,), (), "a copied order has its Activity bonus"),
    "several_cards": Verb(
        (PERMANENT,),
        (),
        "with one card, others of its colour may be laid, each for the order once more",
    ),
    "buy_off": Verb(
        (REACTION,),
        ("resource",),
        "1 `resource` of the Stock, given to the attacker, ends all Draconians against the owner",
    ),
    "take_on_completion": Verb(
        (REACTION,),
        (),
        "when an opponent completes a building, a card of its colour may go from Forum to Hand",
    ),
    "take_from_pair": Verb(
        (REACTION,),
        (),
        "when two cards leave an opponent's Domain, one may go to the Hand",
    ),
    "more_points": Verb((POINTS,), ("amount",), "worth `amount` points more"),
    "points_per_monopoly": Verb((POINTS,), ("amount",), "`amount` points for each Monopoly held"),
}
"""The effects by name, in the order of their numbers: the kinds of building that may have them, and
the fields that they need. A bonus also needs its order. `docs/add-a-card.md` lists them."""

FIELDS: dict[str, str] = {
    "amount": "a number from 1 to 99",
    "order": "an order; for a bonus, the order that it comes with",
    "when": "`before` or `after` (left out: after) its order; bonuses only",
    "orders": "a list of orders",
    "resource": "a colour",
    "active": "a list of kinds",
    "source": "`forum` or `stock`",
}
"""The fields that effects can have, and what they take."""

RAIDS = (ROB_SITE, EXACT_TRIBUTE, SEIZE_ACTIVITY)
"""Effects that only make sense as a bonus of Draconians."""
