"""The picker: what a click or a key picks, what it proposes, and how one goes back."""

import pytest
from playwright.sync_api import Page

from tests.browser.picking import label, page, part, window

__all__ = ["page", "window"]


def test_a_pick_narrows_and_proposes_the_likeliest(page: Page) -> None:
    assert label(page) == ""
    page.click('[data-word="temple"]')
    assert label(page) == "build temple pay 1 2!"
    assert page.locator("h1").is_hidden()
    assert page.locator("h2").is_visible()
    assert "selected" in part(page, "build")
    assert "selected" in part(page, "pay 1 2")
    page.click('[data-word="pay 3 0"]')
    assert label(page) == "build temple pay 3 0!"
    page.click('[data-word="sell"]')
    assert label(page) == "sell temple!"
    assert "legal" not in part(page, "pay 1 2")


def test_a_lower_level_drops_what_was_picked_above_it(page: Page) -> None:
    page.click('[data-word="temple"]')
    page.click('[data-word="sell"]')
    page.click('[data-word="baths"]')
    assert label(page) == "build baths!"
    assert "legal" not in part(page, "stage")
    page.click('[data-word="baths"]')
    assert label(page) == ""


def test_back_and_escape_go_one_step_back(page: Page) -> None:
    page.click('[data-word="temple"]')
    page.click('[data-word="sell"]')
    page.click("[data-back]")
    assert label(page) == "build temple pay 1 2!"
    page.keyboard.press("Escape")
    assert label(page) == ""
    assert page.locator("[data-back]").is_hidden()


def test_confirming_says_the_sentence_and_the_decision(page: Page) -> None:
    page.click('[data-word="temple"]')
    page.click("[data-confirm]")
    assert page.evaluate("said") == [["build temple pay 1 2", "1"]]
    assert label(page) == ""


def test_by_keyboard_alone(page: Page) -> None:
    page.keyboard.press("2")
    assert label(page) == "build temple pay 1 2!"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.word") == "baths"
    page.keyboard.press("Enter")
    assert label(page) == "build baths!"
    page.keyboard.press("Enter")
    assert page.evaluate("said") == [["build baths", "1"]]


def test_arrows_among_payments_choose(page: Page) -> None:
    page.click('[data-word="temple"]')
    page.focus('[data-word="pay 1 2"]')
    page.keyboard.press("ArrowDown")
    assert label(page) == "build temple pay 3 0!"
    assert page.locator('[data-word="pay 3 0"]').get_attribute("aria-checked") == "true"


def test_picks_survive_a_refresh_of_the_same_decision_only(page: Page) -> None:
    page.click('[data-word="temple"]')
    page.evaluate("picker.refresh()")
    assert label(page) == "build temple pay 1 2!"
    page.evaluate("document.getElementById('root').dataset.decision = '2'; picker.refresh()")
    assert label(page) == ""


def test_a_sentence_that_is_no_longer_offered_is_dropped(page: Page) -> None:
    page.click('[data-word="temple"]')
    page.click('[data-word="pay 3 0"]')
    page.evaluate("document.querySelector('template[data-say=\"build temple pay 3 0\"]').remove(); picker.refresh()")
    assert label(page) == "build temple pay 1 2!"


def test_in_spoken_order_words_follow_each_other(page: Page) -> None:
    page.goto("http://picker.test/said")
    page.wait_for_function("window.picker")
    page.evaluate("document.querySelectorAll('[data-level]').forEach(e => e.removeAttribute('data-level'))")
    page.evaluate("picker.show()")
    assert "legal" not in part(page, "temple")
    page.click('[data-word="build"]')
    assert "legal" in part(page, "temple")
    assert label(page) == ""
    page.click('[data-word="temple"]')
    assert label(page) == ""
    page.click('[data-word="pay 3 0"]')
    assert label(page) == "build temple pay 3 0!"


def test_digits_pick_the_nth_of_what_can_be_picked_and_seen(page: Page) -> None:
    page.evaluate("""() => { document.querySelector('[data-word="baths"]').insertAdjacentHTML("beforebegin",
        '<button data-word="nothing" data-level="1">No</button>'); picker.refresh() }""")
    page.keyboard.press("2")
    assert label(page).startswith("build temple")
    page.keyboard.press("Escape")
    page.evaluate("""() => { document.querySelector('[data-word="baths"]').hidden = true }""")
    page.keyboard.press("1")
    assert label(page).startswith("build temple")


def test_digits_come_last_to_what_only_ends_something(page: Page) -> None:
    page.evaluate("""() => { root.insertAdjacentHTML("afterbegin", '<span class="picks">'
        + '<button class="btn quiet" data-word="stage with temple" data-level="1">End</button>'
        + '<button class="btn" data-word="sell temple" data-level="1">Done</button></span>');
        picker.refresh() }""")
    for key, said in (("1", "build baths!"), ("3", "sell temple!"), ("4", "stage with temple!")):
        page.keyboard.press(key)
        assert label(page) == said


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_picks_what_is_no_button_and_says_what_is_picked(page: Page, key: str) -> None:
    page.evaluate("""() => { const land = document.querySelector('[data-word="baths"]');
        land.outerHTML = '<div role="button" tabindex="0" data-word="baths" data-level="1">Baths</div>';
        picker.refresh(); document.querySelector('[data-word="baths"]').focus() }""")
    page.keyboard.press(key)
    assert label(page) == "build baths!"
    page.keyboard.press(key)
    assert page.evaluate("said") == [["build baths", "1"]]
