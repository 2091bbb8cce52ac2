"""A box of one's own over the API: entered, exported, imported, played with, shared."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.server.storage.boxes import MOST
from tests.server.clients import PASSWORD, Person, play_on
from tests.server.conftest import LocalServer

Json = dict[str, Any]


def new_box(person: Person, game: str, **more: Any) -> Json:
    box: Json = person.post("/api/boxes", {"game": game, "title": "My box", **more})
    return box


def enter(person: Person, id: str, section: str, entry: str, values: Json | None) -> Json:
    body = {"section": section, "entry": entry, "values": values}
    changed: Json = person.post(f"/api/boxes/{id}/entry", body)
    return changed


def file_of(person: Person, id: str) -> str:
    return person.ask("GET", f"/api/boxes/{id}/file").text


@pytest.mark.parametrize("game", list(lt.GAMES))
def test_a_whole_card_set_is_entered_exported_imported_and_played_with(
    game: str, sqlite_server: LocalServer, thread_bots: object
) -> None:
    zoe, marc = sqlite_server.person(), sqlite_server.person("Marc")
    box = new_box(zoe, game)
    assert box["playable"]
    price = "points" if game == "uchronia" else "cost" if game == "monumental" else "price"
    entered = 0
    # One game is entered to its last card; of the others some are enough.
    often = 1 if game == "spyrium" else 6
    for entry, values in list(box["values"]["cards"].items())[::often]:
        if price in values:
            own = values | {price: values[price] + 1}
            own["provenance"] = values["provenance"] | {price: "own"}
            answer = enter(zoe, box["id"], "cards", entry, own)
            assert not answer["problems"]
            (card,) = [one for one in answer["cards"] if one["entry"] == entry]
            assert card["info"]["provenance"][price] == "own"
            entered += 1
    assert entered > 20 / often

    # Somebody else imports the exported file, and has the same cards.
    text = file_of(zoe, box["id"])
    copy = new_box(marc, game, file=text)
    assert copy["playable"]
    assert copy["values"] == tomllib.loads(text) == zoe.get(f"/api/boxes/{box['id']}")["values"]

    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": game, "seats": seats, "box": copy["id"]}
    table = zoe.post("/api/tables", wanted)
    assert table["own_cards"]
    file = zoe.get(f"/api/tables/{table['id']}/cards")["file"]
    card = next(iter(file["cards"]))
    # The game keeps the cards that it began with.
    enter(marc, copy["id"], "cards", card, lt.GAMES[game].card_values()["cards"][card])
    marc.ask("DELETE", f"/api/boxes/{copy['id']}")
    state = sqlite_server.live(table["id"]).state
    assert state.game.card_values()["cards"] == file["cards"]
    assert state.game.fingerprint != lt.GAMES[game].fingerprint
    with zoe.watch(table["id"]) as watch:
        played = play_on(watch, Random(3), lambda frame: frame["step"] >= 12)
    assert played["step"] >= 12


def test_what_is_wrong_is_said_at_the_field_and_stored_all_the_same(
    sqlite_server: LocalServer,
) -> None:
    zoe = sqlite_server.person()
    box = new_box(zoe, "spyrium")
    mine = box["values"]["cards"]["mine1"]
    wrong = enter(zoe, box["id"], "cards", "mine1", mine | {"price": -1})
    assert not wrong["playable"]
    (problem,) = wrong["problems"]
    assert (problem["section"], problem["entry"], problem["field"]) == ("cards", "mine1", "price")
    assert problem["message"] == ["wrong-least", {"least": 0}]
    stored = zoe.get(f"/api/boxes/{box['id']}")
    assert stored["values"]["cards"]["mine1"]["price"] == -1
    assert not stored["playable"]
    refused = zoe.ask(
        "POST",
        "/api/tables",
        {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "me"}], "box": box["id"]},
    )
    assert (refused.status_code, refused.json()["error"]) == (422, "BadCards")

    # One copy fewer: each card is fine, and the sum is not.
    fewer = enter(zoe, box["id"], "cards", "mine1", mine | {"copies": {"A": 2}})
    assert {problem["entry"] for problem in fewer["problems"]} == {""}
    assert [card["info"]["id"] for card in fewer["cards"]] == ["mine1"]
    oven = mine | {"copies": {"A": 1}, "name": {"en": "Oven", "fr": "le Four"}}
    oven["provenance"] = dict.fromkeys(oven["provenance"], "own")
    assert enter(zoe, box["id"], "cards", "oven", oven)["playable"]
    assert not enter(zoe, box["id"], "cards", "oven", None)["playable"]


def test_a_box_is_shared_by_link_and_changed_by_its_owner_alone(
    sqlite_server: LocalServer,
) -> None:
    zoe, marc = sqlite_server.person(), sqlite_server.person("Marc")
    box = new_box(zoe, "uchronia")
    seen = marc.get(f"/api/boxes/{box['id']}")
    assert (seen["mine"], box["mine"]) == (False, True)
    assert marc.get("/api/boxes") == []
    body = {"section": "cards", "entry": "dock", "values": None}
    for method, path, sent in (
        ("POST", "entry", body),
        ("POST", "title", {"title": "Mine"}),
        ("DELETE", "", None),
    ):
        address = f"/api/boxes/{box['id']}/{path}".rstrip("/")
        answer = marc.ask(method, address, sent)
        assert (answer.status_code, answer.json()["error"]) == (403, "NotYourBox")
    copy = new_box(marc, "uchronia", copy_of=box["id"])
    assert copy["mine"]
    assert copy["values"] == box["values"]
    assert zoe.post(f"/api/boxes/{box['id']}/title", {"title": "Boîte"})["title"] == "Boîte"
    assert zoe.ask("DELETE", f"/api/boxes/{box['id']}").status_code == 204
    assert zoe.ask("GET", f"/api/boxes/{box['id']}").json()["error"] == "NoSuchBox"


def test_the_boxes_of_a_guest_go_on_under_the_account(sqlite_server: LocalServer) -> None:
    account = sqlite_server.person(None)
    account.post("/api/account", {"name": "Ada", "password": PASSWORD})
    guest = sqlite_server.person(None)
    box = new_box(guest, "spyrium")
    guest.post("/api/session", {"name": "Ada", "password": PASSWORD})
    assert [one["id"] for one in account.get("/api/boxes")] == [box["id"]]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a letter", "wrong-toml"),
        ("[" * 5000, "wrong-toml"),
        # Reading it would take minutes.
        ("a" + ".a" * 100_000 + " = 1\n", "wrong-toml"),
        (f"[cards.mine1]\nprice = {'9' * 5000}\n", "wrong-toml"),
        ("[lands]\n", "wrong-section"),
        ("cards = 3\n", "wrong-section"),
        ("[cards]\nmine1 = 3\n", "wrong-section"),
        ("[cards.mine1]\nprice = 1979-05-27\n", "wrong-plain"),
        (f'[cards.mine1]\nname = "{"x" * 210_000}"\n', "wrong-long"),
    ],
)
def test_what_is_no_card_file_is_refused(text: str, key: str, sqlite_server: LocalServer) -> None:
    wanted = {"game": "spyrium", "title": "My box", "file": text}
    answer = sqlite_server.person().ask("POST", "/api/boxes", wanted)
    assert (answer.status_code, answer.json()["error"]) == (422, "BadCards")
    assert answer.json()["reason"][0] == key


def test_a_wrong_value_may_be_long(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    box = new_box(zoe, "spyrium")
    mine = box["values"]["cards"]["mine1"]
    for wrong in (
        {"price": "x" * 5000},
        {"kind": "x" * 5000},
        {"x" * 5000: 1},
        {"name": "x" * 5000},
    ):
        answer = enter(zoe, box["id"], "cards", "mine1", mine | wrong)
        assert [problem["entry"] for problem in answer["problems"]] == ["mine1"]


def test_what_is_wrong_is_exported_too(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    box = new_box(zoe, "spyrium")
    wrong = box["values"]["cards"]["mine1"] | {"provenance": "my own"}
    assert not enter(zoe, box["id"], "cards", "mine1", wrong)["playable"]
    assert tomllib.loads(file_of(zoe, box["id"]))["cards"]["mine1"] == wrong


def test_nobody_keeps_more_boxes_than_there_is_room_for(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    for _ in range(MOST):
        new_box(zoe, "uchronia")
    answer = zoe.ask("POST", "/api/boxes", {"game": "uchronia", "title": "One more"})
    assert (answer.status_code, answer.json()["error"]) == (409, "TooManyBoxes")
