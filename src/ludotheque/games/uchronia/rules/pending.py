"""The stack of pending entries: how it is worked off, and what every kind of entry derives from.

Each kind is one class, in the file of its rule: its name, its fields, what may be answered and what
an answer does. `decisions.py` lists them all.

| sort of a field | in JSON |
|---|---|
| `number` | a number |
| `times` | a number above 0 |
| `flag` | true or false |
| `colour`, `order`, `building` | a name |
| `seat` | a seat |
| `source` | a building, or null for a Monopoly |
| `colours` | a list of colours |
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message
from ludotheque.core.pending import FieldList, Pending, take_top
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia.cards.colours import ORDERS, Order
from ludotheque.games.uchronia.cards.effects import Effect
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.words import events
from ludotheque.games.uchronia.words.names import question

# Working the stack off.


def play(state: UchroniaState, action: Action) -> None:
    """Answers the question on top and goes on to the next one."""
    stack: list[Any] = state.stack
    asked: Question = take_top(stack)
    asked.answer(state, action)
    while stack:
        entry: Entry = stack[-1]
        if entry.proceed(state):
            return


def legal(state: UchroniaState) -> list[Action]:
    """The legal answers to the question on top, in the order of the action table."""
    asked = state.stack[-1]
    assert isinstance(asked, Question)
    return asked.legal(state)


# Questions and steps.


class Entry(Pending):
    """An entry of the stack.

    Questions and steps share this class, so that going on takes one call and one check of a type.
    """

    same_seat: ClassVar[bool] = True
    of_order: ClassVar[int] = -1
    """The only order of which it can be a part."""

    def check(self, state: UchroniaState, below: Any) -> None:
        """Whatever is part of one order lies upon nothing of another."""
        if self.of_order >= 0:
            self.check_order(Order(self.of_order), below)

    def check_order(self, order: Order, below: Any) -> None:
        """Refuses an entry upon one of another order."""
        same = getattr(below, "order", order) == order
        self.require(same, f"it is part of {ORDERS[order]}, but the entry below it is not")

    @abstractmethod
    def proceed(self, state: UchroniaState) -> bool:
        """Takes the entry up when it lies on top; true if it waits for an answer."""


class Question(Entry):
    """A question of Uchronia."""

    effect: ClassVar[Effect | None] = None
    """The effect of a building of the seat that makes it ask, if there is one."""

    def check_effect(self, state: UchroniaState) -> None:
        """Refuses a question that no building of the seat asks."""
        assert self.effect is not None
        self.require(state.has(self.seat, self.effect), "no building of the seat allows it")

    @abstractmethod
    def legal(self, state: UchroniaState) -> list[Action]:
        """The legal answers in the order of the action table; a list that nobody changes."""

    @abstractmethod
    def answer(self, state: UchroniaState, action: Action) -> None:
        """Carries an answer out. The question has been taken off the stack."""

    def message(self, state: UchroniaState) -> Message:
        """The question in words, with what its fields name and the building that asks."""
        return question(state, self, self.seat, self.effect)

    def passed_over(self, state: UchroniaState) -> None:
        """Reports that there was nothing to decide, where that is worth knowing."""

    def proceed(self, state: UchroniaState) -> bool:
        """Waits for an answer; without a legal one the question is passed over."""
        found = self.legal(state)
        if found:
            state.offer(found)
            return True
        take_top(state.stack)
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
        take_top(state.stack)
        state.cause = None
        self.run(state)
        return False


# Fields that several kinds share.


class Times(Question):
    """Something may be done so many times; the first is an obligation if it ``must`` be."""

    fields: ClassVar[FieldList] = (("left", "times"), ("must", "flag"))

    def __init__(self, seat: Seat, left: int, must: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def passed_over(self, state: UchroniaState) -> None:
        if self.must:
            report_no_effect(state, self.seat, state.stack[-1])


class Prepared:
    """The questions of a kind that allow a few times: made once, since they are common."""

    def __init__(self, kind: type[Times]) -> None:
        self._kind = kind
        self._few: list[list[list[Times]]] = [
            [[kind(seat, left, must) for must in (False, True)] for left in range(_FEW)]
            for seat in SEATS[5]
        ]

    def of(self, seat: Seat, left: int, must: bool) -> Times:
        """The question for a seat."""
        return self._few[seat][left][must] if left < _FEW else self._kind(seat, left, must)

    def again(self, state: UchroniaState, asked: Times) -> None:
        """After one time, the others may follow."""
        if asked.left > 1:
            state.stack.append(self.of(asked.seat, asked.left - 1, False))


_FEW: Final = 9

UPON_BONUSES: Final = ("close", "after", "before", "triggers")
"""What lies below something that a bonus of a building brings."""


class UpTo(Question):
    """Something may be done so many times."""

    fields: ClassVar[FieldList] = (("left", "times"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left


class AboutOrder(Question):
    """Something about an order."""

    fields: ClassVar[FieldList] = (("order", "order"),)

    def __init__(self, seat: Seat, order: Order) -> None:
        super().__init__(seat)
        self.order = order


def check_attacker(state: UchroniaState, entry: Pending, attacker: Seat) -> None:
    """The seat on turn attacks another one."""
    entry.require(attacker == state.player, "the attacker is the seat on turn")
    entry.require(entry.seat != attacker, "nobody attacks themselves")


class ForAttacker(Question):
    """Something for the seat that executes Draconians."""

    fields: ClassVar[FieldList] = (("attacker", "seat"),)

    def __init__(self, seat: Seat, attacker: Seat) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def check(self, state: UchroniaState, below: Any) -> None:
        super().check(state, below)
        check_attacker(state, self, self.attacker)


class FromVictim(Question):
    """Something of an opponent."""

    fields: ClassVar[FieldList] = (("victim", "seat"),)

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim = victim

    def check(self, state: UchroniaState, below: Any) -> None:
        super().check(state, below)
        self.require(self.victim != self.seat, "the victim is an opponent")


def report_no_effect(state: UchroniaState, seat: Seat, below: Pending) -> None:
    """Reports that an order can do nothing; the question about its bonuses lies below it."""
    if isinstance(below, AboutOrder):
        full = state.count_activities(seat) >= state.activity_limit(seat)
        state.emit(events.NO_EFFECT, seat, below.order, int(full))
