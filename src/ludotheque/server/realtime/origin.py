"""Origin check of WebSocket requests.

Browsers send cookies with WebSocket requests of any page, and the CSRF token protects HTTP only.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludotheque.server.errors import NotSeated


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Rejects WebSocket requests from other origins; programs that name none are accepted."""
    origin = connection.headers.get("origin")
    hosts = connection.headers.get("host"), connection.headers.get("x-forwarded-host")
    if origin is not None and urlsplit(origin).netloc not in hosts:
        raise NotSeated("this page does not belong to this server.")
