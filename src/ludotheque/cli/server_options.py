"""What the commands about a server share: the database, the file of settings, missing packages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.core.errors import LudothequeError


class CannotServe(LudothequeError):
    """The server cannot run like that."""


SettingsFile = Annotated[
    Path | None,
    typer.Option(
        "--settings",
        metavar="FILE",
        help="A TOML file with settings.",
        show_default="settings.toml in your own folder, if there is one",
    ),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where tables are stored: `sqlite:///file.db` or `postgresql://...`.",
        show_default="a SQLite file in your own folder",
    ),
]


@contextmanager
def server_packages() -> Iterator[None]:
    """Imports of the server. Raises `CannotServe` if its packages are not installed."""
    try:
        yield
    except ImportError as error:
        raise CannotServe("packages of the server are missing: pip install ludotheque") from error
