"""Cards of Civilization in the browser: three people barter with a hidden calamity, buy with credits, and suffer it."""

import re
from collections.abc import Callable

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
from tests.browser.hands import sit

GAME = "civilization"
# Béla is last in the order of succession and buys first; what Anna gives him hides an epidemic.
AT = {
    "phase": "trade", "turn": 7,
    "areas": {
        "gordium": {"city": 0}, "troy": {"tokens": [4]}, "sardis": {"tokens": [4]}, "galatia": {"tokens": [4]},
        "knossos": {"city": 1}, "phaestos": {"city": 1}, "athens": {"tokens": [0, 4]}, "delphi": {"tokens": [0, 5]},
        "corinth": {"tokens": [0, 5]}, "byzantium": {"city": 2}, "paeonia": {"tokens": [0, 0, 4]},
        "epirus": {"tokens": [0, 0, 4]}, "thessaly": {"tokens": [0, 0, 4]}},
    "seat": [
        {"nation": "asia", "space": 5, "treasury": 6, "cards": ["pottery"],
         "hand": ["salt", "salt", "salt", "grain", "iron", "epidemic"]},
        {"nation": "crete", "space": 5, "treasury": 2, "hand": ["cloth", "cloth", "hides", "ochre", "papyrus"]},
        {"nation": "thrace", "space": 5, "treasury": 1, "hand": ["ochre", "ochre", "hides", "hides"]}]}


@pytest.fixture
def table(server: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the trade of the seventh turn begins; it waits for three people."""
    database = next(tmp_path_factory.getbasetemp().glob("server*/kronika.db"))
    game = load(GAME)
    made = opening.make(opening.Wish(GAME, "private", 3), "", None)
    laid = position(game, game.setup(3), AT, Rng(1))
    settle(laid)
    made.facts.start = save(game, laid)
    engine = open_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        store.create(connection, made.facts, made.seats, made.change)
    engine.dispose()
    return f"/t/{made.facts.id}"


def seated(reader: Open, path: str) -> list[Page]:
    """Two at desks, one with a phone, in two languages."""
    expect.set_options(timeout=60_000)
    pages = [reader(path, lang, size, name) for lang, size, name in
             (("en", DESK, "Anna"), ("hu", DESK, "Béla"), ("hu", PHONE, "Cili"))]
    for page in pages:
        sit(page)
    for page in pages:
        page.wait_for_selector("#draft[data-live]")
    return pages


def give(page: Page, *ids: str) -> None:
    """Pick cards from the hand; a click beside the cards of a set means one more."""
    for name in ids:
        page.locator(f'.set[data-set="{name}"] .set-worth').click()


def confirm(page: Page) -> None:
    page.locator("#confirm").click()


def done(page: Page) -> None:
    page.locator('.do [data-word="done"]').click()
    confirm(page)


def hand(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('.set')].map((set) => [set.dataset.set,"
        " set.querySelectorAll('.trade-card').length]))")
    return found


def offer(page: Page) -> None:
    """Grain, iron and an epidemic: grain is named, salt is claimed, cloth is wanted."""
    give(page, "grain", "iron")
    expect(page.locator("[data-too-few]")).to_be_visible()
    expect(page.locator("#confirm")).to_be_hidden()
    give(page, "epidemic")
    expect(page.locator("#draft [data-count]")).to_have_text("3")
    expect(page.locator("#draft [data-worth]")).to_have_text("6")
    expect(page.locator('[data-name="grain"]')).to_have_attribute("aria-checked", "true")
    page.locator("[data-palette=claim]").click()
    page.locator('[data-claim="iron"]').click()
    expect(page.locator("[data-claim-note]")).to_have_class(re.compile("true"))
    page.locator('[data-claim="salt"]').click()
    expect(page.locator("[data-claim-note]")).to_have_class(re.compile("wrong"))
    page.locator("[data-unclaim]").last.click()
    page.locator("[data-palette=want]").click()
    page.locator('[data-want-good="cloth"]').click()
    expect(page.locator("#confirm")).to_contain_text("3 cards worth 6 with Grain")
    confirm(page)
    expect(page.locator(".offer.mine")).to_have_count(1)
    expect(page.locator("#draft [data-draft-hint]")).to_be_visible()


def change(page: Page) -> None:
    """The same cards, but iron is wanted too: the old offer goes when the new one stands."""
    page.locator("[data-change]").click()
    expect(page.locator("#draft [data-count]")).to_have_text("3")
    page.locator("[data-palette=want]").click()
    page.locator('[data-want-good="ochre"]').click()
    confirm(page)
    expect(page.locator("#offer-2")).to_be_visible()
    expect(page.locator("#offer-1")).to_have_count(0)


def answer(page: Page) -> None:
    """On what is certain, and with what is spared."""
    row = page.locator(".offer.to_all")
    expect(row).to_contain_text("csapás lehet")
    row.locator("[data-fits]").click()
    assert page.locator("[data-fits-list] li").count() >= 2
    page.locator("#fits .main").click()
    row.locator("[data-answer]").click()
    give(page, "cloth", "hides", "ochre")
    expect(page.locator("#confirm")).to_contain_text("2.")
    confirm(page)


def barter(anna: Page, bela: Page, cili: Page) -> None:
    offer(anna)
    expect(bela.locator(".offer.to_all")).to_have_count(1)
    give(cili, "ochre")                          # what Cili is putting together stays while others speak
    change(anna)
    expect(bela.locator("#offer-2")).to_be_visible()
    answer(bela)
    accept = anna.locator('[data-word="accept 3"]')
    expect(accept).to_be_visible()
    expect(cili.locator('.offer.others[data-offer="3"]')).to_be_visible()
    assert cili.locator("[data-word^=accept]").count() == 0
    expect(cili.locator("#draft [data-count]")).to_have_text("1")
    accept.click()
    confirm(anna)
    for page in (anna, bela, cili):
        expect(page.locator(".deals li")).to_have_count(1)
    assert hand(anna) == {"hides": 1, "ochre": 1, "salt": 3, "cloth": 1}
    assert hand(bela) == {"iron": 1, "papyrus": 1, "grain": 1, "cloth": 1, "epidemic": 1}
    expect(bela.locator('.set[data-set="epidemic"] button')).to_have_count(0)        # it stays with him
    assert cili.locator(".deal-cards").count() == 0, "which cards, only the two know"
    assert "Járvány" not in cili.locator(".log").text_content()                       # type: ignore[operator]


def buy(page: Page) -> None:
    """Cloth Making costs Anna ten less; the page pays, then she pays otherwise."""
    ware = page.locator('[data-buy="cloth_making"]')
    expect(ware).to_have_attribute("data-price", "35")
    ware.click()
    expect(page.locator("[data-cost]")).to_have_text("35")
    expect(page.locator("#confirm")).to_be_visible()
    before = page.locator("[data-tokens]").inner_text()
    give_back = page.locator('.set.chosen [data-give][aria-pressed="true"]').first
    give_back.click(position={"x": 3, "y": 10})
    expect(page.locator("[data-pay-again]")).to_be_visible()
    page.locator("[data-pay-again]").click()
    expect(page.locator("[data-tokens]")).to_have_text(before)
    confirm(page)
    expect(page.locator(".log")).to_contain_text("You bought Cloth Making for 35")


def until(pages: list[Page], seen: Callable[[], bool]) -> None:
    """Whoever is asked says done, until it is so."""
    for _ in range(12):
        for page in pages:
            if seen():
                return
            if page.evaluate("document.getElementById('table').dataset.turn") and \
                    page.locator('.do [data-word="done"]').is_visible():
                before = page.evaluate("document.getElementById('table').dataset.now")
                done(page)
                page.wait_for_function("(now) => document.getElementById('table').dataset.now !== now", arg=before)
    raise AssertionError("it never came")


def suffer(bela: Page, cili: Page) -> None:
    """The epidemic strikes Béla, who lets Cili lose as much as he may; both choose what."""
    card = bela.locator(".calamity")
    expect(card).to_contain_text("Járvány")
    expect(card).to_contain_text("tőle kaptad: Anna")
    expect(card.locator(".victims .primary")).to_contain_text("−16")
    assert bela.locator('[data-word^="assign asia"]').count() == 0, "never the one who gave it"
    named = bela.locator('[data-word^="assign thrace"]')
    expect(named.first).to_be_attached()
    most = max(int(str(part.get_attribute("data-word")).split(" ")[2]) for part in named.all())
    bela.locator(f'[data-word="assign thrace {most}"]').click()
    if bela.locator("#confirm").is_visible():
        confirm(bela)
    expect(card.locator(".victims .secondary")).to_contain_text(f"−{most}")
    for page in (bela, cili):
        lose(page)
    expect(cili.locator(".log")).to_contain_text("Járvány")


def lose(page: Page) -> None:
    """Whatever is offered first, as often as it is asked."""
    choice = page.locator('.losses [data-word^="lose"], .losses [data-word^="destroy"]').last
    expect(choice).to_be_visible()
    while choice.is_visible():
        before = page.evaluate("document.getElementById('table').dataset.now")
        choice.click()
        if page.locator("#confirm").is_visible():
            confirm(page)
        page.wait_for_function("(now) => document.getElementById('table').dataset.now !== now", arg=before)


def test_a_calamity_goes_from_hand_to_hand(reader: Open, table: str) -> None:
    anna, bela, cili = pages = seated(reader, table)
    barter(anna, bela, cili)
    assert serious(anna) == []
    until(pages, lambda: anna.locator("[data-buy]").count() > 0)
    assert serious(anna) == []
    buy(anna)
    until([bela, cili], lambda: bela.locator(".calamity").count() > 0)
    assert serious(bela) == []
    suffer(bela, cili)
