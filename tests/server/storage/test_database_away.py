"""A database that is locked, full or gone: games can be looked at, moves wait, nothing is lost."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event

from ludotheque.server.operations import status
from ludotheque.server.storage import database as database_module
from tests.server.clients import Json, Person
from tests.server.conftest import LocalServer
from tests.server.patience import TIMEOUT


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a database that is away."""
    monkeypatch.setattr(database_module, "_BUSY_TIMEOUT", 1000)
    monkeypatch.setattr(status, "INTERVAL", 0.05)


@contextmanager
def locked(server: LocalServer) -> Iterator[None]:
    """Another program is writing."""
    file = server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def read_only(server: LocalServer) -> Iterator[None]:
    """Nothing can be written any more, as on a full disk."""
    database = server.services.database
    engines = [database.engine.sync_engine, database._writer]
    for engine in engines:
        event.listen(engine, "begin", _refuse_writing)
    yield
    for engine in engines:
        event.remove(engine, "begin", _refuse_writing)
        event.listen(engine, "begin", _allow_writing)


def _refuse_writing(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA query_only=ON")


def _allow_writing(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA query_only=OFF")


OUTAGES = {"locked": locked, "read-only": read_only}
Outage = Callable[[LocalServer], AbstractContextManager[None]]


def started(server: LocalServer) -> tuple[Person, str, Json]:
    zoe = server.person()
    id = zoe.table("me", "me")
    return zoe, id, zoe.frame(id)


@pytest.mark.parametrize("outage", OUTAGES.values(), ids=OUTAGES)
def test_looking_needs_no_writing(outage: Outage, sqlite_server: LocalServer) -> None:
    zoe, id, before = started(sqlite_server)
    with outage(sqlite_server):
        assert zoe.frame(id) == before
        assert zoe.get("/api/tables")["mine"][0]["id"] == id
        assert zoe.get("/api/me")["name"] == "Zoé"
        with zoe.watch(id) as watch:
            assert watch.next()["type"] == "hello"


@pytest.mark.parametrize("outage", OUTAGES.values(), ids=OUTAGES)
def test_a_move_is_answered_with_503_and_taken_later(
    outage: Outage, sqlite_server: LocalServer
) -> None:
    zoe, id, frame = started(sqlite_server)
    move = {"step": frame["step"], "action": frame["actions"][0]["text"]}
    with outage(sqlite_server):
        response = zoe.ask("POST", f"/api/tables/{id}/actions", move)
        assert (response.status_code, response.json()["error"]) == (503, "DatabaseAway")
        assert int(response.headers["retry-after"]) > 0
        assert zoe.frame(id) == frame
    zoe.do(id, "actions", **move)
    assert zoe.frame(id)["step"] == 1


def test_a_slow_disk_delays_the_move_and_nothing_else(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, id, frame = started(sqlite_server)
    database = sqlite_server.services.database
    begun, may_end = threading.Event(), threading.Event()
    write = database._write

    def write_slowly(work: Callable[[Connection], Any]) -> Any:
        begun.set()
        may_end.wait(TIMEOUT)
        return write(work)

    monkeypatch.setattr(database, "_write", write_slowly)
    with ThreadPoolExecutor(1) as pool, zoe.watch(id) as watch:
        watch.next()
        moved = pool.submit(zoe.act, id, frame, frame["actions"][0]["text"])
        assert begun.wait(TIMEOUT)
        assert sqlite_server.person("Bob").look(id)["frame"]["step"] == 0, "nobody sees it before"
        assert sqlite_server.client.get("/readyz").status_code == 200
        assert not moved.done()
        may_end.set()
        assert moved.result()["step"] == 1
        watch.until_step(lambda f: f["step"] == 1)


def test_sockets_say_so_and_recover(sqlite_server: LocalServer) -> None:
    zoe, id, frame = started(sqlite_server)
    text = frame["actions"][0]["text"]
    with zoe.watch(id) as watch:
        with locked(sqlite_server):
            watch.act(frame, text)
            assert watch.until(lambda m: m["type"] == "refused")["error"] == "DatabaseAway"
            assert watch.until(lambda m: m["type"] == "server")["database"] is False
            with zoe.watch(id) as later:
                assert later.until(lambda m: m["type"] == "server")["database"] is False
        assert watch.until(lambda m: m["type"] == "server")["database"] is True
        watch.act(frame, text)
        watch.until_step(lambda f: f["step"] == 1)
