"""The picker where words are free: the server tells what may follow."""

import pytest
from playwright.sync_api import Page

from tests.browser.picking import label, page, part, window

__all__ = ["page", "window"]


@pytest.fixture
def free(page: Page) -> Page:
    page.goto("http://picker.test/free")
    page.wait_for_selector("[data-next] button")
    return page


def so_far(page: Page, text: str) -> None:
    """Until so much has been said, and the server has told what may follow."""
    page.wait_for_function("(t) => document.querySelector('[data-so-far]').textContent === t && "
                           "picker.next?.said === picker.sentence", arg=text)


def test_free_words_are_asked_for_and_a_sole_one_comes_by_itself(free: Page) -> None:
    free.click('[data-next] [data-word="offer"]')
    so_far(free, "Ajánlat")
    assert "legal" not in part(free, "salt")
    free.click('[data-next] [data-word="2"]')
    so_far(free, "Ajánlat 2 összesen")
    free.click('[data-next] [data-word="5"]')
    so_far(free, "Ajánlat 2 összesen 5")
    free.click('button[data-word="salt"] >> nth=0')         # a part of the page says its word
    so_far(free, "Ajánlat 2 összesen 5 Só")
    assert label(free) == "offer 2 worth 5 salt."
    free.click("[data-back]")
    so_far(free, "Ajánlat 2 összesen 5")
    free.click("[data-back]")
    so_far(free, "Ajánlat 2 összesen")
    free.click("[data-back]")
    so_far(free, "Ajánlat")                                  # the sole word goes with the one that brought it


def test_a_proposal_is_said_whole(free: Page) -> None:
    free.keyboard.press("1")
    assert label(free) == "Offer gold!"
    free.click("[data-confirm]")
    assert free.evaluate("said") == [["offer 1 gold", "1"]]


def test_words_are_typed_by_name_or_notation(free: Page) -> None:
    free.focus("[data-typed]")
    free.keyboard.type("aj")
    assert free.locator("[data-next] button:visible").count() == 1
    free.keyboard.press(" ")
    so_far(free, "Ajánlat")
    free.keyboard.type("1 ")
    so_far(free, "Ajánlat 1")
    free.keyboard.press("Backspace")
    so_far(free, "Ajánlat")
    free.keyboard.type("1 ")
    so_far(free, "Ajánlat 1")
    free.keyboard.type("so")                                 # accents may be left out
    free.keyboard.press("Enter")
    so_far(free, "Ajánlat 1 Só")
    free.keyboard.press("Enter")
    free.wait_for_function("() => said.length")
    assert free.evaluate("said") == [["offer 1 salt", "1"]]


def test_words_stay_when_the_page_changes_and_go_when_they_lead_nowhere(free: Page) -> None:
    free.click('[data-next] [data-word="offer"]')
    so_far(free, "Ajánlat")
    free.click('[data-next] [data-word="1"]')
    so_far(free, "Ajánlat 1")
    free.evaluate("document.getElementById('root').dataset.decision = '2'; picker.refresh()")
    so_far(free, "Ajánlat 1")
    free.evaluate("picker.picks.push({ level: 3, text: 'bronze', name: 'Bronz' }); picker.refresh()")
    so_far(free, "Ajánlat 1")
    free.evaluate("document.getElementById('root').dataset.expect = ''; "
                  "document.getElementById('root').dataset.decision = '3'; picker.refresh()")
    assert free.locator("[data-next] button").count() == 0
