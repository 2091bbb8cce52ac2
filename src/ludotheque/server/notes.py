"""How processes hear of each other: through PostgreSQL, or through Redis if that is wanted.

Both mend a lost connection by themselves and then say so, since notes may have been lost. SQLite
serves one process, which has nobody to talk to.
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

from ludotheque.core.errors import LudothequeError

MISSED = b"missed"
"""What a process tells itself when it may have missed notes."""
_PAUSE = 1.0
"""Seconds between two attempts to reach the others again."""
_BACK = "the other processes can be heard again"
_log = logging.getLogger(__name__)


class BadChannels(LudothequeError):
    """The channels between processes cannot be used."""


def backend(database: str, channels: str | None) -> ChannelsBackend | None:
    """The channels between the processes of a house; ``None`` if there is only one process."""
    if channels is not None:
        return RedisNotes(channels)
    if database.startswith("postgresql"):
        plain = make_url(database).set(drivername="postgresql")
        return PostgresNotes(plain.render_as_string(hide_password=False))
    return None


def channel_of(secret: str) -> str:
    """The name of a house's channel; several houses may share a Redis."""
    return f"ludotheque_{hashlib.sha256(secret.encode()).hexdigest()[:20]}"


class PostgresNotes(AsyncPgChannelsBackend):
    """Litestar's channels on PostgreSQL: one connection to speak, one to hear, both mended."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn=dsn)
        self._speaker: Any = None
        self._speaking = asyncio.Lock()
        self._mending: asyncio.Task[None] | None = None
        self._closing = False

    async def on_startup(self) -> None:
        """Begins to listen."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Stops listening and speaking."""
        self._closing = True
        if self._mending is not None:
            self._mending.cancel()
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tells all processes something."""
        async with self._speaking:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    def _lost(self, connection: object) -> None:
        if not self._closing:
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        wanted = set(self._subscribed_channels)
        while True:
            try:
                self._listener_conn = await self._connect()
                self._subscribed_channels.clear()
                await self.subscribe(wanted)
                break
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(_PAUSE)
        self._listener_conn.add_termination_listener(self._lost)
        assert self._queue is not None
        for channel in wanted:
            self._queue.put_nowait((channel, MISSED))
        _log.warning(_BACK)


class RedisNotes(RedisChannelsPubSubBackend):
    """Litestar's channels on Redis, which keep listening when the connection was lost."""

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
            # It must not mend itself in silence, since notes would be missed.
            client = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        except ValueError as error:
            raise BadChannels("this is not the URL of a Redis: redis://host:port is.") from error
        super().__init__(redis=client)
        self._lost = (ConnectionError, TimeoutError, OSError)
        self._wanted: set[str] = set()

    async def on_startup(self) -> None:
        """Says at once if nobody is there."""
        try:
            await self._redis.ping()
        except self._lost as error:
            raise BadChannels("the Redis for the channels cannot be reached.") from error

    async def on_shutdown(self) -> None:
        """Stops listening and speaking."""
        await super().on_shutdown()
        await self._redis.aclose()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Begins to hear channels."""
        self._wanted.update(channels)
        await super().subscribe(self._wanted)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is told, and `MISSED` whenever the connection was lost in between."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except self._lost:
                await self._mend()
                for channel in self._wanted:
                    yield channel, MISSED

    async def _mend(self) -> None:
        while True:
            try:
                # This subscribes anew as well.
                await self._pub_sub.connect()  # type: ignore[no-untyped-call]
                return _log.warning(_BACK)
            except self._lost:
                await asyncio.sleep(_PAUSE)
