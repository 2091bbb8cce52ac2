"""Kills of servers and databases while people play, held against what was acknowledged.

`LUDOTHEQUE_KILLS` says how many; `make soak` runs 2,000.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.cli.app import run
from tests.server.clients import TIMEOUT, HttpTransport, Person
from tests.server.conftest import rows
from tests.server.server_process import ServerProcess

KILLS = int(os.environ.get("LUDOTHEQUE_KILLS", "3"))
PLAYERS = 3
MOVES = 4
"""Moves that are acknowledged between two kills."""
LOG = "SELECT table_id, number, kind, seat, action FROM entries ORDER BY table_id, number"


class Ledger:
    """The model: what players have sent, and what the server has acknowledged."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], set[str]] = {}
        self.acknowledged: dict[tuple[str, int], str] = {}
        self._changed = threading.Condition()

    def send(self, table: str, step: int, action: str) -> None:
        with self._changed:
            self.sent.setdefault((table, step), set()).add(action)

    def acknowledge(self, table: str, step: int, action: str) -> None:
        with self._changed:
            self.acknowledged[table, step] = action
            self._changed.notify_all()

    def wait_for(self, moves: int) -> None:
        """Waits until so many moves have been acknowledged in all."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.acknowledged) >= moves, 4 * TIMEOUT)

    def check(self, url: str) -> None:
        """Nothing is lost, nothing is doubled, nothing has come from nowhere."""
        with self._changed:
            acknowledged = dict(self.acknowledged)
        log = {(row.table_id, row.number): row for row in rows(url, LOG)}
        lost = [key for key, action in acknowledged.items() if log[key].action != action]
        assert lost == []
        for (table, number), row in log.items():
            assert number == 0 or (table, number - 1) in log, "the log has a gap"
            assert row.action in self.sent[table, number], "a move stands where it was not sent"


class Player(threading.Thread):
    """Plays both seats of one table after another, whatever happens to the server."""

    def __init__(self, number: int, port: int, ledger: Ledger) -> None:
        super().__init__(daemon=True)
        self._rng = Random(number)
        self._ledger = ledger
        self._transport = HttpTransport(f"http://127.0.0.1:{port}")
        self._person = Person(self._transport, f"Player {number}")
        self.stopping = False
        self.failure: Exception | None = None

    def run(self) -> None:
        table: str | None = None
        while not self.stopping:
            try:
                table = self._play(table)
            except (httpx.TransportError, ServerAway):
                time.sleep(0.02)
            except Exception as error:
                self.failure = error
                return
        self._transport.client.close()

    def _play(self, table: str | None) -> str | None:
        """One move; returns the table, if its game goes on."""
        if table is None:
            seats = [{"kind": "me"}, {"kind": "me"}]
            return str(self._ask("POST", "/api/tables", {"game": "spyrium", "seats": seats})["id"])
        frame = self._ask("GET", f"/api/tables/{table}")["frame"]
        if frame["outcome"] is not None:
            return None
        step, action = frame["step"], self._rng.choice(frame["actions"])["text"]
        self._ledger.send(table, step, action)
        move = {"step": step, "action": action, "seat": frame["seat"]}
        if self._ask("POST", f"/api/tables/{table}/actions", move).get("step") == step + 1:
            self._ledger.acknowledge(table, step, action)
        return table

    def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        response = self._person.ask(method, path, body)
        if response.status_code == 503:
            raise ServerAway
        assert response.status_code in (200, 201, 409), response.text
        return dict(response.json())


class ServerAway(Exception):
    """The server has said that it cannot do it now."""


Fault = Callable[[ServerProcess], None]


def kill_server(server: ServerProcess) -> None:
    server.kill()
    server.restart()


def kill_parent(server: ServerProcess) -> None:
    server.kill(all_at_once=False)
    server.restart()


def lock_file(server: ServerProcess) -> None:
    """Another program holds the SQLite file for a moment."""
    file = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None, timeout=TIMEOUT)) as other:
        other.execute("BEGIN IMMEDIATE")
        time.sleep(0.1)
        other.execute("ROLLBACK")


def check_ledger(ledger: Ledger, url: str) -> None:
    """Checks when the database is there again."""
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            ledger.check(url)
            return
        except (SQLAlchemyError, OSError):
            assert time.monotonic() < end
            time.sleep(0.05)


def survive(url: str, faults: list[Fault], folder: Path) -> None:
    """People play while one fault after another happens."""
    rng, ledger = Random(KILLS), Ledger()
    server = ServerProcess(url, folder / "output", more=["--requests-per-minute", "1000000"])
    players = [Player(number, server.port, ledger) for number in range(PLAYERS)]
    try:
        for player in players:
            player.start()
        for number in range(KILLS):
            ledger.wait_for(len(ledger.acknowledged) + MOVES)
            time.sleep(rng.uniform(0.0, 0.1))
            faults[number % len(faults)](server)
            check_ledger(ledger, url)
            assert [player.failure for player in players] == [None] * PLAYERS
        ledger.wait_for(len(ledger.acknowledged) + MOVES)
    finally:
        for player in players:
            player.stopping = True
        for player in players:
            player.join(TIMEOUT)
        server.stop()
    assert [player.failure for player in players] == [None] * PLAYERS
    ledger.check(url)
    assert run(["check", "--database", url]) == 0


def test_kills_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ludotheque.db'}"
    survive(url, [kill_server, lock_file, kill_parent], tmp_path)


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[tuple[str, Fault]]:
    """A PostgreSQL of its own, and how to crash it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pgserver._commands import pg_ctl  # type: ignore[attr-defined]
        from pgserver.postgres_server import get_server

        postgres = get_server(tmp_path / "postgres", cleanup_mode="stop")

    def crash(server: ServerProcess) -> None:
        pg_ctl(["-m", "immediate", "stop"], pgdata=postgres.pgdata, user=postgres.system_user)
        postgres.ensure_postgres_running()

    yield str(postgres.get_uri()), crash
    postgres.cleanup()


def test_kills_on_postgres(own_postgres: tuple[str, Fault], tmp_path: Path) -> None:
    url, crash = own_postgres
    survive(url, [kill_server, crash, kill_parent], tmp_path)
