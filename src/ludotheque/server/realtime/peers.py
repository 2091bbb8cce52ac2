"""The other server processes: follows their messages and notices when one is gone."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar.channels import Subscriber

from ludotheque.server.play.bot_turns import BotTurns
from ludotheque.server.realtime.channels import MISSED
from ludotheque.server.realtime.cluster import Cluster, ClusterMessage
from ludotheque.server.realtime.devices import Devices
from ludotheque.server.realtime.presence import Presence
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.tables.chat import Chat
from ludotheque.server.tables.updates import TableUpdates

HEARTBEAT = 10.0
"""Seconds between two heartbeats."""
TIMEOUT = 3.5 * HEARTBEAT
"""Seconds without a message after which a process is considered gone."""
_log = logging.getLogger(__name__)


class Peers:
    """What this process knows of the others from their messages."""

    def __init__(
        self,
        cluster: Cluster,
        subscribers: Subscribers,
        devices: Devices,
        updates: TableUpdates,
        presence: Presence,
        chat: Chat,
        bots: BotTurns,
    ) -> None:
        self._cluster = cluster
        self._subscribers = subscribers
        self._devices = devices
        self._updates = updates
        self._presence = presence
        self._chat = chat
        self._bots = bots
        self._last_message: dict[str, float] = {}
        self._last_check = 0.0

    async def listen(self, subscriber: Subscriber) -> None:
        """Follows all messages."""
        async for data in subscriber.iter_events():
            try:
                await self.receive(data, _now())
            except Exception as error:
                _log.error("a message of another process failed", exc_info=error)

    async def receive(self, data: bytes, now: float) -> None:
        """Follows one message; a new process is sent who is online here."""
        if data == MISSED:
            await self._catch_up()
            return
        message = msgspec.json.decode(data, type=ClusterMessage)
        if message.sender == self._cluster.process:
            return
        is_new = message.sender not in self._last_message
        self._last_message[message.sender] = now
        if message.kind == "signed-out":
            self._devices.end_connections(message.device)
        elif message.table:
            await self._table_changed(message)
        if is_new:
            await self._cluster.announce_presence()

    async def _table_changed(self, message: ClusterMessage) -> None:
        table = message.table
        is_new = self._subscribers.set_users_elsewhere(table, message.sender, message.users)
        if message.kind == "table":
            await self._updates.reload_info(table)
        elif message.kind == "chat":
            await self._chat.broadcast(table, message.line)
        elif message.kind == "presence":
            await self._presence.broadcast(table)
        else:
            await self._updates.reload_step(table)
        if is_new and self._subscribers.users_here(table):
            await self._cluster.presence_changed(table)

    async def _catch_up(self) -> None:
        """Reads all watched tables again, since messages may have been lost."""
        for table in self._subscribers.tables():
            await self._updates.reload(table)
            await self._chat.broadcast(table)
        await self._cluster.announce_presence()

    async def run_heartbeat(self) -> None:
        """Sends heartbeats and looks for processes without one, for ever."""
        self._last_check = _now()
        while True:
            await self.check(_now())
            await asyncio.sleep(HEARTBEAT)

    async def check(self, now: float) -> None:
        """Sends a heartbeat; takes over the bots of processes that are gone."""
        if now - self._last_check > TIMEOUT:
            # This process was suspended, and the others have forgotten it.
            await self._cluster.announce_presence()
        self._last_check = now
        await self._cluster.heartbeat()
        gone = [peer for peer, last in self._last_message.items() if now - last > TIMEOUT]
        for peer in gone:
            del self._last_message[peer]
            for table in self._subscribers.forget_process(peer):
                await self._presence.broadcast(table)
        if gone:
            self._bots.wake_all()


def _now() -> float:
    return asyncio.get_running_loop().time()
