"""The server put together: routes, sessions, limits, headers, and the page."""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import ASGIApp, ControllerRouterHandler, Message, Receive, Scope, Send

from ludotheque.server import line, notes
from ludotheque.server.cookies import sessions
from ludotheque.server.database import Database
from ludotheque.server.docs import openapi
from ludotheque.server.hall import Hall
from ludotheque.server.neighbours import Neighbours
from ludotheque.server.people import People
from ludotheque.server.problems import HANDLERS
from ludotheque.server.routes import games, pages, play, session, socket, tables

_BODY = 256 * 1024
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
_TLS_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}
_log = logging.getLogger(__name__)


class Settings(msgspec.Struct):
    """How a server runs."""

    database: str
    secure: bool = False
    """Whether it is reached by TLS, so that cookies may be bound to it."""
    requests_per_minute: int = 1200
    """From one address, counted by each process for itself."""
    channels: str | None = None
    """The URL of a Redis through which processes hear of each other, in place of PostgreSQL."""


def default_database() -> str:
    """A SQLite file in the player's own folder."""
    from ludotheque.folders import home

    home().mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home() / 'ludotheque.db'}"


async def prepare(settings: Settings) -> tuple[str, str]:
    """Brings the database up to date; returns the secrets that sign cookies and forms."""
    database = Database(settings.database)
    try:
        await database.migrate()
        return await database.secret("session"), await database.secret("csrf")
    finally:
        await database.close()


async def check(settings: Settings) -> None:
    """Says at once what cannot be used, before any process is started."""
    await prepare(settings)
    backend = notes.backend(settings.database, settings.channels)
    if backend is not None:
        await backend.on_startup()
        await backend.on_shutdown()


def create_app(settings: Settings, secrets: tuple[str, str] | None = None) -> Litestar:
    """The application; every process of a house makes its own."""
    session_secret, csrf_secret = secrets or asyncio.run(prepare(settings))

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncGenerator[None, None]:
        async with AsyncExitStack() as stack:
            database = Database(settings.database)
            stack.push_async_callback(database.close)
            channel = notes.channel_of(csrf_secret)
            channels = await _channels(settings, channel, stack)
            publish = None if channels is None else _publisher(channels, channel)
            hall = Hall(database, uuid.uuid4().hex, publish)
            app.state.hall = hall
            app.state.people = People(database)
            await hall.open()
            stack.push_async_callback(hall.close)
            if channels is not None:
                neighbours = Neighbours(hall)
                app.state.neighbours = neighbours
                subscriber = await stack.enter_async_context(channels.start_subscription([channel]))
                for work in (neighbours.listen(subscriber), neighbours.beat()):
                    stack.callback(asyncio.create_task(work).cancel)
            yield

    handlers: list[ControllerRouterHandler] = [
        *session.HANDLERS,
        *games.HANDLERS,
        *tables.HANDLERS,
        *play.HANDLERS,
        *socket.HANDLERS,
        *pages.handlers(Path(__file__).parent / "static"),
    ]
    app = Litestar(
        handlers,
        lifespan=[open_hall],
        middleware=[
            sessions(session_secret, secure=settings.secure).middleware,
            RateLimitConfig(
                rate_limit=("minute", settings.requests_per_minute), exclude=["^/assets", "^/$"]
            ).middleware,
        ],
        csrf_config=CSRFConfig(
            secret=csrf_secret, header_name="x-csrf-token", cookie_secure=settings.secure
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers=HANDLERS,
        request_max_body_size=_BODY,
        debug=False,
        openapi_config=openapi(),
    )
    headers = _HEADERS | (_TLS_HEADERS if settings.secure else {})
    app.asgi_handler = _at_the_door(app.asgi_handler, headers)
    return app


async def _channels(
    settings: Settings, channel: str, stack: AsyncExitStack
) -> ChannelsPlugin | None:
    """The way to the other processes, if there can be any."""
    backend = notes.backend(settings.database, settings.channels)
    if backend is None:
        return None
    return await stack.enter_async_context(ChannelsPlugin(backend=backend, channels=[channel]))


def _publisher(channels: ChannelsPlugin, channel: str) -> Callable[[bytes], Awaitable[None]]:
    """What sends a note to the other processes."""

    async def publish(message: bytes) -> None:
        # A connection may turn out to be dead; the second attempt makes a new one. If that fails
        # too, the others look for themselves when they can be reached again.
        for last in (False, True):
            try:
                await channels.wait_published(message, channel)
                return
            except Exception as error:
                if last:
                    _log.error("a note could not be sent", exc_info=error)

    return publish


def _at_the_door(app: ASGIApp, headers: dict[str, str]) -> ASGIApp:
    """Adds headers to every answer, errors and files included, and keeps the wires of sockets.

    It stands around the whole application: inside, every message of every socket would pass all
    that is there for answers.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = MutableScopeHeaders.from_message(message)
                for name, value in headers.items():
                    told[name] = value
            await send(message)

        if scope["type"] == ScopeType.HTTP:
            await app(scope, receive, add)
        else:
            line.lay(scope, receive, send)
            await app(scope, receive, send)

    return answer
