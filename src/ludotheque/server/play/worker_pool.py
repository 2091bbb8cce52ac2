"""Worker processes for what takes long, so that no move waits for it.

They have a low priority. Each does one thing at a time. Networks take turns, and so do the owners
at each of them; no owner occupies more than half of the workers. A worker that dies or takes too
long costs what it was doing, and is replaced.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import Counter, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from ludotheque.child_process import exit_with_parent
from ludotheque.server.errors import TookTooLong

T = TypeVar("T")
_NICENESS = 15
"""How much the workers give way to the server; 19 would be the most."""


_START_WITHIN = 120.0
"""Seconds in which a worker must have started; with its low priority, that may take a while."""


def _start_worker(niceness: int) -> None:
    """Runs in a new worker."""
    exit_with_parent()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _load(module: str) -> None:
    """Runs in a new worker: brings what its first task needs."""
    import_module(module)


class Owner(NamedTuple):
    """For whom something is computed: somebody, and the network of the address that they use."""

    network: str
    somebody: Hashable


class _Worker:
    """A place for one process, which is started when it is needed."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None
        self._running: asyncio.Future[Any] | None = None

    async def run(self, seconds: float, function: Callable[..., T], *arguments: Any) -> T:
        if self._process is None:
            self._process = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_start_worker,
                initargs=(_NICENESS,),
            )
            # The start does not count, or a worker on a busy machine would never do anything.
            await self._run_within(_START_WITHIN, _load, function.__module__)
        return await self._run_within(seconds, function, *arguments)

    async def _run_within(self, seconds: float, function: Callable[..., T], *arguments: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            # This already fails if the process has died while it was idle.
            running = loop.run_in_executor(self._process, function, *arguments)
            self._running = running
            async with asyncio.timeout(seconds):
                return await running
        except TimeoutError:
            self.end()
            raise TookTooLong(f"this took longer than {seconds:.0f} seconds.") from None
        except BrokenProcessPool:
            self.end()
            raise
        finally:
            self._running = None

    def end(self) -> None:
        """Kills the process: it may not be listening. The next task starts a new one."""
        if self._running is not None:
            self._running.cancel()
        if self._process is not None:
            processes = list((getattr(self._process, "_processes", None) or {}).values())
            self._process.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._process = None


class WorkerPool:
    """Runs functions in worker processes."""

    def __init__(self, workers: int) -> None:
        self._workers = [_Worker() for _ in range(workers)]
        self._idle = list(self._workers)
        self._per_owner = max(1, workers // 2)
        self._busy: Counter[Owner] = Counter()
        self._waiting: dict[str, dict[Owner, deque[asyncio.Future[_Worker]]]] = {}
        """Who waits for a worker, in the order in which networks and their owners take turns."""

    async def run(
        self, owner: Owner, seconds: float, function: Callable[..., T], *arguments: Any
    ) -> T:
        """Runs a function; if its worker dies, once more in a new one.

        Raises `TookTooLong` if it takes more than so many seconds, waiting not counted.
        """
        worker = await self._wait_for_worker(owner)
        try:
            try:
                return await worker.run(seconds, function, *arguments)
            except BrokenProcessPool:
                return await worker.run(seconds, function, *arguments)
        finally:
            self._release(owner, worker)

    async def _wait_for_worker(self, owner: Owner) -> _Worker:
        waiting: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        owners = self._waiting.setdefault(owner.network, {})
        owners.setdefault(owner, deque()).append(waiting)
        self._assign()
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._release(owner, waiting.result())
            raise

    def _release(self, owner: Owner, worker: _Worker) -> None:
        self._busy[owner] -= 1
        if not self._busy[owner]:
            del self._busy[owner]
        self._idle.append(worker)
        self._assign()

    def _assign(self) -> None:
        """Gives idle workers to those who wait."""
        while self._idle and (found := self._take_next()) is not None:
            owner, waiting = found
            self._busy[owner] += 1
            waiting.set_result(self._idle.pop())

    def _take_next(self) -> tuple[Owner, asyncio.Future[_Worker]] | None:
        """Who is to get the next worker; their network and their owner go to the end."""
        for network, owners in list(self._waiting.items()):
            for owner, queue in list(owners.items()):
                while queue and queue[0].cancelled():
                    queue.popleft()
                if not queue:
                    del owners[owner]
                elif self._busy[owner] < self._per_owner:
                    owners[owner] = owners.pop(owner)
                    self._waiting[network] = self._waiting.pop(network)
                    return owner, queue.popleft()
            if not owners:
                del self._waiting[network]
        return None

    def close(self) -> None:
        """Ends the workers without waiting for results."""
        for owners in self._waiting.values():
            for queue in owners.values():
                for waiting in queue:
                    waiting.cancel()
        for worker in self._workers:
            worker.end()
