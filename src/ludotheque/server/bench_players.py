"""The people of the server's benchmark: sockets at tables that play anything that is legal."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from random import Random

import msgspec

from ludotheque.arena.bench import Stopwatch
from ludotheque.core.errors import LudothequeError

HOST = "127.0.0.1"
SEATS = 3
PATIENCE = 60.0
"""Seconds after which something that should happen is missed."""


class BenchFailed(LudothequeError):
    """The server did not do what is to be measured."""


class _Action(msgspec.Struct):
    text: str


class _Frame(msgspec.Struct):
    step: int
    actions: list[_Action]


class _Message(msgspec.Struct):
    """The part of a message that matters here."""

    type: str
    frame: _Frame | None = None


_read = msgspec.json.Decoder(_Message).decode
_HELLO = (
    "GET /api/tables/{id}/live HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Player(asyncio.Protocol):
    """Somebody at a table: a socket that knows just enough of WebSocket to be quick."""

    def __init__(self, table: Table, cookie: str) -> None:
        self.cookie = cookie
        self._table = table
        self._buffer = bytearray()
        self._greeted = False
        self._transport: asyncio.WriteTransport | None = None
        self._hung_up = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        hello = _HELLO.format(id=self._table.id, host=HOST, cookie=self.cookie)
        transport.write(hello.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self._hung_up:
            self._table.load.fail("a socket was closed.")

    def data_received(self, data: bytes) -> None:
        now = asyncio.get_running_loop().time()
        self._buffer += data
        if not self._greeted:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer, self._greeted = rest, True
            if not head.startswith(b"HTTP/1.1 101"):
                self._table.load.fail("a socket was refused.")
        while (size := self._next_size()) is not None:
            start, end = size
            content = bytes(self._buffer[start:end])
            del self._buffer[:end]
            self._heard(content, now)

    def _next_size(self) -> tuple[int, int] | None:
        """Where the content of the next message begins and ends, if it is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        short = buffer[1]
        start = 2 + {126: 2, 127: 8}.get(short, 0)
        length = short if short < 126 else int.from_bytes(buffer[2:start], "big")
        return (start, start + length) if len(buffer) >= start + length else None

    def _heard(self, content: bytes, now: float) -> None:
        if not content.startswith(b"{"):
            return
        message = _read(content)
        if message.type == "refused":
            self._table.load.fail("a move was refused.")
        elif message.frame is not None:
            self._table.heard(self, message.frame, now, len(content))

    def say(self, content: bytes) -> None:
        assert self._transport is not None
        assert len(content) < 126, "a short message"
        self._transport.write(bytes((0x81, 0x80 | len(content), 0, 0, 0, 0)) + content)

    def hang_up(self) -> None:
        self._hung_up = True
        if self._transport is not None:
            self._transport.abort()


class Table:
    """A table and the people at it, who play anything that is legal."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.players = [Player(self, cookie) for cookie in cookies]
        self.step = 0
        self.load: Load
        self._unheard = SEATS
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
        self._mover, self._actor, self._unheard = self._actor, None, SEATS
        text = random.choice(self._actions).text
        content = msgspec.json.encode({"type": "act", "step": self.step, "action": text})
        self._sent = asyncio.get_running_loop().time()
        self._mover.say(content)

    def heard(self, player: Player, frame: _Frame, now: float, size: int) -> None:
        """Somebody has been told the position."""
        if self._mover is not None and player is not self._mover:
            self.load.delays.append((now - self._sent) * 1000)
            self.load.bytes.append(size)
        if frame.actions:
            self._actor, self._actions = player, frame.actions
        self._unheard -= 1
        if not self._unheard:
            self.step = frame.step
            self.load.told(self)


class Load:
    """All tables together: who may move, and how many moves are on their way."""

    def __init__(self, tables: list[Table]) -> None:
        self.delays: list[float] = []
        """Milliseconds from each submission to each of the others."""
        self.bytes: list[int] = []
        self._random = Random(1)
        self._ready: deque[Table] = deque()
        self._under_way = len(tables)
        self._eager_for = 0
        self._quiet = asyncio.Event()
        self._trouble: str | None = None
        self._players = [player for table in tables for player in table.players]
        for table in tables:
            table.load = self

    def fail(self, sentence: str) -> None:
        self._trouble = self._trouble or sentence
        self._quiet.set()

    def told(self, table: Table) -> None:
        """Everybody at a table knows the position."""
        self._under_way -= 1
        if not table.over:
            self._ready.append(table)
        if self._eager_for and self._ready:
            self._eager_for -= 1
            self._play_next()
        if not self._under_way:
            self._quiet.set()

    def _play_next(self) -> None:
        self._under_way += 1
        self._quiet.clear()
        self._ready.popleft().play(self._random)

    async def quiet(self) -> None:
        """Waits until no move is on its way."""
        async with asyncio.timeout(PATIENCE):
            await self._quiet.wait()
        if self._trouble is not None:
            raise BenchFailed(self._trouble)

    async def paced(self, moves: int, pace: int) -> float:
        """Plays so many moves a second, each at the table that has waited longest."""
        watch = Stopwatch()
        played = 0
        while played < moves and self._trouble is None and watch.seconds < PATIENCE:
            due = min(moves, int(watch.seconds * pace) + 1)
            while played < due and self._ready:
                self._play_next()
                played += 1
            await asyncio.sleep(0.001)
        await self.quiet()
        return played / watch.seconds

    async def saturated(self, moves: int) -> float:
        """Plays the next move at every table as soon as the last one is known to all."""
        watch = Stopwatch()
        at_once = min(moves, len(self._ready))
        self._eager_for = moves - at_once
        for _ in range(at_once):
            self._play_next()
        await self.quiet()
        return (moves - self._eager_for) / watch.seconds

    async def connect(self, port: int) -> None:
        """Lets everybody open their socket."""
        loop = asyncio.get_running_loop()
        for player in self._players:
            await loop.create_connection(partial(_itself, player), HOST, port)
        await self.quiet()

    def hang_up(self) -> None:
        """Closes all sockets."""
        for player in self._players:
            player.hang_up()


def _itself(player: Player) -> Player:
    return player
