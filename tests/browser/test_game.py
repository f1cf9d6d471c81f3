"""Whole games in the browser: three people in three browsers, two languages, one by keyboard alone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import (
    ACT,
    awaited,
    chosen,
    click_move,
    decision,
    new_table,
    sit,
    stepped,
    type_move,
    wait_for_turn,
)
from tests.browser.looks import LANG, OTHER_LANG, POINTS

PICKED = re.compile("picked")


def step(page: Page, typed: bool) -> None:
    before = decision(page)
    type_move(page) if typed else click_move(page)
    chosen(page, before)


def play_round(pages: list[Page], typing: Page) -> None:
    """Everybody who is awaited chooses once."""
    for page in pages:
        wait_for_turn(page)
        step(page, page is typing)


def test_three_people_play_to_the_score_sheet(reader: Open) -> None:
    dora = reader()
    url = new_table(dora, 3, seat1="open", seat2="open")
    path = "/" + url.split("/", 3)[3]
    judit = reader(path, OTHER_LANG, name="Judit")
    adam = reader(path, name="Ádám")
    for page in (judit, adam):
        sit(page)
    pages = [dora, judit, adam]
    expect(judit.locator("html")).to_have_attribute("lang", OTHER_LANG)
    for page in pages:
        page.wait_for_selector("#table.game")
    for number in range(6):                      # the sides, then five turns
        play_round(awaited(pages), typing=adam)
        if number == 3:
            judit.reload()
    lose_the_line(judit, [dora, adam])
    stepped(pages, lambda table: (table["age"], table["turn"]) >= (3, 6))
    while now := awaited(pages):                 # at the end a seventh card or the pile may await one alone
        play_round(now, typing=adam)
    for page in pages:
        wait_for_turn(page)
        page.locator("#table .do a.btn.main").click()
        page.wait_for_selector("table.sheet")
    assert POINTS[OTHER_LANG] in judit.inner_text("h1")
    assert POINTS[LANG] in dora.inner_text("h1")
    totals = [page.locator("table.sheet tfoot td").all_inner_texts() for page in pages]
    assert totals[0] == totals[1] == totals[2]
    dora.click("details.proof summary")
    assert len(dora.locator("details.proof code").first.inner_text()) == 64


def lose_the_line(page: Page, others: list[Page]) -> None:
    """The others play on while one is offline; when the line is back, so is the page."""
    page.context.set_offline(True)
    for other in others:
        wait_for_turn(other)
        step(other, False)
    expect(page.locator("body.offline")).to_be_attached()
    page.context.set_offline(False)
    wait_for_turn(page)
    step(page, False)


def test_a_sealed_choice_can_be_changed_and_undone(reader: Open) -> None:
    dora = reader()
    url = new_table(dora, 3, seat1="open", seat2="greedy")
    judit = reader("/" + url.split("/", 3)[3], OTHER_LANG, name="Judit")
    sit(judit)
    for page in (dora, judit):
        wait_for_turn(page)
        step(page, False)
    wait_for_turn(dora)
    first, second = [card.get_attribute("id") for card in dora.locator(".card.legal").all()[:2]]
    step(dora, False)
    expect(dora.locator(f"#{first}")).to_have_class(PICKED)
    dora.click(f"#{second}")
    dora.click("[data-confirm]")
    expect(dora.locator(f"#{second}")).to_have_class(PICKED)
    dora.click("[data-act=undo]")
    dora.wait_for_function("() => document.getElementById('table').dataset.turn")
    assert dora.locator(".card.picked").count() == 0
    expect(judit.locator(".waiting .label")).to_contain_text("Dóra")


def test_a_press_is_not_lost_when_the_page_comes_anew(reader: Open) -> None:
    """Somebody speaks while the button is held down: the page is fetched and morphed under the finger."""
    dora = reader()
    url = new_table(dora, 3, seat1="open", seat2="greedy")
    judit = reader("/" + url.split("/", 3)[3], OTHER_LANG, name="Judit")
    sit(judit)
    wait_for_turn(dora)
    before = decision(dora)
    dora.locator(ACT).first.click()
    dora.locator("[data-confirm] > *").first.hover()
    dora.mouse.down()
    with dora.expect_response(lambda answer: answer.url == url):
        judit.evaluate("""() => fetch(location.pathname.replace('/t/', '/api/tables/') + '/chat', {method: 'POST',
            headers: {'Content-Type': 'application/json', 'X-CSRF': document.body.dataset.csrf},
            body: '{"text": "Szép lap!"}'})""")
    expect(dora.locator("#table")).to_contain_text("Szép lap!")
    dora.mouse.up()
    chosen(dora, before)


SPY = """window.notices = [];
window.away = true;
window.Notification = class { static permission = "granted"; constructor(title, more) { notices.push(more.tag) } };
Object.defineProperty(document, "hidden", { get: () => away });"""


def test_each_turn_is_called_once_from_however_many_tabs(reader: Open) -> None:
    """Two tabs in the background both call, under one name, so that one is shown; the next turn has another."""
    dora = reader(new=True)
    url = new_table(dora, 3, seat1="open", seat2="greedy")
    judit = reader("/" + url.split("/", 3)[3], OTHER_LANG, name="Judit")
    tabs = [dora, dora.context.new_page()]
    for tab in tabs:
        tab.add_init_script(SPY)
        tab.goto(url)
    sit(judit)
    turns: list[list[str]] = []
    for _ in range(2):
        for page in (dora, judit):
            wait_for_turn(page)
            step(page, False)
        for tab in tabs:
            tab.wait_for_function("(n) => notices.length > n", arg=len(turns))
        turns.append([str(tab.evaluate("notices.at(-1)")) for tab in tabs])
    for one, other in turns:
        assert one == other
    assert turns[0][0] != turns[1][0]


def test_many_tabs_of_one_browser_leave_room_for_one_more(reader: Open) -> None:
    """A browser opens six lines to one address. Tabs in the background must not take them all."""
    dora = reader()
    url = new_table(dora, 3, seat1="greedy", seat2="greedy")
    wait_for_turn(dora)
    hidden = [dora.context.new_page() for _ in range(8)]
    for tab in hidden:
        tab.add_init_script(SPY)
        tab.goto(url, wait_until="commit")
        tab.wait_for_selector("#table")
    last = dora.context.new_page()
    last.goto(url)
    wait_for_turn(last)
    step(last, False)
    before = hidden[-1].evaluate("document.getElementById('table').dataset.decision")
    hidden[-1].evaluate("away = false; document.dispatchEvent(new Event('visibilitychange'))")
    chosen(hidden[-1], before)
    assert decision(hidden[-1]) != before
