"""What the rules do by themselves, once everything above it on the stack is done."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.pending import FieldList
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.monumental.ids import (
    EMPTY,
    Face,
    MarketId,
    Tile,
    TokenId,
)
from ludotheque.games.monumental.pending import Step
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import (
    automa,
    automa_map,
    buying,
    city,
    conquest,
    progress,
    resources,
    turn,
)


class Charge(Step):
    """Pays what is due."""

    name: ClassVar[str] = "charge"
    fields: ClassVar[FieldList] = (
        ("resource", "resource"),
        ("left", "number"),
        ("restricted", "resource"),
    )

    def __init__(self, seat: Seat, resource: int, left: int, restricted: int = EMPTY) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left
        self.restricted = restricted

    def run(self, state: MonumentalState) -> None:
        resources.charge(state, self.seat, self.resource, self.left, self.restricted)


class Bought(Step):
    """A card is paid for."""

    name: ClassVar[str] = "bought"
    fields: ClassVar[FieldList] = (("card", "card"),)

    def __init__(self, seat: Seat, card: Face) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: MonumentalState) -> None:
        buying.bought(state, self.seat, self.card)


class Completed(Step):
    """The second step of a Wonder is paid for."""

    name: ClassVar[str] = "completed"

    def run(self, state: MonumentalState) -> None:
        buying.completed(state, self.seat)


class OnTop(Step):
    """A finished Wonder goes on top of the deck."""

    name: ClassVar[str] = "on-top"
    fields: ClassVar[FieldList] = (("card", "card"),)

    def __init__(self, seat: Seat, card: Face) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: MonumentalState) -> None:
        buying.on_top(state, self.seat, self.card)


class Progressed(Step):
    """Scientific Progress is paid for."""

    name: ClassVar[str] = "progressed"

    def run(self, state: MonumentalState) -> None:
        progress.progressed(state, self.seat)


class PaidFor(Step):
    """The effect of a card is paid for."""

    name: ClassVar[str] = "paid-for"
    fields: ClassVar[FieldList] = (("card", "card"),)

    def __init__(self, seat: Seat, card: Face) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: MonumentalState) -> None:
        city.give_effect(state, self.seat, self.card)


class Conquest(Step):
    """The Units of a conquest are paid for and move in."""

    name: ClassVar[str] = "conquest"
    fields: ClassVar[FieldList] = (
        ("tile", "tile"),
        ("warlord", "number"),
        ("sent", "tiles"),
    )

    def __init__(self, seat: Seat, tile: Tile, warlord: int, sent: tuple[Tile, ...]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.warlord = warlord
        self.sent = sent

    def run(self, state: MonumentalState) -> None:
        conquest.conquer(state, self.seat, self.tile, self.warlord == 1, self.sent)


class Grant(Step):
    """One of the rewards of a token is given."""

    name: ClassVar[str] = "grant"
    fields: ClassVar[FieldList] = (
        ("token", "token"),
        ("choice", "number"),
    )

    def __init__(self, seat: Seat, token: TokenId, choice: int) -> None:
        super().__init__(seat)
        self.token = token
        self.choice = choice

    def run(self, state: MonumentalState) -> None:
        conquest.grant(state, self.seat, self.token, self.choice)


class Refill(Step):
    """The city is filled, from a slot on."""

    name: ClassVar[str] = "refill"
    fields: ClassVar[FieldList] = (("done", "number"),)

    def __init__(self, seat: Seat, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def run(self, state: MonumentalState) -> None:
        city.refill(state, self.seat, self.done)


class Finish(Step):
    """The turn is over: the display is completed and the next side plays."""

    name: ClassVar[str] = "finish"

    def take(self, state: MonumentalState) -> None:
        self.run(state)

    def run(self, state: MonumentalState) -> None:
        turn.finish(state, self.seat)


class AutomaCards(Step):
    """The Automa turns over cards."""

    name: ClassVar[str] = "automa-cards"
    fields: ClassVar[FieldList] = (("left", "number"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, state: MonumentalState) -> None:
        automa.turn_over_cards(state, self.left)


class AutomaLine(Step):
    """The Automa carries out a line of a card."""

    name: ClassVar[str] = "automa-line"
    fields: ClassVar[FieldList] = (
        ("line", "line"),
        ("number", "number"),
        ("price", "number"),
    )

    def __init__(self, seat: Seat, line: int, number: int, price: int) -> None:
        super().__init__(seat)
        self.line = line
        self.number = number
        self.price = price

    def run(self, state: MonumentalState) -> None:
        automa.carry_out(state, self.line, self.number, self.price)


class AutomaExplorer(Step):
    """An Explorer of the Automa goes on towards its goal, leaving one market to the other."""

    name: ClassVar[str] = "automa-explorer"
    fields: ClassVar[FieldList] = (
        ("explorer", "number"),
        ("left", "number"),
        ("number", "number"),
        ("goal", "market"),
        ("avoid", "market"),
    )

    def __init__(
        self, seat: Seat, explorer: int, left: int, number: int, goal: MarketId, avoid: MarketId
    ) -> None:
        super().__init__(seat)
        self.explorer = explorer
        self.left = left
        self.number = number
        self.goal = goal
        self.avoid = avoid

    def run(self, state: MonumentalState) -> None:
        automa_map.explore(state, self)


FINISH: Final = [Finish(seat) for seat in SEATS[4]]
REFILL: Final = [Refill(seat, 0) for seat in SEATS[4]]
