"""The game at a table: every answer counts once, and everybody hears of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bots import RandomBot, registry
from ludotheque.core.record import Record
from ludotheque.server.operations.settings import Settings
from ludotheque.server.play import bot_pool, bot_turns
from ludotheque.server.storage.games import SNAPSHOT_EVERY, GameStore
from ludotheque.server.storage.log import Entry
from tests.server import bot_doubles
from tests.server.clients import Person, play_on
from tests.server.conftest import House, open_house


def over(frame: dict[str, Any]) -> bool:
    return bool(frame["outcome"])


def test_a_whole_game_over_the_socket(house: House) -> None:
    zoe, eve = house.person(), house.person("Eve")
    id = zoe.table("me", "random")
    with zoe.watch(id) as mine, eve.watch(id) as other:
        other.next()
        frame = play_on(mine, Random(1), over)
        seen = other.until_step(over)
    assert frame["outcome"] == seen["outcome"]
    assert (frame["seat"], seen["seat"]) == (0, None)
    for watch in (mine, other):
        assert [entry["number"] for entry in watch.log()] == list(range(frame["step"]))
    assert all(not m["frame"]["actions"] for m in other.heard if m.get("frame"))
    stored = house.log(id)
    assert [row.number for row in stored] == list(range(frame["step"]))
    record = Record.from_json(zoe.get(f"/api/tables/{id}/record"))
    assert [action.text for action in record.actions] == [row.action for row in stored]
    assert record.verify().outcome is not None
    answer = {"step": frame["step"], "action": stored[0].action}
    zoe.refused(f"/api/tables/{id}/actions", answer, 409, "GameOver")


def test_a_whole_game_by_rest(small_house: House) -> None:
    zoe = small_house.person()
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
def three(house: House) -> tuple[str, Person, Person, Person]:
    """A table, the person to move, the other one, and a spectator."""
    zoe, bob, eve = house.person(), house.person("Bob"), house.person("Eve")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    if zoe.frame(id)["actions"]:
        return id, zoe, bob, eve
    return id, bob, zoe, eve


def test_wrong_answers_change_nothing(
    house: House, three: tuple[str, Person, Person, Person]
) -> None:
    id, first, second, eve = three
    path = f"/api/tables/{id}/actions"
    frame = first.frame(id)
    legal = frame["actions"][0]["text"]
    first.act(id, frame, legal)
    before = house.log(id)
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
    house.person(None).refused(path, {"step": step, "action": legal}, 403, "NotSeated")
    mover.refused(path, {"step": step, "action": "open sesame"}, 422, "MalformedAction")
    mover.refused(path, {"step": step, "action": "x" * 61}, 400, "ValidationException")
    mover.refused(path, {"step": -1, "action": legal}, 400, "ValidationException")
    mover.refused(path, {"step": "now", "action": legal}, 400, "ValidationException")
    mover.refused(path, {"action": legal}, 400, "ValidationException")
    mover.refused(path, [], 400, "ValidationException")
    illegal = next(
        action.text
        for action in house.live(id).info.game.table
        if action.text not in {one["text"] for one in now["actions"]}
    )
    mover.refused(path, {"step": step, "action": illegal}, 409, "IllegalAction")
    assert house.log(id) == before
    assert mover.frame(id) == now
    mover.act(id, now, legal)


def test_wrong_answers_over_the_socket(
    house: House, three: tuple[str, Person, Person, Person]
) -> None:
    id, first, second, eve = three
    frame = first.frame(id)
    legal = frame["actions"][0]["text"]
    said: list[tuple[Person, object, str]] = [
        (second, {"type": "act", "step": 0, "action": legal}, "NotYourTurn"),
        (eve, {"type": "act", "step": 0, "action": legal}, "NotSeated"),
        (house.person(None), {"type": "act", "step": 0, "action": legal}, "NotSeated"),
        (first, {"type": "act", "step": 7, "action": legal}, "Stale"),
        (first, {"type": "act", "step": 0, "action": "nonsense"}, "MalformedAction"),
        (first, {"type": "act", "step": 0, "action": "y" * 1000}, "NotUnderstood"),
        (first, {"type": "act", "step": 10**30, "action": legal}, "NotUnderstood"),
        (first, {"kind": "act"}, "NotUnderstood"),
    ]
    for person, message, error in said:
        with person.watch(id) as watch:
            assert isinstance(message, dict)
            watch.say(**message)
            refused = watch.until(lambda m: m["type"] == "refused")
            assert refused["error"] == error
            assert refused["sentence"]
    with first.watch(id) as watch:
        watch._line.send("no JSON at all")
        assert watch.until(lambda m: m["type"] == "refused")["error"] == "NotUnderstood"
        watch.say(type="ping")
        for _ in range(300):
            watch.say(type="ping")
        assert "too fast" in watch.until(lambda m: m["type"] == "refused")["sentence"]
    assert house.log(id) == []


def test_fifty_answers_at_once(house: House) -> None:
    zoe = house.person()
    id = zoe.table("me", "me")
    for _ in range(3):
        frame = zoe.frame(id)
        texts = [action["text"] for action in frame["actions"]]

        def submit(number: int, frame: Any = frame, texts: list[str] = texts) -> int:
            body = {"step": frame["step"], "action": texts[number % len(texts)]}
            return zoe.ask("POST", f"/api/tables/{id}/actions", body).status_code

        with ThreadPoolExecutor(50) as pool:
            answers = list(pool.map(submit, range(50)))
        assert sorted(answers) == [200] + [409] * 49
        assert len(house.log(id)) == frame["step"] + 1


def test_opening_reads_a_snapshot_and_a_short_tail(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = house.person()
    id = zoe.finished("me", "random", "random")
    memory = house.live(id)
    read: list[Entry] = []
    plain = GameStore._read

    async def counting(*args: Any) -> list[Entry]:
        found = await plain(*args)
        read.extend(found)
        return found

    monkeypatch.setattr(GameStore, "_read", counting)
    opened = house.stored(id)
    assert opened.state.digest() == memory.state.digest()
    assert opened.step == memory.step > 6 * SNAPSHOT_EVERY
    assert len(read) <= 4 * SNAPSHOT_EVERY


def test_coming_back_gives_exactly_what_was_missed(house: House) -> None:
    zoe = house.person()
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


def test_since_my_last_visit(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
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
        assert person.look(id)["since"] == 1, "looking by REST is not a visit"
        with person.watch(id) as watch:
            assert watch.next()["since"] == 1
        with person.watch(id) as watch:
            assert watch.next()["since"] == 2


def test_two_tables_do_not_disturb_each_other(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
    tables = zoe.table("me", "random"), bob.table("me", "random")
    with zoe.watch(tables[0]) as one, bob.watch(tables[1]) as two, ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda w: play_on(w, Random(4), lambda f: f["step"] > 40), [one, two]))
    for id, watch in zip(tables, (one, two), strict=True):
        tables_heard = {m["table"]["id"] for m in watch.heard if m["type"] != "step"}
        assert tables_heard == {id}
        actions = [entry["action"] for entry in watch.log()]
        assert actions == [row.action for row in house.log(id)][: len(actions)]


@pytest.fixture
def house_with_workers(tmp_path: Path) -> Iterator[House]:
    """A house whose bots think in worker processes."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    yield from open_house(Settings(url, requests_per_minute=100_000))


def test_a_slow_bot_delays_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, house_with_workers: House
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setenv(bot_doubles.PIPE, str(pipe))
    monkeypatch.setattr(bot_pool, "_choose", bot_doubles.think)
    monkeypatch.setitem(registry._MAKERS, "slow", RandomBot)
    zoe, bob = house_with_workers.person(), house_with_workers.person("Bob")
    waiting = zoe.table("slow", "me"), zoe.table("me", "slow")
    stuck = []
    for id in waiting:
        with zoe.watch(id) as watch:
            frame = watch.next()["frame"]
            if frame["actions"]:
                zoe.act(id, frame, frame["actions"][0]["text"])
            stuck.append(len(house_with_workers.log(id)))
    id = bob.table("me", "random")
    with bob.watch(id) as watch:
        play_on(watch, Random(5), lambda f: f["step"] > 30)
    assert [len(house_with_workers.log(id)) for id in waiting] == stuck, "the slow bots still think"
    bot_doubles.release(pipe)
    for id in waiting:
        with zoe.watch(id) as watch:
            watch.until_step(lambda f: f["actions"])


def test_a_bot_that_fails_tries_again(
    small_house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    think = bot_pool._choose
    failed: list[Any] = []

    def fail_once(*work: Any) -> str:
        if not failed:
            failed.append(work)
            raise OSError("the database is away")
        return think(*work)

    monkeypatch.setattr(bot_pool, "_choose", fail_once)
    monkeypatch.setattr(bot_turns, "_RETRY_AFTER", 0.0)
    zoe = small_house.person()
    id = zoe.table("me", "random")
    with zoe.watch(id) as watch:
        play_on(watch, Random(6), lambda f: f["step"] > 12)
    assert failed
    assert "a bot failed" in caplog.text
