"""The URL of a database, checked."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ludotheque.server.errors import BadDatabase

_SUPPORTED = "sqlite", "postgresql"


def parse_url(url: str) -> URL:
    """The parts of a URL. Raises `BadDatabase` for one that cannot be used."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase("this is not the URL of a database.") from error
    if parsed.get_backend_name() not in _SUPPORTED:
        raise BadDatabase(f"'{parsed.drivername}' is not supported: sqlite or postgresql is.")
    if parsed.get_backend_name() == "sqlite":
        _check_file(parsed.database)
    return parsed


def _check_file(name: str | None) -> None:
    if not name or name == ":memory:":
        raise BadDatabase("the tables must outlive the server: name a file, sqlite:///file.db.")
    if not Path(name).parent.is_dir():
        raise BadDatabase(f"there is no folder '{Path(name).parent}' for the database.")
