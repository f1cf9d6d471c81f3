"""The bots' processes: a bot is timed by its thinking alone, people come first, and a full house drops nothing."""

import asyncio
import heapq
import time

import pytest

from kronika.table import opening, store
from kronika.table import pool as pools
from kronika.table.keeper import Keeper
from kronika.table.pool import BotFailed, Pool
from tests.patience import PATIENCE
from tests.table.conftest import opened

PACED = "tests.table.bad_bots:paced"


def asking(seconds: float) -> str:
    return f'{{"jobs": [], "seconds": {seconds}}}'


def test_waiting_for_a_free_process_is_not_thinking() -> None:
    async def run() -> None:
        pool = Pool(1, PACED)
        try:
            await pool.ask(0, lambda: asking(0), PATIENCE)
            said = await asyncio.gather(*(pool.ask(0, lambda: asking(0.5), 4) for _ in range(9)))
            assert len(said) == 9                # together longer than any of them may think
        finally:
            await pool.close()

    asyncio.run(run())


def test_the_system_is_not_asked_about_a_bot_that_answers_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has computed it says itself."""
    asked: list[int] = []
    monkeypatch.setattr(pools, "stat", asked.append)

    async def run() -> None:
        pool = Pool(1, PACED)
        try:
            before = await spent(pool, 0)
            assert 0 < before < await spent(pool, 0.1)
            assert not asked
        finally:
            await pool.close()

    asyncio.run(run())


async def spent(pool: Pool, seconds: float) -> float:
    """What the process says that it has computed, after thinking for so long."""
    await pool.ask(0, lambda: asking(seconds), PATIENCE)
    return pool.workers[0].computed


def test_one_that_hangs_is_ended_and_another_takes_its_place() -> None:
    async def run() -> None:
        pool = Pool(1, PACED)
        try:
            with pytest.raises(BotFailed, match="no answer within"):
                await pool.ask(0, lambda: asking(60), 0.2)
            assert await pool.ask(0, lambda: asking(0), PATIENCE) == []          # by a new process
        finally:
            await pool.close()

    asyncio.run(run())


def test_quick_questions_are_said_together_and_one_that_fails_harms_no_other() -> None:
    """A worker has them all at once, and answers each; one that hangs is alone to be told so."""
    async def run() -> None:
        pool = Pool(1, PACED)
        try:
            held = pool.free.pop()
            asked = [asyncio.create_task(pool.ask(0, lambda n=n: asking(60 if n == 3 else 0), 0.5, True))
                     for n in range(6)]
            slow = asyncio.create_task(pool.ask(0, lambda: asking(0), 20))
            while pool.waiting() < 7:
                await asyncio.sleep(0)
            pool.free.append(held)
            questions = pool.next()
            assert len(questions) == 6
            for question in questions:
                heapq.heappush(pool.queue, question)
            pool.more()
            said = await asyncio.gather(*asked, slow, return_exceptions=True)
            assert [answer == [] for answer in said] == [True, True, True, False, True, True, True]
            assert isinstance(said[3], BotFailed)
        finally:
            await pool.close()

    asyncio.run(run())


def test_people_are_served_before_bots_among_themselves() -> None:
    async def run() -> None:
        pool, order = Pool(1, PACED), []

        async def ask(name: str, rank: int) -> None:
            def question() -> str:
                order.append(name)
                return asking(0)

            await pool.ask(rank, question, 20)

        try:
            holder = pool.free.pop()
            tasks = [asyncio.create_task(ask(name, rank)) for name, rank in
                     [("bots", 2), ("away", 1), ("here", 0), ("more bots", 2), ("here too", 0)]]
            while pool.waiting() < len(tasks):
                await asyncio.sleep(0)
            tasks[3].cancel()
            pool.free.append(holder)
            pool.more()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert order == ["here", "here too", "away", "bots"]
            assert pool.waiting() == 0
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_full_house_is_told_and_no_bot_is_replaced(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.table.keeper.BUSY", 0.0)

    async def run() -> None:
        async with opened(url, workers=1, bot_seconds=0.2) as service:
            keeper = Keeper(service)
            try:
                held = keeper.pool.free.pop()
                wish = opening.Wish("seven_wonders", "private", name="Anna", bots=["greedy", "greedy"])
                live = await service.create(opening.make(wish, "", None))
                woken = service.bus.join(live.facts.id)
                async with asyncio.timeout(PATIENCE):
                    await woken.wait()
                assert live.facts.id in service.busy
                await asyncio.sleep(0.5)         # longer than a bot may think
                keeper.pool.free.append(held)
                keeper.pool.more()
                end = time.monotonic() + PATIENCE
                while live.bots_awaited():
                    assert time.monotonic() < end
                    await asyncio.sleep(0.01)
                assert service.counts.replaced == 0
                assert service.counts.bot_moves == 2
                assert not service.busy
            finally:
                await keeper.close()

    asyncio.run(run())


def test_after_a_start_tables_are_taken_up_a_few_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.table.keeper.AT_ONCE", 2)

    async def run() -> None:
        async with opened(url, workers=1) as service:
            for kind in ["bots"] * 3 + ["private"]:
                bots = {"bots": ["greedy", "greedy"], "name": "Anna"} if kind == "private" else {"seats": 3}
                await service.create(opening.make(opening.Wish("seven_wonders", kind, **bots), "", None))
            private = (await service.storage.read(store.waiting_for_bots))[0]
            keeper = Keeper(service)
            try:
                held = keeper.pool.free.pop()
                await keeper.sweep()
                assert len(keeper.tasks) == 2
                assert private in keeper.tasks
                assert len(keeper.later) == 2
                await keeper.sweep()             # looks again, and asks for nothing twice
                assert len(keeper.tasks) == 2
                keeper.pool.free.append(held)
                keeper.pool.more()
                while len(keeper.later) == 2:
                    await asyncio.sleep(0.01)
            finally:
                await keeper.close()

    asyncio.run(run())
