"""The running tables that this process keeps in memory.

The database is the source of truth, and a table in memory may be behind it: then the database
rejects the next entry, and the table is read again.
"""

from __future__ import annotations

import asyncio

from ludotheque.core.errors import Stale
from ludotheque.server.errors import NotNow
from ludotheque.server.play.chance import table_secret
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.info import OPEN, TableInfo

_MAX_TABLES = 1000
"""Tables in memory; those without subscribers are dropped first."""

_MAX_ENTRIES = 50
"""Entries that are followed one by one; a table that is further behind is read again."""


class TableRegistry:
    """Finds running tables in memory, or reads them from the database."""

    def __init__(self, tables: TableStore, games: GameStore, subscribers: Subscribers) -> None:
        self._store = tables
        self._games = games
        self._subscribers = subscribers
        self._tables: dict[str, RunningTable] = {}
        self._loading: dict[str, asyncio.Task[RunningTable]] = {}
        """The tables that are being read."""

    def __len__(self) -> int:
        return len(self._tables)

    def drop(self, id: str) -> None:
        """Forgets a table that was removed."""
        self._tables.pop(id, None)

    def in_memory(self, id: str) -> RunningTable | None:
        """A table if this process has it in memory."""
        return self._tables.get(id)

    async def get(self, id: str) -> RunningTable:
        """A table whose game has started; it may be behind the database.

        Raises `NoSuchTable`, `UnreadableTable`, or `NotNow` if its game has not started.
        """
        table = self._tables.get(id)
        if table is not None:
            return table
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._read(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _read(self, id: str) -> RunningTable:
        info = await self._store.info(id)
        if info.status == OPEN:
            raise NotNow("the game has not begun yet.")
        table = self._tables[id] = await self._load(info)
        self._evict(id)
        return table

    async def latest(self, id: str) -> RunningTable:
        """A table whose game has started, as the database has it now."""
        return await self.following(await self._store.info(id))

    async def following(self, info: TableInfo) -> RunningTable:
        """A table whose game has started, at least as far as what was read of it."""
        table = await self._at_least(info.id, info.step)
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

    async def secret(self, table: RunningTable) -> bytes:
        """The key of what the server draws for a table."""
        if table.secret is None:
            setup = await self._store.setup(table.info.id)
            table.secret = table_secret(setup.seed, setup.nonce)
        return table.secret

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

    async def catch_up(self, id: str) -> None:
        """Follows the entries of other processes if a table is in memory.

        Most are actions, which need not be read with the whole table. A table that is being read
        may lack the entry that this is about, so it is waited for.
        """
        if id in self._loading:
            await asyncio.wait([self._loading[id]])
        table = self._tables.get(id)
        if table is None:
            return
        game, start = table.info.game, table.step
        entries = await self._games.entries(game, id, start, start + _MAX_ENTRIES)
        if len(entries) == _MAX_ENTRIES or any(entry.kind != "action" for entry in entries):
            await self.reload(id)
            return
        for entry in entries:
            # In the meantime this process may have followed it already.
            if entry.number == table.step:
                table.follow(entry)

    async def reload_info(self, id: str) -> TableInfo:
        """Reads seats, settings and proposals of a table again."""
        info = await self._store.info(id)
        table = self._tables.get(id)
        if table is not None:
            table.replace_info(info)
        return info

    async def _at_least(self, id: str, step: int) -> RunningTable:
        """A table that has reached a step, even if a message of another process was lost."""
        known = (await self.get(id)).step
        # Anybody can ask for a step that does not exist yet; reading the table again is dear.
        if known < step and known < await self._store.step(id):
            await self.reload(id)
        return await self.get(id)

    async def _load(self, info: TableInfo) -> RunningTable:
        with self._store.setting_aside(info.id):
            return RunningTable.restore(info, await self._games.recent(info.game, info.id))

    def _evict(self, new: str) -> None:
        """Drops an old table if there are too many, preferably one without subscribers."""
        if len(self._tables) > _MAX_TABLES:
            old = [id for id in self._tables if id != new]
            oldest = next((id for id in old if not self._subscribers.of(id)), old[0])
            del self._tables[oldest]
