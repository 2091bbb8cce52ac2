"""The herald of a process: tells whoever watches a table there what they may know of it."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.server.audience import Audience, Listener
from ludotheque.server.frames import frame, log_json, seat_for, stand_json, table_json
from ludotheque.server.live import Info, LiveTable, LogRow
from ludotheque.server.store import Store


class Herald:
    """Puts what has happened into the words of the protocol, for each listener their own."""

    def __init__(self, audience: Audience, store: Store) -> None:
        self._audience = audience
        self._store = store

    def tell_table(self, info: Info) -> None:
        """Tells all listeners who sits at a table, who is there, and what is proposed."""
        for listener in self._audience.of(info.id):
            told = {"type": "table", "table": self.table_for(info, listener)}
            listener.tell(msgspec.json.encode(told))

    async def tell_step(self, live: LiveTable, *, again: bool = False) -> None:
        """Tells all listeners of a table what they have not heard yet."""
        for listener in self.tell_now(live, again=again):
            rows = await self.rows(live, listener.number)
            # Reading takes time, in which somebody else may have told it.
            rows = [row for row in rows if row.number >= listener.number]
            if rows or again:
                self._tell(live, listener, rows)

    def tell_now(self, live: LiveTable, *, again: bool = False) -> list[Listener]:
        """Tells those for whom memory reaches far enough back; returns the others."""
        behind = []
        for listener in self._audience.of(live.info.id):
            if listener.number < live.number or again:
                rows = live.since(listener.number)
                if rows is None:
                    behind.append(listener)
                else:
                    self._tell(live, listener, rows)
        return behind

    def _tell(self, live: LiveTable, listener: Listener, rows: list[LogRow]) -> None:
        listener.number += len(rows)
        stand = stand_json(live.info, listener.user)
        listener.tell(self._message("step", live, listener, rows, table=stand))

    async def rows(self, live: LiveTable, start: int) -> list[LogRow]:
        """The log from a number on, from memory as far as it reaches."""
        rows = live.since(start)
        return await self._store.log(live.info.id, start, live.number) if rows is None else rows

    def hello(self, live: LiveTable, listener: Listener, rows: list[LogRow], **more: Any) -> bytes:
        """A table with its position and the end of its log, for somebody who comes to it."""
        table = self.table_for(live.info, listener)
        return self._message("hello", live, listener, rows, table=table, **more)

    def _message(
        self, type: str, live: LiveTable, listener: Listener, rows: list[LogRow], **more: Any
    ) -> bytes:
        """A position with the entries that led to it, as one listener may know them."""
        seat = seat_for(live, listener.user, listener.seat)
        return msgspec.json.encode(
            {
                "type": type,
                "frame": frame(live, listener.user, seat),
                "log": [log_json(live, row, seat) for row in rows],
                **more,
            }
        )

    def table_for(self, info: Info, listener: Listener) -> dict[str, Any]:
        """The table as a listener sees it."""
        return table_json(info, listener.user, self._audience.online(info.id))

    async def tell_chat(self, id: str) -> None:
        """Hands the chat to everybody who watches."""
        lines = await self._store.chat_lines(id)
        message = msgspec.json.encode({"type": "chat", "chat": lines})
        for listener in self._audience.of(id):
            listener.tell(message)
