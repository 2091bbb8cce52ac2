"""Session cookies and CSRF tokens."""

from __future__ import annotations

from tests.server.conftest import LocalServer


def test_a_forged_cookie_is_nobody(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "open")
    for forged in ("", "x" * 80, zoe.cookies["session"][:-6] + "AAAAAA"):
        eve = sqlite_server.person(None)
        eve.cookies["session"] = forged
        assert eve.get("/api/me")["id"] is None
        assert not eve.look(id)["table"]["host"]


def test_writes_need_the_token(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    headers = zoe.headers()
    for token in ({}, {"x-csrf-token": "x" * 64}):
        response = zoe.transport.request("POST", "/api/me", {"name": "Eve"}, headers | token)
        assert response.status_code == 403
        assert response.json()["sentence"]
    assert zoe.get("/api/me")["name"] == "Zoé"
