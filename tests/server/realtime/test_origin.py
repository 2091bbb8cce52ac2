"""WebSocket requests from other origins are rejected."""

from __future__ import annotations

from tests.server.conftest import LocalServer


def test_a_page_of_another_origin_gets_no_socket(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "open")
    path = f"/api/tables/{id}/live"
    for origin, error in (("https://evil.example", "NotSeated"), ("https://here", None)):
        headers = zoe.headers() | {"origin": origin, "host": "here"}
        with sqlite_server.transport.live(path, headers) as line:
            assert ('"NotSeated"' in line.receive(10)) == (error is not None)
