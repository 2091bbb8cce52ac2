"""No hidden information is sent while a game runs; the record reveals it at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.record import Record, commitment
from ludotheque.core.state import State
from ludotheque.testing.zones import value_at
from tests.server.clients import Json, Person
from tests.server.conftest import LocalServer

Lists = set[str]


def in_bytes(listed: Any) -> Lists:
    """A list as it would stand in a message."""
    return {json.dumps(listed), json.dumps(listed, separators=(",", ":"))}


def hidden_and_open(state: State, whole: Json, viewer: int | None) -> tuple[Lists, Lists]:
    """The lists of a position that must be kept from a viewer, and those that lie open to them.

    What is hidden is listed in sorted order, so a list that happens to be sorted proves nothing.
    """
    kept: Lists = set()
    shown: Lists = set()
    for zone in state.game.visibility.zones:
        for owner in range(state.players) if "*" in zone.path else [-1]:
            found = value_at(whole, zone.path.replace("*", str(owner)).split("."))
            if not isinstance(found, list):
                continue
            if zone.seen(owner, viewer):
                shown |= in_bytes(found)
            elif zone.read is not None and len(found) > 3 and found != sorted(found):
                kept |= in_bytes(found)
    return kept, shown


def assert_nothing_gets_out(
    server: LocalServer, game: str, steps: int, printed: Callable[[], list[str]]
) -> tuple[Person, str, str]:
    """Plays some steps while everybody asks for everything; checks every byte that was sent.

    Who set the table comes back, with its number and the commitment to its seed.
    """
    zoe, bob, eve, nobody = (server.person(name) for name in ("Zoé", "Bob", "Eve", None))
    viewers: dict[Person, int | None] = {zoe: 0, bob: 1, eve: None, nobody: None}
    id = zoe.table("me", "open", "random", game=game)
    bob.do(id, "join")
    zoe.do(id, "start")
    rng = Random(11)
    secret: dict[int | None, Lists] = {0: set(), 1: set(), None: set()}
    shown: dict[int | None, Lists] = {0: set(), 1: set(), None: set()}
    chances: set[str] = set()
    commitment_shown = zoe.look(id)["table"]["commitment"]
    with ExitStack() as open_sockets:
        watches = [open_sockets.enter_context(person.watch(id)) for person in viewers]
        frame = watches[0].next()["frame"]
        while not frame["outcome"] and frame["step"] < steps:
            live = server.live(id)
            chances.add(str(live.state.chance))
            whole = live.state.to_json()
            for viewer in secret:
                kept, laid_open = hidden_and_open(live.state, whole, viewer)
                secret[viewer] |= kept
                shown[viewer] |= laid_open
            mover = zoe if live.state.actor == 0 else bob
            if live.state.actor in (0, 1):
                # The game waits, so it cannot end and open its secrets meanwhile.
                now = mover.frame(id)
                if now["step"] % 12 == 0:
                    pry(list(viewers), id, now["step"])
                    now = mover.frame(id)
                if now["actions"]:
                    mover.act(id, now, rng.choice(now["actions"])["text"])
            frame = watches[0].until_step(lambda f: True)
        for watch in watches[1:]:
            watch.until_step(lambda f: f["step"] >= frame["step"])
        running = [
            [json.dumps(m) for m in w.messages if not (m.get("frame") or {}).get("outcome")]
            for w in watches
        ]
    ((seed, nonce),) = server.rows("SELECT seed, nonce FROM tables WHERE id = :id", id=id)
    server_secrets = {row[0] for row in server.rows("SELECT value FROM secrets")}
    for (person, viewer), received in zip(viewers.items(), running, strict=True):
        kept = secret[viewer] - shown[viewer]
        assert len(kept) >= 10
        kept |= chances | server_secrets | {seed, hex(int(seed))[2:], nonce}
        for text in [*person.received, *received, *printed()]:
            for one in kept:
                assert one not in text
            assert not re.search(r'"chance": ?["\d]', text), "a position is sent with its generator"
            assert '"nonce": "' not in text
    return zoe, id, commitment_shown


@pytest.fixture
def printed(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> Callable[[], list[str]]:
    """All that this process has printed so far."""
    caplog.set_level("INFO")
    output: list[str] = []

    def look() -> list[str]:
        out = capfd.readouterr()
        output.extend([out.out, out.err])
        return [caplog.text, *output]

    return look


@pytest.mark.parametrize("game", lt.GAMES)
def test_no_secret_leaks_at_the_start_of_a_game(
    sqlite_server: LocalServer, game: str, printed: Callable[[], list[str]]
) -> None:
    assert_nothing_gets_out(sqlite_server, game, 60, printed)


@pytest.mark.parametrize("server", ["two processes"], indirect=True)
def test_no_secret_leaks_in_a_whole_game(
    server: LocalServer, printed: Callable[[], list[str]]
) -> None:
    assert server.output is not None
    other = server.output
    zoe, id, shown = assert_nothing_gets_out(
        server, "spyrium", 10_000, lambda: [*printed(), other.read_text()]
    )
    ((seed, nonce),) = server.rows("SELECT seed, nonce FROM tables WHERE id = :id", id=id)
    opened = check_record(zoe, id)
    assert (opened.commitment, commitment(opened.seed, nonce)) == (shown, shown)
    assert str(opened.seed) == seed


def pry(viewers: list[Person], id: str, step: int) -> None:
    """Asks for everything that could leak."""
    for person in viewers:
        earlier = (f"position?step={step - 3}&seat=1", f"position?step={step}&seat=0")
        finished = ("record", "replay", f"replay?step={step}")
        for what in (*finished, *earlier, "log?before=1000", "?seat=1"):
            path = f"/api/tables/{id}" + ("" if what.startswith("?") else "/") + what
            person.ask("GET", path)
        person.ask("GET", "/api/tables")
        person.ask("GET", "/api/docs/openapi.json")
        person.ask("GET", f"/table/{id}")
        person.ask("GET", f"/api/tables/{id}/reason?action=plot")
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
