"""Proposals: an undo, or a bot for an absent player, with the consent of the other players.

Bots always agree. A proposed undo ends when the game goes on.
"""

from __future__ import annotations

import contextlib
from typing import Any

from sqlalchemy import and_, insert, select, update

from ludotheque.server.errors import NotNow, NotSeated
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.log import Entry, LogWriter, append_after
from ludotheque.server.storage.schema import proposals
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.bot_takeover import (
    Conflict,
    append_entry,
    end_replacements,
    take_over,
)
from ludotheque.server.tables.info import PERSON, Proposal, TableInfo
from ludotheque.server.tables.registry import TableRegistry
from ludotheque.server.tables.updates import TableUpdates

_ENDED = "this proposal has ended."


class Proposals:
    """Makes proposals, counts votes, and carries out what everybody has agreed to."""

    def __init__(
        self,
        database: Database,
        log: LogWriter,
        tables: TableStore,
        registry: TableRegistry,
        updates: TableUpdates,
    ) -> None:
        self._database = database
        self._log = log
        self._tables = tables
        self._registry = registry
        self._updates = updates

    async def propose_replacement(self, id: str, user: int, seat: int) -> dict[str, Any]:
        """Proposes that a bot takes the seat of an absent player.

        Raises `NotSeated` and `NotNow`.
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
        return await self.propose(id, "replace", seat, seat, table.step, user)

    async def propose(
        self, id: str, kind: str, seat: int, target: int, step: int, user: int
    ) -> dict[str, Any]:
        """Makes a proposal, or joins the one that is open, with the user's consent.

        Returns the proposal, or the next step if nobody else has to agree.
        """
        number = None
        for one in (await self._tables.info(id)).proposals:
            if (one.kind, one.seat) == (kind, seat) and one.is_open_at(step):
                number = one.id
        if number is None:
            number = await self._insert(id, kind, seat, target, step, user)
        if await self._agree(id, number, user) == "accepted":
            return {"step": (await self._registry.get(id)).step}
        return {"proposal": number}

    async def vote(self, id: str, user: int, number: int, agree: bool) -> dict[str, Any]:
        """Agrees or refuses: the last consent carries the proposal out, one refusal ends it.

        Raises `NotSeated` and `NotNow`.
        """
        info = await self._tables.info(id)
        if user not in info.voters(_find(info, number)):
            raise NotSeated("you are not asked.")
        if agree:
            return {"status": await self._agree(id, number, user)}
        this = and_(proposals.c.id == number, proposals.c.status == "open")
        async with self._database.begin() as connection:
            ended = await connection.execute(update(proposals).where(this).values(status="refused"))
        if not ended.rowcount:
            raise NotNow(_ENDED)
        await self._updates.table_changed(id)
        return {"status": "refused"}

    async def settle(self, id: str) -> None:
        """Carries out the replacements to which all remaining players have agreed."""
        for one in (await self._tables.info(id)).proposals:
            if one.kind == "replace":
                # Another request may have ended it in the meantime.
                with contextlib.suppress(NotNow):
                    await self._agree(id, one.id, None)

    async def _insert(
        self, id: str, kind: str, seat: int, target: int, step: int, user: int
    ) -> int:
        values = {
            "table_id": id,
            "kind": kind,
            "seat": seat,
            "target": target,
            "step": step,
            "votes": [user],
            "status": "open",
        }
        new = insert(proposals).values(values).returning(proposals.c.id)
        async with self._database.begin() as connection:
            return int((await connection.execute(new)).scalar_one())

    async def _agree(self, id: str, number: int, user: int | None) -> str:
        """Adds a vote, if a user is given, and informs everybody; returns the new status."""
        while True:
            table = await self._registry.latest(id)
            try:
                accepted = await self._add_vote(table, _find(table.info, number), user)
            except Conflict:
                continue
            if accepted:
                await self._updates.entries_written(id)
                return "accepted"
            await self._updates.table_changed(id)
            return "open"

    async def _add_vote(self, table: RunningTable, proposal: Proposal, user: int | None) -> bool:
        """Adds a vote; if nobody else has to agree, carries the proposal out: ``True``.

        All in one transaction. Raises `NotNow` if the proposal has ended, and `Conflict` if the
        game went on in the meantime.
        """
        this = and_(proposals.c.id == proposal.id, proposals.c.status == "open")
        async with self._database.begin() as connection:
            # The update locks the row, so that votes at the same time are counted one by one.
            locked = await connection.execute(update(proposals).where(this).values(status="open"))
            if not locked.rowcount:
                raise NotNow(_ENDED)
            before = (await connection.execute(select(proposals.c.votes).where(this))).scalar_one()
            votes = set(before) | ({user} if user is not None else set())
            await connection.execute(update(proposals).where(this).values(votes=sorted(votes)))
            if not table.info.voters(proposal) <= votes:
                return False
            id, seat = table.info.id, proposal.seat
            if proposal.kind == "undo":
                entry = Entry(proposal.step, "undo", seat, str(proposal.target))
                state = table.state_at(proposal.target)
                undo = append_after(id, entry, state, snapshot=True)
                await append_entry(connection, self._log, undo)
            else:
                entry = Entry(table.step, "replace", seat)
                replace = append_after(id, entry, table.state, snapshot=False)
                await take_over(connection, self._log, replace)
                await end_replacements(connection, id, [seat])
            done = update(proposals).where(proposals.c.id == proposal.id)
            await connection.execute(done.values(status="accepted"))
        return True


def _find(info: TableInfo, number: int) -> Proposal:
    """A proposal that can still be answered."""
    for proposal in info.proposals:
        if proposal.id == number and proposal.is_open_at(info.step):
            return proposal
    raise NotNow(_ENDED)
