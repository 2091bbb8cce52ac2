"""A statement that SQLite executes for one row after another, without SQLAlchemy's work for each.

That work takes longer than SQLite itself, and a move needs two or three statements.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Update

Row = dict[str, Any]


class SqliteStatement:
    """A statement as the driver takes it: its text, and its values in their order."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._text = ""
        self._constants: Row = {}
        self._writers: list[tuple[str, Callable[[Any], Any] | None]] = []

    def execute(self, connection: Connection, rows: Sequence[Row]) -> list[bool]:
        """Executes it for each row in the connection's transaction; which of them it changed."""
        if not self._text:
            self._compile(connection, rows[0])
        cursor: Any = connection.connection.cursor()
        changed = []
        for row in rows:
            given = self._constants | row
            values = [
                given[name] if write is None else write(given[name])
                for name, write in self._writers
            ]
            cursor.execute(self._text, values)
            changed.append(cursor.rowcount > 0)
        cursor.close()
        return changed

    def _compile(self, connection: Connection, example: Row) -> None:
        dialect = connection.dialect
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=[*example])
        types = {name: bind.type.dialect_impl(dialect) for name, bind in compiled.binds.items()}
        self._constants = compiled.params
        self._writers = [(n, types[n].bind_processor(dialect)) for n in compiled.positiontup]
        self._text = str(compiled)
