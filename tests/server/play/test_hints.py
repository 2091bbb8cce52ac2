"""Hints: for the player who must decide, unless the table has turned them off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import LocalServer


def test_a_hint_names_actions_with_chances_and_reasons(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    frame = zoe.frame(id)
    found = zoe.do(id, "hints", step=frame["step"])
    assert len(found) == 3
    offered = [action["text"] for action in frame["actions"]]
    for one in found:
        assert one["text"] in offered
        assert 0 <= one["winning"] <= 1
        assert one["reason"][0].startswith("hint-")
    assert zoe.do(id, "hints", step=frame["step"]) == found, "asking again tells nothing new"


def test_a_hint_where_there_is_one_action(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    frame = zoe.frame(id)
    while len(frame["actions"]) > 1:
        zoe.act(id, frame, frame["actions"][-1]["text"])
        frame = zoe.frame(id)
        assert not frame["outcome"]
    (found,) = zoe.do(id, "hints", step=frame["step"])
    assert found["text"] == frame["actions"][0]["text"]


def test_hints_can_be_turned_off(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me", hints=False)
    assert zoe.look(id)["table"]["hints"] is False
    step = zoe.frame(id)["step"]
    sentence = zoe.refused(f"/api/tables/{id}/hints", {"step": step}, 409, "NotNow")
    assert sentence == "hints are turned off at this table."


def test_nobody_else_gets_a_hint(sqlite_server: LocalServer) -> None:
    zoe, bob, eve = sqlite_server.person(), sqlite_server.person("Bob"), sqlite_server.person("Eve")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    table = zoe.look(id)["table"]
    waiting = bob if table["my_turn"] else zoe
    for person in (waiting, eve):
        person.refused(f"/api/tables/{id}/hints", {"step": table["step"]}, 403, "NotYourTurn")


def test_a_hint_is_for_the_step_that_was_asked_about(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the game goes on while it is being prepared."""
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    frame = zoe.frame(id)
    services, user = sqlite_server.services, zoe.get("/api/me")["id"]
    read_secret = services.registry.secret

    async def played_meanwhile(table: Any) -> bytes:
        text = frame["actions"][0]["text"]
        await services.moves.act(id, user, frame["step"], text, frame["seat"])
        return await read_secret(table)

    monkeypatch.setattr(services.registry, "secret", played_meanwhile)
    offered = [action["text"] for action in frame["actions"]]
    found = zoe.do(id, "hints", step=frame["step"])
    assert found
    assert all(one["text"] in offered for one in found)
    assert zoe.frame(id)["step"] == frame["step"] + 1
