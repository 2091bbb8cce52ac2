"""The append-only game log: its entries, and the one writer that commits them.

A caller that appends an entry waits until it is on disk. Entries that arrive while a commit is
running share the next one, so the number of moves per second is not limited by the disk alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Insert, bindparam, update

from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State
from ludotheque.server.storage import schema
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.times import now
from ludotheque.server.tables.info import OVER, PLAYING, REMOVED

Row = dict[str, Any]

_MAX_BATCH = 500
"""Entries per commit."""


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log: an action, an undo, or a bot that took over a seat or gave it back.

    `number` is the step that it answers. The `action` of an undo is the step that it goes back to.
    """

    number: int
    kind: str
    seat: int
    action: str = ""
    events: tuple[Event, ...] = ()


class LogAppend(msgspec.Struct, frozen=True):
    """An entry to be written, and the status of the table after it."""

    table: str
    entry: Entry
    actor: int | None
    over: bool
    snapshot: str | None = None
    result: dict[str, Any] | None = None

    @property
    def key(self) -> tuple[str, int]:
        """The primary key of the entry."""
        return self.table, self.entry.number


def append_after(table: str, entry: Entry, state: State, *, snapshot: bool) -> LogAppend:
    """An entry that leads to a position, which is stored with it if `snapshot` is set."""
    stored = encode_position(state) if snapshot else None
    outcome = state.outcome
    result = None if outcome is None else result_of(outcome)
    return LogAppend(table, entry, state.actor, state.over, stored, result)


def result_of(outcome: Outcome) -> dict[str, Any]:
    """What a list of finished games says: the points of all, and who is first."""
    rival = outcome.rival
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "rival": None if rival is None else sum(rival.points.values()),
    }


def encode_position(state: State) -> str:
    """A position as the text of a snapshot."""
    return msgspec.json.encode(state.to_json()).decode()


class _Submission(msgspec.Struct, frozen=True):
    """An entry in the queue, and the caller that waits for it."""

    append: LogAppend
    committed: Callable[[], None]
    result: asyncio.Future[bool]

    def finish(self, accepted: bool) -> None:
        """Reports an accepted entry even if the caller has stopped waiting."""
        try:
            if accepted:
                self.committed()
        except Exception as error:
            self.fail(error)
        if not self.result.done():
            self.result.set_result(accepted)

    def fail(self, error: Exception) -> None:
        """The commit, or the report of it, raised an error."""
        if not self.result.done():
            self.result.set_exception(error)


class LogWriter:
    """Writes entries in the order in which they are submitted."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._statements = _Statements(database.insert_new)
        self._queue: asyncio.Queue[_Submission | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def submit(self, append: LogAppend, committed: Callable[[], None]) -> asyncio.Future[bool]:
        """Whether the entry is committed; ``False`` if that step has another entry.

        `committed` is called as soon as it is, whether or not anybody awaits the result.
        """
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Submission(append, committed, result))
        return result

    def start(self) -> None:
        """Starts writing."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stops when everything that was submitted is written."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while len(batch) < _MAX_BATCH and not self._queue.empty():
                following = self._queue.get_nowait()
                if following is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(following)
            try:
                accepted = await self._commit([one.append for one in batch])
            except Exception as error:
                for one in batch:
                    one.fail(error)
                continue
            # In separate turns of the event loop, while the next batch is being written.
            for one in batch:
                loop.call_soon(one.finish, one.append is accepted.get(one.append.key))

    async def _commit(self, batch: list[LogAppend]) -> dict[tuple[str, int], LogAppend]:
        """The entries that the database accepted, by key."""
        first: dict[tuple[str, int], LogAppend] = {}
        for append in batch:
            first.setdefault(append.key, append)
        # Sorted, so that processes that write to the same tables do not deadlock.
        appends = [first[key] for key in sorted(first)]
        inserted = await self._database.write(partial(self.insert, appends))
        return {key: first[key] for key in inserted}

    def insert(self, appends: list[LogAppend], connection: Connection) -> set[tuple[str, int]]:
        """Inserts new entries with snapshot and table status; returns the keys of those.

        It runs in the caller's transaction, which may contain other changes.
        """
        rows = self._statements.insert_entries(connection, [_entry_row(a) for a in appends])
        inserted = {(row["table_id"], row["number"]) for row in rows}
        accepted = [append for append in appends if append.key in inserted]
        if accepted:
            status = [_status_values(append) for append in accepted]
            self._statements.update_status(connection, status)
        snapshots = [_snapshot_row(append) for append in accepted if append.snapshot is not None]
        if snapshots:
            self._statements.insert_snapshots(connection, snapshots)
        return inserted


_UPDATE_STATUS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.status != REMOVED)
    .values(
        step=bindparam("new_step"),
        actor=bindparam("new_actor"),
        status=bindparam("new_status"),
        result=bindparam("new_result", type_=schema.tables.c.result.type),
        ended=bindparam("new_ended", type_=schema.tables.c.ended.type),
    )
)


class _Statements:
    """What is executed for the entries of a commit."""

    def __init__(self, insert_new: Callable[[object], Insert]) -> None:
        self._insert_entries = insert_new(schema.entries)
        self._insert_snapshots = insert_new(schema.snapshots)

    def insert_entries(self, connection: Connection, rows: list[Row]) -> list[Row]:
        """Inserts entries; returns those that are new."""
        keys = schema.entries.c.table_id, schema.entries.c.number
        found = connection.execute(self._insert_entries.returning(*keys), rows)
        new = {(row[0], row[1]) for row in found}
        return [row for row in rows if (row["table_id"], row["number"]) in new]

    def update_status(self, connection: Connection, rows: list[Row]) -> None:
        """Notes how the tables stand."""
        connection.execute(_UPDATE_STATUS, rows)

    def insert_snapshots(self, connection: Connection, rows: list[Row]) -> None:
        """Inserts snapshots."""
        connection.execute(self._insert_snapshots, rows)


def _status_values(append: LogAppend) -> Row:
    return {
        "table": append.table,
        "new_step": append.entry.number + 1,
        "new_actor": append.actor,
        "new_status": OVER if append.over else PLAYING,
        "new_result": append.result,
        "new_ended": now() if append.over else None,
    }


def _snapshot_row(append: LogAppend) -> Row:
    return {
        "table_id": append.table,
        "number": append.entry.number + 1,
        "position": append.snapshot,
    }


def _entry_row(append: LogAppend) -> Row:
    entry = append.entry
    return {
        "table_id": append.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "events": [_stored_event(event) for event in entry.events],
    }


_StoredEvent = tuple[str, int, tuple[int | None, ...], int, tuple[str, int] | None]


def _stored_event(event: Event) -> list[Any]:
    return [event.kind.name, event.seat, event.values, event.by, event.cause]


def read_event(game: Game[Any], stored: list[Any]) -> Event | None:
    """An event as it was stored; ``None`` if events of that kind have other values now.

    Version 0.1.0 stored three parts, and its values meant other things.
    """
    try:
        name, seat, values, by, cause = msgspec.convert(stored, type=_StoredEvent)
        kind = game.event_kinds[name]
    except (msgspec.ValidationError, KeyError):
        return None
    if len(values) != len(kind.params):
        return None
    return Event(kind, seat, values, by, cause)
