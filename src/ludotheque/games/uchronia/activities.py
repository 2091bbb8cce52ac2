"""Activities and Monopolies: Trade, and everything else that moves an Activity."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import actions, log
from ludotheque.games.uchronia.colours import colours_counted, colours_in
from ludotheque.games.uchronia.hand import leave_hand
from ludotheque.games.uchronia.scoring import watch
from ludotheque.games.uchronia.state import LAUNCH, NOBODY, UchroniaState

# What an order is worth.


def below_limit(state: UchroniaState, seat: int) -> bool:
    """Whether a seat may have one more Activity."""
    return state.count_activities(seat) < state.activity_limit(seat)


def can_launch(state: UchroniaState, seat: int) -> bool:
    """Whether a seat can launch an Activity from its Stock."""
    return below_limit(state, seat) and colours_counted(state.stock, 5 * seat) != 0


# Moving Activities.


def add_activity(state: UchroniaState, seat: int, card: int) -> None:
    """Lays a card among the Activities of a seat."""
    state.activities[5 * seat + card] += 1
    if state.listening:
        state.emit(log.LAUNCHED, seat, card)
    recheck_monopoly(state, card)
    watch(state, seat)


def remove_activity(state: UchroniaState, seat: int, colour: int, to: int) -> None:
    """Moves a card from the Activities of a seat to somebody's Stock."""
    state.activities[5 * seat + colour] -= 1
    state.stock[5 * to + colour] += 1
    if state.listening:
        if to == seat:
            state.emit(log.RETURNED, seat, colour)
        else:
            state.emit(log.SEIZED, to, colour, seat)
    recheck_monopoly(state, colour)


def recheck_monopoly(state: UchroniaState, colour: int) -> None:
    """Whoever has more than every other player holds the Monopoly; on a tie its holder keeps it."""
    counts = state.activities[colour::5]
    holder = state.monopoly[colour]
    most = max(counts)
    if most and counts.count(most) == 1:
        winner = counts.index(most)
    else:
        winner = holder if holder != NOBODY and counts[holder] else NOBODY
    if winner == holder:
        return
    state.monopoly[colour] = winner
    if winner == NOBODY:
        if state.listening:
            state.emit(log.MONOPOLY_LOST, holder, colour)
        return
    if state.listening:
        state.emit(log.MONOPOLY_WON, winner, colour)
    watch(state, winner)


# Launching from the Stock.


def may_launch(state: UchroniaState, frame: Frame) -> list[Action]:
    """Any Resource of the Stock, below the limit."""
    _, seat, _, must = frame
    if not below_limit(state, seat):
        return actions.nothing
    colours = colours_counted(state.stock, 5 * seat)
    return actions.launch_one[colours] if must else actions.launch_or_done[colours]


def launch(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves a Resource from the Stock to the Activities."""
    _, seat, left, _ = frame
    if action is actions.done:
        return
    if left > 1:
        state.stack.append((LAUNCH, seat, left - 1, 0))
    launch_from_stock(state, seat, action.a)


def launch_from_stock(state: UchroniaState, seat: int, colour: int) -> None:
    """Moves a Resource of this colour from the Stock to the Activities."""
    state.stock[5 * seat + colour] -= 1
    add_activity(state, seat, colour)


# Launching from the Hand.


def may_launch_from_hand(state: UchroniaState, frame: Frame) -> list[Action]:
    """Any card of the Hand."""
    return actions.launch_one[colours_in(state.hands[frame[1]])]


def launch_from_hand(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves a card from the Hand to the Activities."""
    add_activity(state, frame[1], leave_hand(state, frame[1], action.a))


# Exchanging an Activity: one comes back to the Stock, then one is launched.


def may_return(state: UchroniaState, frame: Frame) -> list[Action]:
    """Any Activity."""
    return actions.return_one[colours_counted(state.activities, 5 * frame[1])]


def return_activity(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves an Activity to the Stock; one must be launched in its place."""
    seat = frame[1]
    state.stack.append((LAUNCH, seat, 1, 1))
    remove_activity(state, seat, action.a, seat)
