"""Seats that change hands: with their entry in the log or not at all, and under the old name."""

from __future__ import annotations

import itertools
import threading
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Person
from tests.server.conftest import House, execute, rows
from tests.server.server_process import Server


def three(house: House, *, more: int = 3) -> tuple[str, list[Person]]:
    """A running game of people."""
    people = [house.person(f"P{number}") for number in range(more)]
    id = people[0].table("me", *["open"] * (more - 1))
    for person in people[1:]:
        person.do(id, "join")
    people[0].do(id, "start")
    return id, people


def make_fail(house: House, table: str, what: str) -> None:
    """Lets the database refuse a change, as if the process died at that moment."""
    execute(
        house.settings.database,
        f"CREATE TRIGGER dead BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'dead'); END",
    )


@pytest.mark.parametrize(("table", "what"), [("entries", "INSERT"), ("seats", "UPDATE")])
def test_giving_up_is_done_wholly_or_not_at_all(small_house: House, table: str, what: str) -> None:
    id, (zoe, _, _) = three(small_house)
    make_fail(small_house, table, what)
    response = zoe.door.request(
        "POST",
        f"/api/tables/{id}/resign",
        {},
        zoe.headers() | {"x-csrf-token": zoe.cookies["csrftoken"]},
    )
    assert response.status_code == 500
    assert small_house.log(id) == []
    assert [seat["kind"] for seat in zoe.look(id)["table"]["seats"]] == ["person"] * 3
    assert zoe.look(id)["table"]["step"] == 0


@pytest.mark.parametrize(("table", "what"), [("entries", "INSERT"), ("seats", "UPDATE")])
def test_a_consent_is_carried_out_wholly_or_not_at_all(
    small_house: House, table: str, what: str
) -> None:
    id, (zoe, bob, eve) = three(small_house)
    number = zoe.do(id, "proposals", seat=2)["proposal"]
    make_fail(small_house, table, what)
    response = bob.door.request(
        "POST",
        f"/api/tables/{id}/votes",
        {"proposal": number, "agree": True},
        bob.headers() | {"x-csrf-token": bob.cookies["csrftoken"]},
    )
    assert response.status_code == 500
    (proposal,) = bob.look(id)["table"]["proposals"]
    assert proposal["asked"], "the vote can be given again"
    assert eve.look(id)["table"]["seats"][2]["kind"] == "person"
    assert small_house.log(id) == []


def test_a_seat_keeps_the_name_of_who_has_gone(house: House) -> None:
    id, (zoe, bob, eve) = three(house)
    zoe.do(id, "resign")
    eve.do(id, "proposals", seat=1)
    seats = eve.look(id)["table"]["seats"]
    told = [(seat["name"], seat["kind"], seat["resigned"], seat["mine"]) for seat in seats]
    assert told == [
        ("P0", "bot", True, False),
        ("P1", "bot", False, False),
        ("P2", "person", False, True),
    ]
    assert zoe.get("/api/tables")["mine"] == []
    assert not any(seat["mine"] for seat in bob.look(id)["table"]["seats"])
    eve.do(id, "resign")
    with eve.watch(id) as watch:
        watch.until_step(lambda frame: frame["outcome"])
    assert eve.get(f"/api/tables/{id}/record")["seats"] == ["P0", "P1", "P2"]


def test_all_seats_of_a_person_go_together(house: House) -> None:
    zoe, bob = house.person(), house.person("Bob")
    id = zoe.table("me", "me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    zoe.do(id, "resign")
    kinds = [(row.number, row.kind, row.seat) for row in house.log(id)][:2]
    assert kinds == [(0, "resign", 0), (1, "resign", 1)]


def test_who_goes_is_not_waited_for(house: House) -> None:
    """A proposal that only somebody who has gone has not agreed to is carried out."""
    id, (zoe, bob, eve, ann) = three(house, more=4)
    number = zoe.do(id, "proposals", seat=3)["proposal"]
    assert bob.do(id, "votes", proposal=number, agree=True) == {"status": "open"}
    eve.do(id, "resign")
    assert ann.look(id)["table"]["seats"][3]["kind"] == "bot"
    assert ann.look(id)["table"]["proposals"] == []


def test_nobody_replaces_who_has_resigned(house: House) -> None:
    id, (zoe, bob, eve) = three(house)
    number = zoe.do(id, "proposals", seat=2)["proposal"]
    eve.do(id, "resign")
    assert zoe.look(id)["table"]["proposals"] == []
    bob.refused(f"/api/tables/{id}/votes", {"proposal": number, "agree": True}, 409, "NotNow")


def test_a_host_who_leaves_hands_the_table_on(house: House) -> None:
    zoe, bob, eve = house.person(), house.person("Bob"), house.person("Eve")
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


def test_killed_while_seats_change_hands(tmp_path: Path) -> None:
    """At whatever moment: the log tells of a seat that a bot has taken, and of no other."""
    database = f"sqlite:///{tmp_path / 'house.db'}"
    server = Server(database, tmp_path / "output")
    zoe = Person(server.door, "Zoé")
    tables = [zoe.table("me", "me", "random") for _ in range(12)]
    killer = threading.Timer(0.1, server.kill)
    killer.start()
    with pytest.raises(httpx.TransportError):
        give_up_without_end(zoe, tables)
    killer.join()
    for id in tables:
        query = "SELECT seat FROM seats WHERE table_id = :id AND resigned ORDER BY seat"
        noted = "SELECT seat FROM entries WHERE table_id = :id AND kind = 'resign' ORDER BY seat"
        taken = [row.seat for row in rows(database, query, id=id)]
        assert taken == [row.seat for row in rows(database, noted, id=id)]
        assert taken in ([], [0, 1])


def give_up_without_end(person: Person, tables: list[str]) -> None:
    for id in itertools.cycle(tables):
        person.ask("POST", f"/api/tables/{id}/resign", {})
