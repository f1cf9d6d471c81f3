"""Accounts keep their name as it was written, beside the one by which it is found."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("shown", sa.String(40), nullable=False, server_default=""))
    op.execute("UPDATE accounts SET shown = name")
