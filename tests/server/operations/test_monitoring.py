"""What a monitor sees of a real server: health, readiness, figures, and its log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Person
from tests.server.conftest import LocalServer, execute
from tests.server.server_process import ServerProcess


@pytest.fixture
def monitored(tmp_path: Path) -> Iterator[ServerProcess]:
    file = tmp_path / "server.toml"
    file.write_text('log_format = "json"\naccess_log = true\nmetrics = true\n')
    server = ServerProcess(
        f"sqlite:///{tmp_path / 'ludotheque.db'}",
        tmp_path / "output",
        more=["--settings", str(file)],
    )
    yield server
    server.stop()


def test_a_monitored_server(monitored: ServerProcess) -> None:
    client = monitored.transport.client
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/readyz").json() == {"ready": True, "database": True, "draining": False}
    zoe = Person(monitored.transport, "Zoé")
    id = zoe.table("me", "open")
    with zoe.watch(id) as watch:
        watch.next()
        figures = client.get("/metrics").text
    assert "ludotheque_sockets 1.0" in figures
    assert "ludotheque_database_up 1.0" in figures
    assert 'path="/api/tables"' in figures
    assert id not in figures, "routes are counted, not addresses"
    answer = client.get("/api/me?secret=1", headers={"x-request-id": "abc-1"})
    assert answer.headers["x-request-id"] == "abc-1"
    new = client.get("/api/nothing", headers={"x-request-id": "not\tvalid"})
    assert len(new.headers["x-request-id"]) == 16
    assert monitored.stop() == 0
    lines = [json.loads(line) for line in monitored.output.read_text().splitlines()[1:]]
    (mine,) = (line for line in lines if line.get("request_id") == "abc-1")
    assert (mine["logger"], mine["path"], mine["status"]) == ("ludotheque.access", "/api/me", 200)
    assert mine["milliseconds"] >= 0
    assert any(line["status"] == 404 for line in lines if "status" in line)


def test_a_draining_server_is_not_ready_and_takes_no_tables(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    with zoe.watch(id) as watch:
        execute(sqlite_server.settings.database, "INSERT INTO switches VALUES ('draining', '1')")
        sqlite_server.client.blocking_portal.call(sqlite_server.services.status.refresh)
        assert watch.until(lambda m: m["type"] == "server")["draining"] is True
    ready = sqlite_server.client.get("/readyz")
    assert (ready.status_code, ready.json()["draining"]) == (503, True)
    zoe.refused("/api/tables", {"game": "spyrium", "seats": [{"kind": "me"}] * 2}, 503, "Draining")
    frame = zoe.frame(id)
    zoe.act(id, frame, frame["actions"][0]["text"])


def test_without_metrics_there_are_none(sqlite_server: LocalServer) -> None:
    assert sqlite_server.client.get("/metrics").status_code == 404
