"""What happens without a request: bots decide, clocks run out, notices go out, old tables are put away."""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from kronika.core.move import Move
from kronika.core.step import CHANCE
from kronika.core.table import Table, check, options
from kronika.core.words import Unclear
from kronika.players import THINKING, level_of
from kronika.referee import codec
from kronika.table import clock, judge, pace, seating, store
from kronika.table.coaching import Coaching
from kronika.table.lease import Leases
from kronika.table.live import Live
from kronika.table.notices import Notices
from kronika.table.pool import BotFailed, Pool
from kronika.table.problem import Problem
from kronika.table.rows import BOT, Change
from kronika.table.service import Service
from kronika.table.worker import BRAIN

LOG = logging.getLogger("kronika.keeper")
SWEEP = 2.0                            # seconds between looks for tables that nobody serves
AT_ONCE = 32                           # of those, so many are taken up at a time
BUSY = 1.0                             # seconds of waiting for a bot process after which people are told
LOOK = 0.25                            # seconds between looks at how late the event loop is
HASTE = 0.6                            # of the longest that a table waits, what its bots may think together
LEAST = 30                             # milliseconds that a bot has in any case
DAY = 24 * 3600 * 1000


class Keeper:
    """Serves every table at which a bot is awaited, one task for each; restarted, it finds them again."""

    def __init__(self, service: Service, brain: str = BRAIN) -> None:
        self.service = service
        self.pool = Pool(service.settings.workers, brain, service.settings.data)
        self.leases = Leases(service.storage.engine)
        self.notices = Notices(service)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.later: dict[str, None] = {}         # tables found waiting, whose turn comes when there is room
        self.missed: set[str] = set()            # open steps that changed while their bots were being served
        self.closed = False
        service.bots_waiting = self.pool.waiting
        service.coaching = self.coaching = Coaching(service.storage, self.pool, service.settings.coach_seconds)
        service.after.append(self.changed)

    async def run(self) -> None:
        """For ever: beat, look for pending bots, for clocks that have run out, for tables to put away."""
        last_archive = last_sweep = 0.0
        while True:
            try:
                await self.service.tick()
                await self.clocks()
                if time.monotonic() - last_sweep >= SWEEP:
                    last_sweep = time.monotonic()
                    await self.sweep()
                if time.monotonic() - last_archive >= 3600:
                    last_archive = time.monotonic()
                    before = clock.now() - self.service.settings.archive_days * DAY
                    await self.service.storage.write(store.archive, before)
            except Problem as problem:
                LOG.warning("the keeper goes on a second later: %s", problem.code)
            except Exception:
                LOG.exception("the keeper stumbled and goes on")
            await asyncio.sleep(1)

    async def watch(self) -> None:
        """For ever: how late things happen that should happen now."""
        while True:
            due = time.monotonic() + LOOK
            await asyncio.sleep(LOOK)
            self.service.counts.lateness.add(max(0.0, time.monotonic() - due))

    async def close(self) -> None:
        self.closed = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.coaching.close()
        await self.notices.close()
        await self.pool.close()
        await self.leases.close()

    # clocks

    async def clocks(self) -> None:
        pulse = self.service.pulse.now()
        for table_id in await self.service.storage.read(store.out_of_time, pulse):
            try:
                async with self.leases.of(table_id) as ours:
                    if ours:
                        await self.service.change(table_id, lambda live: seating.time_up(live, pulse))
            except Problem as problem:
                LOG.warning("table %s: time is up, but: %s", table_id, problem.code)

    # bots

    async def sweep(self) -> None:
        """Tables that wait for a bot and that no task of this process serves: after a start, or another's death."""
        waiting = await self.service.storage.read(store.waiting_for_bots)
        self.later = dict.fromkeys(table_id for table_id in waiting if table_id not in self.tasks)
        self.more()

    def more(self) -> None:
        """Take up tables that were found waiting, a few at a time: each of them may have to be read first."""
        while self.later and len(self.tasks) < AT_ONCE:
            self.poke(next(iter(self.later)))

    def changed(self, live: Live) -> None:
        if live.frozen or not live.playing:
            return
        if live.bots_awaited():
            if live.opened() and live.facts.id in self.tasks:
                self.missed.add(live.facts.id)   # who is done is not awaited: no sweep would find it
            self.poke(live.facts.id)
        self.notices.changed(live)

    def poke(self, table_id: str) -> None:
        """Have the bots of the table served, if they are not already."""
        self.later.pop(table_id, None)
        if table_id not in self.tasks:
            task = asyncio.get_running_loop().create_task(self.serve(table_id))
            self.tasks[table_id] = task
            self.service.serving.add(table_id)
            task.add_done_callback(lambda _: self.served(table_id))

    def served(self, table_id: str) -> None:
        """The bots rest; once more, if something was said that they may not have heard. There is room for others."""
        self.tasks.pop(table_id, None)
        self.service.serving.discard(table_id)
        if self.closed:
            return
        if table_id in self.missed:
            self.missed.discard(table_id)
            self.poke(table_id)
        self.more()

    async def serve(self, table_id: str) -> None:
        """Until no bot is awaited at the table."""
        try:
            async with self.leases.of(table_id) as ours:
                while ours and await self.turn(table_id):
                    pass
        except Problem as problem:
            LOG.warning("table %s: its bots rest: %s", table_id, problem.code)
        except Exception:
            LOG.exception("table %s: its bots stumbled", table_id)

    async def turn(self, table_id: str) -> bool:
        """One decision of every bot that is awaited. False if none is."""
        live = await self.service.live(table_id)
        if live.frozen or not live.playing or not live.bots_awaited():
            return False
        if not live.humans():
            if not await self.paced(table_id):
                return False
            live = await self.service.live(table_id)
        asked = Asked(live, self.patience)
        words = await self.in_time(asked) if live.opened() else await self.decided(asked)
        pulse = self.service.pulse.now()
        counts = self.service.counts

        def command(now: Live) -> Change | None:
            if now.facts.pace == pace.PAUSED and not now.humans():
                return None                      # since they were asked: nothing is played in a pause
            awaited = now.bots_awaited() if now.playing else []
            fresh = [seat for seat in asked.seats
                     if seat in awaited and now.referee.decisions[seat] == asked.decisions[seat]]
            if now.playing and now.opened():
                fresh = speaking(now, fresh, words, asked.lines)
                if not fresh and now.stuck():
                    return judge.rung(now, pulse)
            moves = [(seat, self.meant(now, seat, words.get(seat, ""))) for seat in fresh]
            change = judge.played(now, moves, pulse, self.instead) if moves else None
            if change is not None and now.facts.pace == pace.ONCE:
                change.table["pace"] = pace.PAUSED
            return change

        before = len(live.lines)
        live = await self.service.change(table_id, command)
        counts.bot_moves += sum(line.seat != CHANCE for line in live.lines[before:])
        return True

    async def paced(self, table_id: str) -> bool:
        """Wait for as long as the pace of bots among themselves wants, whatever it becomes meanwhile. False: no turn is
        to be played now."""
        begin, woken = time.monotonic(), self.service.bus.join(table_id)
        try:
            while True:
                woken.clear()
                live = await self.service.live(table_id)
                if not live.playing or live.humans():
                    return live.playing
                if live.facts.pace == pace.PAUSED:
                    return False
                left = begin + pace.seconds(live.facts.pace, self.service.settings.bots_only_pause) - time.monotonic()
                if left <= 0:
                    return True
                with suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await woken.wait()
        finally:
            self.service.bus.leave(table_id, woken)

    async def decided(self, asked: Asked) -> dict[int, str]:
        """What the bots say. Where they fail there is nothing, and the log tells why."""
        service, table_id = self.service, asked.live.facts.id
        since = time.monotonic()
        timer = asyncio.get_running_loop().call_later(BUSY, self.busy, table_id)

        def question() -> str:
            timer.cancel()
            service.busy.discard(table_id)
            asked.since = time.monotonic()
            service.counts.bot_waits.add(asked.since - since)
            return asked.question()

        try:
            said = await self.pool.ask(self.rank(asked.live), question, service.settings.bot_seconds,
                                       asked.live.quick())
        except BotFailed as failed:
            LOG.error("table %s, seats %s: a bot failed and a legal move is played for it: %s", table_id, asked.seats,
                      failed)
            return {}
        finally:
            timer.cancel()
            service.busy.discard(table_id)
        service.counts.bot_thinking.add(time.monotonic() - asked.since)
        return dict(zip(asked.seats, said))

    async def in_time(self, asked: Asked) -> dict[int, str]:
        """What the bots say where anybody may speak: after a pause, however long they thought."""
        words, _ = await asyncio.gather(self.decided(asked), asyncio.sleep(self.service.settings.bots_open_pause))
        return words

    def patience(self, levels: list[str]) -> list[int]:
        """Milliseconds for each of the bots that a table asks at once: fewer the more of them think, and the more
        tables wait, so that nobody waits for long."""
        settings, thinking = self.service.settings, sum(level in THINKING for level in levels)
        most = 1000 * HASTE * settings.bot_seconds / max(1, thinking)
        crowd = 1 + self.pool.waiting() / len(self.pool.workers)
        return [max(LEAST, int(min(most, settings.bot_ms * (2 if level == "master" else 1) / crowd)))
                for level in levels]

    def busy(self, table_id: str) -> None:
        """Whoever waits for these bots is told that they wait too."""
        self.service.busy.add(table_id)
        self.service.bus.tell(table_id)

    def rank(self, live: Live) -> int:
        """First the tables that somebody looks at, then those of people who are away, then bots among themselves."""
        if live.facts.kind == "bots":
            return 2
        return 0 if live.facts.id in self.service.bus.listeners else 1

    def meant(self, live: Live, seat: int, words: str) -> Move:
        """The move that the bot said, or any legal one."""
        table = live.referee.table
        meant = live.game.grammar.parse(words) if words else Unclear(0, "", [], "")
        if not isinstance(meant, Unclear):
            return next((move for move in meant[1:] if check(table, seat, move) is None), meant[0])
        if words:
            LOG.error("table %s, seat %d: the bot said %r, which means nothing", live.facts.id, seat, words[:100])
        return self.at_random(table, seat)

    def instead(self, table: Table, seat: int, move: Move) -> Move:
        """Any legal move, for one that is refused."""
        LOG.error("seat %d: the bot said %r, which is refused", seat, move)
        return self.at_random(table, seat)

    def at_random(self, table: Table, seat: int) -> Move:
        self.service.counts.replaced += 1
        return secrets.choice(options(table, seat))


class Asked:
    """What the bots of a table are asked: put into words when somebody is there to answer, and not before."""

    def __init__(self, live: Live, patience: Callable[[list[str]], list[int]]) -> None:
        self.live = live
        self.patience = patience
        self.seats: list[int] = []
        self.decisions: list[int] = []
        self.lines = 0                           # how long the journal was
        self.since = 0.0

    def question(self) -> str:
        live = self.live
        self.seats = live.bots_awaited() if live.playing else []
        self.decisions, self.lines = live.referee.decisions[:], live.referee.lines()
        times = self.patience([level_of(live.seats[seat].level) for seat in self.seats])
        jobs = ",".join(job(live, seat, ms) for seat, ms in zip(self.seats, times))
        facts = live.facts
        return f'{{"game":"{facts.game}","edition":"{facts.edition}","jobs":[{jobs}]}}' if self.seats else ""


def speaking(live: Live, seats: list[int], words: dict[int, str], lines: int) -> list[int]:
    """One of the bots that have something to say, any of them; the others are asked again when it has spoken. Of those
    that had nothing to say it is noted, and what was said too late is let go."""
    silent = [seat for seat in seats if not words.get(seat, "") and (seat in words or not (live.awaits() >> seat) & 1)]
    live.silent.update(dict.fromkeys(silent, lines))
    out = [seat for seat in seats if seat not in silent]
    if live.referee.lines() != lines:
        out = [seat for seat in out if still_fits(live, seat, words.get(seat, ""))]
    return [secrets.choice(out)] if out else []


def still_fits(live: Live, seat: int, words: str) -> bool:
    """Whether what the bot said is legal now, after others have spoken."""
    meant = live.game.grammar.parse(words) if words else Unclear(0, "", [], "")
    return not isinstance(meant, Unclear) and any(check(live.referee.table, seat, move) is None for move in meant)


def job(live: Live, seat: int, ms: int) -> str:
    """All that a bot is told: its view, never the table."""
    assert live.seats[seat].kind == BOT
    return (f'{{"seat":{seat},"level":"{live.seats[seat].level}","ms":{ms},"seed":{secrets.randbits(96)},'
            f'"view":{codec.save(live.game, live.view(seat))}}}')
