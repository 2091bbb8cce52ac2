"""Rematch, and playing on from a finished game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

from tests.server.clients import play_on, seat_kinds
from tests.server.conftest import LocalServer, execute


def test_a_player_who_resigned_gets_no_rematch(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "open", "random", undo=False)
    bob.do(id, "join")
    zoe.do(id, "start")
    zoe.refused(f"/api/tables/{id}/rematch", {}, 409, "NotNow")
    with bob.watch(id) as watch:
        bob.do(id, "resign")
        zoe.do(id, "resign")
        watch.until_step(lambda frame: frame["outcome"])
    bob.refused(f"/api/tables/{id}/rematch", {}, 403, "NotSeated")


def test_a_rematch_keeps_people_where_they_sat(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "open", undo=False)
    bob.do(id, "join")
    zoe.do(id, "start")
    end_by_hand(server, id)
    carried = zoe.do(id, "rematch")
    assert carried["id"] == id, "there is none before Bob wants it too"
    number = carried["proposals"][0]["id"]
    assert bob.do(id, "votes", proposal=number, agree=False) == {"status": "refused"}
    with ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda person: person.do(id, "rematch"), [zoe, bob]))
    table = zoe.look(id)["table"]
    assert table["proposals"] == []
    assert table["rematch"] in {one["id"] for one in made} <= {id, table["rematch"]}
    new = zoe.look(table["rematch"])["table"]
    assert [seat["name"] for seat in new["seats"]] == ["Zoé", "Bob"]
    assert (new["status"], new["undo"]) == ("playing", False)
    assert zoe.do(id, "rematch")["id"] == bob.do(id, "rematch")["id"] == new["id"]
    assert zoe.look(id)["table"]["commitment"] != new["commitment"]


def test_a_rematch_needs_everybody(server: LocalServer) -> None:
    people = [server.person(f"P{number}") for number in range(3)]
    id = people[0].table("me", "open", "open")
    for person in people[1:]:
        person.do(id, "join")
    people[0].do(id, "start")
    end_by_hand(server, id)
    with people[2].watch(id) as watch:
        watch.next()
        people[0].do(id, "rematch")
        asked = watch.until(lambda m: m["type"] == "table" and m["table"]["proposals"])
        (proposal,) = asked["table"]["proposals"]
        assert (proposal["kind"], proposal["asked"]) == ("rematch", True)
        assert people[1].do(id, "rematch")["id"] == id
        vote = {"proposal": proposal["id"], "agree": True}
        assert people[2].do(id, "votes", **vote) == {"status": "accepted"}
        watch.until(lambda m: m["type"] == "table" and m["table"]["rematch"])


def test_a_server_that_is_about_to_stop_begins_no_rematch(sqlite_server: LocalServer) -> None:
    id, (zoe, bob) = sqlite_server.running_game(players=2)
    end_by_hand(sqlite_server, id)
    number = zoe.do(id, "rematch")["proposals"][0]["id"]
    execute(sqlite_server.settings.database, "INSERT INTO switches VALUES ('draining', '1')")
    sqlite_server.client.blocking_portal.call(sqlite_server.services.status.refresh)
    vote = {"proposal": number, "agree": True}
    bob.refused(f"/api/tables/{id}/votes", vote, 503, "Draining")
    assert bob.look(id)["table"]["proposals"][0]["asked"], "he can agree later"


def test_against_bots_a_rematch_begins_at_once(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "random")
    with zoe.watch(id) as watch:
        play_on(watch, Random(3), lambda frame: frame["outcome"])
    answer = zoe.ask("POST", f"/api/tables/{id}/rematch", {})
    assert (answer.status_code, answer.json()["status"]) == (201, "playing")


def end_by_hand(server: LocalServer, id: str) -> None:
    """Plays the game of two people to its end over REST, each with their own answers."""
    services = server.services

    async def play() -> None:
        live = await services.registry.get(id)
        while not live.state.over:
            actor = live.state.actor
            assert actor is not None
            user = live.info.seats[actor].user
            assert user is not None
            await services.moves.act(id, user, live.step, live.state.actions()[-1].text, None)

    server.client.blocking_portal.start_task_soon(play).result()


def test_playing_on_from_a_finished_game(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.finished()
    # At one of his own decisions, where no bot has played on before he looks.
    looks = (bob.get(f"/api/tables/{id}/replay?step={step}") for step in range(20, 60))
    replay = next(look for look in looks if look["frame"]["decision"]["seat"] == 1)
    made = bob.do(id, "fork", step=replay["frame"]["step"], seat=1)
    assert made["status"] == "playing"
    assert seat_kinds(made) == ["bot", "person"]
    assert made["seats"][1]["mine"]
    with bob.watch(made["id"]) as watch:
        frame = watch.until_step(lambda frame: frame["actions"])
        old, new = replay["frame"]["view"], watch.messages[0]["frame"]["view"]
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


def test_a_running_game_has_no_fork_no_replay_and_no_record(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "random")
    zoe.refused(f"/api/tables/{id}/fork", {"step": 0}, 409, "NotNow")
    for what in ("record", "replay"):
        assert zoe.ask("GET", f"/api/tables/{id}/{what}").status_code == 409
