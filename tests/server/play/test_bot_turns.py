"""Bots' turns: slow bots, and bots that fail."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bots import RandomBot, registry
from ludotheque.server.operations.settings import Settings
from ludotheque.server.play import bot_pool, bot_turns
from tests.server import bot_doubles
from tests.server.clients import play_on
from tests.server.conftest import LocalServer, open_server


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
