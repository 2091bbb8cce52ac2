"""The city: activating a row and a column, and completing the city at the end of a turn."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.bits import Bits, bit, has
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.actions import SLOTS
from ludotheque.games.monumental.cards.card import KNOWLEDGE
from ludotheque.games.monumental.cards.effects import PRODUCTION, YEARLY_PRODUCTION
from ludotheque.games.monumental.cards.effects import REINFORCE as REINFORCE_POWER
from ludotheque.games.monumental.cards.ids import (
    BARE,
    EMPTY,
    Face,
    Slot,
    below,
    cover,
    filled,
    has_below,
)
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import turn
from ludotheque.games.monumental.rules.pending import Question, Step
from ludotheque.games.monumental.rules.resources import generate_by_policy
from ludotheque.games.monumental.rules.vocabulary import activate_slot, draw
from ludotheque.games.monumental.words import events

_CROSSES: Final[list[tuple[Slot, ...]]] = [
    tuple(Slot(slot) for slot in range(9) if slot // 3 == row or slot % 3 == column)
    for row in range(3)
    for column in range(3)
]


# Activating.


def slots_of(activation: Action) -> tuple[Slot, ...]:
    """The slots of a row and a column."""
    return _CROSSES[3 * activation.a + activation.b]


class Activate(Question):
    """Which row and which column are activated; actions follow in its place."""

    name = "activate"
    lowest = True
    within = ()

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.activate

    def take(self, state: MonumentalState, action: Action) -> None:
        self.answer(state, action)

    def answer(self, state: MonumentalState, action: Action) -> None:
        seat = self.seat
        if state.listening:
            state.emit(events.ACTIVATED, seat, action.a, action.b)
        state.stack[-1] = turn.TURN[seat]
        side = state.side[seat]
        city, slots = side.city, slots_of(action)
        active = 0
        for slot in slots:
            if city[slot]:
                active |= bit(slot)
        state.active = active
        for slot in slots:
            if city[slot]:
                activate_slot(state, seat, slot)
        if side.power == YEARLY_PRODUCTION:
            generate_by_policy(state, seat, PRODUCTION)


ACTIVATE: Final = [Activate(seat) for seat in SEATS[4]]


# The end of the turn.


def reinforcements(state: MonumentalState, seat: Seat) -> int:
    """How many activated cards may stay."""
    power = state.side[seat].power_amount if state.side[seat].power == REINFORCE_POWER else 0
    return state.reinforce + len(state.reinforce_other) + power


def may_stay(state: MonumentalState, seat: Seat, kept: Bits) -> list[Slot]:
    """The activated slots that can be reinforced beside those that are kept already."""
    others = len(state.reinforce_other)
    total = reinforcements(state, seat)
    if not total or (kept and kept.bit_count() >= total):
        return []
    city, left = state.side[seat].city, state.active & ~kept
    return [
        Slot(slot)
        for slot in range(9)
        if has(left, slot)
        and city[slot]
        and (total > others or any(source != slot for source in state.reinforce_other))
    ]


class Reinforce(Question):
    """Which activated card stays in the city, or no more."""

    name = "reinforce"
    upon = ("refill",)
    within = ()
    same_seat = False
    on_top = True
    fields = (("kept", "slots"),)

    def __init__(self, seat: Seat, kept: Bits) -> None:
        super().__init__(seat)
        self.kept = kept

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        self.require(self.kept & ~state.active == 0, "only activated cards are kept")

    def legal(self, state: MonumentalState) -> list[Action]:
        legal = [actions.reinforce[slot] for slot in may_stay(state, self.seat, self.kept)]
        legal.append(actions.stop)
        return legal

    def answer(self, state: MonumentalState, action: Action) -> None:
        seat, kept = self.seat, self.kept
        if action is not actions.stop:
            kept |= bit(action.a)
            if state.listening:
                state.emit(events.REINFORCED, seat, cover(state.side[seat].city[action.a]))
            if may_stay(state, seat, kept):
                state.stack.append(Reinforce(seat, kept))
                return
        elif state.listening:
            state.emit(events.KEEPS_NO_MORE, seat)
        clear(state, seat, kept)


def clear(state: MonumentalState, seat: Seat, kept: Bits) -> None:
    """Activated and drawn cards go to the discard pile, but for those that are kept."""
    side = state.side[seat]
    city, discard, active = side.city, side.discard, state.active
    before = len(discard)
    for slot in range(9):
        content = city[slot] if has(active, slot) else BARE
        if content:
            if has(kept, slot):
                city[slot] = filled(cover(content))
            else:
                discard.append(cover(content))
                city[slot] = BARE
            if has_below(content):
                discard.append(below(content))
    if state.drawn:
        discard += state.drawn
        state.drawn = ()
    state.active = 0
    if state.listening:
        for face in discard[before:]:
            state.emit(events.LAID_DOWN, seat, face)


class Refill(Step):
    """The city is filled, from a slot on."""

    name = "refill"
    upon = ("finish", "capital", "civilization")
    within = ()
    same_seat = False
    fields = (("done", "number"),)

    def __init__(self, seat: Seat, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        self.require(self.done <= len(SLOTS), "there are nine slots")

    def run(self, state: MonumentalState) -> None:
        refill(state, self.seat, self.done)


REFILL: Final = [Refill(seat, 0) for seat in SEATS[4]]


def refill(state: MonumentalState, seat: Seat, done: int = 0) -> None:
    """Fills empty slots from the top left on, as far as there are cards; ``done`` are filled."""
    faces, city = state.cards.faces, state.side[seat].city
    for number in range(done, 9):
        slot = Slot(number)
        if city[slot]:
            continue
        face = draw(state, seat)
        if face == EMPTY:
            return
        if faces[face].kind == KNOWLEDGE:
            if not _cover(state, seat, slot, face):
                return
        else:
            city[slot] = filled(face)
            if state.listening:
                state.emit(events.DEALT, seat, slot, face)


def _cover(state: MonumentalState, seat: Seat, slot: Slot, knowledge: Face) -> bool:
    """Draws the card that covers a Knowledge; false if the player must choose between two."""
    side = state.side[seat]
    if not _has_cover(state, seat):
        side.discard.append(knowledge)
        if state.listening:
            state.emit(events.NO_COVER, seat, knowledge)
        return True
    face = draw(state, seat)
    if state.cards.faces[face].kind == KNOWLEDGE:
        state.stack.append(Refill(seat, slot + 1))
        state.stack.append(KeepKnowledge(seat, slot, knowledge, face))
        return False
    side.city[slot] = filled(face, knowledge)
    if state.listening:
        state.emit(events.DEALT_UNDER, seat, slot, knowledge)
        state.emit(events.DEALT, seat, slot, face)
    return True


def _has_cover(state: MonumentalState, seat: Seat) -> bool:
    """Whether a card that is no Knowledge is left to be drawn."""
    faces, side = state.cards.faces, state.side[seat]
    left = [*side.deck, *side.top, *side.discard]
    return any(faces[face].kind != KNOWLEDGE for face in left)


class KeepKnowledge(Question):
    """Which of two Knowledge cards in a row is kept."""

    name = "keep-knowledge"
    upon = ("refill",)
    within = ()
    same_seat = False
    on_top = True
    fields = (("slot", "slot"), ("card", "one_card"), ("other", "one_card"))
    holds = ("card", "other")

    def __init__(self, seat: Seat, slot: Slot, card: Face, other: Face) -> None:
        super().__init__(seat)
        self.slot = slot
        self.card = card
        self.other = other

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        kinds = {state.cards.faces[face].kind for face in (self.card, self.other)}
        self.require(kinds == {KNOWLEDGE}, "it is asked about two Knowledge cards")
        empty = self.slot != EMPTY and not state.side[self.seat].city[self.slot]
        self.require(empty, "its slot must be an empty one")

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.keep[face] for face in sorted({self.card, self.other})]

    def answer(self, state: MonumentalState, action: Action) -> None:
        seat, one, other = self.seat, self.card, self.other
        kept, laid = (one, other) if action.a == one else (other, one)
        state.side[seat].discard.append(laid)
        if state.listening:
            state.emit(events.KNOWLEDGE_PUT_BY, seat, laid)
        below_it = state.stack.pop()
        if _cover(state, seat, self.slot, kept):
            state.stack.append(below_it)
