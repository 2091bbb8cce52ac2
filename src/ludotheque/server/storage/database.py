"""The database: SQLite in a file by default, PostgreSQL by its URL; the schema by Alembic."""

from __future__ import annotations

import asyncio
import secrets as random_secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.server.errors import BadDatabase
from ludotheque.server.storage import schema

T = TypeVar("T")
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class Database:
    """The connections to the database."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._writer = _sqlite_writer(self.engine) if self.is_sqlite else None

    async def migrate(self) -> None:
        """Brings the schema up to date; does nothing if it already is."""
        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    # Servers that start at the same time migrate one after the other.
                    await connection.execute(text("SELECT pg_advisory_xact_lock(1282753633)"))
                await connection.run_sync(_upgrade)
        except (OSError, OperationalError, InterfaceError) as error:
            # `repr` hides the password in the URL.
            raise BadDatabase(f"{self.engine.url!r} cannot be reached or used.") from error

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
        driver does, is much slower.
        """
        if self._writer is not None:
            return await asyncio.to_thread(self._write, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        assert self._writer is not None
        with self._writer.begin() as connection:
            return work(connection)

    def read(self) -> AsyncConnection:
        """A connection for reading: `async with database.read() as connection`."""
        return self.engine.connect()

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that commits at its end: `async with database.begin() as connection`."""
        return self.engine.begin()

    async def close(self) -> None:
        """Closes all connections."""
        await self.engine.dispose()
        if self._writer is not None:
            self._writer.dispose()


def _engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
    except Exception as error:
        raise BadDatabase("this is not the URL of a database.") from error
    driver = _DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise BadDatabase(f"'{parsed.drivername}' is not supported: sqlite or postgresql is.")
    if driver.startswith("sqlite"):
        _check_file(parsed.database)
    # Parameters contain seeds and positions, which error messages must not show. The ping detects
    # connections that the database has closed.
    engine = create_async_engine(
        parsed.set(drivername=driver), hide_parameters=True, pool_pre_ping=True
    )
    if driver.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _sqlite_writer(engine: AsyncEngine) -> Engine:
    """A synchronous engine on the same file, for transactions that run in a thread."""
    writer = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(writer, "connect", _prepare_sqlite)
    return writer


def _check_file(name: str | None) -> None:
    if not name or name == ":memory:":
        raise BadDatabase("the tables must outlive the server: name a file, sqlite:///file.db.")
    if not Path(name).parent.is_dir():
        raise BadDatabase(f"there is no folder '{Path(name).parent}' for the database.")


def _prepare_sqlite(connection: object, record: object) -> None:
    """WAL: readers do not wait for the writer. FULL: a commit is on disk when it returns."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
