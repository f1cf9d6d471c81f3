"""Many live tables at once: round trips of moves and pages, memory, what everybody computes.

    python -m tests.load.load [--size 200|1000] [--way api|pages|both]
                              [--tables N] [--seconds S] [--think S] [--processes N] [--database URL|postgresql]
                              [--bot LEVEL]

Of ten tables eight play 7 Wonders, one Through the Ages, one History of the World; each has one person, two bots of the
server (greedy ones, or `--bot search`) and a stream of events. A person thinks for `think` seconds on average; when a
game is over, a new table takes its place. By the API a person asks for its options and posts a move: two requests for
each move. By pages it does what a browser does: it fetches the fragment after its own move and after news that the page
does not show. The server has its default settings, but for limits: all the people come from one address.
"""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop

from tests.load.people import GAMES, Browser, Person
from tests.load.processes import costs, resident
from tests.load.report import Run, report
from tests.load.wire import Wire
from tests.table.postgres import Postgres, database
from tests.web.server import Server

SIZES = {200: (4.0, 240.0), 1000: (20.0, 300.0)}                       # tables: seconds of thinking, seconds of the run
RAMP = 20                              # tables made in a second
WAYS: dict[str, list[type[Person]]] = {"api": [Person], "pages": [Browser], "both": [Person, Browser]}


async def metrics(port: int) -> dict[str, float]:
    """What the server says of itself, without what has labels."""
    wire = Wire("127.0.0.1", port)
    answer = await wire.ask("GET", "/metrics")
    wire.close()
    rows = [line.split(" ") for line in answer.body.decode().splitlines() if answer.status == 200]
    return {row[0]: float(row[1]) for row in rows if row[0] != "#" and "{" not in row[0]}


async def watch(run: Run) -> None:
    while True:
        run.memory.append(sum(resident(pid) for pid in run.pids))
        await asyncio.sleep(1)


async def drive(servers: list[Server], kind: type[Person], tables: int, seconds: float, think: float,
                postgres: int = 0, enough: int = 0) -> Run:
    """Let that many people play; what is measured begins when all sit and have thought once. It ends early when there
    are `enough` moves."""
    run = Run(kind, tables, seconds, [server.process.pid for server in servers if server.process])
    ramp = min(tables / RAMP, seconds / 4)
    tasks: list[asyncio.Task[Any]] = []
    for number in range(tables):
        port = servers[number % len(servers)].port
        person = kind(port, run.figures, think, GAMES[number // len(servers) % len(GAMES)])
        tasks.append(asyncio.create_task(person.run(ramp * number / tables)))
    await until(tasks, ramp + 1.5 * think)
    tasks.append(asyncio.create_task(watch(run)))
    run.before = costs(run.pids, postgres)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not 0 < enough <= len(run.figures.moves):
        await until(tasks, min(seconds, 1))
    run.after = costs(run.pids, postgres)
    run.told = [await metrics(server.port) for server in servers]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return run


async def until(tasks: list[asyncio.Task[Any]], seconds: float) -> None:
    """Wait; whatever breaks meanwhile is raised."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


@contextlib.contextmanager
def place(wish: str) -> Iterator[tuple[str, int]]:
    """A database: the URL that was given, a PostgreSQL of our own, or a new SQLite file; and PostgreSQL's process."""
    if wish == "postgresql":
        with Postgres() as server, database(server) as url:
            yield url, server.process.pid
        return
    with tempfile.TemporaryDirectory() as folder:
        yield wish or f"sqlite:///{Path(folder) / 'kronika.sqlite'}", 0


def measure(kind: type[Person], chosen: argparse.Namespace) -> bool:
    with place(chosen.database) as (url, postgres):
        pause = {"KRONIKA_BOTS_ONLY_PAUSE": "0.3"}
        servers = [Server(url, **pause).start() for _ in range(chosen.processes)]
        try:
            run = uvloop.run(drive(servers, kind, chosen.tables, chosen.seconds, chosen.think, postgres))
        finally:
            for server in servers:
                server.stop()
    return report(run)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", type=int, default=200, choices=list(SIZES))
    parser.add_argument("--way", default="both", choices=list(WAYS))
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--think", type=float, default=-1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--bot", default=Person.bot)
    chosen = parser.parse_args()
    Person.bot = chosen.bot
    think, seconds = SIZES[chosen.size]
    chosen.tables = chosen.tables or chosen.size
    chosen.seconds = chosen.seconds or seconds
    chosen.think = think if chosen.think < 0 else chosen.think
    print(f"{chosen.tables} tables, {chosen.think:g} s of thinking, {chosen.seconds:g} s, {chosen.processes} "
          f"process(es) on {chosen.database.partition(':')[0] or 'sqlite'}, {os.cpu_count()} cores", flush=True)
    good = [measure(kind, chosen) for kind in WAYS[chosen.way]]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
