"""`ludotheque serve`: the tables in a browser."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from typing import Annotated

import typer

from ludotheque.cli.server_options import (
    CannotServe,
    DatabaseOption,
    SettingsFile,
    server_packages,
)


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at.", show_default="127.0.0.1")
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="The port.", show_default="8765")
    ] = None,
    database: DatabaseOption = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1, help="Server processes; more than one needs PostgreSQL.", show_default="1"
        ),
    ] = None,
    channels: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Connect the server processes through a Redis: `redis://host:port`.",
            show_default="through PostgreSQL",
        ),
    ] = None,
    requests_per_minute: Annotated[
        int | None,
        typer.Option(
            min=1, help="Requests that one address may make in a minute.", show_default="1200"
        ),
    ] = None,
    sockets_per_address: Annotated[
        int | None,
        typer.Option(
            min=1, help="WebSockets that one address may have at each process.", show_default="1000"
        ),
    ] = None,
    secure: Annotated[
        bool | None, typer.Option("--secure", help="Behind TLS: cookies are only sent over it.")
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Addresses and networks of proxies whose `X-Forwarded-For` is believed.",
            show_default="with --secure, this machine",
        ),
    ] = None,
    settings_file: SettingsFile = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
) -> None:
    """Serve the games to browsers: on this machine, or on a network.

    Every move is stored in the database at once. The server may be stopped or killed at any
    moment; after a restart all games go on. Several servers, or `--workers N`, share
    their tables and their rate limits through one PostgreSQL.

    Behind a TLS proxy, use `--secure`, and let the proxy pass on the headers `Host` and
    `X-Forwarded-For`. A proxy on another machine is named by `--trusted-proxies`.

    For example:

    `ludotheque serve --open`

    `ludotheque serve --host 0.0.0.0 --database postgresql://user@host/games --workers 4`
    """
    with server_packages():
        from ludotheque.server.app import check
        from ludotheque.server.operations.logs import configure_logs
        from ludotheque.server.operations.proxies import networks
        from ludotheque.server.operations.settings import load, to_environment
        from ludotheque.server.operations.worker_processes import run_workers
        from ludotheque.server.storage.sqlite_file import only_server
    options = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "channels": channels,
        "requests_per_minute": requests_per_minute,
        "sockets_per_address": sockets_per_address,
        "secure": secure,
        "trusted_proxies": trusted_proxies,
    }
    settings = load(options, settings_file).settings
    networks(settings.proxies())
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise CannotServe("several workers need a PostgreSQL database; SQLite serves one.")
    _check_port(settings.host, settings.port)
    with only_server(settings.database):
        asyncio.run(check(settings))
        to_environment(settings)
        configure_logs(settings)
        local = settings.host in ("127.0.0.1", "0.0.0.0")
        address = f"http://{'localhost' if local else settings.host}:{settings.port}/"
        print(f"Ludothèque is at {address} (stop with Ctrl-C)", flush=True)
        if open_page:
            threading.Timer(1.5, webbrowser.open, [address]).start()
        run_workers(settings.host, settings.port, settings.workers)


def _check_port(host: str, port: int) -> None:
    """Fails before anything is started if the port cannot be used."""
    try:
        family = socket.getaddrinfo(host, port)[0][0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise CannotServe(f"{host}:{port} cannot be used: {error.strerror}.") from error
