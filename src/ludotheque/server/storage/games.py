"""Reading games: entries of the log, and the latest position from a snapshot and a short tail."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, Text, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.errors import BadPosition, BadRecord, LudothequeError
from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.log import Entry, read_event
from ludotheque.server.storage.replay import first_position, replay, restored, undo_target
from ludotheque.server.storage.schema import entries, seats, snapshots, tables

SNAPSHOT_EVERY = 16
"""Entries between two snapshots; opening a table replays about three times as many at most."""
_ACTIONS = 2 * SNAPSHOT_EVERY
"""Actions that are replayed at least when a table is opened, so that they can be undone."""
_MAX_READ = 8 * SNAPSHOT_EVERY
"""Entries, undone ones included, after which reading stops at the next snapshot."""
_COLUMNS = (entries.c.number, entries.c.kind, entries.c.seat, entries.c.action)
_REPLAYED = 20
"""Games of earlier versions whose entries are kept in memory."""
_log = logging.getLogger(__name__)


class RecentGame(NamedTuple):
    """A stored position, and how the game went on from it."""

    step: int
    state: State
    path: list[Entry]
    """The entries from that position to the latest one, without what was undone."""
    log: list[Entry]
    """The last entries of the log, undone ones included."""


class WholeGame(NamedTuple):
    """Everything that is stored of a game; the log has no events."""

    first: State
    log: list[Entry]
    snapshots: dict[int, str]


class GameStore:
    """Reads positions and log entries from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._replayed: dict[str, list[Entry]] = {}

    async def entries(self, game: Game[Any], id: str, start: int, end: int) -> list[Entry]:
        """The entries of a table's log from one number up to, not including, another."""
        async with self._database.read() as connection:
            return await self._read(connection, game, id, start, end)

    async def whole(self, connection: AsyncConnection, game: Game[Any], id: str) -> WholeGame:
        """Everything that is stored of a table's game."""
        query = select(snapshots.c.number, snapshots.c.position).where(snapshots.c.table_id == id)
        stored = {row.number: row.position for row in await connection.execute(query)}
        first = await _first(connection, game, id)
        return WholeGame(first, await self._log(connection, id, None), stored)

    async def played(self, id: str) -> list[tuple[int, str, str]]:
        """Number, kind and action of every entry of a table's log, without its events."""
        columns = entries.c.number, entries.c.kind, entries.c.action
        query = select(*columns).where(entries.c.table_id == id).order_by(entries.c.number)
        async with self._database.read() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(query)]

    async def recent(self, game: Game[Any], id: str) -> RecentGame:
        """The recent past of a table's game."""
        async with self._database.read() as connection:
            query = select(func.max(entries.c.number)).where(entries.c.table_id == id)
            last = (await connection.execute(query)).scalar()
            step = 0 if last is None else last + 1
            log = await self._read(connection, game, id, step - _ACTIONS, step)
            start, path = await self._path(connection, game, id, step, log)
            state = await self._position(connection, game, id, start)
        return RecentGame(start, state, path, log)

    async def _position(
        self, connection: AsyncConnection, game: Game[Any], id: str, step: int
    ) -> State:
        """The position of a snapshot; if it is damaged, from the log."""
        stored = select(snapshots.c.position).where(
            snapshots.c.table_id == id, snapshots.c.number == step
        )
        position = (await connection.execute(stored)).scalar_one_or_none()
        try:
            state = decode_position(game, position)
        except LudothequeError as error:
            _log.warning("table %s: snapshot %s is rebuilt from the log: %s", id, step, error)
            first = await _first(connection, game, id)
            log = await self._log(connection, id, step)
            return await asyncio.to_thread(_last, game, first, log)
        return state

    async def position(self, game: Game[Any], id: str, step: int) -> State:
        """The position at a step, also at one that was undone later."""
        async with self._database.read() as connection:
            start, path = await self._path(connection, game, id, step, [], wanted=0)
            state = await self._position(connection, game, id, start)
        state.listening = False
        for entry in path:
            if entry.kind == "action":
                state.apply(game.parse(entry.action))
        return state

    async def _path(
        self,
        connection: AsyncConnection,
        game: Game[Any],
        id: str,
        step: int,
        log: list[Entry],
        wanted: int = _ACTIONS,
    ) -> tuple[int, list[Entry]]:
        """A snapshot so many actions back, and the entries that lead from it to a step.

        It skips what was undone, so that earlier choices can still be undone.
        """
        query = select(snapshots.c.number).where(snapshots.c.table_id == id)
        stored = set((await connection.execute(query)).scalars())
        known = {entry.number: entry for entry in log}
        path: list[Entry] = []
        at, actions = step, 0
        while at > 0 and (at not in stored or (actions < wanted and len(path) < _MAX_READ)):
            if at - 1 not in known:
                more = await self._read(connection, game, id, at - _ACTIONS, at)
                known |= {entry.number: entry for entry in more}
            if at - 1 not in known:
                raise BadRecord(f"entry {at - 1} of the log is missing.", at - 1)
            entry = known[at - 1]
            path.append(entry)
            actions += entry.kind == "action"
            at = undo_target(entry) if entry.kind == "undo" else entry.number
        return at, path[::-1]

    async def _read(
        self, connection: AsyncConnection, game: Game[Any], id: str, start: int, end: int
    ) -> list[Entry]:
        query = (
            select(*_COLUMNS, cast(entries.c.events, Text).label("events"))
            .where(entries.c.table_id == id, entries.c.number >= start, entries.c.number < end)
            .order_by(entries.c.number)
        )
        rows = (await connection.execute(query)).all()
        events = [_events(game, row) for row in rows]
        if None in events and id not in self._replayed:
            await self._replay(connection, game, id)
        return [
            _entry(row, stored) if stored is not None else self._replayed[id][row.number]
            for row, stored in zip(rows, events, strict=True)
        ]

    async def _replay(self, connection: AsyncConnection, game: Game[Any], id: str) -> None:
        """Plays a game again whose events were stored by an earlier version, or are damaged."""
        first = await _first(connection, game, id)
        log = await self._log(connection, id, None)
        played = await asyncio.to_thread(lambda: [entry for entry, _ in replay(game, first, log)])
        if len(self._replayed) >= _REPLAYED:
            del self._replayed[next(iter(self._replayed))]
        self._replayed[id] = played

    async def _log(self, connection: AsyncConnection, id: str, end: int | None) -> list[Entry]:
        """The log up to a number, without events."""
        query = select(*_COLUMNS).where(entries.c.table_id == id).order_by(entries.c.number)
        if end is not None:
            query = query.where(entries.c.number < end)
        return [_entry(row, ()) for row in await connection.execute(query)]


async def _first(connection: AsyncConnection, game: Game[Any], id: str) -> State:
    """The first position of a table's game, from its set-up."""
    columns = (tables.c.seed, tables.c.options, tables.c.position)
    setup = (await connection.execute(select(*columns).where(tables.c.id == id))).one()
    players = select(func.count()).select_from(seats).where(seats.c.table_id == id)
    return first_position(game, (await connection.execute(players)).scalar_one(), setup)


def _last(game: Game[Any], first: State, log: list[Entry]) -> State:
    """The position at the end of a log."""
    return [first, *(state for _, state in replay(game, first, log))][-1]


def decode_position(game: Game[Any], position: str | None) -> State:
    """The position of a snapshot. Raises `BadPosition`."""
    try:
        return restored(game, msgspec.json.decode(position or ""))
    except msgspec.DecodeError as error:
        raise BadPosition(f"it is not JSON: {error}.") from error


def _events(game: Game[Any], row: Row[Any]) -> tuple[Event, ...] | None:
    """The stored events of an entry; ``None`` if the game must be replayed."""
    try:
        stored = msgspec.json.decode(row.events, type=list[list[Any]])
    except msgspec.DecodeError:
        return None
    events = [read_event(game, one) for one in stored]
    return None if None in events else tuple(event for event in events if event is not None)


def _entry(row: Any, events: tuple[Event, ...]) -> Entry:
    return Entry(row.number, row.kind, row.seat, row.action, events)
