"""Rate limits, and the limit on the size of requests."""

from __future__ import annotations

import contextlib
from pathlib import Path

from ludotheque.server.operations.settings import Settings
from tests.server.clients import PASSWORD, Person
from tests.server.conftest import LocalServer, open_server
from tests.server.server_process import ServerProcess


def test_too_much_at_once(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    big = {"name": "x" * 300_000}
    zoe.refused("/api/me", big, 413, "RequestEntityTooLarge")
    zoe.refused("/api/verify", {"junk": "x" * 300_000}, 413, "RequestEntityTooLarge")


def test_too_many_requests(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'ludotheque.db'}", requests_per_minute=5)
    for server in open_server(settings):
        zoe = Person(server.transport)
        for _ in range(4):
            zoe.get("/api/me")
        answer = zoe.ask("GET", "/api/me")
        assert answer.status_code == 429
        assert answer.json()["sentence"]


def test_what_is_dear_cannot_be_asked_quickly(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    body = {"name": "Zoé", "password": PASSWORD}
    answers = [zoe.ask("POST", "/api/session", body).status_code for _ in range(25)]
    assert answers[0] == 403
    assert answers[-1] == 429
    checked = [zoe.ask("POST", "/api/verify", {}).status_code for _ in range(61)]
    assert (checked[0], checked[-1]) == (422, 429)
    assert zoe.get("/api/me")["name"] == "Zoé", "everything else goes on"


def test_whoever_is_behind_the_proxy_is_counted_alone(tmp_path: Path) -> None:
    more = ["--secure", "--requests-per-minute", "5"]
    server = ServerProcess(
        f"sqlite:///{tmp_path / 'ludotheque.db'}", tmp_path / "output", more=more
    )
    with contextlib.closing(server.transport.client) as client:

        def ask(address: str) -> int:
            return client.get("/api/me", headers={"X-Forwarded-For": address}).status_code

        assert [ask("192.0.2.1") for _ in range(6)] == [200] * 5 + [429]
        assert ask("192.0.2.2") == 200
        assert ask("192.0.2.9, 192.0.2.1") == 429, "what the asker wrote does not count"
        server.stop()
