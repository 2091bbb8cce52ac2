"""Brings the schema of a database up to date.

A migration is one transaction, on SQLite too: a process that is killed in the middle of it leaves
the database as it was, and the next start begins again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, inspect, text

from ludotheque.server.errors import BadDatabase

_COPY = "_alembic_tmp_"
"""How Alembic names the copy that replaces a table of SQLite."""
_LOCK = 1282753633
"""The advisory lock of PostgreSQL for servers that start at the same time."""


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrates within the transaction of a connection; does nothing if nothing is to be done.

    Raises `BadDatabase` if it holds something else, or was written by a newer version.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    _check(connection)
    _remove_leftovers(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def known_revisions() -> list[str]:
    """The revisions of the schema, oldest first."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return [script.revision for script in scripts][::-1]


def check_current(connection: Connection) -> None:
    """Raises `BadDatabase` unless the schema is that of this version."""
    _check(connection)
    if MigrationContext.configure(connection).get_current_revision() != known_revisions()[-1]:
        raise BadDatabase(
            f"{connection.engine.url!r} is empty or was written by an earlier version; start the "
            "server once to bring it up to date."
        )


def sqlite_migrator(url: URL) -> Engine:
    """An engine on a SQLite file whose transactions include changes of the schema.

    References are not checked meanwhile: tables are replaced by changed copies.
    """
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, record: object) -> None:
    # Python would open transactions by itself, and not for changes of the schema.
    connection.isolation_level = None
    for pragma in ("foreign_keys=OFF", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _check(connection: Connection) -> None:
    version = MigrationContext.configure(connection).get_current_revision()
    if version is not None and version not in known_revisions():
        raise BadDatabase(
            f"{connection.engine.url!r} was written by a newer version of Ludothèque; "
            "install that version."
        )
    names = set(inspect(connection).get_table_names())
    if names and "alembic_version" not in names:
        raise BadDatabase(
            f"{connection.engine.url!r} belongs to another program: it has a table "
            f"'{min(names)}' that Ludothèque did not make."
        )


def _remove_leftovers(connection: Connection) -> None:
    """Removes what version 0.1.0 left behind when its migrations failed or were killed.

    Copies of tables, and the tables of a first start that did not finish: those are empty.
    """
    names = set(inspect(connection).get_table_names())
    leftovers = {n for n in names if n.startswith(_COPY) and n.removeprefix(_COPY) in names}
    if names and MigrationContext.configure(connection).get_current_revision() is None:
        leftovers = names
    for name in sorted(leftovers):
        connection.execute(text(f'DROP TABLE "{name}"'))
