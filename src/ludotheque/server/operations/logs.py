"""Log lines: for people or as JSON, with the id of the request that they belong to."""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

from ludotheque.server.operations.settings import Settings

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being handled; empty outside of requests."""
_access = logging.getLogger("ludotheque.access")
_ID = re.compile(rb"[0-9A-Za-z._-]{1,64}")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_EXTRA = "request"
"""The attribute of a log record with further fields."""


class TextLines(logging.Formatter):
    """A line with time, level, text, and the id of the request.

    Addresses may contain anything: nobody writes lines of their own into the log.
    """

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is given
        """The text, without control characters."""
        return _CONTROL.sub(lambda found: repr(found[0])[1:-1], super().formatMessage(record))

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a traceback if there is one."""
        line = f"{_time(record)} {record.levelname.lower():7} {super().format(record)}"
        id = request_id.get()
        return f"{line} [{id}]" if id else line


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The object."""
        found: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            found["request_id"] = request_id.get()
        found |= getattr(record, _EXTRA, {})
        if record.exc_info:
            found["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(found).decode()


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def configure_logs(settings: Settings) -> None:
    """Writes the log of this process to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("ludotheque").setLevel(settings.log_level.upper())
    _access.setLevel(logging.INFO if settings.access_log else logging.WARNING)


class RequestLog:
    """An ASGI application that gives each request an id and logs it when it has been answered.

    The id is that of a proxy (`X-Request-Id`) or a new one; the response has it too.
    """

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handles one connection, or start and stop."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        id = _request_id(scope["headers"])
        token = request_id.set(id)
        started = time.monotonic()
        answer = {"status": 101 if scope["type"] == "websocket" else 500}

        async def send_with_id(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer["status"] = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", id.encode())]
            await send(message)

        try:
            plain = scope["type"] == "websocket"
            await self._app(scope, receive, send if plain else send_with_id)
        finally:
            if _access.isEnabledFor(logging.INFO):
                _log_request(scope, answer["status"], time.monotonic() - started)
            request_id.reset(token)


def _request_id(headers: Any) -> str:
    for name, value in headers:
        if name == b"x-request-id" and _ID.fullmatch(value):
            return str(value.decode())
    return secrets.token_hex(8)


def _log_request(scope: Any, status: int, seconds: float) -> None:
    """One line; without the query, which may contain what a player is about to do."""
    client = scope.get("client")
    fields = {
        "method": scope.get("method", "WEBSOCKET"),
        "path": scope["path"],
        "status": status,
        "milliseconds": round(seconds * 1000, 1),
        "client": client[0] if client else "",
    }
    line = "{client} {method} {path} {status} {milliseconds} ms".format(**fields)
    # A path may contain line breaks, which must not look like another line.
    _access.info("%s", ascii(line)[1:-1], extra={_EXTRA: fields})
