"""What the house knows of all tables at once, on both databases: mine and nobody else's, those that wait, ratings."""

import asyncio
import json

import pytest
from sqlalchemy import Connection, update

from kronika.table import gathering, house, opening, ratings, seating
from kronika.table.live import Live
from kronika.table.problem import Clash
from kronika.table.schema import SEATS, TABLES
from kronika.table.service import Service
from tests.table.conftest import opened

ANNA, BELA = "a" * 32, "b" * 32


async def table(service: Service, kind: str = "private", bots: int = 1, **more: object) -> Live:
    """Anna's table for three, with so many bots."""
    wish = opening.Wish("seven_wonders", kind, 3, name="Anna", bots=["greedy"] * bots, **more)  # type: ignore[arg-type]
    return await service.create(opening.make(wish, ANNA, None))


async def sit(service: Service, live: Live, visitor: str = BELA, account: int | None = None) -> Live:
    found, _ = await service.join(live.facts.id, seating.Guest("Béla", visitor[:20], visitor=visitor, account=account))
    return found


def finish(c: Connection, table_id: str, ranks: list[int], ended: int) -> None:
    result = json.dumps({"scores": [50 - rank for rank in ranks], "ranks": ranks, "reason": "three_ages"})
    c.execute(update(TABLES).where(TABLES.c.id == table_id)
              .values(status="over", result=result, ended=ended, touched=ended, awaits=0))


def test_my_tables_and_what_waits_for_me(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            read = service.storage.read
            live = await sit(service, await table(service))
            await table(service, bots=0)         # still gathers
            found, seats, mine, games = await read(house.mine, [ANNA], None, 10, 4)
            assert {facts.status for facts in found} == {"playing", "open"}
            assert len(seats[live.facts.id]) == 3
            assert (mine[live.facts.id], games) == ([0], 0)
            assert await read(house.waiting, [ANNA], None) == 1
            assert await read(house.waiting, [BELA], None) == 1
            assert await read(house.mine_among, [BELA], None, [live.facts.id]) == {live.facts.id: [1]}
            assert await read(house.waiting, ["c" * 32], None) == 0
            await service.storage.write(finish, live.facts.id, [1, 2, 3], 1000)
            assert [facts.id for facts in await read(house.finished, [BELA], None, 5)] == [live.facts.id]
            assert await read(house.waiting, [ANNA], None) == 0

    asyncio.run(run())


def test_a_claim_with_an_old_secret_is_none(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            live = await sit(service, await table(service))

            def renew(c: Connection) -> None:
                here = SEATS.c.table_id == live.facts.id, SEATS.c.number == 1
                c.execute(update(SEATS).where(*here).values(secret="x"))

            await service.storage.write(renew)
            assert await service.storage.read(house.waiting, [BELA], None) == 0
            assert await service.storage.read(house.running, [BELA], None, 5) == []

    asyncio.run(run())


def test_nothing_private_is_public(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            await table(service)
            await table(service, "hotseat", bots=0, names=["Anna", "Béla", "Cili"])
            shown = await table(service, "open")
            found, seats = await service.storage.read(house.public, 10)
            assert [facts.id for facts in found] == [shown.facts.id]
            assert list(seats) == [shown.facts.id]

    asyncio.run(run())


def test_a_table_is_called_off_only_before_it_begins(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            live = await table(service, "open")
            live = await service.change(live.facts.id, gathering.cancel)
            assert gathering.cancelled(live)
            assert (await service.storage.read(house.public, 10))[0] == []
            assert await service.storage.read(house.finished, [ANNA], None, 5) == []       # nothing was played
            with pytest.raises(Clash):
                await sit(service, live)
            begun = await sit(service, await table(service))
            with pytest.raises(Clash):
                await service.change(begun.facts.id, gathering.cancel)

    asyncio.run(run())


def test_bots_take_every_free_chair_and_it_begins(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            live = await table(service, bots=0)
            live = await service.change(live.facts.id, lambda live: gathering.put_bots(
                live, gathering.free_seats(live), "random", 0))
            assert [seat.kind for seat in live.seats] == ["human", "bot", "bot"]
            assert live.playing

    asyncio.run(run())


def test_bots_sit_where_they_were_put(any_url: str) -> None:
    async def run() -> None:
        async with opened(any_url) as service:
            wish = opening.Wish("seven_wonders", "private", 3, name="Anna", bots=["random"],
                                chairs=["random", "link", "me"])
            live = await service.create(opening.make(wish, ANNA, None))
            assert [(seat.kind, seat.name) for seat in live.seats][1:] == [("empty", ""), ("human", "Anna")]
            assert live.seats[0].level == "random"

    asyncio.run(run())


def test_people_are_rated_bots_are_not(any_url: str) -> None:
    """Who wins rises; each game makes it surer; a game against bots alone changes nothing."""
    async def run() -> None:
        async with opened(any_url) as service:
            for n, ranks in enumerate(([1, 2, 3], [2, 3, 1], [1, 2, 3])):
                live = await sit(service, await table(service))
                await service.storage.write(finish, live.facts.id, ranks, 1000 + n)
            alone = await table(service, bots=2)
            await service.storage.write(finish, alone.facts.id, [1, 2, 3], 2000)
            assert await service.storage.read(ratings.behind)
            await service.storage.write(ratings.catch_up)
            assert not await service.storage.read(ratings.behind)
            anna = await service.storage.read(ratings.history, "seven_wonders", [ANNA], None)
            bela = await service.storage.read(ratings.history, "seven_wonders", [BELA], None)
            assert len(anna) == len(bela) == 3
            assert anna[0].mu > 25 > bela[0].mu
            assert anna[-1].mu > anna[0].mu
            assert anna[0].sigma > anna[1].sigma > anna[2].sigma

    asyncio.run(run())


def test_a_rating_follows_the_seat_into_an_account(any_url: str) -> None:
    """A browser that is called otherwise after signing in keeps what it has played."""
    async def run() -> None:
        async with opened(any_url) as service:
            first = await sit(service, await table(service))
            await service.storage.write(finish, first.facts.id, [1, 2, 3], 1000)
            await service.storage.write(ratings.catch_up)

            def pass_on(c: Connection) -> None:
                from kronika.table.store import pass_claims
                pass_claims(c, BELA, "c" * 32)

            await service.storage.write(pass_on)
            assert len(await service.storage.read(ratings.history, "seven_wonders", ["c" * 32], None)) == 1
            assert await service.storage.read(ratings.history, "seven_wonders", [BELA], None) == []

    asyncio.run(run())
