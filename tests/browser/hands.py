"""What a person does at a table: look, choose, confirm."""

import json
import time
import urllib.request
from typing import Any

from playwright.sync_api import Error, Page

ACT = "#table .card.legal, #table .bigboard.legal"
JOIN = "form[action$='/join']"
OVER = "#table .do a.btn.main"
PATIENCE = 120                         # seconds until something that was promised must have come
LOOK = 20                              # milliseconds between two looks at several pages


def sit(page: Page) -> None:
    """Take the first free seat, and wait until it is taken."""
    page.locator(f"{JOIN} button.main").click()
    page.wait_for_function(f"() => document.getElementById('table') && !document.querySelector(`{JOIN}`)")


def seats(server: str, path: str, *names: str) -> list[str]:
    """People sit down at a table, one after the other, without a page: the ways to their seats. What they add to chance
    is their name."""
    found = []
    for name in names:
        body = json.dumps({"name": name, "string": name}).encode()
        asked = urllib.request.Request(f"{server}/api/tables{path.removeprefix('/t')}/join", body,
                                       {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=60) as answer:
            found.append(f"{path}/s/{json.load(answer)['token']}")
    return found


def told(page: Page, script: str) -> Any:
    """What a script says of the page; it is asked again where the page gives way to another meanwhile."""
    while True:
        try:
            return page.evaluate(script)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise


def decision(page: Page) -> str:
    return str(told(page, "document.getElementById('table').dataset.decision"))


def my_turn(page: Page) -> bool:
    return bool(told(page, "document.getElementById('table')?.dataset.turn"))


def over(page: Page) -> bool:
    return bool(told(page, f"document.querySelector('{OVER}')"))


def awaited(pages: list[Page]) -> Page | None:
    """Somebody who must choose now; nobody when the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for page in pages:
            if my_turn(page):
                return page
        if over(pages[0]):
            return None
        pages[0].wait_for_timeout(LOOK)
    raise AssertionError("nobody is awaited")


def close_scene(page: Page) -> None:
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def wait_for_turn(page: Page) -> None:
    """Until the table waits for this person, or the game is over, and its scripts listen."""
    page.wait_for_load_state()
    page.wait_for_function("() => { const t = document.getElementById('table');"
                           " return t && (t.dataset.turn || t.querySelector('.do a.btn.main')) }")
    close_scene(page)


def click_move(page: Page) -> None:
    """The first thing that can be chosen, with the mouse."""
    page.locator(ACT).first.click()
    page.locator("[data-confirm]").click()


def type_move(page: Page) -> None:
    """The first thing that can be chosen, by keyboard alone."""
    page.wait_for_selector(ACT)
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def chosen(page: Page, before: str) -> None:
    """Until the move has arrived."""
    page.wait_for_function("(d) => document.getElementById('table').dataset.decision !== d", arg=before)


def new_table(page: Page, seats: int, kind: str = "private", game: str = "seven_wonders", **chairs: str) -> str:
    """Open a new table and say who sits where: `seat1="open"` waits for a friend, else a bot's level. Its address."""
    home = "/".join(page.url.split("/")[:3])
    page.goto(f"{home}/new?kind={kind}&game={game}")
    page.check(f'input[name=seats][value="{seats}"]', force=True)
    for name, who in chairs.items():
        page.click(f"[data-chair='{name.removeprefix('seat')}']")
        page.click(f"#asked [data-who={'link' if who == 'open' else who}]")
    page.click(".setup-form .bar .main")
    page.wait_for_selector("#table")
    return page.url
