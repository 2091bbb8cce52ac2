"""Filled databases of earlier versions, on SQLite and PostgreSQL.

`tools/filled_database.py` has made them.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, MetaData, create_engine, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from ludotheque.server.storage import migrate as migration
from ludotheque.server.storage.database import Database

VERSION_0_1 = "0002"
"""The revision of the database of version 0.1.0."""
_STORED = Path(__file__).parent / "0.1.0.sql.gz"
Rows = dict[str, list[dict[str, Any]]]


def filled_sqlite(file: Path, revision: str = VERSION_0_1) -> str:
    """A SQLite file as version 0.1.0 left it, or at another revision; returns its URL."""
    with sqlite3.connect(file) as connection:
        connection.executescript(gzip.decompress(_STORED.read_bytes()).decode())
        if revision < VERSION_0_1:
            connection.execute("ALTER TABLE tables DROP COLUMN hints")
            connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    url = f"sqlite:///{file}"
    if revision > VERSION_0_1:
        engine = migration.sqlite_migrator(URL.create("sqlite", database=str(file)))
        with engine.begin() as migrated:
            migration.migrate(migrated, revision)
    return url


def filled_postgres(url: str, file: Path, revision: str = VERSION_0_1) -> str:
    """An empty PostgreSQL database with the rows of that version."""
    filled_sqlite(file, min(revision, VERSION_0_1))
    content = rows_of(f"sqlite:///{file}")

    async def fill() -> None:
        database = Database(url)
        try:
            async with database.begin() as connection:
                await connection.run_sync(migration.migrate, min(revision, VERSION_0_1))
                await connection.run_sync(_insert, content)
            async with database.begin() as connection:
                await connection.run_sync(migration.migrate, revision)
        finally:
            await database.close()

    asyncio.run(fill())
    return url


def _insert(connection: Connection, content: Rows) -> None:
    metadata = MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        if table.name != "alembic_version" and content[table.name]:
            connection.execute(insert(table), content[table.name])
            if "id" in table.c and table.c.id.autoincrement is True:
                last = f"(SELECT max(id) FROM {table.name})"
                sequence = f"pg_get_serial_sequence('{table.name}', 'id')"
                connection.execute(text(f"SELECT setval({sequence}, {last})"))


def rows_of(url: str) -> Rows:
    """The content of all tables but the revision, by key."""

    def read(connection: Connection) -> Rows:
        metadata = MetaData()
        metadata.reflect(connection)
        return {
            table.name: [
                dict(row)
                for row in connection.execute(
                    select(table).order_by(*table.primary_key.columns)
                ).mappings()
            ]
            for table in metadata.sorted_tables
            if table.name != "alembic_version"
        }

    async def ask() -> Rows:
        engine = create_async_engine(Database(url).engine.url)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(read)
        finally:
            await engine.dispose()

    if url.startswith("postgresql"):
        return asyncio.run(ask())
    with create_engine(url).connect() as connection:
        return read(connection)
