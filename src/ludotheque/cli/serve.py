"""`ludotheque serve`: the tables in a browser."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from typing import Annotated

import typer

from ludotheque.core.errors import LudothequeError


class CannotServe(LudothequeError):
    """The server cannot run like that."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port.")] = 8765,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where tables are stored: `sqlite:///file.db` or `postgresql://...`.",
            show_default="a SQLite file in your own folder",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="Server processes; more than one needs PostgreSQL.")
    ] = 1,
    channels: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Let processes hear of each other through a Redis: `redis://host:port`.",
            show_default="through PostgreSQL",
        ),
    ] = None,
    requests_per_minute: Annotated[
        int, typer.Option(min=1, help="Requests that one address may make of each process.")
    ] = 1200,
    secure: Annotated[
        bool, typer.Option("--secure", help="Behind TLS: bind the cookies to it.")
    ] = False,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
) -> None:
    """Serve the games to browsers: on this machine, or on a network.

    Everything is stored in a database, at once; the server may be stopped or killed at any moment
    and goes on where it was. Several servers, or `--workers N`, share their tables through one
    PostgreSQL; limits are counted by each of them for itself.

    Behind TLS, say `--secure`, and let what stands in front pass on the headers `Host` and
    `X-Forwarded-For`.

    For example:

    `ludotheque serve --open`

    `ludotheque serve --host 0.0.0.0 --database postgresql://user@host/games --workers 4`
    """
    try:
        from granian import Granian
        from granian.constants import Interfaces

        from ludotheque.server.app import check
        from ludotheque.server.operations.settings import (
            Settings,
            default_database,
            to_environment,
        )
    except ImportError as error:
        raise CannotServe(
            "the server needs more packages: pip install ludotheque[server]"
        ) from error
    settings = Settings(
        database=database or default_database(),
        secure=secure,
        requests_per_minute=requests_per_minute,
        channels=channels,
    )
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise CannotServe("several workers need a PostgreSQL database; SQLite serves one.")
    _check_port(host, port)
    asyncio.run(check(settings))
    to_environment(settings)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    print(f"Ludothèque is at {address} (stop with Ctrl-C)", flush=True)
    if open_page:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    Granian(
        "ludotheque.server.asgi:make",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        factory=True,
        websockets=True,
        respawn_failed_workers=workers > 1,
        log_enabled=False,
    ).serve()


def _check_port(host: str, port: int) -> None:
    """Says so before anything starts if nobody can be served there."""
    try:
        family = socket.getaddrinfo(host, port)[0][0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise CannotServe(f"{host}:{port} cannot be used: {error.strerror}.") from error
