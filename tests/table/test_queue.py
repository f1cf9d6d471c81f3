"""Moves go first: pages are drawn one behind the other, and when no move is being written."""

import asyncio

import pytest

from kronika.table import queue
from kronika.table.queue import Queue
from kronika.table.storage import Storage


class Writing(Storage):
    """A storage of which only that is known."""

    def __init__(self) -> None:
        self.calm = asyncio.Event()


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "PATIENCE", 3600)


def test_a_page_waits_for_what_is_being_written(patience: None) -> None:
    async def main() -> None:
        storage = Writing()
        page = asyncio.create_task(Queue(storage).turn())
        for _ in range(10):
            await asyncio.sleep(0)
        assert not page.done()
        storage.calm.set()
        await page

    asyncio.run(main())


def test_what_has_arrived_is_heard_between_two_pages(patience: None) -> None:
    async def main() -> None:
        storage = Writing()
        storage.calm.set()
        line, done = Queue(storage), []

        async def page(name: str) -> None:
            await line.turn()
            done.append(name)
            if name == "one":                    # while it was drawn, a move came in
                asyncio.get_running_loop().call_soon(done.append, "move")

        await asyncio.gather(page("one"), page("two"))
        assert done == ["one", "move", "two"]

    asyncio.run(main())


def test_nobody_waits_for_ever() -> None:
    asyncio.run(Queue(Writing()).turn())
