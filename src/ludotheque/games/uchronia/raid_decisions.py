"""What is asked during Draconians, of the attacker and of the victims."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message
from ludotheque.core.pending import FieldList
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import Colour
from ludotheque.games.uchronia.pending import (
    ForAttacker,
    FromVictim,
    Question,
    UpTo,
    report_no_effect,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import draconians, effects
from ludotheque.games.uchronia.words import describe


class Reveal(UpTo):
    """Which card of the Hand is revealed."""

    name: ClassVar[str] = "reveal"

    def legal(self, state: UchroniaState) -> list[Action]:
        return draconians.may_reveal(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        draconians.reveal(state, self, action)

    def passed_over(self, state: UchroniaState) -> None:
        if not state.revealed:
            # The step that lets the revealed cards take effect lies between.
            report_no_effect(state, self.seat, state.stack[-2])


class BuyOff(Question):
    """Whether a seat buys itself off, by the building that allows it."""

    name: ClassVar[str] = "buy-off"
    fields: ClassVar[FieldList] = (("attacker", "seat"), ("building", "building"))

    def __init__(self, seat: Seat, attacker: Seat, building: BuildingIndex) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.building = building

    def legal(self, state: UchroniaState) -> list[Action]:
        return draconians.may_buy_off(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        draconians.buy_off(state, self, action)

    def message(self, state: UchroniaState) -> Message:
        return describe.buy_off_question(state, self)


class Withhold(Question):
    """Which of the revealed cards does not count against a victim."""

    name: ClassVar[str] = "withhold"
    fields: ClassVar[FieldList] = (("victim", "seat"), ("left", "number"), ("cards", "colours"))

    def __init__(self, seat: Seat, victim: Seat, left: int, cards: tuple[Colour, ...]) -> None:
        super().__init__(seat)
        self.victim = victim
        self.left = left
        self.cards = cards

    def legal(self, state: UchroniaState) -> list[Action]:
        return draconians.may_withhold(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        draconians.withhold(state, self, action)


class Give(ForAttacker):
    """Which card a victim gives."""

    name: ClassVar[str] = "give"

    def legal(self, state: UchroniaState) -> list[Action]:
        return draconians.may_give(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        draconians.give(state, self, action)


class Target(Question):
    """Against whom a building is used."""

    name: ClassVar[str] = "target"
    fields: ClassVar[FieldList] = (("building", "building"),)

    def __init__(self, seat: Seat, building: BuildingIndex) -> None:
        super().__init__(seat)
        self.building = building

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_choose_target(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.choose_target(state, self, action)


class Rob(FromVictim):
    """Which unfinished building is robbed."""

    name: ClassVar[str] = "rob"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_rob(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.rob(state, self, action)


class Loot(Question):
    """Which Resource is taken from under a building."""

    name: ClassVar[str] = "loot"
    fields: ClassVar[FieldList] = (("victim", "seat"), ("building", "building"))

    def __init__(self, seat: Seat, victim: Seat, building: BuildingIndex) -> None:
        super().__init__(seat)
        self.victim = victim
        self.building = building

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_loot(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.loot(state, self, action)


class Seize(FromVictim):
    """Which Activity is taken."""

    name: ClassVar[str] = "seize"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_seize(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.seize(state, self, action)


class Tribute(ForAttacker):
    """Which card is paid as tribute."""

    name: ClassVar[str] = "tribute"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_pay_tribute(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.pay_tribute(state, self, action)


GIVE: Final = [[Give(seat, attacker) for attacker in SEATS[5]] for seat in SEATS[5]]
"""By victim and attacker: made once, since they are common."""
