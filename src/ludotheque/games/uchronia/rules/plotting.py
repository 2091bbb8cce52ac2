"""Plotting: copying an order, and the draw that ends the turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia import actions
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
    Effect,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, orders
from ludotheque.games.uchronia.rules.hands import draw, pick_up, put_down
from ludotheque.games.uchronia.rules.pending import Question, Step, UpTo
from ludotheque.games.uchronia.words import events


def plot(state: UchroniaState, seat: Seat) -> None:
    """No card is played; an order may be copied, then cards are drawn."""
    if state.listening:
        state.emit(events.PLOTTED, seat)
    state.stack.append(_WIND_UP[seat])
    state.stack.append(_COPY[seat])


# Copying an order.


class Copy(Question):
    """Which order of another Domain is copied, that is executed once."""

    name: ClassVar[str] = "copy"
    upon = ("close", "wind-up")

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.copy_or_done[copyable(state, self.seat)]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            if state.listening:
                state.emit(events.COPIED_NOTHING, self.seat)
            return
        if state.listening:
            state.emit(events.COPIED, self.seat, action.a)
        orders.execute(state, self.seat, Order(action.a), copies_strongly(state, self.seat))


def copyable(state: UchroniaState, seat: Seat) -> int:
    """The colours of orders on other Domains for which a seat has an Activity."""
    lying = 0
    for other in state.opponents(seat):
        lying |= colours_in(state.domain[other])
    allowed = 0
    for colour in EVERY:
        if includes(lying, colour) and _may_copy_order(state, seat, order_of(colour)):
            allowed |= only(colour)
    return allowed


def _may_copy_order(state: UchroniaState, seat: Seat, order: Order) -> bool:
    if orders.activities_for(state, seat, order):
        return True
    wild = state.with_effect(seat, COPY_BY_ORDER)
    return any(state.activities[at(seat, colour_of(card.order))] for card in wild)


def copies_strongly(state: UchroniaState, seat: Seat) -> bool:
    """Whether Activities count for an order that a seat copies."""
    return state.has(seat, BONUS_WHEN_COPYING)


# Drawing.


class WindUp(Step):
    """A Plot comes to its draw; some may get rid of cards before."""

    name: ClassVar[str] = "wind-up"
    upon = ("close",)

    def run(self, state: UchroniaState) -> None:
        seat = self.seat
        left = cards_to_drop(state, seat)
        if left:
            state.stack.append(Draw(seat))
            state.stack.append(Drop(seat, left))
        else:
            _draw_for_plot(state, seat)


def cards_to_drop(state: UchroniaState, seat: Seat) -> int:
    """How many cards may go to the Forum before the draw."""
    return sum(card.amount for card in state.with_effect(seat, DROP_BEFORE_DRAW))


class Drop(UpTo):
    """Which card of the Hand goes to the Forum before the draw, if any."""

    name: ClassVar[str] = "drop"
    effect: ClassVar[Effect | None] = DROP_BEFORE_DRAW
    upon = ("close", "draw")

    def check(self, state: UchroniaState, below: Any) -> None:
        allowed = cards_to_drop(state, self.seat)
        self.require(self.left <= allowed, f"the buildings of the seat allow {allowed}")

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.discard_or_done[colours_in(state.hands[self.seat])]

    def message(self, state: UchroniaState) -> Message:
        """Nobody puts down more cards than they hold."""
        said = super().message(state)
        left = min(self.left, len(state.hands[self.seat]))
        return Message(said.key, {**said.params, "left": left})

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_effect(state, self.seat, DROP_BEFORE_DRAW)
        if action is actions.done:
            if self.left == cards_to_drop(state, self.seat):
                causes.decline(state, self.seat)
            return
        if self.left > 1:
            state.stack.append(Drop(self.seat, self.left - 1))
        put_down(state, self.seat, Colour(action.a))


class Draw(Step):
    """The draw of a Plot."""

    name: ClassVar[str] = "draw"
    upon = ("close",)

    def run(self, state: UchroniaState) -> None:
        _draw_for_plot(state, self.seat)


def _draw_for_plot(state: UchroniaState, seat: Seat) -> None:
    """Draws the cards; some may then take one from the Forum."""
    draw(state, seat, cards_to_draw(state, seat))
    if state.has(seat, FORUM_AFTER_PLOT):
        state.stack.append(Visit(seat))


def cards_to_draw(state: UchroniaState, seat: Seat) -> int:
    """How many cards a Plot draws with the Hand as it is: up to its size, but at least one."""
    return max(1, hand_size(state, seat) - len(state.hands[seat]))


def hand_size(state: UchroniaState, seat: Seat) -> int:
    """How many cards a Plot fills the Hand up to."""
    size = state.cards.box.hand
    for card in state.with_effect(seat, DRAW_UP_TO):
        size = max(size, card.amount)
    return size


class Visit(Question):
    """Which card of the Forum is taken into the Hand after the draw, if any."""

    name: ClassVar[str] = "visit"
    effect: ClassVar[Effect | None] = FORUM_AFTER_PLOT
    upon = ("close",)

    def check(self, state: UchroniaState, below: Any) -> None:
        self.check_effect(state)

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.take_or_done[state.in_forum()]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_effect(state, self.seat, FORUM_AFTER_PLOT)
        if action is actions.done:
            causes.decline(state, self.seat)
        else:
            pick_up(state, self.seat, Colour(action.a))


# Made once, by seat, since they are common.

_COPY: Final = [Copy(seat) for seat in SEATS[5]]
_WIND_UP: Final = [WindUp(seat) for seat in SEATS[5]]
