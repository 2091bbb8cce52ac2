"""Bots' turns: slow bots, and bots that fail."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bots import RandomBot, registry
from ludotheque.server.errors import TookTooLong
from ludotheque.server.operations.settings import Settings
from ludotheque.server.play import bot_pool, bot_turns, worker_pool
from tests.server import bot_doubles
from tests.server.clients import play_on
from tests.server.conftest import LocalServer, execute, open_server
from tests.server.patience import wait_until


@pytest.fixture
def server_with_workers(tmp_path: Path) -> Iterator[LocalServer]:
    """A server whose bots think in worker processes."""
    url = f"sqlite:///{tmp_path / 'ludotheque.db'}"
    yield from open_server(Settings(url, requests_per_minute=100_000))


def test_a_slow_bot_delays_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server_with_workers: LocalServer
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setenv(bot_doubles.PIPE, str(pipe))
    monkeypatch.setattr(bot_pool, "_choose", bot_doubles.choose)
    monkeypatch.setitem(registry._MAKERS, "slow", RandomBot)
    zoe, bob = server_with_workers.person(), server_with_workers.person("Bob")
    waiting = zoe.table("slow", "me"), zoe.table("me", "slow")
    stuck = []
    for id in waiting:
        with zoe.watch(id) as watch:
            frame = watch.next()["frame"]
            if frame["actions"]:
                zoe.act(id, frame, frame["actions"][0]["text"])
            stuck.append(len(server_with_workers.log(id)))
    id = bob.table("me", "random")
    with bob.watch(id) as watch:
        play_on(watch, Random(5), lambda f: f["step"] > 30)
    assert [len(server_with_workers.log(id)) for id in waiting] == stuck, (
        "the slow bots still think"
    )
    bot_doubles.release(pipe)
    for id in waiting:
        with zoe.watch(id) as watch:
            watch.until_step(lambda f: f["actions"])


def test_a_bot_that_fails_tries_again(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    think = bot_pool._choose
    failed: list[Any] = []

    def fail_once(*work: Any) -> str:
        if not failed:
            failed.append(work)
            raise OSError("the database is away")
        return think(*work)

    monkeypatch.setattr(bot_pool, "_choose", fail_once)
    monkeypatch.setattr(bot_turns, "_RETRY_AFTER", 0.0)
    zoe = sqlite_server.person()
    id = zoe.table("me", "random")
    with zoe.watch(id) as watch:
        play_on(watch, Random(6), lambda f: f["step"] > 12)
    assert failed
    assert "a bot failed" in caplog.text


def test_a_bot_that_thinks_too_long_plays_the_greedy_move(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    think = bot_pool._choose
    played: list[str] = []

    def think_too_long(name: str, *work: Any) -> str:
        if name == "champion":
            raise TookTooLong("this took longer than 15 seconds.")
        played.append(name)
        return think(name, *work)

    monkeypatch.setattr(bot_pool, "_choose", think_too_long)
    zoe = sqlite_server.person()
    with zoe.watch(zoe.table("me", "champion")) as watch:
        play_on(watch, Random(6), lambda f: f["step"] > 8)
    assert set(played) == {"greedy"}
    assert "thought too long" in caplog.text


def wait_for_entries(server: LocalServer, id: str, count: int) -> None:
    wait_until(lambda: len(server.log(id)) >= count, f"table {id} has {count} entries")


def test_bots_of_a_stopped_server_go_on_although_one_table_fails(
    tmp_path: Path, thread_bots: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'ludotheque.db'}"
    settings = Settings(url, requests_per_minute=100_000)
    monkeypatch.setattr(bot_turns.BotTurns, "wake", lambda self, table: None)
    for server in open_server(settings):
        zoe = server.person()
        ids = [zoe.table("me", "random") for _ in range(3)]
        for id in ids:
            zoe.do(id, "resign")
        before = [len(server.log(id)) for id in ids]
    monkeypatch.undo()
    monkeypatch.setattr(worker_pool, "ProcessPoolExecutor", bot_doubles.ThreadWorkers)
    execute(url, f"UPDATE snapshots SET position = 'damaged' WHERE table_id = '{ids[0]}'")
    for server in open_server(settings):
        for id, steps in zip(ids[1:], before[1:], strict=True):
            wait_for_entries(server, id, steps + 1)
