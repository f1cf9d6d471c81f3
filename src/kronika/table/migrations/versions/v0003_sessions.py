"""Sessions are kept here and not in the cookie; the administrator is named on the command line; what was taken while
signed in is the account's alone."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TAKEN = ("DELETE FROM claims WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = claims.table_id "
         "AND seats.number = claims.seat AND seats.account IS NOT NULL)")
HOSTED = ("DELETE FROM claims WHERE seat = -1 AND EXISTS (SELECT 1 FROM tables WHERE tables.id = claims.table_id "
          "AND tables.host_account IS NOT NULL)")


def upgrade() -> None:
    op.create_table(
        "sessions", sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("account", sa.Integer(), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False), sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("label", sa.String(40), nullable=False), sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False), sa.UniqueConstraint("hash"), sqlite_autoincrement=True)
    op.create_index("sessions_by_account", "sessions", ["account"])
    op.add_column("accounts", sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.drop_column("accounts", "epoch")
    op.execute(TAKEN)
    op.execute(HOSTED)
