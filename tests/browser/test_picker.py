"""The picker on a page of its own: no game, no server."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route

import kronika.web

STATIC = Path(kronika.web.__file__).parent / "static"
SENTENCES = ["build baths", "build temple pay 1 2", "build temple pay 3 0", "stage with temple", "sell temple",
             "sell baths"]
BODY = """<!doctype html><div id="root" data-picker data-decision="1"{order}{ask}>
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
window.played = true;
const say = async (words, decision, lightly) => {{
  said.push(lightly ? [words, decision, "lightly"] : [words, decision]);
  return played;
}};
window.picker = new Picker(document.getElementById("root"), say);
</script>"""


FREE = """<!doctype html><div id="root" data-picker data-decision="1" data-expect="/expect?seat=0">
<button data-word="salt">Salt</button><button data-word="offer 1 gold" data-level="1">quick</button>
<p data-so-far></p><div data-next data-arrows></div><input data-typed>
<button data-back hidden>back</button><button data-confirm hidden disabled></button>
<template data-say="offer 1 gold">Offer gold!</template></div>
<script type="module">import {{ Picker }} from "/static/js/picker.js";
window.said = [];
const say = async (words, decision) => {{ said.push([words, decision]); return true }};
window.picker = new Picker(document.getElementById("root"), say);
</script>"""
# What may follow; `worth` comes by itself, and after `done` words there is nothing more to say.
FOLLOWS = {"": ["offer", "pass"], "offer": ["1", "2"], "offer 1": ["gold", "salt"], "offer 2": ["worth"],
           "offer 2 worth": ["3", "5"], "offer 2 worth 5": ["gold", "salt"]}
NAMES = {"gold": "Arany", "salt": "Só", "offer": "Ajánlat", "worth": "összesen"}
WHOLE = {"offer 1 gold", "offer 1 salt", "offer 2 worth 5 gold", "offer 2 worth 5 salt", "pass"}


def expected(said: str) -> str:
    words = FOLLOWS.get(said, [])
    done = said in WHOLE
    return json.dumps({"words": words, "names": [NAMES.get(word, word) for word in words], "done": done,
                       "text": f"{said}." if done else ""})


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()

    def serve(route: Route) -> None:
        path = route.request.url.split("://", 1)[1].split("/", 1)[1].split("?")[0]
        if path == "expect":
            query = parse_qs(urlsplit(route.request.url).query)
            route.fulfill(body=expected(query.get("said", [""])[0]), content_type="application/json")
        elif path == "free":
            route.fulfill(body=FREE.format(), content_type="text/html; charset=utf-8")
        elif path.startswith("static/"):
            route.fulfill(body=(STATIC / path.removeprefix("static/")).read_text(), content_type="text/javascript")
        else:
            offers = "".join(f'<template data-say="{s}">{s}!</template>' for s in SENTENCES)
            order = ' data-order="said"' if path == "said" else ""
            ask = "" if path == "at-once" else " data-ask"
            route.fulfill(body=BODY.format(offers=offers, order=order, ask=ask), content_type="text/html")

    opened.route("**/*", serve)
    yield opened
    opened.close()


@pytest.fixture
def page(window: Page) -> Page:
    window.goto("http://picker.test/")
    window.wait_for_function("window.picker")
    return window


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


def at_once(page: Page) -> None:
    page.goto("http://picker.test/at-once")
    page.wait_for_function("window.picker")


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
        + '<button class="btn quiet" data-word="stage with temple" data-level="1">End</button></span>');
        picker.refresh() }""")
    page.keyboard.press("1")
    assert label(page) == "build baths!"
    page.keyboard.press("3")
    assert label(page) == "stage with temple!"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_picks_what_is_no_button_and_says_what_is_picked(page: Page, key: str) -> None:
    page.evaluate("""() => { const land = document.querySelector('[data-word="baths"]');
        land.outerHTML = '<div role="button" tabindex="0" data-word="baths" data-level="1">Baths</div>';
        picker.refresh(); document.querySelector('[data-word="baths"]').focus() }""")
    page.keyboard.press(key)
    assert label(page) == "build baths!"
    page.keyboard.press(key)
    assert page.evaluate("said") == [["build baths", "1"]]


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
