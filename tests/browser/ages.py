"""Through the Ages in the browser: tables at a position, two people at them, and their clicks."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from kronika.core.rng import Rng
from kronika.core.table import settle
from kronika.games import load
from kronika.games.through_the_ages.scenario import position
from kronika.referee.start import save
from kronika.table import opening
from tests.browser.conftest import Open
from tests.browser.hands import TURN, chosen, decision, reach, seats
from tests.browser.laying import database, put

__all__ = ["database"]

GAME = "through_the_ages"
Lay = Callable[..., str]


def laid(database: Path, at: dict[str, Any], edition: str = "2015", mode: str = "full", **options: str) -> str:
    """Put a table at a position into the database; it waits for its people."""
    game = load(GAME).of(edition)
    count = len(at["seat"])
    table = position(game, game.setup(count, edition, mode, options), at, Rng(1))
    settle(table)
    made = opening.make(opening.Wish(GAME, "private", count, edition, mode, options), "", None)
    made.facts.start = save(game, table)
    return put(database, made)


def fresh(database: Path, edition: str, mode: str, *bots: str) -> str:
    """A new table of two people, and of bots."""
    wish = opening.Wish(GAME, "private", 2 + len(bots), edition, mode, bots=[*bots])
    return put(database, opening.make(wish, "", None))


@pytest.fixture
def lay(database: Path) -> Lay:
    """`laid` in the database of the server."""
    return partial(laid, database)


def seated(reader: Open, path: str) -> list[Page]:
    """Two people at the first seats of a table."""
    first, second = seats(reader.server, path, "Dóra", "Judit")
    return [reader(first, "hu"), reader(second, "en", name="Judit")]


def ready(page: Page) -> None:
    page.wait_for_function(TURN)


def touch(page: Page, *parts: str) -> None:
    """Click parts one after the other, again if the page came anew; then the main button, and until it has arrived."""
    ready(page)
    before = decision(page)
    for _ in range(8):
        for part in parts:
            reach(page, part)
            page.locator(f"{part}:visible").first.click()
        if page.locator("[data-confirm]").is_visible():
            break
    page.click("[data-confirm]")
    chosen(page, before)


def word(words: str) -> str:
    return f'[data-word="{words}"]'
