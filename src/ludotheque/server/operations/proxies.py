"""Trusted proxies: what they say about the client is believed, what others say is removed."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Any

from ludotheque.server.errors import BadProxies

LOOPBACK = "127.0.0.1, ::1"
_FORWARDED = b"x-forwarded-"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(text: str) -> list[Network]:
    """The addresses and networks of a list such as `127.0.0.1, 10.0.0.0/8`.

    Raises `BadProxies`.
    """
    found: list[Network] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ipaddress.ip_network(part))
        except ValueError as error:
            raise BadProxies(
                f"'{part}' is no address and no network; '10.0.0.7' and '10.0.0.0/8' are."
            ) from error
    return found


class TrustedProxies:
    """An ASGI application that sees the client's address instead of the proxy's."""

    def __init__(self, app: Any, trusted: Sequence[Network]) -> None:
        self._app = app
        self._trusted = trusted

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handles one connection, or start and stop."""
        if scope["type"] in ("http", "websocket"):
            scope = dict(scope)
            client = scope.get("client")
            if client is not None and self._trusts(client[0]):
                address = self._client_address(scope["headers"])
                if address is not None:
                    scope["client"] = (address, 0)
            else:
                headers = scope["headers"]
                scope["headers"] = [h for h in headers if not h[0].startswith(_FORWARDED)]
        await self._app(scope, receive, send)

    def _client_address(self, headers: Sequence[tuple[bytes, bytes]]) -> str | None:
        """The last address that no trusted proxy has; what stands before it may be invented."""
        lines = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]
        addresses = [part.strip() for part in ",".join(lines).split(",")]
        for address in reversed([one for one in addresses if one]):
            if not self._trusts(address):
                return address
        return None

    def _trusts(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(parsed, "ipv4_mapped", None)
        return any((mapped or parsed) in network for network in self._trusted)
