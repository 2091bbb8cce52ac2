"""Rate limits, and the limit on the size of requests."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException

from ludotheque.server.operations.rate_limits import (
    SIGN_INS,
    Counter,
    Limit,
    MemoryCounter,
    PostgresCounter,
    RateLimits,
    RedisCounter,
    address_of,
)
from ludotheque.server.operations.settings import Settings
from ludotheque.server.storage.database import Database
from tests.server.clients import PASSWORD, Person
from tests.server.conftest import LocalServer, open_server
from tests.server.realtime.test_cluster import Valkey
from tests.server.server_process import ServerProcess


def test_large_requests_are_refused(sqlite_server: LocalServer) -> None:
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


def test_expensive_routes_have_a_lower_rate_limit(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    body = {"name": "Zoé", "password": PASSWORD}
    answers = [zoe.ask("POST", "/api/session", body).status_code for _ in range(25)]
    assert answers[0] == 403
    assert answers[-1] == 429
    checked = [zoe.ask("POST", "/api/verify", {}).status_code for _ in range(61)]
    assert (checked[0], checked[-1]) == (422, 429)
    seats = {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "me"}]}
    read = [zoe.ask("GET", "/api/boxes/nothing").status_code for _ in range(120)]
    played = [
        zoe.ask("POST", "/api/tables", seats | {"box": "nothing"}).status_code for _ in range(121)
    ]
    assert (set(read), set(played[:-1]), played[-1]) == ({404}, {404}, 429)
    assert zoe.ask("POST", "/api/tables", seats).status_code == 201
    assert zoe.get("/api/me")["name"] == "Zoé", "everything else goes on"


def test_an_address_makes_so_many_tables(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'ludotheque.db'}", requests_per_minute=50)
    for server in open_server(settings):
        seats = {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [Person(server.transport).ask("POST", "/api/tables", seats) for _ in range(6)]
        assert [answer.status_code for answer in made] == [201] * 5 + [429]


def test_a_clock_that_is_set_back_changes_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    counter = MemoryCounter(lambda: now)
    limits = RateLimits()
    limits._own = counter
    limit = Limit("test", 1, 60)

    async def use() -> None:
        nonlocal now
        await limits.count(limit, "zoe")
        monkeypatch.setattr(time, "time", lambda: 0.0)
        with pytest.raises(TooManyRequestsException) as refused:
            await limits.count(limit, "zoe")
        assert refused.value.headers == {"Retry-After": "60"}
        await limits.count(limit, "bob")
        now += 60
        await limits.count(limit, "zoe")

    asyncio.run(use())


def test_guessing_is_slowed_for_each_account_and_address(server: LocalServer) -> None:
    zoe, eve = server.person(), server.person("Eve")
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    zoe.post("/api/account", {"name": "Zora", "password": PASSWORD})
    guess = {"name": "ZOÉ", "password": "wrong horse"}
    tried = sum(eve.ask("POST", "/api/session", guess).status_code == 403 for _ in range(22))
    assert tried <= 2 * SIGN_INS.times, "each of the two addresses of this test has its own limit"
    answer = eve.ask("POST", "/api/session", {"name": "Zoé", "password": PASSWORD})
    assert answer.status_code == 429, "the right password does not help either"
    assert 0 < int(answer.headers["retry-after"]) <= SIGN_INS.seconds


def test_signing_in_begins_to_count_anew(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    for _ in range(SIGN_INS.times + 5):
        zoe.post("/api/session", {"name": "Zoé", "password": PASSWORD})


@pytest.mark.parametrize("kind", ["postgresql", "redis"])
def test_processes_count_together(kind: str, request: pytest.FixtureRequest) -> None:
    async def use() -> None:
        limit = Limit("test", 3, 3600)
        async with AsyncExitStack() as stack:
            counters = await shared_counters(kind, request, stack)
            one, other = (RateLimits(counter) for counter in counters)
            for limits in (one, other, one):
                await limits.count(limit, "zoe")
            for limits in (one, other):
                with pytest.raises(TooManyRequestsException) as refused:
                    await limits.count(limit, "zoe")
                assert 0 < int((refused.value.headers or {})["Retry-After"]) <= limit.seconds
                await limits.count(limit, "bob")
            await one.forget(limit, "zoe")
            await other.count(limit, "zoe")

    asyncio.run(use())


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
    valkey = Valkey(tmp_path)
    yield valkey.url
    valkey.kill()


async def shared_counters(
    kind: str, request: pytest.FixtureRequest, stack: AsyncExitStack
) -> list[Counter]:
    """The counters of two processes."""
    if kind == "redis":
        url = request.getfixturevalue("redis_url")
        counters = [RedisCounter(url, "test") for _ in range(2)]
        for counter in counters:
            stack.push_async_callback(counter.close)
        return list(counters)
    databases = [Database(request.getfixturevalue("postgres")())] * 2
    stack.push_async_callback(databases[0].close)
    return [PostgresCounter(database) for database in databases]


def test_without_the_shared_counter_each_process_counts_for_itself() -> None:
    async def use() -> None:
        limits = RateLimits(RedisCounter("redis://127.0.0.1:1", "test"))
        limit = Limit("test", 1, 60)
        await limits.count(limit, "zoe")
        await limits.forget(limit, "zoe")
        await limits.count(limit, "zoe")
        with pytest.raises(TooManyRequestsException):
            await limits.count(limit, "zoe")

    asyncio.run(use())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("testclient", "testclient"),
    ],
)
def test_the_address_that_is_counted(host: str, counted: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1), "headers": []}
    assert address_of(ASGIConnection(scope)) == counted


def test_clients_behind_a_proxy_are_counted_separately(tmp_path: Path) -> None:
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
