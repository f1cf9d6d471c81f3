"""How the frame of every table lies on the screen: its menu, score sheets and curves, shown by tables of 7 Wonders.

Pages are drawn from positions without a server; tests/browser/layout.js measures them. Each game has a file of its own.
"""
from __future__ import annotations

import pytest

from kronika.web.table_page import Reader
from tests.browser.conftest import OTHERS, PHONE
from tests.browser.easel import Easel, drawn, sheet
from tests.browser.positions import POSITIONS, awaited, reached, sealed
from tests.page import stub
from tests.page.stub import NAMES

# What sticks out of the menu, and whether a part of it is out of sight.
MENU = """() => {
    const menu = document.getElementById("menu"), edge = menu.getBoundingClientRect();
    const out = [...menu.querySelectorAll(".btn, .chip, .segments")].filter((el) => el.checkVisibility()
        && (el.getBoundingClientRect().right > edge.right || el.scrollWidth > el.clientWidth + 1));
    return [out.map((el) => el.textContent.trim()), menu.scrollHeight > menu.clientHeight + 1] }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_menu_is_as_wide_as_its_words_and_whole_on_a_low_laptop(easel: Easel, lang: str) -> None:
    html = drawn(POSITIONS["first 3"](), lang)
    for size in (OTHERS[0], PHONE):
        easel.show(html, size)
        easel.page.evaluate("document.getElementById('menu').showModal()")
        out, scrolls = easel.page.evaluate(MENU)
        assert out == [], size
        assert not scrolls or size == PHONE


# The row of paces, and what stands higher or lower in its chip than in the middle.
IN_ROWS = """() => {
    const middle = (box) => (box.top + box.bottom) / 2, range = document.createRange();
    for (const button of document.querySelectorAll("#menu [aria-pressed]")) button.ariaPressed = "true";
    const chips = [...document.querySelectorAll("#menu .chip")].filter((el) => el.checkVisibility());
    const row = [...document.querySelectorAll("#menu .paces > *")].map((el) => middle(el.getBoundingClientRect()));
    return [chips.length, Math.max(...row) - Math.min(...row), ...chips.map((chip) => {
        range.selectNodeContents(chip);
        return middle(range.getBoundingClientRect()) - middle(chip.getBoundingClientRect()) })] }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_what_is_on_in_the_menu_stands_in_the_middle_of_its_row(easel: Easel, lang: str) -> None:
    easel.show(drawn(POSITIONS["first 3"](), lang), OTHERS[0])
    easel.page.evaluate("document.getElementById('menu').showModal()")
    chips, *off = easel.page.evaluate(IN_ROWS)
    assert chips
    assert all(abs(each) < 1.5 for each in off), off


# The heads of the columns: what of a name is cut, or breaks inside a word without a hyphen.
HEADS = """() => {
    const range = document.createRange();
    const lines = (text) => {
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size };
    return [...document.querySelectorAll(".sheet:not(.told) thead th:not(:first-child)")].filter((head) => {
        const name = [...head.querySelectorAll("span")].find((el) => /\\p{L}{3}/u.test(el.textContent)).firstChild;
        const parts = name.textContent.trim().split(/[ \\u00ad-]/u).length, edge = head.getBoundingClientRect();
        return lines(name) > parts || name.parentElement.scrollWidth > name.parentElement.clientWidth + 1
            || name.parentElement.getBoundingClientRect().left < edge.left - 1 }).map((head) => head.innerText) }"""


@pytest.mark.parametrize("size", [OTHERS[0], PHONE])
def test_names_at_the_head_of_a_score_sheet_are_whole_or_break_where_they_may(
        easel: Easel, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    names = ["Dóra", "Gyöngyvér", "Bendegúz", "Szent-Györgyi", "Judit Katalin", "Kleopátra", "Nagysándor"]
    monkeypatch.setattr(stub, "NAMES", names)
    easel.show(sheet(7, Reader("hu")), size)
    assert easel.page.evaluate(HEADS) == []


# The longest names beside the curves, with points as Civilization has them; those that the picture cuts.
LABELS = """() => { const wide = (el) => el.scrollWidth > el.clientWidth;
    return [...document.querySelectorAll(".chart .curve-label")].filter((el) => {
        el.lastChild.data = el.lastChild.data.replace(/\\d+/, "1345");
        return wide(el) || wide(el.firstElementChild) }).map((el) => el.textContent.trim()) }"""


@pytest.mark.parametrize("size", [OTHERS[0], PHONE])
def test_names_and_points_beside_the_curves_are_whole(
        easel: Easel, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    monkeypatch.setattr(stub, "NAMES", [*NAMES[:5], "Szent-Györgyi", "Judit Katalin"])
    easel.show(sheet(7, Reader("hu")), size)
    assert easel.page.evaluate(LABELS) == []


@pytest.mark.parametrize("size", [OTHERS[0], PHONE])
@pytest.mark.parametrize("lang", ["hu", "en"])
def test_that_the_bots_are_slow_covers_nothing(easel: Easel, size: tuple[int, int], lang: str) -> None:
    """Whoever waits reads it where it was said why; whoever may choose is not told."""
    note = easel.page.locator(".busy-note")
    easel.show(drawn(sealed(5), lang), size)
    assert not note.is_visible()
    easel.page.evaluate("document.body.classList.add('busy')")
    assert note.is_visible()
    assert easel.page.locator(".prompt .because:visible").count() == 1
    easel.measure(f"{size}")
    assert not easel.found
    easel.show(drawn(awaited(reached(5, "choose", 2, 3)), lang), size)
    easel.page.evaluate("document.body.classList.add('busy')")
    assert note.count() == 0
