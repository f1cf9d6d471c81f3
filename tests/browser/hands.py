"""What a person does at a table: look, choose, confirm."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.looks import SMALL
from tests.patience import PATIENCE

ACT = "#table .card.legal, #table .bigboard.legal"
JOIN = "form[action$='/join']"
TURN = "() => document.getElementById('table').dataset.turn"
# The first seats for which the table waits, as soon as it waits for any of so many; none when the game is over.
AWAITED = """async ([people, seconds]) => {
    for (const end = Date.now() + 1000 * seconds; Date.now() < end;) {
        const table = await (await fetch(location.pathname.replace("/t/", "/api/tables/"))).json();
        const seats = table.awaited.filter((seat) => seat < people);
        if (seats.length || table.status === "over") return seats;
        await new Promise((next) => setTimeout(next, 50));
    }
    throw new Error("nobody is awaited") }"""


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
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            found.append(f"{path}/s/{json.load(answer)['token']}")
    return found


def told(page: Page, script: str, *words: Any) -> Any:
    """What a script says of the page; it is asked again where the page gives way to another meanwhile."""
    while True:
        try:
            return page.evaluate(script, *words)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise


def decision(page: Page) -> str:
    return str(told(page, "document.getElementById('table').dataset.decision"))


def my_turn(page: Page) -> bool:
    return bool(told(page, "document.getElementById('table')?.dataset.turn"))


def awaited(pages: list[Page]) -> list[Page]:
    """Those of the first seats who must choose now, as soon as their pages say so; nobody when the game is over."""
    now = [pages[seat] for seat in told(pages[0], AWAITED, [len(pages), PATIENCE])]
    for page in now:
        page.wait_for_function(TURN)
    return now


def api_of(page: Page) -> str:
    return page.url.replace("/t/", "/api/tables/")


def view(page: Page, api: str = "") -> Any:
    """The table as the reader of a page may see it, by its fields."""
    return page.request.get(f"{api or api_of(page)}/view").json()["view"]["table"]


def stepped(pages: list[Page], enough: Callable[[Any], bool], *wishes: str) -> None:
    """Play on without looking, until the table is as wanted: the pages are left, and whoever is awaited says by the API
    the first of the wishes that can be said, or else the first offer. Then the pages are opened again."""
    url, api = pages[0].url, api_of(pages[0])
    rights = [{"X-CSRF": told(page, "document.body.dataset.csrf")} for page in pages]
    for page in pages:
        page.goto("about:blank")
    while not enough(view(pages[0], api)):
        for page, right in zip(pages, rights):
            now = page.request.get(f"{api}/options").json()
            if now["must"]:
                words = next((wish for wish in wishes if wish in now["options"]), now["options"][0])
                page.request.post(f"{api}/move", data={"words": words, "decision": now["decision"]}, headers=right)
    for page in pages:
        page.goto(url)


def close_scene(page: Page) -> None:
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def go(page: Page, tab: str) -> None:
    """To a part of the table: on a small screen one is seen at a time, and its tab leads there."""
    way = page.locator(f"[data-go={tab}]")
    if way.is_visible():
        way.click()


def reach(page: Page, part: str) -> None:
    """To the tab of a small screen where a part lies, unless it is in sight."""
    page.wait_for_selector(part, state="attached")
    for tab in page.locator("[data-go]:visible").all():
        if page.locator(f"{part}:visible").count():
            break
        tab.click()


def menu(page: Page, item: str) -> None:
    page.click("[data-open=menu]")
    page.click(f"#menu {item}")


def tool(page: Page, item: str) -> None:
    """What stands in the bar at the top stands in the menu of a small screen."""
    if SMALL:
        menu(page, item)
    else:
        page.click(f".tools {item}")


def to_chat(page: Page) -> None:
    go(page, "log")
    page.click("label[for=log-chat]")


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
