"""The clients of the server's benchmark: WebSockets that play random legal moves."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from random import Random

import msgspec

from ludotheque.arena.bench import Stopwatch
from ludotheque.server.errors import BenchFailed

HOST = "127.0.0.1"
SEATS = 3
TIMEOUT = 300.0
"""Seconds after which the benchmark gives up."""


class _Action(msgspec.Struct):
    text: str


class _Frame(msgspec.Struct):
    step: int
    actions: list[_Action]


class _Message(msgspec.Struct):
    """The part of a server message that is needed here."""

    type: str
    frame: _Frame | None = None
    sentence: str = ""


_read = msgspec.json.Decoder(_Message).decode
HANDSHAKE = (
    "GET /api/tables/{id}/live HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
"""The first byte of a frame that is a whole message."""


class Player(asyncio.Protocol):
    """A player's WebSocket, with just enough of the protocol to be fast."""

    def __init__(self, table: Table, cookie: str) -> None:
        self.cookie = cookie
        self._table = table
        self._buffer = bytearray()
        self._connected = False
        self._transport: asyncio.WriteTransport | None = None
        self._closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        request = HANDSHAKE.format(id=self._table.id, host=HOST, cookie=self.cookie)
        transport.write(request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self._closed:
            self._table.load.fail("a socket was closed.")

    def data_received(self, data: bytes) -> None:
        now = asyncio.get_running_loop().time()
        self._buffer += data
        if not self._connected:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer, self._connected = rest, True
            if not head.startswith(b"HTTP/1.1 101"):
                self._table.load.fail("a socket was refused.")
        while (place := self._next_message()) is not None:
            start, end = place
            kind, content = self._buffer[0], bytes(self._buffer[start:end])
            del self._buffer[:end]
            if kind == _PING:
                self._send_frame(_PONG, content)
            else:
                self._received(content, now)

    def _next_message(self) -> tuple[int, int] | None:
        """Start and end of the next message's content in the buffer, if it is complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        short = buffer[1]
        start = 2 + {126: 2, 127: 8}.get(short, 0)
        length = short if short < 126 else int.from_bytes(buffer[2:start], "big")
        return (start, start + length) if len(buffer) >= start + length else None

    def _received(self, content: bytes, now: float) -> None:
        if not content.startswith(b"{"):
            return
        message = _read(content)
        if message.type == "refused":
            self._table.load.fail(f"a move was refused: {message.sentence}")
        elif message.frame is not None:
            self._table.received(self, message.frame, now, len(content))

    def send(self, content: bytes) -> None:
        self._send_frame(_TEXT, content)

    def _send_frame(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        assert len(content) < 126, "a short message"
        self._transport.write(bytes((kind, 0x80 | len(content), 0, 0, 0, 0)) + content)

    def close(self) -> None:
        self._closed = True
        if self._transport is not None:
            self._transport.abort()


class Table:
    """A table and its players, who play random legal moves."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.players = [Player(self, cookie) for cookie in cookies]
        self.step = 0
        self.load: Load
        self._waiting_for = SEATS
        self._actor: Player | None = None
        self._actions: list[_Action] = []
        self._mover: Player | None = None
        self._sent = 0.0

    @property
    def over(self) -> bool:
        return self._actor is None

    def play(self, random: Random) -> None:
        """Submits a move."""
        assert self._actor is not None
        self._mover, self._actor, self._waiting_for = self._actor, None, SEATS
        text = random.choice(self._actions).text
        content = msgspec.json.encode({"type": "act", "step": self.step, "action": text})
        self._sent = asyncio.get_running_loop().time()
        self._mover.send(content)

    def received(self, player: Player, frame: _Frame, now: float, size: int) -> None:
        """A player has received the position."""
        if self._mover is not None and player is not self._mover:
            self.load.delays.append((now - self._sent) * 1000)
            self.load.bytes.append(size)
        if frame.actions:
            self._actor, self._actions = player, frame.actions
        self._waiting_for -= 1
        if not self._waiting_for:
            self.step = frame.step
            self.load.table_ready(self)


class Load:
    """All tables together: those that can move, and the number of moves in flight."""

    def __init__(self, tables: list[Table]) -> None:
        self.delays: list[float] = []
        """Milliseconds from sending a move until each of the other players has received it."""
        self.bytes: list[int] = []
        self._random = Random(1)
        self._ready: deque[Table] = deque()
        self._in_flight = len(tables)
        self._moves_left = 0
        self._idle = asyncio.Event()
        self._failure: str | None = None
        self._players = [player for table in tables for player in table.players]
        for table in tables:
            table.load = self

    def fail(self, sentence: str) -> None:
        self._failure = self._failure or sentence
        self._idle.set()

    def table_ready(self, table: Table) -> None:
        """All players of a table have received the position."""
        self._in_flight -= 1
        if not table.over:
            self._ready.append(table)
        if self._moves_left and self._ready:
            self._moves_left -= 1
            self._play_next()
        if not self._in_flight:
            self._idle.set()

    def _play_next(self) -> None:
        self._in_flight += 1
        self._idle.clear()
        self._ready.popleft().play(self._random)

    async def idle(self) -> None:
        """Waits until no move is in flight."""
        async with asyncio.timeout(TIMEOUT):
            await self._idle.wait()
        if self._failure is not None:
            raise BenchFailed(self._failure)

    async def paced(self, moves: int, pace: int) -> float:
        """Plays `pace` moves per second, each at the table that has waited longest."""
        watch = Stopwatch()
        played = 0
        while played < moves and self._failure is None and watch.seconds < TIMEOUT:
            due = min(moves, int(watch.seconds * pace) + 1)
            while played < due and self._ready:
                self._play_next()
                played += 1
            await asyncio.sleep(0.001)
        await self.idle()
        return played / watch.seconds

    async def saturated(self, moves: int) -> float:
        """Plays the next move at every table as soon as all its players have the last one."""
        watch = Stopwatch()
        at_once = min(moves, len(self._ready))
        self._moves_left = moves - at_once
        for _ in range(at_once):
            self._play_next()
        await self.idle()
        return (moves - self._moves_left) / watch.seconds

    async def connect(self, port: int) -> None:
        """Opens all WebSockets."""
        loop = asyncio.get_running_loop()
        for player in self._players:
            await loop.create_connection(partial(_itself, player), HOST, port)
        await self.idle()

    def close(self) -> None:
        """Closes all WebSockets."""
        for player in self._players:
            player.close()


def _itself(player: Player) -> Player:
    return player
