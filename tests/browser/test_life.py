"""The life of a table: playing again, ending by agreement, standing up, links, copies, bots alone, history, chat."""

import re

import pytest
from playwright.sync_api import Page, expect

from kronika.games import KEYS, load
from tests.browser.conftest import PHONE, Open
from tests.browser.hands import chosen, click_move, decision, go, menu, new_table, sit, to_chat, tool, wait_for_turn
from tests.browser.looks import LANG, SIZE, said

END = "[data-url$='/vote']"
STAND_UP = "[data-url$='/leave']"
CITY = {"hu": "Dorka városa", "en": "Dorka got"}     # in the log
# The addresses from which scripts came, without their versions.
SCRIPTS = """() => performance.getEntriesByType("resource").map((each) => each.name.split("?")[0])
    .filter((name) => name.endsWith(".js"))"""


def play_now(page: Page) -> None:
    page.locator("form[action='/play-now'] button").first.click()
    page.wait_for_selector("#table.game")
    wait_for_turn(page)


def turn(page: Page, number: int = 1) -> None:
    for _ in range(number):
        wait_for_turn(page)
        before = decision(page)
        click_move(page)
        chosen(page, before)
    wait_for_turn(page)


def surely(page: Page) -> None:
    page.click("#sure [value=yes]")


def stop(page: Page) -> None:
    """Offer to end the game, or end it."""
    menu(page, END)
    surely(page)


def two_people(reader: Open, server: str, **looks: object) -> tuple[Page, Page]:
    """Dóra and Judit at one table with a bot."""
    dora = reader(**looks)
    url = new_table(dora, 3, seat1="open", seat2="greedy")
    judit = reader(url.removeprefix(server), name="Judit", **looks)
    sit(judit)
    for page in (dora, judit):
        page.wait_for_selector("#table.game")
    return dora, judit


def ended(dora: Page, judit: Page) -> None:
    stop(dora)
    judit.click("#told-end .main")
    for page in (dora, judit):
        page.click("#table .do a.btn.main")
        page.wait_for_selector("#after")


def once(page: Page) -> None:
    page.wait_for_load_state()
    loaded = page.evaluate(SCRIPTS)
    assert loaded
    assert sorted(set(loaded)) == sorted(loaded)


def test_no_script_is_loaded_twice_and_the_theme_changes(reader: Open) -> None:
    page = reader(theme="light")
    play_now(page)
    once(page)
    tool(page, "[data-do=theme]")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("path", ["/", "/new", "/rules/seven_wonders", "/cards/history_of_the_world", "/account",
                                  "/me"])
def test_no_script_is_loaded_twice_on_any_page(reader: Open, path: str) -> None:
    once(reader(path))


def test_no_script_is_loaded_twice_on_the_pages_of_a_table(reader: Open) -> None:
    """In the waiting room, looking back, on the score page, at the coach and at the proof."""
    page = reader()
    new_table(page, 3, seat1="open", seat2="greedy")
    once(page)
    page.goto(reader.server)
    play_now(page)
    url = page.url
    turn(page, 2)
    for path in ("", "?at=1"):
        page.goto(url + path)
        once(page)
    stop(page)
    page.wait_for_selector("#table .do a.btn.main")
    for path in ("/score", "/coach", "/proof"):
        page.goto(url + path)
        once(page)


def test_against_bots_a_rematch_begins_at_once(reader: Open) -> None:
    page = reader()
    play_now(page)
    first = page.url
    stop(page)
    page.click("#table .do a.btn.main")
    page.click("#after form button")
    page.wait_for_selector("#table.game")
    assert page.url != first
    wait_for_turn(page)


def test_a_rematch_is_told_on_the_score_page_and_takes_everybody_along(reader: Open, server: str) -> None:
    dora, judit = two_people(reader, server)
    ended(dora, judit)
    dora.click("#after form button")
    dora.wait_for_url(re.compile(r"/t/\w{10}$"))
    expect(judit.locator("#after")).to_contain_text(said("web-again-asked", count=1, names="Dóra"))
    judit.click("#after form .main")
    for page in (dora, judit):
        page.wait_for_selector("#table.game")
    assert dora.url == judit.url


def test_who_does_not_want_a_rematch_leaves_the_seat_free(reader: Open, server: str) -> None:
    dora, judit = two_people(reader, server)
    ended(dora, judit)
    dora.click("#after form button")
    judit.click("#after [data-act=act]")
    expect(judit.locator("#after form")).to_have_count(0)
    dora.click("form.main-of[action$='/bot'] button")
    dora.wait_for_selector("#table.game")


def test_an_agreed_end_is_offered_where_one_looks_and_is_the_end_for_all(reader: Open, server: str) -> None:
    dora, judit = two_people(reader, server)
    stop(dora)
    expect(dora.locator("#told-end")).to_contain_text("Judit")
    expect(judit.locator("#told-end")).to_contain_text(said("web-end-offered", count=1, names="Dóra"))
    judit.click("#told-end .main")
    for page in (dora, judit):
        expect(page.locator(".prompt h1")).to_contain_text(said("web-agreed"))
        expect(page.locator("[data-confirm]")).to_have_count(0)
        expect(page.locator("#table .card.legal")).to_have_count(0)
    dora.click("#table .do a.btn.main")
    expect(dora.locator("main.agreed")).to_contain_text("Judit")


def test_who_would_play_on_takes_the_offer_to_end_away(reader: Open, server: str) -> None:
    dora, judit = two_people(reader, server)
    stop(dora)
    judit.click("#told-end button:not(.main)")
    for page in (dora, judit):
        expect(page.locator("#told-end")).to_have_count(0)
    wait_for_turn(judit)


@pytest.mark.parametrize("game", KEYS)
def test_every_game_has_a_page_for_an_agreed_end(reader: Open, server: str, game: str) -> None:
    page = reader("/")
    seats = load(game).seats[0]
    new_table(page, seats, game=game, **{f"seat{n}": "greedy" for n in range(1, seats)})
    page.wait_for_selector("#table.game")
    stop(page)
    expect(page.locator("#table .prompt h1")).to_contain_text(said("web-agreed"))
    page.click("#table .do a.btn.main")
    expect(page.locator("main.agreed h1")).to_be_visible()


def test_standing_up_asks_first_and_one_click_takes_the_seat_back(reader: Open, server: str) -> None:
    dora, _judit = two_people(reader, server)
    menu(dora, STAND_UP)
    dora.click("#sure [value=no]")
    expect(dora.locator("#come-back")).to_have_count(0)
    menu(dora, STAND_UP)
    surely(dora)
    expect(dora.locator(".prompt h1")).to_contain_text(said("web-stood-up"))
    expect(dora.locator("[data-act=undo]")).to_have_count(0)
    expect(dora.locator("[data-confirm]")).to_have_count(0)
    dora.click("#come-back")
    expect(dora.locator("#come-back")).to_have_count(0)


def test_the_menu_offers_what_can_be_done_now(reader: Open, server: str) -> None:
    """Also where the page was opened at another moment of the game."""
    dora, judit = two_people(reader, server)
    menu(dora, STAND_UP)
    surely(dora)
    dora.wait_for_selector("#come-back")
    expect(dora.locator(f"#menu {STAND_UP}")).to_have_count(0)
    dora.reload()
    dora.click("#come-back")
    expect(dora.locator(f"#menu {STAND_UP}")).to_have_count(1)
    stop(dora)
    judit.click("#told-end .main")
    for page in (dora, judit):
        expect(page.locator(f"#menu {END}")).to_have_count(0)


def test_a_name_is_changed_from_the_menu_and_all_pages_tell_it(reader: Open, server: str) -> None:
    dora, judit = two_people(reader, server)
    menu(dora, "[data-open=rename]")
    expect(dora.locator("#rename [name=name]")).to_have_value("Dóra")
    dora.fill("#rename [name=name]", "Dorka")
    dora.click("#rename .main")
    expect(judit.locator("#table .log")).to_contain_text(CITY[LANG])
    expect(judit.locator(".chat li").last).to_have_text(said("chat-renamed", name="Dóra", about="Dorka"))
    judit.goto(server)
    expect(judit.locator("#lobby")).to_contain_text(said("table-of", name="Dorka"))
    menu(dora, "[data-open=rename]")
    expect(dora.locator("#rename [name=name]")).to_have_value("Dorka")


# What of the buttons below the table is covered by something else.
COVERED = """() => {
    document.querySelector(".seatbar").scrollIntoView({ block: "center" });
    return [...document.querySelectorAll(".seatbar .btn")].filter((button) => {
        const box = button.getBoundingClientRect();
        return [.1, .5, .9].some((part) => !button.contains(
            document.elementFromPoint(box.left + box.width / 2, box.top + part * box.height))) })
        .map((button) => button.innerText) }"""


def test_the_longest_name_covers_no_button_of_the_waiting_room(reader: Open) -> None:
    page = reader(size=PHONE)
    new_table(page, 4, seat1="open", seat2="open", seat3="greedy")
    name = "Judit Katalin Kovácsné Szent-Györgyi Erz"
    page.click("[data-open=rename]")
    page.fill("#rename [name=name]", name)
    page.click("#rename .main")
    expect(page.locator(".chair .who").first).to_have_text(name)
    assert page.evaluate(COVERED) == []


def test_a_guest_finds_the_own_seat_by_its_link_on_another_device(reader: Open, server: str) -> None:
    page = reader(new=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    play_now(page)
    menu(page, "[data-act=link]")
    link = page.input_value("#seat-link")
    expect(page.locator("#link svg.qr")).to_be_visible()
    page.click("#link [data-do=copy]")
    expect(page.locator("#link [data-do=copy]")).to_have_text(said("web-copied"))
    assert page.evaluate("navigator.clipboard.readText()") == link
    assert "body=http" in (page.locator("#link a[href^='mailto:']").get_attribute("href") or "")
    other = reader(link.removeprefix(server))
    other.wait_for_selector("#table.game")
    assert decision(other) == decision(page)
    assert "/s/" not in other.url


def test_the_host_gives_a_new_link_and_the_old_ones_end(reader: Open, server: str) -> None:
    dora, judit = two_people(reader, server)
    menu(judit, "[data-act=link]")
    old = judit.input_value("#seat-link")
    expect(judit.locator("[data-act=newlink]")).to_have_count(0)
    judit.keyboard.press("Escape")
    menu(dora, "[data-act=link]")
    dora.click("[data-act=newlink]")
    expect(dora.locator("#link")).to_contain_text(said("web-link-label", name="Judit"))
    link = dora.input_value("#seat-link")
    assert link != old
    judit.wait_for_function("() => !document.getElementById('table').dataset.decision")
    judit.goto(link)
    judit.wait_for_selector("#table.game[data-decision]:not([data-decision=''])")
    stranger = reader(old.removeprefix(server))
    expect(stranger.locator("#table")).to_have_count(0)


def test_the_words_on_a_focused_button_are_what_it_does(reader: Open) -> None:
    """What the page says of a button under the focus is brought up to date like all else."""
    page = reader("/")
    new_table(page, 2, game="through_the_ages", seat1="greedy")
    page.wait_for_selector("#table.game")
    page.wait_for_selector("#table .legal[data-word]", state="attached")
    page.evaluate("""async () => {
        const part = document.querySelector("#table .legal[data-word]");
        part.focus();
        part.replaceChildren("old words");
        await htmx.ajax("GET", document.getElementById("table").dataset.refresh,
                        { target: "#table", swap: "morph:outerHTML", source: document.getElementById("table") });
    }""")
    assert "old words" not in page.inner_text("#table")


def test_a_copy_keeps_its_bots_and_says_that_it_is_one(reader: Open) -> None:
    page = reader()
    play_now(page)
    turn(page)
    before = page.url
    menu(page, "[data-then]")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("#table.game")
    expect(page.locator(".where .copy")).to_have_attribute("href", before[before.index("/t/"):])
    kinds = page.evaluate("""async () => (await (await fetch(location.pathname.replace("/t/", "/api/tables/"))).json())
        .seats.map((seat) => seat.kind)""")
    assert kinds.count("human") == 1
    turn(page)


# The path of a table of bots that has only begun: in these tests they play fast.
PAUSED = """async () => {
    const headers = { "Content-Type": "application/json", "X-CSRF": document.body.dataset.csrf };
    const post = (path, body) => fetch(`/api${path}`, { method: "POST", body: JSON.stringify(body), headers });
    const made = await (await post("/tables", { game: "history_of_the_world", kind: "bots", seats: 3 })).json();
    await post(`/tables/${made.table.id}/pace`, { pace: "pause" });
    return `/t/${made.table.id}` }"""


def test_bots_alone_can_be_paused_and_stepped(reader: Open) -> None:
    page = reader()
    page.goto(reader.server + page.evaluate(PAUSED))
    page.click("#told-pace [data-body*=slow]")
    expect(page.locator("#told-pace [data-body*=slow]")).to_have_attribute("aria-pressed", "true")
    page.click("#told-pace [data-body*=pause]")
    expect(page.locator("#told-pace [data-body*=pause]")).to_have_attribute("aria-pressed", "true")
    shown = page.get_attribute("#table", "data-now")
    page.click("#told-pace [data-body*=step]")
    page.wait_for_function("(now) => document.getElementById('table').dataset.now !== now", arg=shown)
    expect(page.locator("#told-pace [data-body*=pause]")).to_have_attribute("aria-pressed", "true")
    page.click("#told-pace [data-body*=fast]")
    expect(page.locator("#told-pace [data-body*=fast]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("""() => document.querySelectorAll(".entries .group").length > 3""")


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_paces_of_bots_stand_in_one_row_on_a_phone(reader: Open, lang: str) -> None:
    page = reader("/", lang, PHONE)
    page.goto(reader.server + page.evaluate(PAUSED))
    heights = page.locator("#told-pace .btn").evaluate_all("(all) => all.map((el) => el.getBoundingClientRect().y)")
    assert len(heights) == 5
    assert len(set(heights)) == 1


def test_a_tab_left_open_elsewhere_does_not_hide_what_can_be_done(reader: Open) -> None:
    page = reader("/", size=PHONE)
    play_now(page)
    wait_for_turn(page)
    page.evaluate("sessionStorage.setItem('tab', 'log')")
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".board")).to_have_attribute("data-tab", "hand")


def test_history_has_a_slider_and_plays_itself(reader: Open) -> None:
    page = reader()
    play_now(page)
    turn(page, 4)
    tool(page, "a[href*='?at=']")
    page.wait_for_selector("#moment")
    here = page.evaluate("Number(document.getElementById('moment').dataset.here)")
    page.evaluate("window.same = true")
    page.click("#moment", position={"x": 2, "y": 8})     # the beginning of the slider
    page.wait_for_function("() => document.getElementById('moment').dataset.here === '0'")
    page.click("#walk-play")
    expect(page.locator("#walk-play")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("(n) => Number(document.getElementById('moment').dataset.here) >= n", arg=min(here, 2))
    page.click("#walk-play")
    expect(page.locator("#walk-play")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.same")            # the page was never loaded anew
    assert "?at=" in page.url
    page.click("[data-history=last]")
    page.wait_for_selector(".prompt:not(.band)")


def say(page: Page, text: str) -> None:
    page.fill("#chat-text", text)
    page.press("#chat-text", "Enter")
    expect(page.locator(".chat li").last).to_contain_text(text)


@pytest.mark.parametrize("size", sorted({SIZE, PHONE}))
def test_the_badge_counts_what_i_have_not_read(reader: Open, server: str, size: tuple[int, int]) -> None:
    dora, judit = two_people(reader, server, size=size)
    badge = "[data-go=log] [data-unread]" if size == PHONE else "#unread"
    expect(dora.locator(badge)).to_be_hidden()
    judit.keyboard.press("c")
    expect(judit.locator("#chat-text")).to_be_focused()
    say(judit, "szia")
    say(judit, "kezdjük?")
    expect(dora.locator(badge)).to_be_visible()
    expect(dora.locator(badge)).to_have_text("2")
    expect(judit.locator(badge)).to_be_hidden()
    to_chat(dora)
    expect(dora.locator(badge)).to_be_hidden()
    if size == PHONE:
        go(dora, "hand")
    else:
        dora.click("label[for=log-log]")
    say(judit, "na?")
    expect(dora.locator(badge)).to_have_text("1")
    dora.keyboard.press("c")
    expect(dora.locator("#chat-text")).to_be_focused()
    expect(dora.locator("#chat-text")).to_have_value("")
    expect(dora.locator(badge)).to_be_hidden()
    dora.reload()
    expect(dora.locator(badge)).to_be_hidden()


