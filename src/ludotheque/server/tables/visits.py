"""How far each player has seen the log of a table, so that the page can show what is new."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import ColumnElement, and_, exists, literal, select, update

from ludotheque.server.errors import DatabaseAway
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import seats, visits


class Visits:
    """Stores the last visit of each user to each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last_seen(self, id: str, user: int, step: int) -> int:
        """The step at which a user last left a table; on the first visit, the present `step`."""
        query = select(visits.c.number).where(_visit(id, user))
        async with self._database.read() as connection:
            seen = (await connection.execute(query)).scalar_one_or_none()
        return step if seen is None else int(seen)

    async def save(self, id: str, user: int, step: int) -> None:
        """Notes the step that a player of the table has seen; never goes back.

        Only a mark is lost if the database is away.
        """
        place = select(literal(id), literal(user), literal(step)).where(
            exists().where(seats.c.table_id == id, seats.c.user_id == user)
        )
        new = self._database.insert_new(visits).from_select(
            ["table_id", "user_id", "number"], place
        )
        further = and_(_visit(id, user), visits.c.number < step)
        with suppress(DatabaseAway):
            async with self._database.begin() as connection:
                await connection.execute(new)
                await connection.execute(update(visits).where(further).values(number=step))


def _visit(id: str, user: int) -> ColumnElement[bool]:
    return and_(visits.c.table_id == id, visits.c.user_id == user)
