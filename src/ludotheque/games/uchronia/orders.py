"""Orders: how strong one is, its bonuses before and after, Production and Exploration.

Trade stands in `activities.py`, Construction in `construction.py`, Draconians in `draconians.py`.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import actions, log
from ludotheque.games.uchronia.cards import (
    ALL_ACTIVITIES_COUNT,
    BUILT_BY_PRODUCTION,
    DRACONIANS,
    PRODUCE_FROM_PILE,
    Building,
)
from ludotheque.games.uchronia.colours import change, colours_counted, colours_in
from ludotheque.games.uchronia.construction import add_resource, may_add
from ludotheque.games.uchronia.draconians import begin_raid
from ludotheque.games.uchronia.effects import may_use_bonus
from ludotheque.games.uchronia.frames import pending_about
from ludotheque.games.uchronia.hand import can_draw, leave_hand, turn_up
from ludotheque.games.uchronia.state import (
    AFTER,
    BEFORE,
    BUILD,
    EXPLORE,
    LAUNCH,
    PERFORM,
    PRODUCE,
    UchroniaState,
)

_FIRST_QUESTION: Final = (EXPLORE, PRODUCE, -1, BUILD, LAUNCH)
"""What each order asks, but Draconians, which has a course of its own."""


def activities_for(state: UchroniaState, seat: int, order: int) -> int:
    """How many Activities of a seat count for an order."""
    if state.live[seat] & state.cards.having[ALL_ACTIVITIES_COUNT]:
        for card in state.with_effect(seat, ALL_ACTIVITIES_COUNT):
            if card.order == order:
                return state.count_activities(seat)
    return state.activities[5 * seat + order]


def execute(state: UchroniaState, seat: int, order: int, strong: int) -> None:
    """An order: bonuses before it, the order itself, bonuses after it."""
    if state.listening:
        state.emit(log.EXECUTED, seat, order)
    state.stack.append(pending_about(AFTER, seat, order))
    if state.live[seat] & state.cards.before[order]:
        state.stack.append((PERFORM, seat, order, strong))
        state.stack.append(pending_about(BEFORE, seat, order))
    else:
        perform(state, seat, order, strong)


def perform(state: UchroniaState, seat: int, order: int, strong: int) -> None:
    """The order itself; a strong one counts the Activities that there are now."""
    strength = 1 + (activities_for(state, seat, order) if strong else 0)
    if order == DRACONIANS:
        begin_raid(state, seat, strength)
    else:
        state.stack.append((_FIRST_QUESTION[order], seat, strength, 1))


def may_use_before(state: UchroniaState, frame: Frame) -> list[Action]:
    """Bonuses that come before the order."""
    return may_use_bonus(state, frame[1], state.cards.before[frame[2]])


def may_use_after(state: UchroniaState, frame: Frame) -> list[Action]:
    """Bonuses that come after the order."""
    return may_use_bonus(state, frame[1], state.cards.after[frame[2]])


# Production.


def may_produce(state: UchroniaState, frame: Frame) -> list[Action]:
    """A card of the Forum, or what may come in its place; nothing if the Forum is empty."""
    _, seat, _, must = frame
    colours = colours_counted(state.forum, 0)
    if not colours:
        return actions.nothing
    others = _may_produce_otherwise(state, seat)
    if not others:
        return actions.take_one[colours] if must else actions.take_or_done[colours]
    legal = actions.take_one[colours] + others
    if not must:
        legal.append(actions.done)
    return legal


def _may_produce_otherwise(state: UchroniaState, seat: int) -> list[Action]:
    """What effects let a seat do in place of a card of the Forum."""
    legal = actions.nothing
    if state.has(seat, PRODUCE_FROM_PILE) and can_draw(state):
        legal = [actions.take_unseen]
    if state.sites[seat]:
        for card in _built_by_production(state, seat):
            if card.from_stock:
                adds = may_add(state, seat, state.stock, 5 * seat)
            else:
                adds = may_add(state, seat, state.forum, 0)
            legal = legal + [action for action in adds if action.b == card.index]
    return legal


def _built_by_production(state: UchroniaState, seat: int) -> list[Building]:
    """The unfinished buildings of a seat that Production builds."""
    return state.cards.named(state.begun(seat) & state.cards.having[BUILT_BY_PRODUCTION])


def produce(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves a card to the Stock, or under a building."""
    kind, seat, left, _ = frame
    if action is actions.done:
        return
    if left > 1:
        state.stack.append((kind, seat, left - 1, 0))
    if action.verb == actions.TAKE:
        change(state.forum, action.a, -1)
        change(state.stock, 5 * seat + action.a, 1)
        if state.listening:
            state.emit(log.TOOK, seat, action.a)
    elif action is actions.take_unseen:
        card = turn_up(state)
        change(state.stock, 5 * seat + card, 1)
        if state.listening:
            state.emit(log.TOOK_UNSEEN, seat, card)
    else:
        if state.cards.buildings[action.b].from_stock:
            change(state.stock, 5 * seat + action.a, -1)
        else:
            change(state.forum, action.a, -1)
        add_resource(state, seat, action.b, action.a)


# Exploration.


def may_explore(state: UchroniaState, frame: Frame) -> list[Action]:
    """A card of the Hand; nothing if it is empty."""
    _, seat, _, must = frame
    colours = colours_in(state.hands[seat])
    return actions.store_one[colours] if must else actions.store_or_done[colours]


def explore(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves a card from the Hand to the Stock."""
    kind, seat, left, _ = frame
    if action is actions.done:
        return
    if left > 1:
        state.stack.append((kind, seat, left - 1, 0))
    card = leave_hand(state, seat, action.a)
    change(state.stock, 5 * seat + action.a, 1)
    if state.listening:
        state.emit(log.STORED, seat, card)
