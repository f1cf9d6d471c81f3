"""The people of the load test: one seat each, one table after another, by the API or as a browser does it."""

import asyncio
import contextlib
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tests.load.wire import Answer, Wire

GAMES = ["seven_wonders"] * 8 + ["through_the_ages", "history_of_the_world"]
SOON = 1.0                             # seconds in which the own move must come back as an event, as in table.js
TURN = re.compile(rb' data-turn="([0-9a-f]*)"')
NOW = re.compile(rb' data-now="([^"]*)"')
SAY = re.compile(rb'<template data-say="([^"]*)"')
CSRF = re.compile(rb' data-csrf="([^"]*)"')
COOKIE = re.compile(rb"(?im)^set-cookie: *([^;\r]*)")


@dataclass
class Figures:
    """What is measured: when, and the seconds it took."""

    moves: list[tuple[float, float]] = field(default_factory=list)
    pages: list[tuple[float, float]] = field(default_factory=list)
    bots: list[tuple[float, float]] = field(default_factory=list)      # from my move to my next decision
    games: int = 0
    stale: int = 0
    errors: list[str] = field(default_factory=list)


@dataclass
class Choice:
    """A decision and the sentences that answer it."""

    decision: str
    says: list[str]


class Person:
    """Plays by the API: options are asked for when an event says that it is awaited."""

    bot: ClassVar[str] = "greedy"                # the two others of its table

    def __init__(self, port: int, figures: Figures, think: float, game: str) -> None:
        self.port, self.figures, self.think, self.game = port, figures, think, game
        self.wire = Wire("127.0.0.1", port)
        self.stream = Wire("127.0.0.1", port)
        self.table = ""
        self.news = asyncio.Event()
        self.state: dict[str, Any] = {}
        self.heard = ""                          # what the last event calls the state of the table

    async def run(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while True:
            await self.one_game()
            self.figures.games += 1

    async def one_game(self) -> None:
        wish = {"game": self.game, "name": "Load", "bots": [self.bot, self.bot]}
        made = self.good(await self.wire.ask("POST", "/api/tables", wish)).json()
        self.table = made["table"]["id"]
        await self.sit(made["seat_tokens"]["0"])
        self.state, self.heard = {}, ""
        listener = asyncio.create_task(self.listen())
        try:
            await self.play(listener)
        finally:
            listener.cancel()
            await asyncio.gather(listener, return_exceptions=True)
            self.stream.close()
            self.wire.close()
            self.wire, self.stream = Wire("127.0.0.1", self.port), Wire("127.0.0.1", self.port)

    async def sit(self, token: str) -> None:
        self.wire.headers = self.stream.headers = {"Authorization": f"Bearer {token}"}

    async def listen(self) -> None:
        """Keep the stream of events, and what the last one said."""
        async for event in self.stream.events(f"/api/tables/{self.table}/events"):
            self.state = event["state"]
            self.heard = event["now"]
            self.news.set()
        raise AssertionError("the stream of events has ended")

    async def play(self, listener: asyncio.Task[None]) -> None:
        moved = 0.0
        while self.state.get("status") != "over":
            found = await self.look()
            if found is None:
                await self.wait(listener)
                continue
            if moved:
                self.figures.bots.append((moved, time.monotonic() - moved))
            found = await self.thought(found, random.uniform(0.5, 1.5) * self.think)
            moved = await self.move(found) if found else 0.0

    async def wait(self, listener: asyncio.Task[None]) -> None:
        """Until there is news, or the stream broke."""
        waiting = asyncio.create_task(self.news.wait())
        await asyncio.wait([waiting, listener], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if listener.done():
            listener.result()
        self.news.clear()

    async def thought(self, found: Choice, seconds: float) -> Choice | None:
        """The choice, after thinking about it; None if it has become another."""
        await asyncio.sleep(seconds)
        return found

    async def look(self) -> Choice | None:
        if not self.state.get("must"):
            return None
        now = self.good(await self.wire.ask("GET", f"/api/tables/{self.table}/options")).json()
        return Choice(now["decision"], now["options"]) if now.get("must") else None

    async def move(self, found: Choice) -> float:
        """When the move was answered; 0 if another was faster."""
        body = {"words": random.choice(found.says), "decision": found.decision}
        before = self.heard
        start = time.monotonic()
        answer = await self.wire.ask("POST", f"/api/tables/{self.table}/move", body)
        self.figures.moves.append((start, time.monotonic() - start))
        if answer.status == 409:
            self.figures.stale += 1
            return 0.0
        self.good(answer)
        await self.after_move(before)
        return time.monotonic()

    async def after_move(self, before: str) -> None:
        """A program that has moved knows it."""
        self.state = {**self.state, "must": False}

    def good(self, answer: Answer) -> Answer:
        if answer.status not in (200, 201, 303):
            self.figures.errors.append(f"{answer.status} {answer.body[:200]!r}")
        return answer


class Browser(Person):
    """Plays by the page, as table.js does: the fragment is fetched after the own move and after news that the page does
    not yet show; the sentences stand in it."""

    def __init__(self, port: int, figures: Figures, think: float, game: str) -> None:
        super().__init__(port, figures, think, game)
        self.page = b""

    async def sit(self, token: str) -> None:
        """By the seat's link: the browser gets its cookie, and the page its token for posts."""
        self.wire.headers = {}
        answer = self.good(await self.wire.ask("GET", f"/t/{self.table}/s/{token}"))
        self.wire.headers = {"Cookie": b"; ".join(COOKIE.findall(answer.head)).decode()}
        self.stream.headers = dict(self.wire.headers)
        whole = self.good(await self.wire.ask("GET", f"/t/{self.table}"))
        self.wire.headers |= {"X-CSRF": first(CSRF, whole.body), "HX-Request": "true"}
        self.page = whole.body

    async def fetch(self) -> None:
        start = time.monotonic()
        answer = self.good(await self.wire.ask("GET", f"/t/{self.table}"))
        self.figures.pages.append((start, time.monotonic() - start))
        self.page = answer.body

    async def look(self) -> Choice | None:
        while self.heard and self.heard != first(NOW, self.page):
            heard = self.heard
            await self.fetch()
            if heard == self.heard:
                break
        decision = first(TURN, self.page)
        return Choice(decision, [words.decode() for words in SAY.findall(self.page)]) if decision else None

    async def thought(self, found: Choice, seconds: float) -> Choice | None:
        """News that comes meanwhile is fetched when it comes."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.news.wait()
                now = await self.look()
                self.news.clear()
                if now is None or now.decision != found.decision:
                    return None
        return found

    async def after_move(self, before: str) -> None:
        """The own move comes back as an event, often with the bots' answer; if it does not, the page is fetched."""
        shown = first(NOW, self.page)
        try:
            async with asyncio.timeout(SOON):
                while self.heard in (before, shown):
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            await self.fetch()


def first(pattern: re.Pattern[bytes], text: bytes) -> str:
    found = pattern.search(text)
    return found[1].decode() if found else ""

