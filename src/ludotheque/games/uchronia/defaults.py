"""What a hand-written position may leave out, and what follows from the other fields."""

from __future__ import annotations

from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import EVERY
from ludotheque.games.uchronia.kinds import UNDECIDED
from ludotheque.games.uchronia.position import NOBODY, UchroniaState
from ludotheque.games.uchronia.rules import the_end, turn
from ludotheque.games.uchronia.rules.construction import refresh
from ludotheque.games.uchronia.rules.trade import recheck_monopoly


def last_seat(state: UchroniaState, seat: int) -> Seat:
    """The last one."""
    return Seat(state.players - 1)


def is_threshold_reached(state: UchroniaState, seat: int) -> bool:
    """Whether somebody has enough points."""
    least = the_end.threshold(state)
    return any(the_end.score(state, other) >= least for other in state.seats())


def turn_of_player(state: UchroniaState, seat: int) -> list[Pending]:
    """The turn of `player`."""
    return [turn.CLOSE[state.player], turn.TURN[state.player]]


def rest_of_works(state: UchroniaState, seat: int) -> tuple[BuildingIndex, ...]:
    """Some of the buildings that lie nowhere else."""
    # The others become the pile.
    order = [BuildingIndex(number) for number in state.game.position.rest(state, "Building")]
    size = state.cards.box.works
    if not state.building_pile:
        state.building_pile = tuple(order[size:])
    return tuple(order[:size])


def rest_of_buildings(state: UchroniaState, seat: int) -> tuple[BuildingIndex, ...]:
    """All buildings that lie nowhere else, shuffled."""
    rest = state.game.position.rest(state, "Building")
    return state.building_pile or tuple([BuildingIndex(number) for number in rest])


def derive(state: UchroniaState) -> None:
    """Works out what follows from the buildings and Activities."""
    for seat in state.seats():
        built = state.cards.named(state.completed[seat])
        state.finished[seat] = len(built)
        state.points[seat] = sum(card.points for card in built)
        refresh(state, seat)
    for colour in EVERY:
        if state.monopoly[colour] == UNDECIDED:
            state.monopoly[colour] = NOBODY
            recheck_monopoly(state, colour)
