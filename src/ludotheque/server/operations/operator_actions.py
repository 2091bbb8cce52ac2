"""A running server follows the audit log: bans and removals take effect at once."""

from __future__ import annotations

from sqlalchemy import func, select

from ludotheque.server.operations.admin import BAN, REMOVE_PERSON, REMOVE_TABLE, RESET_PASSWORD
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import audit
from ludotheque.server.tables.registry import TableRegistry

INTERVAL = 2.0
"""Seconds between two looks at the audit log."""


class OperatorActions:
    """Carries out in this process what operators have done in the database."""

    def __init__(
        self, database: Database, registry: TableRegistry, subscribers: Subscribers
    ) -> None:
        self._database = database
        self._registry = registry
        self._subscribers = subscribers
        self._followed: int | None = None

    async def refresh(self) -> None:
        """Carries out what is new; on the first call, nothing."""
        async with self._database.read() as connection:
            if self._followed is None:
                newest = select(func.coalesce(func.max(audit.c.id), 0))
                self._followed = int((await connection.execute(newest)).scalar_one())
            query = select(audit).where(audit.c.id > self._followed).order_by(audit.c.id)
            rows = (await connection.execute(query)).all()
        for row in rows:
            self._followed = row.id
            if row.action in (BAN, REMOVE_PERSON, RESET_PASSWORD):
                self._end_connections_of(int(row.target))
            elif row.action == REMOVE_TABLE:
                self._registry.drop(row.target)
                for connection_to_table in self._subscribers.of(row.target):
                    connection_to_table.end()

    def _end_connections_of(self, user: int) -> None:
        for table in self._subscribers.tables():
            for connection in self._subscribers.of(table):
                if connection.user == user:
                    connection.end()
