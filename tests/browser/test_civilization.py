"""Civilization in the browser: three people move stacks and ships by dragging, by clicks and by taps; a city changes
hands; the map by keys; nothing serious for a screen reader."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kronika.core.rng import Rng
from kronika.core.table import settle
from kronika.games import load
from kronika.games.civilization.scenario import position
from kronika.referee.start import save
from kronika.table import opening, store
from kronika.table.database import open_engine
from tests.browser.axe import serious
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import decision, sit

GAME = "civilization"
Lay = Callable[[dict[str, Any]], str]
# Anna has 13 tokens that grow to 25, and Béla's city at Athens before her; he has no stock to defend it with.
AT: dict[str, Any] = {
    "phase": "expansion", "turn": 4,
    "areas": {
        "delphi": 2, "corinth": 2, "thessaly": 2, "epirus": 2, "macedonia": 2, "argos": 3,
        "athens": {"city": 1}, "sardis": {"tokens": [0, 1]}, "ionia": {"tokens": [0, 1]},
        "rhodes": {"tokens": [0, 0, 3]}},
    "seat": [
        {"nation": "thrace", "space": 3},
        {"nation": "crete", "space": 3, "stock": 2},
        {"nation": "asia", "space": 3, "ships": ["rhodes"], "treasury": 4}]}
PLACE = """(id) => { const [x, y] = document.getElementById(id).dataset.at.split(' ').map(Number);
    const at = new DOMPoint(x, y).matrixTransform(document.getElementById('chart').getScreenCTM());
    return [at.x, at.y] }"""
MOVED = "(before) => document.getElementById('table').dataset.decision !== before"


@pytest.fixture
def lay(server: str, tmp_path_factory: pytest.TempPathFactory) -> Lay:
    """Puts a position into the server's database; it waits for its people."""
    database = next(tmp_path_factory.getbasetemp().glob("server*/kronika.db"))

    def laid(at: dict[str, Any]) -> str:
        game = load(GAME)
        made = opening.make(opening.Wish(GAME, "private", 3), "", None)
        table = position(game, game.setup(3), at, Rng(1))
        settle(table)
        made.facts.start = save(game, table)
        engine = open_engine(f"sqlite:///{database}")
        with engine.begin() as connection:
            store.create(connection, made.facts, made.seats, made.change)
        engine.dispose()
        return f"/t/{made.facts.id}"

    return laid


def seated(reader: Open, path: str) -> list[Page]:
    """Two at desks, one with a phone, in two languages."""
    expect.set_options(timeout=60_000)
    pages = [reader(path, lang, size, name, ask=False) for lang, size, name in
             (("en", DESK, "Anna"), ("hu", PHONE, "Béla"), ("hu", DESK, "Cili"))]
    for page in pages:
        sit(page)
    for page in pages:
        page.wait_for_selector("#chart")
    return pages


def asked(page: Page) -> None:
    """Until the table waits for this person."""
    page.wait_for_function("() => document.getElementById('table').dataset.turn")
    page.wait_for_selector("template[data-say]", state="attached")


def moved(page: Page, before: str) -> None:
    page.wait_for_function(MOVED, arg=before)


def drag(page: Page, area: str, to: str) -> None:
    """The stack of an area to another one: one gesture."""
    before = decision(page)
    (x, y), (tx, ty) = page.evaluate(PLACE, f"area-{area}"), page.evaluate(PLACE, f"area-{to}")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + tx) / 2, (y + ty) / 2, steps=3)
    page.mouse.move(tx, ty)
    page.mouse.up()
    moved(page, before)


def done(page: Page) -> None:
    """Two clicks: what cannot be undone is asked once more."""
    asked(page)
    before = decision(page)
    page.click('.picks [data-word="done"]')
    page.locator("[data-confirm]").click()
    moved(page, before)


def held(page: Page, area: str, words: str) -> None:
    expect(page.locator(f"#area-{area}")).to_have_attribute("aria-label", re.compile(words))


def anna_moves(page: Page) -> None:
    """25 tokens; four groups, six clicks. Before that a move is undone."""
    asked(page)
    page.wait_for_selector(".area-march")
    drag(page, "thessaly", "macedonia")
    held(page, "macedonia", "you: 7 tokens")
    expect(page.locator(".arrow")).to_have_count(1)
    page.click('[data-act="undo"]')
    held(page, "macedonia", "you: 4 tokens")
    expect(page.locator(".arrow")).to_have_count(0)
    drag(page, "delphi", "athens")
    drag(page, "argos", "athens")
    held(page, "athens", "city of Béla; you: 7 tokens")
    expect(page.locator(".area-coming")).to_contain_text("the city of Béla is attacked")
    drag(page, "epirus", "thessaly")
    drag(page, "macedonia", "thessalonica")
    held(page, "thessaly", "you: 7 tokens")
    expect(page.locator(".arrow")).to_have_count(4)
    done(page)


def bela_moves(page: Page) -> None:
    """By taps on a phone: the stack, leave none, the goal."""
    asked(page)
    page.locator("#stack-sardis").tap()
    page.locator('[data-leave="0"]').tap()
    expect(page.locator('[data-leave="0"]')).to_have_attribute("aria-pressed", "true")
    before = decision(page)
    page.locator("#goal-ionia").tap()
    moved(page, before)
    held(page, "ionia", "te: 4 token")
    done(page)


def cili_sails(page: Page) -> None:
    """A stack dragged overseas goes aboard, sails and goes ashore; then the ship comes back by two clicks."""
    asked(page)
    page.click('[data-zoom="out"]')
    drag(page, "rhodes", "thera")
    held(page, "thera", r"te: \d token")
    expect(page.locator(".area-fleet")).to_contain_text("Théra")
    before = decision(page)
    page.locator("#fleet-1").click()
    expect(page.locator(".range.selected .mark").first).to_be_visible()
    page.locator("#port-rhodes").click()
    moved(page, before)
    expect(page.locator(".area-fleet")).to_contain_text("Rhodes")
    done(page)


def test_three_people_move_and_a_city_changes_hands(reader: Open, lay: Lay) -> None:
    anna, bela, cili = seated(reader, lay(AT))
    for page in (anna, bela, cili):
        if page.evaluate("document.getElementById('table').dataset.turn"):
            keep = page.locator('.answers [data-word^="maintain"]')
            if keep.count():
                before = decision(page)
                keep.first.click()
                moved(page, before)
            done(page)
    anna_moves(anna)
    cili_sails(cili)
    bela_moves(bela)
    held(anna, "athens", "your city")
    expect(anna.locator(".log .entries")).to_contain_text("Béla surrendered Athens to you.")
    expect(bela.locator("#area-athens")).to_have_attribute("aria-label", re.compile("Anna városa"))


def test_the_map_by_keys(reader: Open, lay: Lay) -> None:
    """A stack is chosen and sent by the keyboard alone, and taken back by it."""
    page = seated(reader, lay({**AT, "phase": "movement"}))[0]
    asked(page)
    page.locator("#area-delphi").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#area-delphi")).to_have_class(re.compile("selected"))
    page.keyboard.press("Escape")
    expect(page.locator("#area-delphi")).not_to_have_class(re.compile("selected"))
    page.keyboard.press("Enter")
    page.locator("#to-corinth").focus()
    before = decision(page)
    page.keyboard.press("Enter")
    moved(page, before)
    held(page, "corinth", "you: 3 tokens")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(reader: Open, lay: Lay, theme: str) -> None:
    page = seated(reader, lay({**AT, "phase": "movement"}))[0]
    page.context.add_cookies([{"name": "theme", "value": theme, "url": page.url}])
    page.reload()
    page.locator("#stack-delphi").click()
    assert serious(page) == []
