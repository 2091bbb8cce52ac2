"""Which WebSockets are let in: a number for each address and each user, and a few at a time.

An address is refused before anything is read or computed for it, and only a few first messages are
made at the same time, so that moves do not wait behind a crowd at the door.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

PER_USER = 100
"""Sockets that a user may have open in one process."""
_AT_A_TIME = 4
"""First messages that are made at the same time."""
_TRY_AGAIN_LATER = 1013
"""Close code."""
_KEY = "admitted"


class Admission:
    """Counts the WebSockets of this process.

    An address may have `per_address` of them open, and may open as many per minute.
    """

    def __init__(self, per_address: int) -> None:
        self._per_address = per_address
        self._open: Counter[str] = Counter()
        self._by_user: Counter[int] = Counter()
        self._budgets: dict[str, _Budget] = {}
        self._greeting = asyncio.Semaphore(_AT_A_TIME)

    async def serve(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets the application handle a new WebSocket, or refuses it."""
        client = scope.get("client")
        address = client[0] if client else ""
        if not self._enter(address, asyncio.get_running_loop().time()):
            await _refuse(scope, receive, send)
            return
        turn = _Turn(self._greeting)
        scope.setdefault("state", {})[_KEY] = turn
        try:
            await turn.begin()
            await app(scope, receive, send)
        finally:
            turn.end()
            self._leave(address)

    def _enter(self, address: str, now: float) -> bool:
        budget = self._budgets.get(address)
        if budget is None:
            self._forget_full_budgets(now)
            budget = self._budgets[address] = _Budget(self._per_address, now)
        if self._open[address] >= self._per_address or not budget.take(now):
            return False
        self._open[address] += 1
        return True

    def _leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _forget_full_budgets(self, now: float) -> None:
        """Now and then forgets addresses that have opened nothing for a while."""
        if len(self._budgets) >= _MANY_ADDRESSES:
            self._budgets = {
                address: budget
                for address, budget in self._budgets.items()
                if not budget.is_full(now)
            }

    def add_user(self, user: int | None) -> bool:
        """Counts a socket of a user, if the user has not too many already."""
        if user is None:
            return True
        if self._by_user[user] >= PER_USER:
            return False
        self._by_user[user] += 1
        return True

    def remove_user(self, user: int | None) -> None:
        """A socket that was counted is closed."""
        if user is not None:
            self._by_user[user] -= 1
            if not self._by_user[user]:
                del self._by_user[user]


_MANY_ADDRESSES = 10_000


class _Budget:
    """How many sockets an address may still open; it is refilled within a minute."""

    def __init__(self, size: int, now: float) -> None:
        self._size = size
        self._left = float(size)
        self._last = now

    def _refill(self, now: float) -> None:
        self._left = min(self._size, self._left + (now - self._last) * self._size / 60)
        self._last = now

    def take(self, now: float) -> bool:
        self._refill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        self._refill(now)
        return self._left >= self._size


class _Turn:
    """The turn of one socket to be sent its first message."""

    def __init__(self, greeting: asyncio.Semaphore) -> None:
        self._greeting = greeting
        self._is_held = False

    async def begin(self) -> None:
        await self._greeting.acquire()
        self._is_held = True

    def end(self) -> None:
        if self._is_held:
            self._is_held = False
            self._greeting.release()


def greeted(scope: Scope) -> None:
    """The first message has been sent: the next socket may be greeted."""
    turn: _Turn = scope["state"][_KEY]
    turn.end()


async def _refuse(scope: Scope, receive: Receive, send: Callable[[Any], Awaitable[None]]) -> None:
    await receive()
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": _TRY_AGAIN_LATER})
        return
    headers = [(b"retry-after", b"60"), (b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b"too many WebSockets."})
