"""Every kind of decision of Uchronia, and every step that the rules take by themselves.

A question names its fields, its legal answers and what an answer does; the rules themselves stand
in `rules/`. A question about which nobody can doubt that nothing can be done has no legal answers
and is passed over; one that depends on hidden cards is always asked, since being asked must reveal
nothing.

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

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar

from ludotheque.core import pending
from ludotheque.core.action import Action
from ludotheque.core.message import Message
from ludotheque.core.pending import FieldList, Registry
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import EVERY, Colour, Order, order_of
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import (
    construction,
    draconians,
    effects,
    orders,
    plotting,
    set_up,
    trade,
    turn,
)
from ludotheque.games.uchronia.words import describe


class Question(pending.Question[UchroniaState]):
    """A question of Uchronia."""

    def message(self, state: UchroniaState) -> Message:
        """The question in words, with what its fields name."""
        return describe.question(state, self)

    def passed_over(self, state: UchroniaState) -> None:
        """Reports that there was nothing to decide, where that is worth knowing."""


class Step(pending.Step[UchroniaState]):
    """A step of Uchronia."""


# Fields that several kinds have.


class _Times(Question):
    """Something may be done so many times; the first is an obligation if it ``must`` be."""

    fields: ClassVar[FieldList] = (("left", "number"), ("must", "flag"))

    def __init__(self, seat: Seat, left: int, must: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def passed_over(self, state: UchroniaState) -> None:
        if self.must:
            orders.report_no_effect(state, self.seat)


class _UpTo(Question):
    """Something may be done so many times."""

    fields: ClassVar[FieldList] = (("left", "number"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left


class _AboutOrder(Question):
    """Something about an order."""

    fields: ClassVar[FieldList] = (("order", "order"),)

    def __init__(self, seat: Seat, order: Order) -> None:
        super().__init__(seat)
        self.order = order


class _ForAttacker(Question):
    """Something for the seat that executes Draconians."""

    fields: ClassVar[FieldList] = (("attacker", "seat"),)

    def __init__(self, seat: Seat, attacker: Seat) -> None:
        super().__init__(seat)
        self.attacker = attacker


class _FromVictim(Question):
    """Something of an opponent."""

    fields: ClassVar[FieldList] = (("victim", "seat"),)

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim = victim


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


class Begin(Step):
    """A turn begins."""

    name: ClassVar[str] = "begin"

    def run(self, state: UchroniaState) -> None:
        turn.begin_turn(state, self.seat)


class Commence(Step):
    """The order of the cards laid on the Domain is executed."""

    name: ClassVar[str] = "commence"
    fields: ClassVar[FieldList] = (("order", "order"),)

    def __init__(self, seat: Seat, order: Order) -> None:
        super().__init__(seat)
        self.order = order

    def run(self, state: UchroniaState) -> None:
        turn.commence(state, self.seat, self.order)


class Close(Step):
    """A turn ends."""

    name: ClassVar[str] = "close"

    def run(self, state: UchroniaState) -> None:
        turn.close_turn(state, self.seat)


# Plotting.


class Copy(Question):
    """Which order of another Domain is copied."""

    name: ClassVar[str] = "copy"

    def legal(self, state: UchroniaState) -> list[Action]:
        return plotting.may_copy(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        plotting.copy(state, self, action)


class Drop(_UpTo):
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


class WindUp(Step):
    """A Plot comes to its draw."""

    name: ClassVar[str] = "wind-up"

    def run(self, state: UchroniaState) -> None:
        plotting.wind_up(state, self.seat)


class Draw(Step):
    """The draw of a Plot."""

    name: ClassVar[str] = "draw"

    def run(self, state: UchroniaState) -> None:
        plotting.draw_for_plot(state, self.seat)


# Orders.


class Before(_AboutOrder):
    """Which bonus is used before an order."""

    name: ClassVar[str] = "before"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_use_bonus(state, self.seat, state.cards.before[self.order])

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.use_bonus(state, self, action)


class After(_AboutOrder):
    """Which bonus is used after an order."""

    name: ClassVar[str] = "after"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_use_bonus(state, self.seat, state.cards.after[self.order])

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.use_bonus(state, self, action)


class Produce(_Times):
    """Production: which card goes to the Stock."""

    name: ClassVar[str] = "produce"

    def legal(self, state: UchroniaState) -> list[Action]:
        return orders.may_produce(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        orders.produce(state, self, action)


class Explore(_Times):
    """Exploration: which card of the Hand goes to the Stock."""

    name: ClassVar[str] = "explore"

    def legal(self, state: UchroniaState) -> list[Action]:
        return orders.may_explore(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        orders.explore(state, self, action)


class _OrderStep(Step):
    """An order; a ``strong`` one counts the Activities of its colour."""

    fields: ClassVar[FieldList] = (("order", "order"), ("strong", "flag"))

    def __init__(self, seat: Seat, order: Order, strong: bool) -> None:
        super().__init__(seat)
        self.order = order
        self.strong = strong


class Execute(_OrderStep):
    """An order with its bonuses."""

    name: ClassVar[str] = "execute"

    def run(self, state: UchroniaState) -> None:
        orders.execute(state, self.seat, self.order, self.strong)


class Perform(_OrderStep):
    """An order after the bonuses that come before it."""

    name: ClassVar[str] = "perform"

    def run(self, state: UchroniaState) -> None:
        orders.perform(state, self.seat, self.order, self.strong)


# Draconians.


class Reveal(_UpTo):
    """Which card of the Hand is revealed."""

    name: ClassVar[str] = "reveal"

    def legal(self, state: UchroniaState) -> list[Action]:
        return draconians.may_reveal(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        draconians.reveal(state, self, action)

    def passed_over(self, state: UchroniaState) -> None:
        if not state.revealed:
            orders.report_no_effect(state, self.seat)


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


class Give(_ForAttacker):
    """Which card a victim gives."""

    name: ClassVar[str] = "give"

    def legal(self, state: UchroniaState) -> list[Action]:
        return draconians.may_give(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        draconians.give(state, self, action)


class Raid(Step):
    """What was revealed takes effect."""

    name: ClassVar[str] = "raid"

    def run(self, state: UchroniaState) -> None:
        draconians.raid(state, self.seat)


class Victim(Step):
    """It is an opponent's turn to give."""

    name: ClassVar[str] = "victim"
    fields: ClassVar[FieldList] = (("victim", "seat"),)

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim = victim

    def run(self, state: UchroniaState) -> None:
        draconians.face_victim(state, self.seat, self.victim)


class Gather(Step):
    """The Forum gives what was revealed."""

    name: ClassVar[str] = "gather"

    def run(self, state: UchroniaState) -> None:
        draconians.gather(state, self.seat)


# Trade.


class Launch(_Times):
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


class Build(_Times):
    """Construction: which building is started or gets a Resource."""

    name: ClassVar[str] = "build"

    def legal(self, state: UchroniaState) -> list[Action]:
        return construction.may_build(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        construction.build(state, self, action)


class Salvage(_UpTo):
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


class Reactions(Step):
    """The opponents' buildings react to a completion."""

    name: ClassVar[str] = "reactions"
    fields: ClassVar[FieldList] = (("colour", "colour"),)

    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(seat)
        self.colour = colour

    def run(self, state: UchroniaState) -> None:
        construction.react(state, self.seat, self.colour)


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


class Rob(_FromVictim):
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


class Seize(_FromVictim):
    """Which Activity is taken."""

    name: ClassVar[str] = "seize"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_seize(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.seize(state, self, action)


class Tribute(_ForAttacker):
    """Which card is paid as tribute."""

    name: ClassVar[str] = "tribute"

    def legal(self, state: UchroniaState) -> list[Action]:
        return effects.may_pay_tribute(state, self)

    def answer(self, state: UchroniaState, action: Action) -> None:
        effects.pay_tribute(state, self, action)


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
        Reveal,
        BuyOff,
        Withhold,
        Give,
        Launch,
        Build,
        Salvage,
        Pick,
        Triggers,
        Granted,
        LaunchFromHand,
        Return,
        Target,
        Rob,
        Loot,
        Seize,
        Tribute,
        Drop,
        Visit,
        Recall,
        Begin,
        Commence,
        Execute,
        Perform,
        Raid,
        Victim,
        Gather,
        Reactions,
        WindUp,
        Draw,
        Close,
    ]
)
"""All kinds, in the order of observation vectors."""


# The commonest entries are made once: by seat, and by what else they name.

T = TypeVar("T")
_SEATS: Final = SEATS[5]


def _by_seat(make: Callable[[Seat], T]) -> list[T]:
    return [make(seat) for seat in _SEATS]


TURN: Final = _by_seat(Turn)
CLOSE: Final = _by_seat(Close)
COPY: Final = _by_seat(Copy)
WIND_UP: Final = _by_seat(WindUp)
RAID: Final = _by_seat(Raid)
GATHER: Final = _by_seat(Gather)
AFTER: Final = [[After(seat, order_of(colour)) for colour in EVERY] for seat in _SEATS]
REACTIONS: Final = [[Reactions(seat, colour) for colour in EVERY] for seat in _SEATS]
GIVE: Final = [[Give(seat, attacker) for attacker in _SEATS] for seat in _SEATS]
VICTIM: Final = [[Victim(seat, victim) for victim in _SEATS] for seat in _SEATS]
