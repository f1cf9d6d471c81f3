"""What is done before the scripts of a page listen is not lost: it happens as soon as they do."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.hands import new_table, to_chat
from tests.browser.looks import SMALL, said
from tests.browser.test_pages import play_now


def late(page: Page) -> list[Route]:
    """The page again, with scripts that do not come until the one that all others need is let go."""
    waiting: list[Route] = []
    page.route("**/js/house.js*", lambda route: waiting.append(route))
    page.goto(page.url, wait_until="commit")
    page.wait_for_selector("#keys", state="attached")        # the last part of every page
    return waiting


def let_go(waiting: list[Route]) -> None:
    for route in waiting:
        route.continue_()


def test_a_click_opens_the_menu_once(reader: Open) -> None:
    page = reader()
    play_now(page)
    waiting = late(page)
    page.dblclick("[data-open=menu]")
    assert page.locator("dialog[open]").count() == 0
    let_go(waiting)
    expect(page.locator("#menu")).to_be_visible()


def test_keys_pick_and_say(reader: Open) -> None:
    page = reader()
    play_now(page)
    waiting = late(page)
    before = page.get_attribute("#table", "data-decision")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    let_go(waiting)
    expect(page.locator("#table")).not_to_have_attribute("data-decision", str(before))


def test_what_is_written_is_sent_and_the_page_stays(reader: Open) -> None:
    """A script opens the tab of the chat on a phone: there it is written in the waiting room, where it is in sight."""
    page = reader()
    if SMALL:
        new_table(page, 3, seat1="open")
    else:
        play_now(page)
    url = page.url
    waiting = late(page)
    if not SMALL:
        page.wait_for_function("() => [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet)")
        to_chat(page)
    page.fill("#chat-text", "korán jöttem")
    page.press("#chat-text", "Enter")
    let_go(waiting)
    expect(page.locator(":is(.chat, .messages) li").last).to_contain_text("korán jöttem")
    assert page.url == url


def test_what_a_browser_does_by_itself_does_not_wait(reader: Open) -> None:
    page = reader("/new")
    waiting = late(page)
    page.check("input[name=seats][value='5']", force=True)
    page.click("details.fold summary")
    expect(page.locator("details.fold")).to_have_attribute("open", "")
    let_go(waiting)
    expect(page.locator("#say")).to_contain_text(said("house-sum-seats", count=5))
