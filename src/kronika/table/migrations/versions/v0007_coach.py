"""The coach: what it found, and at which tables it was asked while they were played."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("coached", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "studies", sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False), sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False), sa.PrimaryKeyConstraint("table_id", "seat"))
