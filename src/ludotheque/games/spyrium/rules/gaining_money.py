"""Gaining money: a worker leaves the market for £1 for each other worker beside the card."""

from __future__ import annotations

from ludotheque.core.seat import Seat
from ludotheque.games.spyrium.actions import Gap, Place
from ludotheque.games.spyrium.cards.card import EMPTY, MORE_MONEY
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.placing import take_back
from ludotheque.games.spyrium.words import events


def gain_of(state: SpyriumState, seat: int, place: Place) -> int:
    """What a worker beside a place earns: £1 for each other worker there, more by technique."""
    others = state.crowd[place] - 1 if state.market[place] != EMPTY else 0
    if state.techniques[seat] & MORE_MONEY:
        others += state.cards.by_power[MORE_MONEY].amount
    return others


def gain_money(state: SpyriumState, seat: Seat, gap: Gap, place: Place) -> None:
    """Takes a worker back for money."""
    money = gain_of(state, seat, place)
    take_back(state, seat, gap)
    state.money[seat] += money
    if state.listening:
        if state.techniques[seat] & MORE_MONEY:
            state.cause = ("face", state.cards.by_power[MORE_MONEY].index)
        state.emit(events.GAINED, seat, gap, place, state.market[place], money)
