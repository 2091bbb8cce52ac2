"""A table without its game: seats, settings, status and open proposals."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from ludotheque.core.game import Game

PERSON, BOT, OPEN = "person", "bot", "open"
"""Kinds of seats; a table that has not started is `OPEN` as well."""
PLAYING, OVER = "playing", "over"
"""Statuses of a table whose game has started."""
REMOVED = "removed"
"""The status of a table that nobody finds any more and that is about to be deleted."""


class Seat(msgspec.Struct):
    """A seat and its player: a person, a bot, or nobody yet."""

    seat: int
    kind: str
    user: int | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    guest: bool = False
    left: int | None = None
    """The user who may take the seat back from the bot that replaced them."""


class Proposal(msgspec.Struct):
    """An undo, a replacement or a rematch that needs the others' consent.

    `seat` is the player who asks for the undo or the rematch, or who is to be replaced. An undo
    goes back to `target` and can only be accepted at the step at which it was proposed. A
    replacement is carried out when it is `due`, if the player is still away.
    """

    id: int
    kind: str
    seat: int
    target: int
    step: int
    votes: list[int]
    due: datetime | None = None

    def is_open_at(self, step: int, *, over: bool) -> bool:
        """Whether it can still be answered when the game is at a step."""
        if over or self.kind == "rematch":
            return over and self.kind == "rematch"
        return self.kind != "undo" or self.step == step


class TableInfo(msgspec.Struct):
    """What is stored about a table apart from the positions of its game."""

    id: str
    game: Game[Any]
    host: int
    listed: bool
    undo: bool
    hints: bool
    absence: int
    """For how many seconds a player must be away to be replaced by a bot."""
    several_seats: bool
    spectator_chat: bool
    removed: list[int]
    """The users whom the host has removed."""
    status: str
    commitment: str
    successor: str | None
    created: str
    step: int
    actor: int | None
    seats: list[Seat]
    proposals: list[Proposal]
    result: dict[str, Any] | None = None
    """How the game ended: `scores`, `winners`, and the points of a `rival` without a seat."""
    ended: str | None = None

    def open_proposals(self) -> list[Proposal]:
        """The proposals that can still be answered."""
        over = self.status == OVER
        return [one for one in self.proposals if one.is_open_at(self.step, over=over)]

    def seats_left_by(self, user: int) -> list[int]:
        """The seats that a user may take back from bots."""
        return [seat.seat for seat in self.seats if seat.left == user]

    def seats_of(self, user: int | None) -> list[int]:
        """The seats of a user."""
        return [] if user is None else [seat.seat for seat in self.seats if seat.user == user]

    def users(self) -> set[int]:
        """Everybody who has a seat."""
        return {seat.user for seat in self.seats if seat.user is not None}

    def voters(self, proposal: Proposal) -> set[int]:
        """Whose consent a proposal needs: all players but the one whom it is about."""
        about = self.seats[proposal.seat].user
        return self.users() - {about if about is not None else -1}
