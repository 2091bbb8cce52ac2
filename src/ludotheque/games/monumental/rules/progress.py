"""Scientific progress: the top card of the deck is used this turn."""

from __future__ import annotations

from ludotheque.core.seat import Seat
from ludotheque.games.monumental import steps
from ludotheque.games.monumental.cards.effects import CHEAP_PROGRESS, SCIENCE
from ludotheque.games.monumental.position import PROGRESS_USED, MonumentalState
from ludotheque.games.monumental.rules.resources import charge
from ludotheque.games.monumental.rules.vocabulary import draw_into_play
from ludotheque.games.monumental.words import events


def progress_price(state: MonumentalState, seat: Seat) -> int:
    """The Science that Scientific Progress costs now."""
    side = state.side[seat]
    if side.power == CHEAP_PROGRESS and not state.flags & PROGRESS_USED:
        return side.power_amount
    return state.cards.box.progress


def progress(state: MonumentalState, seat: Seat) -> None:
    """Pays for Scientific Progress."""
    state.stack.append(steps.Progressed(seat))
    charge(state, seat, SCIENCE, progress_price(state, seat))


def progressed(state: MonumentalState, seat: Seat) -> None:
    """Scientific Progress is paid for."""
    state.flags |= PROGRESS_USED
    if state.listening:
        state.emit(events.PROGRESS, seat)
    draw_into_play(state, seat)
