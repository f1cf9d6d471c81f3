"""What others did is shown step by step when my turn comes, and one key leads on."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kronika.table import opening
from tests.browser.conftest import Open
from tests.browser.hands import go, menu, seats, stepped
from tests.browser.laying import database, put
from tests.browser.looks import SIZE, SMALL, said

__all__ = ["database"]

# Say the first sentence again and again, until others have done at least so much.
PLAY = """async ([path, enough]) => {
    const headers = { "Content-Type": "application/json", "X-CSRF": document.body.dataset.csrf };
    for (let turn = 0; turn < 400; turn++) {
        const text = await (await fetch(path, { headers: { "HX-Request": "true" } })).text();
        const table = new DOMParser().parseFromString(text, "text/html").getElementById("table");
        const say = table.querySelector("template[data-say]");
        if (!say) { await new Promise((next) => setTimeout(next, 100)); continue; }
        if (table.dataset.since.split(" ").length >= enough) return true;
        const body = { words: say.dataset.say, decision: table.dataset.decision };
        await fetch(table.dataset.move, { method: "POST", headers, body: JSON.stringify(body) });
    }
    return false }"""

# Whether nothing lies over the first such element that is shown.
UPPERMOST = """(name) => {
    const shown = [...document.querySelectorAll(name)].find((each) => each.checkVisibility());
    const place = shown.getBoundingClientRect();
    const above = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
    return shown.contains(above) }"""


def at(page: Page, step: int, steps: int) -> None:
    """Until that step is told."""
    expect(page.locator("#deed .deed-body header .q")).to_contain_text(said("web-since-step", step=step, steps=steps))


def begun(reader: Open, database: Path, since: str, game: str = "history_of_the_world") -> tuple[Page, str]:
    """A table with three bots that waits for the reader's first choice, and its path."""
    wish = opening.Wish(game, "private", 4, bots=["greedy"] * 3)
    path = put(database, opening.make(wish, "", None))
    way, = seats(reader.server, path, "Dóra")
    return reader(way, since=since), path


def test_the_turns_of_others_can_be_followed(reader: Open, database: Path) -> None:
    page, path = begun(reader, database, "2")
    page.goto(reader.server)
    assert page.evaluate(PLAY, [path, 6])
    page.goto(reader.server + path)
    page.wait_for_selector("#table.following")                       # by itself, and it stands still: reduced motion
    assert page.evaluate("document.getElementById('table').dataset.turn")
    steps = page.locator(".reel-steps ol a").count()
    assert steps >= 6
    at(page, 1, steps)
    first = page.inner_text("#deed h2")
    page.keyboard.press("ArrowRight")
    at(page, 2, steps)
    assert page.inner_text("#deed h2") != first
    page.click(".reel-keys [data-reel=after]")
    at(page, 3, steps)
    page.click(".reel-keys [data-reel=before]")
    at(page, 2, steps)
    if not SMALL:                                                    # a phone has no room for the list of the steps
        page.click(f".reel-steps ol [data-to='{steps}']")
        expect(page.locator(".reel-steps .now a")).to_have_attribute("data-to", str(steps))
    page.set_viewport_size({"width": 390, "height": 844})            # however much is told, the way on is free
    page.evaluate("document.querySelector('#deed .deed-told').append('word '.repeat(900))")
    assert page.evaluate(UPPERMOST, ".prompt .do .main")
    assert page.evaluate(UPPERMOST, ".reel-keys .btn")
    page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
    page.keyboard.press("Escape")
    page.wait_for_selector("#table:not(.following) template[data-say]", state="attached")
    page.reload()                                                    # what has been seen does not begin again
    go(page, "log")
    page.wait_for_selector("#see-steps")
    assert not page.locator("#table.following").count()
    page.click("#see-steps")
    page.wait_for_selector("#table.following")
    page.click("#leave-steps")
    page.wait_for_selector("#table:not(.following) template[data-say]", state="attached")
    page.keyboard.press("f")
    page.wait_for_selector("#table.following")
    page.click("#reel-play")                                         # plays, to the end and on to my turn
    page.click("[data-pace='4']:visible")
    page.wait_for_selector("#table:not(.following) template[data-say]", state="attached")


@pytest.mark.parametrize("game", ["through_the_ages", "civilization"])
def test_a_click_leads_on_and_it_is_over(reader: Open, database: Path, game: str) -> None:
    """No script of a game takes the click away."""
    page, path = begun(reader, database, "2", game)
    page.goto(reader.server)
    assert page.evaluate(PLAY, [path, 3])
    page.goto(reader.server + path)
    page.wait_for_selector("#table.following")
    page.evaluate("window.same = true")
    page.click("#leave-steps")
    page.wait_for_selector("#table:not(.following) template[data-say]", state="attached")
    assert page.evaluate("window.same")                              # not loaded anew: the story would begin again


def test_it_can_be_switched_off(reader: Open, database: Path) -> None:
    page, path = begun(reader, database, "1")
    menu(page, "[data-pace=off]")
    assert page.evaluate(PLAY, [path, 6])
    page.goto(page.url)
    go(page, "log")
    page.wait_for_selector("#see-steps")
    assert not page.locator("#table.following").count()


# What of the step is scrolled out of sight, what of the hand looks out beside it, and what does not fit its button.
HIDDEN = """() => {
    const deed = document.getElementById("deed"), edge = document.querySelector(".deeds").getBoundingClientRect();
    const desk = innerWidth > 1100, head = document.querySelector(".reel-head").getBoundingClientRect();
    const hand = [...document.querySelectorAll("#table .hand .card, #table .hand .panel")]
        .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
    return [desk && deed.scrollHeight > deed.clientHeight, desk && hand.some((box) => box.right > edge.right + 1),
        [...document.querySelectorAll(".reel-head :is(.btn, button)")].some(
            (each) => each.getBoundingClientRect().right > head.right || each.scrollWidth > each.clientWidth + 1)] }"""


@pytest.mark.parametrize("people", [5, 7])
def test_a_step_of_7_wonders_tells_of_every_seat_in_sight(reader: Open, database: Path, people: int) -> None:
    wish = opening.Wish("seven_wonders", "private", people, bots=["greedy"] * (people - 1))
    path = put(database, opening.make(wish, "", None))
    way, = seats(reader.server, path, "Dóra")
    page = reader(way, since="off")
    stepped([page], lambda view: view["age"] == 1 and view["turn"] > 2)
    for lang in ("en", "hu"):
        page.context.add_cookies([{"name": "lang", "value": lang, "url": reader.server}])
        page.goto(f"{reader.server}{path}?step=3")
        expect(page.locator(".deed-bars li")).to_have_count(people)
        for size in ((1280, 720), (1366, 768), (1440, 900), (1536, 864), (1920, 1080), (390, 844), (360, 740)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert page.evaluate(HIDDEN) == [False, False, False], (lang, size)
