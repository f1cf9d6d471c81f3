"""The coach at the tables: studies of games, made by the bot processes when nobody else needs them.

A study asks for one decision after the other, each of them a fraction of a second, behind all bots that are awaited:
it never slows a page or another table. What was found is kept, and of a game that goes on only what is new is judged.
"""
from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from kronika.core.step import CHANCE
from kronika.players.coach import Finding
from kronika.table import clock
from kronika.table.live import Live
from kronika.table.pool import COACH, BotFailed, Pool
from kronika.table.problem import Clash, Problem
from kronika.table.rows import HUMAN, Change
from kronika.table.schema import STUDIES
from kronika.table.storage import Storage

LOG = logging.getLogger("kronika.coach")
KEPT = 64                              # studies in memory
AT_ONCE = 2                            # studies that go on side by side; the others wait
MOST = 40                              # studies that wait; who comes then is told to come later
WALK = 250                             # milliseconds of a part of the way through a record
LEAST, LONGEST = 60, 900               # milliseconds for a decision
PATIENCE = 60.0                        # seconds after which a process that does not answer is given up
OFTEN = 2.0                            # seconds between the times a study is written down for other processes
FRESH = 10_000                         # milliseconds in which a study of another process is taken to go on
BAD = 3                                # decisions that may fail


class Study:
    """What is known of the decisions of one seat."""

    def __init__(self, table_id: str, seat: int) -> None:
        self.table_id = table_id
        self.seat = seat
        self.lines = -1                          # how long the journal was
        self.log: list[tuple[int, str]] = []
        self.decisions: list[tuple[int, int]] = []         # line and phase of each
        self.marks: list[str] = []               # what stood in the log up to each
        self.found: dict[str, Finding | None] = {}
        self.walked = 0.0                        # the share of the way that was gone
        self.begun = 0.0
        self.before = 0                          # decisions that were known when it began
        self.done = False
        self.failed = 0                          # decisions that could not be judged
        self.stale = False                       # whoever made it has gone

    @property
    def ended(self) -> bool:
        return self.done or self.failed >= BAD

    def findings(self) -> list[Finding]:
        """In the order of the game."""
        known = [self.found.get(mark) for mark in self.marks]
        return [found for found in known if found is not None]

    @property
    def judged(self) -> int:
        return sum(mark in self.found for mark in self.marks)

    def until(self) -> int:
        """How many decisions from the first on have been judged, with none left out."""
        return next((n for n, mark in enumerate(self.marks) if mark not in self.found), len(self.marks))

    def left(self) -> int:
        """Seconds that it will still take, as far as one can tell; -1: one cannot."""
        done = self.judged - self.before
        if not self.begun or done < 2:
            return -1
        return round((len(self.marks) - self.judged) * (time.monotonic() - self.begun) / done)

    def dump(self) -> str:
        found = {mark: each.save() if each else None for mark, each in self.found.items() if mark in self.marks}
        return json.dumps({"lines": self.lines, "decisions": self.decisions, "marks": self.marks, "found": found,
                           "done": self.done, "failed": self.failed, "walked": self.walked}, separators=(",", ":"))

    def read(self, body: str) -> Study:
        saved = json.loads(body)
        self.found |= {mark: Finding.load(each) if each else None for mark, each in saved["found"].items()}
        self.lines, self.done, self.failed = saved["lines"], saved["done"], saved["failed"]
        self.walked, self.marks = saved["walked"], saved["marks"]
        self.decisions = [(line, phase) for line, phase in saved["decisions"]]
        return self


def kept(c: Connection, table_id: str, seat: int) -> tuple[str, int] | None:
    row = c.execute(select(STUDIES.c.body, STUDIES.c.at)
                    .where(STUDIES.c.table_id == table_id, STUDIES.c.seat == seat)).first()
    return (row[0], row[1]) if row else None


def keep(c: Connection, table_id: str, seat: int, body: str, now: int) -> None:
    c.execute(delete(STUDIES).where(STUDIES.c.table_id == table_id, STUDIES.c.seat == seat))
    c.execute(insert(STUDIES), {"table_id": table_id, "seat": seat, "body": body, "at": now})


class Coaching:
    """The studies of this process. `ask` begins one, `look` tells what is known."""

    def __init__(self, storage: Storage, pool: Pool, seconds: float) -> None:
        self.storage = storage
        self.pool = pool
        self.seconds = seconds
        self.studies: OrderedDict[tuple[str, int], Study] = OrderedDict()
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def look(self, table_id: str, seat: int) -> Study | None:
        """What is known, here or in the database."""
        key = (table_id, seat)
        if key in self.tasks or (key in self.studies and self.studies[key].ended):
            self.studies.move_to_end(key)
            return self.studies[key]
        row = await self.storage.read(kept, table_id, seat)
        if row is None:
            return None
        found = Study(table_id, seat).read(row[0])
        found.stale = not found.done and clock.now() - row[1] > FRESH
        self.remember(found)
        return found

    def remember(self, study: Study) -> None:
        self.studies[study.table_id, study.seat] = study
        self.studies.move_to_end((study.table_id, study.seat))
        for key in list(self.studies)[:max(0, len(self.studies) - KEPT)]:
            if key not in self.tasks:
                del self.studies[key]

    async def ask(self, live: Live, seat: int) -> Study:
        """The study of the seat as the table stands; it is begun, or goes on, if it does not yet tell of all."""
        key = (live.facts.id, seat)
        known = await self.look(*key)
        if known is not None and known.lines == len(live.lines) and not known.stale:
            return known
        if key in self.tasks:
            return self.studies[key]
        if len(self.tasks) >= MOST:
            raise Problem("coach-busy", status=503)
        study = Study(*key)
        study.lines = len(live.lines)
        if known is not None:
            study.found, study.decisions, study.marks = known.found, known.decisions, known.marks
        record = live.record(CHANCE)
        study.log = record.log
        self.remember(study)
        task = asyncio.get_running_loop().create_task(self.make(study, record.dump()))
        self.tasks[key] = task
        task.add_done_callback(lambda _: self.tasks.pop(key, None))
        return study

    async def make(self, study: Study, text: str) -> None:
        """The whole study, in its turn."""
        try:
            async with self.turns:
                await self.walk(study, text)
                await self.judge(study, text)
            study.done = study.failed < BAD
        except (BotFailed, Problem) as error:
            study.failed += BAD
            LOG.error("table %s, seat %d: the coach gives up: %s", study.table_id, study.seat, error)
        finally:
            await self.write(study)

    async def write(self, study: Study) -> None:
        try:
            await self.storage.write(keep, study.table_id, study.seat, study.dump(), clock.now())
        except Problem as problem:
            LOG.warning("table %s: the study was not kept: %s", study.table_id, problem.code)

    async def question(self, study: Study, text: str, number: int, ms: int) -> dict[str, Any]:
        asked = json.dumps({"study": {"record": text, "seat": study.seat, "number": number, "ms": ms}})
        said = await self.pool.ask(COACH, lambda: asked, PATIENCE)
        answer: dict[str, Any] = json.loads(said[0])
        return answer

    async def walk(self, study: Study, text: str) -> None:
        """Find all decisions, in parts that nobody has to wait for."""
        answer = await self.question(study, text, -1, WALK)
        while "decisions" not in answer:
            study.walked = answer["walked"] / max(1, answer["of"])
            answer = await self.question(study, text, -1, WALK)
        study.walked = 1.0
        study.decisions = [(line, phase) for line, phase in answer["decisions"]]
        study.marks = marks(study.log, [line for line, _ in study.decisions])
        study.before, study.begun = study.judged, time.monotonic()

    async def judge(self, study: Study, text: str) -> None:
        """Every decision that is not known yet, by all processes that have nothing better to do."""
        todo = [n for n, mark in enumerate(study.marks) if mark not in study.found]
        hands = len(self.pool.workers)
        ms = int(min(LONGEST, max(LEAST, 1000 * self.seconds * hands / max(1, len(todo)))))
        numbers = iter(todo)
        await asyncio.gather(*(self.some(study, text, numbers, ms) for _ in range(hands)))

    async def some(self, study: Study, text: str, numbers: Iterator[int], ms: int) -> None:
        last = time.monotonic()
        for number in numbers:
            if study.failed >= BAD:
                return
            study.found[study.marks[number]] = await self.one(study, text, number, ms)
            if not self.storage.sqlite and time.monotonic() - last > OFTEN:
                last = time.monotonic()
                await self.write(study)

    async def one(self, study: Study, text: str, number: int, ms: int) -> Finding | None:
        """One decision; a process that is new has to go the way first."""
        try:
            answer = await self.question(study, text, number, ms)
            while "found" not in answer:
                answer = await self.question(study, text, number, ms)
        except BotFailed as error:
            study.failed += 1
            LOG.error("table %s, seat %d: a decision could not be judged: %s", study.table_id, study.seat, error)
            return None
        return Finding.load(answer["found"]) if answer["found"] else None

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def marks(log: list[tuple[int, str]], lines: list[int]) -> list[str]:
    """For each of these lines, what stood in the log up to it: a decision with the same mark is the same decision."""
    out: list[str] = []
    digest = hashlib.sha256()
    wanted = set(lines)
    for number in range(len(log) + 1):
        digest.update(f"{log[number]}\n".encode() if number < len(log) else b"now")
        if number in wanted:
            out.append(digest.hexdigest()[:16])
    return out


def advised(live: Live, seat: int) -> Change | None:
    """The seat asks the coach while the game goes on: against bots alone, and it is marked."""
    must_play_alone(live, seat)
    if live.facts.coached:
        return None
    return Change(table={"coached": True, "touched": live.facts.touched},
                  messages=[(-2, live.seats[seat].name, "coach", "")])


def must_play_alone(live: Live, seat: int) -> None:
    """No advice at a table with other people, nor with a bot that keeps somebody's place."""
    if not live.playing:
        raise Clash("not-started")
    if any(other.number != seat and (other.kind == HUMAN or other.stand_in) for other in live.seats):
        raise Clash("coach-people")
