"""The application: routes, sessions, rate limits, security headers, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.enums import ScopeType
from litestar.types import ControllerRouterHandler

from ludotheque.server.accounts.session_cookie import SessionCookie, cookie_name
from ludotheque.server.operations import operator_actions, rate_limits, retention, status
from ludotheque.server.operations.admin import Admin
from ludotheque.server.operations.background_tasks import Periodic
from ludotheque.server.operations.origin import OriginCheck
from ludotheque.server.operations.rate_limits import PostgresCounter, RateLimits, RedisCounter
from ludotheque.server.operations.security_headers import (
    adding_headers,
    security_headers,
    without_body,
)
from ludotheque.server.operations.settings import Settings
from ludotheque.server.realtime import channels
from ludotheque.server.realtime.admission import Admission
from ludotheque.server.realtime.cluster import Publish
from ludotheque.server.realtime.raw_socket import keep_raw_socket
from ludotheque.server.routes import (
    accounts,
    boxes,
    games,
    health,
    learning,
    page,
    play,
    socket,
    tables,
)
from ludotheque.server.routes.error_responses import HANDLERS
from ludotheque.server.routes.openapi import complete_document, openapi_config
from ludotheque.server.services import connect
from ludotheque.server.storage.database import Database

_MAX_BODY = 256 * 1024
_STATIC = Path(__file__).parent / "static"
_log = logging.getLogger(__name__)


class App(Litestar):
    """A Litestar application that adds security headers and keeps direct access to WebSockets.

    Litestar's own hooks do not suffice: middleware does not see the responses to unknown addresses,
    and `before_send` would be called for every WebSocket message.
    """

    headers: Mapping[str, str] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handles one request or WebSocket, or start and stop."""
        if scope["type"] == ScopeType.HTTP:
            send = adding_headers(send, self.headers)
            if scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET"}, without_body(send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            keep_raw_socket(scope, receive, send)
            await self.state.admission.serve(super().__call__, scope, receive, send)
            return
        await super().__call__(scope, receive, send)


async def prepare(settings: Settings) -> tuple[str, str]:
    """Migrates the database; returns the secrets for session cookies and CSRF tokens."""
    database = Database(settings.database)
    try:
        await database.migrate()
        return await database.secret("session"), await database.secret("csrf")
    finally:
        await database.close()


async def check(settings: Settings) -> None:
    """Fails if the settings cannot be used, before any process is started."""
    await prepare(settings)
    database = Database(settings.database)
    await Admin(database, "serve").end_draining()
    await database.close()
    backend = channels.backend(settings.database, settings.channels)
    if backend is not None:
        await backend.on_startup()
        await backend.on_shutdown()


def create_app(settings: Settings, secrets: tuple[str, str] | None = None) -> App:
    """The application of one process; prepares the database unless the secrets are given."""
    session_secret, csrf_secret = secrets or asyncio.run(prepare(settings))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        async with AsyncExitStack() as stack:
            database = Database(settings.database)
            stack.push_async_callback(database.close)
            channel = channels.channel_name(csrf_secret)
            plugin = await _open_channel(settings, channel, stack)
            services = connect(
                database, session_secret, None if plugin is None else _publisher(plugin, channel)
            )
            app.state.services = services
            app.state.rate_limits = await _rate_limits(settings, database, channel, stack)
            await services.start()
            stack.push_async_callback(services.stop)
            for repeated, seconds in (
                (services.status.refresh, status.INTERVAL),
                (services.operator_actions.refresh, operator_actions.INTERVAL),
                (retention.Retention(database, settings).sweep_now, retention.INTERVAL),
            ):
                await stack.enter_async_context(Periodic(repeated, seconds))
            if settings.metrics:
                from ludotheque.server.operations import metrics

                stack.callback(metrics.register(services))
            if plugin is not None:
                subscriber = await stack.enter_async_context(plugin.start_subscription([channel]))
                peers = services.peers
                for work in (peers.listen(subscriber), peers.run_heartbeat()):
                    stack.callback(asyncio.create_task(work).cancel)
            yield

    handlers: list[ControllerRouterHandler] = [
        *health.HANDLERS,
        *accounts.HANDLERS,
        *games.HANDLERS,
        *learning.HANDLERS,
        *boxes.HANDLERS,
        *tables.HANDLERS,
        *play.HANDLERS,
        *socket.HANDLERS,
        *page.handlers(_STATIC),
    ]
    counting = []
    if settings.metrics:
        from ludotheque.server.operations import metrics

        handlers += metrics.handlers()
        counting.append(metrics.middleware())
    app = App(
        handlers,
        lifespan=[lifespan],
        middleware=[
            *counting,
            OriginCheck(secure=settings.secure),
            SessionCookie(secure=settings.secure),
            rate_limits.all_requests(settings.requests_per_minute),
        ],
        csrf_config=CSRFConfig(
            secret=csrf_secret,
            cookie_name=cookie_name("csrftoken", secure=settings.secure),
            header_name="x-csrf-token",
            cookie_secure=settings.secure,
            exclude=rf"^/(assets/|healthz|readyz|metrics|{page.SHARED_FILES})",
        ),
        # Assets have been compressed when they were built.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude="^/assets/"
        ),
        exception_handlers=HANDLERS,
        request_max_body_size=_MAX_BODY,
        debug=False,
        openapi_config=openapi_config(),
        logging_config=None,
    )
    app.state.admission = Admission(settings.sockets_per_address, settings.messages_per_second())
    app.state.new_tables = rate_limits.new_tables(settings.requests_per_minute)
    app.state.secure = settings.secure
    app.headers = security_headers(secure=settings.secure)
    return app


async def _rate_limits(
    settings: Settings, database: Database, prefix: str, stack: AsyncExitStack
) -> RateLimits:
    """Counts of requests, shared with the other processes if there can be any."""
    if settings.channels is not None:
        redis = RedisCounter(settings.channels, prefix)
        stack.push_async_callback(redis.close)
        return RateLimits(redis)
    return RateLimits(None if database.is_sqlite else PostgresCounter(database))


def openapi_schema() -> dict[str, Any]:
    """The OpenAPI document of the server, without a server or a database."""
    unused = "0" * 32
    app = create_app(Settings("sqlite:///unused.db"), (unused, unused))
    return complete_document(app.openapi_schema.to_schema())


async def _open_channel(
    settings: Settings, channel: str, stack: AsyncExitStack
) -> ChannelsPlugin | None:
    """The channel to the other processes, if there can be any."""
    backend = channels.backend(settings.database, settings.channels)
    if backend is None:
        return None
    return await stack.enter_async_context(ChannelsPlugin(backend=backend, channels=[channel]))


def _publisher(plugin: ChannelsPlugin, channel: str) -> Publish:
    async def publish(message: bytes) -> None:
        # The first attempt may find the connection broken; the second one opens a new one. If that
        # fails too, the other processes read the tables again when they have reconnected.
        for last in (False, True):
            try:
                await plugin.wait_published(message, channel)
                return
            except Exception as error:
                if last:
                    _log.error("a message to other processes was not sent", exc_info=error)

    return publish
