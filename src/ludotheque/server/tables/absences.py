"""Absent players: a bot may play for them after a time that everybody is told, until they return.

The time begins when somebody asks for the bot. It ends early when the player comes back.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select

from ludotheque.server.errors import (
    DatabaseAway,
    NoSuchTable,
    NotNow,
    NotSeated,
    StillHere,
    UnreadableTable,
)
from ludotheque.server.operations.background_tasks import BackgroundTasks
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.log import Entry, LogWriter, append_after
from ludotheque.server.storage.schema import proposals as stored
from ludotheque.server.storage.times import now, utc
from ludotheque.server.tables.bot_takeover import Conflict, end_replacements, give_back
from ludotheque.server.tables.info import PERSON, TableInfo
from ludotheque.server.tables.proposals import Proposals
from ludotheque.server.tables.registry import TableRegistry
from ludotheque.server.tables.updates import TableUpdates

_GRACE = 0.5
"""Seconds after a replacement is due in which it is surely past that time."""
_RETRY_AFTER = timedelta(seconds=5)
"""So long after it was away the database is asked again."""
_AFTER_START = timedelta(seconds=30)
"""So long after the start pages reconnect, and nobody is absent."""


class Absences:
    """Replaces players who stay away, and lets them return."""

    def __init__(
        self,
        database: Database,
        log: LogWriter,
        registry: TableRegistry,
        updates: TableUpdates,
        proposals: Proposals,
        subscribers: Subscribers,
        tasks: BackgroundTasks,
    ) -> None:
        self._database = database
        self._log = log
        self._registry = registry
        self._updates = updates
        self._proposals = proposals
        self._subscribers = subscribers
        self._tasks = tasks

    async def start(self) -> None:
        """Waits for the replacements that were proposed before this process started."""
        query = select(stored.c.table_id, stored.c.due).where(
            stored.c.kind == "replace", stored.c.status == "open"
        )
        async with self._database.read() as connection:
            for row in await connection.execute(query):
                due = now() if row.due is None else utc(row.due)
                self._settle_at(row.table_id, max(due, now() + _AFTER_START))

    async def propose_replacement(self, id: str, user: int, seat: int) -> dict[str, Any]:
        """Proposes that a bot takes the seat of an absent player.

        Raises `NotSeated`, `NotNow`, and `StillHere` if the player is online.
        """
        table = await self._registry.latest(id)
        if not table.info.seats_of(user):
            raise NotSeated("you do not sit at this table.")
        if table.state.over:
            raise NotNow("the game is over.")
        if not 0 <= seat < len(table.info.seats) or table.info.seats[seat].kind != PERSON:
            raise NotNow("there is no person on that seat.")
        if table.info.seats[seat].user == user:
            raise NotNow("to give up your own seat, resign.")
        if table.info.seats[seat].user in self._subscribers.online(id):
            raise StillHere("this player is here; nobody who is here is replaced.")
        due = now() + timedelta(seconds=table.info.absence)
        answer = await self._proposals.propose(id, "replace", seat, seat, table.step, user, due)
        self._settle_at(id, due)
        return answer

    async def came_back(self, id: str, user: int | None) -> None:
        """Ends the proposals to replace a player who is here again."""
        info = await self._registry.info(id)
        own = info.seats_of(user)
        if any(one.kind == "replace" and one.seat in own for one in info.proposals):
            async with self._database.begin() as connection:
                await end_replacements(connection, id, own)
            await self._updates.table_changed(id)

    async def take_back(self, id: str, user: int) -> TableInfo:
        """Gives a player the seats back that bots have taken meanwhile.

        Raises `NotSeated` and `NotNow`.
        """
        while not await self._try_take_back(id, user):
            pass
        await self._updates.entries_written(id)
        return await self._registry.info(id)

    async def _try_take_back(self, id: str, user: int) -> bool:
        """One attempt; ``False`` if the game went on in the meantime."""
        table = await self._registry.latest(id)
        left = table.info.seats_left_by(user)
        if not left:
            raise NotSeated("no bot plays for you at this table.")
        if table.state.over:
            raise NotNow("the game is over.")
        try:
            async with self._database.begin() as connection:
                for number, seat in enumerate(left, table.step):
                    entry = Entry(number, "return", seat)
                    append = append_after(id, entry, table.state, snapshot=False)
                    await give_back(connection, self._log, append)
        except Conflict:
            return False
        return True

    def _settle_at(self, id: str, due: datetime) -> None:
        """Carries out what is agreed when it is due; a stopped process does it when it starts."""
        delay = max(0.0, (due - now()).total_seconds()) + _GRACE
        asyncio.get_running_loop().call_later(delay, lambda: self._tasks.start(self._settle(id)))

    async def _settle(self, id: str) -> None:
        """Carries out what is due; waits again for what is not due yet, since clocks may be set."""
        try:
            await self._proposals.settle(id)
            proposals = (await self._registry.latest(id)).info.proposals
        except DatabaseAway:
            self._settle_at(id, now() + _RETRY_AFTER)
            return
        except (NoSuchTable, UnreadableTable):
            return
        later = [one.due for one in proposals if one.due is not None and one.due > now()]
        if later:
            self._settle_at(id, min(later))
