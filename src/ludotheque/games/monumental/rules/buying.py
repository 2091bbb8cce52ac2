"""Buying: buildings and Knowledge, Wonders in two steps, and cards that cost nothing."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions, decisions, map_decisions, steps
from ludotheque.games.monumental.cards.card import BASIC, BUILDING, KNOWLEDGE, WONDER, Card
from ludotheque.games.monumental.cards.effects import (
    CHEAPER_KNOWLEDGE,
    CHEAPER_WONDERS,
    FIRST_STEP_GOLD,
    FOR_WONDERS,
    PRODUCTION,
    SCIENCE,
    WONDER_CULTURE,
)
from ludotheque.games.monumental.ids import EMPTY, NO_FACE, Face, Tile
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.display import take_basic, take_from_display
from ludotheque.games.monumental.rules.maps import tiles
from ludotheque.games.monumental.rules.resources import (
    by_policy,
    charge,
    get_culture,
    gold_by_policy,
)
from ludotheque.games.monumental.rules.vocabulary import give
from ludotheque.games.monumental.words import events


def price_of(state: MonumentalState, seat: Seat, card: Card) -> int:
    """What a card costs a seat now; for a Wonder, its first step."""
    if card.kind == WONDER:
        return step_price(state, seat, card, 0)
    side = state.side[seat]
    if card.kind == KNOWLEDGE and side.power == CHEAPER_KNOWLEDGE:
        return max(1, card.price - side.power_amount)
    return card.price


def step_price(state: MonumentalState, seat: Seat, card: Card, step: int) -> int:
    """What a step of a Wonder costs a seat."""
    first, second = card.steps
    price = second if step else first
    side = state.side[seat]
    return max(1, price - side.power_amount) if side.power == CHEAPER_WONDERS else price


def may_buy(state: MonumentalState, seat: Seat, gold: int, legal: list[Action]) -> None:
    """What can be paid for: cards of the display, Basic buildings, the second step of a Wonder.

    ``gold`` is what the Gold of the seat can stand for.
    """
    production, science, _military, for_wonders, _against_barbarians = state.res
    production += gold
    science += gold
    for_wonders += production
    side = state.side[seat]
    less = side.power_amount if side.power in (CHEAPER_KNOWLEDGE, CHEAPER_WONDERS) else 0
    most = max(science, for_wonders) + less
    for card in state.offers:
        if card.price > most:
            continue
        kind = card.kind
        have = production if kind == BUILDING else science if kind == KNOWLEDGE else for_wonders
        if (price_of(state, seat, card) if less else card.price) <= have:
            legal.append(card.buy)
    begun = side.building
    if begun != EMPTY and step_price(state, seat, state.cards.faces[begun], 1) <= for_wonders:
        legal.append(actions.build)


def buy(state: MonumentalState, seat: Seat, face: Face) -> None:
    """Pays for a card, and then takes it."""
    card = state.cards.faces[face]
    resource = SCIENCE if card.kind == KNOWLEDGE else PRODUCTION
    restricted = FOR_WONDERS if card.kind == WONDER else EMPTY
    state.stack.append(steps.Bought(seat, face))
    charge(state, seat, resource, price_of(state, seat, card), restricted)


def bought(state: MonumentalState, seat: Seat, face: Face) -> None:
    """Lays a card on top of the deck, or begins a Wonder."""
    card = state.cards.faces[face]
    if card.set == BASIC:
        take_basic(state, face)
    else:
        take_from_display(state, face)
    if card.kind != WONDER:
        state.side[seat].top += (face,)
        if state.listening:
            state.emit(events.BOUGHT, seat, face)
        return
    if state.listening:
        state.emit(events.WONDER_BEGUN, seat, face)
    if state.side[seat].building == EMPTY:
        state.side[seat].building = face
    else:
        state.stack.append(decisions.KeepWonder(seat, face))
    if state.side[seat].power == FIRST_STEP_GOLD:
        gold_by_policy(state, seat)


# Wonders.


def may_keep_wonder(state: MonumentalState, asked: decisions.KeepWonder) -> list[Action]:
    """The Wonder that was under construction, or the new one."""
    return [actions.keep[face] for face in sorted((state.side[asked.seat].building, asked.card))]


def keep_wonder(state: MonumentalState, asked: decisions.KeepWonder, action: Action) -> None:
    seat, new = asked.seat, asked.card
    lost = new if action.a != new else state.side[seat].building
    state.side[seat].building = Face(action.a)
    state.gone.append(lost)
    if state.listening:
        state.emit(events.WONDER_GIVEN_UP, seat, lost)


def build(state: MonumentalState, seat: Seat) -> None:
    """Pays the second step of a Wonder."""
    card = state.cards.faces[state.side[seat].building]
    state.stack.append(steps.Completed(seat))
    charge(state, seat, PRODUCTION, step_price(state, seat, card, 1), FOR_WONDERS)


def completed(state: MonumentalState, seat: Seat) -> None:
    """The Wonder under construction is paid for."""
    face = state.side[seat].building
    state.side[seat].building = NO_FACE
    complete(state, seat, face)


def complete(state: MonumentalState, seat: Seat, face: Face) -> None:
    """A Wonder stands: its acquisition effect, then the card onto the deck, then its token."""
    state.side[seat].wonders += (face,)
    if state.listening:
        state.emit(events.WONDER_COMPLETED, seat, face)
    state.stack.append(steps.OnTop(seat, face))
    before = state.cause
    if state.side[seat].power == WONDER_CULTURE:
        by_policy(state, seat)
        get_culture(state, seat, state.side[seat].power_amount)
    acquisition = state.cards.faces[face].acquisition
    if acquisition is not None:
        if state.listening:
            state.cause = ("card", face)
        give(state, seat, acquisition)
    state.cause = before


def on_top(state: MonumentalState, seat: Seat, face: Face) -> None:
    """The finished Wonder goes on top of the deck; its token waits if no tile is free."""
    state.side[seat].top += (face,)
    if free_of_wonders(state, seat):
        state.stack.append(map_decisions.PlaceWonder(seat, face))
    elif state.listening:
        state.emit(events.WONDER_WAITS, seat, face)


def waiting_tokens(state: MonumentalState, side: int) -> list[Face]:
    """The Wonders of a side whose token lies on no tile."""
    return [face for face in state.side[side].wonders if face not in state.wonder_on]


def free_of_wonders(state: MonumentalState, side: int) -> list[Tile]:
    """The tiles that a side controls, its Capital too, without a Wonder token."""
    return [tile for tile in tiles(state.side[side].held) if state.wonder_on[tile] == EMPTY]


def may_place_wonder(state: MonumentalState, asked: map_decisions.PlaceWonder) -> list[Action]:
    """A tile that the seat controls and that has no Wonder token yet."""
    return [actions.place[tile] for tile in free_of_wonders(state, asked.seat)]


def place_wonder(state: MonumentalState, asked: map_decisions.PlaceWonder, action: Action) -> None:
    state.wonder_on[action.a] = asked.card
    if state.listening:
        state.emit(events.WONDER_PLACED, asked.seat, asked.card, action.a)


# Cards that cost nothing.


def may_gain_card(state: MonumentalState, asked: decisions.GainCard) -> list[Action]:
    """A card of the display of a kind."""
    faces = state.cards.faces
    found = [face for face in state.display if face != EMPTY and faces[face].kind == asked.kind]
    return [actions.gain[face] for face in sorted(found)]


def gain_card(state: MonumentalState, asked: decisions.GainCard, action: Action) -> None:
    """Takes a card for nothing; a Wonder stands at once."""
    seat, face = asked.seat, Face(action.a)
    if asked.left > 1:
        state.stack.append(decisions.GainCard(seat, asked.kind, asked.left - 1))
    take_from_display(state, face)
    if state.listening:
        state.emit(events.CARD_GAINED, seat, face)
    if asked.kind == WONDER:
        complete(state, seat, face)
    else:
        state.side[seat].top += (face,)
