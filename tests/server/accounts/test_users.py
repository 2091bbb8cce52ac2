"""Guests and accounts: names, passwords, the same account on several devices."""

from __future__ import annotations

from tests.server.clients import PASSWORD
from tests.server.conftest import LocalServer


def test_a_guest_needs_no_account(server: LocalServer) -> None:
    zoe = server.person(None)
    assert zoe.get("/api/me") == {"id": None, "name": None, "guest": True}
    me = zoe.post("/api/me", {"name": "Zoé"})
    assert (me["name"], me["guest"]) == ("Zoé", True)
    assert zoe.get("/api/me") == me
    assert zoe.post("/api/me", {"name": "Zoë"}) == me | {"name": "Zoë"}
    assert server.person("Bob").get("/api/me")["id"] != me["id"]


def test_an_account_keeps_my_tables_on_every_device(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "random")
    me = zoe.get("/api/me")
    account = zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    assert account == me | {"guest": False}
    phone = server.person(None)
    phone.refused("/api/session", {"name": "Zoé", "password": "wrong horse"}, 403, "WrongPassword")
    phone.refused("/api/session", {"name": "Nobody", "password": PASSWORD}, 403, "WrongPassword")
    assert phone.get("/api/me")["id"] is None
    assert phone.post("/api/session", {"name": "zoé", "password": PASSWORD}) == account
    assert [table["id"] for table in phone.get("/api/tables")["mine"]] == [id]
    frame = phone.look(id)["frame"]
    assert frame["seat"] == 0
    assert phone.ask("DELETE", "/api/session").status_code == 204
    assert phone.get("/api/me")["id"] is None
    assert zoe.get("/api/me") == account, "the other device is still signed in"


def test_a_name_is_taken_once(server: LocalServer) -> None:
    server.person().post("/api/account", {"name": "Straße", "password": PASSWORD})
    bob = server.person("Bob")
    bob.refused("/api/account", {"name": "STRASSE", "password": PASSWORD}, 409, "NameTaken")
    assert bob.get("/api/me")["guest"]
    for alike in ("\uff33TRASSE", "Strasse\u200d", "stra\u017f\u017fe"):
        bob.refused("/api/account", {"name": alike, "password": PASSWORD}, 409, "NameTaken")
    for mixed in ("Z\u043eé", "\u0396oé", "\ufdfa" * 30):
        bob.refused("/api/account", {"name": mixed, "password": PASSWORD}, 422, "BadName")
    long = "ß" * 30
    assert bob.post("/api/account", {"name": long, "password": PASSWORD})["name"] == long


def test_passwords_are_stored_as_argon2(server: LocalServer) -> None:
    server.person().post("/api/account", {"name": "Zoé", "password": PASSWORD})
    ((stored,),) = server.rows("SELECT password FROM users WHERE password IS NOT NULL")
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored


def test_names_that_cannot_be(server: LocalServer) -> None:
    zoe = server.person(None)
    controls = ("Zoé\n", "Z\x00é", "Z\toé", "Zoé\x85", "Zo\u2028é")
    unseen = ("\u200b", "Zo\u200bé", "\u3164", "\xad", "\u202eéoZ", "\u2067Zoé", "\u200d\ufe0f")
    for name in ("", " ", "x" * 31, " Zoé", *controls, *unseen):
        zoe.refused("/api/me", {"name": name}, 400, "ValidationException")
    zoe.refused("/api/account", {"name": "", "password": PASSWORD}, 400, "ValidationException")
    assert zoe.get("/api/me")["id"] is None
    for name in ("Zoé", "佐藤", "Ζωή", "O’Neill", "👩\u200d🚀", "a"):
        assert zoe.post("/api/me", {"name": name})["name"] == name


def test_short_passwords_are_refused(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    zoe.refused("/api/account", {"name": "Zoé", "password": "short"}, 400, "ValidationException")
