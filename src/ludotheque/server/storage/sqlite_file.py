"""The file of a SQLite database: who may read it, and which server uses it."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ludotheque.server.errors import BadDatabase
from ludotheque.server.storage.url import parse_url

_OWNER_ONLY = 0o600
_log = logging.getLogger(__name__)


def file_of(url: str) -> Path | None:
    """The file of a database, if it is SQLite's. Raises `BadDatabase`."""
    parsed = parse_url(url)
    return Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None


def make_private(file: Path) -> None:
    """Creates the file if there is none; nobody but its owner may read it.

    It holds seeds, passwords and the keys of cookies. SQLite gives its other files the same mode.
    """
    os.close(os.open(file, os.O_CREAT | os.O_RDONLY, _OWNER_ONLY))
    for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        if one.exists() and one.stat().st_mode & 0o077:
            try:
                one.chmod(_OWNER_ONLY)
            except PermissionError:
                _log.warning("%s can be read by others, and it is not ours to change", one)


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Holds the lock of a SQLite file: two servers would not hear of each other's changes.

    The lock is that of an empty database beside it, which every system gives back when the
    process ends, however it ends. With PostgreSQL several servers may run. Raises `BadDatabase`.
    """
    file = file_of(url)
    if file is None:
        yield
        return
    beside = Path(f"{file}.lock")
    make_private(beside)
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BadDatabase(
                f"another server uses {file}; stop it, or give this one a database of its own."
            ) from error
        yield
