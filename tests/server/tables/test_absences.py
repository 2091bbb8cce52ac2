"""Absent players: nobody who is here is replaced, and whoever was replaced may return."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from ludotheque.server.errors import DatabaseAway
from ludotheque.server.tables import absences
from tests.server.clients import Person, seat_kinds
from tests.server.conftest import LocalServer
from tests.server.patience import wait_until


def test_nobody_who_is_here_is_replaced(server: LocalServer) -> None:
    """Not even by the only other player, who would then have the game alone."""
    id, (zoe, bob) = server.running_game(players=2)
    with bob.watch(id):
        # Each of two processes is asked in turn, and the other one hears of it a moment later.
        wait_until(
            lambda: all(zoe.look(id)["table"]["seats"][1]["online"] for _ in range(2)),
            "everybody knows that Bob is here",
        )
        zoe.refused(f"/api/tables/{id}/proposals", {"seat": 1}, 409, "StillHere")
    assert seat_kinds(zoe.look(id)["table"]) == ["person", "person"]
    assert zoe.look(id)["table"]["proposals"] == []


def test_an_absent_player_has_time_to_come_back(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "open", absence=600)
    bob.do(id, "join")
    zoe.do(id, "start")
    before = datetime.now(UTC)
    assert zoe.do(id, "proposals", seat=1)["proposal"]
    (warning,) = bob.look(id)["table"]["proposals"]
    assert (warning["kind"], warning["seat"]) == ("replace", 1)
    seconds = (datetime.fromisoformat(warning["due"]) - before).total_seconds()
    assert 595 < seconds < 700
    assert zoe.do(id, "proposals", seat=1)["proposal"] == warning["id"], "asking again: no sooner"
    assert seat_kinds(zoe.look(id)["table"]) == ["person", "person"]
    with zoe.watch(id) as watch, bob.watch(id):
        watch.until(lambda m: "seats" in m.get("table", {}) and not m["table"]["proposals"])
    server.make_due(id)
    assert seat_kinds(zoe.look(id)["table"]) == ["person", "person"], "he was back in time"


def test_a_move_shows_that_a_player_is_back(server: LocalServer) -> None:
    id, (zoe, bob) = server.running_game(players=2)
    absent, other = (zoe, bob) if zoe.frame(id)["actions"] else (bob, zoe)
    other.do(id, "proposals", seat=[zoe, bob].index(absent))
    frame = absent.frame(id)
    absent.act(id, frame, frame["actions"][0]["text"])
    assert other.look(id)["table"]["proposals"] == []


def test_a_player_may_refuse_to_be_replaced(server: LocalServer) -> None:
    id, (zoe, bob) = server.running_game(players=2)
    number = zoe.do(id, "proposals", seat=1)["proposal"]
    vote = {"proposal": number, "agree": True}
    bob.refused(f"/api/tables/{id}/votes", vote, 403, "NotSeated")
    assert bob.do(id, "votes", proposal=number, agree=False) == {"status": "refused"}


def test_a_player_who_comes_back_late_takes_the_seat_back(server: LocalServer) -> None:
    id, (zoe, bob) = server.running_game(players=2)
    bob.refused(f"/api/tables/{id}/return", {}, 403, "NotSeated")
    replace(server, id, zoe, 1)
    seat = bob.look(id)["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["can_return"], seat["mine"]) == (
        "bot",
        "P1",
        True,
        False,
    )
    assert not zoe.look(id)["table"]["seats"][1]["can_return"]
    with zoe.watch(id) as watch, bob.watch(id) as returning:
        returning.next()
        zoe.post(f"/api/tables/{id}/settings", {"spectator_chat": False})
        changed = returning.until(lambda m: m["type"] == "table")
        assert changed["table"]["seats"][1]["can_return"]
        table = bob.do(id, "return")
        assert (seat_kinds(table), table["seats"][1]["mine"]) == (["person", "person"], True)
        watch.until(lambda m: any(entry["kind"] == "return" for entry in m.get("log", [])))
    bob.refused(f"/api/tables/{id}/return", {}, 403, "NotSeated")
    for _ in range(2):
        mover = zoe if zoe.frame(id)["actions"] else bob
        frame = mover.frame(id)
        mover.act(id, frame, frame["actions"][-1]["text"])
    assert server.stored(id).state.digest() == server.live(id).state.digest()


def replace(server: LocalServer, id: str, person: Person, seat: int) -> None:
    """Replaces an absent player, when it is due."""
    person.do(id, "proposals", seat=seat)
    server.make_due(id)
    assert "step" in person.do(id, "proposals", seat=seat)


def test_what_a_replaced_player_has_seen_is_not_undone(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo asks the others; with the others gone it would ask nobody."""
    server = sqlite_server
    # The bot that takes the seat has not moved yet.
    monkeypatch.setattr(server.services.bots, "wake", lambda table: None)
    id, (zoe, bob) = server.running_game(players=2)
    for _ in range(2):
        mover = zoe if zoe.frame(id)["actions"] else bob
        frame = mover.frame(id)
        mover.act(id, frame, frame["actions"][0]["text"])
    mover = zoe if zoe.frame(id)["undo"]["can"] else bob
    replace(server, id, mover, 1 - [zoe, bob].index(mover))
    step = mover.frame(id)["step"]
    assert [row.kind for row in server.log(id)][-1] == "replace"
    mover.refused(f"/api/tables/{id}/undo", {"step": step}, 409, "NoUndo")


def test_when_it_is_due_it_happens_by_itself(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that was asked waits for it, and so does one that starts later."""
    id, (zoe, _) = sqlite_server.running_game(players=2)
    monkeypatch.setattr(absences, "_GRACE", 0.0)
    zoe.do(id, "proposals", seat=1)
    sqlite_server.make_due(id)
    start = sqlite_server.services.absences.start
    waits: list[float] = []
    with monkeypatch.context() as patch, zoe.watch(id) as watch:
        patch.setattr(
            sqlite_server.services.absences,
            "_settle_at",
            lambda id, due: waits.append((due - datetime.now(UTC)).total_seconds()),
        )
        sqlite_server.client.blocking_portal.call(start)
        assert 25 < waits[0] < 31, "after a start, everybody has time to reconnect"
    monkeypatch.setattr(absences, "_AFTER_START", timedelta())
    with zoe.watch(id) as watch:
        watch.next()
        sqlite_server.client.blocking_portal.call(start)
        watch.until(lambda m: "seats" in m.get("table", {}) and seat_kinds(m["table"])[1] == "bot")


def test_replacements_end_with_the_game(sqlite_server: LocalServer) -> None:
    id, (zoe, _) = sqlite_server.running_game(players=2)
    zoe.do(id, "proposals", seat=1)
    services = sqlite_server.services

    async def finish() -> None:
        table = await services.registry.get(id)
        while not table.state.over:
            actor = table.state.actor
            assert actor is not None
            await services.moves.play(table, actor, table.state.actions()[-1].text)
            await asyncio.sleep(0)

    sqlite_server.client.blocking_portal.call(finish)
    assert zoe.look(id)["table"]["proposals"] == []
    zoe.refused(f"/api/tables/{id}/proposals", {"seat": 1}, 409, "NotNow")


def test_what_is_not_due_yet_is_waited_for_again(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock may be set back, or the database be away, when the time has come."""
    id, (zoe, _) = sqlite_server.running_game(players=2)
    zoe.do(id, "proposals", seat=1)
    services, waits = sqlite_server.services, list[float]()
    monkeypatch.setattr(
        services.absences,
        "_settle_at",
        lambda id, due: waits.append((due - datetime.now(UTC)).total_seconds()),
    )
    settle = services.absences._settle
    sqlite_server.client.blocking_portal.call(settle, id)
    sqlite_server.make_due(id)
    sqlite_server.client.blocking_portal.call(settle, id)
    assert [150 < seconds <= 180 for seconds in waits] == [True], "then it was carried out"

    async def away(id: str) -> None:
        raise DatabaseAway("away")

    monkeypatch.setattr(services.proposals, "settle", away)
    sqlite_server.client.blocking_portal.call(settle, id)
    assert 0 < waits[-1] <= 5
