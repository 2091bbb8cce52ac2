"""Placing a worker."""

from __future__ import annotations

from ludotheque.core.seat import Seat
from ludotheque.games.spyrium.actions import Gap
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.words import events


def place_worker(state: SpyriumState, seat: Seat, gap: Gap) -> None:
    """Moves an active worker into a gap."""
    state.active[seat] -= 1
    state.add_worker(seat, gap)
    if state.listening:
        state.emit(events.PLACED, seat, gap)


def take_back(state: SpyriumState, seat: Seat, gap: Gap) -> None:
    """Moves a worker from a gap to the inactive ones."""
    state.remove_worker(seat, gap)
    state.inactive[seat] += 1
