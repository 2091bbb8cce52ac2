"""Building: on a new plot, or in place of a building."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.order import distinct
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions, decisions
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import (
    CHEAPER_PLOTS,
    Card,
    Deal,
    Slot,
    number_in,
    slot_of,
)
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.goods import give, pay
from ludotheque.games.spyrium.rules.tokens import may_name_value, take_token
from ludotheque.games.spyrium.words import events


def plot_cost(state: SpyriumState, seat: int) -> int:
    """What one more plot costs."""
    cost = state.cards.box.plot * len(state.quarter[seat])
    if state.techniques[seat] & CHEAPER_PLOTS:
        cost = max(0, cost - state.cards.by_power[CHEAPER_PLOTS].amount)
    return cost


def replacing_cost(state: SpyriumState, card: Card, slot: Slot) -> int:
    """What a card costs when it replaces a building: less if they share a symbol."""
    if card.symbols & state.cards.buildings[number_in(slot)].symbols:
        return max(0, card.price - state.cards.box.reduction)
    return card.price


def least_price(state: SpyriumState, seat: int, card: Card) -> int:
    """What the cheapest way to build a card costs, apart from the surcharge."""
    replacing = [replacing_cost(state, card, slot) for slot in state.quarter[seat]]
    return min([card.price + plot_cost(state, seat), *replacing])


def can_build(state: SpyriumState, seat: int, card: Card, surcharge: int) -> bool:
    """Whether a seat can pay for at least one way to build a card."""
    left = state.money[seat] - surcharge
    quarter = state.quarter[seat]
    if left >= card.price:
        return bool(quarter) or left >= card.price + plot_cost(state, seat)
    if left < card.price - state.cards.box.reduction:
        return False
    return any(left >= replacing_cost(state, card, slot) for slot in quarter)


def may_choose_plot(state: SpyriumState, asked: decisions.ChoosePlot) -> list[Action]:
    """A new plot, or any of the seat's buildings to replace, as far as the money goes."""
    seat = asked.seat
    card = state.cards.faces[state.market[asked.place]]
    left = state.money[seat] - asked.due
    legal = []
    if left >= card.price + plot_cost(state, seat):
        legal.append(actions.build)
    for slot in distinct(state.quarter[seat]):
        if left >= replacing_cost(state, card, slot):
            legal.append(actions.replace[slot])
    return legal


def choose_plot(state: SpyriumState, asked: decisions.ChoosePlot, action: Action) -> None:
    """Pays for the building, puts it where it belongs and hands out what it brings."""
    seat = asked.seat
    card = state.take_card(asked.place)
    if state.listening:
        state.cause = ("face", card.index)
    quarter = list(state.quarter[seat])
    if action is actions.build:
        pay(state, seat, asked.due + card.price + plot_cost(state, seat), 0)
        quarter.append(slot_of(card.number, False))
        if state.listening:
            state.emit(events.BUILT, seat, card.index)
    else:
        replaced = Slot(action.a)
        pay(state, seat, asked.due + replacing_cost(state, card, replaced), 0)
        quarter[quarter.index(replaced)] = slot_of(card.number, False)
        old = state.cards.buildings[number_in(replaced)].index
        state.gone = (*state.gone, old)
        if state.listening:
            state.emit(events.REPLACED, seat, card.index, old)
    state.quarter[seat] = tuple(quarter)
    if card.built is not None:
        _receive(state, seat, asked.place, card, card.built)


def _receive(state: SpyriumState, seat: Seat, place: Place, card: Card, built: Deal) -> None:
    """What a building brings when it is built."""
    if not built.by_token:
        give(state, seat, built.effect, built.amount)
        return
    if not state.tokens[place]:
        return
    token = state.tokens[place][0]
    take_token(state, seat, place, card.index, token)
    if may_name_value(state, seat):
        state.stack.append(decisions.ChooseValue.of_card(seat, card.index, token, 0))
    else:
        give(state, seat, built.effect, token)
