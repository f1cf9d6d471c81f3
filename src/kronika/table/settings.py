"""What a server can be told: by the command line and by environment variables that begin with KRONIKA_."""
from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from kronika.table.problem import Startup

LIMITS = ("all", "read", "move", "chat", "table", "account", "static")
HEADER = re.compile(r"[A-Za-z]+(-[A-Za-z]+)+")


@dataclass
class Settings:
    """Every setting with its default. `limits` are so many per so many seconds, by kind of request."""

    database: str = field(default="", repr=False)
    base_url: str = ""
    data: str = ""                     # a folder with an owner's own component files
    workers: int = 0                   # bot processes; 0: one less than the machine has cores, at least one
    bot_seconds: float = 5.0           # the longest a table waits for a bot
    bot_ms: int = 1000                 # milliseconds that a searching bot may think; a master has twice as many
    coach_seconds: float = 45.0        # that the coach may take for a whole game, if the bot processes are idle
    bots_only_pause: float = 2.0       # seconds between turns at a table of bots alone
    bots_open_pause: float = 1.0       # seconds after which bots answer where anybody may speak at any time
    live_memory: int = 0               # megabytes for tables in memory; 0: a quarter of what the machine has
    metrics_token: str = field(default="", repr=False)     # who may read /metrics; empty: this machine alone
    body_bytes: int = 65_536
    archive_days: int = 90
    proxy: str = ""                    # the header in which a proxy in front tells the asker's address
    proxies: int = 1                   # how many proxies in a row add to that header
    slow_seconds: float = 15.0         # the longest that a request may take to arrive, head and body each
    connections: int = 10_000          # lines open at once
    connections_address: int = 2500    # of them, from one address
    streams: int = 20                  # streams of events open at once, for one asker
    streams_address: int = 1500        # of them, for one address
    address_times: int = 10            # an address may do so many times what one asker may
    limit_all: str = "10000/10"        # whatever it is, for each address
    limit_read: str = "600/10"
    limit_move: str = "100/10"
    limit_chat: str = "10/10"
    limit_table: str = "60/60"
    limit_account: str = "10/60"
    limit_static: str = "2000/10"
    smtp_host: str = ""                # empty: no e-mail
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_from: str = ""
    smtp_tls: bool = True
    webhooks: bool = False
    webhook_seconds: float = 5.0


COUNTS = ("slow_seconds", "connections", "connections_address", "streams", "streams_address", "address_times",
          "proxies", "body_bytes")


def from_environment(environment: Mapping[str, str] | None = None, **chosen: str) -> Settings:
    """Settings from KRONIKA_* and what was chosen by name. Raises Startup for a value that cannot be read, and for
    KRONIKA_ADMIN: who relies on it must know that it makes nobody the administrator."""
    seen = os.environ if environment is None else environment
    if seen.get("KRONIKA_ADMIN"):
        raise Startup("startup-admin")
    values: dict[str, object] = {}
    for row in fields(Settings):
        text = chosen.get(row.name) or seen.get(f"KRONIKA_{row.name.upper()}")
        if text:
            values[row.name] = read(row.name, str(row.type), text)
    return Settings(**values)  # type: ignore[arg-type]


def read(name: str, kind: str, text: str) -> object:
    try:
        if kind == "bool":
            return {"1": True, "true": True, "on": True, "0": False, "false": False, "off": False}[text.lower()]
        if name.startswith("limit_"):
            rate(text)
        if name in COUNTS and not float(text) > 0:
            raise ValueError(text)
        if name == "proxy" and not HEADER.fullmatch(text):
            raise ValueError(text)
        return {"int": int, "float": float, "str": str}[kind](text)
    except (KeyError, ValueError):
        raise Startup("startup-setting", name=f"KRONIKA_{name.upper()}", value=text[:60]) from None


def rate(text: str) -> tuple[int, float]:
    """`100/10`: a hundred in ten seconds. Raises ValueError."""
    count, _, seconds = text.partition("/")
    if int(count) < 1 or float(seconds) <= 0:
        raise ValueError(text)
    return int(count), float(seconds)
