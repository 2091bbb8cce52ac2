"""How processes hear of each other: through PostgreSQL, one connection to speak, one to hear.

SQLite serves one process, which has nobody to talk to.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import make_url

CHANNEL = "notes"
_PAUSE = 1.0
"""Seconds between two attempts to reach the database again."""
_log = logging.getLogger(__name__)


def backend(database: str) -> ChannelsBackend:
    """The channels that fit a database."""
    if database.startswith("postgresql"):
        plain = make_url(database).set(drivername="postgresql")
        return PostgresNotes(plain.render_as_string(hide_password=False))
    return MemoryChannelsBackend(history=0)


class PostgresNotes(AsyncPgChannelsBackend):
    """Litestar's channels on PostgreSQL, which keep their connections and mend them."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn=dsn)
        self._speaker: Any = None
        self._speaking = asyncio.Lock()
        self._mending: asyncio.Task[None] | None = None
        self._closing = False

    async def on_startup(self) -> None:
        """Begins to listen."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Stops listening and speaking."""
        self._closing = True
        if self._mending is not None:
            self._mending.cancel()
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tells all processes something."""
        async with self._speaking:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    def _lost(self, connection: object) -> None:
        if not self._closing:
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        while True:
            try:
                self._listener_conn = await self._connect()
                break
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(_PAUSE)
        self._listener_conn.add_termination_listener(self._lost)
        wanted = set(self._subscribed_channels)
        self._subscribed_channels.clear()
        await self.subscribe(wanted)
        _log.warning("the database is back")
