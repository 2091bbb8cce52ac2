"""The chat of a table: lines, sent one by one, with the names under which they were written."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, desc, insert, select

from ludotheque.server.errors import NotSeated
from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.cluster import Cluster
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import chats, users
from ludotheque.server.storage.times import iso_time
from ludotheque.server.tables.info import TableInfo

_SHOWN = 200
"""The newest lines, which are sent first."""
_NEWEST = select(chats).order_by(desc(chats.c.id)).limit(_SHOWN)


class Chat:
    """Stores chat lines and sends them to the subscribers."""

    def __init__(self, database: Database, broadcaster: Broadcaster, cluster: Cluster) -> None:
        self._database = database
        self._broadcaster = broadcaster
        self._cluster = cluster

    async def post(self, id: str, user: int, text: str) -> None:
        """Adds a line."""
        writer = select(users.c.name, users.c.login).where(users.c.id == user)
        async with self._database.begin() as connection:
            name, login = (await connection.execute(writer)).one()
            line = {
                "table_id": id,
                "user_id": user,
                "name": name,
                "guest": login is None,
                "text": text,
            }
            new = await connection.execute(insert(chats).values(line).returning(chats))
            row = new.one()
        self._broadcaster.send_chat(id, [_line(row)])
        await self._cluster.chat_changed(id, row.id)

    async def broadcast(self, id: str, line: int = 0) -> None:
        """Sends a line to the subscribers in this process, or without one the newest lines."""
        self._broadcaster.send_chat(id, await self.lines(id, line))

    async def lines(self, id: str, line: int = 0) -> list[dict[str, Any]]:
        """The newest lines, oldest first, or one of them."""
        query = _NEWEST.where(chats.c.table_id == id)
        if line:
            query = query.where(chats.c.id == line)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [_line(row) for row in reversed(rows)]


def check_may_chat(info: TableInfo, user: int | None) -> None:
    """Raises `NotSeated` if the chat is closed to those who only watch, such as the user."""
    if not info.spectator_chat and user not in info.users():
        raise NotSeated("at this table only the players chat.")


def _line(row: Row[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "user": row.user_id,
        "name": row.name,
        "guest": row.guest,
        "text": row.text,
        "at": iso_time(row.created),
    }
