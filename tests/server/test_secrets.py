"""Nothing secret leaves the server while a game runs; everything is opened when it ends."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.cli.app import run
from ludotheque.core.record import Record, commitment
from ludotheque.core.state import State
from tests.server.conftest import House
from tests.server.doors import Person


def secrets_of(state: State) -> set[str]:
    """What a position must not tell: its generator, and the order of what lies hidden."""
    told = {str(state.chance)}
    whole = state.to_json()
    for zone in state.game.visibility.zones:
        if zone.read is None:
            continue
        hidden: Any = whole
        for key in zone.path.split("."):
            hidden = hidden[key]
        if len(hidden) > 3 and hidden != sorted(hidden):
            told.add(json.dumps(hidden))
            told.add(json.dumps(hidden, separators=(",", ":")))
    return told


def test_every_byte_of_a_whole_game(
    house: House, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level("INFO")
    zoe, bob, eve, nobody = (house.person(name) for name in ("Zoé", "Bob", "Eve", None))
    viewers: list[Person] = [zoe, bob, eve, nobody]
    id = zoe.table("me", "open", "random")
    bob.do(id, "join")
    zoe.do(id, "start")
    rng = Random(11)
    secret: set[str] = set()
    shown = zoe.look(id)["table"]["commitment"]
    with (
        zoe.watch(id) as first,
        bob.watch(id) as second,
        eve.watch(id) as third,
        nobody.watch(id) as fourth,
    ):
        watches = [first, second, third, fourth]
        frame = first.next()["frame"]
        while not frame["outcome"]:
            live = house.live(id)
            secret |= secrets_of(live.state)
            mover = zoe if live.state.actor == 0 else bob
            if live.state.actor in (0, 1):
                # The game waits, so it cannot end and open its secrets meanwhile.
                now = mover.frame(id)
                if now["step"] % 12 == 0:
                    pry(viewers, id, now["step"])
                    now = mover.frame(id)
                if now["actions"]:
                    mover.act(id, now, rng.choice(now["actions"])["text"])
            frame = first.until_step(lambda f: True)
        for watch in watches[1:]:
            watch.until_step(lambda f: f["outcome"])
        running = [
            [json.dumps(m) for m in w.heard if not (m.get("frame") or {}).get("outcome")]
            for w in watches
        ]
    ((seed, nonce),) = house.rows("SELECT seed, nonce FROM tables WHERE id = :id", id=id)
    secret |= {seed, hex(int(seed))[2:], nonce}
    for row in house.rows("SELECT value FROM secrets"):
        secret.add(row[0])
    assert len(secret) >= 20
    out = capfd.readouterr()
    printed = [caplog.text, out.out, out.err, house.output.read_text() if house.output else ""]
    for person, heard in zip(viewers, running, strict=True):
        for text in [*person.received, *heard, *printed]:
            for one in secret:
                assert one not in text
            assert '"chance"' not in text
            assert '"nonce": "' not in text
    opened = check_record(zoe, id)
    assert (opened.commitment, commitment(opened.seed, nonce)) == (shown, shown)
    assert str(opened.seed) == seed


def pry(viewers: list[Person], id: str, step: int) -> None:
    """Asks for everything that could tell too much."""
    for person in viewers:
        for what in ("record", "replay", f"replay?step={step}", "log?before=1000", "?seat=1"):
            path = f"/api/tables/{id}" + ("" if what.startswith("?") else "/") + what
            person.ask("GET", path)
        person.ask("GET", "/api/tables")
        person.ask("GET", "/api/docs/openapi.json")
        person.ask("GET", f"/table/{id}")
        for action in ("nonsense", "x" * 100):
            person.ask("POST", f"/api/tables/{id}/actions", {"step": step, "action": action})
        person.ask("POST", f"/api/tables/{id}/fork", {"step": 0})
        person.ask("POST", f"/api/tables/{id}/undo", {"step": 0})


def check_record(person: Person, id: str) -> Record:
    data = person.get(f"/api/tables/{id}/record")
    assert person.post("/api/verify", data)["ok"]
    record = Record.from_json(data)
    record.verify()
    return record


def test_a_downloaded_record_is_verified(
    small_house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    zoe = small_house.person()
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


def test_any_step_of_a_finished_game(small_house: House) -> None:
    zoe, eve = small_house.person(), small_house.person(None)
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
