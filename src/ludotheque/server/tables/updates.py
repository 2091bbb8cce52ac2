"""What follows from a change of a table: memory, subscribers, other processes, the next bot."""

from __future__ import annotations

from ludotheque.server.operations.background_tasks import BackgroundTasks
from ludotheque.server.play.bot_turns import BotTurns
from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.cluster import Cluster
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.tables.info import PLAYING, TableInfo
from ludotheque.server.tables.registry import TableRegistry


class TableUpdates:
    """Brings everybody up to date after something was committed."""

    def __init__(
        self,
        registry: TableRegistry,
        subscribers: Subscribers,
        broadcaster: Broadcaster,
        cluster: Cluster,
        bots: BotTurns,
        tasks: BackgroundTasks,
    ) -> None:
        self._registry = registry
        self._subscribers = subscribers
        self._broadcaster = broadcaster
        self._cluster = cluster
        self._bots = bots
        self._tasks = tasks

    # Changes made by this process.

    def step_committed(self, id: str) -> None:
        """An entry was committed and followed in memory; usually sends it without waiting."""
        table = self._registry.in_memory(id)
        if table is not None:
            self._bots.wake(table)
        if table is None or self._broadcaster.send_step_now(table):
            self._tasks.start(self.broadcast_step(id))
        if self._cluster.is_connected:
            self._tasks.start(self._cluster.step_changed(id))

    async def entries_written(self, id: str) -> None:
        """Entries were written in one transaction with other changes of the table."""
        await self._registry.reload(id)
        await self._cluster.step_changed(id)
        await self.table_changed(id)

    async def table_changed(self, id: str) -> TableInfo:
        """Seats, status or proposals have changed."""
        info = await self.reload_info(id)
        if info.status == PLAYING:
            self._bots.wake(await self._registry.get(id))
        await self._cluster.table_changed(id)
        return await self._registry.info(id)

    # Changes made by any process.

    async def broadcast_step(self, id: str) -> None:
        """Sends the present position to the subscribers who do not have it."""
        table = await self._registry.get(id)
        self._bots.wake(table)
        await self._broadcaster.send_step(table)

    async def reload_step(self, id: str) -> None:
        """Follows the game if it is in memory, and sends what is new."""
        await self._registry.catch_up(id)
        table = self._registry.in_memory(id)
        if table is not None:
            await self._broadcaster.send_step(table)

    async def reload_info(self, id: str) -> TableInfo:
        """Reads seats, status and proposals again, and sends them."""
        info = await self._registry.reload_info(id)
        self._broadcaster.send_table(info)
        if info.status == PLAYING and self._subscribers.of(id):
            await self._broadcaster.send_step(await self._registry.get(id), always=True)
        return info

    async def reload(self, id: str) -> None:
        """Reads everything again, and sends it."""
        await self._registry.reload(id)
        await self.reload_info(id)
        await self.reload_step(id)
