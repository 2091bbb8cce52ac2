"""Faults of servers, databases, disks, clocks and bots while people play.

Everything is held against what was acknowledged. Each fault happens once, or as often as
`LUDOTHEQUE_ROUNDS` says: with the 400 of `make soak` these are 2,000 kills of servers and databases
that people play at alone, and as many other faults.
"""

from __future__ import annotations

import os
import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.cli.app import run
from ludotheque.server.errors import DatabaseAway
from tests.server.clients import HttpTransport, Person
from tests.server.conftest import NewDatabase, rows
from tests.server.patience import TIMEOUT, wait_until
from tests.server.server_process import ServerProcess
from tests.server.server_program import CLOCK, THINKING

ROUNDS = int(os.environ.get("LUDOTHEQUE_ROUNDS", "1"))
PLAYERS = 3
MOVES = 4
"""Moves that are acknowledged between two faults."""
LOG = "SELECT table_id, number, kind, seat, action FROM entries ORDER BY table_id, number"
HOUR = 3600
CLOCK_JUMPS = (-HOUR, 5 * HOUR, 0, -400 * 24 * HOUR, 300)


class Ledger:
    """The model: what players have sent, and what the server has acknowledged."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], set[str]] = {}
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.requests = 0
        """Moves that were sent, repeated ones included."""
        self.refusals = 0
        """How often a player was told that the server cannot do it now, or told nothing."""
        self.waiting = 0
        """Players who wait for an answer."""
        self._changed = threading.Condition()

    @contextmanager
    def answer(self) -> Iterator[None]:
        """A player waits for an answer."""
        with self._changed:
            self.waiting += 1
            self._changed.notify_all()
        try:
            yield
        finally:
            with self._changed:
                self.waiting -= 1

    def send(self, table: str, step: int, action: str) -> None:
        with self._changed:
            self.sent.setdefault((table, step), set()).add(action)
            self.requests += 1
            self._changed.notify_all()

    def acknowledge(self, table: str, step: int, action: str) -> None:
        with self._changed:
            self.acknowledged[table, step] = action
            self._changed.notify_all()

    def refuse(self) -> None:
        with self._changed:
            self.refusals += 1
            self._changed.notify_all()

    def _wait(self, condition: Callable[[], bool], what: str) -> None:
        with self._changed:
            assert self._changed.wait_for(condition, TIMEOUT), what

    def wait_for_moves(self, moves: int) -> None:
        """Waits until so many more moves have been acknowledged."""
        wanted = len(self.acknowledged) + moves
        self._wait(lambda: len(self.acknowledged) >= wanted, "moves are acknowledged")

    def wait_for_requests(self, requests: int) -> None:
        """Waits until so many more moves have been sent, which may not have arrived yet."""
        wanted = self.requests + requests
        self._wait(lambda: self.requests >= wanted, "moves are sent")

    def wait_until_all_wait(self, players: int = PLAYERS) -> None:
        """Waits until no player gets an answer."""
        self._wait(lambda: self.waiting == players, "everybody waits")

    def wait_for_refusal(self) -> None:
        """Waits until a player could not do something."""
        wanted = self.refusals + 1
        self._wait(lambda: self.refusals >= wanted, "a player is refused")

    def check(self, url: str) -> None:
        """Nothing is lost, nothing is doubled, nothing has come from nowhere."""
        with self._changed:
            acknowledged = dict(self.acknowledged)
        log = {(row.table_id, row.number): row for row in rows(url, LOG)}
        lost = [key for key, action in acknowledged.items() if log[key].action != action]
        assert lost == []
        bots = {
            (row.table_id, row.seat)
            for row in rows(url, "SELECT table_id, seat FROM seats WHERE bot IS NOT NULL")
        }
        for (table, number), row in log.items():
            assert number == 0 or (table, number - 1) in log, "the log has a gap"
            if (table, row.seat) not in bots:
                assert row.action in self.sent[table, number], "a move stands where it was not sent"


class Player(threading.Thread):
    """Plays one table after another, alone or against a bot, whatever happens to the server."""

    def __init__(self, number: int, port: int, ledger: Ledger, opponent: str = "me") -> None:
        super().__init__(daemon=True)
        self._rng = Random(number)
        self._ledger = ledger
        bot = {"kind": "bot", "bot": opponent}
        self._seats = [{"kind": "me"}, {"kind": "me"} if opponent == "me" else bot]
        self._transport = HttpTransport(f"http://127.0.0.1:{port}")
        self._person = Person(self._transport, f"Player {number}")
        self._pause = threading.Event()
        self.failure: Exception | None = None

    def stop(self) -> None:
        self._pause.set()

    def run(self) -> None:
        table: str | None = None
        while not self._pause.is_set():
            try:
                table = self._play(table)
            except (httpx.TransportError, ServerAway):
                self._ledger.refuse()
                self._pause.wait(0.02)
            except Exception as error:
                self.failure = error
                return
        self._transport.client.close()

    def _play(self, table: str | None) -> str | None:
        """One move; returns the table, if its game goes on."""
        if table is None:
            new = {"game": "spyrium", "seats": self._seats}
            return str(self._ask("POST", "/api/tables", new)["id"])
        frame = self._ask("GET", f"/api/tables/{table}")["frame"]
        if frame["outcome"] is not None:
            return None
        if not frame["actions"]:
            self._pause.wait(0.02)  # the bot thinks
            return table
        step, action = frame["step"], self._rng.choice(frame["actions"])["text"]
        self._ledger.send(table, step, action)
        move = {"step": step, "action": action, "seat": frame["seat"]}
        if self._ask("POST", f"/api/tables/{table}/actions", move).get("step") == step + 1:
            self._ledger.acknowledge(table, step, action)
        return table

    def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        with self._ledger.answer():
            response = self._person.ask(method, path, body)
        if response.status_code == 503:
            raise ServerAway
        assert response.status_code in (200, 201, 409), response.text
        return dict(response.json())


class ServerAway(Exception):
    """The server has said that it cannot do it now."""


Fault = Callable[[ServerProcess, Ledger], None]


def kill_server(server: ServerProcess, ledger: Ledger) -> None:
    server.kill()
    server.restart()


def kill_parent(server: ServerProcess, ledger: Ledger) -> None:
    server.kill(all_at_once=False)
    server.restart()


def suspend_server(server: ServerProcess, ledger: Ledger) -> None:
    """The machine sleeps while a move is on its way."""
    process = psutil.Process(server.process.pid)
    process.suspend()
    try:
        ledger.wait_until_all_wait()
    finally:
        process.resume()


def lock_file(server: ServerProcess, ledger: Ledger) -> None:
    """Another program holds the SQLite file while moves arrive: a disk that is slow to write."""
    file = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None, timeout=TIMEOUT)) as other:
        other.execute("BEGIN IMMEDIATE")
        ledger.wait_until_all_wait()
        other.execute("ROLLBACK")


def fill_disk(server: ServerProcess, ledger: Ledger) -> None:
    """No file of the server can grow any more, until somebody has been refused."""
    process = psutil.Process(server.process.pid)
    before = process.rlimit(resource.RLIMIT_FSIZE)
    process.rlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        ledger.wait_for_refusal()
    finally:
        process.rlimit(resource.RLIMIT_FSIZE, before)


class ClockJumps:
    """Sets the clock of servers back and forth."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock"
        self._file.write_text("0")
        self._jumps = 0
        self.environment = {CLOCK: str(self._file)}

    def __call__(self, server: ServerProcess, ledger: Ledger) -> None:
        new = self._file.with_suffix(".new")
        new.write_text(str(CLOCK_JUMPS[self._jumps % len(CLOCK_JUMPS)]))
        new.rename(self._file)
        self._jumps += 1


def bot_processes(server: ServerProcess) -> list[psutil.Process]:
    """The processes in which bots think."""
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def kill_bots(server: ServerProcess, ledger: Ledger) -> None:
    for process in wait_until(lambda: bot_processes(server), "a bot thinks"):
        process.kill()


def hang_bots(server: ServerProcess, ledger: Ledger) -> None:
    """They never answer again; the server notices by the time that they take."""
    for process in wait_until(lambda: bot_processes(server), "a bot thinks"):
        process.suspend()


def check_when_back(ledger: Ledger, url: str) -> None:
    """Checks as soon as the database can be read."""

    def readable() -> bool:
        try:
            rows(url, "SELECT 1")
        except (SQLAlchemyError, OSError, DatabaseAway):
            return False
        return True

    wait_until(readable, "the database is back")
    ledger.check(url)


def survive(
    url: str,
    faults: Sequence[Fault],
    folder: Path,
    environment: dict[str, str] | None = None,
    opponents: tuple[str, ...] = ("me",) * PLAYERS,
    servers: int = 1,
) -> None:
    """People play, at one server or several, while one fault after another happens to the first."""
    rng, ledger = Random(7), Ledger()
    running = [
        ServerProcess(
            url,
            folder / f"output{number}",
            more=["--requests-per-minute", "1000000"],
            environment=environment,
        )
        for number in range(servers)
    ]
    players = [
        Player(number, running[number % servers].port, ledger, opponent)
        for number, opponent in enumerate(opponents)
    ]
    try:
        for player in players:
            player.start()
        for fault in [*faults] * ROUNDS:
            ledger.wait_for_moves(MOVES)
            ledger.wait_for_requests(rng.randrange(1, 6))
            fault(running[0], ledger)
            check_when_back(ledger, url)
            assert [player.failure for player in players] == [None] * len(players)
        ledger.wait_for_moves(MOVES * len(players))
    finally:
        for player in players:
            player.stop()
        for player in players:
            player.join(TIMEOUT)
        ended = [server.stop() for server in running]
    assert [player.failure for player in players] == [None] * len(players)
    assert ended == [0] * servers
    ledger.check(url)
    assert run(["check", "--database", url]) == 0


def new_sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'ludotheque.db'}"


def test_kills_disks_clocks_and_sleep_on_sqlite(tmp_path: Path) -> None:
    clock = ClockJumps(tmp_path)
    faults: list[Fault] = [fill_disk, clock, lock_file, suspend_server, kill_server, kill_parent]
    survive(new_sqlite(tmp_path), faults, tmp_path, clock.environment)


def test_bots_that_die_and_hang(tmp_path: Path) -> None:
    # A hang is noticed by the time that it takes; `test_worker_pool.py` has one that needs none.
    soaking = ROUNDS > 1
    faults = [kill_bots, hang_bots] if soaking else [kill_bots]
    environment = {THINKING: "20"} if soaking else {}
    survive(new_sqlite(tmp_path), faults, tmp_path, environment, ("random", "greedy"))


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[tuple[str, list[Fault]]]:
    """A PostgreSQL of its own, and what can happen to it."""
    from tests.server.postgres import pg_ctl, start_postgres

    postgres = start_postgres(tmp_path / "postgres")

    def crash(server: ServerProcess, ledger: Ledger) -> None:
        pg_ctl(["-m", "immediate", "stop"], pgdata=postgres.pgdata, user=postgres.system_user)
        postgres.ensure_postgres_running()

    def hang(server: ServerProcess, ledger: Ledger) -> None:
        """Nothing is read or written for a while, as if the disk did not answer."""
        main = psutil.Process(postgres.get_pid())
        stopped = [main, *main.children(recursive=True)]
        for process in stopped:
            process.suspend()
        try:
            ledger.wait_until_all_wait()
        finally:
            for process in stopped:
                process.resume()

    yield str(postgres.get_uri()), [crash, hang]
    postgres.cleanup()


def test_kills_on_postgres(own_postgres: tuple[str, list[Fault]], tmp_path: Path) -> None:
    url, (crash, hang) = own_postgres
    survive(url, [kill_server, crash, hang, kill_parent], tmp_path)


def test_lost_messages_between_servers(postgres: NewDatabase, tmp_path: Path) -> None:
    """Their connections are cut, and one of them is killed."""
    url = postgres()
    talk = "(query LIKE 'LISTEN%' OR query LIKE '%pg_notify%') AND pid <> pg_backend_pid()"

    def cut(server: ServerProcess, ledger: Ledger) -> None:
        rows(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {talk}")

    survive(url, [cut, kill_server], tmp_path, servers=2)
