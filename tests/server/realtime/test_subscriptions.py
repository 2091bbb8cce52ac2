"""Subscriptions: the first message misses nothing, nor does a client that reconnects."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from tests.server.clients import play_on
from tests.server.conftest import LocalServer
from tests.server.patience import wait_until

Interrupt = Callable[[], Awaitable[object]]


def test_a_reconnecting_client_gets_exactly_the_missed_entries(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "random")
    with zoe.watch(id) as watch:
        play_on(watch, Random(3), lambda f: f["step"] >= 70 and f["actions"])
        everything = watch.log()
    with zoe.watch(id, "?since=0") as watch:
        assert watch.next()["log"] == everything
    for since in (len(everything) - 7, 12, len(everything), len(everything) + 5):
        with zoe.watch(id, f"?since={since}") as watch:
            assert watch.next()["log"] == everything[since:]
    assert zoe.look(id)["log"] == everything[-60:]
    older = zoe.get(f"/api/tables/{id}/log?before={len(everything) - 60}")
    assert older + everything[-60:] == everything[-60 - len(older) :]


def test_the_last_visit_is_remembered(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    with zoe.watch(id) as watch, bob.watch(id) as other:
        frames = watch.next()["frame"], other.next()["frame"]
        mover, frame = (zoe, frames[0]) if frames[0]["actions"] else (bob, frames[1])
        mover.act(id, frame, frame["actions"][0]["text"])
        watch.until_step(lambda f: f["step"] == 1)
        other.until_step(lambda f: f["step"] == 1)
    person = next(p for p in (zoe, bob) if p.frame(id)["actions"])
    frame = person.frame(id)
    person.act(id, frame, frame["actions"][0]["text"])
    for person in (zoe, bob):
        # A visit is stored when the server has noticed that it is over.
        wait_until(lambda p=person: p.look(id)["since"] == 1, "the visit is stored")  # type: ignore[misc]
        assert person.look(id)["since"] == 1, "looking by REST is not a visit"
        with person.watch(id) as watch:
            assert watch.next()["since"] == 1
        wait_until(lambda p=person: p.look(id)["since"] == 2, "the visit is stored")  # type: ignore[misc]


def interrupt_greeting(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, interrupt: Interrupt
) -> list[str]:
    """Lets something happen just after the greeting has read the table and its chat."""
    read = server.services.chat.lines
    happened: list[str] = []

    async def read_and_be_interrupted(id: str) -> Any:
        lines = await read(id)
        if not happened:
            happened.append(id)
            await interrupt()
        return lines

    monkeypatch.setattr(server.services.chat, "lines", read_and_be_interrupted)
    return happened


def test_a_chat_line_during_the_first_message(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "open")
    me = zoe.get("/api/me")["id"]
    happened = interrupt_greeting(
        sqlite_server, monkeypatch, lambda: sqlite_server.services.chat.post(id, me, "salut")
    )
    with zoe.watch(id) as watch:
        assert watch.next()["type"] == "hello"
        assert [line["text"] for line in watch.next()["chat"]] == ["salut"]
    assert happened == [id]


def test_a_join_during_the_first_message(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, eve = sqlite_server.person(), sqlite_server.person("Eve")
    id = zoe.table("me", "open")
    her = eve.get("/api/me")["id"]
    interrupt_greeting(
        sqlite_server, monkeypatch, lambda: sqlite_server.services.lobby.join(id, her, None)
    )
    with zoe.watch(id) as watch:
        assert watch.next()["type"] == "hello"
        assert watch.next()["table"]["seats"][1]["name"] == "Eve"


def test_a_move_during_the_first_message(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    before = zoe.frame(id)
    me = zoe.get("/api/me")["id"]
    action = before["actions"][0]["text"]
    interrupt_greeting(
        sqlite_server,
        monkeypatch,
        lambda: sqlite_server.services.moves.act(id, me, before["step"], action, None),
    )
    with zoe.watch(id) as watch:
        hello = watch.next()
        assert hello["table"]["step"] == hello["frame"]["step"] == before["step"] + 1
        assert [entry["number"] for entry in hello["log"]] == [before["step"]]
