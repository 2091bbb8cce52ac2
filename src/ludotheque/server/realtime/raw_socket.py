"""Direct access to a WebSocket, without Litestar's middleware around each message.

Middleware and exception handlers of Litestar wrap `send` in several coroutines, and a coroutine
needs a task of its own for every message. Sending directly instead needs neither: Granian's `send`
returns a future. With 60 tables of three connections (`ludotheque bench server`, rules not
compiled, three runs each) the server plays 2,174 to 2,326 moves per second of processor time
directly, and 2,000 to 2,198 through the middleware: 6 to 8 % fewer. So the application keeps the
functions that it gets from Granian in the scope before the middleware sees the connection.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

_KEY = "raw_socket"


class RawSocket:
    """Sends and receives texts by the ASGI functions of the server that holds the socket."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    def send(self, text: bytes) -> asyncio.Future[None]:
        """Starts sending a text; nobody needs to await the result."""
        sending = self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})
        return sending if asyncio.isfuture(sending) else asyncio.ensure_future(sending)

    async def receive(self) -> str | None:
        """The next text from the client; ``None`` when it has disconnected."""
        message = await self._receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None


def keep_raw_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Stores the socket of a new connection in its scope."""
    scope.setdefault("state", {})[_KEY] = RawSocket(receive, send)


def raw_socket(connection: ASGIConnection[Any, Any, Any, Any]) -> RawSocket:
    """The socket of a connection."""
    found: RawSocket = connection.scope["state"][_KEY]
    return found
