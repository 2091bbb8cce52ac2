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

from typing import ClassVar

from ludotheque.core import pending
from ludotheque.core.message import Message
from ludotheque.core.pending import FieldList
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.colours import Order
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.words import events
from ludotheque.games.uchronia.words.names import question


class Question(pending.Question[UchroniaState]):
    """A question of Uchronia."""

    def message(self, state: UchroniaState) -> Message:
        """The question in words, with what its fields name."""
        return question(state, self)

    def passed_over(self, state: UchroniaState) -> None:
        """Reports that there was nothing to decide, where that is worth knowing."""


class Step(pending.Step[UchroniaState]):
    """A step of Uchronia."""


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


def report_no_effect(state: UchroniaState, seat: Seat, below: pending.Pending) -> None:
    """Reports that an order can do nothing; the question about its bonuses lies below it."""
    if isinstance(below, AboutOrder):
        state.emit(events.NO_EFFECT, seat, below.order)
