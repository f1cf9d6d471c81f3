"""How the pages of Through the Ages lie on the screen: a whole board at every size, moments where they are tightest."""
from __future__ import annotations

import pytest

from kronika.web.table_page import Reader, score_page
from tests.browser import ages_positions as ages
from tests.browser.conftest import PHONE, SIZES, TIGHT
from tests.browser.easel import API, MORPHED, Easel, drawn
from tests.page.stub import seen

AGES_TABS = ["row", "me", "others", "log"]
SCROLLED = """() => [...document.querySelectorAll("#table .board, #table .scene, #table .area-side, #table .columns")]
    .filter((el) => el.checkVisibility() && el.scrollHeight > el.clientHeight + 2).map((el) => el.className)"""


@pytest.mark.parametrize(("name", "lang", "sizes"), [
    ("late 4", "hu", SIZES), ("middle 4", "en", SIZES), ("bound 4", "hu", SIZES),
    ("early 2", "en", TIGHT), ("full hands 3", "hu", TIGHT),
    ("politics late 4", "en", TIGHT), ("attack 4", "hu", TIGHT), ("attack 4", "en", TIGHT), ("auction 4", "en", TIGHT),
    ("auction late 4", "hu", SIZES), ("shields 3", "hu", SIZES), ("shields 3", "en", SIZES), ("terror 4", "hu", TIGHT),
    ("guided terror 4", "en", TIGHT), ("guided loss 2", "hu", TIGHT), ("over 2", "hu", TIGHT)])
def test_nothing_of_through_the_ages_is_cut_or_scrolled(easel: Easel, name: str, lang: str,
                                                        sizes: list[tuple[int, int]]) -> None:
    html = drawn(ages.POSITIONS[name](), lang)
    for size in sizes:
        easel.show(html, size)
        for tab in AGES_TABS if size == PHONE else [""]:
            if tab:
                easel.page.click(f"[data-go={tab}]")
            easel.measure(f"{size} {tab}")
        if size != PHONE:
            easel.found += [f"{size}: {what} scrolls" for what in easel.page.evaluate(SCROLLED)]
    assert not easel.found


@pytest.mark.parametrize("name", ["auction 4", "politics 4"])
def test_a_low_moment_leaves_the_civilization_in_sight(easel: Easel, name: str) -> None:
    """Whoever bids or chooses an action of politics sees where their people work, and none of it is cut."""
    html = drawn(ages.POSITIONS[name](), "hu")
    for size in SIZES[1:-1]:
        easel.show(html, size)
        assert easel.page.locator(".my-civilization .columns").is_visible(), size
        easel.measure(str(size))
        easel.found += [f"{size}: {what} scrolls" for what in easel.page.evaluate(SCROLLED)]
    assert not easel.found


# A defence with units and cards of the 2006 edition: what of its table sticks out of the scene, or has many lines.
DEFENCE = {"phase": "politics", "age": "II", "seat": [
    {"hand": ["aggression_spy"], "workers": {"warriors": 2, "riflemen": 6, "knights": 3, "cannon": 3}, "yellow": 5},
    {"hand": ["military_bonus_ii", "legion"], "workers": {"warriors": 2, "knights": 4, "riflemen": 3}, "science": 3}]}
BROKEN = """() => {
    const edge = document.querySelector(".duel-side").getBoundingClientRect().right + 1, range = document.createRange();
    return [...document.querySelectorAll(".fight-more td")].filter((cell) => {
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        return lines.size > 2 || cell.getBoundingClientRect().right > edge }).map((cell) => cell.innerText) }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_table_of_a_fight_is_whole_on_a_phone(easel: Easel, lang: str) -> None:
    referee = ages.laid(DEFENCE, (0, "attack aggression_spy on 1"), (0, "done"), edition="2006")
    easel.show(drawn(seen(referee, 1), lang), PHONE)
    assert easel.page.locator(".fight-more td").count() > 10
    assert easel.page.evaluate(BROKEN) == []


def test_governments_lie_apart_on_the_score_sheet_of_through_the_ages(easel: Easel) -> None:
    """The one with the longest name beside others."""
    referee = ages.laid({**ages.BOUND, "phase": "politics"})
    sight = seen(referee, 0, ended=True)
    for lang in ("hu", "en"):
        html = score_page(sight, [referee.table.clone()] * 2, Reader(lang, extra={"last_moment": 1}), API)
        for size in SIZES:
            easel.show(html, size)
            easel.measure(f"{lang} {size}")
    assert not easel.found


def test_on_a_phone_a_scene_that_asks_comes_into_sight(easel: Easel) -> None:
    """For whoever waited at a tab where the page had left them; who went there to read is left alone."""
    waiting = drawn(seen(ages.laid({**ages.MIDDLE, "phase": "politics", "active": 1}), 0), "hu")
    attacked = drawn(ages.POSITIONS["attack 4"](), "hu")
    shields = easel.page.locator(".scene .legal")
    for led in (True, False):
        easel.show(waiting, PHONE)
        if led:
            easel.page.evaluate("document.querySelector('[data-go=me]').click()")
        else:
            easel.page.click("[data-go=me]")
        easel.html = attacked
        easel.page.evaluate(MORPHED)
        assert shields.first.is_visible() is led
