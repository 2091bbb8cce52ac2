"""Activating a card with a worker beside it: calling, patenting or building."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.actions import GAP_SETS, SIDES, Gap, Place, first_side
from ludotheque.games.spyrium.cards.card import BUILDING, CHARACTER, EMPTY, NO_SURCHARGE
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.building import ChoosePlot, can_build
from ludotheque.games.spyrium.rules.characters import call, can_call
from ludotheque.games.spyrium.rules.goods import pay
from ludotheque.games.spyrium.rules.placing import take_back
from ludotheque.games.spyrium.rules.prices import Price, surcharge_at
from ludotheque.games.spyrium.words import events


def add_uses_of_workers(state: SpyriumState, seat: Seat, legal: list[Action]) -> None:
    """Adds every way to gain money or activate a card with a worker of the seat in the market."""
    activations: list[Action] = []
    market = state.market
    for gap in GAP_SETS[state.occupied[seat]]:
        before = len(legal)
        first = first_side(gap)
        for side in range(first, first + 2):
            place = SIDES[side]
            if market[place] != EMPTY:
                legal.append(actions.gain_money[side])
                if can_activate(state, seat, place, surcharge_at(state, place)):
                    activations.append(actions.activate[side])
        if len(legal) == before:
            legal.append(actions.gain_money[first])
    legal += activations
    if state.techniques[seat] & ~state.used[seat] & NO_SURCHARGE:
        legal += _may_activate_free(state, seat)


def _may_activate_free(state: SpyriumState, seat: Seat) -> list[Action]:
    """The cards whose surcharge a technique waives."""
    return [
        actions.activate_free[side]
        for gap in GAP_SETS[state.occupied[seat]]
        for side in (first_side(gap), first_side(gap) + 1)
        if _can_activate_free(state, seat, SIDES[side])
    ]


def _can_activate_free(state: SpyriumState, seat: Seat, place: Place) -> bool:
    crowded = state.market[place] != EMPTY and surcharge_at(state, place) > 0
    return crowded and can_activate(state, seat, place, 0)


def can_activate(state: SpyriumState, seat: int, place: Place, surcharge: int) -> bool:
    """Whether a seat can pay for a card and for everything that its effect demands."""
    card = state.cards.faces[state.market[place]]
    if card.kind == BUILDING:
        return can_build(state, seat, card, surcharge)
    left = state.money[seat] - surcharge - card.price
    if left < 0:
        return False
    return card.kind != CHARACTER or can_call(state, seat, place, card.deals[0], left)


def activate(state: SpyriumState, seat: Seat, gap: Gap, place: Place, free: bool) -> None:
    """Takes a worker back to call a character, patent a technique or build a building."""
    surcharge = surcharge_at(state, place)
    take_back(state, seat, gap)
    card = state.cards.faces[state.market[place]]
    if state.listening:
        state.emit(events.ACTIVATED, seat, gap, place, card.index)
        state.cause = ("face", card.index)
    if free:
        state.used[seat] |= NO_SURCHARGE
        if state.listening:
            state.cause = ("face", state.cards.by_power[NO_SURCHARGE].index)
            state.emit(events.WAIVED, seat, surcharge)
            state.cause = ("face", card.index)
        surcharge = 0
    if card.kind == BUILDING:
        state.stack.append(ChoosePlot(seat, place, surcharge))
    elif card.kind == CHARACTER:
        call(state, seat, place, Price(card.price, surcharge))
    else:
        _patent(state, seat, place, surcharge)


def _patent(state: SpyriumState, seat: Seat, place: Place, surcharge: int) -> None:
    """Patenting a technique: its owner keeps the card."""
    card = state.take_card(place)
    pay(state, seat, Price(card.price, surcharge), 0)
    state.techniques[seat] |= card.power
    if state.listening:
        state.emit(events.PATENTED, seat, card.index)
