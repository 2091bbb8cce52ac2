"""Tables in memory."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from ludotheque.server.tables import registry
from tests.server.clients import play_on
from tests.server.conftest import LocalServer


def test_tables_may_be_evicted_at_any_time(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_MAX_TABLES", 1)
    people = [sqlite_server.person(f"P{number}") for number in range(3)]
    tables = [person.table("me", "random") for person in people]
    with ExitStack() as stack:
        watches = [
            stack.enter_context(person.watch(id)) for person, id in zip(people, tables, strict=True)
        ]
        for number, watch in enumerate(watches):
            play_on(watch, Random(number), lambda f: f["step"] >= 12 and f["actions"])
            for id in tables:
                assert sqlite_server.person(None).look(id)["frame"] is not None
    assert len(sqlite_server.services.registry._tables) <= 2
    for id, watch in zip(tables, watches, strict=True):
        numbers = [entry["number"] for entry in watch.log()]
        assert numbers == list(range(len(numbers)))
        assert [row.number for row in sqlite_server.log(id)][: len(numbers)] == numbers


def test_nothing_is_kept_of_tables_that_do_not_exist(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    for number in range(20):
        path = f"/api/tables/{'x' * 1000}{number}/actions"
        zoe.refused(path, {"step": 0, "action": "a"}, 404, "NoSuchTable")
    registry = sqlite_server.services.registry
    assert not registry._loading
    assert not registry._tables


def test_a_step_that_is_not_reached_yet_costs_no_reading_of_the_game(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, eve = sqlite_server.person(), sqlite_server.person("Eve")
    id = zoe.table("me", "me")
    zoe.look(id)

    def read(*args: object) -> None:
        raise AssertionError("the game is read again")

    monkeypatch.setattr(sqlite_server.services.games, "recent", read)
    eve.refused(f"/api/tables/{id}/actions", {"step": 900_000, "action": "pass"}, 409, "Stale")


def test_an_entry_of_another_process_is_followed_even_if_the_table_is_being_read(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    frame = zoe.frame(id)
    services = sqlite_server.services
    here = registry.TableRegistry(services.tables, services.games, services.subscribers)
    recent = services.games.recent

    async def follow() -> int:
        has_read, goes_on = asyncio.Event(), asyncio.Event()

        async def slow(*args: Any) -> object:
            found = await recent(*args)
            has_read.set()
            await goes_on.wait()
            return found

        monkeypatch.setattr(services.games, "recent", slow)
        reading = asyncio.create_task(here.get(id))
        await has_read.wait()
        await asyncio.to_thread(zoe.act, id, frame, frame["actions"][0]["text"])
        following = asyncio.create_task(here.catch_up(id))
        await asyncio.sleep(0)
        goes_on.set()
        await asyncio.gather(reading, following)
        return (await here.get(id)).step

    assert sqlite_server.client.blocking_portal.call(follow) == 1
