"""Boxes, the card sets that people have entered; results of finished games, for lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("user_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=30), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("card_values", sa.JSON(), nullable=False),
        sa.Column("playable", sa.Boolean(), nullable=False),
        sa.Column(
            "created", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False
        ),
        sa.Column(
            "changed", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_boxes_user_id"),
        sa.PrimaryKeyConstraint("id", name="pk_boxes"),
    )
    op.create_index("ix_boxes_user", "boxes", ["user_id"])
    op.add_column("tables", sa.Column("result", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("ended", sa.DateTime(timezone=True)))
