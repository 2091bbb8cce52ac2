"""Backups: all rows of a database as compressed JSON lines, the same for SQLite and PostgreSQL.

The first line says which schema the rows have, the last one how many there are. A backup shows one
moment of the database, also while servers are using it.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    DateTime,
    MetaData,
    Table,
    Text,
    cast,
    func,
    insert,
    inspect,
    select,
    text,
    type_coerce,
)

import ludotheque
from ludotheque.server.errors import BadBackup
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.migrate import known_revisions, migrate
from ludotheque.server.storage.times import now

FORMAT = 1
_BATCH = 500
"""Rows that are read or inserted together."""
_TIME = "%Y-%m-%d %H:%M:%S.%f"
_IGNORED = {"alembic_version", "rate_limits"}
Progress = Callable[[str, int], None]
"""Called with the name of a table and the number of its rows."""


async def write_backup(database: Database, file: Path, progress: Progress) -> int:
    """Writes all rows into a file that only its owner may read; returns their number.

    The file appears when it is complete.
    """
    unfinished = file.with_name(f"{file.name}.unfinished")
    async with database.snapshot() as connection:
        try:
            with os.fdopen(
                os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb"
            ) as raw:
                with gzip.open(raw, "wt", encoding="utf-8") as target:
                    rows = await connection.run_sync(_dump, target.write, progress)
                raw.flush()
                os.fsync(raw.fileno())
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)
    return rows


def _dump(connection: Connection, write: Callable[[str], object], progress: Progress) -> int:
    header = {
        "ludotheque": ludotheque.__version__,
        "format": FORMAT,
        "revision": MigrationContext.configure(connection).get_current_revision(),
        "created": now().isoformat(timespec="seconds"),
    }
    write(json.dumps(header) + "\n")
    total = 0
    for table in _tables(connection):
        columns = [_read_column(connection, column).label(column.name) for column in table.c]
        before = total
        # A few rows at a time: the largest table need not fit into memory.
        rows = connection.execution_options(yield_per=_BATCH).execute(select(*columns))
        for row in rows.mappings():
            values = {name: _plain(value) for name, value in row.items()}
            write(json.dumps([table.name, values]) + "\n")
            total += 1
        progress(table.name, total - before)
    write(json.dumps({"rows": total}) + "\n")
    return total


def _tables(connection: Connection) -> list[Table]:
    """The tables with rows worth keeping, those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in _IGNORED]


def _read_column(connection: Connection, column: Column[Any]) -> Any:
    """A column as it is stored: a damaged value is backed up too."""
    if isinstance(column.type, JSON):
        return cast(column, Text)
    if isinstance(column.type, DateTime) and connection.dialect.name == "sqlite":
        return type_coerce(column, Text)
    return column


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.astimezone(UTC).strftime(_TIME)
    return value


async def read_backup(file: Path, database: Database, progress: Progress) -> int:
    """Fills an empty database with the rows of a backup, in one transaction; returns their number.

    The schema is brought up to date afterwards. Raises `BadBackup`.
    """
    lines = _lines(file)
    header = next(lines, None)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup(f"{file} is not a backup of Ludothèque.")
    revision = header.get("revision")
    if revision not in known_revisions():
        raise BadBackup(f"{file} was written by a newer version of Ludothèque.")
    rows = 0

    def load(connection: Connection) -> None:
        nonlocal rows
        _check_empty(connection)
        migrate(connection, revision)
        rows = _load(connection, file, lines, progress)

    await database.change_schema(load)
    await database.migrate()
    return rows


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            for line in source:
                yield json.loads(line)
    except OSError as error:
        raise BadBackup(
            f"{file}: {error.strerror or 'it is not a backup of Ludothèque'}."
        ) from error
    except (EOFError, ValueError) as error:
        raise BadBackup(f"{file} is damaged.") from error


def _check_empty(connection: Connection) -> None:
    names = inspect(connection).get_table_names()
    if "users" in names and connection.execute(text("SELECT 1 FROM users")).first():
        raise BadBackup(
            f"{connection.engine.url!r} has rows already; a backup is restored into an empty "
            "database."
        )


def _load(connection: Connection, file: Path, lines: Iterator[Any], progress: Progress) -> int:
    known = {table.name: table for table in _tables(connection)}
    for table in reversed(known.values()):
        connection.execute(table.delete())
    counts = dict.fromkeys(known, 0)
    batch: list[dict[str, Any]] = []
    name = ""

    def flush() -> None:
        if batch:
            connection.execute(insert(known[name]), batch)
            counts[name] += len(batch)
            batch.clear()

    for line in lines:
        if isinstance(line, dict):
            flush()
            if line.get("rows") != sum(counts.values()):
                raise BadBackup(f"{file} is damaged: rows are missing.")
            break
        if line[0] != name or len(batch) == _BATCH:
            flush()
            name = line[0]
        batch.append(_row(known[name], line[1]))
    else:
        raise BadBackup(f"{file} is damaged: its end is missing.")
    for table in known.values():
        progress(table.name, counts[table.name])
        _continue_numbers(connection, table)
    return sum(counts.values())


def _row(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    return {column.name: _restored(column, values[column.name]) for column in table.c}


def _restored(column: Column[Any], value: Any) -> Any:
    if value is None:
        return None
    try:
        if isinstance(column.type, JSON):
            return json.loads(value)
        if isinstance(column.type, DateTime):
            at = datetime.fromisoformat(value)
            return at.replace(tzinfo=UTC) if column.type.timezone else at
    except ValueError:
        # It was damaged before it was backed up; whoever reads the row sets it aside.
        return value if isinstance(column.type, JSON) else datetime.fromtimestamp(0, UTC)
    return value


def _continue_numbers(connection: Connection, table: Table) -> None:
    """Lets PostgreSQL number the next row after those that were inserted with their numbers."""
    if connection.dialect.name != "postgresql" or "id" not in table.c:
        return
    sequence = connection.execute(
        select(func.pg_get_serial_sequence(table.name, "id"))
    ).scalar_one()
    if sequence is not None:
        last = select(func.coalesce(func.max(table.c.id), 0) + 1).scalar_subquery()
        connection.execute(select(func.setval(sequence, last, False)))
