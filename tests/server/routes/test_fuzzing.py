"""Random requests, WebSocket messages and records are refused with a sentence, never with a 500.

A few thousand in the suite, a million by `make soak`. `test_openapi.py` sends what the schema
allows.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import Record
from ludotheque.server.operations.settings import Settings
from ludotheque.server.play import analysis
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.routes import socket
from tests.golden.golden_games import FILES, load
from tests.server.conftest import LocalServer, open_server
from tests.server.routes.mutations import mutated

pytestmark = pytest.mark.xdist_group("attacks")
SOAKING = "LUDOTHEQUE_SOAK" in os.environ
RECORDS, MESSAGES, REQUESTS = (100_000, 600_000, 300_000) if SOAKING else (120, 1500, 250)
STEPS = 12
"""Actions that are kept of a record: more would only take longer."""


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    url = f"sqlite:///{tmp_path_factory.mktemp('server') / 'ludotheque.db'}"
    yield from open_server(Settings(url, requests_per_minute=10**9))


def records() -> list[dict[str, Any]]:
    """The beginnings of stored games, some of them from a position."""
    found = []
    for file in FILES:
        record = load(file).to_json()
        short = record | {"actions": record["actions"][:STEPS], "checks": [], "result": None}
        state = Record.from_json(short).replay(min(STEPS, len(short["actions"])))
        found += [short, short | {"position": state.to_json(), "actions": []}]
    return found


def test_damaged_records() -> None:
    rng = Random(26)
    accepted = 0
    for record in islice(cycle(records()), RECORDS):
        damaged = mutated(record, rng, rng.randint(1, 3))
        accepted += verdict(damaged)
    assert accepted < RECORDS


def verdict(record: dict[str, Any]) -> bool:
    """Whether a record is accepted; no error but the library's own is raised."""
    try:
        return bool(analysis.verify(record))
    except LudothequeError:
        return False
    except Exception as error:
        raise AssertionError(f"this record fails: {json.dumps(record)[:3000]}") from error


def test_damaged_messages(attacked: LocalServer) -> None:
    zoe = attacked.person()
    tables = [zoe.table("me", "me"), zoe.table("me", "open"), "nothing"]
    user = zoe.get("/api/me")["id"]
    rng = Random(27)
    sent = 0

    async def send() -> None:
        nonlocal sent
        for id in islice(cycle(tables), MESSAGES):
            message = {"type": "act", "step": rng.randrange(3), "action": "pass", "seat": 0}
            text = json.dumps(mutated(message, rng, rng.randint(0, 3)))
            if rng.random() < 0.2:
                at = rng.randrange(len(text) + 1)
                text = text[:at] + rng.choice(("", "{", "\x00", '"', "é")) + text[at + 1 :]
            connection = Connection(user if rng.random() < 0.9 else None, None)
            await socket._handle(attacked.services.moves, id, connection, text)
            sent += 1

    attacked.client.blocking_portal.call(send)
    assert sent == MESSAGES


CARD_FILE = '[cards.mine1]\nkind = "building"\nprice = 3\n'


def bodies(table: str, record: dict[str, Any], box: dict[str, Any]) -> list[tuple[str, str, Any]]:
    """A request of each kind, as the page would send it."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    new = {"game": "spyrium", "seats": seats, "options": {}, "listed": True, "absence": 60}
    at = f"/api/tables/{table}"
    mine = box["values"]["cards"]["mine1"]
    return [
        ("POST", "/api/me", {"name": "Zoé"}),
        ("POST", "/api/session", {"name": "Zoé", "password": "wrong horse"}),
        ("POST", "/api/password", {"old": "wrong horse", "new": "other horse"}),
        ("POST", "/api/tables", new),
        ("POST", f"{at}/actions", {"step": 0, "action": "pass", "seat": 0}),
        ("POST", f"{at}/undo", {"step": 1}),
        ("POST", f"{at}/hints", {"step": 0}),
        ("POST", f"{at}/proposals", {"seat": 1}),
        ("POST", f"{at}/votes", {"proposal": 1, "agree": True}),
        ("POST", f"{at}/chat", {"text": "hello"}),
        ("POST", f"{at}/join", {"seat": 2}),
        ("POST", f"{at}/bot", {"seat": 2, "bot": "random"}),
        ("POST", f"{at}/remove", {"seat": 2}),
        ("POST", f"{at}/settings", {"spectator_chat": True}),
        ("POST", f"{at}/fork", {"step": 3, "seat": 0}),
        ("POST", f"{at}/return", {}),
        ("POST", "/api/verify", record),
        ("POST", "/api/boxes", {"game": "spyrium", "title": "Box", "file": CARD_FILE}),
        (
            "POST",
            f"/api/boxes/{box['id']}/entry",
            {"section": "cards", "entry": "x", "values": mine},
        ),
        ("GET", f"/api/boxes/{box['id']}/file", None),
        ("DELETE", "/api/sessions/abc", None),
        ("GET", f"{at}/log?before=3", None),
        ("GET", f"{at}/reason?action=pass&seat=0", None),
        ("GET", f"{at}/replay?step=3", None),
    ]


def test_damaged_requests(attacked: LocalServer, thread_bots: object) -> None:
    zoe = attacked.person("Eve")
    tables = [zoe.table("me", "me"), zoe.table("me", "open", "open"), "nothing"]
    record = records()[0] | {"actions": []}
    box = zoe.post("/api/boxes", {"game": "spyrium", "title": "Box"})
    asked = [request for table in tables for request in bodies(table, record, box)]
    rng = Random(28)
    for method, path, body in islice(cycle(asked), REQUESTS):
        wrong = path
        if rng.random() < 0.2:
            at = rng.randrange(5, len(path) + 1)
            wrong = path[:at] + rng.choice(("", "%00", "%ff", "é", "/", "?", "9" * 25)) + path[at:]
        content = json.dumps(mutated(body, rng, rng.randint(0, 2)) if body else body)
        headers = zoe.headers() | zoe.csrf() | {"content-type": "application/json"}
        response = attacked.client.request(method, wrong, content=content, headers=headers)
        assert response.status_code < 500, (method, wrong, content[:2000], response.text)
        if response.status_code >= 400 and wrong.startswith("/api/"):
            assert response.json()["sentence"]
