"""Resigning: bots take over, in one transaction with the log, under the old name."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Person
from tests.server.conftest import LocalServer, rows
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize(("table", "what"), [("entries", "INSERT"), ("seats", "UPDATE")])
def test_resigning_is_atomic(sqlite_server: LocalServer, table: str, what: str) -> None:
    id, (zoe, _, _) = sqlite_server.running_game()
    sqlite_server.make_fail(table, what)
    response = zoe.transport.request(
        "POST",
        f"/api/tables/{id}/resign",
        {},
        zoe.headers() | zoe.csrf(),
    )
    assert response.status_code == 500
    assert sqlite_server.log(id) == []
    assert [seat["kind"] for seat in zoe.look(id)["table"]["seats"]] == ["person"] * 3
    assert zoe.look(id)["table"]["step"] == 0


def test_a_seat_keeps_the_name_of_who_has_gone(server: LocalServer) -> None:
    id, (zoe, bob, eve) = server.running_game()
    zoe.do(id, "resign")
    eve.do(id, "proposals", seat=1)
    server.make_due(id)
    eve.do(id, "proposals", seat=1)
    seats = eve.look(id)["table"]["seats"]
    found = [(seat["name"], seat["kind"], seat["resigned"], seat["mine"]) for seat in seats]
    assert found == [
        ("P0", "bot", True, False),
        ("P1", "bot", False, False),
        ("P2", "person", False, True),
    ]
    assert zoe.get("/api/tables")["mine"] == []
    assert [table["id"] for table in bob.get("/api/tables")["mine"]] == [id], "he may return"
    assert not any(seat["mine"] for seat in bob.look(id)["table"]["seats"])
    eve.do(id, "resign")
    with eve.watch(id) as watch:
        watch.until_step(lambda frame: frame["outcome"])
    assert eve.get(f"/api/tables/{id}/record")["seats"] == ["P0", "P1", "P2"]


def test_all_seats_of_a_person_go_together(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    zoe.do(id, "resign")
    kinds = [(row.number, row.kind, row.seat) for row in server.log(id)][:2]
    assert kinds == [(0, "resign", 0), (1, "resign", 1)]


def test_killed_during_a_bot_takeover(tmp_path: Path) -> None:
    """At whatever moment: the log tells of a seat that a bot has taken, and of no other."""
    database = f"sqlite:///{tmp_path / 'ludotheque.db'}"
    server = ServerProcess(database, tmp_path / "output")
    zoe = Person(server.transport, "Zoé")
    tables = [zoe.table("me", "me", "random") for _ in range(12)]
    with pytest.raises(httpx.TransportError), ThreadPoolExecutor(1) as killer:
        give_up_without_end(zoe, tables, lambda: killer.submit(server.kill))
    for id in tables:
        query = "SELECT seat FROM seats WHERE table_id = :id AND resigned ORDER BY seat"
        noted = "SELECT seat FROM entries WHERE table_id = :id AND kind = 'resign' ORDER BY seat"
        taken = [row.seat for row in rows(database, query, id=id)]
        assert taken == [row.seat for row in rows(database, noted, id=id)]
        assert taken in ([], [0, 1])


def give_up_without_end(person: Person, tables: list[str], kill: Callable[[], object]) -> None:
    """The server is killed while this goes on, after the third answer."""
    for number, id in enumerate(itertools.cycle(tables)):
        if number == 3:
            kill()
        person.ask("POST", f"/api/tables/{id}/resign", {})


def test_resigning_lets_a_bot_play_on(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    with bob.watch(id) as watch:
        watch.next()
        zoe.do(id, "resign")
        found = watch.until(lambda m: m.get("table", {}).get("seats", [{}])[0].get("resigned"))
        assert found["table"]["seats"][0]["kind"] == "bot"
        frame = watch.until_step(lambda frame: frame["actions"])
    assert frame["seat"] == 1
    assert [row.kind for row in server.log(id)].count("resign") == 1
    zoe.refused(
        f"/api/tables/{id}/actions", {"step": frame["step"], "action": "pass"}, 403, "NotSeated"
    )
    zoe.refused(f"/api/tables/{id}/resign", {}, 403, "NotSeated")
    bob.do(id, "resign")
    with bob.watch(id) as watch:
        watch.until_step(lambda frame: frame["outcome"])
