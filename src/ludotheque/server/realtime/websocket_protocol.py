"""WebSockets with limits on what a client may send, and without a task for each message."""

from __future__ import annotations

from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ludotheque.server.realtime.raw_socket import DIRECT

MAX_MESSAGE_BYTES = 4096
"""A message that is larger is refused as soon as its length is announced, with code 1009."""
_MAX_FRAGMENTS = 16
"""Frames of one message."""
_MAX_WAITING = 200
"""Messages that may wait to be handled: whoever sends more does not wait for answers."""
_MAX_CONTROL_FRAMES = 20
"""Pings and pongs of a client between two pings of the server."""
_READ_AT_ONCE = 4096
"""Bytes that are taken apart before it is looked whether the connection goes on."""
_GOING_AWAY, _NOT_UTF8 = 1001, 1007


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with `write` for texts that need no answer."""

    _control_frames = 0

    def data_received(self, data: bytes) -> None:
        """Takes apart what has arrived, in portions."""
        for start in range(0, len(data), _READ_AT_ONCE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + _READ_AT_ONCE])

    def handle_connect(self, event: Request) -> None:
        """Lets the application find this object."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[DIRECT] = self

    @property
    def is_writable(self) -> bool:
        """Whether the client keeps up with what it is sent."""
        return self.writable.is_set() and not self.close_sent

    @property
    def is_closed(self) -> bool:
        """Whether the connection has ended, whatever still waits to be received."""
        return self.close_sent or self.transport.is_closing()

    def write(self, text: bytes) -> None:
        """Sends an encoded text."""
        if not self.transport.is_closing():
            self.transport.write(_header(len(text)) + text)

    async def send(self, message: ASGISendEvent) -> None:
        """Sends an event; with a refusal the handshake is complete, and no error for the log."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def handle_cont(self, event: Frame) -> None:
        """A message may come in parts, but not in any number of empty ones."""
        super().handle_cont(event)
        if len(self.frames) > _MAX_FRAGMENTS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            # Uvicorn would write an error into the log.
            self.conn.send_close(_NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()
        if self.queue.qsize() > _MAX_WAITING:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answers, unless the client asks without reading the answers."""
        self._count_control_frame()
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """The client is there."""
        self._count_control_frame()
        super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        """Asks whether the client is there."""
        self._control_frames = 0
        super().send_keepalive_ping()

    def _count_control_frame(self) -> None:
        self._control_frames += 1
        if self._control_frames > _MAX_CONTROL_FRAMES:
            self.transport.abort()

    def shutdown(self) -> None:
        """The server stops: tells the client, which will reconnect."""
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent:
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": _GOING_AWAY})
            self.conn.send_close(_GOING_AWAY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _header(length: int) -> bytes:
    """The header of a frame that is a whole text."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
