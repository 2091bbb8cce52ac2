"""Bots think in worker processes, so that no table ever waits for another table's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from ludotheque import bots
from ludotheque.arena.review import Turn, review
from ludotheque.core.record import Record
from ludotheque.core.state import State
from ludotheque.core.view import View

T = TypeVar("T")

_TURNING_POINTS = 6
"""So many moves that lost most are told of a finished game."""

_WORKERS = 16
"""So many bots may think at once before one waits for another; they start when they are needed."""


def end_with_parent() -> None:
    """In a worker: lets it end when its parent is gone, however that came about."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _think(name: str, seed: int, position: dict[str, Any], seat: int) -> str:
    """In a worker: the choice of a bot. The position is what the seat knows, and no more."""
    view = View(State.from_json(position), seat)
    return bots.make(name, seed).choose(view).text


def _advise(name: str, seed: int, position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """In a worker: what a bot would advise."""
    view = View(State.from_json(position), seat)
    return [
        {
            "text": one.action.text,
            "message": view.game.describe(view.position, one.action).to_json(),
            "winning": round(one.chance, 3),
            "reason": one.reason.to_json(),
        }
        for one in bots.LevelBot(name, seed).explain(view)
    ]


def _review(name: str, stored: dict[str, Any]) -> dict[str, Any]:
    """In a worker: the chances over a finished game, and where it turned."""
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


class BotRoom:
    """The worker processes; they are started with the first bot's turn."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(_WORKERS, os.cpu_count() or 1)
        self._pool: ProcessPoolExecutor | None = None
        self._thoughts: set[asyncio.Future[Any]] = set()

    async def choose(self, name: str, seed: int, view: View) -> str:
        """The text of the action that a bot chooses for its view."""
        assert view.seat is not None
        return await self._asked(_think, name, seed, view.position.to_json(), view.seat)

    async def advise(self, name: str, seed: int, view: View) -> list[dict[str, Any]]:
        """The actions that a bot would consider, with chances and reasons."""
        assert view.seat is not None
        return await self._asked(_advise, name, seed, view.position.to_json(), view.seat)

    async def review(self, name: str, stored: dict[str, Any]) -> dict[str, Any]:
        """The chances over a finished game, and where it turned."""
        return await self._asked(_review, name, stored)

    async def _asked(self, question: Callable[..., T], *work: Any) -> T:
        pool = self._ready()
        try:
            return await self._thought(pool, question, *work)
        except BrokenProcessPool:
            # A worker was killed; a new pool answers the same question.
            if self._pool is pool:
                self._pool = None
            return await self._thought(self._ready(), question, *work)

    async def _thought(
        self, pool: ProcessPoolExecutor, question: Callable[..., T], *work: Any
    ) -> T:
        thought = asyncio.get_running_loop().run_in_executor(pool, question, *work)
        self._thoughts.add(thought)
        try:
            return await thought
        finally:
            self._thoughts.discard(thought)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=end_with_parent
            )
        return self._pool

    def close(self) -> None:
        """Ends the workers; nobody waits for what they think."""
        for thought in list(self._thoughts):
            thought.cancel()
        if self._pool is not None:
            workers = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            # The pool would wait for a bot that thinks long.
            for worker in workers:
                worker.terminate()
