"""No byte that a seat or a spectator gets depends on what it may not know.

For a position, another world is made that the viewer cannot tell from the real one: other hands, decks, sealed picks,
seed, random strings and addresses. Both are served, and everything that is sent must be the same: JSON, events, log and
record by the functions that make them, pages and earlier moments by requests to the application itself.

    python -m tests.web.secrecy        thousands of positions of every game (make secrecy)
"""

import asyncio
import dataclasses
import hashlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import httpx
from fastapi import FastAPI

from kronika.core.game import Game
from kronika.core.rng import Rng
from kronika.core.step import WATCHER
from kronika.core.table import Table, actors, options
from kronika.core.words import Unclear
from kronika.games import KEYS, load
from kronika.locale import Texts
from kronika.referee import resume
from kronika.referee.chance import commitment
from kronika.referee.codec import save
from kronika.referee.referee import Referee
from kronika.table import opening, seating, showing
from kronika.table.judge import Asked
from kronika.table.live import Live
from kronika.table.rows import Line
from kronika.table.service import Service
from kronika.table.settings import Settings
from kronika.table.store import Loaded
from kronika.web import api_play, events, history, session
from kronika.web.app import create_app
from kronika.web.pages import sights, since
from kronika.web.rooms import ROOMS

NAMES = ["Anna", "Béla", "Cili", "Dani"]
STEPS = 3                              # of what others did, one of these is looked at
FREE = "1000000/1"                     # no limit
Look = Callable[["House", Live], Awaitable[None]]


@dataclass
class Tally:
    """Positions looked at and how many worlds did differ; pairs of answers compared, pages among them, bytes."""

    positions: int = 0
    different: int = 0
    pairs: int = 0
    pages: int = 0
    sent: int = 0

    def count(self, here: list[bytes]) -> None:
        self.pairs += len(here)
        self.pages += sum(b"content-type: text/html" in body for body in here)
        self.sent += sum(map(len, here))


# worlds

def other_world(game: Game, table: Table, viewer: int, seed: int) -> Table:
    """A table that agrees with all that the viewer knows and differs elsewhere. Who looks on knows what all know."""
    if viewer != WATCHER:
        return game.determinize(game.view(table, viewer), viewer, Rng(seed))
    for seat in (seed % table.seats, (seed + 1) % table.seats):
        table = game.determinize(game.view(table, seat), seat, Rng(seed))
    return table


def transplanted(live: Live, table: Table, viewer: int) -> Live:
    """The same table on the server with the other world in it, in its log, and in all that is nobody else's."""
    fields = {field.name: getattr(live, field.name, None) for field in dataclasses.fields(Loaded)}
    lines = [dataclasses.replace(line, words=other_words(live, line, viewer), notes=other_notes(line, viewer))
             for line in live.lines]
    seats = [dataclasses.replace(seat, string=f"other {seat.number}", webhook="https://other.example/",
                                 email="other@example.org") for seat in live.seats]
    fields |= {"facts": dataclasses.replace(live.facts, seed="0" * 64), "seats": seats, "lines": lines, "saved": "",
               "saved_at": 0}
    other = Live(Loaded(**fields))
    other._referee = with_table(live.referee, table)
    return other


def with_table(referee: Referee, table: Table) -> Referee:
    out = resume.draft(referee, None)
    out.table = table
    out.table.notes = []
    return out


def other_words(live: Live, line: Line, viewer: int) -> str:
    """The words of a line in another world: what the viewer knows of them, the rest changed."""
    if line.seat == viewer or line.back is not None:
        return line.words
    if line.sealed and line.shown == line.moment and line.moment == live.referee.table.shown:
        return random.Random(line.seq).choice(live.referee.offers(line.seat) or [line.words])
    known, told = live.said(line, viewer).split(), line.words.split()
    for attempt in range(20):
        rng = random.Random(line.seq * 20 + attempt)
        words = " ".join(b if a == b else swapped(live.game, told[0], b, rng) for a, b in zip(known, told, strict=True))
        if not isinstance(live.game.grammar.parse(words), Unclear):
            return words
    return line.words


def swapped(game: Game, first: str, word: str, rng: random.Random) -> str:
    """Another word of the same kind, in a sentence that begins with `first`."""
    kinds = [kind for part in game.grammar.forms[first].parts for kind in part.kinds if word in kind.words]
    return rng.choice(kinds[0].words) if kinds else word


def other_notes(line: Line, viewer: int) -> str:
    """What happened in another world: secret numbers are others."""
    rows = json.loads(line.notes)
    for row in rows:
        _, seat, args, secret, *knows = row
        if seat != viewer and not (sum(knows) >> viewer) & 1:
            row[2] = [arg + 1 if (secret >> i) & 1 else arg for i, arg in enumerate(args)]
    return json.dumps(rows, separators=(",", ":"))


# what is sent

async def told(service: Service, live: Live, viewer: int, whole: bool) -> list[bytes]:
    """What a viewer is sent as JSON, events, log and record. Not whole: of the log the last lines alone."""
    key, texts = service.key, Texts("en")
    public = showing.table(live.facts, live.seats, 0, texts)
    public.pop("commitment")                     # fixed beforehand; only here the other world has another seed
    items = live.items(viewer)
    first = 0 if whole else max(0, len(items) - 6)
    heard, news, _ = await events.news(service, live, viewer, (first, live.messages), "hu" if whole else "")
    out: list[Any] = [public, showing.view(live, viewer, key), showing.mark(live, viewer), heard, news,
                      events.state(service, live, viewer)]
    out += [showing.item(live, n, item, viewer, texts if whole else None)
            for n, item in enumerate(items) if n >= first]
    if whole:
        out.append(live.record(viewer).dump())
    if viewer != WATCHER:
        out.append([live.game.grammar.say(move) for move in options(live.view(viewer), viewer)])
    return [json.dumps(part).encode() for part in out]


class House:
    """The application on a database, the browsers of the seats and of one who looks on, and a second world."""

    def __init__(self, url: str) -> None:
        limits = {f"limit_{kind}": FREE for kind in ("read", "move", "chat", "table", "account")}
        self.app: FastAPI = create_app(Settings(database=url, live_memory=1, **limits))  # type: ignore[arg-type]
        self.service: Service = self.app.state.service
        self.real: dict[int, tuple[Live, int]] = {}        # by id of a second world: the real one, and a seed
        self.tally = Tally()

    async def open(self) -> None:
        await self.service.open()
        self.web = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://k.example")
        sights.referee_at = api_play.referee_at = self.referee_at
        since.tables_at = self.tables_at

    async def close(self) -> None:
        sights.referee_at = api_play.referee_at = history.referee_at
        since.tables_at = history.tables_at
        await self.web.aclose()
        self.service.storage.close()

    async def referee_at(self, service: Service, live: Live, viewer: int, number: int) -> Referee:
        """An earlier moment; of a second world, a second world of that moment."""
        real, seed = self.real.get(id(live), (live, 0))
        found = await history.referee_at(service, real, viewer, number)
        if real is live:
            return found
        return with_table(found, other_world(live.game, found.table, viewer, seed))

    async def tables_at(self, service: Service, live: Live, viewer: int, numbers: list[int]) -> list[Table]:
        """Earlier moments, each of its own world."""
        return [(await self.referee_at(service, live, viewer, number)).table for number in numbers]

    async def seated(self, game: str, number: int) -> Live:
        """A table whose seats are held by browsers of their own; the same every time."""
        key = load(game)
        names = NAMES[:4 if game == "seven_wonders" else 3]
        edition = key.editions[number % len(key.editions)]
        wish = opening.Wish(game, "private", len(names), edition, key.modes[edition][0], name=names[0],
                            string="0", memory=bool(number % 2))
        made = opening.make(wish, "v0", None)
        made.facts.seed = hashlib.sha256(f"{game} {number}".encode()).hexdigest()
        live = await self.service.create(made)
        for seat, name in enumerate(names[1:], 1):
            guest = seating.Guest(name, f"s_{seat}", str(seat), visitor=f"v{seat}")
            live, _ = await self.service.join(live.facts.id, guest)
        return live

    async def got(self, live: Live, viewer: int, path: str, lang: str, fragment: bool = False) -> bytes:
        """The answer to a viewer's browser, with its headers."""
        self.service.tables[live.facts.id] = live
        visitor = "nobody" if viewer == WATCHER else f"v{viewer}"
        cookie = session.dump(self.service.key, session.Session(visitor))
        headers = {"Cookie": f"kronika={cookie}; lang={lang}", "Accept-Encoding": "identity",
                   **({"HX-Request": "true"} if fragment else {})}
        answer = await self.web.get(path, headers=headers)
        assert answer.status_code == 200, (path, answer.status_code)
        head = "".join(f"{name}: {value}\n" for name, value in answer.headers.items())
        return answer.content.replace(commitment(live.facts.seed).encode(), b"") + head.encode()

    async def shown(self, live: Live, viewer: int, seed: int) -> list[bytes]:
        """The pages of a table: as it is now, as a fragment, as it was, its earlier log; an earlier moment and
        the words that may be said as JSON."""
        home, lang = f"/t/{live.facts.id}", ["en", "hu"][seed % 2]
        past = random.Random(seed).randrange(len(live.items(viewer)) + 1)
        out = [await self.got(live, viewer, f"/api/tables/{live.facts.id}/view?at={past}", lang)]
        if live.facts.game in ROOMS:
            out += [await self.got(live, viewer, home, lang), await self.got(live, viewer, home, lang, True),
                    await self.got(live, viewer, f"{home}?at={past}", lang),
                    await self.got(live, viewer, f"{home}?step={1 + past % STEPS}", lang),
                    await self.got(live, viewer, f"{home}/log?before={past}", lang)]
        if 0 <= viewer < live.facts.seats:
            out.append(await self.got(live, viewer, f"/api/tables/{live.facts.id}/expect", lang))
        return out

    async def compare(self, live: Live, viewer: int, pages: bool, whole: bool) -> None:
        """Serve both worlds to the viewer and compare."""
        tally, seed = self.tally, self.tally.positions
        table = other_world(live.game, live.referee.table, viewer, seed)
        other = transplanted(live, table, viewer)
        self.real[id(other)] = (live, seed)
        both: list[list[bytes]] = []
        for world in (live, other):
            sent = await told(self.service, world, viewer, whole)
            both.append(sent + (await self.shown(world, viewer, seed) if pages else []))
        self.service.tables[live.facts.id] = live
        del self.real[id(other)]
        assert len(both[0]) == len(both[1])
        for here, there in zip(*both):
            assert here == there, first_difference(here, there)
        tally.positions += 1
        tally.different += save(live.game, table) != save(live.game, live.referee.table)
        tally.count(both[0])


def first_difference(here: bytes, there: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there)))
    return f"{here[max(0, at - 200):at + 60]!r} is not {there[max(0, at - 60):at + 60]!r}"


# games

async def one_game(house: House, game: str, number: int, look: Look) -> None:
    """Random play to the end, with an undo now and then."""
    rng = random.Random(number)
    service, live = house.service, await house.seated(game, number)
    while live.playing:
        await look(house, live)
        seats = [seat for seat in range(live.facts.seats) if (actors(live.referee.table) >> seat) & 1]
        seat = rng.choice(seats)
        words = rng.choice(live.referee.offers(seat))
        live = await service.move(live.facts.id, Asked(seat, words, live.decision(seat, service.key)))
        if rng.random() < 0.1 and live.playing and showing.undo(live, seat)["allowed"]:
            live = await service.undo(live.facts.id, seat)


def run(url: str, game: str, numbers: range, every: int, pages_every: int) -> Tally:
    """Some games: every so many moves all viewers are looked at, and every so many of those looks at the pages too."""
    looks = moves = 0

    async def look(house: House, live: Live) -> None:
        nonlocal looks, moves
        moves += 1
        if moves % every:
            return
        for viewer in (*range(live.facts.seats), WATCHER):
            looks += 1
            await house.compare(live, viewer, looks % pages_every == 0, looks % 10 == 0)

    async def go() -> Tally:
        house = House(url)
        await house.open()
        try:
            for number in numbers:
                await one_game(house, game, number, look)
                print(f"{game}: {number + 1} games, {house.tally}", file=sys.stderr, flush=True)
        finally:
            await house.close()
        return house.tally

    return asyncio.run(go())


LONG = {"seven_wonders": (12, 1), "history_of_the_world": (8, 1)}     # games, and looks every so many moves
OTHERS = (6, 2)


def main(games: list[str]) -> None:
    """The long form: thousands of positions of every game, and a thousand times its pages."""
    for game in games or KEYS:
        began = time.monotonic()
        many, every = LONG.get(game, OTHERS)
        with tempfile.TemporaryDirectory() as folder:
            tally = run(f"sqlite:///{folder}/k.sqlite", game, range(many), every, 4)
        print(f"{game}: {tally.positions} positions with another world ({tally.different} of them differ), "
              f"{tally.pairs} pairs of answers, {tally.pages} of them pages, {tally.sent / 1e6:.0f} MB, all the same "
              f"({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
