"""What all questions and steps of Monumental have in common."""

from __future__ import annotations

from abc import abstractmethod

from ludotheque.core import pending
from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.games.monumental.position import MonumentalState


class Question(pending.Question[MonumentalState]):
    """A decision of Monumental."""

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


class Step(pending.Step[MonumentalState]):
    """A step of Monumental."""

    def take(self, state: MonumentalState) -> None:
        """Takes the step off the stack and carries it out.

        The end of a turn stays until the next turn begins, so that the stack is never empty.
        """
        state.stack.pop()
        self.run(state)

    @abstractmethod
    def run(self, state: MonumentalState) -> None:
        """Carries the step out."""
