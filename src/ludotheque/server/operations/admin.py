"""What an operator does with people, tables and the server; each act stands in the audit log.

Running servers follow the audit log (`operator_actions.py`).
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import ColumnElement, delete, desc, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.accounts.users import hash_password
from ludotheque.server.errors import NoSuchPerson, NoSuchTable
from ludotheque.server.operations.status import ANNOUNCEMENT, DRAINING
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import (
    audit,
    chats,
    seats,
    sessions,
    switches,
    tables,
    users,
)
from ludotheque.server.storage.times import iso_time
from ludotheque.server.tables.info import REMOVED

BAN, UNBAN, MUTE, UNMUTE = "ban", "unban", "mute", "unmute"
REMOVE_PERSON, REMOVE_TABLE = "remove-person", "remove-table"
RESET_PASSWORD = "reset-password"
_LISTED = 200
"""Rows of a list, the newest."""

Row = dict[str, Any]


class Admin:
    """Acts in the name of an operator."""

    def __init__(self, database: Database, operator: str) -> None:
        self._database = database
        self._operator = operator

    # Lists.

    async def people(self, name: str = "") -> list[Row]:
        """Guests and accounts whose name contains a text, newest first."""
        played = select(func.count()).where(seats.c.user_id == users.c.id).scalar_subquery()
        query = (
            select(users, played.label("tables"))
            .where(users.c.name.icontains(name, autoescape=True))
            .order_by(desc(users.c.id))
            .limit(_LISTED)
        )
        return [
            {
                "id": row.id,
                "name": row.name,
                "guest": row.login is None,
                "tables": row.tables,
                "banned": row.banned,
                "muted": row.muted,
                "created": iso_time(row.created),
            }
            for row in await self._rows(query)
        ]

    async def tables(self) -> list[Row]:
        """Tables, newest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.step, tables.c.created)
            .add_columns(users.c.name.label("host"))
            .join(users, users.c.id == tables.c.host)
            .where(tables.c.status != REMOVED)
            .order_by(desc(tables.c.created), tables.c.id)
            .limit(_LISTED)
        )
        rows = await self._rows(query)
        return [dict(row._mapping) | {"created": iso_time(row.created)} for row in rows]

    async def audit(self) -> list[Row]:
        """The audit log, newest first."""
        rows = await self._rows(select(audit).order_by(desc(audit.c.id)).limit(_LISTED))
        return [dict(row._mapping) | {"created": iso_time(row.created)} for row in rows]

    async def _rows(self, query: Any) -> list[Any]:
        async with self._database.read() as connection:
            return list((await connection.execute(query)).all())

    # People.

    async def ban(self, id: int, reason: str = "") -> None:
        """Ends all sessions of a person, who cannot sign in again. Raises `NoSuchPerson`."""
        async with self._database.begin() as connection:
            await _change_person(connection, id, banned=True)
            await connection.execute(delete(sessions).where(sessions.c.user_id == id))
            await self._note(connection, BAN, str(id), reason)

    async def unban(self, id: int) -> None:
        """Lets a person sign in again. Raises `NoSuchPerson`."""
        await self._set(id, UNBAN, banned=False)

    async def mute(self, id: int, reason: str = "") -> None:
        """A person may not write in any chat. Raises `NoSuchPerson`."""
        await self._set(id, MUTE, reason, muted=True)

    async def unmute(self, id: int) -> None:
        """A person may write again. Raises `NoSuchPerson`."""
        await self._set(id, UNMUTE, muted=False)

    async def reset_password(self, id: int) -> str:
        """Ends all sessions of an account and gives it a new password, which is returned.

        Raises `NoSuchPerson`.
        """
        password = secrets.token_urlsafe(12)
        async with self._database.begin() as connection:
            account = users.c.id == id, users.c.login.is_not(None)
            values = {"password": hash_password(password)}
            changed = await connection.execute(update(users).where(*account).values(values))
            if not changed.rowcount:
                raise NoSuchPerson(f"there is no account with the number {id}.")
            await connection.execute(delete(sessions).where(sessions.c.user_id == id))
            await self._note(connection, RESET_PASSWORD, str(id), "")
        return password

    async def remove_person(self, id: int, reason: str = "") -> None:
        """Forgets name, password and chat of a person; the games stay. Raises `NoSuchPerson`."""
        async with self._database.begin() as connection:
            await _change_person(
                connection, id, name="–", login=None, password=None, skeleton=None, banned=True
            )
            await connection.execute(delete(sessions).where(sessions.c.user_id == id))
            await connection.execute(delete(chats).where(chats.c.user_id == id))
            await self._note(connection, REMOVE_PERSON, str(id), reason)

    async def _set(self, id: int, action: str, reason: str = "", **values: bool) -> None:
        async with self._database.begin() as connection:
            await _change_person(connection, id, **values)
            await self._note(connection, action, str(id), reason)

    # Tables and the server.

    async def remove_table(self, id: str, reason: str = "") -> None:
        """A table is no longer found; retention deletes it later. Raises `NoSuchTable`."""
        async with self._database.begin() as connection:
            if not await self._remove_tables(connection, tables.c.id == id, reason):
                raise NoSuchTable(f"there is no table '{id}'.")

    async def remove_tables(self, which: ColumnElement[bool], reason: str) -> int:
        """Removes several tables; returns their number."""
        async with self._database.begin() as connection:
            return await self._remove_tables(connection, which, reason)

    async def _remove_tables(
        self, connection: AsyncConnection, which: ColumnElement[bool], reason: str
    ) -> int:
        marked = update(tables).where(which, tables.c.status != REMOVED).values(status=REMOVED)
        found = (await connection.execute(marked.returning(tables.c.id))).scalars().all()
        for id in found:
            await self._note(connection, REMOVE_TABLE, id, reason)
        return len(found)

    async def announce(self, text: str) -> None:
        """Shows a text to everybody at a table; an empty text ends that."""
        await self._switch(ANNOUNCEMENT, text, "announce")

    async def drain(self, *, on: bool) -> None:
        """Takes no new tables; running games go on."""
        await self._switch(DRAINING, "1" if on else "", "drain" if on else "undrain")

    async def end_draining(self) -> None:
        """A server is started, so new tables are taken."""
        query = select(switches.c.name).where(switches.c.name == DRAINING)
        if await self._rows(query):
            await self.drain(on=False)

    async def _switch(self, name: str, value: str, action: str) -> None:
        async with self._database.begin() as connection:
            await connection.execute(delete(switches).where(switches.c.name == name))
            if value:
                await connection.execute(insert(switches).values(name=name, value=value))
            await self._note(connection, action, "", value if name == ANNOUNCEMENT else "")

    async def _note(
        self, connection: AsyncConnection, action: str, target: str, detail: str
    ) -> None:
        values = {"operator": self._operator[:60], "action": action, "target": target}
        await connection.execute(insert(audit).values(values | {"detail": detail[:500]}))


async def _change_person(connection: AsyncConnection, id: int, **values: Any) -> None:
    changed = await connection.execute(update(users).where(users.c.id == id).values(values))
    if not changed.rowcount:
        raise NoSuchPerson(f"there is nobody with the number {id}; 'admin people' lists them.")
