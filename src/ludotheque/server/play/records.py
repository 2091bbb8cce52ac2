"""Finished games: record, replay and review, computed once and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

import msgspec

from ludotheque.core.action import Action
from ludotheque.core.record import Record
from ludotheque.core.state import State
from ludotheque.server.errors import NotNow
from ludotheque.server.play import analysis
from ludotheque.server.play.worker_pool import Owner, WorkerPool
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.replay import first_position
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.info import OVER, TableInfo

T = TypeVar("T")
_SECONDS = 60.0
"""How long a worker may take for one game."""
_KEPT = 100
"""Results that are kept."""


class Records:
    """Computes what is asked about finished games; their seeds are public.

    `owner` is who asks: owners take turns.
    """

    def __init__(self, tables: TableStore, games: GameStore, pool: WorkerPool) -> None:
        self._tables = tables
        self._games = games
        self._pool = pool
        self._results: dict[Hashable, asyncio.Future[Any]] = {}

    async def record(self, id: str, owner: Owner) -> dict[str, Any]:
        """The record of a finished game as plain values.

        Raises `NotNow` while the game runs.
        """
        return await self._once(("record", id), lambda: self._complete(id, owner))

    async def replay(self, id: str, step: int | None, owner: Owner) -> dict[str, Any]:
        """A finished game at one of its steps, the last if none is given, with the whole log."""
        found = await self._of_game(("replay", id, step), id, owner, analysis.replay, step)
        return found | {"frame": msgspec.Raw(found["frame"]), "log": msgspec.Raw(found["log"])}

    async def review(self, id: str, owner: Owner) -> dict[str, Any]:
        """The chances to win over a finished game, and its turning points."""
        return await self._of_game(("review", id), id, owner, analysis.review)

    async def position(self, id: str, step: int, owner: Owner) -> State:
        """The position at a step of a finished game. Raises `NotNow` and `BadRecord`."""
        key = "position", id, step
        return State.from_json(await self._of_game(key, id, owner, analysis.position_at, step))

    async def verify(self, stored: dict[str, Any], owner: Owner) -> dict[str, Any]:
        """Checks a record that somebody sends. Raises `BadRecord`."""
        return await self._pool.run(owner, _SECONDS, analysis.verify, stored)

    async def _of_game(
        self,
        key: Hashable,
        id: str,
        owner: Owner,
        function: Callable[..., dict[str, Any]],
        *more: Any,
    ) -> dict[str, Any]:
        async def compute() -> dict[str, Any]:
            stored = await self.record(id, owner)
            return await self._pool.run(owner, _SECONDS, function, stored, *more)

        return await self._once(key, compute)

    async def _once(self, key: Hashable, compute: Callable[[], Awaitable[T]]) -> T:
        """A result that is kept, or that is being computed already, or a new one."""
        result: asyncio.Future[T] | None = self._results.pop(key, None)
        if result is None:
            result = asyncio.ensure_future(compute())
            result.add_done_callback(lambda done: self._forget_failed(key, done))
            if len(self._results) >= _KEPT:
                del self._results[next(iter(self._results))]
        self._results[key] = result
        return await asyncio.shield(result)

    def _forget_failed(self, key: Hashable, done: asyncio.Future[Any]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if failed and self._results.get(key) is done:
            del self._results[key]

    async def _complete(self, id: str, owner: Owner) -> dict[str, Any]:
        info = await self._tables.info(id)
        if info.status != OVER:
            raise NotNow("the game is still running; its record is opened when it ends.")
        setup, played = await self._tables.setup(id), await self._games.played(id)
        stored = _record(info, setup, played).to_json()
        return await self._pool.run(owner, _SECONDS, analysis.complete, stored)


def _record(info: TableInfo, setup: Any, played: list[tuple[int, str, str]]) -> Record:
    """A finished game as it was played, without what was undone."""
    names = [seat.name or seat.bot or "" for seat in info.seats]
    record = Record(info.game, len(names), int(setup.seed), names, setup.options)
    record.commitment, record.nonce = info.commitment, setup.nonce
    if setup.position is not None:
        # It has to name its cards if they are no longer the usual ones.
        record.position = first_position(info.game, len(names), setup).to_json()
    record.actions = _effective_actions(info, played)
    return record


def _effective_actions(info: TableInfo, played: list[tuple[int, str, str]]) -> list[Action]:
    """The actions that were not undone."""
    path: list[tuple[int, Action]] = []
    for number, kind, action in played:
        if kind == "action":
            path.append((number, info.game.parse(action)))
        elif kind == "undo":
            path = [step for step in path if step[0] < int(action)]
    return [action for _, action in path]
