"""Whoever comes to a table misses nothing of what happens while they are being greeted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.conftest import House

Interrupt = Callable[[], Awaitable[object]]


def interrupt_greeting(
    house: House, monkeypatch: pytest.MonkeyPatch, interrupt: Interrupt
) -> list[str]:
    """Lets something happen just after the greeting has read the table and its chat."""
    read = house.services.chat.lines
    happened: list[str] = []

    async def read_and_be_interrupted(id: str) -> Any:
        lines = await read(id)
        if not happened:
            happened.append(id)
            await interrupt()
        return lines

    monkeypatch.setattr(house.services.chat, "lines", read_and_be_interrupted)
    return happened


def test_a_line_of_chat(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe = small_house.person()
    id = zoe.table("me", "open")
    me = zoe.get("/api/me")["id"]
    happened = interrupt_greeting(
        small_house, monkeypatch, lambda: small_house.services.chat.post(id, me, "salut")
    )
    with zoe.watch(id) as watch:
        assert [line["text"] for line in watch.next()["chat"]] == ["salut"]
    assert happened == [id]


def test_somebody_who_sits_down(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe, eve = small_house.person(), small_house.person("Eve")
    id = zoe.table("me", "open")
    her = eve.get("/api/me")["id"]
    interrupt_greeting(
        small_house, monkeypatch, lambda: small_house.services.lobby.join(id, her, None)
    )
    with zoe.watch(id) as watch:
        assert watch.next()["table"]["seats"][1]["name"] == "Eve"


def test_a_move(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe = small_house.person()
    id = zoe.table("me", "me")
    before = zoe.frame(id)
    me = zoe.get("/api/me")["id"]
    action = before["actions"][0]["text"]
    interrupt_greeting(
        small_house,
        monkeypatch,
        lambda: small_house.services.moves.act(id, me, before["step"], action, None),
    )
    with zoe.watch(id) as watch:
        hello = watch.next()
        assert hello["table"]["step"] == hello["frame"]["step"] == before["step"] + 1
        assert [entry["number"] for entry in hello["log"]] == [before["step"]]
