"""Buying: buildings and Knowledge, Wonders in two steps, and cards that cost nothing."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import BASIC, BUILDING, KINDS, KNOWLEDGE, WONDER, Card
from ludotheque.games.monumental.cards.effects import (
    CHEAPER_KNOWLEDGE,
    CHEAPER_WONDERS,
    FIRST_STEP_GOLD,
    FOR_WONDERS,
    PRODUCTION,
    SCIENCE,
    WONDER_CULTURE,
)
from ludotheque.games.monumental.cards.ids import EMPTY, NO_FACE, Face, Tile
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import vocabulary
from ludotheque.games.monumental.rules.display import take_basic, take_from_display
from ludotheque.games.monumental.rules.maps import tiles
from ludotheque.games.monumental.rules.pending import AboutCard, CardStep, Question, Step
from ludotheque.games.monumental.rules.resources import (
    by_policy,
    charge,
    get_culture,
    gold_by_policy,
    report_lower_price,
)
from ludotheque.games.monumental.words import events
from ludotheque.games.monumental.words.names import face_name


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


def price_parts(
    state: MonumentalState, seat: Seat, card: Card, step: int
) -> tuple[tuple[str, int], ...]:
    """The printed price of a card, or of a step of a Wonder, and what a Policy takes off."""
    wonder = card.kind == WONDER
    price = step_price(state, seat, card, step) if wonder else price_of(state, seat, card)
    printed = _printed_price(card, step)
    return ("price", printed), ("policy", price - printed)


def _printed_price(card: Card, step: int) -> int:
    return card.steps[step] if card.kind == WONDER else card.price


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
    state.stack.append(Bought(seat, face))
    price = price_of(state, seat, card)
    report_lower_price(state, seat, _printed_price(card, 0) - price)
    charge(state, seat, resource, price, restricted)


class Bought(CardStep):
    """A card is paid for: it goes on top of the deck, or a Wonder is begun."""

    name = "bought"
    awaits = "pay"

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        card = state.cards.faces[self.card]
        if card.set == BASIC:
            there = state.basics[state.cards.basics.index(self.card)] > 0
        else:
            there = self.card in state.display
        self.require(there, f"'{card.id}' is not for sale")

    def run(self, state: MonumentalState) -> None:
        seat, face = self.seat, self.card
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
            state.stack.append(KeepWonder(seat, face))
        if state.side[seat].power == FIRST_STEP_GOLD:
            gold_by_policy(state, seat)


# Wonders.


class KeepWonder(AboutCard):
    """Which of two Wonders stays under construction; ``card`` is the new one."""

    name = "keep-wonder"
    on_top = True
    holds = ("card",)

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        begun = state.side[self.seat].building != EMPTY
        both = begun and state.cards.faces[self.card].kind == WONDER
        self.require(both, "it is asked about two Wonders")

    def legal(self, state: MonumentalState) -> list[Action]:
        both = (state.side[self.seat].building, self.card)
        return [actions.keep[face] for face in sorted(both)]

    def answer(self, state: MonumentalState, action: Action) -> None:
        seat, new = self.seat, self.card
        lost = new if action.a != new else state.side[seat].building
        state.side[seat].building = Face(action.a)
        state.gone.append(lost)
        if state.listening:
            state.emit(events.WONDER_GIVEN_UP, seat, lost)


def build(state: MonumentalState, seat: Seat) -> None:
    """Pays the second step of a Wonder."""
    card = state.cards.faces[state.side[seat].building]
    state.stack.append(Completed(seat))
    price = step_price(state, seat, card, 1)
    report_lower_price(state, seat, _printed_price(card, 1) - price)
    charge(state, seat, PRODUCTION, price, FOR_WONDERS)


class Completed(Step):
    """The second step of a Wonder is paid for."""

    name = "completed"
    awaits = "pay"

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        begun = state.side[self.seat].building != EMPTY
        self.require(begun, "no Wonder is under construction")

    def run(self, state: MonumentalState) -> None:
        face = state.side[self.seat].building
        state.side[self.seat].building = NO_FACE
        complete(state, self.seat, face)


def complete(state: MonumentalState, seat: Seat, face: Face) -> None:
    """A Wonder stands: its acquisition effect, then the card onto the deck, then its token."""
    state.side[seat].wonders += (face,)
    if state.listening:
        state.emit(events.WONDER_COMPLETED, seat, face)
    state.stack.append(OnTop(seat, face))
    before = state.cause
    if state.side[seat].power == WONDER_CULTURE:
        by_policy(state, seat)
        get_culture(state, seat, state.side[seat].power_amount)
    acquisition = state.cards.faces[face].acquisition
    if acquisition is not None:
        if state.listening:
            state.cause = ("card", face)
        vocabulary.give(state, seat, acquisition)
    state.cause = before


class OnTop(CardStep):
    """A finished Wonder goes on top of the deck; its token waits if no tile is free."""

    name = "on-top"
    holds = ("card",)

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        own = self.card in state.side[self.seat].wonders
        self.require(own, f"'{state.cards.faces[self.card].id}' is not among its Wonders")

    def run(self, state: MonumentalState) -> None:
        state.side[self.seat].top += (self.card,)
        if free_of_wonders(state, self.seat):
            state.stack.append(PlaceWonder(self.seat, self.card))
        elif state.listening:
            state.emit(events.WONDER_WAITS, self.seat, self.card)


def waiting_tokens(state: MonumentalState, side: int) -> list[Face]:
    """The Wonders of a side whose token lies on no tile."""
    return [face for face in state.side[side].wonders if face not in state.wonder_on]


def free_of_wonders(state: MonumentalState, side: int) -> list[Tile]:
    """The tiles that a side controls, its Capital too, without a Wonder token."""
    return [tile for tile in tiles(state.side[side].held) if state.wonder_on[tile] == EMPTY]


def check_token(state: MonumentalState, entry: Pending, side: int, face: Face) -> None:
    """The token of a Wonder waits, and a tile is free; the last of several may go on waiting."""
    name = state.cards.faces[face].id
    entry.require(face in waiting_tokens(state, side), f"the token of '{name}' does not wait")
    placed = [one.card for one in state.stack if isinstance(one, PlaceWonder | OnTop)]
    entry.require(len(set(placed)) == len(placed), f"'{name}' is placed twice")
    entry.require(bool(free_of_wonders(state, side)), "no tile is free for it")


class PlaceWonder(AboutCard):
    """On which tile of the seat the token of a Wonder is placed."""

    name = "place-wonder"

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        check_token(state, self, self.seat, self.card)

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.place[tile] for tile in free_of_wonders(state, self.seat)]

    def answer(self, state: MonumentalState, action: Action) -> None:
        state.wonder_on[action.a] = self.card
        if state.listening:
            state.emit(events.WONDER_PLACED, self.seat, self.card, action.a)

    def is_settled(self, state: MonumentalState) -> bool:
        """Another Wonder may have come first, to the only tile that was free."""
        if not self.is_moot(state):
            return False
        if state.listening:
            state.emit(events.WONDER_WAITS, self.seat, self.card)
        return True

    def message(self, state: MonumentalState) -> Message:
        return say("ask-place-wonder", card=face_name(state, self.card))


# Cards that cost nothing.


class GainCard(Question):
    """Which card of the display is gained; a Wonder stands at once."""

    name = "gain-card"
    fields = (("kind", "kind"), ("left", "times"))

    def __init__(self, seat: Seat, kind: int, left: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        fits = self.kind in (KNOWLEDGE, WONDER)
        self.require(fits, "'kind' is 'knowledge' or 'wonder'")

    def legal(self, state: MonumentalState) -> list[Action]:
        faces = state.cards.faces
        found = [face for face in state.display if face != EMPTY and faces[face].kind == self.kind]
        return [actions.gain[face] for face in sorted(found)]

    def answer(self, state: MonumentalState, action: Action) -> None:
        seat, face = self.seat, Face(action.a)
        if self.left > 1:
            state.stack.append(GainCard(seat, self.kind, self.left - 1))
        take_from_display(state, face)
        if state.listening:
            state.emit(events.CARD_GAINED, seat, face)
        if self.kind == WONDER:
            complete(state, seat, face)
        else:
            state.side[seat].top += (face,)

    def message(self, state: MonumentalState) -> Message:
        return say(f"ask-gain-{KINDS[self.kind]}")

    def is_settled(self, state: MonumentalState) -> bool:
        return self.is_moot(state)


class GainBasic(Question):
    """Which Basic building is gained, of those of which one is left."""

    name = "gain-basic"

    def legal(self, state: MonumentalState) -> list[Action]:
        return [
            actions.gain[face] for pile, face in enumerate(state.cards.basics) if state.basics[pile]
        ]

    def answer(self, state: MonumentalState, action: Action) -> None:
        gain_basic(state, self.seat, Face(action.a))

    def is_settled(self, state: MonumentalState) -> bool:
        return self.is_moot(state)


def gain_basic(state: MonumentalState, seat: Seat, face: Face) -> None:
    """Takes a Basic building onto the deck, if the pile has one left."""
    if not state.basics[state.cards.basics.index(face)]:
        if state.listening:
            state.emit(events.NONE_LEFT, seat, face)
        return
    take_basic(state, face)
    state.side[seat].top += (face,)
    if state.listening:
        state.emit(events.CARD_GAINED, seat, face)
