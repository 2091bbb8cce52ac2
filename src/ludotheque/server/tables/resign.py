"""Resigning: bots play on for the person who gives up."""

from __future__ import annotations

from ludotheque.server.errors import NotNow, NotSeated
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.log import Entry, LogWriter, append_after
from ludotheque.server.tables.bot_takeover import Conflict, end_replacements, take_over
from ludotheque.server.tables.info import TableInfo
from ludotheque.server.tables.proposals import Proposals
from ludotheque.server.tables.registry import TableRegistry
from ludotheque.server.tables.updates import TableUpdates


class Resignations:
    """Hands the seats of a person to bots."""

    def __init__(
        self,
        database: Database,
        log: LogWriter,
        registry: TableRegistry,
        updates: TableUpdates,
        proposals: Proposals,
    ) -> None:
        self._database = database
        self._log = log
        self._registry = registry
        self._updates = updates
        self._proposals = proposals

    async def resign(self, id: str, user: int) -> TableInfo:
        """Lets bots take over all seats of a user.

        Raises `NotNow` and `NotSeated`.
        """
        while not await self._try_resign(id, user):
            pass
        await self._updates.entries_written(id)
        await self._proposals.settle(id)
        return await self._registry.info(id)

    async def _try_resign(self, id: str, user: int) -> bool:
        """One attempt; ``False`` if the game went on in the meantime."""
        table = await self._registry.latest(id)
        if table.state.over:
            raise NotNow("the game is over.")
        own = table.info.seats_of(user)
        if not own:
            raise NotSeated("you do not sit at this table.")
        try:
            async with self._database.begin() as connection:
                await end_replacements(connection, id, own)
                for number, seat in enumerate(own, table.step):
                    entry = Entry(number, "resign", seat)
                    append = append_after(id, entry, table.state, snapshot=False)
                    await take_over(connection, self._log, append)
        except Conflict:
            return False
        return True
