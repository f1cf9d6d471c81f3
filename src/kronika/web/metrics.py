"""The server's numbers in the text format of Prometheus. Nothing in them names a table or a person."""
from __future__ import annotations

import hmac
import time
from ipaddress import ip_address
from pathlib import Path

from fastapi import Request

from kronika import __version__
from kronika.table.counts import STEPS, Histogram
from kronika.table.service import Service
from kronika.table.settings import Settings

KIND = "text/plain; version=0.0.4; charset=utf-8"
STARTED = time.time()
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")       # a proxy speaks for somebody far away


def may_read(request: Request, settings: Settings) -> bool:
    """Whoever has the token; without one, programs on this machine that ask directly. Behind a proxy nobody does."""
    if settings.metrics_token:
        wanted = f"Bearer {settings.metrics_token}"
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), wanted.encode())
    if settings.proxy:
        return False
    near = request.client is not None and is_here(request.client.host)
    return near and not any(name in request.headers for name in FORWARDED)


def is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def text(service: Service) -> str:
    """All of them."""
    counts = service.counts
    playing = sum(live.playing for live in service.tables.values())
    rows = [
        row("info", "gauge", "The version.", 1, f'{{version="{__version__}"}}'),
        row("start_time_seconds", "gauge", "When the process started.", STARTED),
        row("tables_live", "gauge", "Tables in memory.", len(service.tables)),
        row("tables_playing", "gauge", "Of these, tables in play.", playing),
        row("tables_bytes", "gauge", "Memory of these tables, estimated.", service.weight),
        row("tables_bytes_budget", "gauge", "Memory that tables may take.", service.budget),
        row("tables_loaded_total", "counter", "Tables read from the database.", counts.loaded),
        row("evictions_total", "counter", "Tables put out of memory to make room.", counts.evicted),
        row("streams", "gauge", "Open streams of events.", sum(map(len, service.bus.listeners.values()))),
        row("bots_queue", "gauge", "Tables that wait for a free bot process.", service.bots_waiting()),
        row("bots_busy_tables", "gauge", "Of these, tables that were told so.", len(service.busy)),
        row("moves_total", "counter", "Moves of people.", counts.moves),
        row("bot_moves_total", "counter", "Moves of bots.", counts.bot_moves),
        row("bot_moves_replaced_total", "counter", "Moves at random for bots that failed.", counts.replaced),
        row("memory_resident_bytes", "gauge", "Memory of the process.", resident()),
        *histogram("commit_seconds", "From a judged command until it is on disk.", counts.commits),
        *histogram("loop_lateness_seconds", "How late the event loop is.", counts.lateness),
        *histogram("bot_wait_seconds", "Until a bot process was free.", counts.bot_waits),
        *histogram("bot_thinking_seconds", "From a question to the bots' answer.", counts.bot_thinking)]
    return "\n".join(rows) + "\n"


def row(name: str, kind: str, help_: str, value: float, labels: str = "") -> str:
    return f"# HELP kronika_{name} {help_}\n# TYPE kronika_{name} {kind}\nkronika_{name}{labels} {value}"


def histogram(name: str, help_: str, seen: Histogram) -> list[str]:
    """Its steps, sum and count, and the longest of the last minute as a number of its own."""
    out = [f"# HELP kronika_{name} {help_}\n# TYPE kronika_{name} histogram"]
    total = 0
    for step, count in zip([*map(str, STEPS), "+Inf"], seen.counts):
        total += count
        out.append(f'kronika_{name}_bucket{{le="{step}"}} {total}')
    return [*out, f"kronika_{name}_sum {seen.sum}\nkronika_{name}_count {total}",
            row(f"{name}_longest", "gauge", f"{help_} The longest of the last minute.", seen.longest())]


def resident() -> int:
    """Bytes of memory that this process holds; 0 where that cannot be known."""
    try:
        status = Path("/proc/self/status").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0)
