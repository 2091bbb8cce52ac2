"""Malformed requests and WebSocket messages are answered with an error."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from ludotheque.server.operations.settings import Settings
from tests.server.clients import Person
from tests.server.conftest import LocalServer, open_server

pytestmark = pytest.mark.xdist_group("attacks")


def raw(server: LocalServer, person: Person, path: str, content: bytes) -> httpx.Response:
    """Sends bytes as they are."""
    headers = person.headers() | person.csrf()
    headers["content-type"] = "application/json"
    return server.client.post(path, content=content, headers=headers)


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/verify", "/api/session"])
@pytest.mark.parametrize(
    "content",
    [
        b"[" * 100_000,
        b'{"name":' * 30_000,
        b'{"name":"a","game":' + b"[" * 100_000,
        b'{"name":"\xff\xfe"}',
        b'{"name":"\\ud800"}',
        b'{"seed":' + b"9" * 5000 + b"}",
        b'{"seed":NaN}',
        b"",
        b"null",
        b"\x1f\x8b\x08",
    ],
    ids=[
        "deep list",
        "deep object",
        "deep field",
        "no UTF-8",
        "half",
        "huge",
        "NaN",
        "",
        "null",
        "gz",
    ],
)
def test_malformed_requests(attacked: LocalServer, path: str, content: bytes) -> None:
    zoe = attacked.person(None)
    response = raw(attacked, zoe, path, content)
    assert 400 <= response.status_code < 500
    assert response.json()["sentence"]
    assert zoe.get("/api/me")["id"] is None


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server that stays open for many attacks."""
    url = f"sqlite:///{tmp_path_factory.mktemp('server') / 'ludotheque.db'}"
    yield from open_server(Settings(url, requests_per_minute=100_000))


def test_malformed_websocket_messages(attacked: LocalServer) -> None:
    zoe = attacked.person()
    id = zoe.table("me", "me")
    with zoe.watch(id) as watch:
        frame = watch.next()["frame"]
        for text in (
            "[" * 999,
            '{"type":"act","x":' + "[" * 980,
            '{"type":"act","step":0,"action":"\\ud800"}',
            '{"type":"act","step":0,"action":"\\u0000"}',
            "x" * 2_000_000,
            "",
            '{"type":"sing"}',
            '{"type":"act","step":1e99,"action":"x"}',
        ):
            watch._socket.send(text)
            assert watch.until(lambda m: m["type"] == "refused")["sentence"]
        watch.act(frame, frame["actions"][0]["text"])
        watch.until_step(lambda f: f["step"] == 1)
