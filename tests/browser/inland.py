"""What people do at a table of Civilization: sit down in a position, drag stacks, pick cards, say they are done."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from kronika.core.rng import Rng
from kronika.core.table import settle
from kronika.games import load
from kronika.games.civilization.scenario import position
from kronika.referee.start import save
from kronika.table import opening
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import awaited, chosen, decision, seats
from tests.browser.laying import database, put

__all__ = ["database"]

GAME = "civilization"
PEOPLE = (("en", DESK, "Anna"), ("hu", DESK, "Béla"), ("hu", PHONE, "Cili"))
PLACE = """(id) => { const [x, y] = document.getElementById(id).dataset.at.split(' ').map(Number);
    const at = new DOMPoint(x, y).matrixTransform(document.getElementById('chart').getScreenCTM());
    return [at.x, at.y] }"""
# How many questions to the server are on their way.
COUNTED = """() => { const ask = window.fetch; window.asking = 0;
    window.fetch = (...words) => { asking++; return ask(...words).finally(() => { asking-- }) } }"""
# A move that was chosen has been made, or it cannot be undone and waits for the main button.
ANSWERED = """(before) => { const table = document.getElementById('table'), button = document.getElementById('confirm');
    return table.dataset.decision !== before || (!asking && button.checkVisibility() && !button.disabled) }"""
# Where the table stands for a person: the turn, the event, and whether it waits for them.
STANDS = """() => { const table = document.getElementById('table');
    const digits = (el) => Number(el?.textContent.match(/\\d+/));
    return [digits(table.querySelector('.turn .label')), digits(table.querySelector('.events [aria-current]')),
            Boolean(table.dataset.turn && table.querySelector('template[data-say]'))] }"""


def lay(database: Path, at: dict[str, Any]) -> str:
    """Puts a position into the database of the tests' server; it waits for its people."""
    game = load(GAME)
    made = opening.make(opening.Wish(GAME, "private", 3), "", None)
    table = position(game, game.setup(3), at, Rng(1))
    settle(table)
    made.facts.start = save(game, table)
    return put(database, made)


def seated(reader: Open, path: str, people: int = 3) -> list[Page]:
    """Two at desks, one with a phone, in two languages; the browsers of the first of them."""
    ways = seats(reader.server, path, *(name for _, _, name in PEOPLE))
    pages = [reader(way, lang, size, name, ask=False) for way, (lang, size, name) in zip(ways[:people], PEOPLE)]
    for page in pages:
        page.wait_for_selector("#chart", state="attached")
        page.evaluate(COUNTED)
    return pages


def settled(page: Page, before: str) -> None:
    """Until the move has been made: at once, or by the main button where it cannot be undone."""
    page.wait_for_function(ANSWERED, arg=before)
    if decision(page) == before:
        page.click("#confirm")
        chosen(page, before)


def asked(page: Page, event: int) -> None:
    """Until this event waits for this person."""
    page.wait_for_function(f"(event) => {{ const [, now, mine] = ({STANDS})(); return mine && now === event }}",
                           arg=event)


def done(page: Page, event: int) -> None:
    """Two clicks: what cannot be undone is asked once more."""
    asked(page, event)
    before = decision(page)
    page.click('.do [data-word="done"]')
    page.click("#confirm")
    chosen(page, before)


def play_on(pages: list[Page], turn: int, event: int) -> Page:
    """Whoever is asked says done, or returns a card too many, until this event asks somebody: who."""
    for _ in range(100):
        page = awaited(pages)[0]
        page.wait_for_function(f"() => ({STANDS})()[2]")
        at, now, _ = page.evaluate(STANDS)
        if (at, now) >= (turn, event):
            return page
        if page.locator('.do [data-word="done"]').count():
            done(page, now)
        else:
            before = decision(page)
            page.locator('.trade-card[data-word^="return"]').last.click()
            chosen(page, before)
    raise AssertionError(f"turn {turn} never came to E{event}")


def drag(page: Page, area: str, to: str) -> None:
    """The stack of an area to another one: one gesture."""
    before = decision(page)
    (x, y), (tx, ty) = page.evaluate(PLACE, f"area-{area}"), page.evaluate(PLACE, f"area-{to}")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + tx) / 2, (y + ty) / 2, steps=3)
    page.mouse.move(tx, ty)
    page.mouse.up()
    chosen(page, before)


def held(page: Page, area: str, words: str) -> None:
    expect(page.locator(f"#area-{area}")).to_have_attribute("aria-label", re.compile(words))


def give(page: Page, *ids: str) -> None:
    """Pick cards from the hand; a click beside the cards of a set means one more."""
    for name in ids:
        page.locator(f'.set[data-set="{name}"] .set-worth').click()


def hand(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('.set')].map((set) => [set.dataset.set,"
        " set.querySelectorAll('.trade-card').length]))")
    return found
