"""Sessions: an encrypted cookie that holds the user and the device."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import SerializationException
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

_YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class EncryptedCookies(ClientSideSessionBackend):
    """Litestar's encrypted cookies; a cookie that cannot be read is an empty session."""

    async def load_from_connection(self, connection: AnyConnection) -> dict[str, Any]:
        """The content of the cookie."""
        try:
            return await super().load_from_connection(connection)
        except (SerializationException, ValueError, KeyError, TypeError):
            return {}


@dataclass
class EncryptedCookieConfig(CookieBackendConfig):
    """The configuration of these cookies."""

    _backend_class = EncryptedCookies


def session_config(secret: str, *, secure: bool) -> EncryptedCookieConfig:
    """Sessions that last a year."""
    return EncryptedCookieConfig(
        secret=secret.encode(), max_age=_YEAR, secure=secure, samesite="lax", httponly=True
    )


def user_of(connection: AnyConnection) -> int | None:
    """The user of the session."""
    user = connection.session.get("user")
    return user if isinstance(user, int) else None


def device_of(connection: AnyConnection) -> str:
    """The device of the session; empty if it has never had a user."""
    device = connection.session.get("device")
    return device if isinstance(device, str) else ""


def set_user(connection: AnyConnection, user: int) -> None:
    """Starts a new session for a user, as a new device."""
    connection.session["user"] = user
    connection.session["device"] = secrets.token_urlsafe(12)
