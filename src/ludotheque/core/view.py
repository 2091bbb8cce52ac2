"""What one seat may know of a position."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ludotheque.core.event import Event
from ludotheque.core.message import Message, say

if TYPE_CHECKING:
    from ludotheque.core.action import Action
    from ludotheque.core.game import Game
    from ludotheque.core.outcome import Outcome
    from ludotheque.core.state import Decision, State


class View:
    """A position as one seat (or, with seat ``None``, a spectator) knows it.

    ``position`` is a full position in which everything hidden from the seat stands in a fixed,
    sorted arrangement: its public fields are true, and the rest tells nothing.
    """

    __slots__ = ("position", "seat")

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat: int | None = seat
        self.position: State = state.game.visibility.canonical(state, seat)

    @property
    def game(self) -> Game[Any]:
        """The game that is being played."""
        return self.position.game

    @property
    def actor(self) -> int | None:
        """The seat that must decide now; ``None`` when the game is over."""
        return self.position.actor

    @property
    def decision(self) -> Decision | None:
        """What is asked now, and of whom."""
        return self.position.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def outcome(self) -> Outcome | None:
        """The result; ``None`` while the game runs."""
        return self.position.outcome

    def actions(self) -> tuple[Action, ...]:
        """The legal actions of this seat; empty while another seat decides."""
        return self.position.actions() if self.seat == self.position.actor else ()

    def reason(self, action: Action) -> Message | None:
        """Why this seat cannot play an action now, from what it knows; ``None`` if it can."""
        if not self.over and self.seat != self.actor:
            return say("illegal-not-your-turn")
        return self.position.reason(action)

    def to_json(self) -> dict[str, Any]:
        """What this seat knows, as plain values.

        Hidden zones show their size; ``unseen`` lists what lies in them, without order.
        """
        data: dict[str, Any] = {"seat": self.seat, "actor": self.actor}
        data.update(self.game.view_json(self.position, self.seat))
        return data

    def derived(self) -> dict[str, Any]:
        """What the rules say about this position, as plain values: prices, limits, reach.

        It follows from what this seat knows, so it reveals nothing more.
        """
        return self.game.derived_json(self.position)

    def sample(self, rng: Random) -> State:
        """A full random position that agrees with everything this seat knows."""
        return self.game.visibility.sample(self.position, self.seat, rng)

    def redact_event(self, event: Event) -> Event:
        """The event without the values that are hidden from this seat."""
        return self.game.visibility.redact_event(event, self.seat)

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self.position, self.seat)
