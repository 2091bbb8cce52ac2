"""The life of a subscription to a table: first message, live updates, end."""

from __future__ import annotations

import asyncio

from ludotheque.server.operations.background_tasks import BackgroundTasks
from ludotheque.server.operations.status import ServerStatus
from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.devices import Devices
from ludotheque.server.realtime.greetings import Greetings
from ludotheque.server.realtime.presence import Presence
from ludotheque.server.realtime.raw_socket import RawSocket
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.tables.registry import TableRegistry
from ludotheque.server.tables.visits import Visits


class Subscriptions:
    """Opens and closes the subscriptions of connections to tables."""

    def __init__(
        self,
        greetings: Greetings,
        registry: TableRegistry,
        subscribers: Subscribers,
        devices: Devices,
        broadcaster: Broadcaster,
        presence: Presence,
        visits: Visits,
        tasks: BackgroundTasks,
        status: ServerStatus,
    ) -> None:
        self._greetings = greetings
        self._registry = registry
        self._subscribers = subscribers
        self._devices = devices
        self._broadcaster = broadcaster
        self._presence = presence
        self._visits = visits
        self._tasks = tasks
        self._status = status

    async def open(
        self, id: str, device: str, connection: Connection, socket: RawSocket, since: int | None
    ) -> None:
        """Subscribes a connection and sends the first message.

        Whatever is broadcast while that is made waits behind it. Raises `NoSuchTable`.
        """
        self._subscribers.add(id, connection)
        self._devices.add(device, connection)
        connection.open(socket, await self._greetings.greet(id, connection, since))
        table = self._registry.in_memory(id)
        if table is not None and connection.next_entry < table.step:
            await self._broadcaster.send_step(table)
        self._status.greet(connection)
        if connection.seated:
            self._presence.changed(id)

    async def close(self, id: str, device: str, connection: Connection) -> None:
        """Ends a subscription, even if the task that closes it is cancelled."""
        self._devices.remove(device, connection)
        self._subscribers.remove(id, connection)
        if connection.seated:
            await asyncio.shield(self._tasks.start(self._closed(id, connection)))

    async def _closed(self, id: str, connection: Connection) -> None:
        if connection.user is not None and connection.is_open:
            await self._visits.save(id, connection.user, connection.next_entry)
        self._presence.changed(id)
