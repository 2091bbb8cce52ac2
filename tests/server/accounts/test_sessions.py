"""Sessions: tokens, cookies, the list of devices, and CSRF tokens."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludotheque.server.accounts.sessions import Client, Sessions
from ludotheque.server.operations.settings import Settings
from ludotheque.server.storage.database import Database
from tests.server.clients import PASSWORD, Person
from tests.server.conftest import LocalServer, open_server


def test_a_forged_cookie_is_an_empty_session(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "open")
    for forged in ("", "x" * 80, "x" * 100_000, zoe.cookies["session"][:-6] + "AAAAAA", "'"):
        eve = sqlite_server.person(None)
        eve.cookies["session"] = forged
        assert eve.get("/api/me")["id"] is None
        assert not eve.look(id)["table"]["host"]


def test_writes_need_the_csrf_token(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    headers = zoe.headers()
    for token in ({}, {"x-csrf-token": "x" * 64}):
        response = zoe.transport.request("POST", "/api/me", {"name": "Eve"}, headers | token)
        assert response.status_code == 403
        assert response.json()["sentence"]
    assert zoe.get("/api/me")["name"] == "Zoé"


def test_a_restored_backup_gives_nobody_another_account(tmp_path: Path) -> None:
    """A cookie from after the backup is not that of whoever joins next."""
    file, backup = tmp_path / "ludotheque.db", tmp_path / "backup.db"
    settings = Settings(f"sqlite:///{file}")
    for server in open_server(settings):
        old = Person(server.transport, "Old")
        with sqlite3.connect(file) as source, sqlite3.connect(backup) as target:
            source.backup(target)
        source.close()
        target.close()
        late = Person(server.transport, "Late")
        late_id = late.get("/api/me")["id"]
    for left in tmp_path.glob("ludotheque.db*"):
        left.unlink()
    backup.rename(file)
    for server in open_server(settings):
        next_one = Person(server.transport, "Next")
        next_one.post("/api/account", {"name": "Next", "password": PASSWORD})
        assert next_one.get("/api/me")["id"] == late_id, "the number is used again"
        late.transport = old.transport = server.transport
        assert late.get("/api/me")["id"] is None
        assert old.get("/api/me")["name"] == "Old"


def test_the_database_does_not_hold_the_token(server: LocalServer) -> None:
    zoe = server.person()
    ((stored,),) = server.rows("SELECT token FROM sessions")
    assert zoe.cookies["session"] not in stored
    assert len(stored) == 64


def test_a_copied_cookie_ends_with_signing_out(server: LocalServer) -> None:
    zoe, thief = server.person(), server.person(None)
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    thief.cookies = dict(zoe.cookies)
    assert thief.get("/api/me")["name"] == "Zoé"
    zoe.ask("DELETE", "/api/session")
    assert "session" not in zoe.cookies
    assert thief.get("/api/me")["id"] is None


def test_cookies_are_set_only_when_they_change(server: LocalServer) -> None:
    zoe = server.person()
    zoe.cookies_set.clear()
    id = zoe.table("me", "open")
    zoe.look(id)
    zoe.get("/api/me")
    zoe.get("/api/tables")
    zoe.post("/api/me", {"name": "Zoë"})
    assert zoe.cookies_set == []
    zoe.post("/api/account", {"name": "Zoë", "password": PASSWORD})
    assert zoe.cookies_set == ["session"]


def test_visitors_who_only_look_are_not_stored(server: LocalServer) -> None:
    id = server.person().table("me", "open", listed=True)
    before = server.rows("SELECT id FROM users"), server.rows("SELECT id FROM sessions")
    visitor = server.person(None)
    for path in ("/api/me", "/api/tables", f"/api/tables/{id}", "/api/games", "/api/sessions"):
        visitor.get(path)
    with visitor.watch(id) as watch:
        watch.next()
    assert visitor.cookies_set == ["csrftoken"]
    assert before == (server.rows("SELECT id FROM users"), server.rows("SELECT id FROM sessions"))


def test_first_requests_at_once_create_one_guest(sqlite_server: LocalServer) -> None:
    server = sqlite_server
    zoe = server.person(None)

    def first(number: int) -> Person:
        same = server.person(None)
        same.cookies = dict(zoe.cookies)
        same.post("/api/me", {"name": "Zoé"})
        return same

    with ThreadPoolExecutor(4) as pool:
        tabs = list(pool.map(first, range(4)))
    assert len({tab.get("/api/me")["id"] for tab in tabs}) == 1
    assert len(server.rows("SELECT id FROM users")) == 1
    bob = server.person("Bob")
    assert bob.get("/api/me")["id"] != tabs[0].get("/api/me")["id"]


def test_two_processes_create_one_guest(database: str) -> None:
    async def create() -> list[int]:
        await migrated(database)
        first, second = Database(database), Database(database)
        browser = Client("token", "192.0.2.1", "Firefox")
        others = Client("other token", "192.0.2.1", "Firefox"), Client("", "192.0.2.1", "Firefox")
        try:
            stores = [Sessions(one, "key") for one in (first, second, first, second)]
            made = await asyncio.gather(*(one.create_guest("Zoé", browser) for one in stores))
            assert len({token for _, token in made}) == 1
            for other in others:
                made.append(await stores[0].create_guest("Bob", other))
        finally:
            await first.close()
            await second.close()
        return [session.user for session, _ in made]

    users = asyncio.run(create())
    assert len(set(users[:4])) == 1
    assert len(set(users)) == 3


async def migrated(url: str) -> None:
    database = Database(url)
    try:
        await database.migrate()
    finally:
        await database.close()


def test_devices_are_listed_and_signed_out_one_by_one(server: LocalServer) -> None:
    zoe, phone, eve = server.person(), server.person(None), server.person("Eve")
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    phone.post("/api/session", {"name": "Zoé", "password": PASSWORD})
    listed = zoe.get("/api/sessions")
    assert [one["current"] for one in listed].count(True) == 1
    (other,) = [one["id"] for one in listed if not one["current"]]
    assert len(eve.get("/api/sessions")) == 1
    assert eve.ask("DELETE", f"/api/sessions/{other}").status_code == 404
    assert phone.get("/api/me")["name"] == "Zoé"
    assert zoe.ask("DELETE", f"/api/sessions/{other}").status_code == 204
    assert phone.get("/api/me")["id"] is None
    assert zoe.ask("DELETE", f"/api/sessions/{other}").status_code == 404
    assert [one["current"] for one in zoe.get("/api/sessions")] == [True]


def test_signing_out_everywhere(server: LocalServer) -> None:
    zoe, phone = server.person(), server.person(None)
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    phone.post("/api/session", {"name": "Zoé", "password": PASSWORD})
    assert zoe.ask("DELETE", "/api/sessions").status_code == 204
    for device in (zoe, phone):
        assert device.get("/api/me")["id"] is None
        assert device.get("/api/sessions") == []


def test_a_session_in_use_lasts(server: LocalServer) -> None:
    """Its use is noted once a day, by requests that write anyway; unused ones end after a year."""
    zoe = server.person()
    for days, sets in ((0, []), (2, ["session"]), (0, [])):
        if days:
            server.age_sessions(days)
        zoe.cookies_set.clear()
        zoe.get("/api/me")
        assert zoe.cookies_set == []
        zoe.post("/api/me", {"name": "Zoé"})
        assert zoe.cookies_set == sets
    server.age_sessions(366)
    assert zoe.get("/api/me")["id"] is None


def test_a_guest_whose_server_dies_while_signing_in_keeps_the_games(
    sqlite_server: LocalServer,
) -> None:
    owner, guest = sqlite_server.person(), sqlite_server.person("Zorro")
    owner.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    id = guest.table("me", "me")
    sqlite_server.make_fail("sessions", "INSERT")
    response = guest.transport.request(
        "POST",
        "/api/session",
        {"name": "Zoé", "password": PASSWORD},
        guest.headers() | guest.csrf(),
    )
    assert response.status_code == 500
    assert [table["id"] for table in owner.get("/api/tables")["mine"]] == [id]


def test_a_guest_who_signs_in_keeps_the_running_games(server: LocalServer) -> None:
    owner, bob = server.person(), server.person("Bob")
    account = owner.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    guest = server.person("Zorro")
    id = guest.table("me", "open", undo=True)
    bob.do(id, "join")
    guest.do(id, "start")
    own = guest.table("me", "open")
    guest.do(id, "chat", text="hello")
    with bob.watch(id) as watch:
        watch.next()
        guest.post("/api/session", {"name": "Zoé", "password": PASSWORD})
        watch.until(lambda m: m.get("table", {}).get("seats", [{}])[0].get("name") == "Zoé")
    assert guest.get("/api/me") == account
    assert {table["id"] for table in owner.get("/api/tables")["mine"]} == {id, own}
    assert owner.look(own)["table"]["host"]
    frame = guest.frame(id)
    mover = guest if frame["actions"] else bob
    frame = mover.frame(id)
    mover.act(id, frame, frame["actions"][0]["text"])
    owner.post("/api/session", {"name": "Zoé", "password": PASSWORD})
    assert len(owner.get("/api/tables")["mine"]) == 2, "an account keeps its own"


def test_a_password_that_is_changed_during_a_sign_in_opens_nothing(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, thief = sqlite_server.person(None), sqlite_server.person(None)
    account = owner.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    users = sqlite_server.services.users
    verify = users.sign_in

    async def changed_meanwhile(name: str, password: str) -> object:
        found = await verify(name, password)
        await users.change_password(account["id"], PASSWORD, "a better horse")
        return found

    monkeypatch.setattr(users, "sign_in", changed_meanwhile)
    credentials = {"name": "Zoé", "password": PASSWORD}
    thief.refused("/api/session", credentials, 403, "WrongPassword")
    assert thief.get("/api/me")["id"] is None
