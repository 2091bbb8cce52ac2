"""The one place where log entries are written: many tables, one commit.

Whoever submits an entry waits until it is on the disk. Entries that arrive while a commit is under
way share the next one, so that the number of moves per second does not hang on the disk alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, update

from ludotheque.server import models
from ludotheque.server.database import Database

_MOST = 500
"""Entries of one commit."""


class Entry(msgspec.Struct, frozen=True):
    """A log entry, and what it makes of the table's row."""

    table: str
    number: int
    kind: str
    seat: int
    action: str
    events: list[Any]
    actor: int | None
    over: bool
    snapshot: str | None = None

    @property
    def key(self) -> tuple[str, int]:
        """What must be unique."""
        return self.table, self.number


class Submission(msgspec.Struct, frozen=True):
    """An entry that waits to be written, and who waits for it."""

    entry: Entry
    told: Callable[[], None]
    answer: asyncio.Future[bool]

    def conclude(self, accepted: bool) -> None:
        """Tells of the entry if it was accepted, even if nobody waits for the answer any more."""
        try:
            if accepted:
                self.told()
        except Exception as error:
            self.fail(error)
        if not self.answer.done():
            self.answer.set_result(accepted)

    def fail(self, error: Exception) -> None:
        """It could not be written or told."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Journal:
    """Writes entries in the order in which they come."""

    def __init__(self, database: Database) -> None:
        self._database = database
        columns = models.entries.c
        self._new_entries = database.insert_new(models.entries).returning(
            columns.table_id, columns.number
        )
        self._new_snapshots = database.insert_new(models.snapshots)
        self._queue: asyncio.Queue[Submission | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def submit(self, entry: Entry, told: Callable[[], None]) -> asyncio.Future[bool]:
        """Whether the entry is the accepted answer; ``True`` means that it is committed.

        `told` is called as soon as that is so, whether or not anybody waits for the answer.
        """
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Submission(entry, told, answer))
        return answer

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stops when everything that was submitted is written."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while (one := await self._queue.get()) is not None:
            batch = [one]
            while len(batch) < _MOST and not self._queue.empty():
                following = self._queue.get_nowait()
                if following is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(following)
            try:
                accepted = await self._commit([each.entry for each in batch])
            except Exception as error:
                for each in batch:
                    each.fail(error)
                continue
            # One after the other in the loop, while the next entries are already being written.
            for each in batch:
                loop.call_soon(each.conclude, each.entry is accepted.get(each.entry.key))

    async def _commit(self, batch: list[Entry]) -> dict[tuple[str, int], Entry]:
        """The entries that the database took."""
        first: dict[tuple[str, int], Entry] = {}
        for entry in batch:
            first.setdefault(entry.key, entry)
        # In one order, so that processes that write to the same tables do not wait in a circle.
        entries = [first[key] for key in sorted(first)]
        taken = await self._database.write(partial(self.insert, entries))
        return {key: first[key] for key in taken}

    def insert(self, entries: list[Entry], connection: Connection) -> set[tuple[str, int]]:
        """Writes what is new, with all that follows from it; tells the keys of that.

        Within a transaction: other changes may share it.
        """
        taken = {
            (row[0], row[1])
            for row in connection.execute(self._new_entries, [_row(entry) for entry in entries])
        }
        accepted = [entry for entry in entries if entry.key in taken]
        if accepted:
            connection.execute(_STAND, [_stand(entry) for entry in accepted])
        snapshots = [_snapshot(entry) for entry in accepted if entry.snapshot is not None]
        if snapshots:
            connection.execute(self._new_snapshots, snapshots)
        return taken


_STAND = (
    update(models.tables)
    .where(models.tables.c.id == bindparam("table"))
    .values(
        step=bindparam("new_step"), actor=bindparam("new_actor"), status=bindparam("new_status")
    )
)


def _stand(entry: Entry) -> dict[str, object]:
    return {
        "table": entry.table,
        "new_step": entry.number + 1,
        "new_actor": entry.actor,
        "new_status": "over" if entry.over else "playing",
    }


def _snapshot(entry: Entry) -> dict[str, object]:
    return {"table_id": entry.table, "number": entry.number + 1, "position": entry.snapshot}


def _row(entry: Entry) -> dict[str, object]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "events": entry.events,
    }
