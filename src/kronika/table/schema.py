"""The database: what is kept of tables, seats, logs, chat and accounts. Times are milliseconds since 1970."""
from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables", METADATA,
    Column("id", String(16), primary_key=True),
    Column("rev", Integer, nullable=False),          # rises with every change; a change names the one it saw
    Column("status", String(8), nullable=False),     # open, playing, over
    Column("kind", String(8), nullable=False),       # open, private, hotseat, bots
    Column("title", String(80), nullable=False),     # as somebody named it, else empty: see table/naming.py
    Column("maker", String(40), nullable=False),     # the name of whoever opened it
    Column("game", String(40), nullable=False),
    Column("edition", String(16), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("options", Text, nullable=False),         # JSON
    Column("seats", Integer, nullable=False),
    Column("clock", String(16), nullable=False),
    Column("timeout", String(8), nullable=False),    # bot, vote
    Column("lang", String(2), nullable=False),
    Column("memory", Boolean, nullable=False),       # the memory aid is shown
    Column("host", String(64), nullable=False),      # hash of the host's secret
    Column("host_account", Integer),
    Column("seed", String(64), nullable=False),
    Column("start", Text, nullable=False),           # the position of a fork, else empty
    Column("rules", Integer, nullable=False),
    Column("data", String(16), nullable=False),      # the hash of its components
    Column("box", String(40), nullable=False),       # the name of the owner's box they are from; empty: ours
    Column("seq", Integer, nullable=False),          # lines of the log
    Column("draws", Integer, nullable=False),        # draws made from the seed
    Column("awaits", Integer, nullable=False),       # seats awaited, as bits
    Column("practice", Boolean, nullable=False),
    Column("coached", Boolean, nullable=False),      # the coach was asked while it was played
    Column("result", Text, nullable=False),          # JSON of scores, ranks and reason
    Column("legacy", Text, nullable=False),          # the record as it was before a migration of its rules
    Column("source", String(16), nullable=False),    # the table it is a rematch or fork of
    Column("rematch", String(16), nullable=False),   # the table that follows it
    Column("pace", Integer, nullable=False),         # of bots alone: milliseconds for a turn, or as table/pace.py says
    Column("archived", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("tables_by_status", "status", "archived", "touched"),
)

SEATS = Table(
    "seats", METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),       # empty, human, bot
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),     # of the bot
    Column("stand_in", Boolean, nullable=False),     # the bot keeps the seat of a human who may come back
    Column("account", Integer),
    Column("secret", String(64), nullable=False),    # hash of the seat's secret
    Column("string", String(80), nullable=False),    # the seat's own part of chance
    Column("bank", BigInteger, nullable=False),      # milliseconds left when the clock was last stopped
    Column("since", BigInteger),                     # the pulse at which the clock was started
    Column("deadline", BigInteger),                  # the pulse at which the time is up
    Column("vote", String(8), nullable=False),       # end, bot
    Column("email", String(254), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("notified", Integer, nullable=False),     # the decision of which the seat was last told
    PrimaryKeyConstraint("table_id", "number"),
    Index("seats_by_account", "account"),
    Index("seats_by_deadline", "deadline"),
)

LOG = Table(
    "log", METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("decision", Integer, nullable=False),     # the decision that it answers; -1 for chance
    Column("sealed", Boolean, nullable=False),
    Column("moment", Integer, nullable=False),       # how often something had been revealed before it
    Column("shown", Integer, nullable=False),        # and after it
    Column("notes", Text, nullable=False),           # JSON of what happened
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

SNAPSHOTS = Table(
    "snapshots", METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("saved", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

CHAT = Table(
    "chat", METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),         # -1: a spectator or the host, -2: the server itself
    Column("name", String(40), nullable=False),
    Column("code", String(24), nullable=False),      # what the server says, else empty
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

ACCOUNTS = Table(
    "accounts", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False, unique=True),     # folded
    Column("shown", String(40), nullable=False),     # as it was written
    Column("password", String(200), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("email", String(254), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("admin", Boolean, nullable=False),        # given on the command line alone
    sqlite_autoincrement=True,                       # a number once given is never given again
)

TOKENS = Table(
    "tokens", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

SESSIONS = Table(
    "sessions", METADATA,                            # browsers that are signed in
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),     # of the secret in the browser's cookie
    Column("visitor", String(32), nullable=False),   # who the browser is besides: what it holds without an account
    Column("label", String(40), nullable=False),     # the device
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_by_account", "account"),
    sqlite_autoincrement=True,
)

CLAIMS = Table(
    "claims", METADATA,                              # which seats are held by those who came by their links
    Column("visitor", String(32), nullable=False),   # a browser without an account, or `@` and an account's number
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),         # -1: the host
    Column("secret", String(64), nullable=False),    # hash of the secret it was claimed with
    PrimaryKeyConstraint("visitor", "table_id", "seat"),
)

RATINGS = Table(
    "ratings", METADATA,                             # how strong whoever held the seat was after the game; people only
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ended", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ratings_by_end", "ended"),
)

STUDIES = Table(
    "studies", METADATA,                             # what the coach has found about a seat's decisions
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),            # JSON
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

SETTINGS = Table(
    "settings", METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PULSE = Table(
    "pulse", METADATA,                               # how long servers have been up, in all
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("total", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)
