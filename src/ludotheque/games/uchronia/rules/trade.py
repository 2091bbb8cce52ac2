"""Trade, Activities and Monopolies, and everything else that moves an Activity."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions
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
    Effect,
)
from ludotheque.games.uchronia.position import NOBODY, UchroniaState
from ludotheque.games.uchronia.rules import causes
from ludotheque.games.uchronia.rules.hands import leave_hand
from ludotheque.games.uchronia.rules.pending import UPON_BONUSES, Prepared, Question, Times
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
        if holder == NOBODY:
            state.emit(events.MONOPOLY_WON, winner, colour)
        else:
            state.emit(events.MONOPOLY_TAKEN, winner, colour, holder)
    watch(state, winner)


# Launching Activities.


class Launch(Times):
    """Which Resource of the Stock becomes an Activity, below the limit."""

    name: ClassVar[str] = "launch"
    upon = UPON_BONUSES

    def legal(self, state: UchroniaState) -> list[Action]:
        if not below_limit(state, self.seat):
            return actions.nothing
        colours = state.stocked(self.seat)
        return actions.launch_one[colours] if self.must else actions.launch_or_done[colours]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            return
        if state.listening:
            causes.note_order_or_effect(state, self.seat, TRADE, LAUNCH_ACTIVITIES)
        LAUNCH.again(state, self)
        launch_from_stock(state, self.seat, Colour(action.a))


def launch_from_stock(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    """Moves a Resource of this colour from the Stock to the Activities."""
    change(state.stock, at(seat, colour), -1)
    add_activity(state, seat, colour)


class LaunchFromHand(Question):
    """Which card of the Hand becomes an Activity."""

    name: ClassVar[str] = "launch-from-hand"
    effect: ClassVar[Effect | None] = LAUNCH_FROM_HAND
    upon = UPON_BONUSES

    def check(self, state: UchroniaState, below: Any) -> None:
        self.check_effect(state)

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.launch_one[colours_in(state.hands[self.seat])]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_effect(state, self.seat, LAUNCH_FROM_HAND)
        add_activity(state, self.seat, leave_hand(state, self.seat, Colour(action.a)))


class Return(Question):
    """Which Activity comes back to the Stock; one must be launched in its place."""

    name: ClassVar[str] = "return"
    effect: ClassVar[Effect | None] = SWAP_ACTIVITY
    upon = UPON_BONUSES

    def check(self, state: UchroniaState, below: Any) -> None:
        self.check_effect(state)

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.return_one[colours_counted(state.activities, first_of(self.seat))]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_effect(state, self.seat, SWAP_ACTIVITY)
        state.stack.append(LAUNCH.of(self.seat, 1, True))
        remove_activity(state, self.seat, Colour(action.a), self.seat)


LAUNCH: Final = Prepared(Launch)
