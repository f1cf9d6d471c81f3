"""Who opened a table, after whom it is called where nobody named it.

Titles stay as they are: of an old one nobody knows whether somebody gave it.
"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(40), nullable=False, server_default=""))
