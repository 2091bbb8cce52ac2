"""The running tables that this process keeps in memory.

The database is the source of truth, and a table in memory may be behind it: then the database
rejects the next entry, and the table is read again.
"""

from __future__ import annotations

import asyncio

from ludotheque.core.errors import Stale
from ludotheque.server.errors import NotNow
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.info import OPEN, TableInfo

_MAX_TABLES = 1000
"""Tables in memory; those without subscribers are dropped first."""


class TableRegistry:
    """Finds running tables in memory, or reads them from the database."""

    def __init__(self, tables: TableStore, games: GameStore, subscribers: Subscribers) -> None:
        self._store = tables
        self._games = games
        self._subscribers = subscribers
        self._tables: dict[str, RunningTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    def in_memory(self, id: str) -> RunningTable | None:
        """A table if this process has it in memory."""
        return self._tables.get(id)

    async def get(self, id: str) -> RunningTable:
        """A table whose game has started; it may be behind the database.

        Raises `NoSuchTable`, or `NotNow` if its game has not started.
        """
        if id not in self._tables:
            async with self._loading.setdefault(id, asyncio.Lock()):
                if id not in self._tables:
                    info = await self._store.info(id)
                    if info.status == OPEN:
                        raise NotNow("the game has not begun yet.")
                    self._tables[id] = await self._load(info)
                    self._evict(id)
        return self._tables[id]

    async def latest(self, id: str) -> RunningTable:
        """A table whose game has started, as the database has it now."""
        info = await self._store.info(id)
        table = await self._at_least(id, info.step)
        table.replace_info(info)
        return table

    async def at_step(self, id: str, step: int) -> RunningTable:
        """A table if its game waits for an answer to this step.

        Raises `Stale` if it is at another step.
        """
        table = self._tables.get(id)
        if table is None or table.step < step:
            table = await self._at_least(id, step)
        if step != table.step:
            what = "has been answered already" if step < table.step else "is not reached yet"
            raise Stale(f"step {step} {what}; it is step {table.step} now.", table.step)
        return table

    async def info(self, id: str) -> TableInfo:
        """Seats and settings of a table, from memory if it is there."""
        table = self._tables.get(id)
        return table.info if table is not None else await self._store.info(id)

    async def reload(self, id: str) -> None:
        """Reads a table again if it is in memory."""
        if id in self._tables:
            read = await self._load(await self._store.info(id))
            # In the meantime this process may have committed further entries.
            if id not in self._tables or self._tables[id].step <= read.step:
                self._tables[id] = read

    async def reload_info(self, id: str) -> TableInfo:
        """Reads seats, settings and proposals of a table again."""
        info = await self._store.info(id)
        table = self._tables.get(id)
        if table is not None:
            table.replace_info(info)
        return info

    async def _at_least(self, id: str, step: int) -> RunningTable:
        """A table that has reached a step, even if a message of another process was lost."""
        if (await self.get(id)).step < step:
            await self.reload(id)
        return await self.get(id)

    async def _load(self, info: TableInfo) -> RunningTable:
        return RunningTable.restore(info, await self._games.recent(info.game, info.id))

    def _evict(self, new: str) -> None:
        """Drops an old table if there are too many, preferably one without subscribers."""
        if len(self._tables) > _MAX_TABLES:
            old = [id for id in self._tables if id != new]
            oldest = next((id for id in old if not self._subscribers.of(id)), old[0])
            del self._tables[oldest]
            self._loading.pop(oldest, None)
