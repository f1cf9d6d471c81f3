"""The market on a server: the gong of the clock, and bots that deal with people, keep silent, and never spin."""

import asyncio
import time
from collections.abc import Callable

import pytest

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.core.table import options
from kronika.table import clock, judge, opening, seating
from kronika.table.keeper import Keeper
from kronika.table.live import Live
from kronika.table.service import Service
from tests.market.barter import Barter
from tests.market.positions import KEY
from tests.market.table import Market
from tests.patience import PATIENCE
from tests.table.conftest import opened, url
from tests.table.test_bots import keeping

__all__ = ["url"]
NAMES = ["Anna", "Béla", "Cili"]
FAST = {"bots_open_pause": 0, "bots_only_pause": 0, "bot_seconds": 60}


async def say(service: Service, live: Live, seat: int, words: str) -> Live:
    asked = judge.Asked(seat, words, live.decision(seat, service.key))
    return await service.move(live.facts.id, asked)


async def table(service: Service, people: int = 3, **wish: object) -> Live:
    made = opening.Wish(KEY, "hotseat", 3, names=NAMES[:people], bots=["greedy"] * (3 - people), **wish)  # type: ignore[arg-type]
    return await service.create(opening.make(made, "", None))


async def barter(service: Service, live: Live) -> Live:
    """Everybody plans nothing."""
    for seat in live.humans():
        live = await say(service, live, seat.number, "done")
    return await until(service, live, lambda now: isinstance(step(now), Barter))


async def until(service: Service, live: Live, wanted: Callable[[Live], bool], seconds: float = PATIENCE) -> Live:
    end = time.monotonic() + seconds
    while not wanted(live):
        assert time.monotonic() < end, live.lines[-5:]
        await asyncio.sleep(0.02)
        live = await service.live(live.facts.id)
    return live


def step(live: Live) -> object:
    return live.referee.table.stack[-1]


def an_offer(live: Live, seat: int) -> str:
    return next(words for move in options(live.referee.table, seat)
                if (words := live.game.grammar.say(move)).startswith("offer") and " for " not in words)


def test_a_move_is_checked_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the referee hears it has checked."""
    checked: list[Move] = []
    honest = Barter.check

    def counted(self: Barter, t: Market, seat: int, move: Move) -> Rule | None:
        checked.append(move)
        return honest(self, t, seat, move)

    async def run() -> None:
        async with opened(url, **FAST) as service:
            live = await barter(service, await table(service))
            words = an_offer(live, 0)
            monkeypatch.setattr(Barter, "check", counted)
            live = await say(service, live, 0, words)
            assert live.lines[-1].words == words
            assert len(checked) == 1

    asyncio.run(run())


def test_the_gong_sounds_when_nobody_who_deals_has_time_left(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await barter(service, await table(service, clock="live-100-10", timeout="bot"))
            live = await say(service, live, 0, "done")
            late = service.pulse.now() + 115_000
            live.seats[2].deadline = late + 60_000           # one of the two who still deal has time
            live.seats[2].bank += 60_000
            assert seating.time_up(live, late) is None
            later = late + 60_000
            live = await service.change(live.facts.id, lambda now: seating.time_up(now, later))
            assert [line.words for line in live.lines if line.seat == 15][-1] == "gong"
            assert [seat.kind for seat in live.seats] == ["human"] * 3, "nobody is replaced by a bot"
            assert not isinstance(step(live), Barter)
            assert all(clock.left(seat, later) >= clock.MINUTE for seat in live.seats)
            assert seating.time_up(live, later + 1000) is None

    asyncio.run(run())


def test_offers_and_entries_of_a_list_earn_no_time(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await table(service, clock="live-100-50")
            live = await say(service, live, 0, "settle harbour")
            assert live.seats[0].bank == 100_000
            live = await barter(service, live)
            before = live.seats[0].bank
            for _ in range(3):
                live = await say(service, live, 0, an_offer(live, 0))
            assert live.seats[0].bank == before
            live = await say(service, live, 0, "done")
            assert live.seats[0].bank > before

    asyncio.run(run())


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot processes are told of the game as a server would be."""
    monkeypatch.setenv("KRONIKA_GAMES", "tests.market")


@pytest.mark.usefixtures("known")
def test_bots_deal_with_a_person_and_keep_silent_when_there_is_nothing_to_say(url: str) -> None:
    async def run() -> None:
        async with opened(url, **FAST) as service, keeping(service) as keeper:
            asked = counted(keeper)
            live = await barter(service, await table(service, people=1))
            decision = live.decision(0, service.key)
            live = await until(service, live, quiet)
            assert live.decision(0, service.key) == decision, "what bots say leaves my decision as it was"
            offers = [line for line in live.lines if line.words.startswith("offer")]
            assert offers, "they offer by themselves"
            before = len(asked)
            lines = len(live.lines)
            await keeper.sweep()
            await asyncio.gather(*keeper.tasks.values())
            live = await service.live(live.facts.id)
            assert (len(asked), len(live.lines)) == (before, lines), "nobody is asked again before something changes"
            live = await say(service, live, 0, an_offer(live, 0))
            live = await until(service, live, lambda now: len(asked) > before and quiet(now))
            live = await say(service, live, 0, "done")
            live = await until(service, live, lambda now: not isinstance(step(now), Barter))
            assert live.playing

    asyncio.run(run())


def quiet(live: Live) -> bool:
    """All bots have had their say."""
    return isinstance(step(live), Barter) and not live.bots_awaited()


def counted(keeper: Keeper) -> list[int]:
    """How often bots are asked."""
    asked: list[int] = []
    ask = keeper.pool.ask

    async def counting(rank: int, question: Callable[[], str], seconds: float, quick: bool) -> list[str]:
        asked.append(rank)
        return await ask(rank, question, seconds, quick)

    keeper.pool.ask = counting  # type: ignore[method-assign]
    return asked


@pytest.mark.usefixtures("known")
def test_a_table_of_bots_plays_to_the_end_and_deals(url: str) -> None:
    """In one game of sixty nobody has what another wants."""
    async def deals(service: Service) -> int:
        made = opening.make(opening.Wish(KEY, "bots", 3), "", None)
        live = await until(service, await service.create(made), lambda now: now.facts.status == "over")
        return sum(line.words.startswith("accept") for line in live.lines)

    async def run() -> None:
        async with opened(url, **FAST) as service, keeping(service):
            assert await deals(service) or await deals(service) or await deals(service) or await deals(service)

    asyncio.run(run())


@pytest.mark.usefixtures("known")
def test_the_gong_sounds_for_bots_that_have_nothing_to_say(url: str) -> None:
    async def run() -> None:
        async with opened(url, **FAST) as service, \
                keeping(service, "tests.market.mute:mute"):
            made = opening.make(opening.Wish(KEY, "bots", 3), "", None)
            live = await until(service, await service.create(made), lambda now: now.facts.status == "over")
            assert [line.words for line in live.lines if line.words == "gong"] == ["gong"] * 3

    asyncio.run(run())
