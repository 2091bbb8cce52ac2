"""WebSockets and HTTP connections of a real server: limits, pings, and the end."""

from __future__ import annotations

import asyncio
import contextlib
import socket as sockets
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ludotheque.server.operations import http_protocol, worker_processes
from tests.free_port import free_port
from tests.server.patience import TIMEOUT, wait_until


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that sends every text back."""
    if scope["type"] == "lifespan":
        for what in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{what}.complete"})
    elif scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})
    elif scope["path"] == "/refused":
        await receive()
        await send({"type": "websocket.http.response.start", "status": 429, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"too many."})
    else:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": event["text"]})


@contextmanager
def serving(app: Any = echo) -> Iterator[tuple[int, uvicorn.Server]]:
    port = free_port()
    config = worker_processes.server_config(app, host="127.0.0.1", port=port)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=asyncio.run, args=(server._serve(),))
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive(), "the server has started")
    assert server.started
    try:
        yield port, server
    finally:
        server.should_exit = True
        thread.join()


def opened(port: int) -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{port}/", open_timeout=TIMEOUT, ping_interval=None, close_timeout=1
    )


def close_code(socket: ClientConnection) -> int | None:
    try:
        while True:
            socket.recv(timeout=TIMEOUT)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_a_message_that_is_too_large_is_refused_when_its_length_is_known() -> None:
    with serving() as (port, _), opened(port) as socket:
        socket.send("x" * 4096)
        assert len(socket.recv(timeout=TIMEOUT)) == 4096
        announced = b"\x81\xff" + (14_000_000).to_bytes(8, "big") + b"mask" + b"a little of it"
        socket.socket.sendall(announced)
        assert close_code(socket) == 1009


def test_a_message_that_is_no_text_is_no_error_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with serving() as (port, _), opened(port) as socket:
        socket.socket.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
        assert close_code(socket) == 1007
    assert not caplog.records


def test_a_message_in_endless_parts_ends_the_connection() -> None:
    with serving() as (port, _), opened(port) as socket:
        socket.socket.sendall(b"\x01\x80mask" + b"\x00\x80mask" * 100)
        assert close_code(socket) is None


class Busy:
    """An application that handles nothing until it is told to."""

    def __init__(self) -> None:
        self.asked, self.released = threading.Event(), threading.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
        if scope["type"] != "lifespan":
            self.asked.set()
            while not self.released.is_set():
                await asyncio.sleep(0.001)
        if scope["type"] == "http":
            await receive()
            assert (await receive())["type"] == "http.disconnect"
        if scope["type"] != "websocket":
            await echo(scope, receive, send)


@pytest.mark.parametrize("frame", [b"\x81\x80mask", b"\x89\x80mask", b"\x8a\x80mask"])
def test_a_client_that_sends_without_waiting_is_disconnected(frame: bytes) -> None:
    busy = Busy()
    with serving(busy) as (port, _), opened(port) as socket:
        with contextlib.suppress(ConnectionError):
            socket.socket.sendall(frame * 1000)
        assert close_code(socket) is None
        busy.released.set()


def test_a_client_that_asks_without_waiting_is_refused() -> None:
    busy = Busy()
    with serving(busy) as (port, _), sockets.create_connection(("127.0.0.1", port)) as client:
        client.settimeout(TIMEOUT)
        client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
        assert client.recv(100).startswith(b"HTTP/1.1 400")
        busy.released.set()


def test_a_client_that_leaves_while_requests_wait_is_no_error_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    busy = Busy()
    with serving(busy) as (port, _):
        with sockets.create_connection(("127.0.0.1", port)) as client:
            client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 3)
            assert busy.asked.wait(TIMEOUT)
            # It leaves without taking an answer.
            client.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        busy.released.set()
    assert not caplog.records


def test_a_client_that_answers_no_ping_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_processes, "_PING_EVERY", 0.05)
    monkeypatch.setattr(worker_processes, "_PONG_WITHIN", 0.05)
    request = (
        b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with serving() as (port, _), sockets.create_connection(("127.0.0.1", port)) as silent:
        silent.settimeout(TIMEOUT)
        silent.sendall(request)
        while silent.recv(4096):
            pass


def test_clients_are_told_that_the_server_stops() -> None:
    with serving() as (port, server), opened(port) as socket:
        server.should_exit = True
        assert close_code(socket) == 1001


def test_a_refusal_is_no_error_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with serving() as (port, _), pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{port}/refused")
    assert refused.value.response.status_code == 429
    assert not caplog.records


def test_a_long_address_is_refused_and_not_kept() -> None:
    with serving() as (port, _), sockets.create_connection(("127.0.0.1", port)) as client:
        client.settimeout(TIMEOUT)
        client.sendall(b"GET /" + b"x" * 3000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert client.recv(100).startswith(b"HTTP/1.1 400")


def test_a_request_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving() as (port, _), sockets.create_connection(("127.0.0.1", port)) as client:
        client.settimeout(TIMEOUT)
        client.sendall(b"GET / HTTP/1.1\r\nCookie: " + b"x" * 100_000)
        assert client.recv(100).startswith(b"HTTP/1.1 400")
    monkeypatch.setattr(http_protocol, "_REQUEST_WITHIN", 0.05)
    with serving() as (port, _), sockets.create_connection(("127.0.0.1", port)) as client:
        client.settimeout(TIMEOUT)
        client.sendall(b"GET / HTTP/1.1\r\nCookie: ")
        with contextlib.suppress(ConnectionResetError):
            while client.recv(100):
                pass
