"""Trade, Activities and Monopolies, and everything else that moves an Activity."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, decisions
from ludotheque.games.uchronia.cards.colours import (
    TRADE,
    Colour,
    at,
    change,
    colours_counted,
    colours_in,
    counts_by_seat,
    first_of,
)
from ludotheque.games.uchronia.cards.effects import (
    LAUNCH_ACTIVITIES,
    LAUNCH_FROM_HAND,
    SWAP_ACTIVITY,
)
from ludotheque.games.uchronia.position import NOBODY, UchroniaState
from ludotheque.games.uchronia.rules import causes
from ludotheque.games.uchronia.rules.hands import leave_hand
from ludotheque.games.uchronia.rules.the_end import watch
from ludotheque.games.uchronia.words import events


def below_limit(state: UchroniaState, seat: Seat) -> bool:
    """Whether a seat may have one more Activity."""
    return state.count_activities(seat) < state.activity_limit(seat)


def can_launch(state: UchroniaState, seat: Seat) -> bool:
    """Whether a seat can launch an Activity from its Stock."""
    return below_limit(state, seat) and state.stocked(seat) != 0


# Moving Activities.


def add_activity(state: UchroniaState, seat: Seat, card: Colour) -> None:
    """Lays a card among the Activities of a seat."""
    change(state.activities, at(seat, card), 1)
    if state.listening:
        state.emit(events.LAUNCHED, seat, card)
    recheck_monopoly(state, card)
    watch(state, seat)


def remove_activity(state: UchroniaState, seat: Seat, colour: Colour, to: Seat) -> None:
    """Moves a card from the Activities of a seat to somebody's Stock."""
    change(state.activities, at(seat, colour), -1)
    change(state.stock, at(to, colour), 1)
    if state.listening:
        if to == seat:
            state.emit(events.RETURNED, seat, colour)
        else:
            state.emit(events.SEIZED, to, colour, seat)
    recheck_monopoly(state, colour)


def recheck_monopoly(state: UchroniaState, colour: Colour) -> None:
    """Whoever has more than every other player holds the Monopoly; on a tie its holder keeps it."""
    counts = counts_by_seat(state.activities, colour)
    holder = state.monopoly[colour]
    most = max(counts)
    if most and counts.count(most) == 1:
        winner = Seat(counts.index(most))
    else:
        winner = holder if holder != NOBODY and counts[holder] else NOBODY
    if winner == holder:
        return
    state.monopoly[colour] = winner
    if winner == NOBODY:
        if state.listening:
            state.emit(events.MONOPOLY_LOST, holder, colour)
        return
    if state.listening:
        state.emit(events.MONOPOLY_WON, winner, colour)
    watch(state, winner)


# Launching from the Stock.


def may_launch(state: UchroniaState, asked: decisions.Launch) -> list[Action]:
    """Any Resource of the Stock, below the limit."""
    if not below_limit(state, asked.seat):
        return actions.nothing
    colours = state.stocked(asked.seat)
    return actions.launch_one[colours] if asked.must else actions.launch_or_done[colours]


def launch(state: UchroniaState, asked: decisions.Launch, action: Action) -> None:
    """Moves a Resource from the Stock to the Activities."""
    if action is actions.done:
        return
    if state.listening:
        causes.note_order_or_effect(state, asked.seat, TRADE, LAUNCH_ACTIVITIES)
    if asked.left > 1:
        state.stack.append(decisions.launch(asked.seat, asked.left - 1, False))
    launch_from_stock(state, asked.seat, Colour(action.a))


def launch_from_stock(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    """Moves a Resource of this colour from the Stock to the Activities."""
    change(state.stock, at(seat, colour), -1)
    add_activity(state, seat, colour)


# Launching from the Hand.


def may_launch_from_hand(state: UchroniaState, asked: decisions.LaunchFromHand) -> list[Action]:
    """Any card of the Hand."""
    return actions.launch_one[colours_in(state.hands[asked.seat])]


def launch_from_hand(state: UchroniaState, asked: decisions.LaunchFromHand, action: Action) -> None:
    """Moves a card from the Hand to the Activities."""
    if state.listening:
        causes.note_effect(state, asked.seat, LAUNCH_FROM_HAND)
    add_activity(state, asked.seat, leave_hand(state, asked.seat, Colour(action.a)))


# Exchanging an Activity: one comes back to the Stock, then one is launched.


def may_return(state: UchroniaState, asked: decisions.Return) -> list[Action]:
    """Any Activity."""
    return actions.return_one[colours_counted(state.activities, first_of(asked.seat))]


def return_activity(state: UchroniaState, asked: decisions.Return, action: Action) -> None:
    """Moves an Activity to the Stock; one must be launched in its place."""
    if state.listening:
        causes.note_effect(state, asked.seat, SWAP_ACTIVITY)
    state.stack.append(decisions.launch(asked.seat, 1, True))
    remove_activity(state, asked.seat, Colour(action.a), asked.seat)
