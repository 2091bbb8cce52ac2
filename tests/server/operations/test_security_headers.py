"""Security headers of every response."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.operations.settings import Settings
from tests.server.clients import Person
from tests.server.conftest import LocalServer, open_server


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_and_headers(tmp_path: Path, secure: bool) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'ludotheque.db'}", secure=secure)
    for server in open_server(settings):
        zoe = Person(server.transport)
        answer = zoe.ask("POST", "/api/me", {"name": "Zoé"})
        (session,) = [
            text.lower()
            for text in answer.headers.get_list("set-cookie")
            if text.startswith(("session", "__Host-session"))
        ]
        assert "httponly" in session
        assert "samesite=lax" in session
        assert ("secure" in session) == secure
        assert session.startswith("__host-session=" if secure else "session=")
        assert "path=/" in session
        assert "domain" not in session
        assert all(name.startswith("__Host-") == secure for name in zoe.cookies)
        for path in ("/", "/table/abc", "/api/me", "/api/tables/nothing", "/api/nothing"):
            headers = zoe.ask("GET", path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert ("strict-transport-security" in headers) == secure
        assert zoe.ask("GET", "/api/nothing").status_code == 404
        assert "<!doctype html>" in zoe.ask("GET", "/table/abc").text.lower()


def test_every_response_has_the_security_headers(tmp_path: Path) -> None:
    settings = Settings(
        f"sqlite:///{tmp_path / 'ludotheque.db'}", secure=True, requests_per_minute=8
    )
    asked = [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/api/docs/openapi.json", 200),
        ("GET", "/api/docs", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/me", 403),
        ("GET", "/api/tables/x/live", 426),
        *[("GET", "/api/me", 200)] * 10,
    ]
    for server in open_server(settings):
        statuses = []
        for method, path, _ in asked:
            response = server.client.request(method, path)
            statuses.append(response.status_code)
            assert "default-src 'self'" in response.headers["content-security-policy"], path
            assert response.headers["strict-transport-security"]
            for cookie in response.headers.get_list("set-cookie"):
                assert "secure" in cookie.lower()
        assert statuses[:9] == [status for _, _, status in asked[:9]]
        assert statuses[-1] == 429


def test_private_responses_are_kept_by_no_cache(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "open")
    for path in ("me", "tables", f"tables/{id}", "sessions", "tables/nothing", "nothing", "games"):
        assert zoe.ask("GET", f"/api/{path}").headers["cache-control"] == "no-store", path
    assert zoe.ask("POST", "/api/me", {"name": "Zoë"}).headers["cache-control"] == "no-store"


def test_head_is_get_without_the_body(sqlite_server: LocalServer) -> None:
    for path in ("/", "/api/me", "/nowhere", "/assets/nothing.js"):
        head = sqlite_server.client.request("HEAD", path)
        got = sqlite_server.client.get(path)
        assert head.status_code == got.status_code
        assert head.content == b""
        assert head.headers["content-length"] == got.headers["content-length"]
