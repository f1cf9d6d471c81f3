"""Bots: they play whole games, a restart finds them again, and one that fails plays a legal move and leaves a trace."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kronika.table import opening, seating
from kronika.table.keeper import Keeper
from kronika.table.live import Live
from kronika.table.problem import Problem
from kronika.table.service import Service
from tests.patience import PATIENCE
from tests.table.conftest import opened


@asynccontextmanager
async def keeping(service: Service, brain: str = "kronika.table.worker:decide") -> AsyncIterator[Keeper]:
    keeper = Keeper(service, brain)
    task = asyncio.create_task(keeper.run())
    try:
        yield keeper
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await keeper.close()


async def until_over(service: Service, table_id: str, lines: int = 10**6, seconds: float = PATIENCE) -> Live:
    end = time.monotonic() + seconds
    live = await service.live(table_id)
    while live.playing and len(live.lines) < lines:
        assert time.monotonic() < end, f"stuck with {len(live.lines)} lines"
        await asyncio.sleep(0.02)
        live = await service.live(table_id)
    return live


async def bots_table(service: Service, seats: int = 3) -> Live:
    return await service.create(opening.make(opening.Wish("seven_wonders", "bots", seats), "", None))


def test_bots_play_a_whole_game(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url, bots_only_pause=0) as service, keeping(service):
            live = await until_over(service, (await bots_table(service, 4)).facts.id)
            assert live.facts.status == "over"

    asyncio.run(run())


def test_a_restart_finds_every_pending_bot(url: str) -> None:
    async def first() -> str:
        async with opened(url, bots_only_pause=0) as service:
            return (await bots_table(service)).facts.id

    async def second(table_id: str) -> None:
        async with opened(url, bots_only_pause=0) as service, keeping(service):
            assert (await until_over(service, table_id)).facts.status == "over"

    asyncio.run(second(asyncio.run(first())))


@pytest.mark.parametrize(("brain", "trace"), [
    ("crash", "died with code 7"), ("sleep", "no answer within 0.5 s"), ("error", "no idea"),
    ("nonsense", "means nothing"), ("illegal", "is refused")])
def test_a_bot_that_fails_plays_a_legal_move(url: str, brain: str, trace: str,
                                             caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        settings = {"bots_only_pause": 0, "bot_seconds": 0.5 if brain == "sleep" else 15, "workers": 1}
        async with opened(url, **settings) as service, keeping(service, f"tests.table.bad_bots:{brain}"):
            table_id = (await bots_table(service)).facts.id
            live = await until_over(service, table_id, lines=12)         # one that sleeps would sleep for an hour
            assert len(live.lines) >= 12

    asyncio.run(run())
    assert trace in caplog.text


def test_bots_stand_in_and_give_the_seat_back(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service, keeping(service):
            wish = opening.Wish("seven_wonders", "hotseat", names=["Anna", "Béla", "Cili"])
            live = await service.create(opening.make(wish, "", None))
            await service.change(live.facts.id, lambda t: seating.put_bot(t, 0, "greedy", 0))
            await service.change(live.facts.id, lambda t: seating.put_bot(t, 1, "greedy", 0))
            end = time.monotonic() + PATIENCE
            while (await service.live(live.facts.id)).awaits() != 0b100:
                assert time.monotonic() < end
                await asyncio.sleep(0.02)
            live = await service.change(live.facts.id, lambda t: seating.back(t, 0, 0))
            assert live.seats[0].kind == "human"
            assert live.bots_awaited() == []

    asyncio.run(run())


def test_searching_bots_keep_to_their_time(url: str) -> None:
    """A few turns with two of them and a master: nobody is replaced, and every answer comes within its time."""
    async def run() -> None:
        async with opened(url, bots_only_pause=0, bot_ms=40, bot_seconds=60) as service, keeping(service) as keeper:
            wish = opening.Wish("seven_wonders", "bots", 3, bots=["search", "search@20ms", "master"])
            live = await service.create(opening.make(wish, "", None))
            live = await until_over(service, live.facts.id, lines=14)
            assert len(live.lines) >= 14
            assert service.counts.replaced == 0
            assert keeper.patience(["greedy", "search", "master"])[1:] == [40, 80]

    asyncio.run(run())


def test_the_more_think_the_less_time_each_has(url: str) -> None:
    async def run() -> None:
        async with opened(url, bot_ms=1000, bot_seconds=5) as service, keeping(service) as keeper:
            assert keeper.patience(["search"]) == [1000]
            assert sum(keeper.patience(["master"] * 6)) <= 5000
            keeper.pool.waiting = lambda: 50 * len(keeper.pool.workers)
            assert keeper.patience(["search"]) == [30]

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["best", "uct", "search@", "search@1h", "os.path:join", "run:true", "search@12345678"])
def test_only_our_levels_sit_down(url: str, bot: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            with pytest.raises(Problem):
                await service.create(opening.make(opening.Wish("seven_wonders", "bots", 3, bots=[bot]), "", None))

    asyncio.run(run())
