"""kill -9 of the server at random moments during bot and API play: no move lost, none doubled, no table stuck.

    python -m tests.faults.faults [--kills 100] [--database sqlite|postgresql|both]
"""

import argparse
import random
import secrets
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import func, select

from kronika.core.step import CHANCE
from kronika.referee.record import read
from kronika.referee.replay import verify
from kronika.table.database import open_engine
from kronika.table.schema import LOG, SNAPSHOTS, TABLES
from tests.patience import PATIENCE
from tests.table.postgres import Postgres, database
from tests.web.server import Server

PEOPLE, BOTS = 4, 3                    # tables with an API player and bots; tables of bots alone


@dataclass
class Client:
    """An API player that never gives up: it asks again until it is answered."""

    server: Server
    name: str
    retried: int = 0
    closing: bool = False
    tables: dict[str, list[str]] = field(default_factory=dict)          # accepted words by table
    http: httpx.Client = field(default_factory=lambda: httpx.Client(timeout=10, verify=False))

    def ask(self, method: str, path: str, token: str = "", body: Any = None, key: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {"Idempotency-Key": key} if key else {}
        while True:
            try:
                answer = self.http.request(method, f"{self.server.base}/api{path}", headers=headers, json=body)
                if answer.status_code not in (429, 503):
                    return answer
            except httpx.TransportError:
                self.retried += 1
            time.sleep(0.1)

    def run(self) -> None:
        while not self.closing:
            self.play()

    def play(self) -> None:
        wish = {"game": "seven_wonders", "name": self.name, "bots": ["greedy", "random"]}
        made = self.ask("POST", "/tables", body=wish, key=secrets.token_hex(16)).json()
        table, token = made["table"]["id"], made["seat_tokens"]["0"]
        self.tables[table] = []
        while True:
            now = self.ask("GET", f"/tables/{table}/options", token).json()
            if now.get("must"):
                self.move(table, token, random.choice(now["options"]), now["decision"])
            elif self.ask("GET", f"/tables/{table}", token).json()["status"] == "over":
                return
            else:
                time.sleep(0.01)

    def move(self, table: str, token: str, words: str, decision: str) -> None:
        """An answer of 200 is a promise: the move must be in the log, once."""
        answer = self.ask("POST", f"/tables/{table}/move", token, {"words": words, "decision": decision})
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.tables[table].append(words)


@dataclass
class Report:
    """What came out."""

    kills: int = 0
    moves: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: int = 0
    broken: list[str] = field(default_factory=list)
    games: int = 0
    retried: int = 0

    def good(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.broken)


def run(url: str, kills: int, seed: int = 1) -> Report:
    """So many kills on one database, then everything is played to its end and looked at."""
    server = Server(url, KRONIKA_BOT_SECONDS="20").start()
    try:
        return killed(server, url, kills, random.Random(seed))
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def killed(server: Server, url: str, kills: int, rng: random.Random) -> Report:
    report = Report()
    clients = [Client(server, f"Client {n}") for n in range(PEOPLE)]
    threads = [threading.Thread(target=client.run, daemon=True) for client in clients]
    for thread in threads:
        thread.start()
    for _ in range(kills):
        with server.client() as client:
            for _ in range(BOTS):
                client.post("/tables", json={"game": "seven_wonders", "kind": "bots", "seats": 3})
        time.sleep(rng.uniform(0.02, 1.2))
        server.kill()
        report.kills += 1
        server.start(wait=rng.random() < 0.8)
        if rng.random() < 0.2:
            time.sleep(rng.uniform(0, 0.5))      # sometimes again before it is ready
            server.kill()
            server.start()
        server.wait()
        if report.kills % 10 == 0:
            print(f"{report.kills} kills, {len(all_tables(url))} tables", file=sys.stderr, flush=True)
    for client in clients:
        client.closing = True
    for thread in threads:
        thread.join(PATIENCE)
    report.stuck = sum(thread.is_alive() for thread in threads) + len(unfinished(url, server))
    report.retried = sum(client.retried for client in clients)
    records = {table: server.client().get(f"/tables/{table}/record").text for table in all_tables(url)}
    server.stop()
    examine(url, clients, records, report)
    return report


def all_tables(url: str) -> list[str]:
    engine = open_engine(url)
    with engine.connect() as connection:
        found = [row[0] for row in connection.execute(select(TABLES.c.id))]
    engine.dispose()
    return found


def unfinished(url: str, server: Server) -> list[str]:
    """Tables that do not come to their end although the server runs: none of them goes on any more."""
    engine = open_engine(url)
    before, since = -1, time.monotonic()
    while True:
        with engine.connect() as connection:
            left = [row[0] for row in connection.execute(select(TABLES.c.id).where(TABLES.c.status != "over"))]
            lines = connection.execute(select(func.count()).select_from(LOG)).scalar_one()
        if lines != before:
            before, since = lines, time.monotonic()
        if not left or time.monotonic() > since + PATIENCE:
            engine.dispose()
            return left
        server.wait()
        time.sleep(0.5)


def examine(url: str, clients: list[Client], records: dict[str, str], report: Report) -> None:
    """The log itself: whole, in order, each promise kept once, and every record proven."""
    engine = open_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(select(LOG).order_by(LOG.c.table_id, LOG.c.seq)).all()
        results = {row.id: row for row in connection.execute(select(TABLES))}
        snapshots = connection.execute(select(SNAPSHOTS.c.table_id, SNAPSHOTS.c.seq)).all()
    engine.dispose()
    lines: dict[str, list[Any]] = {table: [] for table in results}
    for row in rows:
        lines[row.table_id].append(row)
    report.games = len(results)
    report.moves = sum(row.seat != CHANCE for row in rows)
    for table, found in lines.items():
        if [row.seq for row in found] != list(range(results[table].seq)):
            report.broken.append(f"{table}: the log has gaps")
        answered = Counter((row.seat, row.decision) for row in found
                           if row.seat != CHANCE and not row.words.startswith("undo "))
        report.doubled += sum(count - 1 for count in answered.values())
        verdict = verify(read(records[table]))
        if not (verdict.proven if results[table].status == "over" else verdict.replayed or "?" in records[table]):
            report.broken.append(f"{table}: {verdict.text}")
    for table, seq in snapshots:
        if seq > results[table].seq:
            report.broken.append(f"{table}: a snapshot of what never happened")
    for client in clients:
        for table, words in client.tables.items():
            missing = Counter(words) - Counter(row.words for row in lines[table] if row.seat == 0)
            report.lost += missing.total()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    chosen = parser.parse_args()
    good = True
    with ExitStack() as stack:
        urls = {}
        if chosen.database != "postgresql":
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            urls["sqlite"] = f"sqlite:///{Path(folder) / 'kronika.sqlite'}"
        if chosen.database != "sqlite":
            urls["postgresql"] = stack.enter_context(database(stack.enter_context(Postgres())))
        for name, url in urls.items():
            start = time.monotonic()
            report = run(url, chosen.kills)
            print(f"{name}: {report.kills} kills, {report.games} games, {report.moves} moves, "
                  f"{report.retried} requests cut off; lost {report.lost}, doubled {report.doubled}, "
                  f"stuck {report.stuck}, broken {len(report.broken)} {report.broken[:3]}; "
                  f"{time.monotonic() - start:.0f} s", flush=True)
            good &= report.good()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
