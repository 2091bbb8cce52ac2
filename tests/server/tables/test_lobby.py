"""Tables before their game: create, join, leave, seat bots, start."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.clients import PASSWORD, seat_kinds
from tests.server.conftest import LocalServer


def test_a_host_who_leaves_hands_the_table_on(server: LocalServer) -> None:
    zoe, bob, eve = server.person(), server.person("Bob"), server.person("Eve")
    id = zoe.table("me", "me", "open", listed=True)
    bob.do(id, "join")
    zoe.do(id, "leave")
    table = bob.look(id)["table"]
    assert table["host"]
    assert [seat["kind"] for seat in table["seats"]] == ["open", "open", "person"]
    zoe.refused(f"/api/tables/{id}/start", {}, 403, "NotSeated")
    bob.do(id, "leave")
    eve.do(id, "join")
    assert eve.look(id)["table"]["host"], "whoever comes to an empty table is its host"


def test_a_table_with_bots_starts_at_once(server: LocalServer) -> None:
    zoe = server.person()
    made = zoe.post(
        "/api/tables",
        {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]},
    )
    assert made["status"] == "playing"
    assert seat_kinds(made) == ["person", "bot"]
    assert made["seats"][0] | {"online": False} == {
        "seat": 0,
        "kind": "person",
        "name": "Zoé",
        "bot": None,
        "mine": True,
        "online": False,
        "resigned": False,
        "guest": True,
        "can_return": False,
    }
    assert made["host"]
    assert len(made["commitment"]) == 64
    assert made["created"].endswith("Z")
    mine = zoe.get("/api/tables")["mine"]
    assert [table["id"] for table in mine] == [made["id"]]


def test_several_seats_for_one_person(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "me", "me")
    frame = zoe.frame(id)
    assert frame["seat"] == frame["decision"]["seat"]
    assert frame["actions"]
    other = (frame["seat"] + 1) % 3
    assert zoe.get(f"/api/tables/{id}?seat={other}")["frame"]["actions"] == []


def test_friends_join_by_link_and_the_host_starts(server: LocalServer) -> None:
    zoe, bob, eve = server.person(), server.person("Bob"), server.person("Eve")
    id = zoe.table("me", "open", "open")
    assert zoe.look(id)["frame"] is None
    zoe.refused(f"/api/tables/{id}/start", {}, 409, "NotNow")
    with zoe.watch(id) as watch:
        assert bob.do(id, "join")["seats"][1]["mine"]
        message = watch.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"])
        assert message["table"]["seats"][1]["name"] == "Bob"
        bob.do(id, "leave")
        watch.until(lambda m: m["type"] == "table" and seat_kinds(m["table"])[1] == "open")
        bob.do(id, "join", seat=2)
        eve.refused(f"/api/tables/{id}/join", {"seat": 2}, 409, "NotNow")
        eve.refused(f"/api/tables/{id}/bot", {"seat": 1, "bot": "random"}, 403, "NotSeated")
        zoe.refused(f"/api/tables/{id}/bot", {"seat": 2, "bot": "random"}, 409, "NotNow")
        zoe.refused(f"/api/tables/{id}/bot", {"seat": 1, "bot": "rnadom"}, 422, "UnknownBot")
        zoe.do(id, "bot", seat=1, bot="random")
        bob.refused(f"/api/tables/{id}/start", {}, 403, "NotSeated")
        assert zoe.do(id, "start")["status"] == "playing"
        frame = watch.until_step(lambda frame: True)
    assert frame["seat"] == 0
    zoe.refused(f"/api/tables/{id}/start", {}, 409, "NotNow")
    bob.refused(f"/api/tables/{id}/leave", {}, 409, "NotNow")
    eve.refused(f"/api/tables/{id}/join", {}, 409, "NotNow")
    assert seat_kinds(zoe.look(id)["table"]) == ["person", "bot", "person"]


def test_only_one_guest_gets_the_last_seat(server: LocalServer) -> None:
    """Of ten who want the last seat at once, one gets it."""
    zoe = server.person()
    id = zoe.table("me", "open")
    guests = [server.person(f"Guest {n}") for n in range(10)]
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda g: g.ask("POST", f"/api/tables/{id}/join", {}), guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9


def test_listed_and_private_tables(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    private, listed = zoe.table("me", "open"), zoe.table("me", "open", listed=True)
    assert [table["id"] for table in bob.get("/api/tables")["open"]] == [listed]
    assert bob.get("/api/tables")["mine"] == []
    assert {table["id"] for table in zoe.get("/api/tables")["mine"]} == {private, listed}
    zoe.do(listed, "leave")
    assert bob.get("/api/tables")["open"] == [], "a table that everybody left is not offered"


def test_a_finished_table_is_not_listed(sqlite_server: LocalServer) -> None:
    zoe, bob = sqlite_server.person(), sqlite_server.person("Bob")
    id = zoe.finished(listed=True)
    assert bob.get("/api/tables")["open"] == []
    assert zoe.look(id)["table"]["status"] == "over"


@pytest.mark.parametrize(
    ("wrong", "status", "error"),
    [
        ({"game": "chess"}, 404, "UnknownGame"),
        ({"seats": [{"kind": "me"}]}, 422, "BadSetup"),
        ({"seats": [{"kind": "me"}] * 6}, 422, "BadSetup"),
        ({"seats": [{"kind": "open"}] * 2}, 422, "BadSetup"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, 422, "UnknownBot"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, 400, "ValidationException"),
        ({"options": {"nothing": 1}}, 422, "BadSetup"),
        ({"seats": "me"}, 400, "ValidationException"),
    ],
)
def test_invalid_tables_are_refused(
    sqlite_server: LocalServer, wrong: dict[str, Any], status: int, error: str
) -> None:
    zoe = sqlite_server.person()
    right = {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    zoe.refused("/api/tables", right | wrong, status, error)
    assert zoe.get("/api/tables") == {"mine": [], "open": []}


def test_no_such_table(server: LocalServer) -> None:
    zoe = server.person()
    zoe.table("me", "open")
    for id in ("zzz", "a'b", "%00", "é" * 12, "%25", "__________"):
        for what in ("join", "leave", "start", "resign", "rematch"):
            zoe.refused(f"/api/tables/{id}/{what}", {}, 404, "NoSuchTable")
        assert zoe.ask("GET", f"/api/tables/{id}").status_code == 404
        with zoe.watch(id) as watch:
            assert watch.next()["error"] == "NoSuchTable"


def test_one_seat_for_each_person_unless_the_host_allows_more(server: LocalServer) -> None:
    """A stranger who took all seats would see all hands."""
    zoe, eve = server.person(), server.person("Eve")
    id = zoe.table("me", "open", "open", "open", listed=True)
    eve.do(id, "join", seat=1)
    for seat in (2, 3, None):
        eve.refused(f"/api/tables/{id}/join", {"seat": seat}, 409, "OneSeat")
    assert seat_kinds(zoe.look(id)["table"]) == ["person", "person", "open", "open"]
    shared = zoe.table("me", "open", "open", several_seats=True)
    for seat in (1, 2):
        eve.do(shared, "join", seat=seat)
    assert [seat["name"] for seat in zoe.look(shared)["table"]["seats"]] == ["Zoé", "Eve", "Eve"]


def test_joining_twice_at_once_takes_one_seat(server: LocalServer) -> None:
    zoe, eve = server.person(), server.person("Eve")
    id = zoe.table("me", "open", "open")
    with ThreadPoolExecutor(2) as pool:
        path = f"/api/tables/{id}/join"
        list(pool.map(lambda seat: eve.ask("POST", path, {"seat": seat}), (1, 2)))
    assert sorted(seat_kinds(zoe.look(id)["table"])) == ["open", "person", "person"]


def test_the_host_removes_people_and_bots(server: LocalServer) -> None:
    zoe, eve, bob = server.person(), server.person("Eve"), server.person("Bob")
    id = zoe.table("me", "open", "random")
    eve.do(id, "join")
    path = f"/api/tables/{id}/remove"
    eve.refused(path, {"seat": 2}, 403, "NotSeated")
    zoe.refused(path, {"seat": 0}, 409, "NotNow")
    zoe.refused(path, {"seat": 7}, 409, "NotNow")
    zoe.do(id, "remove", seat=1)
    assert seat_kinds(zoe.do(id, "remove", seat=2)) == ["person", "open", "open"]
    eve.refused(f"/api/tables/{id}/join", {}, 403, "Removed")
    bob.do(id, "join", seat=1)
    zoe.do(id, "bot", seat=2, bot="random")
    zoe.do(id, "start")
    zoe.refused(path, {"seat": 1}, 409, "NotNow")


def test_guests_are_marked(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    id = zoe.table("me", "open", "random")
    bob.do(id, "join")
    assert [seat["guest"] for seat in zoe.look(id)["table"]["seats"]] == [False, True, False]
