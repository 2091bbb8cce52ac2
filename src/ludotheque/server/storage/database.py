"""The database: SQLite in a file by default, PostgreSQL by its URL; the schema by Alembic."""

from __future__ import annotations

import asyncio
import logging
import secrets as random_secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from asyncpg.exceptions import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    TimeoutError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.server.errors import BadDatabase, DatabaseAway
from ludotheque.server.storage import schema
from ludotheque.server.storage.migrate import check_current, migrate, sqlite_migrator
from ludotheque.server.storage.sqlite_file import file_of, make_private
from ludotheque.server.storage.url import parse_url

T = TypeVar("T")
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_CONNECT_TIMEOUT = 5.0
"""Seconds to connect to a PostgreSQL, and to wait for one of the connections."""
_BUSY_TIMEOUT = 10_000
"""Milliseconds to wait for a SQLite file that another program is writing."""
_AWAY = (DBAPIError, OSError, PostgresError, TimeoutError, sqlite3.DatabaseError)
"""Errors of the database as a whole: not there, locked, full, not to be written."""
_MISTAKES = (
    DataError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.NotSupportedError,
    sqlite3.ProgrammingError,
)
"""Errors of one statement."""
_log = logging.getLogger(__name__)


class Database:
    """The connections to the database."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._writer = _sqlite_writer(self.engine) if self.is_sqlite else None
        self._thread = ThreadPoolExecutor(1, "commit")
        """Commits wait for nothing else."""
        self.away: BadDatabase | None = None
        """Why it could not be used the last time; ``None`` if it could."""

    async def migrate(self) -> None:
        """Brings the schema up to date; does nothing if it already is.

        Raises `BadDatabase`.
        """
        await self.change_schema(migrate)

    async def check_usable(self) -> None:
        """Raises `BadDatabase` unless it is there and has the schema of this version."""
        file = file_of(str(self.engine.url)) if self.is_sqlite else None
        if file is not None and not file.exists():
            raise BadDatabase(f"there is no file {file}.")
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(check_current)
        except _AWAY as error:
            raise unusable(self.engine.url, error) from error

    async def change_schema(self, change: Callable[[Connection], None]) -> None:
        """Runs `change` in one transaction, on SQLite without checking references meanwhile.

        Raises `BadDatabase`.
        """
        try:
            if self.is_sqlite:
                await asyncio.to_thread(_change_file, self.engine.url, change)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(change)
        except _AWAY as error:
            raise unusable(self.engine.url, error) from error

    async def secret(self, name: str) -> str:
        """A secret shared by all processes of this server, generated when it is first needed."""
        row = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        async with self.begin() as connection:
            new = {"name": name, "value": random_secrets.token_hex(16)}
            await connection.execute(self.insert_new(schema.secrets).values(new))
            return str((await connection.execute(row)).scalar_one())

    def insert_new(self, table: object) -> sqlite.Insert | postgresql.Insert:
        """An INSERT that does nothing for rows whose key exists."""
        if self.is_sqlite:
            return sqlite.insert(table).on_conflict_do_nothing()  # type: ignore[arg-type]
        return postgresql.insert(table).on_conflict_do_nothing()  # type: ignore[arg-type]

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Runs `work` in one transaction, which is on disk when this returns.

        With SQLite all of it runs in one thread: switching threads for each statement, as the async
        driver does, is much slower. Raises `DatabaseAway`.
        """
        if self._writer is None:
            async with self.begin() as connection:
                return await connection.run_sync(work)
        with self._watched(writing=True):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        assert self._writer is not None
        with self._writer.begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading: `async with database.read() as connection`.

        Raises `DatabaseAway`.
        """
        with self._watched(writing=False):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection all of whose reads see the same moment. Raises `DatabaseAway`."""
        async with self.read() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
            await connection.rollback()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that commits at its end: `async with database.begin() as connection`.

        Raises `DatabaseAway`.
        """
        with self._watched(writing=True):
            async with self.engine.begin() as connection:
                yield connection

    @contextmanager
    def _watched(self, *, writing: bool) -> Iterator[None]:
        """Raises `DatabaseAway` for errors of the connection, and notes whether writing works."""
        try:
            yield
        except _AWAY as error:
            if isinstance(error, _MISTAKES):
                raise
            if self.away is None:
                _log.error("%s", unusable(self.engine.url, error))
            self.away = unusable(self.engine.url, error)
            raise DatabaseAway(
                "the server cannot reach its database; nothing is lost, try again in a moment."
            ) from error
        if writing and self.away is not None:
            self.away = None
            _log.warning("%r is back.", self.engine.url)

    async def ping(self) -> None:
        """Asks whether it is there. Raises `DatabaseAway`."""
        async with self.read() as connection:
            await connection.execute(select(1))

    async def probe(self) -> None:
        """Tries to write. Raises `DatabaseAway`."""
        row = {"name": "probed", "value": str(int(time.time()))}
        async with self.begin() as connection:
            await connection.execute(
                delete(schema.switches).where(schema.switches.c.name == "probed")
            )
            await connection.execute(insert(schema.switches).values(row))

    async def close(self) -> None:
        """Closes all connections."""
        await self.engine.dispose()
        if self._writer is not None:
            self._writer.dispose()
        self._thread.shutdown()


def _write_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _engine(url: str) -> AsyncEngine:
    parsed = parse_url(url)
    driver = _DRIVERS[parsed.get_backend_name()]
    # Parameters contain seeds and positions, which error messages must not show. The ping detects
    # connections that the database has closed.
    limits: dict[str, Any] = {"pool_timeout": _CONNECT_TIMEOUT}
    if not driver.startswith("sqlite"):
        limits["connect_args"] = {"timeout": _CONNECT_TIMEOUT}
    engine = create_async_engine(
        parsed.set(drivername=driver),
        hide_parameters=True,
        pool_pre_ping=True,
        json_serializer=_write_json,
        **limits,
    )
    if driver.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _sqlite_writer(engine: AsyncEngine) -> Engine:
    """A synchronous engine on the same file, for transactions that run in a thread."""
    writer = create_engine(
        engine.url.set(drivername="sqlite"), hide_parameters=True, json_serializer=_write_json
    )
    event.listen(writer, "connect", _prepare_sqlite)
    return writer


def _prepare_sqlite(connection: object, record: object) -> None:
    """WAL: readers do not wait for the writer. FULL: a commit is on disk when it returns."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={_BUSY_TIMEOUT}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _change_file(url: URL, change: Callable[[Connection], None]) -> None:
    make_private(Path(str(url.database)))
    with sqlite_migrator(url).begin() as connection:
        change(connection)


_CAUSES = {
    "not a database": "is not a database.",
    "malformed": "is damaged; restore a backup.",
    "readonly": "cannot be written: check the permissions of the file and its folder.",
    "unable to open": "cannot be opened: check the permissions of the file and its folder.",
    "disk is full": "cannot be written: the disk is full.",
    "locked": "is locked by another program.",
}
"""What SQLite says, and what is said to the operator."""


def unusable(url: URL, error: Exception) -> BadDatabase:
    """Why a database cannot be used, in one sentence; the password in the URL is hidden."""
    url = url.set(drivername=url.get_backend_name())
    said = str(error)
    for words, cause in _CAUSES.items():
        if words in said:
            return BadDatabase(f"{url!r} {cause}")
    orig = getattr(error, "orig", None) or error
    why = " ".join(str(orig).split())
    return BadDatabase(f"{url!r} cannot be reached or used{': ' + why if why else ''}.")
