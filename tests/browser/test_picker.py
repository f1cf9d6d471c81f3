"""The picker on a page of its own: no game, no server."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

import kronika.web

STATIC = Path(kronika.web.__file__).parent / "static"
SENTENCES = ["build baths", "build temple pay 1 2", "build temple pay 3 0", "stage with temple", "sell temple",
             "sell baths"]
BODY = """<!doctype html><div id="root" data-picker data-decision="1"{order}>
<h1 data-when="">ask</h1><h2 data-when="temple build" hidden>temple</h2>
<div data-arrows><button data-word="baths" data-level="1">Baths</button>
<button data-word="temple" data-level="1">Temple</button></div>
<button data-word="build" data-level="2">Build</button><button data-word="stage" data-level="2">Stage</button>
<button data-word="sell" data-level="2">Sell</button>
<div data-arrows><button role="radio" data-word="pay 1 2" data-level="3">12</button>
<button role="radio" data-word="pay 3 0" data-level="3">30</button></div>
<button data-back hidden>back</button><button data-confirm hidden disabled></button>{offers}</div>
<script type="module">import {{ Picker }} from "/static/js/picker.js";
window.said = [];
const say = async (words, decision) => {{ said.push([words, decision]); return true }};
window.picker = new Picker(document.getElementById("root"), say);
</script>"""


@pytest.fixture
def page(browser: Browser) -> Page:
    opened = browser.new_page()

    def serve(route: Route) -> None:
        path = route.request.url.split("://", 1)[1].split("/", 1)[1].split("?")[0]
        if path.startswith("static/"):
            route.fulfill(body=(STATIC / path.removeprefix("static/")).read_text(), content_type="text/javascript")
        else:
            offers = "".join(f'<template data-say="{s}">{s}!</template>' for s in SENTENCES)
            order = ' data-order="said"' if path == "said" else ""
            route.fulfill(body=BODY.format(offers=offers, order=order), content_type="text/html")

    opened.route("**/*", serve)
    opened.goto("http://picker.test/")
    opened.wait_for_function("window.picker")
    return opened


def label(page: Page) -> str:
    button = page.locator("[data-confirm]")
    return button.inner_text() if button.is_visible() else ""


def part(page: Page, word: str) -> str:
    return page.locator(f'[data-word="{word}"]').get_attribute("class") or ""


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


def test_in_spoken_order_words_follow_each_other(browser: Browser, page: Page) -> None:
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
