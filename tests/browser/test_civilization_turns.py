"""Three people play three turns of Civilization by clicks: a city is stormed, a calamity goes from hand to hand, a card
is bought with credits, an epidemic has a second victim."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Open
from tests.browser.hands import chosen, decision, stepped
from tests.browser.inland import asked, database, done, drag, give, hand, held, lay, play_on, seated, settled

__all__ = ["database"]

# Anna has 20 tokens on the map after the growth of E2, and Béla's city at Athens before her; what she gives him later
# hides an epidemic. Béla has tokens in stock to defend it with.
AT: dict[str, Any] = {
    "phase": "taxes", "turn": 7,
    "areas": {
        "gordium": {"city": 0}, "delphi": 3, "argos": 3, "corinth": 2, "sardis": 2, "troy": 1,
        "athens": {"city": 1}, "knossos": {"city": 1}, "phaestos": {"city": 1}, "rhodes": {"tokens": [0, 3]},
        "ionia": {"tokens": [0, 3]}, "thessaly": {"tokens": [0, 2]}, "illyricum": {"tokens": [0, 2]},
        "byzantium": {"city": 2}, "odessus": {"tokens": [0, 0, 3]}, "dacia": {"tokens": [0, 0, 3]},
        "thrace": {"tokens": [0, 0, 2]}},
    "seat": [
        {"nation": "asia", "space": 5, "treasury": 6, "cards": ["pottery"],
         "hand": ["salt", "salt", "salt", "grain", "iron", "epidemic"]},
        {"nation": "crete", "space": 5, "treasury": 2, "ships": ["rhodes"],
         "hand": ["cloth", "cloth", "hides", "ochre", "papyrus"]},
        {"nation": "thrace", "space": 5, "treasury": 1, "hand": ["ochre", "ochre", "hides", "hides"]}]}


def keep_the_ship(page: Page) -> None:
    asked(page, 4)
    before = decision(page)
    page.locator('.answers [data-word^="maintain"]').first.click()
    chosen(page, before)


def anna_moves(page: Page) -> None:
    """Two stacks of four go before Athens; a move is undone before."""
    asked(page, 5)
    drag(page, "sardis", "troy")
    held(page, "troy", "you: 5 tokens")
    expect(page.locator(".arrow")).to_have_count(1)
    page.click('[data-act="undo"]')
    held(page, "troy", "you: 2 tokens")
    expect(page.locator(".arrow")).to_have_count(0)
    drag(page, "delphi", "athens")
    drag(page, "argos", "athens")
    held(page, "athens", "city of Béla; you: 8 tokens")
    expect(page.locator(".area-coming")).to_contain_text("the city of Béla is attacked")
    done(page, 5)


def cili_moves(page: Page) -> None:
    """By taps on a phone: the stack, leave none, the goal."""
    asked(page, 5)
    page.locator("#stack-dacia").tap()
    page.locator('[data-stay="0"]').tap()
    before = decision(page)
    page.locator("#goal-scythia").tap()
    chosen(page, before)
    held(page, "scythia", "te: 5 token")
    done(page, 5)


def bela_sails(page: Page) -> None:
    """A stack dragged overseas goes aboard, sails and goes ashore; then the ship comes back by two clicks."""
    asked(page, 5)
    page.click('[data-zoom="world"]')
    drag(page, "rhodes", "thera")
    held(page, "thera", r"te: \d token")
    expect(page.locator(".area-fleet")).to_contain_text("Théra")
    before = decision(page)
    page.locator("#fleet-1").click()
    expect(page.locator(".range .mark").first).to_be_visible()
    page.locator("#port-rhodes").click()
    chosen(page, before)
    expect(page.locator(".area-fleet")).to_contain_text("Rodosz")
    done(page, 5)


def offer(page: Page) -> None:
    """Grain, iron and an epidemic: grain is named, iron claimed, salt claimed and let be, cloth is wanted."""
    asked(page, 9)
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
    page.click("#confirm")
    expect(page.locator(".offer.mine")).to_have_count(1)
    expect(page.locator("#draft [data-draft-hint]")).to_be_visible()


def change(page: Page) -> None:
    """The same cards, but ochre is wanted too: the old offer goes when the new one stands."""
    page.locator("[data-change]").click()
    expect(page.locator("#draft [data-count]")).to_have_text("3")
    page.locator("[data-palette=want]").click()
    page.locator('[data-want-good="ochre"]').click()
    page.click("#confirm")
    expect(page.locator("#offer-2")).to_be_visible()
    expect(page.locator("#offer-1")).to_have_count(0)


def answer(page: Page) -> None:
    """On what is certain, and with what is spared."""
    expect(page.locator("#offer-1")).to_have_count(0)      # until then both stand
    row = page.locator(".offer.to_all")
    expect(row).to_have_attribute("id", "offer-2")
    expect(row).to_contain_text("csapás lehet")
    row.locator("[data-fits]").click()
    assert page.locator("[data-fits-list] li").count() >= 2
    page.locator("#fits .main").click()
    row.locator("[data-answer]").click()
    give(page, "cloth", "hides", "ochre")
    expect(page.locator("#confirm")).to_contain_text("2.")
    page.click("#confirm")


def barter(anna: Page, bela: Page, cili: Page) -> None:
    """What Cili is putting together stays while the others speak; which cards were dealt, only the two know."""
    offer(anna)
    expect(bela.locator(".offer.to_all")).to_have_count(1)
    before = hand(anna), hand(bela)
    give(cili, "ochre")
    change(anna)
    expect(bela.locator("#offer-2")).to_be_visible()
    answer(bela)
    accept = anna.locator('[data-word="accept 3"]')
    expect(accept).to_be_visible()
    expect(cili.locator('.offer.others[data-offer="3"]')).to_be_visible()
    assert cili.locator("[data-word^=accept]").count() == 0
    expect(cili.locator("#draft [data-count]")).to_have_text("1")
    accept.click()
    anna.click("#confirm")
    for page in (anna, bela, cili):
        expect(page.locator(".deals li")).to_have_count(1)
    assert hand(anna) == traded(before[0], ["grain", "iron", "epidemic"], ["cloth", "hides", "ochre"])
    assert hand(bela) == traded(before[1], ["cloth", "hides", "ochre"], ["grain", "iron", "epidemic"])
    expect(bela.locator('.set[data-set="epidemic"] button')).to_have_count(0)        # it stays with him
    assert cili.locator(".deal-cards").count() == 0
    told = cili.locator(".log .entries").inner_text()
    assert "Járvány" not in told
    assert "3 kártya 3 kártyáért" in told


def traded(cards: dict[str, int], gave: list[str], got: list[str]) -> dict[str, int]:
    found = {name: cards.get(name, 0) - gave.count(name) + got.count(name) for name in {*cards, *got}}
    return {name: count for name, count in found.items() if count}


def buy(page: Page) -> None:
    """Cloth Making costs Anna ten less; the page pays, then she pays otherwise and lets it pay again."""
    asked(page, 10)
    ware = page.locator('[data-buy="cloth_making"]')
    expect(ware).to_have_attribute("data-price", "35")
    ware.click()
    expect(page.locator("[data-cost]")).to_have_text("35")
    expect(page.locator("#confirm")).to_be_visible()
    tokens = page.locator("[data-tokens]").inner_text()
    page.locator('.set.chosen [data-give][aria-pressed="true"]').first.click(position={"x": 3, "y": 10})
    page.locator("[data-pay-again]").click()
    expect(page.locator("[data-tokens]")).to_have_text(tokens)
    page.click("#confirm")
    expect(page.locator(".log")).to_contain_text("You bought Cloth Making for 35")


def suffer(bela: Page, cili: Page) -> None:
    """The epidemic strikes Béla, who lets Cili lose five units, and never Anna, who gave it; both choose what."""
    asked(bela, 11)
    card = bela.locator(".calamity")
    expect(card).to_contain_text("Járvány")
    expect(card).to_contain_text("tőle kaptad: Anna")
    expect(card.locator(".victims .primary")).to_contain_text("−16")
    assert bela.locator('[data-word^="assign asia"]').count() == 0
    before = decision(bela)
    bela.locator('[data-word="assign thrace 5"]').click()
    chosen(bela, before)
    expect(card.locator(".victims .secondary")).to_contain_text("−5")
    for page in (bela, cili):
        lose(page)
    expect(cili.locator(".log")).to_contain_text("Járvány")


def lose(page: Page) -> None:
    """Whatever is offered last, as often as it is asked."""
    choice = page.locator('.losses [data-word^="lose"], .losses [data-word^="destroy"]').last
    expect(choice).to_be_visible()
    while choice.is_visible():
        before = decision(page)
        choice.click()
        settled(page, before)


def build(anna: Page) -> None:
    """Two stacks of hers have met at Corinth and become a city."""
    asked(anna, 7)
    before = decision(anna)
    anna.locator('.answers [data-word="build corinth"]').click()
    chosen(anna, before)
    done(anna, 7)
    held(anna, "corinth", "your city")


def test_three_people_play_three_turns(reader: Open, database: Path) -> None:
    anna, bela, cili = pages = seated(reader, lay(database, AT))
    keep_the_ship(bela)
    for page in pages:
        done(page, 4)
    anna_moves(anna)
    bela_sails(bela)
    cili_moves(cili)
    expect(anna.locator(".log .entries")).to_contain_text("stormed")
    held(anna, "athens", "you: 2 tokens")
    barter(anna, bela, cili)
    assert serious(anna) == []
    for page in pages:
        done(page, 9)
    buy(anna)
    for page in (bela, cili):
        done(page, 10)
    suffer(bela, cili)
    stepped(pages, lambda table: table["turn"] >= 8, "done")
    assert play_on(pages, 8, 5) is anna
    drag(anna, "athens", "corinth")
    held(anna, "corinth", "you: 7 tokens")
    play_on(pages, 8, 7)
    build(anna)
    stepped(pages, lambda table: table["turn"] >= 10, "done")
    expect(cili.locator(".turn .label")).to_contain_text("10.")
