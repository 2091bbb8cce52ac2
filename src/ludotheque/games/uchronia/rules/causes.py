"""Why something happens: the building, Monopoly or order that events name as their cause.

The rules call these functions only while somebody listens.
"""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import Colour, Order
from ludotheque.games.uchronia.cards.effects import SUBSTITUTE, Effect
from ludotheque.games.uchronia.position import NO_BUILDING, UchroniaState
from ludotheque.games.uchronia.rules import completion, orders
from ludotheque.games.uchronia.words import events


def note_building(state: UchroniaState, building: BuildingIndex) -> None:
    """A building is the cause."""
    state.cause = ("building", building)


def note_effect(state: UchroniaState, seat: Seat, effect: Effect) -> None:
    """A seat's building with an effect is the cause."""
    for card in state.with_effect(seat, effect):
        state.cause = ("building", card.index)


def note_substitute(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    """The building that lets a colour stand for others is the cause."""
    for card in state.with_effect(seat, SUBSTITUTE):
        if card.resource == colour:
            state.cause = ("building", card.index)


def note_order(state: UchroniaState, order: Order) -> None:
    """An order is the cause."""
    state.cause = ("order", order)


def note_source(state: UchroniaState, source: BuildingIndex, colour: Colour) -> None:
    """A building is the cause, or the Monopoly of a colour."""
    state.cause = ("monopoly", colour) if source == NO_BUILDING else ("building", source)


def note_order_or_effect(state: UchroniaState, seat: Seat, order: Order, effect: Effect) -> None:
    """The order is the cause, or the building whose effect does the same, if that is certain."""
    below = state.stack[-1]
    if isinstance(below, completion.Triggers):
        state.cause = ("building", below.building)
        return
    used = [card for card in state.with_effect(seat, effect) if card.bit & state.used]
    if isinstance(below, orders.After) and below.order == order and not used:
        state.cause = ("order", order)
    elif len(used) == 1:
        state.cause = ("building", used[0].index)


def decline_uses(state: UchroniaState, seat: Seat, offered: list[Action]) -> None:
    """Reports of each building that could be used, but is not, that its owner declines."""
    if state.listening:
        for action in offered:
            if action.verb == actions.USE:
                note_building(state, BuildingIndex(action.a))
                state.emit(events.DECLINED, seat)


def decline(state: UchroniaState, seat: Seat) -> None:
    """Reports that a seat does not take what it was offered."""
    if state.listening:
        state.emit(events.DECLINED, seat)
