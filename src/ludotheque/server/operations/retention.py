"""Retention: what nobody needs any more is removed after the time that the settings give."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from sqlalchemy import Select, and_, delete, exists, select

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
_PURGED_AFTER = timedelta(minutes=10)
"""Until then every process has noticed that a table was removed."""
_log = logging.getLogger(__name__)


class Retention:
    """Removes old guests, tables and chats."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    async def sweep_now(self) -> None:
        """Removes what is too old."""
        await self.sweep(times.now())

    async def sweep(self, now: datetime) -> None:
        """Removes what is too old at a time."""
        keep = self._settings
        if keep.keep_open_tables:
            await self._remove_open_tables(now - timedelta(days=keep.keep_open_tables))
        if keep.keep_chats:
            await self._delete_chats(now - timedelta(days=keep.keep_chats))
        await self._purge_removed_tables(now - _PURGED_AFTER)
        if keep.keep_guests:
            await self._delete_guests(now - timedelta(days=keep.keep_guests))

    async def _remove_open_tables(self, before: datetime) -> None:
        old = and_(tables.c.status == OPEN, tables.c.created < before)
        number = await Admin(self._database, "retention").remove_tables(old, "it never began")
        if number:
            _log.info("%s tables that never began are removed", number)

    async def _delete_chats(self, before: datetime) -> None:
        finished = select(tables.c.id).where(tables.c.status == OVER)
        old = and_(chats.c.created < before, chats.c.table_id.in_(finished))
        async with self._database.begin() as connection:
            await connection.execute(delete(chats).where(old))

    async def _purge_removed_tables(self, before: datetime) -> None:
        """Deletes all rows of tables that were removed some time ago."""
        noticed = exists().where(
            audit.c.action == REMOVE_TABLE,
            audit.c.target == tables.c.id,
            audit.c.created < before,
        )
        query = select(tables.c.id).where(tables.c.status == REMOVED, noticed)
        async with self._database.begin() as connection:
            ids = (await connection.execute(query)).scalars().all()
            for part in (visits, proposals, chats, snapshots, entries, seats):
                await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))

    async def _delete_guests(self, before: datetime) -> None:
        """Deletes guests who have been away for long and whom nothing refers to."""
        async with self._database.begin() as connection:
            ids = (await connection.execute(_idle_guests(before))).scalars().all()
            for part in (visits, sessions):
                await connection.execute(delete(part).where(part.c.user_id.in_(ids)))
            await connection.execute(delete(users).where(users.c.id.in_(ids)))
        if ids:
            _log.info("%s guests who were away for long are removed", len(ids))


def _idle_guests(before: datetime) -> Select[tuple[int]]:
    return (
        select(users.c.id)
        .where(users.c.login.is_(None), users.c.created < before)
        .where(~exists().where(sessions.c.user_id == users.c.id, sessions.c.seen >= before))
        .where(~exists().where(seats.c.user_id == users.c.id))
        .where(~exists().where(tables.c.host == users.c.id))
        .where(~exists().where(chats.c.user_id == users.c.id))
        .where(~exists().where(boxes.c.user_id == users.c.id))
        .limit(10_000)
    )
