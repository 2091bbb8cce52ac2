"""Retention: what nobody needs any more is removed after the time that the settings give."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, delete, select

from ludotheque.server.operations.admin import REMOVE_TABLE, Admin
from ludotheque.server.operations.settings import Settings
from ludotheque.server.storage import times
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import (
    audit,
    boxes,
    chats,
    entries,
    proposals,
    seats,
    sessions,
    snapshots,
    tables,
    users,
    visits,
)
from ludotheque.server.tables.info import OPEN, OVER, REMOVED

INTERVAL = 3600.0
"""Seconds between two sweeps."""
_PORTION = 100
"""Rows of a kind that are removed in one transaction."""
_PURGED_AFTER = timedelta(minutes=10)
"""Until then every process has noticed that a table was removed."""
_log = logging.getLogger(__name__)


class Retention:
    """Removes old guests, tables and chats, a portion at a time, so that no move waits long."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    async def sweep_now(self) -> bool:
        """Removes a portion of what is too old; whether there may be more."""
        return await self.sweep(times.now())

    async def sweep(self, now: datetime) -> bool:
        """Removes a portion of what is too old at a time; whether there may be more."""
        keep = self._settings
        removed = [await self._purge_removed_tables(now - _PURGED_AFTER)]
        if keep.keep_open_tables:
            before = now - timedelta(days=keep.keep_open_tables)
            removed.append(await self._remove_open_tables(before))
        if keep.keep_chats:
            removed.append(await self._delete_chats(now - timedelta(days=keep.keep_chats)))
        if keep.keep_guests:
            removed.append(await self._delete_guests(now - timedelta(days=keep.keep_guests)))
        return max(removed) == _PORTION

    async def _remove_open_tables(self, before: datetime) -> int:
        old = _portion(tables.c.id, tables.c.status == OPEN, tables.c.created < before)
        admin = Admin(self._database, "retention")
        number = await admin.remove_tables(tables.c.id.in_(old), "it never began")
        if number:
            _log.info("%s tables that never began are removed", number)
        return number

    async def _delete_chats(self, before: datetime) -> int:
        finished = select(tables.c.id).where(tables.c.status == OVER)
        old = _portion(chats.c.id, chats.c.created < before, chats.c.table_id.in_(finished))
        async with self._database.begin() as connection:
            return (await connection.execute(delete(chats).where(chats.c.id.in_(old)))).rowcount

    async def _purge_removed_tables(self, before: datetime) -> int:
        """Deletes all rows of tables that were removed some time ago."""
        noticed = select(audit.c.target).where(
            audit.c.action == REMOVE_TABLE, audit.c.created < before
        )
        query = _portion(tables.c.id, tables.c.status == REMOVED, tables.c.id.in_(noticed))
        async with self._database.begin() as connection:
            ids = (await connection.execute(query)).scalars().all()
            for part in (visits, proposals, chats, snapshots, entries, seats):
                await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return len(ids)

    async def _delete_guests(self, before: datetime) -> int:
        """Deletes guests who have been away for long and whom nothing refers to."""
        async with self._database.begin() as connection:
            ids = (await connection.execute(_idle_guests(before))).scalars().all()
            for part in (visits, sessions):
                await connection.execute(delete(part).where(part.c.user_id.in_(ids)))
            await connection.execute(delete(users).where(users.c.id.in_(ids)))
        if ids:
            _log.info("%s guests who were away for long are removed", len(ids))
        return len(ids)


def _portion(ids: Column[Any], *which: ColumnElement[bool]) -> Select[Any]:
    return select(ids).where(*which).limit(_PORTION)


def _idle_guests(before: datetime) -> Select[Any]:
    kept = (
        select(sessions.c.user_id).where(sessions.c.seen >= before),
        select(seats.c.user_id).where(seats.c.user_id.is_not(None)),
        select(tables.c.host),
        select(chats.c.user_id),
        select(boxes.c.user_id),
    )
    unused = (users.c.id.not_in(some) for some in kept)
    return _portion(users.c.id, users.c.login.is_(None), users.c.created < before, *unused)
