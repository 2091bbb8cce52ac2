"""Scientific progress: the top card of the deck is used this turn."""

from __future__ import annotations

from ludotheque.core.seat import Seat
from ludotheque.games.monumental.cards.effects import CHEAP_PROGRESS, SCIENCE
from ludotheque.games.monumental.position import PROGRESS_USED, MonumentalState
from ludotheque.games.monumental.rules.pending import Step
from ludotheque.games.monumental.rules.resources import charge, report_lower_price
from ludotheque.games.monumental.rules.vocabulary import draw_into_play
from ludotheque.games.monumental.words import events


def progress_price(state: MonumentalState, seat: Seat) -> int:
    """The Science that Scientific Progress costs now."""
    side = state.side[seat]
    if side.power == CHEAP_PROGRESS and not state.flags & PROGRESS_USED:
        return side.power_amount
    return state.cards.box.progress


def price_parts(state: MonumentalState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The usual price, and what a Policy takes off."""
    usual = state.cards.box.progress
    return ("price", usual), ("policy", progress_price(state, seat) - usual)


def progress(state: MonumentalState, seat: Seat) -> None:
    """Pays for Scientific Progress."""
    state.stack.append(Progressed(seat))
    price = progress_price(state, seat)
    report_lower_price(state, seat, state.cards.box.progress - price)
    charge(state, seat, SCIENCE, price)


class Progressed(Step):
    """Scientific Progress is paid for: the top card of the deck is used this turn."""

    name = "progressed"
    awaits = "pay"

    def run(self, state: MonumentalState) -> None:
        state.flags |= PROGRESS_USED
        if state.listening:
            state.emit(events.PROGRESS, self.seat)
        draw_into_play(state, self.seat)
