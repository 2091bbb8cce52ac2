"""A position as numbers, for bots and learners."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.state import State

S = TypeVar("S", bound=State)


class Holding:
    """What a side has: plain numbers, and the places in the list of names that count pieces.

    Most pieces are elsewhere in most positions, so it is quicker to note those that are there.
    """

    __slots__ = ("pieces", "plain")

    def __init__(self, plain: int) -> None:
        self.plain: list[float] = [0.0] * plain
        self.pieces: list[int] = []


class Features(ABC, Generic[S]):
    """What each side has, as a list of named numbers; each game supplies its own.

    The sides are all seats, and after them opponents without a seat. Who is ahead follows from
    comparing sides. The numbers may look at the whole position, so bots take them from samples,
    never from the true one.
    """

    names: tuple[str, ...]
    """What the numbers mean: plain ones first, then `group:card`, which counts pieces."""
    stages: int
    """How many parts a game has: the same number may be worth more early than late."""
    idle: tuple[str, ...] = ()
    """Numbers that count cards kept out of play; too many of them bring a standstill."""

    @abstractmethod
    def stage(self, state: S) -> int:
        """The part of the game that a position belongs to, from 0."""

    @abstractmethod
    def quiet(self, state: S) -> bool:
        """Whether nothing is half done, so that the numbers tell the truth."""

    def stalls(self, state: S) -> bool:
        """Whether the game may come to a standstill if everybody keeps what they have."""
        return False

    def silly(self, state: S, action: Action) -> bool:
        """Whether any player would see at once that a legal action is pointless.

        Levels of every strength leave it out as long as there is something else.
        """
        return False

    @abstractmethod
    def holdings(self, state: S) -> list[Holding]:
        """What each side has."""

    def of(self, state: S) -> list[list[float]]:
        """The numbers of each side, in the order of ``names``."""
        rows = []
        for holding in self.holdings(state):
            row = holding.plain + [0.0] * (len(self.names) - len(holding.plain))
            for place in holding.pieces:
                row[place] += 1.0
            rows.append(row)
        return rows

    def weighed(self, state: S, weights: list[float]) -> list[float]:
        """The sum of each side's numbers, each times its weight."""
        totals = []
        for holding in self.holdings(state):
            total = 0.0
            for place, number in enumerate(holding.plain):
                total += weights[place] * number
            for place in holding.pieces:
                total += weights[place]
            totals.append(total)
        return totals

    def describe(self, index: int) -> Message:
        """What a number means, in words."""
        group, _, card = self.names[index].partition(":")
        if card:
            return say(f"feature-{group}", card=say(f"card-{card}"))
        return say(f"feature-{group}")
