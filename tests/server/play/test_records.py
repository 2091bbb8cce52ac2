"""The past of a game: earlier positions; of a finished one record, replay and review."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.cli.app import run
from ludotheque.core.record import Record
from tests.server.clients import play_on
from tests.server.conftest import LocalServer


def test_a_finished_game_can_be_reviewed(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
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


def test_a_downloaded_record_is_verified(
    sqlite_server: LocalServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    zoe = sqlite_server.person()
    id = zoe.finished()
    data = zoe.get(f"/api/tables/{id}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert run(["verify", str(file)]) == 0
    assert "every step is as it was stored" in capsys.readouterr().out
    for wrong in ({"seed": data["seed"] + 1}, {"nonce": "0"}, {"actions": data["actions"][:-1]}):
        zoe.refused("/api/verify", data | wrong, 422, "BadRecord")
        file.write_text(json.dumps(data | wrong))
        assert run(["verify", str(file)]) == 2
    zoe.refused("/api/verify", {}, 422, "BadRecord")


def test_any_step_of_a_finished_game(sqlite_server: LocalServer) -> None:
    zoe, eve = sqlite_server.person(), sqlite_server.person(None)
    id = zoe.finished()
    record = Record.from_json(zoe.get(f"/api/tables/{id}/record"))
    for step in (0, 17, len(record.actions)):
        shown = eve.get(f"/api/tables/{id}/replay?step={step}")
        assert shown["frame"]["step"] == step
        assert shown["steps"] == len(record.actions)
        state = record.replay(step)
        assert shown["frame"]["view"] == json.loads(json.dumps(state.view(None).to_json()))
        assert shown["frame"]["actions"] == []
    assert eve.ask("GET", f"/api/tables/{id}/replay?step=-1").status_code == 400


def test_hands_lie_open_in_a_replay(sqlite_server: LocalServer) -> None:
    zoe, eve = sqlite_server.person(), sqlite_server.person(None)
    id = zoe.finished(game="uchronia")
    state = Record.from_json(zoe.get(f"/api/tables/{id}/record")).replay(9)
    shown = eve.get(f"/api/tables/{id}/replay?step=9")["frame"]["view"]
    for seat, area in enumerate(shown["players"]):
        assert area == json.loads(json.dumps(state.view(seat).to_json()["players"][seat]))
    assert shown["pile"] == json.loads(json.dumps(state.view(None).to_json()["pile"]))


def test_an_earlier_position_of_a_running_game_as_i_knew_it_then(
    sqlite_server: LocalServer,
) -> None:
    zoe, eve = sqlite_server.person(), sqlite_server.person(None)
    id = zoe.table("me", "random", game="uchronia")
    seen: dict[int, Any] = {}
    with zoe.watch(id) as watch:
        frame = watch.until_step(lambda frame: frame["actions"])
        while frame["step"] < 40:
            seen[frame["step"]] = frame
            watch.act(frame, frame["actions"][0]["text"])
            after = frame["step"]
            frame = watch.until_step(lambda f, a=after: f["step"] > a and f["actions"])  # type: ignore[misc]
    for step in list(seen)[::3]:
        then = zoe.get(f"/api/tables/{id}/position?step={step}")
        assert then["view"] == seen[step]["view"]
        assert (then["step"], then["seat"], then["actions"]) == (step, 0, [])
        assert (
            "hidden"
            in eve.get(f"/api/tables/{id}/position?step={step}")["view"]["players"][0]["hand"]
        )


def test_a_position_that_was_undone_can_be_looked_at(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    first = zoe.frame(id)
    earlier = f"/api/tables/{id}/position?step={first['step'] + 1}&seat=0"
    zoe.act(id, first, first["actions"][0]["text"], seat=first["seat"])
    after = zoe.get(earlier)["view"]
    zoe.do(id, "undo", step=first["step"] + 1)
    assert zoe.get(earlier)["view"] == after
    assert zoe.get(f"/api/tables/{id}?seat=0")["frame"]["view"] != after


def test_a_list_of_finished_games_says_how_they_ended(sqlite_server: LocalServer) -> None:
    zoe, eve = sqlite_server.person(), sqlite_server.person("Eve")
    id = zoe.table("me", "open")
    eve.do(id, "join")
    zoe.do(id, "start")
    eve.do(id, "resign")
    assert zoe.get("/api/tables")["mine"][0]["result"] is None
    with zoe.watch(id) as watch:
        play_on(watch, Random(4), lambda frame: frame["outcome"])
    (table,) = zoe.get("/api/tables")["mine"]
    outcome = zoe.frame(id)["outcome"]
    assert table["result"]["scores"] == outcome["scores"]
    assert table["result"]["winners"] == outcome["ranking"][0]
    assert table["ended"] >= table["created"]
