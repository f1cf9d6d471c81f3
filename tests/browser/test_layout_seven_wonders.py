"""How the pages of 7 Wonders lie on the screen: nothing is cut, nothing overlaps, nothing needed is out of sight."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from kronika.web.table_page import Reader, table_page
from tests.browser.conftest import DESK, LAPTOP, LONG, LOOKS, OTHERS, PHONE, ZOOMED
from tests.browser.easel import API, Easel, drawn, sheet
from tests.browser.positions import HANDS, MOST, POSITIONS, awaited, reached
from tests.browser.test_pages import check
from tests.page.stub import played, seen

# Every number shows its sum in the window when it has the focus; the list of those that do not.
SUMS = """() => [...document.querySelectorAll("#table .number")].filter((el) => el.checkVisibility()).map((el) => {
    el.scrollIntoView({ block: "center" }); el.focus();
    const sum = el.querySelector(".sum"), r = sum.getBoundingClientRect();
    const at = document.elementFromPoint(r.left + 3, r.top + r.height / 2);
    const fits = r.left >= 0 && r.right <= innerWidth + 1 && r.top >= 0 && r.bottom <= innerHeight + 1;
    return fits && getComputedStyle(sum).visibility === "visible" && at?.closest(".sum") === sum ? "" : sum.textContent;
}).filter(Boolean)"""


def in_languages(names: list[str]) -> list[tuple[str, str]]:
    """Each of them in both languages; in the short form the languages take turns."""
    return [(name, lang) for i, name in enumerate(names) for j, lang in enumerate(("hu", "en")) if LONG or i % 2 == j]


def sizes(name: str, names: list[str]) -> list[tuple[int, int]]:
    """Desk, phone, and the other sizes; in the short form these take turns."""
    return [DESK, *OTHERS, LAPTOP, ZOOMED, PHONE] if LONG else [DESK, OTHERS[names.index(name) % len(OTHERS)], PHONE]


@pytest.mark.parametrize(("name", "lang"), in_languages(list(POSITIONS)))
def test_nothing_is_cut(easel: Easel, name: str, lang: str) -> None:
    html = drawn(POSITIONS[name](), lang)
    for size in sizes(name, list(POSITIONS)):
        easel.walk(html, size, ["hand", "me", "others", "log"])
    assert not easel.found


def test_whoever_looks_on_sees_what_was_played_where_a_hand_would_be(easel: Easel) -> None:
    """A card for each of the seven, as wide as the page allows, down to the foot of the page."""
    for size in (OTHERS[0], DESK):
        easel.show(drawn(POSITIONS["watched 7"](), "en"), size)
        cards = easel.page.eval_on_selector_all(
            ".plays .card", "all => all.map((el) => el.getBoundingClientRect()).map((box) => [box.width, box.bottom])")
        assert len(cards) == 7
        assert min(width for width, _ in cards) >= 125
        assert max(bottom for _, bottom in cards) >= size[1] - 30


def test_names_of_neighbours_are_read_beside_all_their_tokens(easel: Easel) -> None:
    """Hüpatia in Alexandria and a bot, both with three kinds of tokens and more, on the smallest laptop."""
    easel.show(drawn(seen(played(7, MOST), 4), "en"), OTHERS[0])
    names = easel.page.eval_on_selector_all(
        ".neighbour .panel-head h2", "all => all.map((el) => [el.textContent, el.scrollWidth <= el.clientWidth])")
    assert names == [["Kleopátra", True], ["Hüpatia", True]]


def test_the_hand_of_the_third_age_owns_a_small_laptop(easel: Easel) -> None:
    """Seven cards across the whole width, each with its sentence, and no page that scrolls."""
    easel.show(drawn(POSITIONS["third age 5"](), "hu"), OTHERS[0])
    cards = easel.page.eval_on_selector_all(".hand .card", "all => all.map((card) => card.offsetWidth)")
    assert len(cards) == 7
    assert min(cards) >= 165
    assert easel.page.locator(".hand .card .text:visible").count() == 7


# What a hint lies on.
COVERED = """() => {
    const box = (el) => el.getBoundingClientRect(), hint = box(document.querySelector(".hint"));
    return [...document.querySelectorAll("#table :is(.panel:not(.hint), .card)")].filter((el) => el.checkVisibility()
        && box(el).left < hint.right && box(el).right > hint.left
        && box(el).top < hint.bottom && box(el).bottom > hint.top).map((el) => el.className) }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_a_hint_covers_nothing(easel: Easel, lang: str) -> None:
    for name in ("guided 4", "guided later 4"):
        html = drawn(POSITIONS[name](), lang)
        for size in [DESK, *OTHERS, PHONE]:
            easel.show(html, size)
            assert easel.page.locator(".hint").is_visible()
            assert easel.page.evaluate(COVERED) == [], (name, size)


def test_the_log_of_five_on_a_low_laptop_begins_with_what_was_done(easel: Easel) -> None:
    """Headings of turns of which nothing is told yet do not take its room."""
    easel.show(drawn(POSITIONS["third age 5"](), "hu"), (1366, 768))
    seen = easel.page.evaluate("""() => {
        const edge = document.querySelector(".log").getBoundingClientRect().bottom;
        return [...document.querySelectorAll(".entries li")].filter((row) =>
            row.getBoundingClientRect().bottom <= edge).length }""")
    assert seen >= 2


def test_the_log_takes_the_room_that_few_cards_leave(easel: Easel) -> None:
    for size in OTHERS:
        easel.show(drawn(POSITIONS["last 5"](), "hu"), size)
        bottom = easel.page.eval_on_selector(".log", "log => log.getBoundingClientRect().bottom")
        assert bottom > size[1] - 30, size


@pytest.mark.parametrize(("name", "lang"), in_languages(list(HANDS)))
def test_every_card_fits_in_a_hand_of_seven(easel: Easel, name: str, lang: str) -> None:
    html = drawn(HANDS[name](), lang)
    for size in sizes(name, list(HANDS)):
        easel.walk(html, size, ["hand"])
    assert not easel.found


# Names of people in the heads of their cities that are cut.
SHORT = """() => [...document.querySelectorAll("#table .panel-head .cut")]
    .filter((el) => el.scrollWidth > el.clientWidth).map((el) => el.textContent)"""


@pytest.mark.parametrize("name", ["last 3", "watched 7", "timed 7"])
def test_a_name_does_not_give_way_to_that_of_the_city(easel: Easel, name: str) -> None:
    html = drawn(POSITIONS[name](), "hu")
    for size in (OTHERS[0], PHONE):
        easel.show(html, size)
        assert easel.page.evaluate(SHORT) == []


def open_scene(easel: Easel) -> None:
    easel.page.evaluate("document.querySelector('dialog.scene').showModal()")


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("seats", [3, 7])
def test_the_score_sheet_is_whole(easel: Easel, seats: int, lang: str) -> None:
    for size in (DESK, PHONE):
        easel.show(sheet(seats, Reader(lang)), size)
        easel.measure(f"{size}")
    assert not easel.found


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_conflicts_are_whole(easel: Easel, lang: str) -> None:
    html = drawn(awaited(reached(7, "choose", 3, 1)), lang)
    for size in (DESK, PHONE):
        easel.show(html, size)
        open_scene(easel)
        easel.measure(f"{size}")
    assert not easel.found


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_on_the_score_sheet_the_conflicts_and_the_end(easel: Easel, size: tuple[int, int], theme: str) -> None:
    easel.show(sheet(7, Reader("hu", theme)), size)
    check(easel.page, "score")
    easel.show(table_page(awaited(reached(7, "choose", 3, 1)), Reader("hu", theme), API), size)
    open_scene(easel)
    check(easel.page, "conflicts")
    easel.show(table_page(POSITIONS["over 7"](), Reader("hu", theme), API), size)
    check(easel.page, "over")


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE])
def test_every_number_shows_its_sum_in_sight(easel: Easel, size: tuple[int, int]) -> None:
    easel.show(drawn(awaited(reached(7, "choose", 3, 6)), "hu"), size)
    for tab in ["me", "others"] if size == PHONE else [""]:
        if tab:
            easel.page.click(f"[data-go={tab}]")
        assert easel.page.evaluate(SUMS) == []


Look = Callable[[Easel], None]


def hover(easel: Easel) -> None:
    easel.page.hover(".card.legal")


def focus(easel: Easel) -> None:
    easel.page.keyboard.press("Tab")
    easel.page.focus(".card.legal")


@pytest.mark.parametrize("look", [hover, focus])
def test_a_card_tells_what_it_is_worth_now(easel: Easel, look: Look) -> None:
    easel.show(drawn(awaited(reached(5, "choose", 3, 1)), "hu"), DESK)
    look(easel)
    easel.page.wait_for_selector(".peek:visible")
    assert easel.page.locator(".peek:visible").count() == 1


def test_a_tap_tells_what_a_card_is_worth_now(easel: Easel) -> None:
    easel.show(drawn(awaited(reached(5, "choose", 3, 1)), "hu"), PHONE)
    easel.page.click(".card.legal:has(.worth)")
    assert easel.page.locator(".choice:visible .gain").count()
