"""The wire of a socket, past all that stands around a request: what is said here is said often."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

_KEY = "line"


class Line:
    """Texts to and from one browser, as the server that holds the socket takes and gives them."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    def begin(self, text: bytes) -> asyncio.Future[None]:
        """Lets a text go; it is on its way even if nobody waits for it."""
        going = self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})
        return going if asyncio.isfuture(going) else asyncio.ensure_future(going)

    async def next(self) -> str | None:
        """The next text that comes; ``None`` when the other side has hung up."""
        heard = await self._receive()
        return heard.get("text") or "" if heard["type"] == "websocket.receive" else None


def lay(scope: Scope, receive: Receive, send: Send) -> None:
    """Keeps the wire of a new socket for whoever will serve it."""
    scope["state"][_KEY] = Line(receive, send)


def line_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Line:
    """The wire of a socket."""
    line: Line = connection.scope["state"][_KEY]
    return line
