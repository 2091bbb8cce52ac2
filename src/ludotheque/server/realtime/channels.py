"""The channel between server processes: PostgreSQL by default, or Redis.

Both back ends reconnect by themselves and then deliver `MISSED`, since messages may have been lost.
SQLite serves a single process, which needs no channel.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from sqlalchemy.engine import make_url

from ludotheque.server.errors import BadChannels

MISSED = b"missed"
"""Delivered when messages may have been lost."""
_RETRY_AFTER = 1.0
"""Seconds between two attempts to reconnect."""
_RECONNECTED = "reconnected to the channel between server processes"
_log = logging.getLogger(__name__)


def backend(database: str, channels: str | None) -> ChannelsBackend | None:
    """The back end of the channel; ``None`` if there can only be one process."""
    if channels is not None:
        return RedisChannel(channels)
    if database.startswith("postgresql"):
        plain = make_url(database).set(drivername="postgresql")
        return PostgresChannel(plain.render_as_string(hide_password=False))
    return None


def channel_name(secret: str) -> str:
    """The name of a server's channel; several servers may share a Redis."""
    return f"ludotheque_{hashlib.sha256(secret.encode()).hexdigest()[:20]}"


class PostgresChannel(AsyncPgChannelsBackend):
    """Litestar's channels on PostgreSQL, with reconnecting publisher and listener."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn=dsn)
        self._publisher: Any = None
        self._publishing = asyncio.Lock()
        self._reconnecting: asyncio.Task[None] | None = None
        self._closing = False

    async def on_startup(self) -> None:
        """Starts listening."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Closes all connections."""
        self._closing = True
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Sends a message to all processes."""
        async with self._publishing:
            if self._publisher is None or self._publisher.is_closed():
                self._publisher = await self._connect()
            for channel in channels:
                await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    def _lost(self, connection: object) -> None:
        if not self._closing:
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        wanted = set(self._subscribed_channels)
        while True:
            try:
                self._listener_conn = await self._connect()
                self._subscribed_channels.clear()
                await self.subscribe(wanted)
                break
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(_RETRY_AFTER)
        self._listener_conn.add_termination_listener(self._lost)
        assert self._queue is not None
        for channel in wanted:
            self._queue.put_nowait((channel, MISSED))
        _log.warning(_RECONNECTED)


class RedisChannel(RedisChannelsPubSubBackend):
    """Litestar's channels on Redis, with a listener that reconnects."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import ConnectionError, TimeoutError
        except ImportError as error:
            raise BadChannels(
                "channels on Redis need one more package: pip install redis"
            ) from error
        try:
            # The client must not reconnect silently: lost messages would go unnoticed.
            client = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        except ValueError as error:
            raise BadChannels("this is not the URL of a Redis: redis://host:port is.") from error
        super().__init__(redis=client)
        self._lost = (ConnectionError, TimeoutError, OSError)
        self._wanted: set[str] = set()

    async def on_startup(self) -> None:
        """Fails at once if Redis cannot be reached."""
        try:
            await self._redis.ping()
        except self._lost as error:
            raise BadChannels("the Redis for the channels cannot be reached.") from error

    async def on_shutdown(self) -> None:
        """Closes all connections."""
        await super().on_shutdown()
        await self._redis.aclose()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Subscribes to channels."""
        self._wanted.update(channels)
        await super().subscribe(self._wanted)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """All messages, and `MISSED` whenever the connection was lost in between."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except self._lost:
                await self._reconnect()
                for channel in self._wanted:
                    yield channel, MISSED

    async def _reconnect(self) -> None:
        while True:
            try:
                # This subscribes again as well.
                await self._pub_sub.connect()  # type: ignore[no-untyped-call]
                return _log.warning(_RECONNECTED)
            except self._lost:
                await asyncio.sleep(_RETRY_AFTER)
