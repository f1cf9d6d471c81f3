"""Single pages: sizes, speed, phone, why-not, hints, history, fork, curtain, languages, access."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from kronika.table import opening
from tests.browser.axe import serious
from tests.browser.conftest import LOOKS, PHONE, Open
from tests.browser.hands import (
    chosen,
    click_move,
    decision,
    menu,
    new_table,
    seats,
    to_chat,
    tool,
    type_move,
    wait_for_turn,
)
from tests.browser.laying import database, put
from tests.browser.looks import LANG, OTHER_LANG

__all__ = ["database"]

PAGE = 150_000                         # bytes of HTML in a 7-seat game
VISIT = 300_000                        # bytes in all on a first visit
# Words of SW-4.02, for a search that does not mind accents and capitals.
SAME = {"hu": "azonos nevu", "en": "SAME name"}
Record = Callable[[str, object], None]
# Milliseconds until a click is answered on screen: measured into the report, since a busy machine tells nothing.
TOOK = """() => new Promise(done => { const at = performance.now();
    document.querySelector('.card.legal').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - at))) })"""


def turn(page: Page, number: int = 1) -> None:
    for _ in range(number):
        wait_for_turn(page)
        before = decision(page)
        click_move(page)
        chosen(page, before)
    wait_for_turn(page)


def play_now(page: Page) -> None:
    page.locator("form[action='/play-now'] button").click()
    page.wait_for_selector("#table.game")
    wait_for_turn(page)


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_seven_seats_are_light_and_quick(reader: Open, lang: str, record_property: Record) -> None:
    page = reader(lang=lang)
    heavy: list[int] = []

    def weigh(response: Response) -> None:
        if re.search(r"/t/\w{10}$", response.url) and response.status == 200:
            heavy.append(len(response.body()))

    page.on("response", weigh)
    new_table(page, 7, seat1="greedy")
    turn(page, 8)
    assert max(heavy) < PAGE
    record_property("click_ms", min(page.evaluate(TOOK) for _ in range(5)))
    expect(page.locator("[data-confirm]")).to_be_visible()


def test_a_first_visit_is_small(reader: Open, server: str) -> None:
    page = reader(new=True)
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": False})
    got: list[float] = []
    client.on("Network.loadingFinished", lambda event: got.append(event["encodedDataLength"]))
    page.locator("form[action='/play-now'] button").click()
    page.wait_for_selector("#table.game")
    page.wait_for_load_state()
    page.evaluate("document.fonts.ready")
    assert sum(got) < VISIT


def test_every_grey_thing_answers_why(reader: Open, database: Path) -> None:
    wished = opening.Wish("seven_wonders", "private", 3, bots=["random"] * 2)
    way, = seats(reader.server, put(database, opening.make(wished, "", None)), "Dóra")
    page = reader(way)
    turn(page, 2)
    found = False
    for _ in range(14):
        if page.locator(".card.no").count():
            found = True
            break
        turn(page)
    assert found
    card = page.locator(".card.no").first
    card.click()
    panel = page.locator(".choice:visible")
    expect(panel.locator(".refusal")).to_contain_text(re.compile(r"SW-\d"))
    panel.locator("[data-why]").first.click()
    dialog = page.locator("#why")
    expect(dialog).to_be_visible()
    link = dialog.locator("a").get_attribute("href") or ""
    assert re.fullmatch(r"/rules/seven_wonders#SW-[\d.]+", link)
    page.goto(page.url.split("/t/")[0] + link)
    expect(page.locator(".rule:target")).to_be_visible()


def test_phone(reader: Open) -> None:
    page = reader(size=PHONE)
    play_now(page)
    turn(page, 2)
    page.locator(".card.legal").first.tap()
    expect(page.locator("[data-confirm]")).to_be_in_viewport()
    for name in ("me", "others", "log", "hand"):
        page.locator(f"[data-go={name}]").tap()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0]
    page.locator("[data-confirm]").tap()


def test_first_game_has_hints(reader: Open) -> None:
    page = reader()
    page.locator("form[action='/first-game'] button").click()
    page.wait_for_selector("#table.game")
    wait_for_turn(page)
    first = page.inner_text(".hint")
    assert page.locator(".card.tip").count() == 1
    turn(page)
    assert page.inner_text(".hint") != first


def test_history_band_arrows_and_back(reader: Open) -> None:
    page = reader()
    play_now(page)
    turn(page, 3)
    tool(page, "a[href*='?at=']")
    page.wait_for_selector(".prompt.band")
    assert page.locator("[data-confirm]").count() == 0
    first = page.url
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(lambda url: url != first)
    page.click("[data-history=after]:visible")
    page.wait_for_url(first)
    page.keyboard.press("End")
    page.wait_for_selector(".prompt:not(.band)")


def of_three(reader: Open, server: str, **looks: str) -> Page:
    """A table of three people, as the first of them sees it."""
    page = reader(**looks)
    url = new_table(page, 3, seat1="open", seat2="open")
    seats(server, url.removeprefix(server), "Judit", "Bence")
    page.wait_for_selector("#table.game")
    return page


def test_fork_leads_to_a_table_with_a_curtain(reader: Open, server: str) -> None:
    page = of_three(reader, server)
    before = page.url
    menu(page, "[data-act=act][data-then]")
    page.wait_for_selector("#table.curtain")
    assert page.url != before
    page.click("#lift")
    page.wait_for_selector("#table.game")
    menu(page, "[data-open=rename]")       # that of the seat behind the curtain
    page.fill("#rename [name=name]", "Dorka")
    page.click("#rename .main")
    page.wait_for_selector("#table.game")
    type_move(page)
    page.wait_for_selector("#table.curtain")
    names = page.request.get(page.url.split("?")[0].replace("/t/", "/api/tables/")).json()["seats"]
    assert [seat["name"] for seat in names] == ["Dorka", "Judit", "Bence"]


def test_language_changes_in_place(reader: Open) -> None:
    page = reader()
    play_now(page)
    url = page.url
    tool(page, f"a[hreflang={OTHER_LANG}]")
    expect(page.locator("html")).to_have_attribute("lang", OTHER_LANG)
    assert page.url == url


def test_names_and_chat_are_data(reader: Open) -> None:
    page = reader(name="<b>Bo</b>")
    play_now(page)
    to_chat(page)
    page.fill("#chat-text", "<img src=x onerror=alert(1)>")
    page.press("#chat-text", "Enter")
    expect(page.locator(".chat li").last).to_contain_text("<img src=x")
    assert page.locator(".chat img").count() == 0


def test_rules_can_be_searched(reader: Open) -> None:
    page = reader("/rules/seven_wonders")
    page.fill("#q", SAME[LANG])
    expect(page.locator("[id='SW-4.02']")).to_be_visible()
    expect(page.locator("[id='SW-1.01']")).to_be_hidden()


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing_serious(reader: Open, size: tuple[int, int], theme: str) -> None:
    page = reader(size=size, theme=theme)
    check(page, "lobby")
    play_now(page)
    check(page, "sides")
    turn(page, 3)
    page.locator(".card.legal").first.click()
    check(page, "table")
    for path in ("/new", "/rules/seven_wonders", "/cards/seven_wonders"):
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        check(page, path)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_in_the_waiting_room_and_before_the_curtain(reader: Open, server: str, theme: str) -> None:
    page = reader(theme=theme)
    new_table(page, 3, seat1="open", seat2="greedy")
    page.wait_for_selector(".wait .chairs")
    check(page, "waiting room")
    page.goto(page.url.split("/t/")[0])
    play_now(page)
    turn(page, 2)
    check(page, "reveal")
    page = of_three(reader, server, theme=theme)
    menu(page, "[data-act=act][data-then]")
    page.wait_for_selector("#table.curtain")
    check(page, "curtain")


def check(page: Page, what: str) -> None:
    page.context.set_extra_http_headers({})
    found = serious(page)
    assert not found, f"{what}: {found}"
