"""HTTP connections with limits on what is received before a request is complete."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

_MAX_HEAD = 16 * 1024
"""Bytes of a request before its body."""
_MAX_ADDRESS = 2000
"""Bytes of the address of a request, which the framework keeps in caches."""
_MAX_PIPELINED = 10
"""Requests that may wait until those before them have been answered."""
_REQUEST_WITHIN = 20.0
"""Seconds in which a request must be complete."""


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's connection, which closes if a request is too large or too slow to arrive."""

    _head_bytes = 0
    _answered: RequestResponseCycle | None = None
    """The request that is being answered; others may have arrived behind it."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for the first request."""
        super().connection_made(transport)
        self._start_deadline()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer, and answers nothing any more."""
        self._stop_deadline()
        if self._answered is not None:
            # Uvicorn only knows the last one that has arrived.
            self._answered.disconnected = True
            self._answered.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Counts the bytes of a request until its headers are complete."""
        if self._is_between_requests():
            self._head_bytes += len(data)
            self._start_deadline()
        super().data_received(data)
        if self._head_bytes > _MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("The request is too large.")

    def on_url(self, url: bytes) -> None:
        """The address, or a part of it; an error is answered with status 400."""
        super().on_url(url)
        if len(self.url) > _MAX_ADDRESS:
            raise ValueError("the address is too long.")

    def on_headers_complete(self) -> None:
        """The head has arrived; the body is limited by the application."""
        self._head_bytes = 0
        super().on_headers_complete()
        if len(self.pipeline) > _MAX_PIPELINED:
            raise ValueError("too many requests at once.")

    def on_message_complete(self) -> None:
        """The request has arrived."""
        self._stop_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on the WebSocket's own limits apply."""
        self._stop_deadline()
        super().handle_websocket_upgrade()

    def _is_between_requests(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _start_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(_REQUEST_WITHIN, self._too_slow)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        self.transport.abort()
