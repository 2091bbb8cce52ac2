"""A table whose game has started, in memory: its seats and the recent positions of its game.

It is a cache of the database. Any process can build it from a snapshot and the entries after it,
and drop it again.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheque.core.errors import BadRecord
from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.server.storage.games import SNAPSHOT_EVERY, RecentGame
from ludotheque.server.storage.log import Entry
from ludotheque.server.tables.info import BOT, OVER, PERSON, PLAYING, Seat, TableInfo

_KEPT = 4 * SNAPSHOT_EVERY
"""Positions and entries that are kept."""


class PathPoint(msgspec.Struct):
    """A position on the path to the present, and the entry that led to it."""

    step: int
    state: State
    kind: str
    seat: int
    choices: int
    """How many actions were legal when this one was chosen."""


class MessageCache:
    """Parts of messages about the present position, by viewer, so that each is made once.

    The key ``None`` stands for spectators, and for everybody in a game without secrets.
    """

    def __init__(self) -> None:
        self.views: dict[int | None, View] = {}
        self.positions: dict[int | None, bytes] = {}
        self.entries: dict[tuple[int, int | None], msgspec.Raw] = {}
        self.actions: msgspec.Raw | None = None
        """The legal actions of the seat that must decide."""


class RunningTable:
    """A table whose game has started; the game may be over."""

    def __init__(self, info: TableInfo, step: int, state: State) -> None:
        self.info = info
        self.step = step
        """The step that waits for an answer: the number of the next entry."""
        self.secret: bytes | None = None
        """The key of what the server draws, once it has been read."""
        self.cache = MessageCache()
        self._path = [PathPoint(step, state, "start", -1, 0)]
        self._log: list[Entry] = []

    @classmethod
    def restore(cls, info: TableInfo, recent: RecentGame) -> RunningTable:
        """The table as it is stored."""
        if recent.state.players != len(info.seats):
            raise BadRecord(f"the game has {recent.state.players} seats, not {len(info.seats)}.")
        table = cls(info, recent.step, recent.state)
        for entry in recent.path:
            table.follow(entry)
        table._log = recent.log
        table._update_info()
        return table

    @property
    def state(self) -> State:
        """The present position; never changed in place."""
        return self._path[-1].state

    def follow(self, entry: Entry, state: State | None = None) -> None:
        """Moves on to the position after a committed entry, given as `state` if it is known."""
        choices = 0
        if entry.kind == "undo":
            while len(self._path) > 1 and self._path[-1].step > int(entry.action):
                self._path.pop()
        elif entry.kind == "action":
            choices = len(self.state.options())
            state = state or self._after(entry.action)
        self.step = entry.number + 1
        point = PathPoint(self.step, state or self.state, entry.kind, entry.seat, choices)
        self._path.append(point)
        self._log.append(entry)
        self.cache = MessageCache()
        del self._path[:-_KEPT], self._log[:-_KEPT]
        self._update_info()

    def entries_since(self, start: int) -> list[Entry] | None:
        """The log from a number on; ``None`` if it is not kept from there."""
        if start >= self.step:
            return []
        first = self._log[0].number if self._log else self.step
        return self._log[start - first :] if first <= start else None

    def _after(self, action: str) -> State:
        state = self.state.copy()
        state.listening = False
        state.apply(self.info.game.parse(action))
        return state

    def state_at(self, step: int) -> State:
        """The position at an earlier step on the path to the present."""
        for point in reversed(self._path):
            if point.step == step:
                return point.state
        raise BadRecord(f"step {step} is too long ago to go back to.", step)

    def undo_target(
        self, seats: Sequence[int], since: int | None = None
    ) -> tuple[int, bool] | None:
        """The step to which the player of these seats can go back, and whether that is free.

        It is the step of their last choice among several actions, or of their first one `since` a
        step. It is free if nothing has been revealed since then and nobody but bots has acted.
        """
        if self.state.over or not seats:
            return None
        free = True
        found: tuple[int, bool] | None = None
        for index in range(len(self._path) - 1, 0, -1):
            point = self._path[index]
            if point.kind == "replace":
                # Whoever was replaced cannot agree to an undo of what happened before.
                return None
            if point.kind != "action":
                continue
            if point.seat not in seats:
                free = free and self.info.seats[point.seat].kind != PERSON
            elif point.choices > 1:
                before = self._path[index - 1]
                if found is not None and (since is None or before.step < since):
                    break
                found = before.step, free and not self._has_revealed_since(before.state)
                if since is None:
                    break
        return found

    def _has_revealed_since(self, before: State) -> bool:
        return self.info.game.visibility.reveals(before, self.state)

    def replace_info(self, info: TableInfo) -> None:
        """Takes over seats, settings and proposals that were read again."""
        before, self.info = self.info, info
        self._update_info()
        if info != before:
            self.cache = MessageCache()

    def _update_info(self) -> None:
        self.info.step, self.info.actor = self.step, self.state.actor
        self.info.status = OVER if self.state.over else PLAYING

    def needs_snapshot(self) -> bool:
        """Whether the next entry is to be stored with a snapshot."""
        return (self.step + 1) % SNAPSHOT_EVERY == 0

    def bot_to_move(self) -> Seat | None:
        """The seat that must decide, if a bot plays it."""
        actor = self.state.actor
        seat = None if actor is None else self.info.seats[actor]
        return seat if seat is not None and seat.kind == BOT else None
