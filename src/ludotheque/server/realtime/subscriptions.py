"""The life of a subscription to a table: first message, live updates, end."""

from __future__ import annotations

import asyncio

import msgspec

from ludotheque.server.operations.background_tasks import BackgroundTasks
from ludotheque.server.play.bot_turns import BotTurns
from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.devices import Devices
from ludotheque.server.realtime.raw_socket import RawSocket
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.chat import Chat
from ludotheque.server.tables.info import OPEN
from ludotheque.server.tables.registry import TableRegistry
from ludotheque.server.tables.updates import TableUpdates
from ludotheque.server.tables.visits import Visits

LOG_PAGE = 60
"""Log entries in the first message; older ones are requested page by page."""


class Subscriptions:
    """Opens and closes the subscriptions of connections to tables."""

    def __init__(
        self,
        tables: TableStore,
        registry: TableRegistry,
        subscribers: Subscribers,
        devices: Devices,
        broadcaster: Broadcaster,
        updates: TableUpdates,
        bots: BotTurns,
        chat: Chat,
        visits: Visits,
        tasks: BackgroundTasks,
    ) -> None:
        self._tables = tables
        self._registry = registry
        self._subscribers = subscribers
        self._devices = devices
        self._broadcaster = broadcaster
        self._updates = updates
        self._bots = bots
        self._chat = chat
        self._visits = visits
        self._tasks = tasks

    async def hello(self, id: str, connection: Connection, since: int | None) -> bytes:
        """The first message about a table: everything a client needs.

        It contains the log from entry `since` on, or else the last page.
        """
        info = await self._tables.info(id)
        chat = await self._chat.lines(id)
        if info.status == OPEN:
            connection.next_entry = 0
            hello = {"type": "hello", "table": self._broadcaster.table_for(info, connection)}
            return msgspec.json.encode(hello | {"frame": None, "log": [], "chat": chat, "since": 0})
        table = await self._registry.latest(id)
        self._bots.wake(table)
        seen = table.step
        if connection.user in info.users():
            assert connection.user is not None
            seen = await self._visits.last_seen(id, connection.user, seen)
        start = max(0, table.step - LOG_PAGE) if since is None else min(since, table.step)
        entries = await self._broadcaster.entries_since(table, start)
        connection.next_entry = start + len(entries)
        return self._broadcaster.hello(table, connection, entries, chat=chat, since=seen)

    async def open(
        self, id: str, device: str, connection: Connection, socket: RawSocket, since: int | None
    ) -> None:
        """Subscribes a connection and sends the first message.

        Whatever is broadcast while that is made might be missing in it; then it is made again.
        """
        self._subscribers.add(id, connection)
        self._devices.add(device, connection)
        hello = await self.hello(id, connection, since)
        while connection.clear_queue():
            hello = await self.hello(id, connection, since)
        connection.open(socket, hello)

    async def opened(self, id: str, connection: Connection) -> None:
        """After the first message: sends what has happened since, and informs the others."""
        table = self._registry.in_memory(id)
        if table is not None and connection.next_entry < table.step:
            await self._broadcaster.send_step(table)
        await self._updates.presence_changed(id)

    async def close(self, id: str, device: str, connection: Connection) -> None:
        """Ends a subscription, even if the task that closes it is cancelled."""
        self._devices.remove(device, connection)
        self._subscribers.remove(id, connection)
        await asyncio.shield(self._tasks.start(self._closed(id, connection)))

    async def _closed(self, id: str, connection: Connection) -> None:
        if connection.user is not None and connection.is_open:
            await self._visits.save(id, connection.user, connection.next_entry)
        await self._updates.presence_changed(id)
