"""Plotting: copying an order, and the draw that ends the turn."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import actions, log
from ludotheque.games.uchronia.cards import (
    BONUS_WHEN_COPYING,
    COPY_BY_ORDER,
    DRAW_UP_TO,
    DROP_BEFORE_DRAW,
    FORUM_AFTER_PLOT,
)
from ludotheque.games.uchronia.colours import colours_counted, colours_in
from ludotheque.games.uchronia.frames import pending
from ludotheque.games.uchronia.hand import draw, pick_up, put_down
from ludotheque.games.uchronia.orders import activities_for, execute
from ludotheque.games.uchronia.state import (
    COPY,
    DRAW,
    DROP,
    VISIT,
    WIND_UP,
    UchroniaState,
)


def plot(state: UchroniaState, seat: int) -> None:
    """No card is played; an order may be copied, then cards are drawn."""
    if state.listening:
        state.emit(log.PLOTTED, seat)
    state.stack.append(pending(WIND_UP, seat))
    state.stack.append(pending(COPY, seat))


# Copying an order.


def may_copy(state: UchroniaState, frame: Frame) -> list[Action]:
    """An order that lies on another Domain and for which the seat has an Activity."""
    seat = frame[1]
    lying = 0
    for other in range(state.players):
        if other != seat:
            lying |= colours_in(state.domain[other])
    allowed = 0
    for order in range(5):
        if lying >> order & 1 and _may_copy_order(state, seat, order):
            allowed |= 1 << order
    return actions.copy_or_done[allowed]


def _may_copy_order(state: UchroniaState, seat: int, order: int) -> bool:
    if activities_for(state, seat, order):
        return True
    wild = state.with_effect(seat, COPY_BY_ORDER)
    return any(state.activities[5 * seat + card.order] for card in wild)


def copy(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Executes the order once."""
    if action is actions.done:
        return
    seat = frame[1]
    if state.listening:
        state.emit(log.COPIED, seat, action.a)
    strong = int(state.has(seat, BONUS_WHEN_COPYING))
    execute(state, seat, action.a, strong)


# Drawing.


def wind_up(state: UchroniaState, seat: int) -> None:
    """Goes on to the draw; some may get rid of cards before."""
    left = sum(card.amount for card in state.with_effect(seat, DROP_BEFORE_DRAW))
    if left:
        state.stack.append(pending(DRAW, seat))
        state.stack.append((DROP, seat, left))
    else:
        draw_for_plot(state, seat)


def may_drop(state: UchroniaState, frame: Frame) -> list[Action]:
    """A card of the Hand, or no more."""
    return actions.discard_or_done[colours_in(state.hands[frame[1]])]


def drop(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the card to the Forum."""
    kind, seat, left = frame
    if action is actions.done:
        return
    if left > 1:
        state.stack.append((kind, seat, left - 1))
    put_down(state, seat, action.a)


def hand_size(state: UchroniaState, seat: int) -> int:
    """How many cards a Plot draws up to."""
    size = state.cards.box.hand
    for card in state.with_effect(seat, DRAW_UP_TO):
        size = max(size, card.amount)
    return size


def draw_for_plot(state: UchroniaState, seat: int) -> None:
    """Draws up to the size of a hand, or one card if there are as many already."""
    draw(state, seat, max(1, hand_size(state, seat) - len(state.hands[seat])))
    if state.has(seat, FORUM_AFTER_PLOT):
        state.stack.append(pending(VISIT, seat))


def may_visit(state: UchroniaState, frame: Frame) -> list[Action]:
    """A card of the Forum, or none."""
    return actions.take_or_done[colours_counted(state.forum, 0)]


def visit(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the card to the Hand."""
    if action is not actions.done:
        pick_up(state, frame[1], action.a)
