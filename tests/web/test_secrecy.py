"""The short form of tests/web/secrecy.py: JSON, events, log, record and pages of every game, served in two worlds."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kronika.core.step import WATCHER
from kronika.games import KEYS, load
from kronika.table.live import Live
from kronika.web.rooms import ROOMS
from tests.web.secrecy import House, one_game, other_world, run, told, transplanted

JSON, PAGE, FRAGMENT = 0, 1, 2
EVERY = {"civilization": 25}                     # looks every so many moves: its games are long
DIFFERENT = {"civilization": 0.3}                # before the first cities nobody there holds a card, nothing is hidden


def remembered(game: str) -> set[tuple[str, str]]:
    """The fields of the game that its people could only remember."""
    return {row for edition in load(game).editions for row in load(game).of(edition).fields.remembered}


def test_each_game_says_what_can_only_be_remembered() -> None:
    assert remembered("seven_wonders") == {("SevenWonders", "memory")}                     # the hands that it passed on
    assert remembered("history_of_the_world") == {("Seat", "seen")}                        # the piles of the draft
    assert remembered("through_the_ages") == {("Seat", "prepared"), ("Seat", "thrown")}    # its events and discards


@pytest.mark.parametrize("number", range(2))
def test_nothing_sent_depends_on_what_the_viewer_may_not_know(tmp_path: Path, number: int) -> None:
    """7 Wonders, every position of a game of four seats, with and without the memory aid."""
    tally = run(f"sqlite:///{tmp_path / 'k.sqlite'}", "seven_wonders", range(number, number + 1), 1, 12)
    assert tally.positions >= 80 * 5
    assert tally.different > tally.positions * 0.9
    assert tally.pairs > 4000
    assert tally.pages > 75


@pytest.mark.parametrize("game", KEYS[1:])
def test_nor_in_the_other_games(tmp_path: Path, game: str) -> None:
    tally = run(f"sqlite:///{tmp_path / 'k.sqlite'}", game, range(1), EVERY.get(game, 10), 4)
    assert tally.positions >= 50
    assert tally.different > tally.positions * DIFFERENT.get(game, 0.5)
    assert tally.pages >= 40 or game not in ROOMS


@pytest.mark.parametrize("game", [game for game in KEYS if game in ROOMS])
def test_the_pages_are_among_what_is_compared(tmp_path: Path, game: str) -> None:
    """An earlier moment as JSON; the page, its fragment, the page of an earlier moment, that of what others did, and
    the log before a line; for who sits, the words that may be said."""
    async def go() -> None:
        house = House(f"sqlite:///{tmp_path / 'k.sqlite'}")
        await house.open()
        live = await house.seated(game, 0)
        for viewer in (0, WATCHER):
            sent = await house.shown(live, viewer, 0)
            words = [False] if viewer == 0 else []
            assert [b"<html" in body for body in sent] == [False, True, False, True, True, False, *words]
        await house.close()

    asyncio.run(go())


def test_the_test_would_notice_a_leak(tmp_path: Path) -> None:
    """In a world that seat 0 cannot tell from the real one, another seat is sent something else: JSON and pages."""
    noticed: set[int] = set()

    async def look(house: House, live: Live) -> None:
        if len(noticed) < 3:
            other = transplanted(live, other_world(live.game, live.referee.table, 0, 1), 0)
            house.real[id(other)] = (live, 1)
            pages = zip(await house.shown(live, 1, 0), await house.shown(other, 1, 0))
            noticed.update(n for n, (here, there) in enumerate(pages) if here != there and n in (PAGE, FRAGMENT))
            if await told(house.service, live, 1, True) != await told(house.service, other, 1, True):
                noticed.add(JSON)
            house.service.tables[live.facts.id] = live

    async def go() -> None:
        house = House(f"sqlite:///{tmp_path / 'k.sqlite'}")
        await house.open()
        await one_game(house, "seven_wonders", 1, look)
        await house.close()

    asyncio.run(go())
    assert noticed == {JSON, PAGE, FRAGMENT}


@pytest.mark.parametrize("game", [game for game in KEYS if remembered(game)])
def test_without_the_memory_aid_a_page_shows_nothing_that_is_only_remembered(tmp_path: Path, game: str) -> None:
    """The page from a view of somebody who has forgotten it all is the same."""
    looks = 0

    async def look(house: House, live: Live) -> None:
        nonlocal looks
        looks += 1
        if looks % 40 or looks > 200:
            return
        page = f"/t/{live.facts.id}"
        for viewer in range(live.facts.seats):
            here = await house.got(live, viewer, page, "en")
            live.cache[("view", viewer)] = forgetful(live, viewer)
            assert await house.got(live, viewer, page, "en") == here
            live.cache.clear()

    async def go() -> None:
        house = House(f"sqlite:///{tmp_path / 'k.sqlite'}")
        await house.open()
        await one_game(house, game, 0, look)
        await house.close()

    asyncio.run(go())


def forgetful(live: Live, viewer: int) -> Any:
    """A view without what its seat could only remember."""
    view: Any = live.game.view(live.referee.table, viewer)
    for kind, name in live.game.fields.remembered:
        for part in [view] if kind != "Seat" else view.seat:
            value = getattr(part, name)
            setattr(part, name, None if value is not None and not isinstance(value, (list, tuple)) else type(value)())
    return view
