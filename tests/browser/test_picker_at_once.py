"""The picker where a choice is said at once: what is beyond doubt, what is asked first, hints, several in one act."""

import pytest
from playwright.sync_api import Page

from tests.browser.picking import at_once, label, page, window

__all__ = ["page", "window"]


def test_a_double_click_is_never_select_and_deselect(page: Page) -> None:
    page.dblclick('[data-word="baths"]')
    assert label(page) == "build baths!"
    assert page.evaluate("said") == []
    page.click('[data-word="baths"]')
    assert label(page) == ""


def test_what_is_beyond_doubt_is_said_at_once(page: Page) -> None:
    at_once(page)
    page.click('[data-word="baths"]')            # two sentences are left: nothing is said yet
    assert page.evaluate("said") == []
    page.click('[data-word="sell"]')
    assert page.evaluate("said") == [["sell baths", "1", "lightly"]]
    assert label(page) == ""


def test_nothing_is_said_on_a_page_that_is_answered_until_the_next_comes(page: Page) -> None:
    at_once(page)
    page.evaluate("root.insertAdjacentHTML('beforeend', '<button data-act=undo>undo</button>')")
    for word in ("baths", "sell", "temple", "stage"):        # the second two in a hurry
        page.click(f'[data-word="{word}"]')
    assert page.locator("[data-confirm]").is_disabled()
    assert page.evaluate("said") == [["sell baths", "1", "lightly"]]
    page.evaluate("root.dataset.now = '2'; picker.refresh()")
    page.click("[data-confirm]")
    assert page.evaluate("said.at(-1)") == ["stage with temple", "1"]
    page.click("[data-act=undo]")                            # and the same page comes again
    for word in ("temple", "sell"):
        page.click(f'[data-word="{word}"]')
    assert page.evaluate("said.at(-1)") == ["sell temple", "1", "lightly"]


def test_what_cannot_be_undone_is_asked(page: Page) -> None:
    at_once(page)
    page.evaluate("window.played = false")
    page.click('[data-word="temple"]')
    page.dblclick('[data-word="stage"]')
    assert page.evaluate("said") == [["stage with temple", "1", "lightly"]]
    assert label(page) == "stage with temple!"
    page.click("[data-confirm]")
    assert page.evaluate("said.at(-1)") == ["stage with temple", "1"]


def test_who_wants_to_be_asked_is_asked(page: Page) -> None:
    page.click('[data-word="baths"]')
    page.click('[data-word="sell"]')
    assert page.evaluate("said") == []
    assert label(page) == "sell baths!"


# All sentences but the first go, and the page comes anew with another decision.
SOLE = """(decision) => { [...root.querySelectorAll("template")].slice(1).forEach((each) => each.remove());
    root.dataset.decision = decision; picker.refresh() }"""


def test_a_question_with_one_answer_is_not_asked(page: Page) -> None:
    at_once(page)
    page.evaluate(SOLE, "2")
    page.evaluate("picker.refresh()")            # the page comes again: it is said once
    assert page.evaluate("said") == [["build baths", "2", "lightly"]]


def test_but_it_is_after_something_was_taken_back_and_for_those_who_want_it(page: Page) -> None:
    at_once(page)
    page.evaluate("root.insertAdjacentHTML('beforeend', '<button data-act=undo>undo</button>')")
    page.click("[data-act=undo]")
    page.evaluate(SOLE, "2")
    assert page.evaluate("said") == []
    page.click('[data-word="baths"]')
    assert page.evaluate("said") == [["build baths", "2", "lightly"]]
    page.evaluate("root.toggleAttribute('data-ask', true)")
    page.evaluate(SOLE, "3")
    assert len(page.evaluate("said")) == 1


# A hint beside the parts; the answer to what is said waits until `arrive` is called; the page that follows.
HINT = """() => { root.insertAdjacentHTML("beforeend",
        '<button data-word="sell baths" data-level="1" data-hint>H</button>');
    picker.refresh(); window.played = new Promise((arrive) => { window.arrive = arrive }) }"""
PAGE = "(decision) => { root.dataset.decision = decision; picker.refresh() }"


def test_a_hint_asked_for_while_a_move_is_on_its_way_is_done_on_the_page_that_follows(page: Page) -> None:
    at_once(page)
    page.evaluate(HINT)
    page.evaluate("picker.hint()")
    page.evaluate("picker.hint()")               # it is being said
    page.evaluate("arrive(true)")
    page.evaluate("picker.hint()")               # it is played, but the page has not come yet
    assert page.evaluate("said") == [["sell baths", "1", "lightly"]]
    page.evaluate(PAGE, "2")
    assert page.evaluate("said.at(-1)") == ["sell baths", "2", "lightly"]
    page.evaluate(PAGE, "3")
    assert len(page.evaluate("said")) == 2, "asked for once, done once"


def test_a_hint_that_cannot_be_undone_is_said_when_it_is_asked_for_again(page: Page) -> None:
    at_once(page)
    page.evaluate(HINT)
    page.evaluate("picker.hint()")
    page.evaluate("picker.hint()")               # while the server is being asked whether it can be undone
    page.evaluate("arrive(false)")
    page.wait_for_function("said.length === 2")
    assert page.evaluate("said.at(-1)") == ["sell baths", "1"]


SERIES = """() => { root.insertAdjacentHTML("beforeend", '<button role="radio" data-series="use a;use b;done" ' +
        'data-says="Defend">AB</button>'); picker.refresh() }"""


def test_several_sentences_are_said_as_one_act(page: Page) -> None:
    """A part for a series is only picked by a click; the main button says it all, and once more lets go."""
    at_once(page)
    page.evaluate(SERIES)
    page.click("[data-series]")
    assert page.evaluate("said") == []
    assert page.inner_text("[data-confirm]") == "Defend"
    assert page.get_attribute("[data-series]", "aria-checked") == "true"
    page.click("[data-back]")
    assert page.get_attribute("[data-series]", "aria-checked") == "false"
    page.click("[data-series]")
    page.click("[data-confirm]")
    assert page.evaluate("said") == [[["use a", "use b", "done"], "1"]]


@pytest.mark.parametrize("weighed", [False, True])
def test_what_is_weighed_is_asked_even_if_there_is_one_answer(page: Page, weighed: bool) -> None:
    at_once(page)
    page.evaluate("""(weighed) => { root.querySelectorAll("template").forEach((each, n) => { if (n) each.remove() });
        root.toggleAttribute("data-weighed", weighed); picker.refresh() }""", weighed)
    assert page.evaluate("said.length") == (0 if weighed else 1)


@pytest.mark.parametrize("plain", [False, True])
def test_a_plain_part_is_said_by_one_click(page: Page, plain: bool) -> None:
    """What cannot be taken back is asked about; what nobody would take back is said."""
    at_once(page)
    page.evaluate("(plain) => { root.querySelector('[data-word=baths]').toggleAttribute('data-plain', plain); "
                  "root.querySelector('[data-say=\"sell baths\"]').remove(); picker.refresh() }", plain)
    page.click('[data-word="baths"]')
    assert page.evaluate("said") == [["build baths", "1"] if plain else ["build baths", "1", "lightly"]]
