"""The first message about a table: everything a client needs.

All who ask for it at the same time share one reading of the database, and spectators one message.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ludotheque.server.play.bot_turns import BotTurns
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.chat import Chat
from ludotheque.server.tables.info import OPEN, TableInfo
from ludotheque.server.tables.registry import TableRegistry
from ludotheque.server.tables.visits import Visits

LOG_PAGE = 60
"""Log entries in the first message; older ones are requested page by page."""


class _Reading:
    """What was read for a first message, and the messages to spectators that were made of it."""

    def __init__(self, info: TableInfo, table: RunningTable | None, chat: msgspec.Raw) -> None:
        self.info = info
        self.table = table
        self.chat = chat
        self.for_spectators: dict[int | None, tuple[bytes, int]] = {}


class Greetings:
    """Makes first messages."""

    def __init__(
        self,
        tables: TableStore,
        registry: TableRegistry,
        broadcaster: Broadcaster,
        bots: BotTurns,
        chat: Chat,
        visits: Visits,
    ) -> None:
        self._tables = tables
        self._registry = registry
        self._broadcaster = broadcaster
        self._bots = bots
        self._chat = chat
        self._visits = visits
        self._next: dict[str, asyncio.Task[_Reading]] = {}
        """The readings that have not begun yet: whoever asks now shares them."""
        self._running: dict[str, asyncio.Task[_Reading]] = {}

    async def greet(self, id: str, connection: Connection, since: int | None) -> bytes:
        """The first message, which contains the log from entry `since` on, or else the last page.

        Raises `NoSuchTable`.
        """
        reading = await self._read(id)
        connection.seated = connection.user in reading.info.users()
        if not self._broadcaster.is_spectator(reading.info, connection):
            hello, connection.next_entry = await self._make(reading, connection, since)
            return hello
        made = reading.for_spectators.get(since)
        if made is None:
            made = reading.for_spectators[since] = await self._make(reading, connection, since)
        hello, connection.next_entry = made
        return hello

    async def _make(
        self, reading: _Reading, connection: Connection, since: int | None
    ) -> tuple[bytes, int]:
        """A message, and the number of the entry that comes after it."""
        table = reading.table
        if table is None:
            described = self._broadcaster.table_for(reading.info, connection)
            hello: dict[str, Any] = {"type": "hello", "table": described, "frame": None, "log": []}
            return msgspec.json.encode(hello | {"chat": reading.chat, "since": 0}), 0
        seen = table.step
        if connection.seated and connection.user is not None:
            seen = await self._visits.last_seen(table.info.id, connection.user, seen)
        start = max(0, table.step - LOG_PAGE) if since is None else min(since, table.step)
        entries = await self._broadcaster.entries_since(table, start)
        more: dict[str, Any] = {"chat": reading.chat, "since": seen}
        return self._broadcaster.hello(table, connection, entries, **more), start + len(entries)

    async def _read(self, id: str) -> _Reading:
        """Reads a table after this call, so that no later change is missed."""
        shared = self._next.get(id)
        if shared is None:
            shared = asyncio.create_task(self._read_after(id, self._running.get(id)))
            self._next[id] = shared
        return await asyncio.shield(shared)

    async def _read_after(self, id: str, before: asyncio.Task[_Reading] | None) -> _Reading:
        if before is not None:
            await asyncio.wait([before])
        this = self._running[id] = self._next.pop(id)
        try:
            info = await self._tables.info(id)
            table = None
            if info.status != OPEN:
                table = await self._registry.following(info)
                self._bots.wake(table)
            chat = msgspec.json.encode(await self._chat.lines(id))
            return _Reading(info, table, msgspec.Raw(chat))
        finally:
            if self._running[id] is this:
                del self._running[id]
