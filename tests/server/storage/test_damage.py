"""Damaged rows: what can be is rebuilt from the log; other tables are set aside."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from ludotheque.server.operations.settings import Settings
from tests.server.clients import Person
from tests.server.conftest import LocalServer, execute, open_server
from tests.server.storage.filled import filled_sqlite

DAMAGE = {
    "unknown game": "UPDATE tables SET game = 'mahjong' WHERE id = '{id}'",
    "unknown ruleset": "UPDATE tables SET ruleset = 99 WHERE id = '{id}'",
    "missing cards": "UPDATE tables SET cards = 'gone' WHERE id = '{id}'",
    "bad time": "UPDATE tables SET created = 'yesterday' WHERE id = '{id}'",
    "impossible action": "UPDATE entries SET action = 'dance' WHERE table_id = '{id}'",
    "missing entry": "DELETE FROM entries WHERE table_id = '{id}' AND number = 0",
    "missing seat": "DELETE FROM seats WHERE table_id = '{id}' AND seat = 1",
    "bad votes": "INSERT INTO proposals (table_id, kind, seat, target, step, votes, status)"
    " VALUES ('{id}', 'undo', 0, 0, 1, '{{', 'open')",
}


def played(server: LocalServer, moves: int = 4) -> tuple[Person, str]:
    """A table at which a person plays both seats."""
    zoe = server.person()
    id = zoe.table("me", "me")
    for _ in range(moves):
        frame = zoe.frame(id)
        zoe.act(id, frame, frame["actions"][0]["text"])
    return zoe, id


def without_references(url: str, statement: str) -> None:
    """Changes a SQLite file as damage would, whatever refers to it."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute(statement)
    connection.close()


def restarted(server: LocalServer, id: str) -> None:
    """Forgets what is in memory, as a restart does."""
    server.services.registry._tables.pop(id, None)
    server.services.tables._games.clear()


@pytest.mark.parametrize("position", ["", "{", "{}", '{"game": "mahjong"}', "[1, 2]"])
def test_a_damaged_snapshot_is_rebuilt_from_the_log(
    position: str, sqlite_server: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    zoe, id = played(sqlite_server, 20)
    before = zoe.frame(id)
    execute(sqlite_server.settings.database, f"UPDATE snapshots SET position = '{position}'")
    restarted(sqlite_server, id)
    assert zoe.frame(id) == before
    assert f"table {id}: snapshot 0 is rebuilt from the log" in caplog.text
    zoe.act(id, before, before["actions"][0]["text"])


def test_missing_snapshots_are_rebuilt_from_the_log(sqlite_server: LocalServer) -> None:
    zoe, id = played(sqlite_server, 20)
    before = zoe.frame(id)
    execute(sqlite_server.settings.database, "DELETE FROM snapshots")
    restarted(sqlite_server, id)
    assert zoe.frame(id) == before


@pytest.mark.parametrize("events", ["{", "[1]", '[["unheard-of", 0, [], 0, null]]'])
def test_damaged_events_are_told_again(events: str, sqlite_server: LocalServer) -> None:
    zoe, id = played(sqlite_server)
    before = zoe.look(id)["log"]
    execute(sqlite_server.settings.database, f"UPDATE entries SET events = '{events}'")
    restarted(sqlite_server, id)
    assert zoe.look(id)["log"] == before


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
def test_a_table_that_cannot_be_read_is_set_aside(
    statement: str, sqlite_server: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    zoe, id = played(sqlite_server)
    other = zoe.table("me", "open")
    without_references(sqlite_server.settings.database, statement.format(id=id))
    restarted(sqlite_server, id)
    for _ in range(2):
        response = zoe.ask("GET", f"/api/tables/{id}")
        assert (response.status_code, response.json()["error"]) == (404, "UnreadableTable")
        assert other in [table["id"] for table in zoe.get("/api/tables")["mine"]]
    zoe.look(other)
    lines = [line.getMessage() for line in caplog.records if "set aside" in line.getMessage()]
    assert len(lines) == 1
    assert f"table {id} is set aside, it cannot be read: " in lines[0]


def test_a_server_starts_though_a_bots_table_cannot_be_read(
    tmp_path: Path, thread_bots: object, caplog: pytest.LogCaptureFixture
) -> None:
    url = filled_sqlite(tmp_path / "ludotheque.db")
    execute(url, "UPDATE seats SET bot = 'random' WHERE bot = 'champion'")
    execute(url, "UPDATE tables SET game = 'mahjong' WHERE game = 'monumental'")
    for server in open_server(Settings(url)):
        assert server.person("Kim").table("me", "open")
        server.client.blocking_portal.call(server.services.bots._wake_all)
        (set_aside,) = (line for line in caplog.records if line.levelname == "ERROR")
        assert "is set aside" in set_aside.getMessage()
        assert set_aside.exc_info is None
