"""Attacks that were tried by hand, each of which once found a hole or might have."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.server.operations.settings import Settings
from tests.server.clients import Person
from tests.server.conftest import House, open_house
from tests.server.server_process import Server

# The houses below stay open for all their attackers.
pytestmark = pytest.mark.xdist_group("attacks")

PASSWORD = "correct horse"


def raw(house: House, person: Person, path: str, content: bytes) -> httpx.Response:
    """Sends bytes as they are."""
    headers = person.headers() | {"x-csrf-token": person.cookies["csrftoken"]}
    headers["content-type"] = "application/json"
    return house.client.post(path, content=content, headers=headers)


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
def test_what_cannot_be_read(attacked: House, path: str, content: bytes) -> None:
    zoe = attacked.person(None)
    response = raw(attacked, zoe, path, content)
    assert 400 <= response.status_code < 500
    assert response.json()["sentence"]
    assert zoe.get("/api/me")["id"] is None


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that stays open for many attacks."""
    url = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"
    yield from open_house(Settings(url, requests_per_minute=100_000))


def test_what_cannot_be_read_over_the_socket(attacked: House) -> None:
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
            watch._line.send(text)
            assert watch.until(lambda m: m["type"] == "refused")["sentence"]
        watch.act(frame, frame["actions"][0]["text"])
        watch.until_step(lambda f: f["step"] == 1)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%5capp.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/../../../../etc/passwd",
    ],
)
def test_no_file_but_the_pages_own(serving: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", serving.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    status = answer.split(b" ")[1]
    assert status == b"404" or b"<!doctype html>" in answer.lower()
    assert b"root:" not in answer
    assert b"create_app" not in answer


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("serving")
    server = Server(f"sqlite:///{folder / 'house.db'}", folder / "output")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.output.read_text()


def test_every_answer_bears_the_policy(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'house.db'}", secure=True, requests_per_minute=8)
    asked = [
        ("GET", "/", 200),
        ("HEAD", "/", 405),
        ("GET", "/api/docs/openapi.json", 200),
        ("GET", "/api/docs", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/me", 403),
        ("GET", "/api/tables/x/live", 426),
        *[("GET", "/api/me", 200)] * 10,
    ]
    for house in open_house(settings):
        statuses = []
        for method, path, _ in asked:
            response = house.client.request(method, path)
            statuses.append(response.status_code)
            assert "default-src 'self'" in response.headers["content-security-policy"], path
            assert response.headers["strict-transport-security"]
            for cookie in response.headers.get_list("set-cookie"):
                assert "secure" in cookie.lower()
        assert statuses[:9] == [status for _, _, status in asked[:9]]
        assert statuses[-1] == 429


def test_signing_out_ends_the_sockets_of_that_device(house: House) -> None:
    zoe, phone = house.person(), house.person(None)
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    phone.post("/api/session", {"name": "Zoé", "password": PASSWORD})
    id = zoe.table("me", "me")
    with zoe.watch(id) as watch, phone.watch(id) as other, phone.watch(id) as third:
        for one in (watch, other, third):
            assert one.next()["frame"]["seat"] is not None
        phone.ask("DELETE", "/api/session")
        for one in (other, third):
            with pytest.raises(Exception, match=r"1001|closed|going"):
                one.until(lambda m: False)
        frame = zoe.frame(id)
        watch.act(frame, frame["actions"][0]["text"])
        assert watch.until_step(lambda f: f["step"] == 1)
    with phone.watch(id) as again:
        assert again.next()["frame"]["seat"] is None


def test_signing_in_brings_nothing_along(house: House) -> None:
    """Whoever planted a guest's cookie is not signed in by the guest who signs in with it."""
    zoe, eve = house.person(), house.person("Eve")
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    victim = house.person(None)
    victim.cookies = dict(eve.cookies)
    id = victim.table("me", "me")
    with victim.watch(id) as watch:
        assert watch.next()["frame"]["seat"] is not None
        victim.post("/api/session", {"name": "Zoé", "password": PASSWORD})
        with pytest.raises(Exception, match=r"1001|closed|going"):
            watch.until(lambda m: False)
    assert victim.get("/api/me")["name"] == "Zoé"
    assert eve.get("/api/me")["name"] == "Eve"


def test_whoever_is_behind_the_proxy_is_counted_alone(tmp_path: Path) -> None:
    more = ["--secure", "--requests-per-minute", "5"]
    server = Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "output", more=more)
    with contextlib.closing(server.door.client) as client:

        def ask(address: str) -> int:
            return client.get("/api/me", headers={"X-Forwarded-For": address}).status_code

        assert [ask("192.0.2.1") for _ in range(6)] == [200] * 5 + [429]
        assert ask("192.0.2.2") == 200
        assert ask("192.0.2.9, 192.0.2.1") == 429, "what the asker wrote does not count"
        server.stop()
