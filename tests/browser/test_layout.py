"""How the pages lie on the screen: nothing is cut, nothing overlaps, nothing needed is out of sight.

Pages are drawn from positions without a server; tests/browser/layout.js measures them.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from kronika.core.table import actors, lowest
from kronika.web.draw.sight import Sight
from kronika.web.table_page import Reader, score_page, table_page
from tests.browser import ages_positions as ages
from tests.browser import world_positions as world
from tests.browser.conftest import DESK, LONG, LOOKS, PHONE
from tests.browser.easel import API, QUIET, Easel
from tests.browser.positions import HANDS, MOST, POSITIONS, awaited, inland, reached, sealed
from tests.browser.test_pages import check
from tests.page import stub
from tests.page.stub import NAMES, played, seen
from tests.patience import PATIENCE

LAPTOP = (1280, 800)
OTHERS = [(1280, 720), (1366, 768), (1536, 864), (1920, 1080)]       # besides the desk and the phone
ZOOMED = (720, 450)                    # a desk at 200 %
# Every number shows its sum in the window when it has the focus; the list of those that do not.
SUMS = """() => [...document.querySelectorAll("#table .number")].filter((el) => el.checkVisibility()).map((el) => {
    el.scrollIntoView({ block: "center" }); el.focus();
    const sum = el.querySelector(".sum"), r = sum.getBoundingClientRect();
    const at = document.elementFromPoint(r.left + 3, r.top + r.height / 2);
    const fits = r.left >= 0 && r.right <= innerWidth + 1 && r.top >= 0 && r.bottom <= innerHeight + 1;
    return fits && getComputedStyle(sum).visibility === "visible" && at?.closest(".sum") === sum ? "" : sum.textContent;
}).filter(Boolean)"""


@pytest.fixture(scope="module")
def canvas(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(QUIET)
    yield context.new_page()
    context.close()


@pytest.fixture
def easel(canvas: Page) -> Iterator[Easel]:
    made = Easel(canvas)
    canvas.route("**/*", made.serve)
    yield made
    canvas.unroute_all()


def drawn(sight: Sight, lang: str) -> str:
    return table_page(sight, Reader(lang), API)


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


@pytest.mark.parametrize(("name", "lang"), in_languages(list(HANDS)))
def test_every_card_fits_in_a_hand_of_seven(easel: Easel, name: str, lang: str) -> None:
    html = drawn(HANDS[name](), lang)
    for size in sizes(name, list(HANDS)):
        easel.walk(html, size, ["hand"])
    assert not easel.found


# Through the Ages: what a whole board has on it at every size, the moments where they are tightest and in the hand
SIZES = [(1280, 720), (1366, 768), DESK, (1536, 864), (1920, 1080), PHONE]
TIGHT = [(1280, 720), PHONE]
AGES_TABS = ["row", "me", "others", "log"]
SCROLLED = """() => [...document.querySelectorAll("#table .board, #table .scene, #table .area-side, #table .columns")]
    .filter((el) => el.checkVisibility() && el.scrollHeight > el.clientHeight + 2).map((el) => el.className)"""


@pytest.mark.parametrize(("name", "lang", "sizes"), [
    ("late 4", "hu", SIZES), ("middle 4", "en", SIZES), ("bound 4", "hu", SIZES),
    ("early 2", "en", TIGHT), ("full hands 3", "hu", TIGHT),
    ("politics late 4", "en", TIGHT), ("attack 4", "hu", TIGHT), ("auction 4", "en", TIGHT), ("terror 4", "hu", TIGHT),
    ("over 2", "hu", TIGHT)])
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


# History of the World: on the map no flag, plate, army or letter lies on another, and a picked land has its panel whole
SIGNS = """() => {
    const kinds = ".odds-flag, .plate, .flag-mark, .pieces use[href^='#u'], .pieces use[href^='#d']";
    const signs = [...document.getElementById("world").querySelectorAll(kinds)].filter((el) => el.checkVisibility());
    const box = document.querySelector(".mapbox").getBoundingClientRect();
    const rects = signs.map((el) => el.getBoundingClientRect());
    const named = (el) => `${el.getAttribute("class") || el.getAttribute("href")} ${el.textContent.trim()}`;
    const out = [];
    for (let i = 0; i < signs.length; i++) for (let j = i + 1; j < signs.length; j++) {
        const [a, b] = [rects[i], rects[j]];
        const over = (x, y) => Math.min(a[y], b[y]) - Math.max(a[x], b[x]);
        if (a.left > box.right || a.top > box.bottom || signs[i].contains(signs[j])) continue;
        if (over("left", "right") < 3 || over("top", "bottom") < 3) continue;
        out.push(`${named(signs[i])} and ${named(signs[j])}`);
    }
    return out }"""
# Names of lands are as large as other words from any distance, and lie on no other name.
NAMED = """() => {
    const world = document.getElementById("world"), scale = world.getScreenCTM().a;
    const box = (el) => el.getBoundingClientRect();
    const names = [...world.querySelectorAll(".land-name")];
    const shown = names.filter((el) => !el.classList.contains("covered"));
    const small = shown.filter((el) => parseFloat(getComputedStyle(el).fontSize) * scale < 10.4);
    const on = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const met = shown.filter((el, i) => shown.slice(i + 1).some((other) => on(box(el), box(other))));
    return [...small.map((el) => `small: ${el.textContent}`), ...met.map((el) => `on another: ${el.textContent}`),
            ...(shown.length < 15 ? [`only ${shown.length} names`] : [])] }"""
# The page comes anew and is morphed in place, as after every move.
MORPHED = """async () => {
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    Idiomorph.morph(document.getElementById("table"), fresh.getElementById("table"), { morphStyle: "outerHTML" });
    document.dispatchEvent(new CustomEvent("htmx:afterSwap")) }"""
WORLD_TABS = ["map", "me", "others", "log"]


def test_names_of_lands_lie_apart_after_a_move_too(easel: Easel) -> None:
    easel.show(drawn(world.POSITIONS["middle 6"](), "hu"), SIZES[0])
    easel.page.evaluate(MORPHED)
    assert not easel.page.evaluate(NAMED)


@pytest.mark.parametrize(("name", "lang", "sizes"), [
    ("middle 6", "hu", SIZES), ("late 4", "en", SIZES), ("events 6", "en", TIGHT), ("empires 4", "hu", SIZES),
    ("opening 3", "hu", TIGHT), ("early 3", "en", TIGHT), ("siege 5", "hu", TIGHT), ("monuments 3", "en", TIGHT),
    ("waits 3", "en", SIZES), ("waits 6", "hu", TIGHT), ("watched 6", "hu", TIGHT), ("over 6", "hu", TIGHT)])
def test_nothing_of_history_of_the_world_is_cut(easel: Easel, name: str, lang: str,
                                                sizes: list[tuple[int, int]]) -> None:
    html = drawn(world.POSITIONS[name](), lang)
    for size in sizes:
        easel.show(html, size)
        for tab in WORLD_TABS if size == PHONE else [""]:
            if tab:
                easel.page.click(f"[data-go={tab}]")
            easel.measure(f"{size} {tab}")
            if tab in ("", "map"):
                hidden = easel.page.locator(".empire-card .ability").filter(visible=False)
                easel.found += [f"{size} card: {each}" for each in hidden.all_inner_texts()]
                easel.found += [f"{size} map: {each}" for each in easel.page.evaluate(SIGNS)]
                easel.found += [f"{size} name: {each}" for each in easel.page.evaluate(NAMED)]
        land = easel.page.locator(".land[data-aim]").first
        if size != PHONE and land.count():
            easel.page.evaluate("document.getElementById('table').toggleAttribute('data-ask', true)")
            land.dispatch_event("click")
            assert easel.page.locator("#aim").is_visible()
            easel.measure(f"{size} picked")
    assert not easel.found


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


def sheet(seats: int, reader: Reader) -> str:
    referee = played(seats, 400)
    reader.extra["last_moment"] = 1
    return score_page(seen(referee, 1), [referee.table.clone(), referee.table.clone()], reader, API)


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


# A page of Civilization: nothing scrolls but lists, the map and the log have room, and no line of numbers is cut.
INLAND = """() => {
    const ROWS = ".numbers, .who, .own li, .events, .choices, .area-choice, .stack, .hand-head, .hand-head .btn";
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const cut = [...document.querySelectorAll(ROWS)].filter((row) => row.checkVisibility()
        && row.scrollWidth > row.clientWidth + 1);
    const page = document.documentElement, scrolls = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
    const heights = { map: box(".area-map").height, log: box(".log").height };
    const rows = [...document.querySelectorAll(".spot:not(.bare) .pieces")].map((row) => row.getBoundingClientRect());
    const on = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const met = rows.filter((a, i) => rows.slice(i + 1).some((b) => on(a, b)));
    return { scrolls, cut: cut.map((row) => row.textContent.trim()), met: met.length, ...heights } }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize(("seats", "where"), [(7, "movement"), (7, "barter"), (3, "ships"), (2, "ships")])
def test_the_map_of_civilization_has_room(easel: Easel, seats: int, where: str, lang: str) -> None:
    """The first moment of a game of bots in that phase, from the sixth turn on."""
    referee = inland(seats, where)
    html = drawn(seen(referee, lowest(actors(referee.table))), lang)
    for size in [(1280, 720), (1366, 768), DESK, (1536, 864), (1920, 1080), PHONE]:
        easel.show(html, size)
        found = easel.page.evaluate(INLAND)
        assert not found["scrolls"], size
        assert found["cut"] == [], size
        assert found["met"] == 0, size
        if size != PHONE:
            assert found["map"] >= 250, size
            assert found["log"] >= 100, size
        elif where != "barter":
            assert found["map"] >= 240, size


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
