"""The market: placing workers, gaining money, and activating characters and techniques.

Each rule has its "may I" beside its "do it".
"""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.spyrium import actions, log
from ludotheque.games.spyrium.actions import BESIDE, GAP_SETS, PLACES_BESIDE
from ludotheque.games.spyrium.cards import (
    BUILDING,
    CHARACTER,
    MORE_MONEY,
    NO_SURCHARGE,
    Deal,
)
from ludotheque.games.spyrium.effects import give, pay
from ludotheque.games.spyrium.quarter import can_build, take_card
from ludotheque.games.spyrium.state import (
    CHOOSE_PLOT,
    CHOOSE_TOKEN,
    CHOOSE_VALUE,
    EMPTY,
    SpyriumState,
)
from ludotheque.games.spyrium.tokens import may_name_value, name_value, take_token

# Placing a worker.


def place_worker(state: SpyriumState, seat: int, gap: int) -> None:
    """Moves an active worker into a gap."""
    first, second = BESIDE[gap]
    state.active[seat] -= 1
    state.workers[12 * seat + gap] += 1
    state.occupied[seat] |= 1 << gap
    state.crowd[first] += 1
    state.crowd[second] += 1
    if state.listening:
        state.emit(log.PLACED, seat, gap)


def take_back(state: SpyriumState, seat: int, gap: int) -> None:
    """Moves a worker from a gap to the inactive ones."""
    first, second = BESIDE[gap]
    state.workers[12 * seat + gap] -= 1
    if not state.workers[12 * seat + gap]:
        state.occupied[seat] &= ~(1 << gap)
    state.inactive[seat] += 1
    state.crowd[first] -= 1
    state.crowd[second] -= 1


# What a worker in the market can do.


def add_uses_of_workers(state: SpyriumState, seat: int, legal: list[Action]) -> None:
    """Adds every way to gain money or activate a card with a worker of the seat in the market."""
    activations: list[Action] = []
    market, crowd = state.market, state.crowd
    for gap in GAP_SETS[state.occupied[seat]]:
        between = len(legal)
        for spot in range(2 * gap, 2 * gap + 2):
            place = PLACES_BESIDE[spot]
            if market[place] != EMPTY:
                legal.append(actions.gain_money[spot])
                if can_activate(state, seat, place, crowd[place] - 1):
                    activations.append(actions.activate[spot])
        if len(legal) == between:
            legal.append(actions.gain_money[2 * gap])
    legal += activations
    if state.techniques[seat] & ~state.used[seat] & NO_SURCHARGE:
        legal += _may_activate_free(state, seat)


def _may_activate_free(state: SpyriumState, seat: int) -> list[Action]:
    """The cards whose surcharge a technique waives."""
    return [
        actions.activate_free[spot]
        for gap in GAP_SETS[state.occupied[seat]]
        for spot in (2 * gap, 2 * gap + 1)
        if _can_activate_free(state, seat, PLACES_BESIDE[spot])
    ]


def _can_activate_free(state: SpyriumState, seat: int, place: int) -> bool:
    crowded = state.market[place] != EMPTY and state.crowd[place] > 1
    return crowded and can_activate(state, seat, place, 0)


# Gaining money.


def gain_of(state: SpyriumState, seat: int, place: int) -> int:
    """What a worker beside a place earns: £1 for each other worker there, more by technique."""
    others = state.crowd[place] - 1 if state.market[place] != EMPTY else 0
    if state.techniques[seat] & MORE_MONEY:
        others += state.cards.by_power[MORE_MONEY].amount
    return others


def gain_money(state: SpyriumState, seat: int, gap: int, place: int) -> None:
    """Takes a worker back for money."""
    money = gain_of(state, seat, place)
    take_back(state, seat, gap)
    state.money[seat] += money
    if state.listening:
        state.emit(log.GAINED, seat, gap, place, state.market[place], money)


# Activating a card.


def can_activate(state: SpyriumState, seat: int, place: int, surcharge: int) -> bool:
    """Whether a seat can pay for a card and for everything that its effect demands."""
    card = state.cards.faces[state.market[place]]
    if card.kind == BUILDING:
        return can_build(state, seat, card, surcharge)
    left = state.money[seat] - surcharge - card.price
    if left < 0:
        return False
    return card.kind != CHARACTER or _can_call(state, seat, place, card.deals[0], left)


def _can_call(state: SpyriumState, seat: int, place: int, deal: Deal, left: int) -> bool:
    if state.spyrium[seat] < deal.spyrium:
        return False
    if not deal.takes_token:
        return True
    tokens = state.tokens[place]
    if not tokens:
        return False
    if not deal.pays_token:
        return True
    if may_name_value(state, seat):
        return left >= 1
    return any(token <= left for token in tokens)


def activate(state: SpyriumState, seat: int, gap: int, place: int, free: bool) -> None:
    """Takes a worker back to call a character, patent a technique or build a building."""
    take_back(state, seat, gap)
    surcharge = state.crowd[place]
    card = state.cards.faces[state.market[place]]
    if state.listening:
        state.emit(log.ACTIVATED, seat, gap, place, card.index)
    if free:
        state.used[seat] |= NO_SURCHARGE
        if state.listening:
            state.emit(log.WAIVED, seat, surcharge)
        surcharge = 0
    if card.kind == BUILDING:
        state.stack.append((CHOOSE_PLOT, seat, place, surcharge))
    elif card.kind != CHARACTER:
        _patent(state, seat, place, surcharge)
    elif card.has_token:
        state.stack.append((CHOOSE_TOKEN, seat, place, surcharge + card.price))
    else:
        settle(state, seat, card.deals[0], surcharge + card.price, 0)


def _patent(state: SpyriumState, seat: int, place: int, surcharge: int) -> None:
    card = take_card(state, place)
    pay(state, seat, card.price + surcharge, 0)
    state.techniques[seat] |= card.power
    if state.listening:
        state.emit(log.PATENTED, seat, card.index)


def settle(state: SpyriumState, seat: int, deal: Deal, due: int, token: int) -> None:
    """Pays what is due and what the deal takes, then gives what it gives."""
    money = due + money_for(state, seat, deal) + (token if deal.pays_token else 0)
    pay(state, seat, money, deal.spyrium)
    give(state, seat, deal.effect, token if deal.by_token else deal.amount)


def money_for(state: SpyriumState, seat: int, deal: Deal) -> int:
    """The money that a deal takes, apart from a token's value."""
    return deal.money + deal.money_per_worker * state.owned_workers(seat)


# Choosing a token of a character, and its value.


def may_choose_token(state: SpyriumState, frame: Frame) -> list[Action]:
    """The tokens on the card, equal ones once; their value must be payable if it is to be paid."""
    _, seat, place, due = frame
    on_card = state.tokens[place]
    deal = state.cards.faces[state.market[place]].deals[0]
    bound = deal.pays_token and not may_name_value(state, seat)
    limit = state.money[seat] - due if bound else max(on_card)
    return [action for action in actions.take_token if action.a in on_card and action.a <= limit]


def choose_token(state: SpyriumState, frame: Frame, action: Action) -> None:
    """Takes the token; its value is named first by whoever can."""
    _, seat, place, due = frame
    face = state.market[place]
    take_token(state, seat, place, face, action.a)
    if may_name_value(state, seat):
        state.stack.append((CHOOSE_VALUE, seat, face, action.a, due))
    else:
        settle(state, seat, state.cards.faces[face].deals[0], due, action.a)


def deal_of(state: SpyriumState, source: int) -> Deal:
    """The deal whose token is being valued: of a card, or of an option of the event (negative)."""
    if source < 0:
        return state.cards.events[state.event].deals[-source - 1]
    card = state.cards.faces[source]
    return card.built if card.built is not None else card.deals[0]


def may_choose_value(state: SpyriumState, frame: Frame) -> list[Action]:
    """1, 2 or 3; if the value is to be paid, only what can be paid."""
    _, seat, source, _, due = frame
    limit = state.money[seat] - due if deal_of(state, source).pays_token else 3
    return [action for action in actions.name_value if action.a <= limit]


def choose_value(state: SpyriumState, frame: Frame, action: Action) -> None:
    """Names the value and settles the deal with it."""
    _, seat, source, token, due = frame
    name_value(state, seat, token, action.a)
    settle(state, seat, deal_of(state, source), due, action.a)
