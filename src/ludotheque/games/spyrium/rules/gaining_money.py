"""Gaining money: a worker leaves the market for £1 for each other worker beside the card."""

from __future__ import annotations

from ludotheque.core.seat import Seat
from ludotheque.games.spyrium.actions import Gap, Place
from ludotheque.games.spyrium.cards.card import EMPTY, MORE_MONEY
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.placing import take_back
from ludotheque.games.spyrium.words import events


def others_beside(state: SpyriumState, place: Place) -> int:
    """How many other workers stand beside the card at a place; an empty place counts for none."""
    return state.crowd[place] - 1 if state.market[place] != EMPTY else 0


def more_by_technique(state: SpyriumState, seat: int) -> int:
    """What a technique adds whenever a worker earns money."""
    if state.techniques[seat] & MORE_MONEY:
        return state.cards.by_power[MORE_MONEY].amount
    return 0


def gain_of(state: SpyriumState, seat: int, place: Place) -> int:
    """What a worker beside a place earns: £1 for each other worker there, more by technique."""
    return others_beside(state, place) + more_by_technique(state, seat)


def gain_money(state: SpyriumState, seat: Seat, gap: Gap, place: Place) -> None:
    """Takes a worker back for money."""
    more = more_by_technique(state, seat)
    money = others_beside(state, place) + more
    take_back(state, seat, gap)
    state.money[seat] += money
    if state.listening:
        if more:
            state.cause = ("face", state.cards.by_power[MORE_MONEY].index)
        state.emit(events.GAINED, seat, gap, place, state.market[place], money, more)
