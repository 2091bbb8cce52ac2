"""What all questions and steps of Monumental have in common.

Each kind is one class, in the file of its rule: what may be answered, and what an answer does.
`decisions.py` lists them all.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from ludotheque.core import pending
from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental.cards.ids import Face
from ludotheque.games.monumental.position import AUTOMA_SIDE, HUMAN, MonumentalState


def check_entry(state: MonumentalState, entry: pending.Pending) -> None:
    """Refuses a tile that is not on the map, and what the Automa does in a player's turn."""
    for name, sort in entry.fields:
        found = getattr(entry, name)
        if sort in ("tile", "tiles", "sent"):
            size = state.board.size
            fits = all(0 <= tile < size for tile in ([found] if sort == "tile" else found))
            entry.require(fits, f"the map has the tiles 1 to {size}")
    if entry.within == ("finish",):
        its = state.stack[0].seat == AUTOMA_SIDE and state.players == 1 and entry.seat == HUMAN
        entry.require(its, "it belongs to a turn of the Automa")


class Question(pending.Question[MonumentalState]):
    """A decision of Monumental."""

    within: ClassVar[tuple[str, ...]] = ("turn",)
    same_seat = True

    def check(self, state: MonumentalState, below: Any) -> None:
        """Refuses a tile that is not on the map, and what the Automa does in a player's turn."""
        check_entry(state, self)

    @abstractmethod
    def legal(self, state: MonumentalState) -> list[Action]:
        """The legal answers in the order of the action table; a list that nobody changes."""

    def take(self, state: MonumentalState, action: Action) -> None:
        """Takes the question off the stack and carries the answer out.

        The questions of a turn stay until the turn ends, so that the stack is never empty.
        """
        state.stack.pop()
        self.answer(state, action)

    @abstractmethod
    def answer(self, state: MonumentalState, action: Action) -> None:
        """Carries an answer out."""

    def message(self, state: MonumentalState) -> Message:
        """The question in words."""
        return say(f"ask-{self.name}")

    def is_settled(self, state: MonumentalState) -> bool:
        """Whether nothing is left to be asked; then the question has been taken off the stack."""
        return False

    def is_moot(self, state: MonumentalState) -> bool:
        """Whether what was chosen before has left no answer; then it is taken off the stack."""
        if self.legal(state):
            return False
        state.stack.pop()
        return True


class Counted(Question):
    """A question about so many of something."""

    fields = (("left", "times"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def message(self, state: MonumentalState) -> Message:
        """The question in words."""
        return say(f"ask-{self.name}", left=self.left)


class AboutCard(Question):
    """A question about a card."""

    fields = (("card", "one_card"),)

    def __init__(self, seat: Seat, card: Face) -> None:
        super().__init__(seat)
        self.card = card


class Step(pending.Step[MonumentalState]):
    """A step of Monumental."""

    within: ClassVar[tuple[str, ...]] = ("turn",)
    same_seat = True

    def check(self, state: MonumentalState, below: Any) -> None:
        """Refuses a tile that is not on the map, and what the Automa does in a player's turn."""
        check_entry(state, self)

    def take(self, state: MonumentalState) -> None:
        """Takes the step off the stack and carries it out.

        The end of a turn stays until the next turn begins, so that the stack is never empty.
        """
        state.stack.pop()
        self.run(state)

    @abstractmethod
    def run(self, state: MonumentalState) -> None:
        """Carries the step out."""


class CardStep(Step):
    """A step with a card."""

    fields = (("card", "one_card"),)

    def __init__(self, seat: Seat, card: Face) -> None:
        super().__init__(seat)
        self.card = card
