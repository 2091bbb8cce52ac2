"""Moves while others make the server work (`ludotheque bench stress`).

A crowd returns to a table, a storm of sockets, bots, reviews, replays and wrong passwords.
"""

from __future__ import annotations

import asyncio
import itertools
import statistics
import tempfile
from collections.abc import Callable, Coroutine
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludotheque.arena.bench import Stopwatch
from ludotheque.server.errors import BenchFailed
from ludotheque.server.operations.bench import (
    GAME,
    Report,
    Server,
    new_table,
    separate_cores,
    serving,
)
from ludotheque.server.operations.bench_clients import HANDSHAKE, HOST, TIMEOUT, Load, Table

_STRONGEST = "champion"
_addresses = (f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}" for n in itertools.count(1))
"""Each request comes from another address, so that the limits for one address do not help."""


class Size(NamedTuple):
    """How much is done, by those who play and by the others."""

    tables: int
    watchers: int
    storm: int
    """Clients that open and close sockets as fast as they can."""
    games: int
    """Finished games that are reviewed and replayed, each ten times."""
    bot_tables: int
    passwords: int
    pace: int
    """Moves per second while that happens."""
    moves: int

    @property
    def title(self) -> str:
        return f"{self.tables} tables of {GAME}, {self.pace} moves/s"

    @property
    def work(self) -> int:
        """How often `advance` is called."""
        return 6


FULL = Size(
    tables=50,
    watchers=500,
    storm=20,
    games=10,
    bot_tables=50,
    passwords=100,
    pace=50,
    moves=500,
)
QUICK = Size(tables=2, watchers=5, storm=1, games=1, bot_tables=1, passwords=2, pace=50, moves=10)


def run(size: Size, advance: Callable[[], object]) -> Report[Size]:
    """Measures everything; `advance` is called whenever a part is done."""
    report = Report(size)
    with (
        tempfile.TemporaryDirectory() as folder,
        separate_cores() as core,
        serving(Path(folder) / "bench.db", core) as server,
    ):
        tables = [new_table(server) for _ in range(size.tables)]
        advance()
        asyncio.run(_measure(report, server, tables, advance))
    return report


async def _measure(
    report: Report[Size], server: Server, tables: list[Table], advance: Callable[[], object]
) -> None:
    size, add = report.size, report.add
    load = Load(tables)
    await load.connect(server.port)
    others = _Others(server.port, server.token)
    watch = Stopwatch()
    crowd = await asyncio.gather(*(_watch(server.port, tables[0].id) for _ in range(size.watchers)))
    add(f"s until {size.watchers} watchers have returned to a table", watch.seconds)
    for writer in crowd:
        writer.close()
        await writer.wait_closed()
    advance()
    await _paced(size, load, "nothing else", add)
    advance()
    storm = [_open_and_close(server.port, tables[0].id) for _ in range(size.storm)]
    await _during(storm, size, load, "storm of sockets", add)
    advance()
    games = [await others.bots_only("random") for _ in range(size.games)]
    for game in games:
        await others.until_over(game)
    for _ in range(size.bot_tables):
        await others.bots_only(_STRONGEST)
    await _during([], size, load, "tables of strong bots", add)
    advance()
    work = [others.get(f"/api/tables/{id}/review") for id in games for _ in range(10)]
    work += [others.get(f"/api/tables/{id}/replay?step={n}") for id in games for n in range(10)]
    work += [others.wrong_password() for _ in range(size.passwords)]
    await _during(work, size, load, "bots, reviews, replays, passwords", add)
    load.close()
    advance()


async def _during(
    work: list[Coroutine[Any, Any, None]],
    size: Size,
    load: Load,
    what: str,
    add: Callable[[str, float], None],
) -> None:
    tasks = [asyncio.create_task(one) for one in work]
    await _paced(size, load, what, add)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, BenchFailed):
            raise result


async def _paced(size: Size, load: Load, what: str, add: Callable[[str, float], None]) -> None:
    load.delays.clear()
    await load.paced(size.moves, size.pace)
    cuts = statistics.quantiles(load.delays, n=100)
    add(f"ms, p50: {what}", cuts[49])
    add(f"ms, p95: {what}", cuts[94])


async def _watch(port: int, id: str) -> asyncio.StreamWriter:
    """Opens a WebSocket as a spectator and waits for the first message."""
    async with asyncio.timeout(TIMEOUT):
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(HANDSHAKE.format(id=id, host=HOST, cookie="none=1").encode())
        await reader.readuntil(b'{"type":"hello"')
    return writer


async def _open_and_close(port: int, id: str) -> None:
    while True:
        reader, writer = await asyncio.open_connection(HOST, port)
        try:
            writer.write(HANDSHAKE.format(id=id, host=HOST, cookie="none=1").encode())
            await reader.read(1000)
        finally:
            writer.close()


class _Others:
    """People who make requests, each from an address of their own."""

    def __init__(self, port: int, token: str) -> None:
        self._port = port
        self._token = token

    async def get(self, path: str) -> None:
        await asyncio.to_thread(self._ask, "GET", path)

    async def wrong_password(self) -> None:
        body = {"name": "Somebody", "password": "not the right one"}
        await asyncio.to_thread(self._ask, "POST", "/api/session", body)

    async def bots_only(self, bot: str) -> str:
        """A table whose person has resigned, so that bots play on alone."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]
        made = await asyncio.to_thread(self._table, {"game": GAME, "seats": seats})
        return str(made)

    def _table(self, wanted: Any) -> str:
        me = self._ask("POST", "/api/me", {"name": "Other"})
        made = self._ask("POST", "/api/tables", wanted, me.cookie)
        id = str(msgspec.json.decode(made.body)["id"])
        self._ask("POST", f"/api/tables/{id}/resign", {}, me.cookie)
        return id

    async def until_over(self, id: str) -> None:
        watch = Stopwatch()
        while watch.seconds < TIMEOUT:
            looked = await asyncio.to_thread(self._ask, "GET", f"/api/tables/{id}")
            if msgspec.json.decode(looked.body)["table"]["status"] == "over":
                return
            await asyncio.sleep(0.1)
        raise BenchFailed("the bots do not finish their games.")

    def _ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> _Answer:
        connection = HTTPConnection(HOST, self._port, timeout=TIMEOUT)
        headers = {
            "Content-Type": "application/json",
            "X-CSRF-Token": self._token,
            "Cookie": f"csrftoken={self._token}; {cookie}",
            "X-Forwarded-For": next(_addresses),
        }
        content = None if body is None else msgspec.json.encode(body)
        try:
            connection.request(method, path, content, headers)
            response = connection.getresponse()
            found = response.read()
        finally:
            connection.close()
        if response.status >= 500:
            raise BenchFailed(f"{method} {path} was answered with {response.status}.")
        cookies = [header.split(";")[0] for header in response.headers.get_all("Set-Cookie", [])]
        return _Answer(found, "; ".join(cookies))


class _Answer(NamedTuple):
    body: bytes
    cookie: str
