"""Connections: messages are sent in order, one at a time, without blocking the sender."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.raw_socket import RawSocket


class SlowSocket:
    """A socket whose reader takes a message only when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._taken: list[asyncio.Future[None]] = []

    async def send(self, message: Any) -> None:
        self.begun.append(message["text"])
        self._taken.append(asyncio.get_running_loop().create_future())
        await self._taken[-1]

    async def receive(self) -> Any:
        raise AssertionError("nobody listens here")

    async def take(self) -> None:
        self._taken[-1].set_result(None)
        await turn()

    @property
    def given_up(self) -> bool:
        return self._taken[-1].cancelled()


async def turn() -> None:
    """Runs the event loop until nothing is due."""
    for _ in range(3):
        await asyncio.sleep(0)


def with_connection(test: Callable[[SlowSocket, Connection], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        wire = SlowSocket()
        connection = Connection(1, None)
        connection.open(RawSocket(wire.receive, wire.send, None), b"hello")
        await turn()
        await test(wire, connection)

    asyncio.run(run())


def test_messages_keep_their_order_and_wait_for_a_slow_reader() -> None:
    async def test(wire: SlowSocket, connection: Connection) -> None:
        for message in (b"one", b"two", b"three"):
            connection.send(message)
        await turn()
        assert wire.begun == ["hello"]
        await wire.take()
        assert wire.begun == ["hello", "one"]
        connection.send(b"four")
        for _ in range(4):
            await wire.take()
        assert wire.begun == ["hello", "one", "two", "three", "four"]
        connection.send(b"five")
        await turn()
        assert wire.begun[-1] == "five"

    with_connection(test)


def test_a_client_that_reads_too_slowly_is_disconnected() -> None:
    async def test(wire: SlowSocket, connection: Connection) -> None:
        for _ in range(200):
            connection.send(b"more")
        assert not connection.ended.done()
        connection.send(b"too much")
        assert connection.ended.done()
        connection.abort()
        await turn()
        connection.send(b"to nobody")
        await turn()
        assert wire.begun == ["hello"]
        assert wire.given_up

    with_connection(test)
