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
    false,
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
"""Keys for signing tokens, shared by all processes of a server."""

users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(30), nullable=False),
    Column("login", String(90), unique=True),
    Column("password", String(200)),
    Column("skeleton", String(90)),
    _created(),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Index("ix_users_skeleton", "skeleton", unique=True),
)
"""Guests and accounts. A guest has no login and no password.

`login` is the name of an account without case, `skeleton` what the name looks like.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(60), nullable=False),
    _created(),
    Column("seen", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("ix_sessions_id", "id", unique=True),
    Index("ix_sessions_user", "user_id"),
)
"""Who is signed in where. `token` is the SHA-256 of what the cookie holds; `id` is no secret."""

rate_limits = Table(
    "rate_limits",
    metadata,
    Column("key", String(100), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("ends", DateTime(timezone=True), nullable=False),
)
"""Requests in the present window; used on PostgreSQL, where several processes count together."""

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
    Column("absence", Integer, nullable=False, server_default="180"),
    Column("several_seats", Boolean, nullable=False, server_default=false()),
    Column("spectator_chat", Boolean, nullable=False, server_default=true()),
    Column("removed", JSON, nullable=False, server_default="[]"),
    Column("status", String(10), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("position", JSON),
    Column("step", Integer, nullable=False),
    Column("actor", Integer),
    Column("successor", String(12)),
    Column("result", JSON(none_as_null=True)),
    Column("ended", DateTime(timezone=True)),
    _created(),
    Index("ix_tables_status", "status", "listed"),
)
"""`position` is the first position of a forked game; `successor` is the table of the rematch.

`result` is how a finished game ended, so that lists can say it; games that ended before there was
the column have none. `absence` is for how many seconds a player must be away to be replaced;
`removed` are the users whom the host has removed.
"""

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
    Column("name", String(30), nullable=False, server_default=""),
    Column("guest", Boolean, nullable=False, server_default=true()),
    Column("text", String(500), nullable=False),
    _created(),
)
"""`name` and `guest` are as they were when the line was written."""

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
    Column("due", DateTime(timezone=True)),
)
"""Undos, replacements by a bot and rematches, which need the consent of the other players.

A replacement is carried out when it is `due`, if the player is still away.
"""

visits = Table(
    "visits",
    metadata,
    _table_id(),
    Column("user_id", Integer, ForeignKey("users.id"), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""The last entry of a table's log that each user has seen."""

boxes = Table(
    "boxes",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id"), nullable=False),
    Column("game", String(30), nullable=False),
    Column("title", String(60), nullable=False),
    Column("card_values", JSON, nullable=False),
    Column("playable", Boolean, nullable=False),
    _created(),
    Column("changed", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("ix_boxes_user", "user_id"),
)
"""Card sets that people have entered from their printed games; whoever knows the id may use one.

Games copy the values when they start (`card_sets`), so that a box can be changed at any time.
"""

switches = Table(
    "switches",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", String(500), nullable=False),
)
"""What an operator has set for all processes of a running server, such as draining."""

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    _created(),
    Column("operator", String(60), nullable=False),
    Column("action", String(30), nullable=False),
    Column("target", String(60), nullable=False),
    Column("detail", String(500), nullable=False),
)
"""What operators have done. Rows are never changed; running servers follow the new ones."""
