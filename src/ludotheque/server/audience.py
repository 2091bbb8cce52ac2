"""Who is watching which table in this process, and how they are told without holding anybody up."""

from __future__ import annotations

import asyncio
from collections import deque

from ludotheque.server.line import Line

_PATIENCE = 200
"""Messages that may wait for a slow listener before it is let go."""

_PACE = 200
"""Messages that a listener may send in a second."""


NOT_GREETED = 2**62
"""Nothing is new to a listener until it has been told where the game stands."""


class Listener:
    """One open socket.

    Messages go out at the end of the turn of the event loop in which they are told, or when the
    one before them has gone: all together, so that the thread that holds the sockets is woken
    seldom, and without a task that would have to be woken for each.
    """

    def __init__(self, user: int | None, seat: int | None) -> None:
        self.user = user
        self.seat = seat
        self.number = NOT_GREETED
        """Up to which entry this listener has been told."""
        self._loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = self._loop.create_future()
        """Done when it has been let go."""
        self._second, self._said = 0.0, 0
        self._line: Line | None = None
        self._under_way: asyncio.Future[None] | None = None
        self._waiting: deque[bytes] = deque()

    def greet(self, line: Line, hello: bytes) -> None:
        """Says the first message; until then all others wait."""
        self._line = line
        self.tell(hello)

    def tell(self, message: bytes) -> None:
        """Hands a message over; a listener that is too slow is let go, and will come back."""
        if len(self._waiting) == _PATIENCE:
            self.let_go()
        elif not self.gone.done():
            self._waiting.append(message)
            if len(self._waiting) == 1:
                self._soon()

    def _soon(self) -> None:
        """Lets the first message that waits go when it can."""
        if self._under_way is not None and not self._under_way.done():
            self._under_way.add_done_callback(self._go_on)
        elif self._line is not None:
            self._loop.call_soon(self._go_on)

    def _go_on(self, done: object = None) -> None:
        if self._waiting and self._line is not None:
            self._under_way = self._line.begin(self._waiting.popleft())
            if self._waiting:
                self._soon()

    def forget(self) -> bool:
        """Drops what waits to be heard; whether there was anything."""
        waited = bool(self._waiting)
        self._waiting.clear()
        return waited

    def may_speak(self, now: float) -> bool:
        """Whether what it says at a moment (in seconds) is not too much."""
        if now - self._second >= 1:
            self._second, self._said = now, 0
        self._said += 1
        return self._said <= _PACE

    def let_go(self) -> None:
        """Ends the conversation."""
        self.forget()
        if not self.gone.done():
            self.gone.set_result(None)

    def hang_up(self) -> None:
        """Gives up what is still on its way."""
        self.let_go()
        if self._under_way is not None:
            self._under_way.cancel()


class Audience:
    """The listeners of this process by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Listener]] = {}
        self._elsewhere: dict[str, dict[str, set[int]]] = {}
        """Who watches a table in other processes, by process."""

    def join(self, table: str, listener: Listener) -> None:
        """Somebody begins to watch a table."""
        self._by_table.setdefault(table, set()).add(listener)

    def leave(self, table: str, listener: Listener) -> None:
        """Somebody stops watching a table."""
        watching = self._by_table.get(table, set())
        watching.discard(listener)
        if not watching:
            self._by_table.pop(table, None)

    def of(self, table: str) -> list[Listener]:
        """Who is watching a table."""
        return list(self._by_table.get(table, ()))

    def here(self, table: str) -> set[int]:
        """The people who are watching a table in this process."""
        return {listener.user for listener in self.of(table) if listener.user is not None}

    def online(self, table: str) -> set[int]:
        """The people who are watching a table, wherever."""
        return self.here(table).union(*self._elsewhere.get(table, {}).values())

    def heard_of(self, table: str, process: str, people: list[int]) -> bool:
        """Notes who watches a table in another process; whether that process is new to it."""
        processes = self._elsewhere.setdefault(table, {})
        new = process not in processes and bool(people)
        processes[process] = set(people)
        if not any(processes.values()):
            del self._elsewhere[table]
        return new

    def tables(self) -> list[str]:
        """The tables that are watched in this process."""
        return list(self._by_table)

    def forget(self, process: str) -> list[str]:
        """Drops what another process said of its people; the tables for which that counts."""
        told = [table for table, processes in self._elsewhere.items() if process in processes]
        for table in told:
            self.heard_of(table, process, [])
        return told

    def let_all_go(self) -> None:
        """Ends every conversation."""
        for watching in list(self._by_table.values()):
            for listener in list(watching):
                listener.let_go()
