"""Hints at a table: for whoever must decide, unless the table has turned them off."""

from __future__ import annotations

from tests.server.conftest import House


def test_a_hint_names_actions_with_chances_and_reasons(small_house: House) -> None:
    zoe = small_house.person()
    id = zoe.table("me", "me")
    frame = zoe.frame(id)
    told = zoe.do(id, "hints", step=frame["step"])
    assert len(told) == 3
    offered = [action["text"] for action in frame["actions"]]
    for one in told:
        assert one["text"] in offered
        assert 0 <= one["winning"] <= 1
        assert one["reason"][0].startswith("hint-")
    assert zoe.do(id, "hints", step=frame["step"]) == told, "asking again tells nothing new"


def test_a_table_may_do_without_hints(small_house: House) -> None:
    zoe = small_house.person()
    id = zoe.table("me", "me", hints=False)
    assert zoe.look(id)["table"]["hints"] is False
    step = zoe.frame(id)["step"]
    sentence = zoe.refused(f"/api/tables/{id}/hints", {"step": step}, 409, "NotNow")
    assert sentence == "hints are turned off at this table."


def test_nobody_else_gets_a_hint(small_house: House) -> None:
    zoe, bob, eve = small_house.person(), small_house.person("Bob"), small_house.person("Eve")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    table = zoe.look(id)["table"]
    waiting = bob if table["my_turn"] else zoe
    for person in (waiting, eve):
        person.refused(f"/api/tables/{id}/hints", {"step": table["step"]}, 403, "NotYourTurn")


def test_the_levels_can_be_seated_and_show_their_ratings(small_house: House) -> None:
    zoe = small_house.person()
    for game in zoe.get("/api/games"):
        assert game["bots"][-1] == "grandmaster"
        rated = [game["ratings"][bot] for bot in game["bots"] if bot in game["ratings"]]
        assert rated == sorted(rated), "the strongest last"


def test_a_finished_game_can_be_reviewed(small_house: House) -> None:
    zoe = small_house.person()
    running = zoe.table("me", "random")
    assert zoe.ask("GET", f"/api/tables/{running}/review").status_code == 409
    id = zoe.finished()
    found = zoe.get(f"/api/tables/{id}/review")
    replay = zoe.get(f"/api/tables/{id}/replay")
    assert len(found["curve"]) == replay["steps"] + 1
    winners = replay["frame"]["outcome"]["ranking"][0]
    assert [seat for seat, share in enumerate(found["curve"][-1]) if share] == winners
    for turn in found["turns"]:
        assert turn["better_winning"] > turn["winning"]
