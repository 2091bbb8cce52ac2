"""A player's quarter: building in its three ways, and exploiting what stands there.

Each rule has its "may I" beside its "do it".
"""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.order import distinct
from ludotheque.core.state import Frame
from ludotheque.games.spyrium import actions, log
from ludotheque.games.spyrium.cards import (
    CHEAPER_PLOTS,
    FACTORY,
    FACTORY_POINTS,
    MINE,
    MINES_NEED_NO_WORKER,
    POINTS,
    Card,
    Deal,
)
from ludotheque.games.spyrium.effects import give, pay
from ludotheque.games.spyrium.state import CHOOSE_VALUE, EMPTY, SpyriumState
from ludotheque.games.spyrium.tokens import may_name_value, take_token

# Building.


def take_card(state: SpyriumState, place: int) -> Card:
    """Takes a card out of the market."""
    card = state.cards.faces[state.market[place]]
    state.market[place] = EMPTY
    state.standing &= ~(1 << place)
    return card


def plot_cost(state: SpyriumState, seat: int) -> int:
    """What one more plot costs."""
    cost = state.cards.box.plot * len(state.quarter[seat])
    if state.techniques[seat] & CHEAPER_PLOTS:
        cost = max(0, cost - state.cards.by_power[CHEAPER_PLOTS].amount)
    return cost


def replacing_cost(state: SpyriumState, card: Card, slot: int) -> int:
    """What a card costs when it replaces a building: less if they share a symbol."""
    if card.symbols & state.cards.buildings[slot >> 1].symbols:
        return max(0, card.price - state.cards.box.reduction)
    return card.price


def can_build(state: SpyriumState, seat: int, card: Card, surcharge: int) -> bool:
    """Whether a seat can pay for at least one way to build a card."""
    left = state.money[seat] - surcharge
    quarter = state.quarter[seat]
    if left >= card.price:
        return bool(quarter) or left >= card.price + plot_cost(state, seat)
    if left < card.price - state.cards.box.reduction:
        return False
    return any(left >= replacing_cost(state, card, slot) for slot in quarter)


def may_choose_plot(state: SpyriumState, frame: Frame) -> list[Action]:
    """A new plot, or any of the seat's buildings to replace, as far as the money goes."""
    _, seat, place, surcharge = frame
    card = state.cards.faces[state.market[place]]
    left = state.money[seat] - surcharge
    legal = []
    if left >= card.price + plot_cost(state, seat):
        legal.append(actions.build)
    for slot in distinct(state.quarter[seat]):
        if left >= replacing_cost(state, card, slot):
            legal.append(actions.replace[slot >> 1][slot & 1])
    return legal


def choose_plot(state: SpyriumState, frame: Frame, action: Action) -> None:
    """Pays for the building, puts it where it belongs and hands out what it brings."""
    _, seat, place, surcharge = frame
    card = take_card(state, place)
    quarter = list(state.quarter[seat])
    if action is actions.build:
        pay(state, seat, surcharge + card.price + plot_cost(state, seat), 0)
        quarter.append(2 * card.number)
        if state.listening:
            state.emit(log.BUILT, seat, card.index)
    else:
        pay(state, seat, surcharge + replacing_cost(state, card, action.a), 0)
        quarter[quarter.index(action.a)] = 2 * card.number
        old = state.cards.buildings[action.a >> 1].index
        state.gone = (*state.gone, old)
        if state.listening:
            state.emit(log.REPLACED, seat, card.index, old)
    state.quarter[seat] = tuple(quarter)
    if card.built is not None:
        _receive(state, seat, place, card, card.built)


def _receive(state: SpyriumState, seat: int, place: int, card: Card, built: Deal) -> None:
    """What a building brings when it is built."""
    if not built.by_token:
        give(state, seat, built.effect, built.amount)
        return
    if not state.tokens[place]:
        return
    token = state.tokens[place][0]
    take_token(state, seat, place, card.index, token)
    if may_name_value(state, seat):
        state.stack.append((CHOOSE_VALUE, seat, card.index, token, 0))
    else:
        give(state, seat, built.effect, token)


# Exploiting.


def workers_for(state: SpyriumState, seat: int, card: Card, use: Deal) -> int:
    """How many workers a use takes."""
    if card.symbols & MINE and state.techniques[seat] & MINES_NEED_NO_WORKER:
        return 0
    return use.workers


def add_exploits(
    state: SpyriumState, seat: int, tilted: int, listed: list[list[Action]], legal: list[Action]
) -> None:
    """Adds the uses that a seat can pay for, of its buildings that are tilted (1) or not (0)."""
    active = state.active[seat]
    crystals = state.spyrium[seat]
    for slot in distinct(state.quarter[seat]):
        if slot & 1 == tilted:
            card = state.cards.buildings[slot >> 1]
            for number, use in enumerate(card.deals):
                if use.spyrium <= crystals and workers_for(state, seat, card, use) <= active:
                    legal.append(listed[slot >> 1][number])


def exploit(state: SpyriumState, seat: int, number: int, choice: int) -> None:
    """Puts workers and Spyrium into a building and takes what it yields."""
    card = state.cards.buildings[number]
    use = card.deals[choice]
    workers = workers_for(state, seat, card, use)
    state.active[seat] -= workers
    state.inactive[seat] += workers
    state.spyrium[seat] -= use.spyrium
    if state.listening:
        state.emit(log.EXPLOITED, seat, card.index, workers)
        if use.spyrium:
            state.emit(log.PAID_SPYRIUM, seat, use.spyrium)
    give(state, seat, use.effect, yield_of(state, seat, card, use))


def yield_of(state: SpyriumState, seat: int, card: Card, use: Deal) -> int:
    """What a use yields, with the points that a technique adds for workers in factories."""
    if use.effect == POINTS and card.symbols & FACTORY and state.techniques[seat] & FACTORY_POINTS:
        bonus = state.cards.by_power[FACTORY_POINTS].amount
        return use.amount + bonus * workers_for(state, seat, card, use)
    return use.amount


def tilt(state: SpyriumState, seat: int, number: int) -> None:
    """Tilts one upright building of a face."""
    quarter = list(state.quarter[seat])
    quarter[quarter.index(2 * number)] += 1
    state.quarter[seat] = tuple(quarter)
