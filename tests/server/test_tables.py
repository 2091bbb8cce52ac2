"""Tables around their games: made, joined, left, started, given up, played again, branched off."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.conftest import House


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_with_bots_starts_at_once(house: House) -> None:
    zoe = house.person()
    made = zoe.post(
        "/api/tables",
        {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]},
    )
    assert made["status"] == "playing"
    assert kinds(made) == ["person", "bot"]
    assert made["seats"][0] | {"online": False} == {
        "seat": 0,
        "kind": "person",
        "name": "Zoé",
        "bot": None,
        "mine": True,
        "online": False,
        "resigned": False,
    }
    assert made["host"]
    assert len(made["commitment"]) == 64
    assert made["created"].endswith("Z")
    mine = zoe.get("/api/tables")["mine"]
    assert [table["id"] for table in mine] == [made["id"]]


def test_several_seats_for_one_person(house: House) -> None:
    zoe = house.person()
    id = zoe.table("me", "me", "me")
    frame = zoe.frame(id)
    assert frame["seat"] == frame["decision"]["seat"]
    assert frame["actions"]
    other = (frame["seat"] + 1) % 3
    assert zoe.get(f"/api/tables/{id}?seat={other}")["frame"]["actions"] == []


def test_friends_join_by_link_and_the_host_starts(house: House) -> None:
    zoe, bob, eve = house.person(), house.person("Bob"), house.person("Eve")
    id = zoe.table("me", "open", "open")
    assert zoe.look(id)["frame"] is None
    zoe.refused(f"/api/tables/{id}/start", {}, 409, "NotNow")
    with zoe.watch(id) as watch:
        assert bob.do(id, "join")["seats"][1]["mine"]
        told = watch.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"])
        assert told["table"]["seats"][1]["name"] == "Bob"
        bob.do(id, "leave")
        watch.until(lambda m: m["type"] == "table" and kinds(m["table"])[1] == "open")
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
    assert kinds(zoe.look(id)["table"]) == ["person", "bot", "person"]


def test_one_seat_many_guests(house: House) -> None:
    """Of ten who want the last seat at once, one gets it."""
    zoe = house.person()
    id = zoe.table("me", "open")
    guests = [house.person(f"Guest {n}") for n in range(10)]
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda g: g.ask("POST", f"/api/tables/{id}/join", {}), guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9


def test_listed_and_private_tables(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
    private, listed = zoe.table("me", "open"), zoe.table("me", "open", listed=True)
    assert [table["id"] for table in bob.get("/api/tables")["open"]] == [listed]
    assert bob.get("/api/tables")["mine"] == []
    assert {table["id"] for table in zoe.get("/api/tables")["mine"]} == {private, listed}
    zoe.do(listed, "leave")
    assert bob.get("/api/tables")["open"] == [], "a table that everybody left is not offered"


def test_a_finished_table_is_not_listed(small_house: House) -> None:
    zoe, bob = small_house.person(), small_house.person("Bob")
    id = zoe.finished(listed=True)
    assert bob.get("/api/tables")["open"] == []
    assert zoe.look(id)["table"]["status"] == "over"


def test_resigning_lets_a_bot_play_on(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    with bob.watch(id) as watch:
        watch.next()
        zoe.do(id, "resign")
        told = watch.until(lambda m: m.get("table", {}).get("seats", [{}])[0].get("resigned"))
        assert told["table"]["seats"][0]["kind"] == "bot"
        frame = watch.until_step(lambda frame: frame["actions"])
    assert frame["seat"] == 1
    assert [row.kind for row in house.log(id)].count("resign") == 1
    zoe.refused(
        f"/api/tables/{id}/actions", {"step": frame["step"], "action": "pass"}, 403, "NotSeated"
    )
    zoe.refused(f"/api/tables/{id}/resign", {}, 403, "NotSeated")
    bob.do(id, "resign")
    with bob.watch(id) as watch:
        watch.until_step(lambda frame: frame["outcome"])


def test_who_gave_up_asks_for_no_rematch(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
    id = zoe.table("me", "open", "random", undo=False)
    bob.do(id, "join")
    zoe.do(id, "start")
    zoe.refused(f"/api/tables/{id}/rematch", {}, 409, "NotNow")
    with bob.watch(id) as watch:
        bob.do(id, "resign")
        zoe.do(id, "resign")
        watch.until_step(lambda frame: frame["outcome"])
    bob.refused(f"/api/tables/{id}/rematch", {}, 403, "NotSeated")


def test_a_rematch_keeps_people_where_they_sat(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
    id = zoe.table("me", "open", undo=False)
    bob.do(id, "join")
    zoe.do(id, "start")
    end_by_hand(house, id)
    with ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda person: person.do(id, "rematch"), [zoe, bob]))
    assert made[0]["id"] == made[1]["id"] != id, "two who ask at once get one table"
    assert [seat["name"] for seat in made[0]["seats"]] == ["Zoé", "Bob"]
    new = zoe.look(made[0]["id"])["table"]
    assert (new["status"], new["undo"]) == ("playing", False)
    assert zoe.look(id)["table"]["rematch"] == made[0]["id"]
    assert zoe.look(id)["table"]["commitment"] != new["commitment"]


def end_by_hand(house: House, id: str) -> None:
    """Plays the game of two people to its end over REST, each with their own answers."""
    services = house.services

    async def play() -> None:
        live = await services.registry.get(id)
        while not live.state.over:
            actor = live.state.actor
            assert actor is not None
            user = live.info.seats[actor].user
            assert user is not None
            await services.moves.act(id, user, live.step, live.state.actions()[-1].text, None)

    house.client.blocking_portal.start_task_soon(play).result()


def test_a_gone_person_is_replaced_by_consent(house: House) -> None:
    zoe, bob, eve = house.person(), house.person("Bob"), house.person("Eve")
    id = zoe.table("me", "open", "open")
    bob.do(id, "join")
    eve.do(id, "join")
    zoe.do(id, "start")
    zoe.refused(f"/api/tables/{id}/proposals", {"seat": 0}, 409, "NotNow")
    zoe.refused(f"/api/tables/{id}/proposals", {"seat": 7}, 409, "NotNow")
    number = zoe.do(id, "proposals", seat=2)["proposal"]
    assert zoe.do(id, "proposals", seat=2)["proposal"] == number, "asked once"
    (asked,) = bob.look(id)["table"]["proposals"]
    assert (asked["id"], asked["kind"], asked["seat"], asked["asked"]) == (
        number,
        "replace",
        2,
        True,
    )
    assert not eve.look(id)["table"]["proposals"][0]["asked"]
    eve.refused(f"/api/tables/{id}/votes", {"proposal": number, "agree": True}, 403, "NotSeated")
    assert bob.do(id, "votes", proposal=number, agree=False) == {"status": "refused"}
    assert zoe.look(id)["table"]["proposals"] == []
    assert kinds(zoe.look(id)["table"])[2] == "person"
    number = zoe.do(id, "proposals", seat=2)["proposal"]
    assert bob.do(id, "votes", proposal=number, agree=True) == {"status": "accepted"}
    bob.refused(f"/api/tables/{id}/votes", {"proposal": number, "agree": True}, 409, "NotNow")
    table = zoe.look(id)["table"]
    assert (kinds(table)[2], table["seats"][2]["resigned"]) == ("bot", False)
    assert [row.kind for row in house.log(id)].count("replace") == 1


def test_two_people_need_nobody_elses_consent(small_house: House) -> None:
    zoe, bob = small_house.person(), small_house.person("Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    zoe.do(id, "proposals", seat=1)
    assert kinds(zoe.look(id)["table"]) == ["person", "bot"]


def test_all_votes_at_once_are_counted(house: House) -> None:
    people = [house.person(f"P{n}") for n in range(5)]
    id = people[0].table("me", "open", "open", "open", "open")
    for person in people[1:]:
        person.do(id, "join")
    people[0].do(id, "start")
    number = people[0].do(id, "proposals", seat=4)["proposal"]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda p: p.do(id, "votes", proposal=number, agree=True), people[1:4]))
    assert kinds(people[0].look(id)["table"])[4] == "bot"


def test_playing_on_from_a_finished_game(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
    id = zoe.finished()
    # At one of his own decisions, where no bot has played on before he looks.
    looks = (bob.get(f"/api/tables/{id}/replay?step={step}") for step in range(20, 60))
    replay = next(look for look in looks if look["frame"]["decision"]["seat"] == 1)
    made = bob.do(id, "fork", step=replay["frame"]["step"], seat=1)
    assert made["status"] == "playing"
    assert kinds(made) == ["bot", "person"]
    assert made["seats"][1]["mine"]
    with bob.watch(made["id"]) as watch:
        frame = watch.until_step(lambda frame: frame["actions"])
        old, new = replay["frame"]["view"], watch.heard[0]["frame"]["view"]
        assert new["turn"] == old["turn"]
        bob.act(made["id"], frame, frame["actions"][0]["text"])
        bob.do(made["id"], "resign")
        watch.until_step(lambda frame: frame["outcome"])
    record = bob.get(f"/api/tables/{made['id']}/record")
    assert bob.post("/api/verify", record)["ok"]
    steps = replay["steps"]
    zoe.refused(f"/api/tables/{id}/fork", {"step": steps}, 409, "NotNow")
    zoe.refused(f"/api/tables/{id}/fork", {"step": steps + 1}, 422, "BadRecord")
    zoe.refused(f"/api/tables/{id}/fork", {"step": 3, "seat": 7}, 422, "BadSetup")
    zoe.refused(f"/api/tables/{made['id']}x/fork", {"step": 3}, 404, "NoSuchTable")


def test_a_running_game_has_no_fork_no_replay_and_no_record(small_house: House) -> None:
    zoe = small_house.person()
    id = zoe.table("me", "random")
    zoe.refused(f"/api/tables/{id}/fork", {"step": 0}, 409, "NotNow")
    for what in ("record", "replay"):
        assert zoe.ask("GET", f"/api/tables/{id}/{what}").status_code == 409


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
def test_a_table_that_cannot_be(
    small_house: House, wrong: dict[str, Any], status: int, error: str
) -> None:
    zoe = small_house.person()
    right = {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    zoe.refused("/api/tables", right | wrong, status, error)
    assert zoe.get("/api/tables") == {"mine": [], "open": []}


def test_no_such_table(house: House) -> None:
    zoe = house.person()
    zoe.table("me", "open")
    for id in ("zzz", "a'b", "%00", "é" * 12, "%25", "__________"):
        for what in ("join", "leave", "start", "resign", "rematch"):
            zoe.refused(f"/api/tables/{id}/{what}", {}, 404, "NoSuchTable")
        assert zoe.ask("GET", f"/api/tables/{id}").status_code == 404
        with zoe.watch(id) as watch:
            assert watch.next()["error"] == "NoSuchTable"


def test_who_is_there(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    with zoe.watch(id) as watch:
        watch.until(lambda m: m["table"]["seats"][0]["online"])
        with bob.watch(id):
            watch.until(lambda m: m["table"]["seats"][1]["online"])
        watch.until(lambda m: not m["table"]["seats"][1]["online"])
