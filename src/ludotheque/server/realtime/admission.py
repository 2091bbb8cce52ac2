"""Which WebSockets are let in: a number for each address and each user, and a few at a time.

An address is refused before anything is read or computed for it, and only a few first messages are
made at the same time, so that moves do not wait behind a crowd at the door. What the sockets of an
address send is counted together.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.server.operations.rate_limits import network_of

PER_USER = 100
"""Sockets that a user may have open in one process."""
_AT_A_TIME = 4
"""First messages that are made at the same time."""
_TRY_AGAIN_LATER = 1013
"""Close code."""
_KEY = "admitted"


class Admission:
    """Counts the WebSockets of this process, and what they send.

    An address may have `per_address` of them open, and may open as many per minute.
    """

    def __init__(self, per_address: int, messages_per_second: int) -> None:
        self._per_address = per_address
        self._open: Counter[str] = Counter()
        self._by_user: Counter[int] = Counter()
        self._opened = _Budgets(per_address, seconds=60)
        self._messages = _Budgets(messages_per_second, seconds=1)
        self._greeting = asyncio.Semaphore(_AT_A_TIME)

    async def serve(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets the application handle a new WebSocket, or refuses it."""
        address = _address(scope)
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
        if self._open[address] >= self._per_address or not self._opened.take(address, now):
            return False
        self._open[address] += 1
        return True

    def _leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def may_send(self, scope: Scope, now: float) -> bool:
        """Counts a message from a socket; whether its address may send it."""
        return self._messages.take(_address(scope), now)

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


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(client[0]) if client else ""


class _Budgets:
    """How often each address may still do something; so often in so many seconds."""

    def __init__(self, size: int, seconds: float) -> None:
        self._size = size
        self._per_second = size / seconds
        self._left: dict[str, tuple[float, float]] = {}
        """What was left of the budget of an address, and when."""
        self._many = _MANY_ADDRESSES

    def take(self, address: str, now: float) -> bool:
        """Counts one time; whether it is allowed."""
        left = self._left_at(address, now)
        allowed = left >= 1
        self._left[address] = left - allowed, now
        if len(self._left) > self._many:
            self._forget_full(now)
        return allowed

    def _left_at(self, address: str, now: float) -> float:
        left, at = self._left.get(address, (float(self._size), now))
        return min(self._size, left + (now - at) * self._per_second)

    def _forget_full(self, now: float) -> None:
        """Forgets addresses that have done nothing for a while; seldom, since it takes time."""
        self._left = {
            address: known
            for address, known in self._left.items()
            if self._left_at(address, now) < self._size
        }
        self._many = max(_MANY_ADDRESSES, 2 * len(self._left))


_MANY_ADDRESSES = 10_000


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
