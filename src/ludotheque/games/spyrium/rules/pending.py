"""What every question of Spyrium derives from; the questions stand with their rules."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotheque.core.pending import FieldList
from ludotheque.core.pending import Question as AnyQuestion
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import BUILDING, EMPTY, KINDS, Card
from ludotheque.games.spyrium.position import PASSED, PLACEMENT, SpyriumState


class Question(AnyQuestion[SpyriumState]):
    """A decision of Spyrium."""

    lowest = True
    same_seat = True

    def check(self, state: SpyriumState, below: Any) -> None:
        passed = state.phase[self.seat] == PASSED
        self.require(not passed, "the seat has passed and is asked nothing more this turn")


class CardQuestion(Question):
    """A decision about the card at a place, for which some money is due."""

    kind: ClassVar[int] = BUILDING
    """The kind of the card."""

    fields: ClassVar[FieldList] = (("place", "place"), ("due", "money"))

    def __init__(self, seat: Seat, place: Place, due: int) -> None:
        super().__init__(seat)
        self.place = place
        self.due = due

    def check(self, state: SpyriumState, below: Any) -> None:
        super().check(state, below)
        face = state.market[self.place]
        fits = face != EMPTY and state.cards.faces[face].kind == self.kind
        self.require(fits, f"a place that holds a {KINDS[self.kind]} is expected")
        active = state.phase[self.seat] != PLACEMENT
        self.require(active, "a card is activated in phase 'activation'")

    def card(self, state: SpyriumState) -> Card:
        """The card at the place."""
        return state.cards.faces[state.market[self.place]]
