"""The server put together: routes, sessions, limits, headers, and the page."""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler, Message, Scope

import ludotheque
from ludotheque.server import notes
from ludotheque.server.cookies import sessions
from ludotheque.server.database import Database
from ludotheque.server.hall import Hall
from ludotheque.server.people import People
from ludotheque.server.problems import HANDLERS
from ludotheque.server.routes import games, pages, play, session, tables

_BODY = 256 * 1024
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
_ABOUT = """\
Tables for people and bots. Writes need the header `X-CSRF-Token` with the value of the cookie
`csrftoken`. A mistake is answered with a status of 4xx and `{"error": name, "sentence": text}`.

The table, live: a WebSocket at `/api/tables/{id}/live?since=N&seat=K` (both may be left out). The
server says `{"type": "hello", ...}` with all that `GET /api/tables/{id}` tells, its log beginning
at entry `N`; then `{"type": "step", "table", "frame", "log"}` after every entry of the log,
`{"type": "table", "table"}` when seats, proposals or presence change, and `{"type": "chat",
"chat"}`. The client may say `{"type": "act", "step", "action", "seat"}`, which is answered by the
`step` that everybody hears, or by `{"type": "refused", "step", "error", "sentence"}`.
"""
_TLS_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}
_log = logging.getLogger(__name__)


class Settings(msgspec.Struct):
    """How a server runs."""

    database: str
    secure: bool = False
    """Whether it is reached by TLS, so that cookies may be bound to it."""
    requests_per_minute: int = 1200


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


def create_app(settings: Settings, secrets: tuple[str, str] | None = None) -> Litestar:
    """The application; every process of a house makes its own."""
    session_secret, csrf_secret = secrets or asyncio.run(prepare(settings))
    channels = ChannelsPlugin(backend=notes.backend(settings.database), channels=[notes.CHANNEL])

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncGenerator[None, None]:
        async def publish(message: bytes) -> None:
            try:
                await channels.wait_published(message, notes.CHANNEL)
            except Exception as error:
                # What was done is done and stored; only the other processes hear of it later.
                _log.error("a note could not be sent", exc_info=error)

        database = Database(settings.database)
        hall = Hall(database, uuid.uuid4().hex, publish)
        app.state.hall = hall
        app.state.people = People(database)
        async with channels, channels.start_subscription([notes.CHANNEL]) as subscriber:
            listening = asyncio.create_task(_listen(hall, subscriber))
            await hall.open()
            try:
                yield
            finally:
                listening.cancel()
                await hall.close()
                await database.close()

    handlers: list[ControllerRouterHandler] = [
        *session.HANDLERS,
        *games.HANDLERS,
        *tables.HANDLERS,
        *play.HANDLERS,
        *pages.handlers(Path(__file__).parent / "static"),
    ]
    return Litestar(
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
        before_send=[_with_headers(_HEADERS | (_TLS_HEADERS if settings.secure else {}))],
        debug=False,
        openapi_config=OpenAPIConfig(
            title="Ludothèque",
            version=ludotheque.__version__,
            description=_ABOUT,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


async def _listen(hall: Hall, subscriber: Subscriber) -> None:
    async for message in subscriber.iter_events():
        try:
            await hall.hear(message)
        except Exception as error:
            _log.error("a note could not be followed", exc_info=error)


def _with_headers(headers: dict[str, str]) -> Callable[[Message, Scope], Awaitable[None]]:
    """Adds headers to every answer, errors and files included."""

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            told = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                told[name] = value

    return add
