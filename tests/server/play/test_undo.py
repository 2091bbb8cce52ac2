"""Undo: free until something was revealed, then with consent; the log keeps what was undone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.core.record import Record
from tests.server.clients import Json, Person, play_on
from tests.server.conftest import LocalServer, read_table


def advance(person: Person, id: str, *, revealing: bool, steps: int = 200) -> Json:
    """Plays alone until the next action would, or did, reveal something; the frame then."""
    frame: Json = person.frame(id)
    for _ in range(steps):
        plain = [a["text"] for a in frame["actions"] if a.get("reveals", False) == revealing]
        chosen = plain[0] if plain else frame["actions"][-1]["text"]
        person.act(id, frame, chosen)
        frame = person.frame(id)
        if plain and revealing:
            return frame
    return frame


def test_actions_that_reveal_something_are_marked(sqlite_server: LocalServer) -> None:
    """What `reveals` says of each action is what it does, all through a game."""
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    rng = Random(6)
    registry = sqlite_server.services.registry
    frame = zoe.frame(id)
    seen = set()
    while not frame["outcome"] and frame["step"] < 70:
        state = registry._tables[id].state
        for action in frame["actions"]:
            after = state.copy()
            after.apply(state.game.parse(action["text"]))
            assert state.game.visibility.reveals(state, after) == action.get("reveals", False)
            seen.add(action.get("reveals", False))
        zoe.act(id, frame, rng.choice(frame["actions"])["text"])
        frame = zoe.frame(id)
    assert seen == {True, False}


def test_undo_is_free_until_something_was_revealed(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "me")
    advance(zoe, id, revealing=True)
    digests = {}
    start = zoe.frame(id)["step"]
    for _ in range(6):
        frame = zoe.frame(id)
        digests[frame["step"]] = server.stored(id).state.digest()
        plain = [a["text"] for a in frame["actions"] if not a.get("reveals", False)]
        zoe.act(id, frame, plain[0])
    before = server.log(id)
    back = 0
    frame = zoe.frame(id)
    while frame["undo"]["free"]:
        target = frame["undo"]["to"]
        assert zoe.do(id, "undo", step=frame["step"])["step"] == frame["step"] + 1
        back += 1
        state = server.live(id).state
        assert state.digest() == digests[target] == server.stored(id).state.digest()
        frame = zoe.frame(id)
    assert back >= 1
    assert target == start or back == 6
    assert server.log(id)[: len(before)] == before, "the log only grows"
    assert [row.kind for row in server.log(id)[len(before) :]] == ["undo"] * back
    assert frame["undo"]["can"], "past the barrier it can be asked"
    zoe.act(id, frame, frame["actions"][-1]["text"])
    assert server.stored(id).state.digest() == server.live(id).state.digest()


def test_the_choices_of_one_gesture_are_undone_together(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "me")
    advance(zoe, id, revealing=True)
    start = zoe.frame(id)
    digest = server.live(id).state.digest()
    for _ in range(3):
        frame = zoe.frame(id)
        plain = [a["text"] for a in frame["actions"] if not a.get("reveals", False)]
        zoe.act(id, frame, plain[0])
    frame = zoe.frame(id)
    answer = zoe.do(id, "undo", step=frame["step"], since=start["step"])
    assert answer["step"] == frame["step"] + 1
    assert server.live(id).state.digest() == digest == server.stored(id).state.digest()


def test_a_bot_always_agrees(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "random")
    with zoe.watch(id) as watch:
        frame = play_on(
            watch, Random(7), lambda f: f["actions"] and f["undo"]["can"] and not f["undo"]["free"]
        )
        target, step = frame["undo"]["to"], frame["step"]
        zoe.do(id, "undo", step=step)
        again = watch.until_step(lambda f: f["step"] > step)
        entry = watch.log()[-1]
    assert again["actions"], "it is my choice again"
    assert (entry["kind"], entry["action"]) == ("undo", str(target))


@pytest.fixture
def pair(server: LocalServer) -> tuple[str, dict[int, Person]]:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    return id, {0: zoe, 1: bob}


def play_pair(id: str, people: dict[int, Person], *, revealing: bool) -> tuple[Person, Person]:
    """Plays one action that reveals something, or not; who could take back now, and the other."""
    while True:
        actor = people[0].look(id)["table"]["actor"]
        frame = people[actor].frame(id)
        action = frame["actions"][-1 if revealing else 0]
        people[actor].act(id, frame, action["text"])
        if action.get("reveals", False) == revealing:
            break
    free = not revealing
    who = next(seat for seat in people if is_undo(people[seat].frame(id), free))
    return people[who], people[1 - who]


def is_undo(frame: Json, free: bool) -> bool:
    return bool(frame["undo"]["can"]) and frame["undo"]["free"] == free


def test_a_free_undo_asks_nobody(server: LocalServer, pair: tuple[str, dict[int, Person]]) -> None:
    id, people = pair
    who, other = play_pair(id, people, revealing=False)
    frame = who.frame(id)
    assert frame["undo"] == {"can": True, "to": frame["step"] - 1, "free": True}
    assert who.do(id, "undo", step=frame["step"]) == {"step": frame["step"] + 1}
    assert who.frame(id)["actions"]
    assert not other.look(id)["table"]["proposals"]


def test_undo_after_a_reveal_needs_consent(
    server: LocalServer, pair: tuple[str, dict[int, Person]]
) -> None:
    id, people = pair
    who, other = play_pair(id, people, revealing=True)
    frame = who.frame(id)
    assert (frame["undo"]["can"], frame["undo"]["free"]) == (True, False)
    digest = server.live(id).state.digest()
    count = len(server.log(id))
    with other.watch(id) as watch:
        number = who.do(id, "undo", step=frame["step"])["proposal"]
        message = watch.until(lambda m: m["type"] == "table" and m["table"]["proposals"])
        assert message["table"]["proposals"][0]["asked"]
    assert who.do(id, "undo", step=frame["step"])["proposal"] == number, "asked once"
    who.refused(f"/api/tables/{id}/votes", {"proposal": number, "agree": True}, 403, "NotSeated")
    assert other.do(id, "votes", proposal=number, agree=False) == {"status": "refused"}
    assert server.live(id).state.digest() == digest
    assert len(server.log(id)) == count
    number = who.do(id, "undo", step=frame["step"])["proposal"]
    assert other.do(id, "votes", proposal=number, agree=True) == {"status": "accepted"}
    assert len(server.log(id)) == count + 1
    assert server.stored(id).state.digest() == server.live(id).state.digest() != digest


def test_a_proposal_ends_with_its_step(
    server: LocalServer, pair: tuple[str, dict[int, Person]]
) -> None:
    id, people = pair
    who, other = play_pair(id, people, revealing=True)
    number = who.do(id, "undo", step=who.frame(id)["step"])["proposal"]
    actor = who.look(id)["table"]["actor"]
    frame = people[actor].frame(id)
    people[actor].act(id, frame, frame["actions"][0]["text"])
    assert other.look(id)["table"]["proposals"] == []
    other.refused(f"/api/tables/{id}/votes", {"proposal": number, "agree": True}, 409, "NotNow")


def test_the_others_choice_is_not_undone_freely(
    server: LocalServer, pair: tuple[str, dict[int, Person]]
) -> None:
    id, people = pair
    who, other = play_pair(id, people, revealing=False)
    frame = other.frame(id)
    if frame["actions"]:
        plain = [a["text"] for a in frame["actions"] if not a.get("reveals", False)]
        other.act(id, frame, plain[0])
        assert who.frame(id)["undo"]["free"] is False


def test_what_cannot_be_undone(server: LocalServer) -> None:
    zoe, eve = server.person(), server.person("Eve")
    id = zoe.table("me", "me")
    zoe.refused(f"/api/tables/{id}/undo", {"step": 0}, 409, "NoUndo")
    frame = zoe.frame(id)
    zoe.act(id, frame, frame["actions"][0]["text"])
    zoe.refused(f"/api/tables/{id}/undo", {"step": 0}, 409, "Stale")
    eve.refused(f"/api/tables/{id}/undo", {"step": 1}, 403, "NotSeated")
    strict = zoe.table("me", "me", undo=False)
    frame = zoe.frame(strict)
    zoe.act(strict, frame, frame["actions"][0]["text"])
    assert zoe.frame(strict)["undo"]["can"] is False
    zoe.refused(f"/api/tables/{strict}/undo", {"step": 1}, 409, "NoUndo")
    assert len(server.log(strict)) == 1


def test_repeated_undo(sqlite_server: LocalServer) -> None:
    """After any number of undos every process reads the same position and the same way back."""
    server = sqlite_server
    zoe = server.person()
    id = zoe.table("me", "me")
    services = server.services
    user = zoe.get("/api/me")["id"]
    rng = Random(8)

    async def wander() -> None:
        while not (live := await services.registry.get(id)).state.over:
            back = live.undo_target([0, 1])
            if back is not None and rng.random() < 0.4:
                for _ in range(rng.randrange(1, 6)):
                    live = await services.registry.get(id)
                    if live.undo_target([0, 1]) is not None:
                        await services.undo.request(id, user, live.step)
            else:
                text = rng.choice(live.state.actions()).text
                await services.moves.act(id, user, live.step, text, None)
            if live.step % 7 == 0:
                live = await services.registry.get(id)
                read = await read_table(server.settings.database, id)
                assert read.step == live.step
                assert read.state.digest() == live.state.digest()
                assert read.undo_target([0, 1]) == live.undo_target([0, 1])
            if live.step > 150:
                break

    def finish() -> None:
        frame: Any = zoe.frame(id)
        while not frame["outcome"]:
            zoe.act(id, frame, frame["actions"][-1]["text"])
            frame = zoe.frame(id)

    server.client.blocking_portal.call(wander)
    finish()
    record = Record.from_json(zoe.get(f"/api/tables/{id}/record"))
    assert record.verify().digest() == server.stored(id).state.digest()
    assert zoe.frame(id)["undo"]["can"] is False
    zoe.refused(f"/api/tables/{id}/undo", {"step": zoe.frame(id)["step"]}, 409, "NoUndo")
