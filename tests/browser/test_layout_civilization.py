"""How the pages of Civilization lie on the screen."""
from __future__ import annotations

from typing import cast

import pytest

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest
from kronika.games import load
from kronika.games.civilization.areas import AREAS
from kronika.games.civilization.board import phase
from kronika.games.civilization.table import Civilization
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from tests.browser.conftest import PHONE, SIZES
from tests.browser.easel import Easel, drawn
from tests.browser.positions import answered, ended, inland
from tests.page.stub import seen


def begun(seats: int, where: str) -> Referee:
    """The first moment of a game in this phase."""
    game = load("civilization")
    referee = Referee(game, game.setup(seats), Rng(3))
    match = Match(game, referee, [make("random", game)] * seats, Rng(3))
    while phase(cast(Civilization, referee.table)) != where:
        match.run(1)
    return referee


# Names of areas that lie on the numbers beside them, in the list of stacks that can move.
LONG = """(names) => names.filter((name) => {
    const [shown, number] = document.querySelector(".stack").children, range = document.createRange();
    shown.textContent = name;
    number.textContent = "12 / 5";
    range.selectNodeContents(shown);
    return range.getBoundingClientRect().right > number.getBoundingClientRect().left })"""


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_name_of_no_area_lies_on_the_size_of_its_stack(easel: Easel, lang: str) -> None:
    referee = begun(3, "movement")
    html = drawn(seen(referee, lowest(actors(referee.table))), lang)
    for size in SIZES[:-1]:
        easel.show(html, size)
        assert easel.page.evaluate(LONG, [area.names[lang] for area in AREAS]) == [], size


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_all_nations_to_choose_from_are_in_sight(easel: Easel, lang: str) -> None:
    referee = begun(7, "nation")
    html = drawn(seen(referee, lowest(actors(referee.table))), lang)
    for size in SIZES[:-1]:
        easel.show(html, size)
        assert easel.page.locator(".choice-list li").count() > 5
        assert easel.page.eval_on_selector(".area-choice", "box => box.scrollHeight - box.clientHeight") <= 1, size


# A page of Civilization: nothing scrolls but lists, the map and the log have room, no line of numbers is cut, and the
# key of the map covers nothing.
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
    const key = box(".mapkey"), apart = !key.height || (key.top >= box(".mapbox").bottom - 1
        && [...document.querySelectorAll(".mapkey span")].every((each) => each.getBoundingClientRect().right
            <= box(".area-map").right + 1));
    return { scrolls, cut: cut.map((row) => row.textContent.trim()), met: met.length, apart, ...heights } }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize(("seats", "where"), [(7, "movement"), (7, "barter"), (3, "ships"), (2, "ships")])
def test_the_map_of_civilization_has_room(easel: Easel, seats: int, where: str, lang: str) -> None:
    """The first moment of a game of bots in that phase, from the sixth turn on."""
    referee = inland(seats, where)
    html = drawn(seen(referee, lowest(actors(referee.table))), lang)
    for size in SIZES:
        easel.show(html, size)
        found = easel.page.evaluate(INLAND)
        assert not found["scrolls"], size
        assert found["cut"] == [], size
        assert found["met"] == 0, size
        assert found["apart"], size
        if size != PHONE:
            assert found["map"] >= 250, size
            assert found["log"] >= 100, size
        elif where != "barter":
            assert found["map"] >= 240, size


# Names of people, and what they do, in offers and on the succession table: those that are cut.
CUT = """() => [...document.querySelectorAll(".offer-head :is(b, .q), .markers .name, .succession")].filter((el) =>
    el.checkVisibility() && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2))
    .map((el) => el.textContent.trim().slice(0, 60))"""


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_names_in_offers_and_all_rows_of_the_succession_table_are_whole(easel: Easel, lang: str) -> None:
    """Seven people at an open market, one of whom has an answer to take or to haggle about."""
    html = drawn(answered(), lang)
    for size in SIZES[:-1]:
        easel.show(html, size)
        assert easel.page.locator(".offer-head [data-counter]").count()
        assert easel.page.evaluate(CUT) == [], size


def test_the_end_lies_apart(easel: Easel) -> None:
    """Names, nations and spaces of seven beside their points."""
    easel.show(drawn(ended(), "hu"), SIZES[0])
    rows = easel.page.eval_on_selector_all(".standings li", """all => all.map((row) => {
        const [note, points] = [...row.querySelectorAll(".q, .points")].map((el) => el.getBoundingClientRect());
        return [note.right <= points.left, Math.round(note.height)] })""")
    assert len(rows) == 7
    assert all(apart and height < 24 for apart, height in rows)
