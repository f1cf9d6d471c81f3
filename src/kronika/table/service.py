"""The tables of a server: loading, judging, committing, telling. Every change goes through `change`."""
from __future__ import annotations

import asyncio
import itertools
import logging
import time
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from kronika.table import clock, judge, memory, opening, seating, secret, store, versions
from kronika.table.bus import Bus
from kronika.table.coaching import Coaching
from kronika.table.counts import Counts
from kronika.table.live import Live
from kronika.table.problem import Clash, Conflict, Missing, Problem
from kronika.table.queue import Queue
from kronika.table.rows import Change
from kronika.table.settings import Settings
from kronika.table.storage import Storage

LOG = logging.getLogger("kronika.table")
LOOK = 64                              # tables looked at when one has to leave memory
ATTEMPTS = 8                           # how often a command is judged again after a conflict
OLD = Change()                         # stands for what has to be judged again


class Service:
    """Tables in memory, the last used first to hand; the database is the truth."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.queue = Queue(storage)              # of those who want a page
        self.bus = Bus()
        self.pulse = clock.Pulse()
        self.key = b""                           # the signing key, shared by all processes of this database
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.after: list[Callable[[Live], None]] = []      # told after every change: bots, clocks, notices
        self.closing = asyncio.Event()
        self.counts = Counts()
        self.budget = memory.budget(settings.live_memory)
        self.weights: dict[str, int] = {}                  # bytes of each table in memory, as far as we can tell
        self.weight = 0                                    # of all
        self.serving: set[str] = set()                     # tables whose bots are at work
        self.busy: set[str] = set()                        # tables whose bots have waited for a while
        self.bots_waiting: Callable[[], int] = int
        self.coaching: Coaching | None = None              # where there are processes that think

    async def open(self) -> None:
        made = secret.new_key()
        while not self.key:
            with suppress(Conflict):             # another server begins on the same new database
                await self.tick()
                self.key = bytes.fromhex(await self.storage.write(store.setting, store.KEY, made))

    async def tick(self) -> None:
        """One beat of the pulse that clocks are counted in; and a look whether the signing key is still the same."""
        self.pulse.set(*await self.storage.write(store.beat, clock.now(), clock.GAP))
        if self.key:
            await self.read_key()

    async def read_key(self) -> None:
        """After a change of the signing key, everything signed with the old one has ended: also what streams hold."""
        found = bytes.fromhex(await self.storage.read(store.known_setting, store.KEY))
        if found != self.key:
            LOG.warning("the signing key was changed: every cookie has ended")
            self.key = found
            self.lost()

    def wake(self, topics: list[str]) -> None:
        """Rights have ended: forget these tables, and have every stream concerned ask again what it may see."""
        for topic in topics:
            self.drop(topic)
            self.bus.tell(topic)

    # loading

    def lock(self, table_id: str) -> asyncio.Lock:
        """One command at a time for each table."""
        lock = self.locks.get(table_id)
        if lock is None:
            lock = self.locks[table_id] = asyncio.Lock()
        return lock

    async def live(self, table_id: str) -> Live:
        """The table, from memory if it is there: as far as this process has heard. Raises Missing."""
        found = self.tables.get(table_id)
        if found is not None:
            self.tables.move_to_end(table_id)
            return found
        async with self.lock(table_id):
            return await self._load(table_id)

    async def fresh(self, table_id: str) -> Live:
        """The table as the database has it. Whoever asks may have changed it a moment ago by another process."""
        if self.storage.sqlite:
            return await self.live(table_id)
        async with self.held(table_id) as live:
            return live

    async def _load(self, table_id: str) -> Live:
        found = self.tables.get(table_id)
        if found is not None:
            return found
        loaded = await self.storage.read(store.load, table_id)
        if loaded is None:
            raise Missing("no-table")
        live = Live(loaded)
        change = versions.examine(live)
        if change is not None:
            await self._migrate(live, change)
        if live.played_again():
            await self._save(live)
        self.tables[table_id] = live
        self.counts.loaded += 1
        self.weigh(live)
        return live

    def weigh(self, live: Live) -> None:
        """Count what the table holds in memory; if that is too much, others have to go."""
        table_id = live.facts.id
        if self.tables.get(table_id) is live:
            weight = memory.weight(live)
            self.weight += weight - self.weights.get(table_id, 0)
            self.weights[table_id] = weight
            self.make_room()

    def make_room(self) -> None:
        """Forget the tables that were used least lately and that nobody needs now. Where all are needed, none goes: to
        read them again and again would cost more than the memory."""
        for table_id in list(itertools.islice(self.tables, LOOK)) if self.weight > self.budget else ():
            if self.weight <= self.budget:
                return
            if self.needed(table_id):
                self.tables.move_to_end(table_id)
            else:
                self.drop(table_id)
                self.counts.evicted += 1

    def needed(self, table_id: str) -> bool:
        """Whether somebody follows the table, its bots are at work, or a command is under way."""
        lock = self.locks.get(table_id)
        return table_id in self.bus.listeners or table_id in self.serving or (lock is not None and lock.locked())

    async def _migrate(self, live: Live, change: Change) -> None:
        """Write a table brought to newer rules. If another process was first, what it wrote is read."""
        try:
            await self.storage.write(store.rewrite, live.facts.id, live.facts.rev, change, clock.now())
            LOG.info("table %s was brought to rules version %d", live.facts.id, live.game.version)
        except Conflict:
            pass
        loaded = await self.storage.read(store.load, live.facts.id)
        assert loaded is not None
        live.__init__(loaded)  # type: ignore[misc]
        versions.examine(live)

    async def _save(self, live: Live) -> None:
        """What another build saved is saved anew at once; else the whole log would be played again at every start."""
        saved = live.snapshot()
        try:
            await self.storage.write(store.save, live.facts.id, live.facts.rev, len(live.lines), saved)
        except (Conflict, Problem) as error:
            LOG.warning("table %s was not saved anew: %s", live.facts.id, error)
        else:
            live.keep(saved)

    def drop(self, table_id: str) -> None:
        """Forget what is in memory; the database is the truth."""
        self.tables.pop(table_id, None)
        self.weight -= self.weights.pop(table_id, 0)

    def rest(self, table_id: str) -> None:
        """A finished game that nobody follows any more need not stay in memory."""
        live = self.tables.get(table_id)
        if live is not None and live.facts.status == "over" and table_id not in self.bus.listeners:
            self.drop(table_id)

    # changing

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Live]:
        """The table, while nobody else in this process commands it."""
        async with self.lock(table_id):
            await self._catch_up(table_id)
            yield await self._load(table_id)

    async def _catch_up(self, table_id: str) -> None:
        """Forget a table that another process has changed since."""
        live = self.tables.get(table_id)
        if live is not None and not self.storage.sqlite:
            self._compare(live, *await self.storage.read(store.reached, table_id))

    def _compare(self, live: Live, rev: int, messages: int) -> None:
        if live.facts.rev < rev or live.messages < messages:
            self.drop(live.facts.id)

    async def change(self, table_id: str, command: Callable[[Live], Change | None]) -> Live:
        """Judge and commit. If another process was faster, load the table and judge again. Raises Problem."""
        for _ in range(ATTEMPTS):
            async with self.lock(table_id):
                live = await self._load(table_id)
                change = await self._judged(live, command)
                if change is None:
                    return live
                if change is OLD:
                    continue
                try:
                    await self._commit(live, change)
                except Conflict:
                    self.drop(table_id)
                    continue
                except BaseException:
                    self.drop(table_id)
                    raise
            self.told(live)
            return live
        raise Clash("busy")

    async def _judged(self, live: Live, command: Callable[[Live], Change | None]) -> Change | None:
        """What the command does; OLD, if it does nothing because what is in memory was not up to date. Where it does
        something, the commit tells whether that was so."""
        try:
            change = command(live)
        except Problem:
            if await self._is_old(live):
                return OLD
            raise
        return OLD if change is None and await self._is_old(live) else change

    async def _is_old(self, live: Live) -> bool:
        """Whether another process has changed the table since; then it is forgotten."""
        await self._catch_up(live.facts.id)
        return self.tables.get(live.facts.id) is not live

    async def _commit(self, live: Live, change: Change) -> None:
        now, begin = clock.now(), time.monotonic()
        messages = await self.storage.write(store.commit, live.facts.id, live.facts.rev, change, now)
        self.counts.commits.add(time.monotonic() - begin)
        live.advance(change, live.facts.rev + 1, now)
        live.messages = messages or live.messages          # others may have spoken meanwhile
        self.weigh(live)

    def told(self, live: Live) -> None:
        """Wake whoever waits for news of the table."""
        self.bus.tell(live.facts.id)
        for listener in self.after:
            listener(live)
        self.rest(live.facts.id)

    def heard(self, news: str) -> None:
        """Some process committed a change; if it was another, what is in memory is old."""
        table_id, rev, messages = news.split(" ")
        if table_id == store.KEY:
            asyncio.get_running_loop().create_task(self.read_key())
            return
        asyncio.get_running_loop().create_task(self._heard(table_id, int(rev), int(messages)))

    async def _heard(self, table_id: str, rev: int, messages: int) -> None:
        async with self.lock(table_id):
            live = self.tables.get(table_id)
            if live is not None:
                self._compare(live, rev, messages)
        self.bus.tell(table_id)

    def lost(self) -> None:
        """News may have been missed: everything is read anew when it is next asked for."""
        for table_id in list(self.tables):
            self.drop(table_id)
        self.bus.tell_all()

    # tables

    async def create(self, made: opening.Made) -> Live:
        """Write a new table; one that is already full begins at once, in the same transaction.

        What is asked for again, and was made before, is given as it is now.
        """
        if made.mint.again and await self.storage.read(store.is_table, made.facts.id):
            return await self.live(made.facts.id)
        opening.begin(made.facts, made.seats, made.change, self.pulse.now())
        try:
            await self.storage.write(store.create, made.facts, made.seats, made.change)
        except Conflict:
            if not made.mint.again:
                raise
            return await self.live(made.facts.id)
        live = await self.live(made.facts.id)
        self.told(live)
        return live

    async def rematch(self, table_id: str, seats: list[int], visitor: str, account: int | None,
                      mint: secret.Mint | None = None) -> Live:
        """The rematch of the table, made now or before; these seats agree to it. It begins when all have."""
        made = opening.rematch(await self.fresh(table_id), seats, visitor, account, mint)
        opening.begin(made.facts, made.seats, made.change, self.pulse.now())
        try:
            await self.storage.write(store.follow_up, made.facts, made.seats, made.change)
        except Conflict:
            self.drop(table_id)
            return await self.agree((await self.fresh(table_id)).facts.rematch, seats)
        finally:
            self.drop(table_id)
            self.bus.tell(table_id)
        live = await self.live(made.facts.id)
        self.told(live)
        return live

    async def agree(self, table_id: str, seats: list[int]) -> Live:
        """Those for whom seats of the rematch wait sit down; the last one begins the game."""
        def command(live: Live) -> Change | None:
            change = seating.agree(live, seats)
            if change is not None:
                opening.begin_with(live, change, self.pulse.now())
            return change

        return await self.change(table_id, command)

    async def join(self, table_id: str, guest: seating.Guest) -> tuple[Live, int]:
        """Sit down; the last one to sit down begins the game, in the same transaction. Who sits there by the same
        secret already asks again."""
        numbers: list[int] = []

        def command(live: Live) -> Change | None:
            before = seating.sits(live, guest.token)
            if before is not None:
                numbers.append(before)
                return None
            change, number = seating.join(live, guest)
            numbers.append(number)
            opening.begin_with(live, change, self.pulse.now())
            return change

        return await self.change(table_id, command), numbers[-1]

    # play

    async def move(self, table_id: str, asked: judge.Asked) -> Live:
        live = await self.change(table_id, lambda live: judge.move(live, asked, self.key, self.pulse.now()))
        self.counts.moves += 1
        return live

    async def undo(self, table_id: str, seat: int) -> Live:
        return await self.change(table_id, lambda live: judge.undo(live, seat, self.pulse.now()))

    async def takeback(self, table_id: str, seat: int) -> Live:
        return await self.change(table_id, lambda live: judge.takeback(live, seat, self.pulse.now()))

    async def start(self, table_id: str) -> Live:
        return await self.change(table_id, lambda live: judge.start(live, self.pulse.now()))

    async def say(self, table_id: str, seat: int, name: str, words: str) -> int:
        """A line of chat, which is never undone."""
        async with self.held(table_id) as live:
            for _ in range(ATTEMPTS):
                try:
                    n = await self.storage.write(store.say, table_id, seat, name, words, clock.now())
                except Conflict:
                    continue
                live.messages = n + 1
                self.bus.tell(table_id)
                return n
        raise Clash("busy")
