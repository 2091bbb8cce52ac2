"""Worker processes for bots, so that no request or other table waits for a bot that thinks."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ludotheque import bots
from ludotheque.arena.review import Turn, review
from ludotheque.core.record import Record
from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.server.operations.child_process import exit_with_parent

T = TypeVar("T")

_TURNING_POINTS = 6
"""How many of the worst moves a review shows."""

_WORKERS = 16
"""How many bots can think at the same time; workers are started when they are needed."""


# These functions run in a worker.


def _choose(name: str, seed: int, position: dict[str, Any], seat: int) -> str:
    """The action that a bot chooses; the position contains only what the seat knows."""
    view = View(State.from_json(position), seat)
    return bots.make(name, seed).choose(view).text


def _advise(name: str, seed: int, position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The actions that a bot considers, best first."""
    view = View(State.from_json(position), seat)
    return [
        {
            "text": advice.action.text,
            "message": view.game.describe(view.position, advice.action).to_json(),
            "winning": round(advice.chance, 3),
            "reason": advice.reason.to_json(),
        }
        for advice in bots.LevelBot(name, seed).explain(view)
    ]


def _review(name: str, stored: dict[str, Any]) -> dict[str, Any]:
    """The chances to win over a finished game, and its turning points."""
    record = Record.from_json(stored)
    found = review(record, name)
    turns = sorted(found.turns[:_TURNING_POINTS], key=lambda turn: turn.step)
    return {
        "curve": [[round(share, 3) for share in shares] for shares in found.curve],
        "turns": [_turn(record, turn) for turn in turns],
    }


def _turn(record: Record, turn: Turn) -> dict[str, Any]:
    state, better = record.replay(turn.step), turn.better
    return {
        "step": turn.step,
        "seat": turn.seat,
        "played": record.game.describe(state, turn.played).to_json(),
        "winning": round(turn.chance, 3),
        "better": record.game.describe(state, better.action).to_json(),
        "better_winning": round(better.chance, 3),
        "reason": better.reason.to_json(),
    }


class BotPool:
    """The worker processes; they are started when the first bot must move."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(_WORKERS, os.cpu_count() or 1)
        self._pool: ProcessPoolExecutor | None = None
        self._running: set[asyncio.Future[Any]] = set()

    async def choose(self, name: str, seed: int, view: View) -> str:
        """The text of the action that a bot chooses for its view."""
        assert view.seat is not None
        return await self._run(_choose, name, seed, view.position.to_json(), view.seat)

    async def advise(self, name: str, seed: int, view: View) -> list[dict[str, Any]]:
        """The actions that a bot considers for its view, with chances and reasons."""
        assert view.seat is not None
        return await self._run(_advise, name, seed, view.position.to_json(), view.seat)

    async def review(self, name: str, stored: dict[str, Any]) -> dict[str, Any]:
        """The chances over a finished game, and where it turned."""
        return await self._run(_review, name, stored)

    async def _run(self, function: Callable[..., T], *arguments: Any) -> T:
        pool = self._started()
        try:
            return await self._run_in(pool, function, *arguments)
        except BrokenProcessPool:
            # A worker was killed; try once more in a new pool.
            if self._pool is pool:
                self._pool = None
            return await self._run_in(self._started(), function, *arguments)

    async def _run_in(
        self, pool: ProcessPoolExecutor, function: Callable[..., T], *arguments: Any
    ) -> T:
        result = asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
        self._running.add(result)
        try:
            return await result
        finally:
            self._running.discard(result)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=exit_with_parent
            )
        return self._pool

    def close(self) -> None:
        """Ends the workers without waiting for results."""
        for result in list(self._running):
            result.cancel()
        if self._pool is not None:
            workers = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            # `shutdown` would let a bot finish thinking first.
            for worker in workers:
                worker.terminate()
