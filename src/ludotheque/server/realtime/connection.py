"""One WebSocket connection, and its outgoing queue."""

from __future__ import annotations

import asyncio
from collections import deque

from ludotheque.server.realtime.raw_socket import RawSocket

_MAX_QUEUED = 200
"""Messages that may wait for a slow client before it is disconnected."""
_NOTHING_SENT = 2**62
"""Larger than any entry: until the first message is made, no entry is news."""


class Connection:
    """One open WebSocket.

    A message is sent at once if nothing waits before it: the first message is not made yet, or the
    client reads slowly.
    """

    def __init__(self, user: int | None, seat: int | None) -> None:
        self.user = user
        self.seat = seat
        """The seat from which the user wants to see the table, if they have several."""
        self.seated = False
        """Whether the user plays at the table."""
        self.next_entry = _NOTHING_SENT
        """The number of the first log entry that has not been sent."""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server ends the connection."""
        self._socket: RawSocket | None = None
        self._sending: asyncio.Future[None] | None = None
        self._queue: deque[bytes] = deque()

    @property
    def is_open(self) -> bool:
        """Whether the first message has been sent."""
        return self._socket is not None

    def open(self, socket: RawSocket, hello: bytes) -> None:
        """Sends the first message, then those that were queued while it was made."""
        self._socket = socket
        self._queue.appendleft(hello)
        self._send_queued()

    def send(self, message: bytes) -> None:
        """Sends or queues a message; a client that reads too slowly is disconnected."""
        if self.ended.done():
            return
        if self._socket is not None and self._sending is None:
            self._send(self._socket, message)
        elif len(self._queue) < _MAX_QUEUED:
            self._queue.append(message)
        else:
            self.end()

    def _send(self, socket: RawSocket, message: bytes) -> None:
        self._sending = socket.send(message)
        if self._sending is not None:
            self._sending.add_done_callback(self._send_queued)

    def _send_queued(self, done: object = None) -> None:
        self._sending = None
        while self._queue and self._socket is not None and self._sending is None:
            self._send(self._socket, self._queue.popleft())

    def end(self) -> None:
        """Asks for the connection to be closed."""
        self._queue.clear()
        if not self.ended.done():
            self.ended.set_result(None)

    def abort(self) -> None:
        """Ends the connection and cancels what is being sent."""
        self.end()
        if self._sending is not None:
            self._sending.cancel()
