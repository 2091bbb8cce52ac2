"""What every pending entry of Uchronia derives from, and the fields that several kinds share.

| sort of a field | in JSON |
|---|---|
| `number` | a number |
| `flag` | true or false |
| `colour`, `order`, `building` | a name |
| `seat` | a seat |
| `source` | a building, or null for a Monopoly |
| `colours` | a list of colours |
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.message import Message
from ludotheque.core.pending import FieldList, Pending
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.colours import Order
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.words import events
from ludotheque.games.uchronia.words.names import question


class Entry(Pending):
    """An entry of the stack.

    Questions and steps share this class, so that going on takes one call and one check of a type.
    """

    @abstractmethod
    def proceed(self, state: UchroniaState) -> bool:
        """Takes the entry up when it lies on top; true if it waits for an answer."""


class Question(Entry):
    """A question of Uchronia."""

    @abstractmethod
    def legal(self, state: UchroniaState) -> list[Action]:
        """The legal answers in the order of the action table; a list that nobody changes."""

    @abstractmethod
    def answer(self, state: UchroniaState, action: Action) -> None:
        """Carries an answer out. The question has been taken off the stack."""

    def message(self, state: UchroniaState) -> Message:
        """The question in words, with what its fields name."""
        return question(state, self)

    def passed_over(self, state: UchroniaState) -> None:
        """Reports that there was nothing to decide, where that is worth knowing."""

    def proceed(self, state: UchroniaState) -> bool:
        """Waits for an answer; without a legal one the question is passed over."""
        found = self.legal(state)
        if found:
            state.offer(found)
            return True
        state.stack.pop()
        if state.listening:
            self.passed_over(state)
        return False


class Step(Entry):
    """A step of Uchronia."""

    is_step: ClassVar[bool] = True

    @abstractmethod
    def run(self, state: UchroniaState) -> None:
        """Carries the step out. It has been taken off the stack."""

    def proceed(self, state: UchroniaState) -> bool:
        """Is carried out at once."""
        state.stack.pop()
        state.cause = None
        self.run(state)
        return False


class Times(Question):
    """Something may be done so many times; the first is an obligation if it ``must`` be."""

    fields: ClassVar[FieldList] = (("left", "number"), ("must", "flag"))

    def __init__(self, seat: Seat, left: int, must: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def passed_over(self, state: UchroniaState) -> None:
        if self.must:
            report_no_effect(state, self.seat, state.stack[-1])


class UpTo(Question):
    """Something may be done so many times."""

    fields: ClassVar[FieldList] = (("left", "number"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left


class AboutOrder(Question):
    """Something about an order."""

    fields: ClassVar[FieldList] = (("order", "order"),)

    def __init__(self, seat: Seat, order: Order) -> None:
        super().__init__(seat)
        self.order = order


class ForAttacker(Question):
    """Something for the seat that executes Draconians."""

    fields: ClassVar[FieldList] = (("attacker", "seat"),)

    def __init__(self, seat: Seat, attacker: Seat) -> None:
        super().__init__(seat)
        self.attacker = attacker


class FromVictim(Question):
    """Something of an opponent."""

    fields: ClassVar[FieldList] = (("victim", "seat"),)

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim = victim


def report_no_effect(state: UchroniaState, seat: Seat, below: Pending) -> None:
    """Reports that an order can do nothing; the question about its bonuses lies below it."""
    if isinstance(below, AboutOrder):
        state.emit(events.NO_EFFECT, seat, below.order)
