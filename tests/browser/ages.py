"""Through the Ages in the browser: tables at a position, two people at them, and their clicks."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from kronika.core.rng import Rng
from kronika.core.table import settle
from kronika.games import load
from kronika.games.through_the_ages.scenario import position
from kronika.referee.start import save
from kronika.table import opening, store
from kronika.table.database import open_engine
from tests.browser.conftest import Open
from tests.browser.hands import decision, seats

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


def fresh(database: Path, edition: str, mode: str, seed: str) -> str:
    """A new table of two, with this seed of chance."""
    made = opening.make(opening.Wish(GAME, "private", 2, edition, mode), "", None)
    made.facts.seed = seed
    return put(database, made)


def put(database: Path, made: opening.Made) -> str:
    engine = open_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        store.create(connection, made.facts, made.seats, made.change)
    engine.dispose()
    return f"/t/{made.facts.id}"


@pytest.fixture
def database(server: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of the server."""
    return next(tmp_path_factory.getbasetemp().glob("server*/kronika.db"))


@pytest.fixture
def lay(database: Path) -> Lay:
    """`laid` in the database of the server."""
    return partial(laid, database)


def seated(reader: Open, path: str) -> tuple[Page, Page]:
    """Two people at the two seats of a table."""
    first, second = seats(reader.server, path, "Dóra", "Judit")
    return reader(first, "hu"), reader(second, "en", name="Judit")


def ready(page: Page) -> None:
    page.wait_for_function("() => document.getElementById('table').dataset.turn")


def touch(page: Page, *parts: str) -> None:
    """Click parts one after the other, then the main button: asked before every move; again if the page came anew."""
    ready(page)
    before = decision(page)
    for _ in range(8):
        page.evaluate("document.getElementById('table').setAttribute('data-ask', '')")
        if not page.locator("[data-confirm]").is_visible():
            for part in parts:
                page.locator(f"{part}:visible").first.click()
        if page.locator("[data-confirm]").is_visible():
            page.click("[data-confirm]")
            if moved(page, before):
                return
    raise AssertionError(f"nothing came of {parts}")


def moved(page: Page, before: str) -> bool:
    try:
        page.wait_for_function("(d) => document.getElementById('table').dataset.decision !== d", arg=before,
                               timeout=5000)
    except TimeoutError:
        return False
    return True


def word(words: str) -> str:
    return f'[data-word="{words}"]'
