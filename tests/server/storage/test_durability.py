"""Servers that are killed in the middle of a game, and several servers on one database."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.core.record import Record
from tests.server.clients import Json, Person, Watch, play_on
from tests.server.conftest import NewDatabase, rows
from tests.server.server_process import ServerProcess

LOG = "SELECT number, kind, seat, action FROM entries WHERE table_id = :id ORDER BY number"


@contextmanager
def serving(database: str, output: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(database, output)
    try:
        yield server
    finally:
        server.stop()


def collect_log(watch: Watch, into: dict[int, str]) -> None:
    """Collects the log entries of a client; an entry that was sent before must be the same."""
    for entry in watch.log():
        assert into.setdefault(entry["number"], entry["action"]) == entry["action"]


def play_and_kill(watch: Watch, frame: Json, rng: Random, kill: Callable[[], object]) -> None:
    """Plays without end; the server is killed while this goes on, after some moves."""
    moves = rng.randrange(2, 6)
    for number in itertools.count():
        step = frame["step"]
        if number == moves:
            kill()
        watch.act(frame, rng.choice(frame["actions"])["text"])
        frame = watch.until_step(lambda f, step=step: f["step"] > step and f["actions"])  # type: ignore[misc]


def test_nothing_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    rng = Random(9)
    sent: dict[int, str] = {}
    with serving(database, tmp_path / "output") as server:
        zoe = Person(server.transport, "Zoé")
        id = zoe.table("me", "random", "random")
        for round in range(2 if database.startswith("sqlite") else 1):
            zoe.transport = server.transport
            with zoe.watch(id, "?since=0") as watch:
                hello = watch.next()
                assert [entry["number"] for entry in hello["log"]] == list(range(len(hello["log"])))
                assert len(hello["log"]) == hello["frame"]["step"]
                frame = hello["frame"]
                if not frame["actions"]:
                    frame = watch.until_step(lambda f: f["actions"])
                kill = partial(server.kill, all_at_once=round % 2 == 0)
                with (
                    pytest.raises((ConnectionClosed, OSError)),
                    ThreadPoolExecutor(1) as killer,
                ):
                    play_and_kill(watch, frame, rng, lambda: killer.submit(kill))  # noqa: B023
                collect_log(watch, sent)
            log = rows(database, LOG, id=id)
            assert [row.number for row in log] == list(range(len(log)))
            assert {row.number: row.action for row in log[: len(sent)]} == sent, "nothing is lost"
            server.restart()
        zoe.transport = server.transport
        with zoe.watch(id, "?since=0") as watch:
            play_on(watch, rng, lambda f: f["outcome"])
            collect_log(watch, sent)
        log = rows(database, LOG, id=id)
        assert {row.number: row.action for row in log} == sent
        record = Record.from_json(zoe.get(f"/api/tables/{id}/record"))
        assert [action.text for action in record.actions] == [row.action for row in log]
        record.verify()


@pytest.fixture
def two_servers(
    postgres: NewDatabase, tmp_path: Path
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    database = postgres()
    with ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda n: ServerProcess(database, tmp_path / f"output{n}"), range(2)))
    yield made[0], made[1]
    for server in made:
        server.stop()


def test_two_servers_share_a_table(two_servers: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = two_servers
    zoe, bob = Person(one.transport, "Zoé"), Person(two.transport, "Bob")
    id = zoe.table("me", "open", "random")
    with zoe.watch(id) as first, bob.watch(id) as second:
        bob.do(id, "join")
        first.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bob")
    with zoe.watch(id) as first, bob.watch(id) as second:
        first.until(lambda m: m["table"]["seats"][1]["online"])
        second.until(lambda m: m["table"]["seats"][0]["online"])
        zoe.do(id, "start")
        with ThreadPoolExecutor(2) as pool:
            ends = list(
                pool.map(lambda w: play_on(w, Random(10), lambda f: f["outcome"]), [first, second])
            )
        bob.do(id, "chat", text="well played")
        chat = first.until(lambda m: m["type"] == "chat")["chat"]
        assert [(line["name"], line["text"]) for line in chat] == [("Bob", "well played")]
    assert ends[0]["outcome"] == ends[1]["outcome"]
    for watch in (first, second):
        assert [entry["number"] for entry in watch.log()] == list(range(ends[0]["step"]))
    log = rows(one.database, LOG, id=id)
    assert [row.number for row in log] == list(range(ends[0]["step"]))
    Record.from_json(bob.get(f"/api/tables/{id}/record")).verify()


def test_two_servers_accept_one_answer(two_servers: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = two_servers
    here = Person(one.transport, "Zoé")
    there = Person(two.transport)
    there.cookies = here.cookies
    id = here.table("me", "me")
    for step in range(8):
        frame: Json = here.frame(id)
        assert frame["step"] == step
        texts = [action["text"] for action in frame["actions"]]

        def submit(number: int, step: int = step, texts: list[str] = texts) -> Any:
            person = (here, there)[number % 2]
            body = {"step": step, "action": texts[number % len(texts)]}
            return person.ask("POST", f"/api/tables/{id}/actions", body).status_code

        with ThreadPoolExecutor(10) as pool:
            answers = list(pool.map(submit, range(10)))
        assert sorted(answers) == [200] + [409] * 9
        assert there.frame(id)["step"] == step + 1
        assert here.frame(id)["view"] == there.frame(id)["view"]


def test_a_server_stops_gracefully(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'ludotheque.db'}", tmp_path / "output")
    zoe = Person(server.transport, "Zoé")
    id = zoe.table("me", "random")
    with zoe.watch(id) as watch:
        watch.next()
        assert server.stop() == 0
    assert "Traceback" not in server.output.read_text()
