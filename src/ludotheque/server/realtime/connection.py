"""One WebSocket connection: its outgoing queue, and the rate limit on its messages."""

from __future__ import annotations

import asyncio
from collections import deque

from ludotheque.server.realtime.raw_socket import RawSocket

_MAX_QUEUED = 200
"""Messages that may wait for a slow client before it is disconnected."""
_MESSAGES_PER_SECOND = 200
"""Rate limit on what a client sends."""
_NOTHING_SENT = 2**62
"""Larger than any entry: until the first message is made, no entry is news."""


class Connection:
    """One open WebSocket.

    A message is sent at the end of the turn of the event loop in which it was queued, or when the
    one before it has been sent. So all messages of a turn go out together, which wakes the thread
    that holds the sockets only once, and no message needs a task of its own.
    """

    def __init__(self, user: int | None, seat: int | None) -> None:
        self.user = user
        self.seat = seat
        """The seat from which the user wants to see the table, if they have several."""
        self.next_entry = _NOTHING_SENT
        """The number of the first log entry that has not been sent."""
        self._loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self._loop.create_future()
        """Done when the server ends the connection."""
        self._second, self._received = 0.0, 0
        self._socket: RawSocket | None = None
        self._sending: asyncio.Future[None] | None = None
        self._queue: deque[bytes] = deque()

    @property
    def is_open(self) -> bool:
        """Whether the first message has been sent."""
        return self._socket is not None

    def open(self, socket: RawSocket, hello: bytes) -> None:
        """Sends the first message; messages before it stay in the queue."""
        self._socket = socket
        self.send(hello)

    def send(self, message: bytes) -> None:
        """Queues a message; a client that reads too slowly is disconnected and will reconnect."""
        if len(self._queue) == _MAX_QUEUED:
            self.end()
        elif not self.ended.done():
            self._queue.append(message)
            if len(self._queue) == 1:
                self._schedule()

    def _schedule(self) -> None:
        """Lets the first message of the queue be sent as soon as possible."""
        if self._sending is not None and not self._sending.done():
            self._sending.add_done_callback(self._send_next)
        elif self._socket is not None:
            self._loop.call_soon(self._send_next)

    def _send_next(self, done: object = None) -> None:
        if self._queue and self._socket is not None:
            self._sending = self._socket.send(self._queue.popleft())
            if self._queue:
                self._schedule()

    def clear_queue(self) -> bool:
        """Drops the queued messages; whether there were any."""
        had_messages = bool(self._queue)
        self._queue.clear()
        return had_messages

    def within_rate_limit(self, now: float) -> bool:
        """Counts a message from the client at a time in seconds; whether it is allowed."""
        if now - self._second >= 1:
            self._second, self._received = now, 0
        self._received += 1
        return self._received <= _MESSAGES_PER_SECOND

    def end(self) -> None:
        """Asks for the connection to be closed."""
        self.clear_queue()
        if not self.ended.done():
            self.ended.set_result(None)

    def abort(self) -> None:
        """Ends the connection and cancels what is being sent."""
        self.end()
        if self._sending is not None:
            self._sending.cancel()
