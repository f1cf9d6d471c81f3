"""How the pages of History of the World lie on the screen."""
from __future__ import annotations

import pytest

from tests.browser import world_positions as world
from tests.browser.conftest import PHONE, SIZES, TIGHT
from tests.browser.easel import MORPHED, Easel, drawn

# On the map no flag, plate, army or letter lies on another, and a picked land has its panel whole
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


# What of the own area is shortened: events, the empire with its ability, and the names of empires at the top.
SHORTENED = """() => {
    const kinds = ".event, .event .brief, .area-mine > div, .area-mine .label, .player-row > b";
    return [...document.querySelectorAll(kinds)].filter((el) => el.checkVisibility()
        && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2))
        .map((el) => `${el.className} ${el.textContent.trim()}`) }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("number", [2, 3])
def test_events_and_empires_are_told_whole(easel: Easel, number: int, lang: str) -> None:
    """Those with the longest texts, and the longest names of empires; the map keeps its room."""
    for name in ("waits 6", "late 4"):
        html = drawn(world.holding(world.POSITIONS[name](), number), lang)
        for size in SIZES:
            easel.show(html, size)
            if size == PHONE:
                easel.page.click("[data-go=me]")
            else:
                assert easel.page.evaluate("document.querySelector('.mapbox').clientHeight") >= 200, (name, size)
            assert easel.page.locator(".event .brief:visible").count() == number
            assert easel.page.evaluate(SHORTENED) == [], (name, size)


def test_of_many_events_each_is_whole_under_the_focus_and_on_a_phone(easel: Easel) -> None:
    html = drawn(world.holding(world.POSITIONS["late 4"](), 5), "hu")
    easel.show(html, PHONE)
    easel.page.click("[data-go=me]")
    assert easel.page.locator(".event .brief:visible").count() == 5
    easel.show(html, SIZES[0])
    assert easel.page.locator(".event:visible").count() == 5
    assert easel.page.locator(".event .brief:visible").count() == 0
    easel.page.keyboard.press("Tab")
    easel.page.locator(".event").last.focus()
    easel.page.wait_for_selector("#hover:visible")


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_six_empires_leave_the_map_its_room(easel: Easel, lang: str) -> None:
    """The letters on it mark where each begins; what is reconstructed is said once."""
    html = drawn(world.awaited(world.reached(6, "empires", 3)), lang)
    assert html.count("részben rekonstruált" if lang == "hu" else "partly reconstructed") == 1
    for size in SIZES[:-1]:
        easel.show(html, size)
        easel.measure(f"{size}")
        assert easel.page.locator(".empire-card").count() == 6
        assert easel.page.evaluate("document.querySelector('.mapbox').clientHeight") >= 150, size
    assert not easel.found
