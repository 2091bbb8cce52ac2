"""What the stack of a position may hold: every kind of decision, declared once."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message
from ludotheque.core.pending import Question as AnyQuestion
from ludotheque.core.pending import Registry
from ludotheque.core.seat import MOST_SEATS, SEATS, Seat
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import EMPTY, Face, Token
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules import bonuses, building, characters, residences, tokens, turns
from ludotheque.games.spyrium.words import describe


class Question(AnyQuestion[SpyriumState]):
    """A decision of Spyrium."""


class Turn(Question):
    """One action of the seat's phase."""

    name = "turn"

    def legal(self, state: SpyriumState) -> list[Action]:
        """Everything a seat may do in its phase."""
        return turns.may_act(state, self)

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Carries the action out."""
        turns.act(state, self, action)

    def message(self, state: SpyriumState) -> Message:
        """The question in words."""
        return describe.ask_turn(state, self)


class ChooseToken(Question):
    """Which token of the character at a place; ``due`` is the money for the call."""

    name = "token"
    fields = (("place", "place"), ("due", "money"))

    def __init__(self, seat: Seat, place: Place, due: int) -> None:
        super().__init__(seat)
        self.place = place
        self.due = due

    def legal(self, state: SpyriumState) -> list[Action]:
        """The tokens that can be taken."""
        return characters.may_choose_token(state, self)

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Takes the token."""
        characters.choose_token(state, self, action)

    def message(self, state: SpyriumState) -> Message:
        """The question in words."""
        return describe.ask_token(state, self)


class ChooseValue(Question):
    """What a token counts as: that of a card, or that of an option of the event.

    ``option`` counts from 1 and is 0 for a card; ``card`` is then ``EMPTY``. ``due`` is the money
    for the call.
    """

    name = "value"
    fields = (("card", "face"), ("option", "option"), ("token", "token"), ("due", "money"))

    def __init__(self, seat: Seat, card: Face, option: int, token: Token, due: int) -> None:
        super().__init__(seat)
        self.card = card
        self.option = option
        self.token = token
        self.due = due

    @classmethod
    def of_card(cls, seat: Seat, card: Face, token: Token, due: int) -> ChooseValue:
        """The token was taken from a card."""
        return ChooseValue(seat, card, 0, token, due)

    @classmethod
    def of_event(cls, seat: Seat, option: int, token: Token) -> ChooseValue:
        """The token lies on the event."""
        return ChooseValue(seat, Face(EMPTY), option, token, 0)

    def legal(self, state: SpyriumState) -> list[Action]:
        """The values that can be named."""
        return tokens.may_choose_value(state, self)

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Names the value."""
        tokens.choose_value(state, self, action)

    def message(self, state: SpyriumState) -> Message:
        """The question in words."""
        return describe.ask_value(self)


class ChoosePlot(Question):
    """Where to build the card at a place; ``due`` is the surcharge alone."""

    name = "plot"
    fields = (("place", "place"), ("due", "money"))

    def __init__(self, seat: Seat, place: Place, due: int) -> None:
        super().__init__(seat)
        self.place = place
        self.due = due

    def legal(self, state: SpyriumState) -> list[Action]:
        """A new plot, or the buildings that can be replaced."""
        return building.may_choose_plot(state, self)

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Builds."""
        building.choose_plot(state, self, action)

    def message(self, state: SpyriumState) -> Message:
        """The question in words."""
        return describe.ask_plot(state, self)


class ChooseResidence(Question):
    """Advance on the residence track, or score."""

    name = "residence"

    def legal(self, state: SpyriumState) -> list[Action]:
        """One or both."""
        return residences.may_choose_residence(state, self)

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Moves on or scores."""
        residences.choose_residence(state, self, action)

    def message(self, state: SpyriumState) -> Message:
        """The question in words."""
        return describe.ask_residence()


class ChooseBonus(Question):
    """A worker or money."""

    name = "bonus"

    def legal(self, state: SpyriumState) -> list[Action]:
        """One or both."""
        return bonuses.may_choose_bonus(state, self)

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Takes one bonus."""
        bonuses.choose_bonus(state, self, action)

    def message(self, state: SpyriumState) -> Message:
        """The question in words."""
        return describe.ask_bonus()


DECISIONS: Final = Registry(
    [Turn, ChooseToken, ChooseValue, ChoosePlot, ChooseResidence, ChooseBonus]
)

TURN: Final = [Turn(seat) for seat in SEATS[MOST_SEATS]]
"""For each seat its turn; entries never change, so one of each is enough."""
