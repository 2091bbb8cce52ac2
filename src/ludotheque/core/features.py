"""A position as numbers, for bots and learners."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ludotheque.core.message import Message, say
from ludotheque.core.state import State

S = TypeVar("S", bound=State)


class Features(ABC, Generic[S]):
    """What a seat has, as a list of named numbers; each game's room supplies its own.

    A seat's numbers tell of that seat alone: who is ahead follows from comparing seats. They may
    look at the whole position, so bots take them from samples, never from the true one.
    """

    names: tuple[str, ...]
    """What the numbers mean; `group:card` tells of one card."""
    stages: int
    """How many parts a game has: the same number may be worth more early than late."""

    @abstractmethod
    def stage(self, state: S) -> int:
        """The part of the game that a position belongs to, from 0."""

    @abstractmethod
    def quiet(self, state: S) -> bool:
        """Whether nothing is half done, so that the numbers tell the truth."""

    @abstractmethod
    def of(self, state: S, seat: int) -> list[float]:
        """The numbers of a seat, in the order of ``names``."""

    def weighed(self, state: S, seat: int, weights: list[float]) -> float:
        """The sum of a seat's numbers, each times its weight."""
        total = 0.0
        for place, number in enumerate(self.of(state, seat)):
            if number:
                total += weights[place] * number
        return total

    def sides(self, state: S) -> int:
        """How many are compared: all seats, and after them opponents without a seat."""
        return state.players

    def describe(self, index: int) -> Message:
        """What a number means, in words."""
        group, _, card = self.names[index].partition(":")
        if card:
            return say(f"feature-{group}", card=say(f"card-{card}"))
        return say(f"feature-{group}")
