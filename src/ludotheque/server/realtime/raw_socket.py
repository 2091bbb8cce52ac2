"""Direct access to a WebSocket, without Litestar's middleware around each message.

Middleware and exception handlers of Litestar wrap `send` in several coroutines, and a coroutine
needs a task of its own for every message. So the application keeps what it gets from the server in
the scope before the middleware sees the connection. `WebSocketProtocol` writes a text at once, as
long as the client keeps up; other ASGI servers, such as a test client, are sent events.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Protocol

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

DIRECT = "ludotheque.socket"
"""The ASGI extension by which the server offers the socket itself."""
_KEY = "raw_socket"


class DirectSocket(Protocol):
    """A socket that can be written to at once."""

    @property
    def is_writable(self) -> bool:
        """Whether the client keeps up with what it is sent."""
        ...

    @property
    def is_closed(self) -> bool:
        """Whether the connection has ended, whatever still waits to be received."""
        ...

    def write(self, text: bytes) -> None:
        """Sends an encoded text."""
        ...


class RawSocket:
    """Sends and receives texts by the functions of the server that holds the socket."""

    def __init__(self, receive: Receive, send: Send, direct: DirectSocket | None) -> None:
        self._receive = receive
        self._send = send
        self._direct = direct

    def send(self, text: bytes) -> asyncio.Future[None] | None:
        """Sends a text; if that takes time, returns what is done afterwards."""
        if self._direct is not None and self._direct.is_writable:
            self._direct.write(text)
            return None
        return asyncio.ensure_future(self._send_event(text.decode()))

    async def _send_event(self, text: str) -> None:
        # The end of the connection is noticed by whoever receives.
        with contextlib.suppress(OSError):
            await self._send({"type": "websocket.send", "bytes": None, "text": text})

    @property
    def is_closed(self) -> bool:
        """Whether the connection is known to have ended."""
        return self._direct is not None and self._direct.is_closed

    async def receive(self) -> str | None:
        """The next text from the client; ``None`` when it has disconnected."""
        message = await self._receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None


def keep_raw_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Stores the socket of a new connection in its scope."""
    direct: Any = (scope.get("extensions") or {}).get(DIRECT)
    scope.setdefault("state", {})[_KEY] = RawSocket(receive, send, direct)


def raw_socket(connection: ASGIConnection[Any, Any, Any, Any]) -> RawSocket:
    """The socket of a connection."""
    found: RawSocket = connection.scope["state"][_KEY]
    return found
