"""Messages between the server processes that share a database.

They only say what has changed; the receiver reads the database. A lost message therefore loses
nothing for good.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from ludotheque.server.realtime.subscribers import Subscribers

Publish = Callable[[bytes], Awaitable[None]]


class ClusterMessage(msgspec.Struct):
    """A message to the other processes.

    `step`, `table`, `chat` and `presence` name a table and who watches it in that process, and
    `chat` the new line. `alive` is a heartbeat, and `signed-out` names a device.
    """

    kind: Literal["step", "table", "chat", "presence", "alive", "signed-out"]
    sender: str
    table: str = ""
    users: list[int] = []
    device: str = ""
    line: int = 0


class Cluster:
    """Sends messages to the other processes; does nothing if there is only one."""

    def __init__(self, process: str, subscribers: Subscribers, publish: Publish | None) -> None:
        self.process = process
        self._subscribers = subscribers
        self._publish = publish

    @property
    def is_connected(self) -> bool:
        """Whether there can be other processes."""
        return self._publish is not None

    async def step_changed(self, table: str) -> None:
        """The log of a table has grown."""
        await self._send_about(table, "step")

    async def table_changed(self, table: str) -> None:
        """Seats, status or proposals of a table have changed."""
        await self._send_about(table, "table")

    async def chat_changed(self, table: str, line: int) -> None:
        """A table has a new chat line."""
        await self._send_about(table, "chat", line)

    async def presence_changed(self, table: str) -> None:
        """Other users than before watch a table in this process."""
        await self._send_about(table, "presence")

    async def announce_presence(self) -> None:
        """Says who watches each table in this process."""
        for table in self._subscribers.tables():
            await self.presence_changed(table)

    async def heartbeat(self) -> None:
        """Says that this process is alive."""
        await self._send(ClusterMessage("alive", self.process))

    async def signed_out(self, device: str) -> None:
        """A device has signed out."""
        await self._send(ClusterMessage("signed-out", self.process, device=device))

    async def _send_about(
        self, table: str, kind: Literal["step", "table", "chat", "presence"], line: int = 0
    ) -> None:
        users = sorted(self._subscribers.users_here(table))
        await self._send(ClusterMessage(kind, self.process, table, users, line=line))

    async def _send(self, message: ClusterMessage) -> None:
        if self._publish is not None:
            await self._publish(msgspec.json.encode(message))
