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
        connections = self._subscribers.of(info.id)
        users = info.users()
        for connection in connections:
            connection.seated = connection.user in users
        online = self._subscribers.online(info.id)
        self._subscribers.sent_online(info.id, online)
        for_spectators: bytes | None = None
        for connection in connections:
            if not self.is_spectator(info, connection):
                connection.send(_table_message(info, connection.user, online))
                continue
            if for_spectators is None:
                for_spectators = _table_message(info, None, online)
            connection.send(for_spectators)

    def send_presence(self, info: TableInfo) -> None:
        """Sends who is online if the subscribers have not been told so."""
        if self._subscribers.online(info.id) != self._subscribers.last_online(info.id):
            self.send_table(info)

    @staticmethod
    def is_spectator(info: TableInfo, connection: Connection) -> bool:
        """Whether the user of a connection is sent what everybody may see."""
        user = connection.user
        if connection.seated or user is None:
            return not connection.seated
        return user != info.host and not info.seats_left_by(user)

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
        for_spectators: dict[int, bytes] = {}
        for connection in self._subscribers.of(table.info.id):
            start = connection.next_entry
            if start >= table.step and not always:
                continue
            entries = table.entries_since(start)
            if entries is None:
                behind.append(connection)
            elif not self.is_spectator(table.info, connection):
                self._send_step_to(connection, table, entries)
            else:
                if start not in for_spectators:
                    for_spectators[start] = _step_message(table, connection, entries)
                connection.next_entry += len(entries)
                connection.send(for_spectators[start])
        return behind

    def _send_step_to(
        self, connection: Connection, table: RunningTable, entries: list[Entry]
    ) -> None:
        connection.next_entry += len(entries)
        connection.send(_step_message(table, connection, entries))

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


def _table_message(info: TableInfo, user: int | None, online: set[int]) -> bytes:
    return msgspec.json.encode({"type": "table", "table": table_json(info, user, online)})


def _step_message(table: RunningTable, connection: Connection, entries: list[Entry]) -> bytes:
    status = status_json(table.info, connection.user)
    return _position_message("step", table, connection, entries, table=status)


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
