"""Who of the seated users is online: told to the others at most twice a second."""

from __future__ import annotations

import asyncio

from ludotheque.server.operations.background_tasks import BackgroundTasks
from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.cluster import Cluster
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.tables.registry import TableRegistry

INTERVAL = 0.5
"""Seconds between two messages about a table."""


class Presence:
    """Tells subscribers and the other processes when seated users come and go."""

    def __init__(
        self,
        registry: TableRegistry,
        subscribers: Subscribers,
        broadcaster: Broadcaster,
        cluster: Cluster,
        tasks: BackgroundTasks,
    ) -> None:
        self._registry = registry
        self._subscribers = subscribers
        self._broadcaster = broadcaster
        self._cluster = cluster
        self._tasks = tasks
        self._recent: dict[str, bool] = {}
        """The tables of the last interval, and whether there was another change in it."""
        self._stopped = False

    def changed(self, id: str) -> None:
        """A seated user has started or stopped watching in this process."""
        if self._stopped:
            return
        if id in self._recent:
            self._recent[id] = True
            return
        self._recent[id] = False
        self._tasks.start(self._tell(id))
        asyncio.get_running_loop().call_later(INTERVAL, self._interval_over, id)

    def _interval_over(self, id: str) -> None:
        if self._recent.pop(id):
            self.changed(id)

    async def stop(self) -> None:
        """Tells what has not been told yet, and nothing from now on."""
        self._stopped = True
        for id in [id for id, changed in self._recent.items() if changed]:
            await self._tell(id)

    async def _tell(self, id: str) -> None:
        await self.broadcast(id)
        await self._cluster.presence_changed(id)

    async def broadcast(self, id: str) -> None:
        """Sends who is online to the subscribers in this process, if that has changed."""
        if self._subscribers.of(id):
            self._broadcaster.send_presence(await self._registry.info(id))
