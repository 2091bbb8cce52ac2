"""The chat of a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import desc, insert, select

from ludotheque.server.realtime.broadcaster import Broadcaster
from ludotheque.server.realtime.cluster import Cluster
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import chats, users
from ludotheque.server.storage.tables import iso_time

_SHOWN = 200
"""The newest lines, which are sent."""


class Chat:
    """Stores chat lines and sends them to the subscribers."""

    def __init__(self, database: Database, broadcaster: Broadcaster, cluster: Cluster) -> None:
        self._database = database
        self._broadcaster = broadcaster
        self._cluster = cluster

    async def post(self, id: str, user: int, text: str) -> None:
        """Adds a line."""
        new = insert(chats).values(table_id=id, user_id=user, text=text)
        async with self._database.begin() as connection:
            await connection.execute(new)
        await self.broadcast(id)
        await self._cluster.chat_changed(id)

    async def broadcast(self, id: str) -> None:
        """Sends the chat to the subscribers in this process."""
        self._broadcaster.send_chat(id, await self.lines(id))

    async def lines(self, id: str) -> list[dict[str, Any]]:
        """The newest lines, oldest first."""
        query = (
            select(chats.c.id, users.c.name, chats.c.text, chats.c.created)
            .join(users, users.c.id == chats.c.user_id)
            .where(chats.c.table_id == id)
            .order_by(desc(chats.c.id))
            .limit(_SHOWN)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            {"id": row.id, "name": row.name, "text": row.text, "at": iso_time(row.created)}
            for row in reversed(rows)
        ]
