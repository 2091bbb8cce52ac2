"""Security and cache headers of every HTTP response, errors and static files included."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Send

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
_TLS_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}


def security_headers(*, secure: bool) -> Mapping[str, str]:
    """The headers, with those that need TLS if the server is reached over it."""
    return _HEADERS | (_TLS_HEADERS if secure else {})


def adding_headers(send: Send, headers: Mapping[str, str]) -> Send:
    """An ASGI `send` that adds headers to the response.

    What does not say for how long it may be kept is not kept by any cache.
    """

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            response = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                response[name] = value
            if "cache-control" not in response or message["status"] >= 500:
                response["Cache-Control"] = "no-store"
        await send(message)

    return send_with_headers


def without_body(send: Send) -> Send:
    """An ASGI `send` for the response to a HEAD request: that to a GET request, without body."""

    async def send_without_body(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_without_body
