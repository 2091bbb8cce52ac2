"""Guided first games over the API: every lesson from its first position to a table of one's own."""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.teaching import lesson
from tests.server.conftest import LocalServer


@pytest.mark.parametrize("name", list(lt.GAMES))
def test_a_lesson_is_led_from_its_first_position_to_a_game_against_an_easy_bot(
    name: str, sqlite_server: LocalServer
) -> None:
    zoe = sqlite_server.person()
    at, last = 0, 1
    while at <= last:
        passage = zoe.get(f"/api/games/{name}/lesson/{at}")
        last = passage["last"]
        legal = [action["text"] for action in passage["frame"]["actions"]]
        if passage["expected"] is not None:
            assert {passage["expected"], *passage["wrong"]} == set(legal)
        else:
            assert not legal
        at += 1
    table = zoe.post(f"/api/games/{name}/lesson")
    guide = lesson(lt.GAMES[name])
    assert guide is not None
    assert [seat["bot"] for seat in table["seats"] if not seat["mine"]] == ["first-game"]
    assert table["hints"]
    assert table["undo"]


@pytest.mark.parametrize("path", ["lesson/9999", "puzzles/9999", "puzzles/9999/solution"])
def test_what_there_is_not_is_not_found(path: str, sqlite_server: LocalServer) -> None:
    response = sqlite_server.person().ask("GET", f"/api/games/spyrium/{path}")
    assert response.status_code == 404
    assert response.json()["error"] == "NoSuchLesson"
