"""How strong people were after each of their games."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings", sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False), sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False), sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False), sa.PrimaryKeyConstraint("table_id", "seat"))
    op.create_index("ratings_by_end", "ratings", ["ended"])
