"""Rate limits: how often an address, or somebody at it, may ask for something.

A single process counts in memory, on a clock that never jumps. Processes that share a PostgreSQL or
a Redis count together there, on its clock; if it cannot be reached, each counts for itself.

The limits on WebSockets and their messages are in `realtime/admission.py`.
"""

from __future__ import annotations

import hashlib
import ipaddress
import logging
import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.server.errors import DatabaseAway
from ludotheque.server.storage.database import Database

_MAX_KEYS = 10_000
"""Keys in memory before those whose window is over are dropped."""
_CLEAN_EVERY = 1000
"""Requests between two removals of old rows."""
_log = logging.getLogger(__name__)


class Limit(NamedTuple):
    """At most so many times in so many seconds."""

    name: str
    times: int
    seconds: int


SIGN_INS = Limit("sign-in", 10, 300)
"""Attempts to sign in to one account from one address."""
SIGN_INS_ANYWHERE = Limit("sign-in-anywhere", 100, 3600)
"""Attempts to sign in to one account from all addresses."""
CARD_SETS = Limit("card-sets", 240, 60)
"""Card sets of somebody's own that are read, changed or played with, all of which takes a while."""
CHAT = Limit("chat", 60, 60)
"""Chat lines of a player."""
SPECTATOR_CHAT = Limit("spectator-chat", 6, 60)
"""Chat lines of somebody who does not sit at the table, and of everybody at the same address."""


class Window(NamedTuple):
    """How often something was counted, and the seconds until counting begins anew."""

    times: int
    seconds_left: float


class Counter(Protocol):
    """Counts by key, in windows of so many seconds that begin with the first request."""

    async def add(self, key: str, seconds: int) -> Window:
        """Counts one request."""
        ...

    async def forget(self, key: str) -> None:
        """Begins anew."""
        ...


class MemoryCounter:
    """Counts in this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._windows: dict[str, tuple[int, float]] = {}
        self._many = _MAX_KEYS

    async def add(self, key: str, seconds: int) -> Window:
        """Counts one request."""
        now = self._clock()
        count, end = self._windows.get(key, (0, 0.0))
        if end <= now:
            count, end = 0, now + seconds
        self._windows[key] = count + 1, end
        if len(self._windows) > self._many:
            self._windows = {k: window for k, window in self._windows.items() if window[1] > now}
            # Seldom, since it takes time.
            self._many = max(_MAX_KEYS, 2 * len(self._windows))
        return Window(count + 1, end - now)

    async def forget(self, key: str) -> None:
        """Begins anew."""
        self._windows.pop(key, None)


class PostgresCounter:
    """Counts in the database, for all processes that share it."""

    # A window that ends too far in the future was begun before the clock was set back.
    _ADD = text(
        """
        INSERT INTO rate_limits AS r (key, count, ends)
        VALUES (:key, 1, now() + make_interval(secs => :seconds))
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN r.ends > now() AND r.ends <= excluded.ends THEN r.count + 1 ELSE 1 END,
          ends = CASE WHEN r.ends > now() AND r.ends <= excluded.ends THEN r.ends
                      ELSE excluded.ends END
        RETURNING count, extract(epoch FROM ends - now())
        """
    )
    _FORGET = text("DELETE FROM rate_limits WHERE key = :key")
    _CLEAN = text("DELETE FROM rate_limits WHERE ends < now()")

    def __init__(self, database: Database) -> None:
        self._database = database
        self._added = 0

    async def add(self, key: str, seconds: int) -> Window:
        """Counts one request."""
        self._added += 1
        async with self._database.begin() as connection:
            if self._added % _CLEAN_EVERY == 0:
                await connection.execute(self._CLEAN)
            values = {"key": key, "seconds": float(seconds)}
            count, left = (await connection.execute(self._ADD, values)).one()
        return Window(int(count), float(left))

    async def forget(self, key: str) -> None:
        """Begins anew."""
        async with self._database.begin() as connection:
            await connection.execute(self._FORGET, {"key": key})


class RedisCounter:
    """Counts in a Redis, for all processes that share it."""

    def __init__(self, url: str, prefix: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)
        self._prefix = prefix

    async def add(self, key: str, seconds: int) -> Window:
        """Counts one request."""
        name = f"{self._prefix}:{key}"
        async with self._redis.pipeline(transaction=True) as pipeline:
            pipeline.set(name, 0, ex=seconds, nx=True)
            pipeline.incr(name)
            pipeline.pttl(name)
            _, count, left = await pipeline.execute()
        return Window(int(count), left / 1000)

    async def forget(self, key: str) -> None:
        """Begins anew."""
        await self._redis.delete(f"{self._prefix}:{key}")

    async def close(self) -> None:
        """Closes all connections."""
        await self._redis.aclose()


class RateLimits:
    """Refuses what comes too often."""

    def __init__(self, shared: Counter | None = None) -> None:
        self._own = MemoryCounter()
        self._shared = shared

    async def count(self, limit: Limit, *who: str) -> None:
        """Counts a request of somebody.

        Raises `TooManyRequestsException` with the seconds to wait.
        """
        window = await self._add(_key(limit, who), limit.seconds)
        if window.times > limit.times:
            seconds = max(1, math.ceil(window.seconds_left))
            raise TooManyRequestsException(
                f"that is too often; wait {seconds} seconds.",
                headers={"Retry-After": str(seconds)},
            )

    async def forget(self, limit: Limit, *who: str) -> None:
        """Begins to count anew for somebody."""
        key = _key(limit, who)
        await self._own.forget(key)
        if self._shared is not None:
            try:
                await self._shared.forget(key)
            except _UNREACHABLE as error:
                _log.warning("rate limits are not shared: %s", error)

    async def _add(self, key: str, seconds: int) -> Window:
        if self._shared is not None:
            try:
                return await self._shared.add(key, seconds)
            except _UNREACHABLE as error:
                _log.warning("rate limits are not shared: %s", error)
        return await self._own.add(key, seconds)


def _unreachable() -> tuple[type[Exception], ...]:
    try:
        from redis.exceptions import RedisError
    except ImportError:
        return DatabaseAway, SQLAlchemyError, OSError
    return DatabaseAway, SQLAlchemyError, OSError, RedisError


_UNREACHABLE = _unreachable()
"""What is raised when the shared counter cannot be used."""


def _key(limit: Limit, who: tuple[str, ...]) -> str:
    """Of a fixed length, whatever the names and addresses are."""
    return f"{limit.name}:{hashlib.sha256(chr(0).join(who).encode()).hexdigest()}"


def limits_of(connection: ASGIConnection[Any, Any, Any, Any]) -> RateLimits:
    """The rate limits of this process."""
    limits: RateLimits = connection.app.state.rate_limits
    return limits


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that is counted."""
    return network_of(connection.client.host if connection.client is not None else "")


def network_of(host: str) -> str:
    """An address as it is counted; of IPv6 the network, since whoever has one has all of it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class RateLimit(ASGIMiddleware):
    """Middleware that limits the requests of an address."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, limit: Limit, exclude: tuple[str, ...] = ()) -> None:
        self._limit = limit
        self._exclude = exclude

    def should_bypass_for_scope(self, scope: Scope) -> bool:
        """Some paths are not counted."""
        return scope["path"].startswith(self._exclude) if self._exclude else False

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Passes the request on, or refuses it."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        await limits_of(connection).count(self._limit, address_of(connection))
        await next_app(scope, receive, send)


PASSWORDS = RateLimit(Limit("passwords", 20, 60))
"""For routes that take a password."""

ENTERED_CARDS = RateLimit(CARD_SETS)
"""For routes that check all cards of a set."""

EXPENSIVE = RateLimit(Limit("expensive", 60, 60))
"""For routes that take much processor time."""


def new_tables(requests_per_minute: int) -> Limit:
    """The limit on new tables, which are kept: a tenth of the requests."""
    return Limit("new-tables", max(1, requests_per_minute // 10), 60)


def all_requests(per_minute: int) -> RateLimit:
    """The limit on all requests but those for the page's own files and of monitors."""
    free = ("/assets/", "/healthz", "/readyz", "/metrics")
    return RateLimit(Limit("requests", per_minute, 60), exclude=free)
