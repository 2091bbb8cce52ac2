"""A table in memory: its seats, and the last positions of its game.

It is only a shadow of the database. Any process can make it from a snapshot and the short tail of
entries behind it, and throw it away again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludotheque.core.errors import BadRecord
from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.core.view import View

SNAPSHOT_EVERY = 16
"""Entries between two snapshots; a table opens by replaying about three times as many at most."""

_REMEMBERED = 4 * SNAPSHOT_EVERY


class Seat(msgspec.Struct):
    """Who sits on a seat: a person, a bot, or nobody yet."""

    seat: int
    kind: str
    user: int | None
    name: str
    bot: str | None
    resigned: bool


class Proposal(msgspec.Struct):
    """Something that waits for consent; it is about a seat, and ends with its step."""

    id: int
    kind: str
    seat: int
    target: int
    step: int
    votes: list[int]


class Info(msgspec.Struct):
    """What is known of a table apart from its game."""

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
        """The seats on which a person sits."""
        return [seat.seat for seat in self.seats if user is not None and seat.user == user]

    def people(self) -> set[int]:
        """Everybody who sits at the table."""
        return {seat.user for seat in self.seats if seat.user is not None}

    def asked(self, proposal: Proposal) -> set[int]:
        """Whose consent a proposal needs: everybody's but of the one whom it is about."""
        about = self.seats[proposal.seat].user
        return self.people() - {about if about is not None else -1}


class LogRow(msgspec.Struct, frozen=True):
    """An entry of the log as it is stored."""

    number: int
    kind: str
    seat: int
    action: str
    events: list[Any]


class Point(msgspec.Struct):
    """A position on the way to the present, and the entry that led to it."""

    number: int
    state: State
    kind: str
    seat: int
    choices: int


class Told:
    """What has been told of the present position, so that nothing is worked out or written twice.

    ``None`` stands for the eyes of a spectator.
    """

    def __init__(self) -> None:
        self.views: dict[int | None, View] = {}
        self.positions: dict[int | None, bytes] = {}
        self.rows: dict[tuple[int, int | None], msgspec.Raw] = {}
        self.actions: msgspec.Raw | None = None
        """Of whoever must decide."""


class LiveTable:
    """A table whose game has begun."""

    def __init__(self, info: Info, number: int, state: State) -> None:
        self.info = info
        self.path = [Point(number, state, "start", -1, 0)]
        self.number = number
        self.log: list[LogRow] = []
        """The entries behind the first point of the path."""
        self.told = Told()

    @property
    def state(self) -> State:
        """The present position; never changed in place."""
        return self.path[-1].state

    def follow(self, row: LogRow, state: State | None = None) -> None:
        """Goes on to the position after an accepted entry, which may be known already."""
        choices = 0
        if row.kind == "undo":
            while len(self.path) > 1 and self.path[-1].number > int(row.action):
                self.path.pop()
        elif row.kind == "action":
            choices = len(self.state.actions())
            state = state or self._after(row.action)
        self.number = row.number + 1
        self.path.append(Point(self.number, state or self.state, row.kind, row.seat, choices))
        self.log.append(row)
        self.told = Told()
        del self.path[:-_REMEMBERED], self.log[:-_REMEMBERED]

    def since(self, start: int) -> list[LogRow] | None:
        """The log from a number on; ``None`` if memory does not reach so far back."""
        if start >= self.number:
            return []
        first = self.log[0].number if self.log else self.number
        return self.log[start - first :] if first <= start else None

    def _after(self, action: str) -> State:
        state = self.state.copy()
        state.listening = False
        state.apply(self.info.game.parse(action))
        return state

    def at(self, number: int) -> State:
        """The position of an earlier number on the way to the present."""
        for point in reversed(self.path):
            if point.number == number:
                return point.state
        raise BadRecord(f"step {number} is too long ago to go back to.", number)

    def last_choice(self, seats: Sequence[int]) -> tuple[int, bool] | None:
        """Where undo leads for somebody, and whether it is free.

        It leads to before their last real choice. It is free if nothing has been revealed since
        and nobody but bots has acted.
        """
        if self.state.over or not seats:
            return None
        free = True
        for index in range(len(self.path) - 1, 0, -1):
            point = self.path[index]
            if point.kind != "action":
                continue
            if point.seat not in seats:
                free = free and self.info.seats[point.seat].kind != "person"
            elif point.choices > 1:
                before = self.path[index - 1]
                return before.number, free and not self._has_revealed_since(before.state)
        return None

    def _has_revealed_since(self, before: State) -> bool:
        return self.info.game.visibility.reveals(before, self.state)

    def update_info(self) -> None:
        """Lets the description of the table say where its game stands."""
        self.info.step, self.info.actor = self.number, self.state.actor
        self.info.status = "over" if self.state.over else "playing"

    def snapshot_is_due(self) -> bool:
        """Whether the next entry shall carry a snapshot."""
        return (self.number + 1) % SNAPSHOT_EVERY == 0

    def bot_to_move(self) -> Seat | None:
        """The bot that must decide, if it is a bot's turn."""
        actor = self.state.actor
        seat = None if actor is None else self.info.seats[actor]
        return seat if seat is not None and seat.kind == "bot" else None


def event_json(event: Event) -> list[Any]:
    """An event as it is stored."""
    return [event.kind.name, event.seat, list(event.values)]


def stored_event(game: Game[Any], stored: list[Any]) -> Event:
    """An event as it was stored."""
    kind, seat, values = stored
    return Event(game.event_kinds[kind], seat, tuple(values))
