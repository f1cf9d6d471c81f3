"""Playing by keys and by few clicks: lands of the map, the place of the keyboard, acts that are done at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kronika.core.table import Table
from tests.browser.conftest import Open
from tests.browser.hands import decision, menu, new_table, seats
from tests.browser.looks import said
from tests.browser.test_history_of_the_world import PEOPLE, database, lay, my_conquest, reached

__all__ = ["database", "lay"]
NEW = "(d) => document.getElementById('table').dataset.decision !== d"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_lands_are_conquered_by_keys(reader: Open, lay: Callable[[Table], str], key: str) -> None:
    page = reader(seats(reader.server, lay(reached(my_conquest)), *PEOPLE)[0])
    before = decision(page)
    page.locator(".land[data-aim]").first.focus()
    page.keyboard.press(key)
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press(key)
    page.wait_for_function(NEW, arg=before)
    assert page.evaluate("document.activeElement !== document.body")


def ages(reader: Open, ask: bool) -> Page:
    """Through the Ages against a bot, in the first round."""
    page = reader("/", ask=ask)
    new_table(page, 2, game="through_the_ages", seat1="greedy")
    page.wait_for_selector("#table.game")
    page.wait_for_function("() => document.getElementById('table').dataset.turn")
    return page


def test_a_card_is_taken_by_one_click_and_given_back_by_one(reader: Open) -> None:
    page = ages(reader, ask=False)
    before = decision(page)
    page.locator(".rowcards .card-face.legal").first.click()
    page.wait_for_function(NEW, arg=before)
    taken = decision(page)
    page.click("[data-act=undo]")
    page.wait_for_function(NEW, arg=taken)
    expect(page.locator("[data-confirm]")).to_be_hidden()


def test_the_end_of_a_turn_is_asked(reader: Open) -> None:
    page = ages(reader, ask=False)
    before = decision(page)
    page.locator("[data-word=done].legal").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.evaluate("async () => (await fetch(document.getElementById('table').dataset.refresh)).text()")
    assert decision(page) == before              # the server has answered meanwhile


def test_who_sets_it_is_asked_before_every_move(reader: Open) -> None:
    page = ages(reader, ask=False)
    menu(page, "[data-act=ask]")
    page.keyboard.press("Escape")
    page.locator(".rowcards .card-face.legal").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    before = decision(page)
    page.reload()
    assert decision(page) == before
    expect(page.locator("#table[data-ask]")).to_have_count(1)


def test_the_keyboard_stays_where_it_was(reader: Open) -> None:
    page = ages(reader, ask=False)
    before = decision(page)
    page.locator(".rowcards .card-face.legal").nth(2).focus()
    group = page.evaluate("document.activeElement.closest('[data-arrows], ul, ol').className")
    page.keyboard.press("Enter")
    page.wait_for_function(NEW, arg=before)
    page.wait_for_function("() => document.activeElement !== document.body")
    assert page.evaluate("document.activeElement.closest('[data-arrows], ul, ol')?.className") == group


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize(("first", "words"), [("done", "tta-do-end"), ("build", "tta-do-build")])
def test_the_keyboard_goes_on_to_the_button_that_says_what_it_does_now(
        reader: Open, key: str, first: str, words: str) -> None:
    """The button that was pressed gives way to the main one; the same key says it."""
    page = reader("/", ask=False)
    new_table(page, 2, game="through_the_ages", seat1="greedy")
    page.wait_for_function("() => document.getElementById('table').dataset.turn")
    if first == "build":                         # a worker to build with
        before = decision(page)
        page.locator("[data-word=done].legal").first.click()
        page.click("[data-confirm]")
        page.wait_for_function(NEW, arg=before)
        page.wait_for_function("() => document.querySelector('[data-word=increase].legal')")
        before = decision(page)
        page.locator("[data-word=increase].legal").first.click()
        page.wait_for_function(NEW, arg=before)
    before = decision(page)
    page.locator(f"[data-word={first}].legal").first.focus()
    page.keyboard.press(key)
    expect(page.locator("[data-confirm]")).to_be_focused()
    expect(page.locator("[data-confirm]")).to_contain_text(said(words))
    page.keyboard.press(key)
    page.wait_for_function(NEW, arg=before)


def test_the_keys_are_those_of_the_game(reader: Open) -> None:
    page = ages(reader, ask=True)
    page.keyboard.press("?")
    rows = page.locator("#keys [data-needs]")
    told = [rows.nth(n).get_attribute("data-needs") for n in range(rows.count()) if rows.nth(n).is_visible()]
    assert "[data-map]" not in told
    assert "#log-chat" in told


def test_c_leads_to_the_chat_and_escape_back_to_the_table(reader: Open) -> None:
    """What is written there is no key of the table; after Escape the keys are the table's again."""
    page = ages(reader, ask=True)
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.type("1 c h")
    expect(page.locator("#chat-text")).to_have_value("1 c h")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li").last).to_contain_text("1 c h")
    expect(page.locator("#table .selected")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#chat-text")).not_to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("[data-confirm]")).to_be_visible()
