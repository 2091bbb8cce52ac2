"""Finished games: record, replay and review."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.cli.app import run
from ludotheque.core.record import Record
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
        told = eve.get(f"/api/tables/{id}/replay?step={step}")
        assert told["frame"]["step"] == step
        assert told["steps"] == len(record.actions)
        state = record.replay(step)
        assert told["frame"]["view"] == json.loads(json.dumps(state.view(None).to_json()))
        assert told["frame"]["actions"] == []
    assert eve.ask("GET", f"/api/tables/{id}/replay?step=-1").status_code == 400
