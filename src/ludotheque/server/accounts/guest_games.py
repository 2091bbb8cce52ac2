"""The games of a guest who signs in go on under the account."""

from __future__ import annotations

from sqlalchemy import and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import boxes, chats, proposals, seats, tables, users, visits
from ludotheque.server.tables.updates import TableUpdates


class GuestGames:
    """Hands what a guest has at tables to an account."""

    def __init__(self, database: Database, updates: TableUpdates) -> None:
        self._database = database
        self._updates = updates

    async def hand_over(self, guest: int, account: int) -> None:
        """Gives what a guest has to an account: seats, tables, boxes, votes."""
        async with self._database.begin() as connection:
            # The update locks the row of the guest.
            this = and_(users.c.id == guest, users.c.login.is_(None))
            locked = await connection.execute(update(users).where(this).values(login=None))
            if guest == account or not locked.rowcount:
                return
            changed = await _tables_of(connection, guest)
            for column in (seats.c.user_id, tables.c.host, chats.c.user_id, boxes.c.user_id):
                mine = update(column.table).where(column == guest)
                await connection.execute(mine.values({column.name: account}))
            await _hand_over_visits(connection, guest, account)
            await _hand_over_votes(connection, guest, account)
        for id in changed:
            await self._updates.table_changed(id)


async def _tables_of(connection: AsyncConnection, user: int) -> list[str]:
    query = select(seats.c.table_id).where(seats.c.user_id == user).distinct()
    return list((await connection.execute(query)).scalars())


async def _hand_over_visits(connection: AsyncConnection, guest: int, account: int) -> None:
    known = select(visits.c.table_id).where(visits.c.user_id == account)
    mine = visits.c.user_id == guest
    await connection.execute(delete(visits).where(mine, visits.c.table_id.in_(known)))
    await connection.execute(update(visits).where(mine).values(user_id=account))


async def _hand_over_votes(connection: AsyncConnection, guest: int, account: int) -> None:
    query = select(proposals.c.id, proposals.c.votes).where(proposals.c.status == "open")
    seated = proposals.c.table_id.in_(await _tables_of(connection, account))
    for row in (await connection.execute(query.where(seated))).all():
        if guest in row.votes:
            votes = sorted({account if vote == guest else vote for vote in row.votes})
            this = update(proposals).where(proposals.c.id == row.id)
            await connection.execute(this.values(votes=votes))
