"""Origin check of everything that changes something, and of WebSockets.

Browsers send cookies with requests of any page. The CSRF token alone does not protect WebSockets,
nor against a page of a sibling domain, which may plant cookies.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.server.errors import ForeignOrigin

_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_DEFAULT_PORTS = {"http": ":80", "https": ":443"}
_OWN_PAGES = {"same-origin", "none"}
"""Values of `Sec-Fetch-Site` for requests of our own pages, and of the address bar."""


def check_origin(scope: Scope, *, secure: bool) -> None:
    """Rejects requests of pages of other origins; programs that name no origin are accepted.

    Raises `ForeignOrigin`.
    """
    headers = Headers.from_scope(scope)
    origin = headers.get("origin")
    if origin is None:
        own = headers.get("sec-fetch-site", "none") in _OWN_PAGES
    else:
        # `X-Forwarded-Host` comes from a trusted proxy, or has been removed.
        hosts = headers.get("host"), headers.get("x-forwarded-host")
        own = any(_is_own(origin, host, secure=secure) for host in hosts if host)
    if not own:
        raise ForeignOrigin("this page does not belong to this server.")


class OriginCheck(ASGIMiddleware):
    """Middleware that checks the origin of every request that may change something."""

    def __init__(self, *, secure: bool) -> None:
        self._secure = secure

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Passes the request on, or rejects it."""
        if is_writing(scope):
            check_origin(scope, secure=self._secure)
        await next_app(scope, receive, send)


def is_writing(scope: Scope) -> bool:
    """Whether an HTTP request may change something."""
    return scope["type"] == ScopeType.HTTP and scope["method"] not in _SAFE_METHODS


def _is_own(origin: str, host: str, *, secure: bool) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in (("https",) if secure else ("http", "https")):
        return False
    port = _DEFAULT_PORTS[parts.scheme]
    return parts.netloc.lower().removesuffix(port) == host.lower().removesuffix(port)
