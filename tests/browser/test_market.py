"""The toy market in the browser: three people plan, barter by clicks and by keyboard in both languages, and hear the
gong; a bot deals with a person."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kronika.core.rng import Rng
from kronika.referee.codec import save
from kronika.table import opening, secret, store
from kronika.table.database import open_engine
from tests.browser.axe import serious
from tests.browser.conftest import DESK, PHONE, Open
from tests.market.game import GAME
from tests.market.positions import KEY
from tests.market.scenario import position
from tests.web.server import Server, database_in, serving
from tests.web.table import Player, make

SAID = "[data-so-far]"
WORDS = "[...document.querySelectorAll('[data-next] button')].map((chip) => chip.dataset.word)"
MOVED = "(before) => document.querySelector('[data-so-far]').textContent !== before"
READY = "() => document.querySelector('[data-next] button') || !document.querySelector('[data-confirm]').hidden"
Sit = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers the market as it would the game of another author."""
    folder: Path = tmp_path_factory.mktemp("market")
    with serving(database_in(folder), KRONIKA_GAMES="tests.market", TEST_LOG=str(folder / "log"),
                 KRONIKA_BOT_SECONDS="60") as found:
        yield found


@pytest.fixture
def seat(browser: Browser, house: Server) -> Iterator[Sit]:
    """Sits a player down in a browser of their own; any error of a script fails the test."""
    opened = Open(browser, house.base)

    def sat(player: Player, lang: str, size: tuple[int, int] = DESK) -> Page:
        return opened(f"/t/{player.table}/s/{player.client.headers['authorization'].split()[1]}", lang, size)

    yield sat
    opened.close()
    assert not opened.errors


def confirm(page: Page) -> None:
    page.locator("[data-confirm]").click()


def chip(page: Page, word: str) -> None:
    """Choose the next word with the mouse."""
    page.locator(f'[data-next] [data-word="{word}"]').click()


def chips(page: Page) -> list[str]:
    return [str(word) for word in page.evaluate(WORDS)]


def wait_for_chips(page: Page, said: str) -> list[str]:
    """The words that may follow once so much has been said."""
    expect(page.locator(SAID)).to_have_text(re.compile(said))
    page.wait_for_selector("[data-next] button")
    return chips(page)


def log(page: Page) -> str:
    return page.locator(".log").text_content() or ""


def in_barter(page: Page) -> None:
    page.wait_for_selector("[data-next] [data-word=offer]")


def offer_by_clicks(page: Page) -> None:
    """An offer that nobody proposed: number, total, name and cards, each by a click; sole words come by themselves."""
    chip(page, "offer")
    wait_for_chips(page, "^(ajánlat|offer)$")
    while not page.locator("[data-confirm]").is_visible():
        before = page.locator(SAID).inner_text()
        page.locator("[data-next] button").last.click()
        page.wait_for_function(MOVED, arg=before)
        page.wait_for_function(READY)
    confirm(page)


def answer_by_typing(page: Page, number: int) -> None:
    """The whole sentence through the field, word by word, by the keyboard alone."""
    page.locator("[data-typed]").focus()
    page.keyboard.type("off")
    page.keyboard.press("Enter")
    while True:
        page.wait_for_selector("[data-next] button")     # before `for` there is always something to say
        words = chips(page)
        if "for" in words:
            break
        page.keyboard.type(next(word for word in words if word not in ("claim", "to")))
        before = page.locator(SAID).inner_text()
        page.keyboard.press(" ")
        page.wait_for_function(MOVED, arg=before)
    page.keyboard.type("for")
    page.keyboard.press(" ")
    expect(page.locator(SAID)).to_have_text(re.compile(rf" {number}$"))
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Enter")


def plan(page: Page) -> None:
    """One small move on the map, by keyboard; undone; another; done."""
    page.wait_for_selector("svg[data-whole]")            # the map has its keys
    page.locator('[data-word="settle"]').click()
    expect(page.locator("[data-area].selected")).to_have_count(1)
    page.locator("[data-area].selected").focus()
    page.keyboard.press("Enter")                         # the only place there is: it is proposed already
    expect(page.locator(".plan li:not(.q)")).to_have_count(1)
    page.locator("[data-act=undo]").click()
    expect(page.locator(".plan li:not(.q)")).to_have_count(0)
    page.locator('[data-word="walk"]').click()
    page.locator("[data-area].legal").first.click()
    page.locator("[data-area].legal").first.click()
    confirm(page)
    expect(page.locator(".plan li:not(.q)")).to_have_count(1)


def done(page: Page) -> None:
    page.locator('[data-word="done"][data-level="1"]').click()
    confirm(page)


GOT = {"hu": "Ezt kaptad", "en": "You got"}
UNSEEN = {"hu": "kapott egy kártyát", "en": "got a card"}
WALKED = {"hu": "átment", "en": "walked"}


@pytest.mark.parametrize("langs", [("hu", "en", "hu"), ("en", "hu", "en")])
def test_three_people_barter(house: Server, seat: Sit, langs: tuple[str, str, str]) -> None:
    """The first by clicks, the second by keyboard, the third on a phone."""
    players = make(house, 3, game="market", seats=3, options={"offers_per_phase": "9"})
    anna, bela, cili = (seat(player, lang, size) for player, lang, size in
                        zip(players, langs, (DESK, DESK, PHONE), strict=True))
    for page in (anna, bela):
        plan(page)
        done(page)
        assert WALKED[langs[2]] not in log(cili), "plans are nobody else's business"
    cili.locator("[data-go=map]").tap()
    done(cili)
    for page in (anna, bela, cili):
        in_barter(page)
    expect(cili.locator(".log")).to_contain_text(WALKED[langs[2]])
    offer_by_clicks(anna)
    expect(bela.locator(".standing li:not(.q)")).to_have_count(1)
    answer_by_typing(bela, 1)
    accept = anna.locator('.standing [data-word="accept 2"]')
    expect(accept).to_be_visible()
    assert cili.locator('[data-word="accept 2"]').count() == 0
    accept.click()
    confirm(anna)
    for page, lang in zip((anna, bela), langs, strict=False):
        expect(page.locator(".standing li:not(.q)")).to_have_count(0)
        assert log(page).count(GOT[lang]) >= 3
        assert UNSEEN[lang] not in log(page), "who dealt knows the cards"
    expect(cili.locator(".log")).to_contain_text(UNSEEN[langs[2]])
    assert log(cili).count(UNSEEN[langs[2]]) >= 6, "nobody else does"
    gong(cili, [anna, bela, cili])


def gong(page: Page, all_pages: list[Page]) -> None:
    """Offer until the bound is reached: everybody hears the gong, and plans again."""
    page.locator("[data-go=trade]").tap()
    for number in range(3, 10):
        page.locator('.quick-offers [data-word^="offer"]').first.click()
        confirm(page)
        if number < 9:
            expect(page.locator(".standing b")).to_have_text(f"{number}.")
    for each in all_pages:
        expect(each.locator(".log")).to_contain_text("ong")
        each.wait_for_selector('[data-word="settle"]', state="attached")


def test_a_word_is_chosen_by_number_and_taken_back_by_escape(house: Server, seat: Sit) -> None:
    players = make(house, 3, game="market", seats=3)
    for player in players:
        player.move("done", player.options()["decision"])
    page = seat(players[1], "en")
    in_barter(page)
    page.keyboard.press("Tab")
    chip(page, "offer")
    counts = wait_for_chips(page, "^offer$")
    page.keyboard.press("1")
    worths = wait_for_chips(page, f"^offer {counts[0]} worth$")
    assert worths
    assert page.evaluate("document.activeElement.closest('[data-next]') !== null"), "the focus stays among the words"
    page.keyboard.press("Escape")
    assert wait_for_chips(page, "^offer$") == counts
    players[0].pick("offer")
    expect(page.locator(".standing li:not(.q)")).to_have_count(1)
    assert wait_for_chips(page, "^offer$") == counts, "what others say leaves my words alone"
    page.keyboard.press("Escape")
    expect(page.locator(SAID)).to_have_text("")
    assert serious(page) == []


HANDS = [["salt", "salt", "cloth", "bronze"], ["cloth"] * 3 + ["salt"] * 4, ["blight", "blight"]]


def laid(house: Server) -> Player:
    """A table in the midst of barter: a person, a bot that collects cloth and can spare salt, one with nothing."""
    wish = opening.Wish(KEY, "private", 3, name="Anna", bots=["greedy", "greedy"])
    made = opening.make(wish, "", None)
    made.facts.start = save(GAME, position(GAME, GAME.setup(3), {"hands": HANDS}, Rng(1)))
    opening.begin(made.facts, made.seats, made.change, 0)
    engine = open_engine(house.url)
    with engine.begin() as connection:
        store.create(connection, made.facts, made.seats, made.change)
    engine.dispose()
    return Player(house, made.facts.id, 0, made.mint.token(secret.SEAT, 0))


def test_a_bot_deals_with_a_person(house: Server, seat: Sit) -> None:
    """It answers an offer by itself; accepted, its salt is mine."""
    page = seat(laid(house), "hu")
    in_barter(page)
    page.locator('.quick-offers [data-word="offer 3 worth 4 cloth cards salt salt cloth"]').click()
    confirm(page)
    accept = page.locator('.standing [data-word^="accept"]')
    expect(accept).to_be_visible()
    accept.click()
    confirm(page)
    expect(page.locator(".log")).to_contain_text("Megegyeztetek")
    assert log(page).count("Ezt kaptad: só") == 3
