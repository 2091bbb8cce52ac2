"""Proposals: an undo, a bot for an absent player, or a rematch, with the consent of the others.

Bots always agree. A proposed undo ends when the game goes on.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from sqlalchemy import and_, insert, select, update

from ludotheque.server.errors import NotNow, NotSeated
from ludotheque.server.operations.status import ServerStatus
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.log import Entry, LogWriter, append_after
from ludotheque.server.storage.schema import proposals, tables
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.storage.times import now
from ludotheque.server.tables.bot_takeover import (
    Conflict,
    append_entry,
    end_replacements,
    take_over,
)
from ludotheque.server.tables.info import Proposal, TableInfo
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
        subscribers: Subscribers,
        status: ServerStatus,
    ) -> None:
        self._database = database
        self._log = log
        self._tables = tables
        self._registry = registry
        self._updates = updates
        self._subscribers = subscribers
        self._status = status
        self.carry_out_rematch: Callable[[str, int], Awaitable[object]] | None = None
        """Creates the table of a rematch that everybody wants, with a user as its host."""

    async def propose(
        self,
        id: str,
        kind: str,
        seat: int,
        target: int,
        step: int,
        user: int,
        due: datetime | None = None,
    ) -> dict[str, Any]:
        """Makes a proposal, or joins the one that is open, with the user's consent.

        Returns the proposal, or the next step if nobody else has to agree.
        """
        values = {
            "table_id": id,
            "kind": kind,
            "seat": seat,
            "target": target,
            "step": step,
            "votes": [user],
            "status": "open",
            "due": due,
        }
        number = await self._find_or_insert(values)
        if await self._agree(id, number, user) == "accepted":
            return {"step": (await self._registry.get(id)).step}
        return {"proposal": number}

    async def vote(self, id: str, user: int, number: int, agree: bool) -> dict[str, Any]:
        """Agrees or refuses: the last consent carries the proposal out, one refusal ends it.

        A player who is to be replaced may refuse as well.

        Raises `NotSeated`, `NotNow` and `Draining`.
        """
        info = await self._tables.info(id)
        proposal = _find(info, number)
        about = proposal.kind == "replace" and proposal.seat in info.seats_of(user)
        if user not in info.voters(proposal) and (agree or not about):
            raise NotSeated("you are not asked.")
        if agree:
            if proposal.kind == "rematch":
                self._status.check_open()
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

    async def _find_or_insert(self, values: dict[str, Any]) -> int:
        """The number of the open proposal of that kind, or of a new one."""
        # Whoever asks for a rematch, everybody is asked the same.
        same = ("table_id", "kind") if values["kind"] == "rematch" else ("table_id", "kind", "seat")
        if values["kind"] == "undo":
            same = (*same, "step")
        query = select(proposals.c.id).where(
            proposals.c.status == "open", *(proposals.c[name] == values[name] for name in same)
        )
        this = update(tables).where(tables.c.id == values["table_id"])
        async with self._database.begin() as connection:
            # The update locks the table, so that those who ask at once get one proposal.
            await connection.execute(this.values(successor=tables.c.successor))
            found = (await connection.execute(query)).scalars().first()
            if found is not None:
                return int(found)
            new = insert(proposals).values(values).returning(proposals.c.id)
            return int((await connection.execute(new)).scalar_one())

    async def _agree(self, id: str, number: int, user: int | None) -> str:
        """Adds a vote, if a user is given, and informs everybody; returns the new status."""
        while True:
            table = await self._registry.latest(id)
            proposal = _find(table.info, number)
            try:
                accepted = await self._add_vote(table, proposal, user)
            except Conflict:
                continue
            if accepted:
                await self._carried_out(table.info, proposal)
                return "accepted"
            await self._updates.table_changed(id)
            return "open"

    async def _carried_out(self, info: TableInfo, proposal: Proposal) -> None:
        if proposal.kind != "rematch":
            await self._updates.entries_written(info.id)
        elif self.carry_out_rematch is not None:
            host = info.seats[proposal.seat].user
            assert host is not None
            await self.carry_out_rematch(info.id, host)

    def _must_wait(self, info: TableInfo, proposal: Proposal) -> bool:
        """Whether a player who is to be replaced is here, or still has time to come back."""
        if proposal.kind != "replace":
            return False
        early = proposal.due is not None and proposal.due > now()
        return early or info.seats[proposal.seat].user in self._subscribers.online(info.id)

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
            if not table.info.voters(proposal) <= votes or self._must_wait(table.info, proposal):
                return False
            id, seat = table.info.id, proposal.seat
            if proposal.kind == "undo":
                entry = Entry(proposal.step, "undo", seat, str(proposal.target))
                state = table.state_at(proposal.target)
                undo = append_after(id, entry, state, snapshot=True)
                await append_entry(connection, self._log, undo)
            elif proposal.kind == "replace":
                entry = Entry(table.step, "replace", seat)
                replace = append_after(id, entry, table.state, snapshot=False)
                await take_over(connection, self._log, replace)
                await end_replacements(connection, id, [seat])
            done = update(proposals).where(proposals.c.id == proposal.id)
            await connection.execute(done.values(status="accepted"))
        return True


def _find(info: TableInfo, number: int) -> Proposal:
    """A proposal that can still be answered."""
    for proposal in info.open_proposals():
        if proposal.id == number:
            return proposal
    raise NotNow(_ENDED)
