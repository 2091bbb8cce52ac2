"""Requests of pages of other origins are rejected."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.operations.settings import Settings
from tests.server.clients import Person
from tests.server.conftest import LocalServer, open_server

FOREIGN = (
    {"origin": "https://evil.example"},
    {"origin": "https://evil.here"},
    {"origin": "https://here.evil"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "https://[::1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://evil.example", "x-forwarded-host": "elsewhere"},
)
OWN: tuple[dict[str, str], ...] = (
    {},
    {"origin": "https://here"},
    {"origin": "https://HERE:443"},
    {"sec-fetch-site": "same-origin"},
)


def test_a_page_of_another_origin_gets_no_socket(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "open")
    path = f"/api/tables/{id}/live"
    for origin, error in (("https://evil.example", "ForeignOrigin"), ("https://here", None)):
        headers = zoe.headers() | {"origin": origin, "host": "here"}
        with sqlite_server.transport.live(path, headers) as line:
            assert ('"ForeignOrigin"' in line.receive(10)) == (error is not None)


def test_a_page_of_another_origin_writes_nothing(sqlite_server: LocalServer) -> None:
    """Even with cookies and a valid CSRF token, as a sibling domain may plant them."""
    zoe = sqlite_server.person()
    id = zoe.table("me", "open")
    for method, path, body in (
        ("POST", "/api/me", {"name": "Eve"}),
        ("POST", f"/api/tables/{id}/leave", {}),
        ("DELETE", "/api/session", None),
    ):
        for more in FOREIGN:
            headers = zoe.headers() | zoe.csrf() | {"host": "here"} | more
            response = zoe.transport.request(method, path, body, headers)
            assert (response.status_code, response.json()["error"]) == (403, "ForeignOrigin"), more
    assert zoe.get("/api/me")["name"] == "Zoé"
    for more in OWN:
        headers = zoe.headers() | zoe.csrf() | {"host": "here"} | more
        response = zoe.transport.request("POST", "/api/me", {"name": "Zoë"}, headers)
        assert response.status_code == 200, more
    headers = zoe.headers() | {"host": "here"} | FOREIGN[0]
    assert zoe.transport.request("GET", "/api/me", None, headers).status_code == 200


@pytest.mark.parametrize(("origin", "status"), [("http://here", 403), ("https://here", 200)])
def test_behind_tls_a_plain_page_is_another_origin(
    tmp_path: Path, origin: str, status: int
) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'ludotheque.db'}", secure=True)
    for server in open_server(settings):
        zoe = Person(server.transport)
        headers = zoe.headers() | zoe.csrf() | {"host": "here", "origin": origin}
        answer = zoe.transport.request("POST", "/api/me", {"name": "Zoé"}, headers)
        assert answer.status_code == status
