"""The state of the server as a whole: whether its database works, draining, an announcement.

Clients and load balancers are told. Operators set draining and announcements in the database, in
the table `switches`, so that all processes learn of it.
"""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import select

from ludotheque.server.errors import DatabaseAway, Draining
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import switches

DRAINING, ANNOUNCEMENT = "draining", "announcement"
"""Names of switches."""
INTERVAL = 2.0
"""Seconds between two looks at the database."""


class Status(msgspec.Struct, frozen=True):
    """What clients are told."""

    database: bool = True
    draining: bool = False
    announcement: str | None = None


class ServerStatus:
    """Follows the state of the server and sends changes to all connections."""

    def __init__(self, database: Database, subscribers: Subscribers) -> None:
        self._database = database
        self._subscribers = subscribers
        self._draining = False
        self._announcement: str | None = None
        self._sent = Status()
        self._looking = asyncio.Lock()
        """Of two looks the later one counts."""

    @property
    def now(self) -> Status:
        """The present state, as far as this process knows it."""
        return Status(self._database.away is None, self._draining, self._announcement)

    def check_open(self) -> None:
        """Raises `Draining` if no new tables may be made."""
        if self._draining:
            raise Draining("this server is about to stop: running games go on, new ones wait.")

    def greet(self, connection: Connection) -> None:
        """Tells a new connection of anything unusual."""
        if self.now != Status():
            connection.send(_message(self.now))

    async def refresh(self) -> None:
        """Looks at the database once."""
        async with self._looking:
            await self._refresh()

    async def _refresh(self) -> None:
        try:
            if self._database.away is not None:
                await self._database.probe()
            async with self._database.read() as reading:
                rows = await reading.execute(select(switches.c.name, switches.c.value))
                found = {row.name: row.value for row in rows}
            self._draining = DRAINING in found
            self._announcement = found.get(ANNOUNCEMENT)
        except DatabaseAway:
            pass
        if self.now != self._sent:
            self._sent = self.now
            message = _message(self.now)
            for table in self._subscribers.tables():
                for connection in self._subscribers.of(table):
                    connection.send(message)


def _message(status: Status) -> bytes:
    return msgspec.json.encode({"type": "server"} | msgspec.structs.asdict(status))
