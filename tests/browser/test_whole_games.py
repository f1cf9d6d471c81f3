"""A whole game of every title by mouse and keys: one person against bots takes what the page shows, from the first
choice to the score sheet. (The whole game of the 2006 edition of Through the Ages is its guided one.)"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from kronika.core.rng import Rng
from kronika.table import opening
from tests.browser.conftest import Open
from tests.browser.hands import api_of, awaited, close_scene, decision, seats
from tests.browser.laying import database, put

__all__ = ["database"]

# Parts that can be chosen now and are not yet, by their places among all, and their words.
OPEN = """() => [...document.querySelectorAll("#table [data-word]")].flatMap((part, at) =>
    part.matches(".legal:not(.selected)") && part.checkVisibility({ visibilityProperty: true })
    ? [[at, part.dataset.word]] : [])"""
NEVER = re.compile(r"(resign|destroy|disband)\b")            # nobody gives up a game, or tears down
ENOUGH = re.compile(r"(done|end|pass)$")                     # said at every third chance
SURE = "() => { const it = document.querySelector('[data-confirm]'); return it && !it.hidden && !it.disabled }"
MOST = 40                                        # parts that are tried for one decision


def touch(page: Page, at: int) -> None:
    """A part of the page is clicked; on a map, where lands lie over one another, it is pressed by its key."""
    part = page.locator("#table [data-word]").nth(at)
    if part.evaluate("part => Boolean(part.ownerSVGElement)"):
        part.press("Enter")
    else:
        part.click()


def wish(parts: list[tuple[int, str]], rng: Rng) -> int:
    """Which part is taken: any, or the one that ends the turn."""
    wanted = [part for part in parts if not NEVER.match(part[1])]
    ends = [part for part in wanted if ENOUGH.match(part[1])]
    among = ends if ends and rng.below(3) == 0 else wanted
    return among[rng.below(len(among))][0]


def choose(page: Page, rng: Rng) -> None:
    """Take one part after the other, until the main button says what it would do; then press it."""
    before = decision(page)
    for _ in range(MOST):
        parts = page.evaluate(OPEN)
        if page.evaluate(SURE) or not parts:
            break
        touch(page, wish(parts, rng))
    page.click("[data-confirm]")
    page.wait_for_function("(d) => document.getElementById('table').dataset.decision !== d", arg=before)


@pytest.mark.parametrize(("game", "edition", "mode", "bots"), [
    ("seven_wonders", "", "", 2), ("history_of_the_world", "", "", 2), ("through_the_ages", "2015", "short", 1),
    ("civilization", "", "short2", 1)])
def test_a_whole_game_by_clicks(reader: Open, database: Path, game: str, edition: str, mode: str, bots: int) -> None:
    wished = opening.Wish(game, "private", 1 + bots, edition, mode, bots=["greedy"] * bots)
    way, = seats(reader.server, put(database, opening.make(wished, "", None)), "Dóra")
    page = reader(way)
    page.add_locator_handler(page.locator("dialog.scene[open]"), lambda: close_scene(page))
    rng = Rng(1)
    while awaited([page]):
        choose(page, rng)
    scores = page.request.get(api_of(page)).json()["result"]["scores"]
    page.locator("#table .do a.btn.main").click()
    page.wait_for_selector("table.sheet")
    totals = page.locator("table.sheet tfoot tr").first.locator("td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(scores)
    assert max(scores) > 0
