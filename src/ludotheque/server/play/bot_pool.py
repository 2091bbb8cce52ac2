"""Bots' choices and hints, which are found in worker processes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from ludotheque import bots
from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.server.errors import TookTooLong
from ludotheque.server.play.worker_pool import Owner, WorkerPool

T = TypeVar("T")

THINKING_TIME = 15.0
"""Seconds that a bot may think about a move; the start of a worker does not count."""
_QUICK = "greedy"
_log = logging.getLogger(__name__)


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


class BotPool:
    """Bots' choices and hints; `owner` is the person for whom they think."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def choose(self, name: str, seed: int, view: View, owner: Owner) -> str:
        """The text of the action that a bot chooses for its view.

        A bot that thinks too long plays what seems best at first sight.
        """
        try:
            return await self._run(owner, _choose, name, seed, view)
        except TookTooLong:
            _log.warning("%s thought too long about a move; %s plays it", name, _QUICK)
            return await self._run(owner, _choose, _QUICK, seed, view)

    async def advise(self, name: str, seed: int, view: View, owner: Owner) -> list[dict[str, Any]]:
        """The actions that a bot considers for its view, with chances and reasons.

        Raises `TookTooLong`.
        """
        return await self._run(owner, _advise, name, seed, view)

    async def _run(
        self, owner: Owner, function: Callable[..., T], name: str, seed: int, view: View
    ) -> T:
        assert view.seat is not None
        position = view.position.to_json()
        return await self._pool.run(owner, THINKING_TIME, function, name, seed, position, view.seat)
