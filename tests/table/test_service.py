"""Tables on both databases: moves are kept, stale ones are answered, a second process is noticed, undo works."""

import asyncio
import contextlib
import random

import pytest
from sqlalchemy import Connection

from kronika.core.table import actors
from kronika.referee.codec import save
from kronika.table import opening, people, seating, store
from kronika.table.judge import Asked
from kronika.table.live import Live
from kronika.table.problem import Clash, Problem
from kronika.table.service import Service
from tests.table.conftest import opened

HUMANS = ["Anna", "Béla", "Cili"]


async def table(service: Service, **wish: object) -> Live:
    """Three people at one screen: a game that has begun."""
    made = opening.make(opening.Wish("seven_wonders", "hotseat", names=HUMANS, **wish), "", None)  # type: ignore[arg-type]
    return await service.create(made)


def awaited(live: Live) -> list[int]:
    return [seat for seat in range(live.facts.seats) if (live.awaits() >> seat) & 1]


async def play(service: Service, live: Live, seat: int, words: str = "") -> Live:
    chosen = words or random.Random(len(live.lines)).choice(live.referee.offers(seat))
    return await service.move(live.facts.id, Asked(seat, chosen, live.decision(seat, service.key)))


async def play_on(service: Service, live: Live, turns: int = 1000) -> Live:
    while live.playing and turns:
        live = await play(service, live, awaited(live)[0])
        turns -= 1
    return live


def test_a_whole_game_is_kept_and_loaded_again(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            live = await table(service)
            for turn in range(1000):
                if not live.playing:
                    break
                live = await play(service, live, awaited(live)[0])
                if turn % 7 == 0:
                    same = save(live.game, live.referee.table), live.referee.decisions, live.facts, live.seats
                    service.drop(live.facts.id)
                    live = await service.live(live.facts.id)
                    assert (save(live.game, live.referee.table), live.referee.decisions, live.facts, live.seats) == same
            assert live.facts.status == "over"
            assert [line.seq for line in live.lines] == list(range(live.facts.seq))
            whole = live.whole()
            assert save(live.game, whole.table) == save(live.game, live.referee.table)

    asyncio.run(run())


def test_the_seed_gives_the_same_draws_after_every_reload(url: str) -> None:
    from kronika.referee.replay import Verdict, prove, verify

    async def run() -> None:
        async with opened(url) as service:
            live = await table(service)
            while live.playing:
                live = await play(service, live, awaited(live)[-1])
                service.drop(live.facts.id)
                live = await service.live(live.facts.id)
            record = live.record()
            prove(record, live.facts.seed, [seat.string for seat in live.seats])
            assert verify(record) == Verdict(replayed=True, proven=True, over=True)

    asyncio.run(run())


def test_a_stale_decision_is_answered_with_the_present_one(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await table(service)
            old = live.decision(0, service.key)
            others = live.decision(1, service.key)
            live = await play(service, live, 0, "side day")
            assert live.decision(1, service.key) == others
            with pytest.raises(Problem) as caught:
                await service.move(live.facts.id, Asked(0, "side night", old))
            assert (caught.value.code, caught.value.status) == ("stale", 409)
            assert caught.value.more["decision"] == live.decision(0, service.key)
            count = len(live.lines)
            again = await service.move(live.facts.id, Asked(0, "side day", old))
            assert len(again.lines) == count

    asyncio.run(run())


def test_a_refused_move_names_its_rule_and_changes_nothing(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await play_on(service, await table(service), 3)
            count = len(live.lines)
            with pytest.raises(Problem) as caught:
                await play(service, live, 0, "build palace")
            assert caught.value.code == "refused"
            assert caught.value.more["ref"].startswith("SW-")
            with pytest.raises(Problem) as caught:
                await play(service, live, 0, "fly me to the moon")
            assert caught.value.code == "unclear"
            assert len((await service.live(live.facts.id)).lines) == count

    asyncio.run(run())


def test_a_second_process_is_noticed_and_the_move_judged_again(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as one, opened(any_url) as two:
            live = await table(one)
            other = await two.live(live.facts.id)
            assert one.key == two.key
            for turn in range(24):
                here, there = (one, two) if turn % 2 else (two, one)
                live = await here.live(live.facts.id)
                seats = awaited(live)
                if len(seats) > 1:
                    other = await there.live(live.facts.id)
                    if awaited(other) == seats:
                        await asyncio.gather(play(here, live, seats[0]), play(there, other, seats[1]))
                        continue
                with contextlib.suppress(Clash):     # the decision was taken meanwhile, over there
                    await play(here, live, seats[0])
            one.drop(live.facts.id)
            live = await one.live(live.facts.id)
            assert [line.seq for line in live.lines] == list(range(live.facts.seq))
            assert save(live.game, live.whole().table) == save(live.game, live.referee.table)

    asyncio.run(run())


def test_a_move_made_elsewhere_is_known_here_at_once(postgres_url: str) -> None:
    """Between two processes that have heard nothing of each other: the database is the truth."""
    async def run() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            live = await table(one)
            await two.live(live.facts.id)
            for turn in range(12):
                here, there = (one, two) if turn % 2 else (two, one)
                seat = awaited(live)[0]
                live = await play(here, live, seat)
                count = await here.say(live.facts.id, seat, "", f"message {turn}")
                seen = await there.fresh(live.facts.id)
                assert (seen.facts.rev, len(seen.lines), seen.messages) == (live.facts.rev, len(live.lines), count + 1)
                live = await play(there, live, awaited(live)[0])

    asyncio.run(run())


def test_what_was_judged_on_old_knowledge_is_judged_again(postgres_url: str) -> None:
    """A process that has heard nothing refuses no answer to a decision that it does not know of yet, and counts the
    messages that it has not heard."""
    async def run() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            live = await table(one)
            await two.live(live.facts.id)
            for seat in awaited(live):
                live = await play(one, live, seat)
            here = await play(two, live, awaited(live)[0])
            assert len(here.lines) == len(live.lines) + 1
            live = await one.fresh(live.facts.id)
            count = await two.say(live.facts.id, 0, "", "nobody has heard this")
            live = await one.change(live.facts.id, lambda t: seating.vote(t, 0, "end", one.pulse.now()))
            assert live.messages == count + 2

    asyncio.run(run())


def test_what_is_read_is_of_one_moment(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            live = await play_on(service, await table(service), 4)

            def torn(connection: Connection) -> tuple[tuple[int, int], tuple[int, int]]:
                before = store.reached(connection, live.facts.id)
                asyncio.run_coroutine_threadsafe(play_on(service, live, 2), loop).result(20)
                return before, store.reached(connection, live.facts.id)

            loop = asyncio.get_running_loop()
            before, after = await service.storage.read(torn)
            assert before == after == (live.facts.rev - 2, live.messages)

    asyncio.run(run())


def test_a_deleted_account_is_forgotten_everywhere(postgres_url: str) -> None:
    """Where to tell it of its turn, too, by a process that did not delete it."""
    async def run() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            account = await one.storage.write(people.register, "Törölt", "x", "hu")
            live = await one.create(opening.make(opening.Wish("seven_wonders", name="Törölt"), "", account.id))
            assert (await two.live(live.facts.id)).seats[0].account == account.id
            await one.storage.write(people.remove, account.id)
            assert (await two.fresh(live.facts.id)).seats[0].account is None
            assert (await two.fresh(live.facts.id)).facts.host_account is None

    asyncio.run(run())


def test_undo_is_an_entry_and_survives_a_reload(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await play_on(service, await table(service), 4)
            seat = awaited(live)[0]
            before = save(live.game, live.referee.table)
            live = await play(service, live, seat)
            service.drop(live.facts.id)
            live = await service.undo(live.facts.id, seat)
            assert save(live.game, live.referee.table) == before
            assert live.lines[-1].words.startswith("undo ")
            service.drop(live.facts.id)
            live = await service.live(live.facts.id)
            assert save(live.game, live.referee.table) == before
            with pytest.raises(Problem) as caught:
                await service.undo(live.facts.id, seat)
            assert caught.value.code == "refused"

    asyncio.run(run())


def test_a_changed_pick_is_never_told_to_the_others(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await play_on(service, await table(service), 3)
            first, second = [words for words in live.referee.offers(0) if words.startswith("build ")][:2]
            live = await play(service, live, 0, first)
            live = await play(service, live, 0, second)
            live = await play(service, live, 1)
            live = await play(service, live, 2)
            assert awaited(live) == [0, 1, 2]
            told = [live.said(item.line, 1) for item in live.items(1)]
            assert second in told
            assert first not in told
            assert "undo" not in told
            assert first not in [words for _, words in live.record(1).log]

    asyncio.run(run())


def test_takeback_marks_the_table_as_practice(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await play_on(service, await table(service), 7)
            live = await service.takeback(live.facts.id, 0)
            assert live.facts.practice
            service.drop(live.facts.id)
            live = await service.live(live.facts.id)
            assert live.referee.practice
            live = await play_on(service, live)
            assert live.facts.status == "over"
            assert live.record().practice

    asyncio.run(run())


def test_people_sit_down_leave_and_come_back(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            made = opening.make(opening.Wish("seven_wonders", name="Anna", bots=["random"]), "", None)
            live = await service.create(made)
            assert [seat.kind for seat in live.seats] == ["human", "empty", "bot"]
            live, number = await service.join(live.facts.id, seating.Guest("Béla", "s_x"))
            assert number == 1
            assert live.playing
            with pytest.raises(Problem) as caught:
                await service.join(live.facts.id, seating.Guest("Cili", "s_y"))
            assert caught.value.code == "started"
            live = await service.change(live.facts.id, lambda t: seating.leave(t, 1, 0))
            assert (live.seats[1].kind, live.seats[1].stand_in) == ("bot", True)
            live = await service.change(live.facts.id, lambda t: seating.back(t, 1, 0))
            assert live.seats[1].kind == "human"
            for seat in (0, 1):
                live = await service.change(live.facts.id, lambda t, seat=seat: seating.vote(t, seat, "end", 0))
            assert live.facts.status == "over"

    asyncio.run(run())


def test_a_fork_goes_on_with_a_new_seed(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await play_on(service, await table(service), 20)
            fork = await service.create(opening.fork(live, 1, [], "", None))
            assert fork.facts.seed != live.facts.seed
            assert save(live.game, fork.game.view(fork.referee.table, 1)) == save(live.game, live.view(1))
            fork = await play_on(service, fork)
            assert fork.facts.status == "over"
            assert actors(fork.referee.table) == 0
            with pytest.raises(Clash, match="over"):
                opening.fork(fork, 1, [], "", None)        # its end is no beginning

    asyncio.run(run())
