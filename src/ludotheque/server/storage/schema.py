"""The database schema. The game log (`entries`) is the source of truth for a game.

Entries are never changed. When several moves are submitted for the same step, the primary key
(table, number) lets the database accept exactly one of them. Snapshots and the columns `step`,
`actor` and `status` of a table can be derived from the log; they make reading fast.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    func,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


def _created() -> Column[object]:
    return Column("created", DateTime(timezone=True), nullable=False, server_default=func.now())


def _table_id() -> Column[str]:
    return Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True)


secrets = Table(
    "secrets",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Keys for signing cookies, shared by all processes of a server."""

users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(30), nullable=False),
    Column("login", String(90), unique=True),
    Column("password", String(200)),
    _created(),
)
"""Guests and accounts. A guest has no login and no password; `login` is the normalized name."""

card_sets = Table(
    "card_sets",
    metadata,
    Column("fingerprint", String(16), primary_key=True),
    Column("game", String(30), nullable=False),
    Column("card_values", JSON, nullable=False),
)
"""The card values that games started with, each set stored once."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(30), nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("cards", String(16), ForeignKey("card_sets.fingerprint"), nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", Integer, ForeignKey("users.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("status", String(10), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("position", JSON),
    Column("step", Integer, nullable=False),
    Column("actor", Integer),
    Column("successor", String(12)),
    _created(),
    Index("ix_tables_status", "status", "listed"),
)
"""`position` is the first position of a forked game; `successor` is the table of the rematch."""

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id")),
    Column("bot", String(30)),
    Column("resigned", Boolean, nullable=False),
    Index("ix_seats_user", "user_id"),
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(60), nullable=False),
    Column("events", JSON, nullable=False),
    _created(),
)
"""The game log. `events` saves replaying the game to show the log; redacted when sent."""

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False, index=True),
    Column("user_id", Integer, ForeignKey("users.id"), nullable=False),
    Column("text", String(500), nullable=False),
    _created(),
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("target", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("votes", JSON, nullable=False),
    Column("status", String(10), nullable=False),
)
"""Undos and replacements by a bot that need the consent of the other players."""

visits = Table(
    "visits",
    metadata,
    _table_id(),
    Column("user_id", Integer, ForeignKey("users.id"), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""The last entry of a table's log that each user has seen."""
