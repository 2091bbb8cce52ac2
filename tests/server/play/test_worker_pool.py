"""Worker processes: low priority, time limits, owners who take turns, workers that die."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.errors import TookTooLong
from ludotheque.server.play import worker_pool
from ludotheque.server.play.worker_pool import Owner, WorkerPool
from tests.server.bot_doubles import ThreadWorkers
from tests.server.patience import TIMEOUT as LONG

ANN, BOB = Owner("", "ann"), Owner("", "bob")


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def die_once(marker: str) -> str:
    """Kills its own process the first time."""
    if not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def hang() -> None:
    signal.pause()


def with_pool(workers: int, test: Callable[[WorkerPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = WorkerPool(workers)
        try:
            await test(pool)
        finally:
            pool.close()

    asyncio.run(run())


def test_workers_give_way_and_are_replaced_when_they_die_or_hang(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "_NICENESS", 1)

    async def test(pool: WorkerPool) -> None:
        nice = await pool.run(ANN, LONG, priority)
        assert nice > priority()
        dying = pool.run(ANN, LONG, die_once, str(tmp_path / "died"))
        other = pool.run(BOB, LONG, priority)
        died, kept = await asyncio.gather(dying, other)
        assert (died, kept) == ("alive", nice)
        with pytest.raises(TookTooLong):
            await pool.run(ANN, 0.01, hang)
        assert await pool.run(ANN, LONG, priority) == nice

    with_pool(2, test)


def test_a_worker_that_dies_while_it_is_idle_is_replaced() -> None:
    async def test(pool: WorkerPool) -> None:
        first = await pool.run(ANN, LONG, os.getpid)
        process: Any = pool._workers[0]._process
        os.kill(first, signal.SIGKILL)
        while not process._broken:
            await asyncio.sleep(0.01)
        assert await pool.run(ANN, LONG, os.getpid) != first

    with_pool(1, test)


def test_owners_take_turns_and_none_takes_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "ProcessPoolExecutor", ThreadWorkers)
    order: list[str] = []
    gates = {owner: threading.Semaphore(0) for owner in ("ann", "bob", "eve")}

    def think(owner: str) -> None:
        order.append(owner)
        gates[owner].acquire()

    async def begun(count: int) -> None:
        while len(order) < count:
            await asyncio.sleep(0)

    async def test(pool: WorkerPool) -> None:
        owners = [*["ann"] * 6, "bob", "eve"]
        asked = [asyncio.create_task(pool.run(Owner(one, one), LONG, think, one)) for one in owners]
        await begun(2)
        assert set(order) == {"ann", "bob"}, "nobody has all workers while others wait"
        gates["ann"].release()
        gates["bob"].release()
        await begun(4)
        assert set(order[2:]) == {"ann", "eve"}, "who has waited longest comes next"
        for gate in gates.values():
            gate.release(len(owners))
        await asyncio.gather(*asked)
        assert order.count("ann") == 6

    with_pool(2, test)


def test_many_guests_at_one_address_count_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "ProcessPoolExecutor", ThreadWorkers)
    order: list[str] = []
    gate = threading.Semaphore(0)

    def think(network: str) -> None:
        order.append(network)
        gate.acquire()

    async def test(pool: WorkerPool) -> None:
        owners = [*(Owner("crowd", guest) for guest in range(20)), Owner("home", "zoe")]
        asked = [asyncio.create_task(pool.run(one, LONG, think, one.network)) for one in owners]
        gate.release(len(owners))
        await asyncio.gather(*asked)

    with_pool(1, test)
    assert order.index("home") <= 2
    assert order.count("crowd") == 20
