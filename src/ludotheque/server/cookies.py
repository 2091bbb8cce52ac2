"""The cookie that says who somebody is: sealed, and worth nothing if it was tampered with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import SerializationException
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

_YEAR = 365 * 24 * 3600


class SealedCookies(ClientSideSessionBackend):
    """Litestar's sealed cookies; one that cannot be read at all is nobody's."""

    async def load_from_connection(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> dict[str, Any]:
        """What the cookie holds."""
        try:
            return await super().load_from_connection(connection)
        except (SerializationException, ValueError, KeyError, TypeError):
            return {}


@dataclass
class SealedCookieConfig(CookieBackendConfig):
    """How the cookies are sealed."""

    _backend_class = SealedCookies


def sessions(secret: str, *, secure: bool) -> SealedCookieConfig:
    """Sessions that last a year."""
    return SealedCookieConfig(
        secret=secret.encode(), max_age=_YEAR, secure=secure, samesite="lax", httponly=True
    )
