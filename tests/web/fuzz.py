"""schemathesis over the whole API, with tables in play and every kind of right. `make fuzz` runs it for minutes.

KRONIKA_FUZZ_SECONDS   how long in all, half of it on SQLite and half on PostgreSQL; 600 if not said
"""

import contextlib
import os
import random
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Verbosity, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.errors import SchemathesisError

from tests.patience import PATIENCE
from tests.table.postgres import Postgres, database
from tests.web.server import Server, database_in, serving

MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
GAMES = {"seven_wonders": 2, "through_the_ages": 1, "history_of_the_world": 2}     # bots at a table beside a person
DICE = random.SystemRandom()           # not the one that hypothesis watches over
ROUND = 4                              # examples of an address before the next one has its turn
FRESH = 300                            # calls after which the cast is looked after


@dataclass
class Scene:
    """A table in play, with the tokens of a seat and of the host."""

    table: str
    seat: str
    host: str


@dataclass
class Cast:
    """Who asks one server, and where."""

    server: Server
    games: list[str] = field(default_factory=lambda: list(GAMES))
    scenes: list[Scene] = field(default_factory=list)
    person: str = ""
    browser: dict[str, str] = field(default_factory=dict)
    line: requests.Session = field(default_factory=requests.Session)

    def renew(self) -> None:
        """Whoever lost a right by what was asked gets a new one; a game that is over is followed by another."""
        kept = {scene.table: scene for scene in self.scenes if self.plays(scene)}
        games = self.games[len(kept):] if kept else self.games
        self.scenes = [*kept.values(), *(opened(self.server, game) for game in games)]
        with self.server.client(self.person or "p_none") as client:
            if client.get("/tokens").status_code != 200:
                self.person, self.browser = signed_up(self.server)

    def plays(self, scene: Scene) -> bool:
        with self.server.client(scene.seat) as client:
            found = client.get(f"/tables/{scene.table}")
            if found.status_code != 200 or found.json()["status"] != "playing" or not found.json()["you"]["seats"]:
                return False
        with self.server.client(scene.host) as client:
            return client.get(f"/tables/{scene.table}").status_code == 200

    def askers(self, scene: Scene) -> list[dict[str, str]]:
        """The headers of nobody, a seat, a host, a person's program and a person's browser."""
        tokens = (scene.seat, scene.host, self.person)
        return [{}, *({"Authorization": f"Bearer {token}"} for token in tokens), self.browser]

    def move(self) -> None:
        """A legal move at every table that waits for the person."""
        for scene in self.scenes:
            with contextlib.suppress(httpx.HTTPError, KeyError, IndexError), self.server.client(scene.seat) as client:
                now = client.get(f"/tables/{scene.table}/options").json()
                body = {"words": DICE.choice(now["options"]), "decision": now["decision"]}
                client.post(f"/tables/{scene.table}/move", json=body)


def opened(server: Server, game: str) -> Scene:
    with server.client() as client:
        made = client.post("/tables", json={"game": game, "kind": "open", "name": "Anna",
                                            "bots": ["random"] * GAMES[game]}).json()
        return Scene(made["table"]["id"], made["seat_tokens"]["0"], made["host_token"])


def signed_up(server: Server) -> tuple[str, dict[str, str]]:
    """A new account: a personal token, and the cookie of its browser with what its posts must carry."""
    with server.client() as client:
        name = f"Fuzz {DICE.randrange(10**9)}"
        client.post("/accounts", json={"name": name, "password": "password1"}).raise_for_status()
        csrf = client.get("/me").json()["csrf"]
        token = client.post("/tokens", json={"label": "f"}, headers={"X-CSRF": csrf}).json()["token"]
        return token, {"Cookie": f"kronika={client.cookies['kronika']}", "X-CSRF": csrf}


class Fuzz:
    """Calls every address in many ways at every cast, and keeps what went wrong."""

    def __init__(self, casts: list[Cast], examples: int, again: bool = True) -> None:
        self.casts = casts
        self.examples = examples
        self.again = again                       # the same examples in every run
        self.statuses: Counter[int] = Counter()
        self.failures: list[str] = []
        self.routes: set[tuple[str, str]] = set()
        for cast in casts:
            cast.renew()

    @property
    def calls(self) -> int:
        return sum(self.statuses.values())

    def operations(self) -> Iterator[schemathesis.APIOperation[Any, Any, Any, Any]]:
        schema = schemathesis.openapi.from_url(f"{self.casts[0].server.base}/api/openapi.json")
        for result in schema.get_all_operations():
            yield result.ok()

    def operation(self, operation: schemathesis.APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> None:
        @settings(max_examples=self.examples, deadline=None, database=None, derandomize=self.again,
                  suppress_health_check=list(HealthCheck), verbosity=Verbosity.quiet)
        @given(case=operation.as_strategy(generation_mode=mode))
        def call(case: schemathesis.Case) -> None:
            for cast in self.casts:
                self.ask(cast, case)

        try:
            call()
        except (SchemathesisError, Unsatisfiable):           # nothing about this address can be made invalid
            assert mode == GenerationMode.NEGATIVE
        self.routes.add((operation.method.upper(), operation.path))

    def ask(self, cast: Cast, case: schemathesis.Case) -> None:
        """The same request by everybody."""
        scene = DICE.choice(cast.scenes)
        if "table_id" in (case.path_parameters or {}) and self.calls % 4:
            case.path_parameters = {**case.path_parameters, "table_id": scene.table}
        for asker in cast.askers(scene):
            self.count(cast, case, asker)
        if self.calls % FRESH < len(cast.askers(scene)):
            cast.renew()

    def count(self, cast: Cast, case: schemathesis.Case, asker: dict[str, str]) -> None:
        try:
            # A stream that is let in would never end: its head is all there is to know.
            given = case.as_transport_kwargs(base_url=cast.server.base, headers=asker)
            with cast.line.request(**given, timeout=PATIENCE, stream=case.path.endswith("/events"),
                                   allow_redirects=False) as answer:
                self.statuses[answer.status_code] += 1
                wrong = str(answer.status_code) if answer.status_code >= 500 else ""
        except requests.RequestException as error:
            wrong = repr(error)[:200]
        finally:
            cast.line.cookies.clear()
        if wrong:
            self.failures.append(f"{wrong}: {case.as_curl_command(headers=asker)}")


def long_run(url: str, name: str, seconds: float) -> list[str]:
    """Until the time is up; meanwhile the games go on."""
    with serving(url) as server:
        fuzz = Fuzz([Cast(server)], ROUND, again=False)
        until = time.monotonic() + seconds
        everything = [(operation, mode) for operation in fuzz.operations() for mode in MODES]
        rounds = 0
        stop = threading.Event()
        mover = threading.Thread(target=lambda: keep_moving(fuzz.casts[0], stop))
        mover.start()
        try:
            while time.monotonic() < until:
                for operation, mode in DICE.sample(everything, len(everything)):
                    if time.monotonic() < until:
                        fuzz.operation(operation, mode)
                rounds += 1
        finally:
            stop.set()
            mover.join()
        with server.client() as client:
            assert client.get("/health").status_code == 200
    statuses = ", ".join(f"{status}: {count}" for status, count in sorted(fuzz.statuses.items()))
    print(f"{name}: {rounds} rounds, {fuzz.calls} calls of {len(fuzz.routes)} addresses, {len(fuzz.failures)} failures "
          f"({statuses})", flush=True)
    return fuzz.failures


def keep_moving(cast: Cast, stop: threading.Event) -> None:
    while not stop.wait(0.2):
        cast.move()


def main() -> None:
    seconds = float(os.environ.get("KRONIKA_FUZZ_SECONDS") or 600) / 2
    with tempfile.TemporaryDirectory() as folder:
        failures = long_run(database_in(Path(folder)), "SQLite", seconds)
    with Postgres() as running, database(running) as url:
        failures += long_run(url, "PostgreSQL", seconds)
    for failure in failures[:20]:
        print(failure)
    raise SystemExit(bool(failures))


if __name__ == "__main__":
    main()
