"""A table without its game: seats, settings, status and open proposals."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.game import Game

PERSON, BOT, OPEN = "person", "bot", "open"
"""Kinds of seats; a table that has not started is `OPEN` as well."""
PLAYING, OVER = "playing", "over"
"""Statuses of a table whose game has started."""


class Seat(msgspec.Struct):
    """A seat and its player: a person, a bot, or nobody yet."""

    seat: int
    kind: str
    user: int | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False


class Proposal(msgspec.Struct):
    """An undo or a replacement that needs the others' consent.

    `seat` is the player who asks for the undo or who is to be replaced. An undo goes back to
    `target` and can only be accepted at the step at which it was proposed.
    """

    id: int
    kind: str
    seat: int
    target: int
    step: int
    votes: list[int]

    def is_open_at(self, step: int) -> bool:
        """Whether it can still be answered when the game is at a step."""
        return self.kind != "undo" or self.step == step


class TableInfo(msgspec.Struct):
    """What is stored about a table apart from the positions of its game."""

    id: str
    game: Game[Any]
    host: int
    listed: bool
    undo: bool
    hints: bool
    status: str
    commitment: str
    successor: str | None
    created: str
    step: int
    actor: int | None
    seats: list[Seat]
    proposals: list[Proposal]

    def seats_of(self, user: int | None) -> list[int]:
        """The seats of a user."""
        return [seat.seat for seat in self.seats if user is not None and seat.user == user]

    def users(self) -> set[int]:
        """Everybody who has a seat."""
        return {seat.user for seat in self.seats if seat.user is not None}

    def voters(self, proposal: Proposal) -> set[int]:
        """Whose consent a proposal needs: all players but the one whom it is about."""
        about = self.seats[proposal.seat].user
        return self.users() - {about if about is not None else -1}
