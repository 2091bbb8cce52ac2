"""Cards that lie open to be taken, so that it can be counted how often each of them is."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Generic, TypeVar, cast

from ludotheque.core.event import Event
from ludotheque.core.native import mypyc_attr
from ludotheque.core.state import State

S = TypeVar("S", bound=State)

Lot = tuple[int, int]
"""A card by its number, and what tells its copies apart: where it lies, or for whom."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply(Generic[S]):
    """A part of the table from which seats take cards; each game declares its own.

    What can be taken follows from the legal actions, and what is taken from the events.
    """

    def __init__(
        self,
        name: str,
        sort: str,
        taken_by: Mapping[str, str],
        *,
        offered_by: Collection[int] = (),
        remains: bool = False,
        alternatives: bool = False,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.sort = sort
        """What its cards are, as the position names sorts of values."""
        self.taken_by = taken_by
        """The names of the events that take a card, each with its value that is the card."""
        self.offered_by = offered_by
        """The verbs of the actions that take a card, which is their first value."""
        self.remains = remains
        """Whether a card that was taken still lies there, for others to take."""
        self.alternatives = alternatives
        """Whether a card counts as left only when another one is taken in its place."""
        self.options: Mapping[str, str] = options or {}
        """How games are set up so that every card comes as often as any other."""

    def lying(self, state: S) -> list[Lot]:
        """What lies there now; it need not be told of alternatives."""
        return []

    def offered(self, state: S) -> list[Lot]:
        """What the seat that must decide may take now."""
        return [(action.a, 0) for action in state.options() if action.verb in self.offered_by]

    def period(self, state: S) -> int:
        """A number that changes when everything there is cleared away."""
        return 0

    def taken(self, event: Event) -> Lot | None:
        """What an event takes from there, if it does."""
        value = self.taken_by.get(event.kind.name)
        if value is None:
            return None
        return cast(int, event[value]), self.place_of(event)

    def place_of(self, event: Event) -> int:
        """What tells the copy that an event takes apart from others."""
        return 0
