"""Many live tables at once on one server process: round trips of moves, memory, and what the bots keep up with.

    python -m tests.load.load [--tables 200] [--seconds 240] [--think 4] [--database URL]

Each table has one player by the API, with a live stream of events, and two greedy bots of the server. A player thinks
for `think` seconds on average; when a game is over, a new table takes its place. By default every table sees more than
one game end, so that the memory at the end is memory after finished games.
"""

import argparse
import asyncio
import importlib
import os
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.load.wire import Wire
from tests.web.server import Server

GOAL = 0.150                           # seconds for 99 of 100 moves
GROWTH = 1.10                          # memory at the end, compared with after the warm-up


@dataclass
class Figures:
    """What is measured."""

    moves: list[tuple[float, float]] = field(default_factory=list)      # when, and seconds for the round trip
    bots: list[float] = field(default_factory=list)                     # from my move to my next decision
    games: int = 0
    stale: int = 0
    ready: float = 0.0                                                  # when all tables were there
    processor: float = 0.0                                              # seconds that the server computed since
    memory: list[tuple[float, int]] = field(default_factory=list)


class Player:
    """One seat, one table after another."""

    def __init__(self, server: Server, figures: Figures, think: float) -> None:
        self.server, self.figures, self.think = server, figures, think
        self.wire = Wire("127.0.0.1", server.port)

    async def run(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while True:
            await self.game()
            self.figures.games += 1

    async def game(self) -> None:
        wish = {"game": "seven_wonders", "name": "Load", "bots": ["greedy", "greedy"]}
        status, made = await self.wire.ask("POST", "/tables", "", wish)
        assert status == 201, made
        table, token = made["table"]["id"], made["seat_tokens"]["0"]
        stream = Wire("127.0.0.1", self.server.port)
        moved = 0.0
        try:
            async for event in stream.events(f"/tables/{table}/events", token):
                state = event["state"]
                if state["status"] == "over":
                    return
                if state.get("must"):
                    if moved:
                        self.figures.bots.append(time.monotonic() - moved)
                    await asyncio.sleep(random.uniform(0.5, 1.5) * self.think)
                    moved = await self.move(table, token)
        finally:
            stream.close()

    async def move(self, table: str, token: str) -> float:
        _, now = await self.wire.ask("GET", f"/tables/{table}/options", token)
        if not now.get("must"):
            return 0.0
        body = {"words": random.choice(now["options"]), "decision": now["decision"]}
        start = time.monotonic()
        status, answer = await self.wire.ask("POST", f"/tables/{table}/move", token, body)
        self.figures.moves.append((start, time.monotonic() - start))
        assert status in (200, 409), answer
        self.figures.stale += status == 409
        return time.monotonic()


def resident(pid: int) -> int:
    """Kilobytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def computed(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def watch(server: Server, figures: Figures) -> None:
    assert server.process is not None
    while True:
        figures.memory.append((time.monotonic(), resident(server.process.pid)))
        await asyncio.sleep(1)


async def drive(server: Server, tables: int, seconds: float, think: float) -> Figures:
    figures = Figures()
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(watch(server, figures))]
    ramp = min(20.0, seconds / 4)
    for number in range(tables):
        tasks.append(asyncio.create_task(Player(server, figures, think).run(ramp * number / tables)))
    await asyncio.sleep(ramp + think)
    assert server.process is not None
    figures.ready = time.monotonic()
    before = computed(server.process.pid)
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    figures.processor = computed(server.process.pid) - before
    for task in done:
        task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def memory_growth(figures: Figures) -> tuple[int, int]:
    """Kilobytes: the mean of the middle tenth of the run, and of the last tenth."""
    rows = [size for _, size in figures.memory]
    tenth = max(1, len(rows) // 10)
    middle = len(rows) * 6 // 10
    return int(statistics.mean(rows[middle:middle + tenth])), int(statistics.mean(rows[-tenth:]))


def report(figures: Figures, tables: int, seconds: float) -> bool:
    trips = [trip for at, trip in figures.moves if at >= figures.ready]
    p50, p99 = percentile(trips, 0.5), percentile(trips, 0.99)
    middle, end = memory_growth(figures)
    mode = importlib.import_module("kronika.core.table").__file__ or ""
    kind = "compiled" if mode.endswith((".so", ".pyd")) else "interpreted"
    print(f"{kind}: {tables} tables, {seconds:.0f} s, {len(trips)} moves ({len(trips) / seconds:.0f}/s), "
          f"{figures.games} games over, {figures.stale} stale")
    print(f"round trip of a move: median {p50 * 1000:.0f} ms, 99 % {p99 * 1000:.0f} ms, "
          f"longest {max(trips) * 1000:.0f} ms")
    print(f"the server computed {figures.processor / seconds:.0%} of the time, "
          f"{figures.processor / len(trips) * 1000:.1f} ms for each move with all it leads to; "
          f"the machine's load was {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"until the bots have answered: median {percentile(figures.bots, 0.5) * 1000:.0f} ms, "
          f"99 % {percentile(figures.bots, 0.99) * 1000:.0f} ms")
    print(f"memory of the server: {middle // 1024} MB after the warm-up, {end // 1024} MB at the end")
    return p99 < GOAL and end < middle * GROWTH


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--think", type=float, default=4)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = chosen.database or f"sqlite:///{Path(folder) / 'kronika.sqlite'}"
        server = Server(url, KRONIKA_LIMIT_READ="600/10", KRONIKA_LIMIT_MOVE="100/10", KRONIKA_BOTS_ONLY_PAUSE="0.3")
        server.start()
        try:
            figures = asyncio.run(drive(server, chosen.tables, chosen.seconds, chosen.think))
        finally:
            server.stop()
    return 0 if report(figures, chosen.tables, chosen.seconds) else 1


if __name__ == "__main__":
    sys.exit(main())
