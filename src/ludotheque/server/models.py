"""What is stored. The log (`entries`) is the truth; everything else only makes it quick to use.

An entry is never changed. The primary key (table, number) decides who answered a decision: of
several answers with one number the database accepts one.
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


def _moment() -> Column[object]:
    return Column("created", DateTime(timezone=True), nullable=False, server_default=func.now())


def _table_id() -> Column[str]:
    return Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True)


secrets = Table(
    "secrets",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""What signs cookies; shared by all processes of one house."""

users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(30), nullable=False),
    Column("login", String(90), unique=True),
    Column("password", String(200)),
    _moment(),
)
"""People. A guest has neither login nor password. `login` is the name with its case folded."""

card_sets = Table(
    "card_sets",
    metadata,
    Column("fingerprint", String(16), primary_key=True),
    Column("game", String(30), nullable=False),
    Column("card_values", JSON, nullable=False),
)
"""The card values that games were begun with, each set once."""

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
    _moment(),
    Index("ix_tables_status", "status", "listed"),
)
"""`position` is where a branched game begins; `step` and `actor` serve lists of tables."""

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
    _moment(),
)
"""The log. `events` spares replaying a game to tell it; they are redacted when they are told."""

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
    _moment(),
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
"""What needs the consent of others: to take something back, to replace somebody by a bot."""

visits = Table(
    "visits",
    metadata,
    _table_id(),
    Column("user_id", Integer, ForeignKey("users.id"), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""How far each person has seen a table."""
