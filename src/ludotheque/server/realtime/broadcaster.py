"""Broadcasts to the subscribers of a table in this process, each as the subscriber may see it."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.messages import (
    entry_json,
    frame_json,
    seat_for,
    status_json,
    table_json,
)
from ludotheque.server.realtime.subscribers import Subscribers
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.log import Entry
from ludotheque.server.tables.info import TableInfo


class Broadcaster:
    """Sends messages about a table to all its subscribers."""

    def __init__(self, subscribers: Subscribers, games: GameStore) -> None:
        self._subscribers = subscribers
        self._games = games

    def send_table(self, info: TableInfo) -> None:
        """Sends seats, presence and proposals."""
        for connection in self._subscribers.of(info.id):
            message = {"type": "table", "table": self.table_for(info, connection)}
            connection.send(msgspec.json.encode(message))

    def send_chat(self, id: str, lines: list[dict[str, Any]]) -> None:
        """Sends the newest chat lines."""
        message = msgspec.json.encode({"type": "chat", "chat": lines})
        for connection in self._subscribers.of(id):
            connection.send(message)

    async def send_step(self, table: RunningTable, *, always: bool = False) -> None:
        """Sends the position with the new log entries, reading entries if necessary.

        Subscribers without new entries are left out unless `always` is set.
        """
        for connection in self.send_step_now(table, always=always):
            entries = await self.entries_since(table, connection.next_entry)
            # While they were read, they may have been sent by another task.
            entries = [one for one in entries if one.number >= connection.next_entry]
            if entries or always:
                self._send_step_to(connection, table, entries)

    def send_step_now(self, table: RunningTable, *, always: bool = False) -> list[Connection]:
        """Like `send_step`, from memory alone; returns those who need older entries."""
        behind = []
        for connection in self._subscribers.of(table.info.id):
            if connection.next_entry < table.step or always:
                entries = table.entries_since(connection.next_entry)
                if entries is None:
                    behind.append(connection)
                else:
                    self._send_step_to(connection, table, entries)
        return behind

    def _send_step_to(
        self, connection: Connection, table: RunningTable, entries: list[Entry]
    ) -> None:
        connection.next_entry += len(entries)
        status = status_json(table.info, connection.user)
        connection.send(_position_message("step", table, connection, entries, table=status))

    async def entries_since(self, table: RunningTable, start: int) -> list[Entry]:
        """The log from a number on, from memory if it is kept there."""
        entries = table.entries_since(start)
        if entries is not None:
            return entries
        return await self._games.entries(table.info.game, table.info.id, start, table.step)

    def hello(
        self, table: RunningTable, connection: Connection, entries: list[Entry], **more: Any
    ) -> bytes:
        """The first message to a connection: table, position and the end of the log."""
        described = self.table_for(table.info, connection)
        return _position_message("hello", table, connection, entries, table=described, **more)

    def table_for(self, info: TableInfo, connection: Connection) -> dict[str, Any]:
        """A table as the user of a connection sees it."""
        return table_json(info, connection.user, self._subscribers.online(info.id))


def _position_message(
    type: str, running: RunningTable, connection: Connection, entries: list[Entry], **more: Any
) -> bytes:
    """A position with the entries that led to it, as one connection may see them."""
    seat = seat_for(running, connection.user, connection.seat)
    return msgspec.json.encode(
        {
            "type": type,
            "frame": frame_json(running, connection.user, seat),
            "log": [entry_json(running, entry, seat) for entry in entries],
            **more,
        }
    )
