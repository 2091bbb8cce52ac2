"""Sessions in the database, names that look alike, consent, chat lines with their names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ludotheque.server.accounts.names import skeleton

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.Column(
            "created", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False
        ),
        sa.Column("seen", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_sessions_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_id", "sessions", ["id"], unique=True)
    op.create_index("ix_sessions_user", "sessions", ["user_id"])
    op.create_table(
        "rate_limits",
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("ends", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_rate_limits"),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Counting need not wait for the disk.
        op.execute("ALTER TABLE rate_limits SET UNLOGGED")
    for table, column in (
        ("users", sa.Column("skeleton", sa.String(length=90))),
        ("tables", sa.Column("absence", sa.Integer(), nullable=False, server_default="180")),
        ("tables", _flag("several_seats", sa.false())),
        ("tables", _flag("spectator_chat", sa.true())),
        ("tables", sa.Column("removed", sa.JSON(), nullable=False, server_default="[]")),
        ("chats", sa.Column("name", sa.String(length=30), nullable=False, server_default="")),
        ("chats", _flag("guest", sa.true())),
        ("proposals", sa.Column("due", sa.DateTime(timezone=True))),
    ):
        op.add_column(table, column)
    _fill()
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)


def _flag(name: str, default: sa.ColumnElement[bool]) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=default)


def _fill() -> None:
    """Accounts keep their names; of two that look alike, the older one reserves the look."""
    connection = op.get_bind()
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"))
    looks = sa.table("users", sa.column("id"), sa.column("skeleton"))
    taken = set()
    accounts = sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None))
    for row in connection.execute(accounts.order_by(users.c.id)).all():
        look = skeleton(row.name)[:90]
        if look not in taken:
            taken.add(look)
            this = sa.update(looks).where(looks.c.id == row.id)
            connection.execute(this.values(skeleton=look))
    connection.execute(
        sa.text(
            "UPDATE chats SET name = (SELECT name FROM users WHERE users.id = chats.user_id), "
            "guest = (SELECT login IS NULL FROM users WHERE users.id = chats.user_id)"
        )
    )
