"""Reading games: entries of the log, and the latest position from a snapshot and a short tail."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.log import Entry, read_event
from ludotheque.server.storage.schema import entries, snapshots

SNAPSHOT_EVERY = 16
"""Entries between two snapshots; opening a table replays about three times as many at most."""
_ACTIONS = 2 * SNAPSHOT_EVERY
"""Actions that are replayed at least when a table is opened, so that they can be undone."""
_MAX_READ = 8 * SNAPSHOT_EVERY
"""Entries, undone ones included, after which reading stops at the next snapshot."""


class RecentGame(NamedTuple):
    """A stored position, and how the game went on from it."""

    step: int
    state: State
    path: list[Entry]
    """The entries from that position to the latest one, without what was undone."""
    log: list[Entry]
    """The last entries of the log, undone ones included."""


class GameStore:
    """Reads positions and log entries from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, game: Game[Any], id: str, start: int, end: int) -> list[Entry]:
        """The entries of a table's log from one number up to, not including, another."""
        async with self._database.read() as connection:
            return await self._read(connection, game, id, start, end)

    async def recent(self, game: Game[Any], id: str) -> RecentGame:
        """The recent past of a table's game."""
        async with self._database.read() as connection:
            query = select(func.max(entries.c.number)).where(entries.c.table_id == id)
            last = (await connection.execute(query)).scalar()
            step = 0 if last is None else last + 1
            log = await self._read(connection, game, id, step - _ACTIONS, step)
            start, path = await self._path(connection, game, id, step, log)
            stored = select(snapshots.c.position).where(
                snapshots.c.table_id == id, snapshots.c.number == start
            )
            position = (await connection.execute(stored)).scalar_one()
        return RecentGame(start, State.from_json(msgspec.json.decode(position)), path, log)

    async def _path(
        self, connection: AsyncConnection, game: Game[Any], id: str, step: int, log: list[Entry]
    ) -> tuple[int, list[Entry]]:
        """A snapshot far enough back, and the entries that lead from it to a step.

        It skips what was undone, so that earlier choices can still be undone.
        """
        query = select(snapshots.c.number).where(snapshots.c.table_id == id)
        stored = set((await connection.execute(query)).scalars())
        known = {entry.number: entry for entry in log}
        path: list[Entry] = []
        at, actions = step, 0
        while at > 0 and (at not in stored or (actions < _ACTIONS and len(path) < _MAX_READ)):
            if at - 1 not in known:
                more = await self._read(connection, game, id, at - _ACTIONS, at)
                known |= {entry.number: entry for entry in more}
            entry = known[at - 1]
            path.append(entry)
            actions += entry.kind == "action"
            at = int(entry.action) if entry.kind == "undo" else entry.number
        return at, path[::-1]

    async def _read(
        self, connection: AsyncConnection, game: Game[Any], id: str, start: int, end: int
    ) -> list[Entry]:
        query = (
            select(entries)
            .where(entries.c.table_id == id, entries.c.number >= start, entries.c.number < end)
            .order_by(entries.c.number)
        )
        return [_entry(game, row) for row in await connection.execute(query)]


def _entry(game: Game[Any], row: Row[Any]) -> Entry:
    events = tuple(read_event(game, stored) for stored in row.events)
    return Entry(row.number, row.kind, row.seat, row.action, events)
