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
    for alike in ("STRASSE", "strasse", "Stra\u00dfe"):
        bob.refused("/api/account", {"name": alike, "password": PASSWORD}, 409, "NameTaken")
    assert bob.get("/api/me")["guest"]
    for mixed in ("Z\u043eé", "\u0396oé", "\ufdfa" * 30, "Strasse\u200d", "\uff33TRASSE"):
        bob.refused("/api/account", {"name": mixed, "password": PASSWORD}, 422, "BadName")
    long = "ß" * 30
    assert bob.post("/api/account", {"name": long, "password": PASSWORD})["name"] == long


def test_nobody_takes_the_name_of_an_account_or_a_bot(server: LocalServer) -> None:
    zoe = server.person()
    zoe.post("/api/account", {"name": "Paul", "password": PASSWORD})
    eve = server.person("Eve")
    for name in ("Paul", "PAUL", "PauI", "Pau1", "champion", "Confirmé"):
        eve.refused("/api/me", {"name": name}, 409, "NameTaken")
        eve.refused("/api/account", {"name": name, "password": PASSWORD}, 409, "NameTaken")
    visitor = server.person(None)
    visitor.refused("/api/me", {"name": "Paul"}, 409, "NameTaken")
    assert visitor.get("/api/me")["id"] is None, "nobody was created"
    assert eve.get("/api/me")["name"] == "Eve"
    assert zoe.post("/api/me", {"name": "paul"})["name"] == "paul", "one's own is free"


def test_an_account_signs_in_with_its_new_name(server: LocalServer) -> None:
    zoe, phone = server.person(), server.person(None)
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    zoe.post("/api/me", {"name": "Zora"})
    phone.refused("/api/session", {"name": "Zoé", "password": PASSWORD}, 403, "WrongPassword")
    assert phone.post("/api/session", {"name": "Zora", "password": PASSWORD})["name"] == "Zora"
    server.person("Zoé")


def test_passwords_are_stored_as_argon2(server: LocalServer) -> None:
    server.person().post("/api/account", {"name": "Zoé", "password": PASSWORD})
    ((stored,),) = server.rows("SELECT password FROM users WHERE password IS NOT NULL")
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored


def test_invalid_names_are_refused(server: LocalServer) -> None:
    zoe = server.person(None)
    for name in ("", "x" * 31):
        zoe.refused("/api/me", {"name": name}, 400, "ValidationException")
    for name in (" ", " Zoé", "Zoé\n", "Z\x00é", "Zo\u200bé", "\u3164", "\u0958" * 30):
        assert "name" in zoe.refused("/api/me", {"name": name}, 422, "BadName")
    zoe.refused("/api/account", {"name": "", "password": PASSWORD}, 400, "ValidationException")
    assert zoe.get("/api/me")["id"] is None
    for name in ("Zoé", "佐藤", "Ζωή", "O’Neill", "👩\u200d🚀", "a"):
        assert zoe.post("/api/me", {"name": name})["name"] == name


def test_short_passwords_are_refused(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    zoe.refused("/api/account", {"name": "Zoé", "password": "short"}, 400, "ValidationException")


def test_a_changed_password_signs_out_everywhere_else(server: LocalServer) -> None:
    zoe, phone = server.person(), server.person(None)
    zoe.refused("/api/password", {"old": PASSWORD, "new": PASSWORD}, 403, "NotSignedIn")
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    phone.post("/api/session", {"name": "Zoé", "password": PASSWORD})
    new = "battery staple"
    zoe.refused("/api/password", {"old": "wrong horse", "new": new}, 403, "WrongPassword")
    stolen = zoe.cookies["session"]
    zoe.post("/api/password", {"old": PASSWORD, "new": new})
    assert zoe.get("/api/me")["name"] == "Zoé"
    assert zoe.cookies["session"] != stolen
    assert phone.get("/api/me")["id"] is None
    phone.refused("/api/session", {"name": "Zoé", "password": PASSWORD}, 403, "WrongPassword")
    assert phone.post("/api/session", {"name": "Zoé", "password": new})["name"] == "Zoé"
