"""Trusted proxies: whose word about the client's address counts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludotheque.server.errors import BadProxies
from ludotheque.server.operations.proxies import TrustedProxies, networks
from ludotheque.server.operations.settings import Settings


def seen(trusted: str, peer: str, *headers: tuple[str, str]) -> tuple[str, dict[str, str]]:
    """The client's address, and the headers, as the application sees them."""
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope)

    scope = {
        "type": "http",
        "client": (peer, 1),
        "headers": [(name.encode(), value.encode()) for name, value in headers],
    }
    asyncio.run(TrustedProxies(app, networks(trusted))(scope, None, None))
    (scope,) = found
    return scope["client"][0], {name.decode(): value.decode() for name, value in scope["headers"]}


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ("10.0.0.7", "10.0.0.7", "192.0.2.1", "192.0.2.1"),
        ("10.0.0.0/8", "10.1.2.3", "192.0.2.1", "192.0.2.1"),
        ("10.0.0.0/8", "10.1.2.3", "192.0.2.9, 192.0.2.1, 10.0.0.4", "192.0.2.1"),
        ("fd00::/8", "fd00::1", "2001:db8::5", "2001:db8::5"),
        ("10.0.0.7", "::ffff:10.0.0.7", "192.0.2.1", "192.0.2.1"),
        ("", "10.0.0.7", "192.0.2.1", "10.0.0.7"),
        ("10.0.0.7", "10.0.0.8", "192.0.2.1", "10.0.0.8"),
        ("10.0.0.7", "10.0.0.7", "", "10.0.0.7"),
    ],
)
def test_the_address_of_the_client(trusted: str, peer: str, forwarded: str, client: str) -> None:
    assert seen(trusted, peer, ("x-forwarded-for", forwarded))[0] == client


def test_what_others_forward_is_removed() -> None:
    headers = ("x-forwarded-host", "evil"), ("host", "here")
    assert seen("10.0.0.7", "10.0.0.7", *headers)[1] == dict(headers)
    assert seen("10.0.0.7", "192.0.2.1", *headers)[1] == {"host": "here"}


def test_behind_tls_this_machine_is_trusted_unless_others_are_named() -> None:
    assert Settings("", secure=True).proxies() == "127.0.0.1, ::1"
    assert Settings("", secure=True, trusted_proxies="10.0.0.7").proxies() == "10.0.0.7"
    assert Settings("").proxies() == ""


def test_a_list_that_is_none_is_refused() -> None:
    with pytest.raises(BadProxies, match="'proxy' is no address"):
        networks("10.0.0.7, proxy")
