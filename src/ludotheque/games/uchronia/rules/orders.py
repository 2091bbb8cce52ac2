"""Orders: how strong one is, its bonuses before and after, Production and Exploration.

Trade stands in `trade.py`, Construction in `construction.py`, Draconians in `draconians.py`.
"""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, decisions, steps
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import (
    CONSTRUCTION,
    DRACONIANS,
    EXPLORATION,
    PRODUCTION,
    Colour,
    Order,
    at,
    change,
    colour_of,
    colours_in,
    first_of,
)
from ludotheque.games.uchronia.cards.effects import (
    ALL_ACTIVITIES_COUNT,
    BUILT_BY_PRODUCTION,
    PRODUCE_FROM_PILE,
    STOCK_FROM_HAND,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, construction, draconians
from ludotheque.games.uchronia.rules.hands import can_draw, leave_hand, turn_up
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


def execute(state: UchroniaState, seat: Seat, order: Order, strong: bool) -> None:
    """An order: bonuses before it, the order itself, bonuses after it."""
    if state.listening:
        state.emit(events.EXECUTED, seat, order)
    state.stack.append(decisions.AFTER[seat][order])
    if state.live[seat] & state.cards.before[order]:
        state.stack.append(steps.Perform(seat, order, strong))
        state.stack.append(decisions.Before(seat, order))
    else:
        perform(state, seat, order, strong)


def perform(state: UchroniaState, seat: Seat, order: Order, strong: bool) -> None:
    """The order itself."""
    times = strength(state, seat, order, strong)
    if order == EXPLORATION:
        state.stack.append(decisions.explore(seat, times, True))
    elif order == PRODUCTION:
        state.stack.append(decisions.produce(seat, times, True))
    elif order == DRACONIANS:
        draconians.begin_raid(state, seat, times)
    elif order == CONSTRUCTION:
        state.stack.append(decisions.build(seat, times, True))
    else:
        state.stack.append(decisions.launch(seat, times, True))


# Production.


def may_produce(state: UchroniaState, asked: decisions.Produce) -> list[Action]:
    """A card of the Forum, or what may come in its place; nothing if the Forum is empty."""
    colours = state.in_forum()
    if not colours:
        return actions.nothing
    others = _may_produce_otherwise(state, asked.seat)
    if not others:
        return actions.take_one[colours] if asked.must else actions.take_or_done[colours]
    legal = actions.take_one[colours] + others
    if not asked.must:
        legal.append(actions.done)
    return legal


def _may_produce_otherwise(state: UchroniaState, seat: Seat) -> list[Action]:
    """What effects let a seat do in place of a card of the Forum."""
    legal = actions.nothing
    if state.has(seat, PRODUCE_FROM_PILE) and can_draw(state):
        legal = [actions.take_unseen]
    if state.sites[seat]:
        for card in _built_by_production(state, seat):
            if card.from_stock:
                adds = construction.may_add(state, seat, state.stock, first_of(seat))
            else:
                adds = construction.may_add(state, seat, state.forum, 0)
            legal = legal + [action for action in adds if action.b == card.index]
    return legal


def _built_by_production(state: UchroniaState, seat: Seat) -> list[Building]:
    """The unfinished buildings of a seat that Production builds."""
    return state.cards.named(state.begun(seat) & state.cards.having[BUILT_BY_PRODUCTION])


def produce(state: UchroniaState, asked: decisions.Produce, action: Action) -> None:
    """Moves a card to the Stock, or under a building."""
    if action is actions.done:
        return
    seat = asked.seat
    if asked.left > 1:
        state.stack.append(decisions.produce(seat, asked.left - 1, False))
    if action is actions.take_unseen:
        card = turn_up(state)
        change(state.stock, at(seat, card), 1)
        if state.listening:
            causes.note_effect(state, seat, PRODUCE_FROM_PILE)
            state.emit(events.TOOK_UNSEEN, seat, card)
        return
    colour = Colour(action.a)
    if action.verb == actions.TAKE:
        change(state.forum, colour, -1)
        change(state.stock, at(seat, colour), 1)
        if state.listening:
            causes.note_order(state, PRODUCTION)
            state.emit(events.TOOK, seat, colour)
        return
    card_built = state.cards.buildings[action.b]
    if state.listening:
        causes.note_building(state, card_built.index)
    if card_built.from_stock:
        change(state.stock, at(seat, colour), -1)
    else:
        change(state.forum, colour, -1)
    construction.add_resource(state, seat, card_built, colour)


# Exploration.


def may_explore(state: UchroniaState, asked: decisions.Explore) -> list[Action]:
    """A card of the Hand; nothing if it is empty."""
    colours = colours_in(state.hands[asked.seat])
    return actions.store_one[colours] if asked.must else actions.store_or_done[colours]


def explore(state: UchroniaState, asked: decisions.Explore, action: Action) -> None:
    """Moves a card from the Hand to the Stock."""
    if action is actions.done:
        return
    if state.listening:
        causes.note_order_or_effect(state, asked.seat, EXPLORATION, STOCK_FROM_HAND)
    if asked.left > 1:
        state.stack.append(decisions.explore(asked.seat, asked.left - 1, False))
    colour = Colour(action.a)
    card = leave_hand(state, asked.seat, colour)
    change(state.stock, at(asked.seat, colour), 1)
    if state.listening:
        state.emit(events.STORED, asked.seat, card)
