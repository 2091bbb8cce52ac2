"""Moves: every step has one answer, and everybody receives it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from ludotheque.core.record import Record
from ludotheque.server.routes import socket
from tests.server.clients import Person, play_on
from tests.server.conftest import LocalServer


def over(frame: dict[str, Any]) -> bool:
    return bool(frame["outcome"])


def test_a_whole_game_over_the_socket(server: LocalServer) -> None:
    zoe, eve = server.person(), server.person("Eve")
    id = zoe.table("me", "random")
    with zoe.watch(id) as mine, eve.watch(id) as other:
        other.next()
        frame = play_on(mine, Random(1), over)
        seen = other.until_step(over)
    assert frame["outcome"] == seen["outcome"]
    assert (frame["seat"], seen["seat"]) == (0, None)
    for watch in (mine, other):
        assert [entry["number"] for entry in watch.log()] == list(range(frame["step"]))
    assert all(not m["frame"]["actions"] for m in other.messages if m.get("frame"))
    stored = server.log(id)
    assert [row.number for row in stored] == list(range(frame["step"]))
    record = Record.from_json(zoe.get(f"/api/tables/{id}/record"))
    assert [action.text for action in record.actions] == [row.action for row in stored]
    assert record.verify().outcome is not None
    answer = {"step": frame["step"], "action": stored[0].action}
    zoe.refused(f"/api/tables/{id}/actions", answer, 409, "GameOver")


def test_a_whole_game_by_rest(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "random")
    rng = Random(2)
    with zoe.watch(id) as watch:
        frame = watch.until_step(lambda f: f["actions"])
        while not frame["outcome"]:
            chosen = rng.choice(frame["actions"])["text"]
            step = zoe.act(id, frame, chosen)["step"]
            assert step == frame["step"] + 1
            frame = watch.until_step(
                lambda f, step=step: f["step"] >= step and (f["actions"] or f["outcome"])  # type: ignore[misc]
            )
    table = zoe.look(id)["table"]
    assert (table["status"], table["actor"], table["my_turn"]) == ("over", None, False)


@pytest.fixture
def three(server: LocalServer) -> tuple[str, Person, Person, Person]:
    """A table, the person to move, the other one, and a spectator."""
    zoe, bob, eve = server.person(), server.person("Bob"), server.person("Eve")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    if zoe.frame(id)["actions"]:
        return id, zoe, bob, eve
    return id, bob, zoe, eve


def test_refused_moves_change_nothing(
    server: LocalServer, three: tuple[str, Person, Person, Person]
) -> None:
    id, first, second, eve = three
    path = f"/api/tables/{id}/actions"
    frame = first.frame(id)
    legal = frame["actions"][0]["text"]
    first.act(id, frame, legal)
    before = server.log(id)
    now = second.frame(id)
    mover, waiter = (second, first) if now["actions"] else (first, second)
    now = mover.frame(id)
    step, legal = now["step"], now["actions"][0]["text"]
    seat = now["seat"]
    first.refused(path, {"step": frame["step"], "action": legal}, 409, "Stale")
    first.refused(path, {"step": frame["step"], "action": before[0].action}, 409, "Stale")
    mover.refused(path, {"step": step + 5, "action": legal}, 409, "Stale")
    late = first.ask("POST", path, {"step": frame["step"], "action": legal})
    assert late.json()["now"] == step, "whoever comes too late learns which step it is"
    waiter.refused(path, {"step": step, "action": legal}, 403, "NotYourTurn")
    waiter.refused(path, {"step": step, "action": legal, "seat": seat}, 403, "NotSeated")
    eve.refused(path, {"step": step, "action": legal}, 403, "NotSeated")
    server.person(None).refused(path, {"step": step, "action": legal}, 403, "NotSeated")
    mover.refused(path, {"step": step, "action": "open sesame"}, 422, "MalformedAction")
    mover.refused(path, {"step": step, "action": "x" * 61}, 400, "ValidationException")
    mover.refused(path, {"step": -1, "action": legal}, 400, "ValidationException")
    mover.refused(path, {"step": "now", "action": legal}, 400, "ValidationException")
    mover.refused(path, {"action": legal}, 400, "ValidationException")
    mover.refused(path, [], 400, "ValidationException")
    illegal = next(
        action.text
        for action in server.live(id).info.game.table
        if action.text not in {one["text"] for one in now["actions"]}
    )
    mover.refused(path, {"step": step, "action": illegal}, 409, "IllegalAction")
    assert server.log(id) == before
    assert mover.frame(id) == now
    mover.act(id, now, legal)


def test_refused_moves_over_the_socket(
    server: LocalServer, three: tuple[str, Person, Person, Person]
) -> None:
    id, first, second, eve = three
    frame = first.frame(id)
    legal = frame["actions"][0]["text"]
    said: list[tuple[Person, object, str]] = [
        (second, {"type": "act", "step": 0, "action": legal}, "NotYourTurn"),
        (eve, {"type": "act", "step": 0, "action": legal}, "NotSeated"),
        (server.person(None), {"type": "act", "step": 0, "action": legal}, "NotSeated"),
        (first, {"type": "act", "step": 7, "action": legal}, "Stale"),
        (first, {"type": "act", "step": 0, "action": "nonsense"}, "MalformedAction"),
        (first, {"type": "act", "step": 0, "action": "y" * 1000}, "NotUnderstood"),
        (first, {"type": "act", "step": 10**30, "action": legal}, "NotUnderstood"),
        (first, {"kind": "act"}, "NotUnderstood"),
    ]
    for person, message, error in said:
        with person.watch(id) as watch:
            assert isinstance(message, dict)
            watch.send(**message)
            refused = watch.until(lambda m: m["type"] == "refused")
            assert refused["error"] == error
            assert refused["sentence"]
    with first.watch(id) as watch:
        watch._socket.send("no JSON at all")
        assert watch.until(lambda m: m["type"] == "refused")["error"] == "NotUnderstood"
    assert server.log(id) == []


def test_too_many_messages_over_the_socket(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    admission = sqlite_server.client.app.state.admission
    monkeypatch.setattr(admission, "may_send", lambda scope, now: False)
    monkeypatch.setattr(socket, "_TOO_FAST", 0.0)
    with zoe.watch(id) as watch:
        frame = watch.next()["frame"]
        watch.act(frame, frame["actions"][0]["text"])
        assert "too fast" in watch.until(lambda m: m["type"] == "refused")["sentence"]
    assert sqlite_server.log(id) == []


def test_concurrent_answers_to_one_step(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "me")
    for _ in range(3):
        frame = zoe.frame(id)
        texts = [action["text"] for action in frame["actions"]]

        def submit(number: int, frame: Any = frame, texts: list[str] = texts) -> int:
            body = {"step": frame["step"], "action": texts[number % len(texts)]}
            return zoe.ask("POST", f"/api/tables/{id}/actions", body).status_code

        with ThreadPoolExecutor(20) as pool:
            answers = list(pool.map(submit, range(20)))
        assert sorted(answers) == [200] + [409] * 19
        assert len(server.log(id)) == frame["step"] + 1


def test_two_tables_do_not_disturb_each_other(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    tables = zoe.table("me", "random"), bob.table("me", "random")
    with zoe.watch(tables[0]) as one, bob.watch(tables[1]) as two, ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda w: play_on(w, Random(4), lambda f: f["step"] > 40), [one, two]))
    for id, watch in zip(tables, (one, two), strict=True):
        tables_seen = {m["table"]["id"] for m in watch.messages if m["type"] != "step"}
        assert tables_seen == {id}
        actions = [entry["action"] for entry in watch.log()]
        assert actions == [row.action for row in server.log(id)][: len(actions)]
