"""Orders: how strong one is, its bonuses before and after, Production and Exploration.

Trade stands in `trade.py`, Construction in `construction.py`, Draconians in `draconians.py`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.pending import FieldList
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import (
    CONSTRUCTION,
    DRACONIANS,
    EVERY,
    EXPLORATION,
    PRODUCTION,
    Colour,
    Order,
    at,
    change,
    colour_of,
    colours_in,
    first_of,
    order_of,
)
from ludotheque.games.uchronia.cards.effects import (
    ALL_ACTIVITIES_COUNT,
    BUILT_BY_PRODUCTION,
    PRODUCE_FROM_PILE,
    SEVERAL_CARDS,
    STOCK_FROM_HAND,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import (
    causes,
    completion,
    construction,
    draconians,
    effects,
    trade,
)
from ludotheque.games.uchronia.rules.hands import can_draw, leave_hand, turn_up
from ludotheque.games.uchronia.rules.pending import UPON_BONUSES, AboutOrder, Prepared, Step, Times
from ludotheque.games.uchronia.rules.rulesets import FIRST
from ludotheque.games.uchronia.words import events


def activities_for(state: UchroniaState, seat: Seat, order: Order) -> int:
    """How many Activities of a seat count for an order."""
    if state.live[seat] & state.cards.having[ALL_ACTIVITIES_COUNT]:
        for card in state.with_effect(seat, ALL_ACTIVITIES_COUNT):
            if card.order == order:
                return state.count_activities(seat)
    return state.activities[at(seat, colour_of(order))]


def strength(state: UchroniaState, seat: Seat, order: Order, strong: bool) -> int:
    """How often an order is carried out; a strong one counts the Activities that there are now."""
    return 1 + activities_for(state, seat, order) if strong else 1


# An order: bonuses before it, the order itself, bonuses after it.


class _OrderStep(Step):
    """An order; a ``strong`` one counts the Activities of its colour."""

    fields: ClassVar[FieldList] = (("order", "order"), ("strong", "flag"))

    def __init__(self, seat: Seat, order: Order, strong: bool) -> None:
        super().__init__(seat)
        self.order = order
        self.strong = strong

    def check(self, state: UchroniaState, below: Any) -> None:
        self.check_order(self.order, below)


class Execute(_OrderStep):
    """An order with its bonuses, once more for a further card on the Domain."""

    name: ClassVar[str] = "execute"
    upon = ("close", "execute")

    def check(self, state: UchroniaState, below: Any) -> None:
        super().check(state, below)
        self.require(not self.strong, "a repeated order is not 'strong'")

    def run(self, state: UchroniaState) -> None:
        if state.listening:
            causes.note_effect(state, self.seat, SEVERAL_CARDS)
        execute(state, self.seat, self.order, self.strong)


def execute(state: UchroniaState, seat: Seat, order: Order, strong: bool) -> None:
    """An order with its bonuses."""
    if state.listening:
        state.emit(events.EXECUTED, seat, order)
        times = strength(state, seat, order, strong)
        if times > 1:
            state.emit(events.ACTIVITY_BONUS, seat, order, times - 1)
    state.stack.append(_AFTER[seat][order])
    if state.live[seat] & state.cards.before[order]:
        state.stack.append(Perform(seat, order, strong))
        state.stack.append(Before(seat, order))
    else:
        _perform(state, seat, order, strong)


class _Bonus(AboutOrder):
    """Which bonus of an order is used, if any; the others may follow."""

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            causes.decline_uses(state, self.seat, self.legal(state))
            return
        card = state.cards.buildings[action.a]
        assert card.bonus is not None, "only a bonus is offered"
        state.used |= card.bit
        state.stack.append(self)
        effects.use(state, self.seat, card.bonus)


class Before(_Bonus):
    """Which bonus is used before an order."""

    name: ClassVar[str] = "before"
    upon = ("close", "perform")

    def check(self, state: UchroniaState, below: Any) -> None:
        self.check_order(self.order, below)

    def legal(self, state: UchroniaState) -> list[Action]:
        return _may_use(state, self.seat, state.cards.before[self.order])


class After(_Bonus):
    """Which bonus is used after an order."""

    name: ClassVar[str] = "after"
    upon = ("close", "execute", "recall", "wind-up", "granted", "triggers")

    def legal(self, state: UchroniaState) -> list[Action]:
        return _may_use(state, self.seat, state.cards.after[self.order])


def _may_use(state: UchroniaState, seat: Seat, bonuses: int) -> list[Action]:
    """Of a set of bonuses, those that would do anything now."""
    bits = _unused(state, seat, bonuses)
    if not bits:
        return actions.nothing
    listed = state.cards.actions
    legal = [
        listed.use[card.index]
        for card in state.cards.named(bits)
        if card.bonus is not None and effects.usable(state, seat, card.bonus)
    ]
    return listed.ordered([*legal, actions.done]) if legal else legal


def _unused(state: UchroniaState, seat: Seat, bonuses: int) -> int:
    """Of a set of bonuses, those that work and have not been used this turn."""
    return state.live[seat] & bonuses & ~state.used


def bonuses_of(state: UchroniaState, seat: Seat, order: Order) -> int:
    """The bonuses that come with an order of a seat this turn."""
    return _unused(state, seat, state.cards.before[order] | state.cards.after[order])


class Perform(_OrderStep):
    """An order after the bonuses that come before it."""

    name: ClassVar[str] = "perform"
    upon = ("close", "after")

    def run(self, state: UchroniaState) -> None:
        _perform(state, self.seat, self.order, self.strong)


def _perform(state: UchroniaState, seat: Seat, order: Order, strong: bool) -> None:
    """The order itself."""
    times = strength(state, seat, order, strong)
    if order == EXPLORATION:
        state.stack.append(EXPLORE.of(seat, times, True))
    elif order == PRODUCTION:
        state.stack.append(PRODUCE.of(seat, times, True))
    elif order == DRACONIANS:
        draconians.begin_raid(state, seat, times)
    elif order == CONSTRUCTION:
        state.stack.append(construction.BUILD.of(seat, times, True))
    else:
        state.stack.append(trade.LAUNCH.of(seat, times, True))


# Production.


class Produce(Times):
    """Production: which card of the Forum goes to the Stock, or what comes in its place.

    If the Forum is empty, there is nothing but buildings that take Resources from the Stock.
    """

    name: ClassVar[str] = "produce"
    upon = ("close", "after")
    of_order = PRODUCTION

    def legal(self, state: UchroniaState) -> list[Action]:
        colours = state.in_forum()
        if not colours:
            return _may_produce_from_stock(state, self.seat)
        others = _may_produce_otherwise(state, self.seat)
        if not others:
            return actions.take_one[colours] if self.must else actions.take_or_done[colours]
        legal = actions.take_one[colours] + others
        if not self.must:
            legal.append(actions.done)
        return state.cards.actions.ordered(legal)

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            return
        seat = self.seat
        PRODUCE.again(state, self)
        if action is actions.take_unseen:
            card = turn_up(state)
            change(state.stock, at(seat, card), 1)
            if state.listening:
                causes.note_effect(state, seat, PRODUCE_FROM_PILE)
                state.emit(events.TOOK_UNSEEN, seat, card)
        elif action.verb == actions.TAKE:
            colour = Colour(action.a)
            change(state.forum, colour, -1)
            change(state.stock, at(seat, colour), 1)
            if state.listening:
                causes.note_order(state, PRODUCTION)
                state.emit(events.TOOK, seat, colour)
        else:
            _add_by_production(state, seat, state.cards.buildings[action.b], Colour(action.a))


def _may_produce_otherwise(state: UchroniaState, seat: Seat) -> list[Action]:
    """What effects let a seat do in place of a card of the Forum."""
    legal = actions.nothing
    if state.has(seat, PRODUCE_FROM_PILE) and can_draw(state):
        legal = [actions.take_unseen]
    if state.sites[seat]:
        legal = legal + _may_add_by_production(state, seat, from_forum=True)
    return legal


def _may_produce_from_stock(state: UchroniaState, seat: Seat) -> list[Action]:
    """What Production can do without a card of the Forum: optional, since an effect allows it."""
    if state.game.ruleset == FIRST or not state.sites[seat]:
        return actions.nothing
    legal = _may_add_by_production(state, seat, from_forum=False)
    return state.cards.actions.ordered([*legal, actions.done]) if legal else legal


def _may_add_by_production(state: UchroniaState, seat: Seat, from_forum: bool) -> list[Action]:
    """The Resources that Production can add to buildings."""
    legal = actions.nothing
    for card in _built_by_production(state, seat):
        if card.from_stock:
            adds = construction.may_add(state, seat, state.stock, first_of(seat))
        elif from_forum:
            adds = construction.may_add(state, seat, state.forum, 0)
        else:
            continue
        legal = legal + [action for action in adds if action.b == card.index]
    return legal


def _built_by_production(state: UchroniaState, seat: Seat) -> list[Building]:
    """The unfinished buildings of a seat that Production builds."""
    bits = state.begun(seat) & state.cards.having[BUILT_BY_PRODUCTION]
    return state.cards.with_effect(bits, BUILT_BY_PRODUCTION)


def is_fed_from_stock(state: UchroniaState, card: Building) -> bool:
    """Whether Production takes the Resources of a building from the Stock."""
    part = state.cards.part_with[BUILT_BY_PRODUCTION].get(card.index)
    return part is not None and part.from_stock


def _add_by_production(state: UchroniaState, seat: Seat, card: Building, colour: Colour) -> None:
    if state.listening:
        causes.note_building(state, card.index)
    if is_fed_from_stock(state, card):
        completion.add_from_stock(state, seat, card, colour)
    else:
        completion.add_from_forum(state, seat, card, colour)


# Exploration.


class Explore(Times):
    """Exploration: which card of the Hand goes to the Stock; nothing if it is empty."""

    name: ClassVar[str] = "explore"
    upon = UPON_BONUSES

    def legal(self, state: UchroniaState) -> list[Action]:
        colours = colours_in(state.hands[self.seat])
        return actions.store_one[colours] if self.must else actions.store_or_done[colours]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            return
        if state.listening:
            causes.note_order_or_effect(state, self.seat, EXPLORATION, STOCK_FROM_HAND)
        EXPLORE.again(state, self)
        colour = Colour(action.a)
        card = leave_hand(state, self.seat, colour)
        change(state.stock, at(self.seat, colour), 1)
        if state.listening:
            state.emit(events.STORED, self.seat, card)


# Made once, since they are common.

_AFTER: Final = [[After(seat, order_of(colour)) for colour in EVERY] for seat in SEATS[5]]
PRODUCE: Final = Prepared(Produce)
EXPLORE: Final = Prepared(Explore)
