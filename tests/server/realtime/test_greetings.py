"""The first message: read once for all who arrive together, and followed by everything later."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest

from ludotheque.server.realtime.connection import Connection
from tests.server.conftest import LocalServer


def test_a_crowd_is_told_the_same_and_players_nothing_of_it(sqlite_server: LocalServer) -> None:
    id, persons = sqlite_server.running_game(2)
    with ExitStack() as stack:
        player = stack.enter_context(persons[0].watch(id))
        player.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["online"])
        crowd = [stack.enter_context(sqlite_server.person(None).watch(id)) for _ in range(40)]
        first = [watch.next() for watch in crowd]
        persons[1].do(id, "chat", text="salut")
        for watch in (player, *crowd):
            assert watch.until(lambda m: m["type"] == "chat")["chat"][-1]["text"] == "salut"
        assert all(message == first[0] for message in first)
        assert [message["type"] for message in crowd[0].messages] == ["hello", "chat"]
        told = [message["type"] for message in player.messages]
        assert told.count("table") == 1, "players are not told of spectators"


def test_those_who_arrive_together_share_what_is_read(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = sqlite_server.running_game(2)
    greetings, read = sqlite_server.services.greetings, sqlite_server.services.chat.lines
    readings: list[str] = []

    async def count(id: str) -> Any:
        readings.append(id)
        return await read(id)

    async def greet_many() -> list[bytes]:
        connections = [Connection(None, None) for _ in range(50)]
        return await asyncio.gather(*(greetings.greet(id, one, None) for one in connections))

    monkeypatch.setattr(sqlite_server.services.chat, "lines", count)
    made = sqlite_server.client.blocking_portal.call(greet_many)
    assert len(set(made)) == 1
    assert len(readings) == 1


def test_an_error_is_explained_and_logged(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")

    async def fail(*arguments: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(sqlite_server.services.moves, "act", fail)
    with zoe.watch(id) as watch:
        frame = watch.next()["frame"]
        watch.act(frame, frame["actions"][0]["text"])
        refused = watch.until(lambda m: m["type"] == "refused")
        assert refused["error"] == "ServerError"
        assert "nothing of your game is lost" in refused["sentence"]
        with pytest.raises(ConnectionError, match="1011"):
            watch.next()
    assert any(id in record.getMessage() for record in caplog.records)


def test_nobody_is_told_twice_who_is_online(sqlite_server: LocalServer) -> None:
    id, (zoe, bob) = sqlite_server.running_game(2)
    with zoe.watch(id) as watch:
        watch.until(lambda m: m["table"]["seats"][0]["online"])
        with bob.watch(id):
            watch.until(lambda m: m["table"]["seats"][1]["online"])
            for _ in range(5):
                with bob.watch(id) as other:
                    other.next()
        watch.until(lambda m: not m["table"]["seats"][1]["online"])
        tables = [message for message in watch.messages if message["type"] == "table"]
        assert len(tables) <= 3
