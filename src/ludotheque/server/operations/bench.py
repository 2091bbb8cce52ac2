"""The server's benchmark (`ludotheque bench server`): many tables at once over real WebSockets.

The server is a process on a core of its own with a SQLite file in a temporary folder; the clients
are in this process, on the other cores. Everything goes through loopback.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from itertools import chain, count
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from ludotheque.arena.bench import Stopwatch
from ludotheque.server.errors import BenchFailed
from ludotheque.server.operations.bench_clients import HOST, SEATS, TIMEOUT, Load, Table

GAME = "spyrium"


class Size(NamedTuple):
    """How much is measured; all moves together must not end the games."""

    tables: int
    pace: int
    """Moves per second while delays are measured."""
    rounds: int
    paced_moves: int
    saturated_moves: int
    openings: int

    @property
    def title(self) -> str:
        return (
            f"{self.tables} tables of {GAME}, {SEATS} sockets each, {self.rounds} rounds; "
            f"paced is {self.pace} moves/s"
        )

    @property
    def work(self) -> int:
        """How often `advance` is called."""
        return self.tables + 2 * self.rounds + self.openings


FULL = Size(200, pace=500, rounds=5, paced_moves=1000, saturated_moves=3000, openings=5)
QUICK = Size(4, pace=100, rounds=1, paced_moves=20, saturated_moves=40, openings=1)

KEPT = "moves/s, paced"
P50, P95, SLOWEST = "ms to the others, p50", "ms to the others, p95", "ms to the others, max"
SATURATED, PER_CORE = "moves/s, saturated", "moves per second of processor time"
OPENING = "ms to open the longest game"


S = TypeVar("S", bound="Measured")


class Measured(Protocol):
    """How much a benchmark measures."""

    @property
    def title(self) -> str: ...

    def _asdict(self) -> dict[str, Any]: ...


class Report(Generic[S]):
    """The samples of every measure, and some facts."""

    def __init__(self, size: S) -> None:
        self.size = size
        self.samples: dict[str, list[float]] = {}
        self.facts: dict[str, int | None] = {}

    @property
    def title(self) -> str:
        return self.size.title

    def add(self, what: str, sample: float) -> None:
        self.samples.setdefault(what, []).append(sample)

    def summary(self) -> list[tuple[str, float, float, float]]:
        """Each measure with its median, lowest and highest sample."""
        return [
            (what, statistics.median(found), min(found), max(found))
            for what, found in self.samples.items()
        ]

    def to_json(self) -> dict[str, Any]:
        names = ("measure", "median", "min", "max")
        measures = [dict(zip(names, line, strict=True)) for line in self.summary()]
        asked = {"game": GAME} | self.size._asdict()
        return asked | {"measures": measures} | self.facts


def run(size: Size, advance: Callable[[], object]) -> Report[Size]:
    """Measures everything; `advance` is called whenever a part is done."""
    report = Report(size)
    report.facts["sockets"] = size.tables * SEATS
    with tempfile.TemporaryDirectory() as folder, separate_cores() as core:
        start = partial(serving, Path(folder) / "bench.db", core)
        with start() as server:
            tables = []
            for _ in range(size.tables):
                tables.append(new_table(server))
                advance()
            asyncio.run(_play(report, server, tables, advance))
        sent = sum(table.step for table in tables)
        report.facts["moves"] = sent
        report.facts["moves_sent_but_not_stored"] = sent - _stored(Path(folder) / "bench.db")
        longest = max(tables, key=lambda table: table.step)
        report.facts["steps_of_the_longest_game"] = longest.step
        for _ in range(size.openings):
            with start() as server:
                watch = Stopwatch()
                server.ask("GET", f"/api/tables/{longest.id}", cookie=longest.players[0].cookie)
                report.add(OPENING, watch.seconds * 1000)
                report.facts["first_page_bytes"] = _first_page(server)
            advance()
    return report


@contextmanager
def separate_cores() -> Iterator[set[int]]:
    """The core for the server; until the end this process uses only the others."""
    if not hasattr(os, "sched_setaffinity"):
        yield set()
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)
    try:
        yield {cores[0]}
    finally:
        os.sched_setaffinity(0, cores)


def new_table(server: Server) -> Table:
    """A table of three guests whose game has started."""
    cookies = [server.guest() for _ in range(SEATS)]
    wanted = {"game": GAME, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
    id = msgspec.json.decode(_text(server.ask("POST", "/api/tables", wanted, cookies[0])[1]))["id"]
    for cookie in cookies[1:]:
        server.ask("POST", f"/api/tables/{id}/join", {}, cookie)
    server.ask("POST", f"/api/tables/{id}/start", {}, cookies[0])
    return Table(id, cookies)


async def _play(
    report: Report[Size], server: Server, tables: list[Table], advance: Callable[[], object]
) -> None:
    size = report.size
    load = Load(tables)
    await load.connect(server.port)
    for _ in range(size.rounds):
        load.delays.clear()
        report.add(KEPT, await load.paced(size.paced_moves, size.pace))
        cuts = statistics.quantiles(load.delays, n=100)
        report.add(P50, cuts[49])
        report.add(P95, cuts[94])
        report.add(SLOWEST, max(load.delays))
        advance()
        before = server.processor_seconds()
        report.add(SATURATED, await load.saturated(size.saturated_moves))
        busy = server.processor_seconds() - before
        if busy:
            report.add(PER_CORE, size.saturated_moves / busy)
        advance()
    report.facts["bytes_of_a_step"] = round(statistics.mean(load.bytes))
    load.close()


# The server.


class Server:
    """A running server, and requests to it."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.port = port
        self._process = process
        self._connection = HTTPConnection(HOST, port, timeout=TIMEOUT)
        self.token = ""
        self._browsers = count()

    def ask(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[HTTPResponse, bytes]:
        headers = {"Content-Type": "application/json", "Accept-Encoding": "gzip"}
        # Each request comes from another browser, so that each guest is a new one.
        headers["User-Agent"] = f"bench {next(self._browsers)}"
        if self.token:
            headers["X-CSRF-Token"] = self.token
            headers["Cookie"] = f"csrftoken={self.token}; {cookie}"
        content = None if body is None else msgspec.json.encode(body)
        self._connection.request(method, path, content, headers)
        response = self._connection.getresponse()
        received = response.read()
        if response.status >= 300:
            raise BenchFailed(f"{method} {path} was answered with {response.status}.")
        return response, received

    def wait_until_ready(self) -> None:
        watch = Stopwatch()
        while not self.token:
            try:
                self.token = _cookies(self.ask("GET", "/api/me")[0])["csrftoken"]
            except ConnectionError:
                if self._process.poll() is not None or watch.seconds > TIMEOUT:
                    raise BenchFailed("the server does not start.") from None
                self._connection.close()
                time.sleep(0.02)

    def guest(self) -> str:
        """The cookie of a new guest."""
        response, _ = self.ask("POST", "/api/me", {"name": "Guest"})
        return "; ".join(f"{name}={value}" for name, value in _cookies(response).items())

    def processor_seconds(self) -> float:
        """The processor time of its processes so far; 0 where it cannot be read."""
        ticks = 0
        for file in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = file.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == self._process.pid:
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK") if ticks else 0.0

    def kill(self) -> None:
        """Kills it without warning: whatever was sent must be stored by then."""
        self._connection.close()
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@contextmanager
def serving(file: Path, core: set[int]) -> Iterator[Server]:
    """`ludotheque serve` with a rate limit that is never reached."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    options = {
        "--host": HOST,
        "--port": str(port),
        "--database": f"sqlite:///{file}",
        "--requests-per-minute": "1000000000",
        "--sockets-per-address": "2000",
        "--trusted-proxies": HOST,
    }
    process = subprocess.Popen(
        [sys.executable, "-c", _SERVE, "serve", *chain.from_iterable(options.items())],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    if core:
        os.sched_setaffinity(process.pid, core)
    server = Server(process, port)
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.kill()


_SERVE = "import sys; from ludotheque.cli import main; sys.exit(main())"


def _cookies(response: HTTPResponse) -> dict[str, str]:
    jar: SimpleCookie = SimpleCookie()
    for header in response.headers.get_all("Set-Cookie", []):
        jar.load(header)
    return {name: morsel.value for name, morsel in jar.items()}


def _stored(file: Path) -> int:
    """The number of entries in the database."""
    connection = sqlite3.connect(file)
    try:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])
    finally:
        connection.close()


def _first_page(server: Server) -> int | None:
    """Compressed bytes of the start page in English; ``None`` if it is not built."""
    html = server.ask("GET", "/")[1]
    size = len(html)
    wanted = set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', _text(html)))
    if not wanted:
        return None
    fetched: set[str] = set()
    while wanted:
        path = wanted.pop()
        fetched.add(path)
        asset = server.ask("GET", path)[1]
        size += len(asset)
        if path.endswith((".js", ".css")):
            found = {f"/assets/{name}" for name in re.findall(_LOADED_LATER, _text(asset))}
            wanted |= found - fetched
    return size


_LOADED_LATER = r"""[("'`/](?:\./)?(en-[\w-]+\.js|[\w-]+-latin-wght-[\w-]+\.woff2)"""
"""What scripts and styles load: English texts, and fonts without rare letters."""


def _text(content: bytes) -> str:
    compressed = content.startswith(b"\x1f\x8b")
    return (gzip.decompress(content) if compressed else content).decode()
