"""How far each player has seen the log of a table, so that the page can show what is new."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, select, update

from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import visits


class Visits:
    """Stores the last visit of each user to each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last_seen(self, id: str, user: int, step: int) -> int:
        """The step at which a user last left a table; on the first visit, the present `step`."""
        async with self._database.begin() as connection:
            new = self._database.insert_new(visits)
            await connection.execute(new.values(table_id=id, user_id=user, number=step))
            query = select(visits.c.number).where(_visit(id, user))
            return int((await connection.execute(query)).scalar_one())

    async def save(self, id: str, user: int, step: int) -> None:
        """Notes the step that a user has seen; never goes back."""
        further = and_(_visit(id, user), visits.c.number < step)
        async with self._database.begin() as connection:
            await connection.execute(update(visits).where(further).values(number=step))


def _visit(id: str, user: int) -> ColumnElement[bool]:
    return and_(visits.c.table_id == id, visits.c.user_id == user)
