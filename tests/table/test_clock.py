"""Clocks: gains and caps, time without a server does not count, what happens when time is up."""

import asyncio

import pytest

from kronika.core.move import Move
from kronika.core.table import Table, options
from kronika.table import clock, judge, opening, seating, store
from kronika.table.live import Live
from kronika.table.problem import Clash
from kronika.table.rows import HUMAN, Seat
from kronika.table.service import Service
from tests.table.conftest import opened
from tests.table.test_service import HUMANS, play, table

HOUR = clock.HOUR


def as_said(table: Table, seat: int, move: Move) -> Move:
    """Nothing else, where nothing is refused."""
    return move


def seat(bank: int, since: int | None = None) -> Seat:
    return Seat("t", 0, HUMAN, bank=bank, since=since)


@pytest.mark.parametrize(("name", "base", "gain", "most"), [
    ("day", 24, 4, 72), ("days", 72, 12, 120), ("week", 72, 36, 240)])
def test_the_clocks_of_play_over_weeks(name: str, base: int, gain: int, most: int) -> None:
    assert clock.clock(name) == clock.Clock(base * HOUR, gain * HOUR, most * HOUR)


def test_a_live_clock_and_names_that_mean_nothing() -> None:
    assert clock.clock("live-600-20") == clock.Clock(600_000, 20_000, 1_200_000)
    assert clock.clock("none") is None
    for bad in ("", "live", "live-0-1", "live-1", "live-99999999-1", "month"):
        with pytest.raises(ValueError, match=bad or ".*"):
            clock.clock(bad)


def test_a_decision_gains_up_to_the_most() -> None:
    day = clock.ASYNC["day"]
    started = clock.turned(day, seat(24 * HOUR), True, False, 1000)
    assert started == {"bank": 24 * HOUR, "since": 1000, "deadline": 1000 + 24 * HOUR}
    stopped = clock.turned(day, seat(24 * HOUR, since=0), False, False, HOUR)
    assert stopped == {"bank": 27 * HOUR, "since": None, "deadline": None}
    assert clock.turned(day, seat(71 * HOUR, since=0), False, False, 0)["bank"] == 72 * HOUR
    assert clock.turned(day, seat(28 * HOUR), True, True, 0)["bank"] == 24 * HOUR
    assert clock.left(seat(5, since=0), 100) == 0


def test_the_pulse_stands_still_without_a_server(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            beat = service.storage.write
            total, at = await beat(store.beat, 10**13, clock.GAP)
            total2, _ = await beat(store.beat, at + 1000, clock.GAP)
            assert total2 - total == 1000
            total3, _ = await beat(store.beat, at + 10**9, clock.GAP)
            assert total3 - total2 == clock.GAP
            total4, _ = await beat(store.beat, at, clock.GAP)
            assert total4 == total3

    asyncio.run(run())


def test_when_time_is_up_a_bot_takes_the_seat(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await table(service, clock="live-10-5")
            assert all(s.since is not None and s.deadline == s.since + 10_000 for s in live.seats)
            live = await play(service, live, 0)
            assert live.seats[0].since is None
            assert live.seats[0].bank > 14_000
            pulse = service.pulse.now() + 11_000
            assert await service.storage.read(store.out_of_time, pulse) == [live.facts.id]
            live = await service.change(live.facts.id, lambda t: seating.time_up(t, pulse))
            assert [s.kind for s in live.seats] == ["human", "bot", "bot"]
            assert await service.storage.read(store.out_of_time, pulse) == []

    asyncio.run(run())


def test_or_the_others_may_vote(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            wish = opening.Wish("seven_wonders", "hotseat", names=HUMANS, clock="live-10-0", timeout="vote")
            live = await service.create(opening.make(wish, "", None))
            live = await play(service, live, 0)
            live = await play(service, live, 1)
            pulse = service.pulse.now() + 11_000
            live = await service.change(live.facts.id, lambda t: seating.time_up(t, pulse))
            assert live.seats[2].kind == "human"
            assert seating.time_up(live, pulse) is None
            live = await service.change(live.facts.id, lambda t: seating.vote(t, 0, "bot", pulse))
            assert live.seats[2].kind == "human"
            live = await service.change(live.facts.id, lambda t: seating.vote(t, 1, "bot", pulse))
            assert (live.seats[2].kind, live.seats[2].stand_in) == ("bot", True)
            assert [s.vote for s in live.seats] == ["", "", ""]

    asyncio.run(run())


def test_undo_does_not_earn_time(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await table(service, clock="live-100-50")
            for _ in range(5):
                live = await play(service, live, 0, "side day")
                assert live.seats[0].bank <= 150_000
                live = await service.undo(live.facts.id, 0)
            assert live.seats[0].bank <= 100_000

    asyncio.run(run())


async def one_is_late(service: Service, clock: str = "live-10-5") -> tuple[Live, int]:
    """Three people; the third has let its time run out, and the others have been told."""
    wish = opening.Wish("seven_wonders", "hotseat", names=HUMANS, clock=clock, timeout="vote",
                        options={"sides": "all_day"})
    live = await service.create(opening.make(wish, "", None))
    for number in (0, 1):
        live = await play(service, live, number)
    pulse = service.pulse.now() + 11_000
    return await service.change(live.facts.id, lambda t: seating.time_up(t, pulse)), pulse


def test_who_is_late_cannot_vote_the_lateness_away(url: str) -> None:
    """A vote of the one who is late leaves the others theirs."""
    async def run() -> None:
        async with opened(url) as service:
            live, pulse = await one_is_late(service)
            with pytest.raises(Clash) as caught:
                seating.vote(live, 2, "bot", pulse)
            assert caught.value.code == "late"
            for what in ("end", ""):
                live = await service.change(live.facts.id, lambda t, what=what: seating.vote(t, 2, what, pulse))
            assert seating.time_up(live, pulse) is None
            for number in (0, 1):
                live = await service.change(live.facts.id, lambda t, n=number: seating.vote(t, n, "bot", pulse))
            assert live.seats[2].kind == "bot"

    asyncio.run(run())


def test_who_moves_after_all_is_late_no_more(url: str) -> None:
    """Also when the move leads at once to the next decision."""
    async def run() -> None:
        async with opened(url) as service:
            live, _ = await one_is_late(service)
            assert live.seats[2].vote == "late"
            live = await play(service, live, 2)
            assert live.seats[2].since is not None
            assert live.seats[2].vote == ""
            assert seating.late(live, service.pulse.now()) == []
            with pytest.raises(Clash):
                seating.vote(live, 0, "bot", service.pulse.now())

    asyncio.run(run())


def test_nobody_is_told_twice(url: str) -> None:
    """When a second one is late, the others hear of that one alone."""
    async def run() -> None:
        async with opened(url) as service:
            live, pulse = await one_is_late(service)
            assert live.messages == 1
            await service.undo(live.facts.id, 1)
            live = await service.change(live.facts.id, lambda t: seating.time_up(t, pulse + 20_000))
            assert [s.vote for s in live.seats] == ["", "late", "late"]
            assert live.messages == 2

    asyncio.run(run())


def test_bots_have_no_clock_and_are_not_held_up_by_one(url: str) -> None:
    """The last of a round may be a bot: it is awaited again at once."""
    async def run() -> None:
        async with opened(url) as service:
            wish = opening.Wish("seven_wonders", "private", name="Anna", bots=["random", "random"], clock="live-100-50",
                                options={"sides": "all_day"})
            live = await service.create(opening.make(wish, "", None))
            for number in (0, 1, 2):
                moves = [(number, options(live.referee.table, number)[0])]
                live = await service.change(
                    live.facts.id, lambda t, moves=moves: judge.played(t, moves, service.pulse.now(), as_said))
            assert live.bots_awaited() == [1, 2]
            assert [s.since is not None for s in live.seats] == [True, False, False]

    asyncio.run(run())
