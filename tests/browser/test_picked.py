"""What is picked at a real table, by click, double click or digit, and how it looks; a button tells the keys."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import ACT, decision, new_table, tool, wait_for_turn
from tests.browser.test_pages import play_now, turn

PICKED = re.compile(r"\bselected\b")
DRAWN = "(card) => getComputedStyle(card).boxShadow"          # what is around a card


def test_what_is_selected_looks_selected(reader: Open) -> None:
    page = reader()
    play_now(page)
    turn(page)                                   # the side is chosen: a hand of cards
    card = page.locator("#table .card.legal").first
    plain = card.evaluate(DRAWN)
    card.click()
    expect(card).to_have_class(PICKED)
    page.mouse.move(0, 0)
    assert card.evaluate(DRAWN) != plain
    expect(page.locator("#table .card.selected")).to_have_count(1)
    page.locator("[data-back]").click()
    expect(card).not_to_have_class(PICKED)
    page.mouse.move(0, 0)
    assert card.evaluate(DRAWN) == plain


def test_a_double_click_picks_once(reader: Open) -> None:
    page = reader()
    play_now(page)
    before = decision(page)
    part = page.locator(ACT).first
    part.dblclick()
    expect(part).to_have_class(PICKED)
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert decision(page) == before


@pytest.mark.parametrize("game", ["seven_wonders", "history_of_the_world", "through_the_ages", "civilization"])
def test_a_digit_picks_at_every_table(reader: Open, game: str) -> None:
    page = reader()
    seats = {"seven_wonders": 3, "history_of_the_world": 3}.get(game, 2)
    new_table(page, seats, game=game, **{f"seat{n}": "greedy" for n in range(1, seats)})
    wait_for_turn(page)
    page.keyboard.press("1")
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.locator("[data-confirm]")).not_to_be_empty()


def test_a_button_tells_the_keys(reader: Open) -> None:
    page = reader()
    play_now(page)
    tool(page, "[data-open=keys]")
    expect(page.locator("#keys")).to_be_visible()
    expect(page.locator("#keys [data-needs='#log-chat']")).to_be_visible()
    expect(page.locator("#keys [data-needs='[data-map]']:visible")).to_have_count(0)
    page.click("#keys .btn.main")
    expect(page.locator("#keys")).to_be_hidden()
