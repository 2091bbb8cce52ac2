"""Guests and accounts, cookies and headers, and the limits of what one may send."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.operations.settings import Settings
from tests.server.clients import Person
from tests.server.conftest import House, open_house

PASSWORD = "correct horse"


def test_a_guest_needs_no_account(house: House) -> None:
    zoe = house.person(None)
    assert zoe.get("/api/me") == {"id": None, "name": None, "guest": True}
    me = zoe.post("/api/me", {"name": "Zoé"})
    assert (me["name"], me["guest"]) == ("Zoé", True)
    assert zoe.get("/api/me") == me
    assert zoe.post("/api/me", {"name": "Zoë"}) == me | {"name": "Zoë"}
    assert house.person("Bob").get("/api/me")["id"] != me["id"]


def test_an_account_keeps_my_tables_on_every_device(house: House) -> None:
    zoe = house.person()
    id = zoe.table("me", "random")
    me = zoe.get("/api/me")
    account = zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    assert account == me | {"guest": False}
    phone = house.person(None)
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


def test_a_name_is_taken_once(house: House) -> None:
    house.person().post("/api/account", {"name": "Straße", "password": PASSWORD})
    bob = house.person("Bob")
    bob.refused("/api/account", {"name": "STRASSE", "password": PASSWORD}, 409, "NameTaken")
    assert bob.get("/api/me")["guest"]
    for alike in ("\uff33TRASSE", "Strasse\u200d", "stra\u017f\u017fe"):
        bob.refused("/api/account", {"name": alike, "password": PASSWORD}, 409, "NameTaken")
    for mixed in ("Z\u043eé", "\u0396oé", "\ufdfa" * 30):
        bob.refused("/api/account", {"name": mixed, "password": PASSWORD}, 422, "BadName")
    long = "ß" * 30
    assert bob.post("/api/account", {"name": long, "password": PASSWORD})["name"] == long


def test_passwords_are_stored_as_argon2(house: House) -> None:
    house.person().post("/api/account", {"name": "Zoé", "password": PASSWORD})
    ((stored,),) = house.rows("SELECT password FROM users WHERE password IS NOT NULL")
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored


def test_names_that_cannot_be(house: House) -> None:
    zoe = house.person(None)
    controls = ("Zoé\n", "Z\x00é", "Z\toé", "Zoé\x85", "Zo\u2028é")
    unseen = ("\u200b", "Zo\u200bé", "\u3164", "\xad", "\u202eéoZ", "\u2067Zoé", "\u200d\ufe0f")
    for name in ("", " ", "x" * 31, " Zoé", *controls, *unseen):
        zoe.refused("/api/me", {"name": name}, 400, "ValidationException")
    zoe.refused("/api/account", {"name": "", "password": PASSWORD}, 400, "ValidationException")
    assert zoe.get("/api/me")["id"] is None
    for name in ("Zoé", "佐藤", "Ζωή", "O’Neill", "👩\u200d🚀", "a"):
        assert zoe.post("/api/me", {"name": name})["name"] == name


def test_short_passwords_are_refused(small_house: House) -> None:
    zoe = small_house.person()
    zoe.refused("/api/account", {"name": "Zoé", "password": "short"}, 400, "ValidationException")


def test_a_forged_cookie_is_nobody(small_house: House) -> None:
    zoe = small_house.person()
    id = zoe.table("me", "open")
    for forged in ("", "x" * 80, zoe.cookies["session"][:-6] + "AAAAAA"):
        eve = small_house.person(None)
        eve.cookies["session"] = forged
        assert eve.get("/api/me")["id"] is None
        assert not eve.look(id)["table"]["host"]


def test_writes_need_the_token(small_house: House) -> None:
    zoe = small_house.person()
    headers = zoe.headers()
    for token in ({}, {"x-csrf-token": "x" * 64}):
        response = zoe.door.request("POST", "/api/me", {"name": "Eve"}, headers | token)
        assert response.status_code == 403
        assert response.json()["sentence"]
    assert zoe.get("/api/me")["name"] == "Zoé"


def test_a_page_of_another_house_gets_no_socket(small_house: House) -> None:
    zoe = small_house.person()
    id = zoe.table("me", "open")
    path = f"/api/tables/{id}/live"
    for origin, error in (("https://evil.example", "NotSeated"), ("https://here", None)):
        headers = zoe.headers() | {"origin": origin, "host": "here"}
        with small_house.door.live(path, headers) as line:
            assert ('"NotSeated"' in line.receive(10)) == (error is not None)


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_and_headers(tmp_path: Path, secure: bool) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'house.db'}", secure=secure)
    for house in open_house(settings):
        zoe = Person(house.door)
        answer = zoe.ask("POST", "/api/me", {"name": "Zoé"})
        (session,) = [
            text.lower()
            for text in answer.headers.get_list("set-cookie")
            if text.startswith("session")
        ]
        assert "httponly" in session
        assert "samesite=lax" in session
        assert ("secure" in session) == secure
        for path in ("/", "/table/abc", "/api/me", "/api/tables/nothing", "/api/nothing"):
            headers = zoe.ask("GET", path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert ("strict-transport-security" in headers) == secure
        assert zoe.ask("GET", "/api/nothing").status_code == 404
        assert "<!doctype html>" in zoe.ask("GET", "/table/abc").text.lower()


def test_too_much_at_once(small_house: House) -> None:
    zoe = small_house.person()
    big = {"name": "x" * 300_000}
    zoe.refused("/api/me", big, 413, "RequestEntityTooLarge")
    zoe.refused("/api/verify", {"junk": "x" * 300_000}, 413, "RequestEntityTooLarge")


def test_too_many_requests(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'house.db'}", requests_per_minute=5)
    for house in open_house(settings):
        zoe = Person(house.door)
        for _ in range(4):
            zoe.get("/api/me")
        answer = zoe.ask("GET", "/api/me")
        assert answer.status_code == 429
        assert answer.json()["sentence"]


def test_what_is_dear_cannot_be_asked_quickly(small_house: House) -> None:
    zoe = small_house.person()
    body = {"name": "Zoé", "password": PASSWORD}
    answers = [zoe.ask("POST", "/api/session", body).status_code for _ in range(25)]
    assert answers[0] == 403
    assert answers[-1] == 429
    checked = [zoe.ask("POST", "/api/verify", {}).status_code for _ in range(61)]
    assert (checked[0], checked[-1]) == (422, 429)
    assert zoe.get("/api/me")["name"] == "Zoé", "everything else goes on"


def test_chat(house: House) -> None:
    zoe, eve = house.person(), house.person("Eve")
    id = zoe.table("me", "open")
    with zoe.watch(id) as watch:
        watch.next()
        eve.do(id, "chat", text="salut à tous")
        (line,) = watch.until(lambda m: m["type"] == "chat")["chat"]
    assert (line["name"], line["text"]) == ("Eve", "salut à tous")
    assert line["at"].endswith("Z")
    assert zoe.look(id)["chat"] == [line]
    for text in ("", "   ", "x" * 501, "a\x00b"):
        zoe.refused(f"/api/tables/{id}/chat", {"text": text}, 400, "ValidationException")
    zoe.refused("/api/tables/nothing/chat", {"text": "hi"}, 404, "NoSuchTable")
    zoe.do(id, "chat", text="x" * 500)
    assert len(zoe.look(id)["chat"]) == 2
