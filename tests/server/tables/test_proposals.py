"""Proposals: votes and consent."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.clients import seat_kinds
from tests.server.conftest import LocalServer


@pytest.mark.parametrize(("table", "what"), [("entries", "INSERT"), ("seats", "UPDATE")])
def test_carrying_out_a_proposal_is_atomic(
    sqlite_server: LocalServer, table: str, what: str
) -> None:
    id, (zoe, bob, eve) = sqlite_server.running_game()
    number = zoe.do(id, "proposals", seat=2)["proposal"]
    sqlite_server.make_due(id)
    sqlite_server.make_fail(table, what)
    response = bob.transport.request(
        "POST",
        f"/api/tables/{id}/votes",
        {"proposal": number, "agree": True},
        bob.headers() | bob.csrf(),
    )
    assert response.status_code == 500
    (proposal,) = bob.look(id)["table"]["proposals"]
    assert proposal["asked"], "the vote can be given again"
    assert eve.look(id)["table"]["seats"][2]["kind"] == "person"
    assert sqlite_server.log(id) == []


def test_the_vote_of_a_player_who_resigned_is_not_needed(server: LocalServer) -> None:
    """A proposal that only somebody who has gone has not agreed to is carried out."""
    id, (zoe, bob, eve, ann) = server.running_game(players=4)
    number = zoe.do(id, "proposals", seat=3)["proposal"]
    server.make_due(id)
    assert bob.do(id, "votes", proposal=number, agree=True) == {"status": "open"}
    eve.do(id, "resign")
    assert ann.look(id)["table"]["seats"][3]["kind"] == "bot"
    assert ann.look(id)["table"]["proposals"] == []


def test_a_player_who_resigned_is_not_replaced(server: LocalServer) -> None:
    id, (zoe, bob, eve) = server.running_game()
    number = zoe.do(id, "proposals", seat=2)["proposal"]
    eve.do(id, "resign")
    assert zoe.look(id)["table"]["proposals"] == []
    bob.refused(f"/api/tables/{id}/votes", {"proposal": number, "agree": True}, 409, "NotNow")


def test_an_absent_player_is_replaced_by_consent(server: LocalServer) -> None:
    zoe, bob, eve = server.person(), server.person("Bob"), server.person("Eve")
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
    assert seat_kinds(zoe.look(id)["table"])[2] == "person"
    number = zoe.do(id, "proposals", seat=2)["proposal"]
    server.make_due(id)
    assert bob.do(id, "votes", proposal=number, agree=True) == {"status": "accepted"}
    bob.refused(f"/api/tables/{id}/votes", {"proposal": number, "agree": True}, 409, "NotNow")
    table = zoe.look(id)["table"]
    assert (seat_kinds(table)[2], table["seats"][2]["resigned"]) == ("bot", False)
    assert [row.kind for row in server.log(id)].count("replace") == 1


def test_concurrent_votes_are_all_counted(server: LocalServer) -> None:
    people = [server.person(f"P{n}") for n in range(5)]
    id = people[0].table("me", "open", "open", "open", "open")
    for person in people[1:]:
        person.do(id, "join")
    people[0].do(id, "start")
    number = people[0].do(id, "proposals", seat=4)["proposal"]
    server.make_due(id)
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda p: p.do(id, "votes", proposal=number, agree=True), people[1:4]))
    assert seat_kinds(people[0].look(id)["table"])[4] == "bot"
