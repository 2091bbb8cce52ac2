"""What a seat can be asked: each kind of question with its fields, legal answers and effect.

`DECISIONS` lists all kinds of pending entries: the questions of this file, those of Draconians
(`raid_decisions.py`), and the steps that ask nothing (`steps.py`). The rules themselves stand in
`rules/`. A question about which nobody can doubt that nothing can be done has no legal answers and
is passed over; one that depends on hidden cards is always asked, since being asked must reveal
nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message
from ludotheque.core.pending import FieldList, Registry
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia import raid_decisions, steps
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import EVERY, Colour, order_of
from ludotheque.games.uchronia.pending import AboutOrder, Question, Times, UpTo
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import (
    construction,
    effects,
    orders,
    plotting,
    set_up,
    trade,
    turn,
)
from ludotheque.games.uchronia.words import describe

# Set-up and turns.


class Opening(Question):
    """Which card of the Hand goes to the Forum."""

    name: ClassVar[str] = "opening"

    def legal(self, state: UchroniaState) -> list[Action]:
        return set_up.may_open(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        set_up.open_forum(state, self, action)


class Turn(Question):
    """Command with a card, command with a pair, or plot."""

    name: ClassVar[str] = "turn"

    def legal(self, state: UchroniaState) -> list[Action]:
        return turn.may_act(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        turn.act(state, self, action)


class ChooseOrder(Question):
    """Which order a pair gives."""

    name: ClassVar[str] = "order"

    def legal(self, state: UchroniaState) -> list[Action]:
        return turn.may_choose_order(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        turn.choose_order(state, self, action)


class LayMore(Question):
    """Whether one more card of the colour is laid."""

    name: ClassVar[str] = "lay"
    fields: ClassVar[FieldList] = (("colour", "colour"),)

    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(seat)
        self.colour = colour

    def legal(self, state: UchroniaState) -> list[Action]:
        return turn.may_lay_more(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        turn.lay_more(state, self, action)


class Recall(Question):
    """Whether a card of the pair comes back to the Hand."""

    name: ClassVar[str] = "recall"

    def legal(self, state: UchroniaState) -> list[Action]:
        return turn.may_recall(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        turn.recall(state, self, action)


# Plotting.


class Copy(Question):
    """Which order of another Domain is copied."""

    name: ClassVar[str] = "copy"

    def legal(self, state: UchroniaState) -> list[Action]:
        return plotting.may_copy(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        plotting.copy(state, self, action)


class Drop(UpTo):
    """Which card is discarded before the draw."""

    name: ClassVar[str] = "drop"

    def legal(self, state: UchroniaState) -> list[Action]:
        return plotting.may_drop(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        plotting.drop(state, self, action)


class Visit(Question):
    """Which card of the Forum is taken after the draw."""

    name: ClassVar[str] = "visit"

    def legal(self, state: UchroniaState) -> list[Action]:
        return plotting.may_visit(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        plotting.visit(state, self, action)


# Orders.


class Before(AboutOrder):
    """Which bonus is used before an order."""

    name: ClassVar[str] = "before"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_use_bonus(state, self.seat, state.cards.before[self.order])

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.use_bonus(state, self, action)


class After(AboutOrder):
    """Which bonus is used after an order."""

    name: ClassVar[str] = "after"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_use_bonus(state, self.seat, state.cards.after[self.order])

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.use_bonus(state, self, action)


class Produce(Times):
    """Production: which card goes to the Stock."""

    name: ClassVar[str] = "produce"

    def legal(self, state: UchroniaState) -> list[Action]:
        return orders.may_produce(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        orders.produce(state, self, action)


class Explore(Times):
    """Exploration: which card of the Hand goes to the Stock."""

    name: ClassVar[str] = "explore"

    def legal(self, state: UchroniaState) -> list[Action]:
        return orders.may_explore(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        orders.explore(state, self, action)


# Trade.


class Launch(Times):
    """Which Resource of the Stock becomes an Activity."""

    name: ClassVar[str] = "launch"

    def legal(self, state: UchroniaState) -> list[Action]:
        return trade.may_launch(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        trade.launch(state, self, action)


class LaunchFromHand(Question):
    """Which card of the Hand becomes an Activity."""

    name: ClassVar[str] = "launch-from-hand"

    def legal(self, state: UchroniaState) -> list[Action]:
        return trade.may_launch_from_hand(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        trade.launch_from_hand(state, self, action)


class Return(Question):
    """Which Activity comes back to the Stock."""

    name: ClassVar[str] = "return"

    def legal(self, state: UchroniaState) -> list[Action]:
        return trade.may_return(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        trade.return_activity(state, self, action)


# Construction.


class Build(Times):
    """Construction: which building is started or gets a Resource."""

    name: ClassVar[str] = "build"

    def legal(self, state: UchroniaState) -> list[Action]:
        return construction.may_build(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        construction.build(state, self, action)


class Salvage(UpTo):
    """Which of the Resources just spent comes back; they are the ``left`` last discarded."""

    name: ClassVar[str] = "salvage"

    def legal(self, state: UchroniaState) -> list[Action]:
        return construction.may_salvage(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        construction.salvage(state, self, action)


class Pick(Question):
    """Whether a card of a colour is taken from the Forum, by a building or a Monopoly."""

    name: ClassVar[str] = "pick"
    fields: ClassVar[FieldList] = (("colour", "colour"), ("source", "source"))

    def __init__(self, seat: Seat, colour: Colour, source: BuildingIndex) -> None:
        super().__init__(seat)
        self.colour = colour
        self.source = source

    def legal(self, state: UchroniaState) -> list[Action]:
        return construction.may_pick(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        construction.pick(state, self, action)

    def message(self, state: UchroniaState) -> Message:
        return describe.pick_question(state, self)


class Triggers(Question):
    """Which effect of a completion is used: the building's ``own``, or one that ``launches``."""

    name: ClassVar[str] = "triggers"
    fields: ClassVar[FieldList] = (("building", "building"), ("own", "flag"), ("launches", "flag"))

    def __init__(self, seat: Seat, building: BuildingIndex, own: bool, launches: bool) -> None:
        super().__init__(seat)
        self.building = building
        self.own = own
        self.launches = launches

    def legal(self, state: UchroniaState) -> list[Action]:
        return construction.may_trigger(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        construction.trigger(state, self, action)


# Effects of buildings.


class Granted(Question):
    """Which of the orders that a building grants is executed."""

    name: ClassVar[str] = "granted"
    fields: ClassVar[FieldList] = (("building", "building"), ("left", "number"))

    def __init__(self, seat: Seat, building: BuildingIndex, left: int) -> None:
        super().__init__(seat)
        self.building = building
        self.left = left

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_choose_granted(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.choose_granted(state, self, action)


DECISIONS = Registry(
    [
        Turn,
        Opening,
        ChooseOrder,
        LayMore,
        Copy,
        Before,
        After,
        Produce,
        Explore,
        raid_decisions.Reveal,
        raid_decisions.BuyOff,
        raid_decisions.Withhold,
        raid_decisions.Give,
        Launch,
        Build,
        Salvage,
        Pick,
        Triggers,
        Granted,
        LaunchFromHand,
        Return,
        raid_decisions.Target,
        raid_decisions.Rob,
        raid_decisions.Loot,
        raid_decisions.Seize,
        raid_decisions.Tribute,
        Drop,
        Visit,
        Recall,
        steps.Begin,
        steps.Commence,
        steps.Execute,
        steps.Perform,
        steps.Raid,
        steps.Victim,
        steps.Gather,
        steps.Reactions,
        steps.WindUp,
        steps.Draw,
        steps.Close,
    ]
)
"""All kinds, in the order of observation vectors."""


# The commonest questions are made once: by seat, and by what else they name.

_SEATS: Final = SEATS[5]

TURN: Final = [Turn(seat) for seat in _SEATS]
COPY: Final = [Copy(seat) for seat in _SEATS]
AFTER: Final = [[After(seat, order_of(colour)) for colour in EVERY] for seat in _SEATS]

_FEW: Final = 9
"""Entries that allow something up to so many times are made once."""

_PRODUCE: Final = [[[Produce(s, n, m) for m in (False, True)] for n in range(_FEW)] for s in _SEATS]
_EXPLORE: Final = [[[Explore(s, n, m) for m in (False, True)] for n in range(_FEW)] for s in _SEATS]
_LAUNCH: Final = [[[Launch(s, n, m) for m in (False, True)] for n in range(_FEW)] for s in _SEATS]
_BUILD: Final = [[[Build(s, n, m) for m in (False, True)] for n in range(_FEW)] for s in _SEATS]


def produce(seat: Seat, left: int, must: bool) -> Produce:
    """The question of Production."""
    return _PRODUCE[seat][left][must] if left < _FEW else Produce(seat, left, must)


def explore(seat: Seat, left: int, must: bool) -> Explore:
    """The question of Exploration."""
    return _EXPLORE[seat][left][must] if left < _FEW else Explore(seat, left, must)


def launch(seat: Seat, left: int, must: bool) -> Launch:
    """The question of Trade."""
    return _LAUNCH[seat][left][must] if left < _FEW else Launch(seat, left, must)


def build(seat: Seat, left: int, must: bool) -> Build:
    """The question of Construction."""
    return _BUILD[seat][left][must] if left < _FEW else Build(seat, left, must)
