"""What the rules of Uchronia do by themselves, once everything above it on the stack is done."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.pending import FieldList
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia.cards.colours import EVERY, Colour, Order
from ludotheque.games.uchronia.pending import Step
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import construction, draconians, orders, plotting, turn


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


class Reactions(Step):
    """The opponents' buildings react to a completion."""

    name: ClassVar[str] = "reactions"
    fields: ClassVar[FieldList] = (("colour", "colour"),)

    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(seat)
        self.colour = colour

    def run(self, state: UchroniaState) -> None:
        construction.react(state, self.seat, self.colour)


# The commonest entries are made once: by seat, and by what else they name.

_SEATS: Final = SEATS[5]

CLOSE: Final = [Close(seat) for seat in _SEATS]
WIND_UP: Final = [WindUp(seat) for seat in _SEATS]
RAID: Final = [Raid(seat) for seat in _SEATS]
GATHER: Final = [Gather(seat) for seat in _SEATS]
REACTIONS: Final = [[Reactions(seat, colour) for colour in EVERY] for seat in _SEATS]
VICTIM: Final = [[Victim(seat, victim) for victim in _SEATS] for seat in _SEATS]
