"""Effects that a player uses, as small named functions: bonuses of orders, and on completion.

A building names its effect and its numbers in `cards.toml`. Each effect that is used has a "may I"
and a "do it" here, side by side in `_USED`. Effects that change a rule stand with that rule:

| effect | file | function or class |
|---|---|---|
| `more_activities` | `../position.py` | `activity_limit` |
| `recall_one_of_pair` | `turn.py` | `Recall` |
| `take_from_pair` | `turn.py` | `begin_turn` |
| `several_cards` | `turn.py` | `Turn` |
| `add_at_once` | `construction.py` | `may_add` |
| `substitute` | `construction.py` | `may_add` |
| `foundation_from_hand` | `construction.py` | `Build` |
| `launch_on_completion` | `completion.py` | `Triggers` |
| `salvage` | `completion.py` | `Salvage` |
| `take_on_completion` | `completion.py` | `Reactions` |
| `work_unfinished` | `construction.py` | `working` |
| `all_activities_count` | `orders.py` | `activities_for` |
| `produce_from_pile` | `orders.py` | `Produce` |
| `built_by_production` | `orders.py` | `Produce` |
| `copy_by_order` | `plotting.py` | `copyable` |
| `bonus_when_copying` | `plotting.py` | `copies_strongly` |
| `drop_before_draw` | `plotting.py` | `WindUp` |
| `draw_up_to` | `plotting.py` | `cards_to_draw` |
| `forum_after_plot` | `plotting.py` | `Visit` |
| `buy_off` | `draconians.py` | `BuyOff` |
| `fewer_revealed` | `draconians.py` | `Victim` |
| `only_forum_colours` | `draconians.py` | `_demand` |
| `more_points` | `the_end.py` | `_effect_points` |
| `points_per_monopoly` | `the_end.py` | `_effect_points` |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.pending import FieldList
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import Building, BuildingIndex
from ludotheque.games.uchronia.cards.colours import (
    Order,
    at,
    change,
)
from ludotheque.games.uchronia.cards.effects import (
    DRAW_CARDS,
    EXACT_TRIBUTE,
    EXECUTE_ORDERS,
    LAUNCH_ACTIVITIES,
    LAUNCH_FROM_HAND,
    LAUNCH_FROM_PILE,
    ROB_SITE,
    SEIZE_ACTIVITY,
    STOCK_FROM_DISCARD,
    STOCK_FROM_HAND,
    SWAP_ACTIVITY,
    Effect,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, draconians_bonuses, orders, trade
from ludotheque.games.uchronia.rules.hands import can_draw, draw, turn_up
from ludotheque.games.uchronia.rules.pending import Question
from ludotheque.games.uchronia.words import events


def usable(state: UchroniaState, seat: Seat, card: Building) -> bool:
    """Whether using a building would do anything, as far as everybody can tell."""
    can, _ = _USED[card.effect]
    return can(state, seat, card)


def use(state: UchroniaState, seat: Seat, card: Building) -> None:
    """Carries the effect of a building out."""
    if state.listening:
        causes.note_building(state, card.index)
        state.emit(events.USED, seat, card.index)
    _, do = _USED[card.effect]
    do(state, seat, card)


# Drawing cards.


def _can_draw(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return can_draw(state)


def _draw_cards(state: UchroniaState, seat: Seat, card: Building) -> None:
    draw(state, seat, card.amount)


# Launching Activities from the Stock, from the Hand, or unseen from the pile.


def _can_launch(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return trade.can_launch(state, seat)


def _launch_activities(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(trade.LAUNCH.of(seat, card.amount, False))


def _can_launch_from_hand(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return bool(state.hands[seat]) and trade.below_limit(state, seat)


def _launch_from_hand(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(trade.LaunchFromHand(seat))


def _can_launch_from_pile(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return can_draw(state) and trade.below_limit(state, seat)


def _launch_from_pile(state: UchroniaState, seat: Seat, card: Building) -> None:
    trade.add_activity(state, seat, turn_up(state))


def _can_swap(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return state.count_activities(seat) > 0


def _swap_activity(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(trade.Return(seat))


# Filling the Stock.


def _has_hand(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return bool(state.hands[seat])


def _stock_from_hand(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(orders.EXPLORE.of(seat, 1, True))


def _has_discard(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return bool(state.discard)


def _stock_from_discard(state: UchroniaState, seat: Seat, card: Building) -> None:
    colour = state.discard[-1]
    state.discard = state.discard[:-1]
    change(state.stock, at(seat, colour), 1)
    if state.listening:
        state.emit(events.RESCUED, seat, colour)


# Orders on top.


def _always(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return True


def _execute_orders(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(Granted(seat, card.index, card.amount))


class Granted(Question):
    """Which of the orders that a building grants is executed plainly, if any."""

    name: ClassVar[str] = "granted"
    upon = ("close", "triggers")
    fields: ClassVar[FieldList] = (("building", "building"), ("left", "times"))

    def __init__(self, seat: Seat, building: BuildingIndex, left: int) -> None:
        super().__init__(seat)
        self.building = building
        self.left = left

    def check(self, state: UchroniaState, below: Any) -> None:
        card = state.cards.buildings[self.building]
        part = state.cards.part_with[EXECUTE_ORDERS].get(card.index)
        most = 0 if part is None else part.amount
        self.require(self.left <= most, f"'{card.id}' grants {most} orders")
        fits = self.building == getattr(below, "building", self.building)
        self.require(fits, "the entry below it is of another building")

    def legal(self, state: UchroniaState) -> list[Action]:
        granted = state.cards.part_with[EXECUTE_ORDERS][self.building].orders
        return [*(actions.order[order] for order in granted), actions.done]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_building(state, self.building)
        if action is actions.done:
            causes.decline(state, self.seat)
            return
        if self.left > 1:
            state.stack.append(Granted(self.seat, self.building, self.left - 1))
        orders.execute(state, self.seat, Order(action.a), False)


# Bonuses of Draconians.


def _has_target(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return bool(draconians_bonuses.targets(state, seat, card.effect))


def _choose_target(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(draconians_bonuses.Target(seat, card.index))


_Can = Callable[[UchroniaState, Seat, Building], bool]
_Do = Callable[[UchroniaState, Seat, Building], None]

_USED: Final[dict[Effect, tuple[_Can, _Do]]] = {
    DRAW_CARDS: (_can_draw, _draw_cards),
    LAUNCH_ACTIVITIES: (_can_launch, _launch_activities),
    EXECUTE_ORDERS: (_always, _execute_orders),
    STOCK_FROM_HAND: (_has_hand, _stock_from_hand),
    STOCK_FROM_DISCARD: (_has_discard, _stock_from_discard),
    LAUNCH_FROM_PILE: (_can_launch_from_pile, _launch_from_pile),
    LAUNCH_FROM_HAND: (_can_launch_from_hand, _launch_from_hand),
    SWAP_ACTIVITY: (_can_swap, _swap_activity),
    ROB_SITE: (_has_target, _choose_target),
    EXACT_TRIBUTE: (_has_target, _choose_target),
    SEIZE_ACTIVITY: (_has_target, _choose_target),
}
"""Whether an effect can be used, and how."""

USED_EFFECTS: Final = frozenset(_USED)
"""The effects that a player uses."""
