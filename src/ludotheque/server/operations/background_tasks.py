"""Tasks that outlive the request that started them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Self

from ludotheque.server.errors import DatabaseAway

_BREATH = 0.1
"""Seconds between two portions of the same work, in which others have their turn."""
_log = logging.getLogger(__name__)


class BackgroundTasks:
    """The running background tasks of this process; the event loop alone would not keep them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Waits for all tasks, whether or not they fail."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Periodic:
    """Repeats work while its block runs, at once if the work says that there is more.

    At the end it waits for what is being done: a task that is cancelled in the middle of a
    statement leaves a connection to the database that never closes.
    """

    def __init__(self, work: Callable[[], Awaitable[bool | None]], seconds: float) -> None:
        self._work = work
        self._seconds = seconds
        self._stopping = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *error: object) -> None:
        self._stopping.set()
        await self._task

    async def _run(self) -> None:
        while not self._stopping.is_set():
            more: bool | None = False
            try:
                with suppress(DatabaseAway):
                    more = await self._work()
            except Exception:
                _log.exception("periodic work failed; it is tried again")
            with suppress(TimeoutError):
                async with asyncio.timeout(_BREATH if more else self._seconds):
                    await self._stopping.wait()
