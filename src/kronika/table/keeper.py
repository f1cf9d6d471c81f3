"""What happens without a request: bots decide, clocks run out, notices go out, old tables are put away."""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from kronika.core.move import Move
from kronika.core.table import check, options
from kronika.core.words import Unclear
from kronika.referee.codec import encode
from kronika.table import clock, judge, seating, store
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
DAY = 24 * 3600 * 1000


class Keeper:
    """Serves every table at which a bot is awaited, one task for each; restarted, it finds them again."""

    def __init__(self, service: Service, brain: str = BRAIN) -> None:
        self.service = service
        self.pool = Pool(service.settings.workers, brain, service.settings.data)
        self.leases = Leases(service.storage.engine)
        self.notices = Notices(service)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.missed: set[str] = set()            # open steps that changed while their bots were being served
        self.closing = False
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
            except Exception:
                LOG.exception("the keeper stumbled and goes on")
            await asyncio.sleep(1)

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
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
        for table_id in await self.service.storage.read(store.waiting_for_bots):
            self.poke(table_id)

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
        if table_id not in self.tasks:
            task = asyncio.get_running_loop().create_task(self.serve(table_id))
            self.tasks[table_id] = task
            task.add_done_callback(lambda _: self.served(table_id))

    def served(self, table_id: str) -> None:
        """The bots rest; once more, if something was said that they may not have heard."""
        self.tasks.pop(table_id, None)
        if table_id in self.missed and not self.closing:
            self.missed.discard(table_id)
            self.poke(table_id)

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
        if live.facts.kind == "bots":
            await asyncio.sleep(self.service.settings.bots_only_pause)
        seats = live.bots_awaited()
        decisions = live.referee.decisions[:]
        lines = live.referee.lines()
        pause = self.service.settings.bots_open_pause if live.opened() else 0
        words, _ = await asyncio.gather(self.decided(live, seats), asyncio.sleep(pause))   # however long it thought
        pulse = self.service.pulse.now()

        def command(now: Live) -> Change | None:
            awaited = now.bots_awaited() if now.playing else []
            fresh = [seat for seat in seats if seat in awaited and now.referee.decisions[seat] == decisions[seat]]
            if now.playing and now.opened():
                fresh = speaking(now, fresh, words, lines)
                if not fresh and now.stuck():
                    return judge.rung(now, pulse)
            moves = [(seat, legal(now, seat, words.get(seat, ""))) for seat in fresh]
            return judge.played(now, moves, pulse) if moves else None

        await self.service.change(table_id, command)
        return True

    async def decided(self, live: Live, seats: list[int]) -> dict[int, str]:
        """What the bots say. Where they fail there is nothing, and the log tells why."""
        settings = self.service.settings
        jobs = [job(live, seat) for seat in seats]
        try:
            said = await self.pool.ask({"game": live.facts.game, "jobs": jobs, "budget": settings.bot_budget},
                                       settings.bot_seconds)
        except BotFailed as failed:
            LOG.error("table %s, seats %s: a bot failed and a legal move is played for it: %s", live.facts.id, seats,
                      failed)
            return {}
        return dict(zip(seats, said))


def speaking(live: Live, seats: list[int], words: dict[int, str], lines: int) -> list[int]:
    """The bots that have something to say, in any order; of the others it is noted that they had nothing to say."""
    silent = [seat for seat in seats if not words.get(seat, "") and (seat in words or not (live.awaits() >> seat) & 1)]
    live.silent.update(dict.fromkeys(silent, lines))
    out = [seat for seat in seats if seat not in silent]
    secrets.SystemRandom().shuffle(out)
    return out


def job(live: Live, seat: int) -> dict[str, Any]:
    """All that a bot is told: its view, never the table."""
    assert live.seats[seat].kind == BOT
    return {"seat": seat, "level": live.seats[seat].level, "view": encode(live.game, live.view(seat)),
            "seed": secrets.randbits(96)}


def legal(live: Live, seat: int, words: str) -> Move:
    """The move that the bot said, or any legal one."""
    table = live.referee.table
    meant = live.game.grammar.parse(words) if words else Unclear(0, "", [], "")
    if not isinstance(meant, Unclear):
        for move in meant:
            if check(table, seat, move) is None:
                return move
        LOG.error("table %s, seat %d: the bot said %r, which is refused", live.facts.id, seat, words[:100])
    elif words:
        LOG.error("table %s, seat %d: the bot said %r, which means nothing", live.facts.id, seat, words[:100])
    return secrets.choice(options(table, seat))
