"""Tables in memory: as many as there is room for; who is not needed goes first, and a full house does not thrash."""

import asyncio
from pathlib import Path

import pytest

from kronika.table import memory, opening
from kronika.table.service import Service
from tests.table.conftest import opened


async def tables(service: Service, count: int) -> list[str]:
    wish = opening.Wish("seven_wonders", "bots", 3)
    return [(await service.create(opening.make(wish, "", None))).facts.id for _ in range(count)]


def test_idle_tables_make_room_and_come_back_as_they_were(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            service.budget = 3 * 40_000
            first, *others = await tables(service, 8)
            assert first not in service.tables
            assert others[-1] in service.tables
            assert service.counts.evicted == 8 - len(service.tables)
            assert service.weight == sum(service.weights.values()) <= service.budget
            assert (await service.live(first)).bots_awaited() == [0, 1, 2]

    asyncio.run(run())


def test_tables_that_somebody_needs_stay_whatever_the_budget(url: str) -> None:
    async def run() -> None:
        async with opened(url) as service:
            service.budget = 1
            followed, served, idle = await tables(service, 0) or ["", "", ""]
            service.budget = 10**9
            followed, served, idle = await tables(service, 3)
            service.bus.join(followed)
            service.serving.add(served)
            service.budget = 1
            last, = await tables(service, 1)
            assert {followed, served} <= set(service.tables)
            assert idle not in service.tables
            for _ in range(5):
                for table_id in (followed, served):
                    await service.live(table_id)
            assert service.counts.loaded == 4    # nothing was read a second time
            assert last not in service.tables or service.weight > service.budget

    asyncio.run(run())


def test_a_container_has_less_than_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limit = tmp_path / "memory.max"
    monkeypatch.setattr(memory, "CGROUPS", (limit,))
    whole = memory.machine()
    limit.write_text("max\n")
    assert memory.machine() == whole
    limit.write_text(f"{64 * memory.MB}\n")
    assert memory.machine() == 64 * memory.MB
    assert memory.budget(0) == 16 * memory.MB
    assert memory.budget(5) == 5 * memory.MB
