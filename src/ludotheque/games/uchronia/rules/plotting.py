"""Plotting: copying an order, and the draw that ends the turn."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, decisions, steps
from ludotheque.games.uchronia.cards.colours import (
    EVERY,
    Colour,
    Order,
    at,
    colour_of,
    colours_in,
    includes,
    only,
    order_of,
)
from ludotheque.games.uchronia.cards.effects import (
    BONUS_WHEN_COPYING,
    COPY_BY_ORDER,
    DRAW_UP_TO,
    DROP_BEFORE_DRAW,
    FORUM_AFTER_PLOT,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, orders
from ludotheque.games.uchronia.rules.hands import draw, pick_up, put_down
from ludotheque.games.uchronia.words import events


def plot(state: UchroniaState, seat: Seat) -> None:
    """No card is played; an order may be copied, then cards are drawn."""
    if state.listening:
        state.emit(events.PLOTTED, seat)
    state.stack.append(steps.WIND_UP[seat])
    state.stack.append(decisions.COPY[seat])


# Copying an order.


def may_copy(state: UchroniaState, asked: decisions.Copy) -> list[Action]:
    """An order that lies on another Domain and for which the seat has an Activity."""
    seat = asked.seat
    lying = 0
    for other in state.opponents(seat):
        lying |= colours_in(state.domain[other])
    allowed = 0
    for colour in EVERY:
        if includes(lying, colour) and _may_copy_order(state, seat, order_of(colour)):
            allowed |= only(colour)
    return actions.copy_or_done[allowed]


def _may_copy_order(state: UchroniaState, seat: Seat, order: Order) -> bool:
    if orders.activities_for(state, seat, order):
        return True
    wild = state.with_effect(seat, COPY_BY_ORDER)
    return any(state.activities[at(seat, colour_of(card.order))] for card in wild)


def copy(state: UchroniaState, asked: decisions.Copy, action: Action) -> None:
    """Executes the order once."""
    if action is actions.done:
        return
    if state.listening:
        state.emit(events.COPIED, asked.seat, action.a)
    orders.execute(state, asked.seat, Order(action.a), copies_strongly(state, asked.seat))


def copies_strongly(state: UchroniaState, seat: Seat) -> bool:
    """Whether Activities count for an order that a seat copies."""
    return state.has(seat, BONUS_WHEN_COPYING)


# Drawing.


def wind_up(state: UchroniaState, seat: Seat) -> None:
    """Goes on to the draw; some may get rid of cards before."""
    left = sum(card.amount for card in state.with_effect(seat, DROP_BEFORE_DRAW))
    if left:
        state.stack.append(steps.Draw(seat))
        state.stack.append(decisions.Drop(seat, left))
    else:
        draw_for_plot(state, seat)


def may_drop(state: UchroniaState, asked: decisions.Drop) -> list[Action]:
    """A card of the Hand, or no more."""
    return actions.discard_or_done[colours_in(state.hands[asked.seat])]


def drop(state: UchroniaState, asked: decisions.Drop, action: Action) -> None:
    """Moves the card to the Forum."""
    if action is actions.done:
        return
    if asked.left > 1:
        state.stack.append(decisions.Drop(asked.seat, asked.left - 1))
    if state.listening:
        causes.note_effect(state, asked.seat, DROP_BEFORE_DRAW)
    put_down(state, asked.seat, Colour(action.a))


def hand_size(state: UchroniaState, seat: Seat) -> int:
    """How many cards a Plot draws up to."""
    size = state.cards.box.hand
    for card in state.with_effect(seat, DRAW_UP_TO):
        size = max(size, card.amount)
    return size


def cards_to_draw(state: UchroniaState, seat: Seat) -> int:
    """How many cards a Plot draws with the Hand as it is: up to its size, but at least one."""
    return max(1, hand_size(state, seat) - len(state.hands[seat]))


def draw_for_plot(state: UchroniaState, seat: Seat) -> None:
    """Draws the cards; some may then take one from the Forum."""
    draw(state, seat, cards_to_draw(state, seat))
    if state.has(seat, FORUM_AFTER_PLOT):
        state.stack.append(decisions.Visit(seat))


def may_visit(state: UchroniaState, asked: decisions.Visit) -> list[Action]:
    """A card of the Forum, or none."""
    return actions.take_or_done[state.in_forum()]


def visit(state: UchroniaState, asked: decisions.Visit, action: Action) -> None:
    """Moves the card to the Hand."""
    if state.listening:
        causes.note_effect(state, asked.seat, FORUM_AFTER_PLOT)
    if action is actions.done:
        causes.decline(state, asked.seat)
    else:
        pick_up(state, asked.seat, Colour(action.a))
