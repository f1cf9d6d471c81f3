"""Through the Ages in the browser: a whole first game, and the rare moments from positions laid out beforehand."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ages import database, fresh, lay, ready, seated, touch, word
from tests.browser.axe import serious
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import awaited, go, reach, seats, sit, stepped, view

__all__ = ["database", "lay"]

ARMED = {"workers": {"warriors": 3, "agriculture": 2, "bronze": 2, "philosophy": 1}, "science": 20, "resources": 3}
WEAK = {"workers": {"warriors": 1, "agriculture": 2, "bronze": 2, "philosophy": 1}, "science": 8, "culture": 20,
        "resources": 3}


# a whole game

def play_turn(page: Page) -> None:
    """Pass in politics; take a card while the hand is small; end the turn; answer what else is asked."""
    if page.locator(f".picks {word('pass')}").count():
        touch(page, word("pass"))
    elif page.locator(".hand-cards .card-face").count() < 2 and page.locator(".rowcards .card-face.legal").count():
        touch(page, ".rowcards .card-face.legal")
    elif page.locator(f".picks {word('done')}").count():
        touch(page, f".picks {word('done')}")
    else:
        touch(page, ":is(.choice-row, .verb, .card-face).legal")


def test_the_first_game_is_chosen_in_the_form(reader: Open) -> None:
    dora = reader("/new?game=through_the_ages")
    dora.check('input[name=seats][value="3"]', force=True)
    dora.check('input[name=mode][value="first"]', force=True)
    dora.click("[data-chair='2']")
    dora.click("#asked [data-who=random]")
    dora.click(".setup-form .bar .main")
    dora.wait_for_selector("#table")
    judit = reader("/" + dora.url.split("/", 3)[3], "en", name="Judit")
    sit(judit)
    dora.wait_for_selector("#table.game")        # whoever waited is taken to the table
    table = dora.request.get(dora.url.replace("/t/", "/api/tables/")).json()
    assert (table["mode"], [seat["kind"] for seat in table["seats"]]) == ("first", ["human", "human", "bot"])


def test_two_people_and_a_bot_play_the_first_game(reader: Open, database: Path) -> None:
    """Three rounds by clicks, those in the middle without pages, and the last ones by clicks again."""
    dora, judit = pages = seated(reader, fresh(database, "2015", "first", "random"))
    while view(dora)["round"] <= 3:
        play_turn(awaited(pages)[0])
    stepped(pages, lambda table: table["ended"], "pass", "done")
    while now := awaited(pages):
        play_turn(now[0])
    for page in pages:
        page.wait_for_selector("#table .do a.btn.main")
        page.locator("#table .do a.btn.main").click()
        page.wait_for_selector("table.sheet")
    totals = [page.locator("table.sheet tfoot td").all_inner_texts() for page in pages]
    assert totals[0] == totals[1]
    assert "kultúra" in dora.inner_text("h1")
    assert "culture" in judit.inner_text("h1")


# the rare moments

def test_a_revolution(reader: Open, lay: Any) -> None:
    dora, _ = seated(reader, lay({"phase": "actions", "seat": [{**ARMED, "cards": ["monarchy"]}, WEAK]}))
    touch(dora, f".hand-cards {word('monarchy')}", f".follow {word('revolt')}")
    expect(dora.locator(".my-civilization")).to_contain_text("Monarchia")
    expect(dora.locator(".actions.civil i:not(.spent)")).to_have_count(0)
    dora.click("[data-act=undo]")
    expect(dora.locator(".my-civilization")).to_contain_text("Önkényuralom")


def test_an_aggression_is_repelled_card_by_card(reader: Open, lay: Any) -> None:
    hand = ["military_bonus_i", "rats"]
    dora, judit = seated(reader, lay({"phase": "politics", "seat": [
        {**ARMED, "hand": ["aggression_plunder_i"]}, {**WEAK, "hand": hand}]}))
    ready(dora)
    expect(dora.locator(".scene")).to_contain_text("Judit (3 : 1)")
    touch(dora, f".hand-cards {word('aggression_plunder_i')}", f".follow {word('on 1')}")
    ready(judit)
    expect(judit.locator(".scene .huge-number").first).to_have_text("3")
    touch(judit, f".hand-cards {word('military_bonus_i')}")
    expect(judit.locator(".hand-cards .card-face.used")).to_have_count(1)
    expect(judit.locator(".scene")).to_contain_text("enough")
    touch(judit, f".picks {word('done')}")
    ready(dora)
    expect(dora.locator(f".picks {word('done')}")).to_be_visible()
    expect(judit.locator(".hand-group.military-hand .hand-cards .card-face")).to_have_count(1)
    expect(judit.locator(".of-res .amount")).to_have_text("3")


def test_a_war_is_declared_and_decided(reader: Open, lay: Any) -> None:
    dora, judit = seated(reader, lay({"phase": "politics", "age": "II", "round": 6, "seat": [
        {**ARMED, "hand": ["war_over_territory"]}, WEAK]}))
    touch(dora, f".opponent .aim{word('on 1')}", f".follow {word('declare war_over_territory')}")
    expect(judit.locator(".piles")).to_contain_text("War over Territory")
    touch(dora, f".picks {word('done')}")
    touch(judit, f".picks {word('done')}")       # without military cards she is not asked for politics
    ready(dora)
    expect(dora.locator(".piles .mark.wait")).to_have_count(0)
    expect(dora.locator(".bank-box .caption b").first).to_have_text("19")


def test_a_pact_is_offered_and_accepted(reader: Open, lay: Any) -> None:
    dora, judit = seated(reader, lay({"phase": "politics", "seat": [
        {**ARMED, "hand": ["trade_routes_agreement"]}, WEAK]}))
    touch(dora, f".scene .chips {word('offer trade_routes_agreement to 1 as b')}")
    ready(judit)
    expect(judit.locator(".scene")).to_contain_text("Trade Routes")
    touch(judit, word("accept"))
    expect(judit.locator(".my-civilization")).to_contain_text("Trade Routes")
    expect(dora.locator(".my-civilization")).to_contain_text("Kereskedelmi útvonalak")


def test_a_territory_goes_to_the_higher_bid(reader: Open, lay: Any) -> None:
    dora, judit = seated(reader, lay({"phase": "politics", "event": "vast_territory_i", "seat": [ARMED, ARMED]}))
    touch(dora, word("bid 1"))
    expect(judit.locator(".bidders .high")).to_contain_text("Dóra")
    touch(judit, word("bid 2"))
    touch(dora, word("pass"))
    touch(judit, word('send warriors'))
    expect(judit.locator(".bidnow .huge-number").last).to_have_text("1")
    touch(judit, word('send warriors'))
    touch(judit, f".picks {word('done')}")
    expect(judit.locator(".my-civilization")).to_contain_text("Vast Territory")


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_serious(reader: Open, lay: Any, size: tuple[int, int], theme: str) -> None:
    armed = {**ARMED, "hand": ["aggression_raid_i", "rats"], "cards": ["monarchy"]}
    path = lay({"phase": "politics", "seat": [armed, WEAK]})
    way, _ = seats(reader.server, path, "Dóra", "Judit")
    dora = reader(way, size=size, theme=theme)
    ready(dora)
    assert serious(dora) == []
    touch(dora, word("pass"))
    assert serious(dora) == []


def test_what_is_grey_answers_and_a_rival_opens(reader: Open, lay: Any) -> None:
    dora, _ = seated(reader, lay({"phase": "actions", "row": ["iron", "alchemy"], "seat": [
        {**ARMED, "workers": {"iron": 1, "bronze": 1}, "unused": 0}, WEAK]}))
    dora.click("#row-1")
    expect(dora.locator("#why")).to_be_visible()
    expect(dora.locator("#why")).to_contain_text("TA15-6.05")
    dora.keyboard.press("Escape")
    reach(dora, ".cell:has-text('Földművelés')")
    dora.click(".cell:has-text('Földművelés')")
    expect(dora.locator("#why .missing")).to_have_text("Nincs szabad munkásod.")
    dora.keyboard.press("Escape")
    reach(dora, '[data-open="civ-1"]')
    dora.click('[data-open="civ-1"]')
    expect(dora.locator("#civ-1")).to_contain_text("Filozófia")
    dora.keyboard.press("Escape")
    go(dora, "row")
    dora.keyboard.press("1")
    expect(dora.locator("[data-confirm]")).to_be_visible()
    dora.keyboard.press("Escape")
    expect(dora.locator("[data-confirm]")).to_be_hidden()
