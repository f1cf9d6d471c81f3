"""The first schema: tables, seats, log, snapshots, chat, accounts, tokens, claims, settings, pulse."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str, length: int = 0) -> sa.Column[str]:
    return sa.Column(name, sa.String(length) if length else sa.Text(), nullable=False)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def time(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=nullable)


def flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False)


def key() -> sa.Column[int]:
    return sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True)


def upgrade() -> None:
    tables()
    seats()
    histories()
    people()


def tables() -> None:
    op.create_table(
        "tables", sa.Column("id", sa.String(16), primary_key=True), number("rev"), text("status", 8), text("kind", 8),
        text("title", 80), text("game", 40), text("edition", 16), text("mode", 16), text("options"), number("seats"),
        text("clock", 16), text("timeout", 8), text("lang", 2), flag("memory"), text("host", 64),
        sa.Column("host_account", sa.Integer()), text("seed", 64), text("start"), number("rules"), text("data", 16),
        number("seq"), number("draws"), number("awaits"), flag("practice"), text("result"), text("legacy"),
        text("source", 16), text("rematch", 16), flag("archived"), time("created"), time("touched"), time("ended"))
    op.create_index("tables_by_status", "tables", ["status", "archived", "touched"])


def seats() -> None:
    op.create_table(
        "seats", of_table(), number("number"), text("kind", 8), text("name", 40), text("level", 16), flag("stand_in"),
        sa.Column("account", sa.Integer()), text("secret", 64), text("string", 80), time("bank"),
        time("since", nullable=True), time("deadline", nullable=True), text("vote", 8), text("email", 254),
        text("webhook", 500), number("notified"), sa.PrimaryKeyConstraint("table_id", "number"))
    op.create_index("seats_by_account", "seats", ["account"])
    op.create_index("seats_by_deadline", "seats", ["deadline"])


def histories() -> None:
    op.create_table(
        "log", of_table(), number("seq"), number("seat"), text("words"), number("decision"), flag("sealed"),
        number("moment"), number("shown"), text("notes"), time("at"), sa.PrimaryKeyConstraint("table_id", "seq"))
    op.create_table("snapshots", of_table(), number("seq"), text("saved"), sa.PrimaryKeyConstraint("table_id", "seq"))
    op.create_table(
        "chat", of_table(), number("n"), number("seat"), text("name", 40), text("code", 24), text("text"), time("at"),
        sa.PrimaryKeyConstraint("table_id", "n"))


def people() -> None:
    op.create_table(
        "accounts", key(), text("name", 40), text("password", 200), number("epoch"), text("lang", 2),
        text("email", 254), text("webhook", 500), time("created"), sa.UniqueConstraint("name"),
        sqlite_autoincrement=True)
    op.create_table(
        "tokens", key(), sa.Column("account", sa.Integer(), sa.ForeignKey("accounts.id"), nullable=False),
        text("hash", 64), text("label", 40), time("created"), sa.UniqueConstraint("hash"), sqlite_autoincrement=True)
    op.create_table("claims", text("visitor", 32), of_table(), number("seat"), text("secret", 64),
                    sa.PrimaryKeyConstraint("visitor", "table_id", "seat"))
    op.create_table("settings", sa.Column("key", sa.String(40), primary_key=True), text("value"))
    op.create_table("pulse", sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False), time("total"),
                    time("beat"))
