"""The picker on a page of its own: no game, no server."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route

import kronika.web
from tests.patience import PATIENCE

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
    opened.set_default_timeout(1000 * PATIENCE)

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


def at_once(page: Page) -> None:
    page.goto("http://picker.test/at-once")
    page.wait_for_function("window.picker")
