"""The pages around the tables: a lobby that lives, a new table by chairs, the waiting room."""

import pytest
from playwright.sync_api import Page, expect

from kronika.games import load
from kronika.web.pages.doors import doors
from kronika.web.rooms import ROOMS
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import new_table, sit, wait_for_turn
from tests.browser.looks import LANG, said
from tests.browser.test_pages import check, play_now

SIZES = [(1280, 720), DESK, (1920, 1080), PHONE]
SENTENCE = {"hu": "7 Csoda, négyen: te, egy barát linkkel, két haladó gép; óra nélkül.",
            "en": "7 Wonders, four players: you, one friend by link, two advanced bots; no clock."}


def sit_on(page: Page, chair: int, who: str) -> None:
    page.click(f"[data-chair='{chair}']")
    page.click(f"#asked [data-who={who}]")


def fits(page: Page) -> bool:
    page.wait_for_load_state()                   # with its style sheets
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_the_cards_of_every_game_fit_a_phone(reader: Open, server: str) -> None:
    page = reader("/cards/seven_wonders", size=PHONE)
    for game in ROOMS:
        page.goto(f"{server}/cards/{game}")
        assert fits(page), game


# What is cut in a card, or lies on something else in it; names on the map that lie on each other.
CARDS = """() => {
    const box = (el) => el.getBoundingClientRect();
    const on = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const cut = [...document.querySelectorAll(".gallery li :is(b, em, small, span)")]
        .filter((el) => el.checkVisibility() && box(el).right > box(el.closest(".gallery>li")).right + 1);
    const met = [...document.querySelectorAll(".card-head:has(b):has(em)")]
        .filter((head) => on(box(head.querySelector("b")), box(head.querySelector("em"))));
    const names = [...document.querySelectorAll(".land-name:not(.covered)")].map(box);
    const laid = names.filter((a, i) => names.slice(i + 1).some((b) => on(a, b)));
    return [cut.map((el) => el.textContent.trim()), met.map((el) => el.textContent.trim()), laid.length] }"""


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_cards_of_history_of_the_world_are_whole(reader: Open, size: tuple[int, int], lang: str) -> None:
    page = reader("/cards/history_of_the_world", lang, size)
    page.wait_for_function(f"() => ({CARDS})()[2] === 0")
    assert page.evaluate(CARDS)[:2] == [[], []]
    columns = page.locator(".lands>li").first
    heights = [columns.locator(part).evaluate("el => el.getBoundingClientRect().y") for part in ("h3", "ul")]
    assert heights[0] < heights[1]


# How far the tops of these, and their heights, lie apart where they stand in one row.
UNEVEN = """(name) => {
    const rows = new Map(), boxes = [...document.querySelectorAll(name)].map((each) => each.getBoundingClientRect());
    for (const box of boxes) rows.set(Math.round(box.top / 40), [...rows.get(Math.round(box.top / 40)) || [], box]);
    const apart = (all) => Math.max(...all) - Math.min(...all);
    return [boxes.length, Math.max(...[...rows.values()].flatMap(
        (row) => [apart(row.map((box) => box.top)), apart(row.map((box) => box.height))]))] }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_what_is_alike_stands_in_one_row(reader: Open, server: str, lang: str) -> None:
    """The doors of the rooms, however long their words are; the bands of cards in a row."""
    page = reader(lang=lang)
    for path, name in (("/", "form[action^='/play-now/'] button"), ("/cards/seven_wonders", ".card.full > .name")):
        page.goto(server + path)
        for size in ((1366, 768), DESK, (1536, 864), (1920, 1080)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("document.fonts.ready")
            count, apart = page.evaluate(UNEVEN, name)
            assert count >= 5
            assert apart < 3, (path, size)       # a name of two lines is as much higher


def test_a_lobby_brings_itself_up_to_date(reader: Open, server: str) -> None:
    """An open table appears, loses its chairs one by one, and goes, without anybody loading the page again."""
    looker, host = reader(name="Néző"), reader(name="Zsófi")
    looker.evaluate("window.same = true")
    url = new_table(host, 3, kind="open", seat2="any")
    row = looker.locator("#lobby .rows li", has_text=said("table-of", name="Zsófi"))
    expect(row).to_contain_text(said("house-free", free=2))
    row.locator("button").click()                # one click sits
    looker.wait_for_url(f"**{url[len(server):]}")
    expect(looker.locator(".seatbar")).to_be_visible()
    looker.goto(server)
    expect(looker.locator("#lobby .rows").first).to_contain_text(said("house-free", free=1))
    host.click("form.main-of .main")             # a bot takes the last chair
    expect(looker.locator(".turns")).to_contain_text(said("table-of", name="Zsófi"))
    expect(looker.locator("#bell")).to_have_text("1")
    assert looker.title().startswith("(1)")


def test_a_lobby_that_has_not_changed_is_answered_with_nothing(reader: Open) -> None:
    """Others play meanwhile: it is asked again until nothing happened between two looks."""
    said = reader().evaluate("""async () => { for (;;) {
        const first = await (await fetch("/", { headers: { "HX-Request": "true" } })).text();
        const seen = /data-now="(\\w+)"/.exec(first)[1];
        const again = await fetch(`/?seen=${seen}`, { headers: { "HX-Request": "true" } });
        if (again.status === 204) return await again.text();
    } }""")
    assert said == ""


def test_where_nothing_but_my_turn_waits_no_column_is_empty(reader: Open, server: str) -> None:
    page = reader()
    play_now(page)
    page.goto(server)
    page.wait_for_selector(".turns")
    width = "(el) => el.getBoundingClientRect().width"
    assert page.locator(".cols .b").evaluate(width) == page.locator(".cols").evaluate(width)


def test_tables_are_told_apart_and_grouped(reader: Open, server: str) -> None:
    """What waits for me says against whom, how far the game is and since when; all of it on a card with one button."""
    page = reader(name="Dóra")
    play_now(page)
    new_table(page, 3)
    page.goto(server)
    card = page.locator(".turns > li").first
    expect(card).to_contain_text(said("seven_wonders-title"))
    expect(card.locator(".faces li")).to_have_count(3)
    expect(card).to_contain_text(said("house-your-turn-since", ago="").strip())
    expect(page.locator("section.a .rows li")).to_contain_text(said("house-free", free=1))
    expect(page.locator("section.a h2")).to_have_text(said("house-rooms-waiting"))
    expect(page.locator(".self")).to_contain_text("Dóra")
    card.locator("a.main").click()
    page.wait_for_selector("#table.game")


@pytest.mark.parametrize("room", [door.key for door in doors() if door.ready])
def test_every_room_plays_against_bots_in_one_click(reader: Open, room: str) -> None:
    page = reader()
    expect(page.locator(f".room:has(form[action='/play-now/{room}']) .go a")).to_have_count(3)
    page.locator(f"form[action='/play-now/{room}'] button").click()
    page.wait_for_selector("#table")
    wait_for_turn(page)


def test_rules_and_cards_of_every_room_can_be_reached(reader: Open, server: str) -> None:
    page = reader()
    links = page.locator(".go a").evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
    assert len(links) >= 9
    for link in links:
        page.goto(server)
        page.click(f".go a[href='{link}']")
        page.wait_for_url(server + link)
        expect(page.locator("#main")).to_be_visible()


def test_the_sentence_says_what_will_happen(reader: Open, server: str) -> None:
    page = reader("/new")
    say = page.locator("#say")
    expect(say).to_have_text(SENTENCE[LANG])
    sit_on(page, 2, "any")
    expect(say).to_contain_text(said("house-sum-any", count=1))
    page.check("input[name=seats][value='5']", force=True)
    expect(say).to_contain_text(said("house-sum-seats", count=5))
    page.check("input[name=clock][value=day]")
    expect(say).to_contain_text(said("house-clock-day"))
    sit_on(page, 3, "me")                        # I change places with the bot there
    expect(page.locator("[data-chair='3'] .who")).to_have_text("Dóra")
    for chair in range(3):
        sit_on(page, chair, "random")
    expect(page.locator(".bar .main")).to_have_text(said("house-go-full"))
    page.click(".bar .main")
    page.wait_for_selector("#table.game")
    assert page.evaluate("""async () => (await (await fetch(location.pathname.replace("/t/", "/api/tables/"))).json())
        .seats.map((seat) => [seat.kind, seat.level])""") == [
            ["bot", "random"], ["bot", "random"], ["bot", "random"], ["human", ""], ["bot", "greedy"]]


def test_whoever_sits_beside_me_does_not_come_by_a_link(reader: Open) -> None:
    page = reader("/new")
    sit_on(page, 2, "here")
    expect(page.locator("[name=seat1]")).to_have_value("here")
    page.locator("[name=name1]").fill("Béla")
    expect(page.locator("[data-chair='1'] .who")).to_have_text("Béla")
    page.click(".bar .main")
    expect(page.locator("#table.curtain")).to_be_visible()


def test_bots_alone_are_set_to_play_and_stopped_by_clicks(reader: Open) -> None:
    page = reader("/new?game=civilization", name="Zita")
    for chair in range(int(page.locator("input[name=seats]:checked").input_value())):
        sit_on(page, chair, "random")
    expect(page.locator(".bar .main")).to_have_text(said("house-go-watch"))
    page.click(".bar .main")
    page.click("#told-pace [data-body*=pause]")
    expect(page.locator("#told-pace [data-body*=pause]")).to_have_attribute("aria-pressed", "true")
    shown = page.get_attribute("#table", "data-now")
    page.click("#told-pace [data-body*=step]")
    page.wait_for_function("(now) => document.getElementById('table').dataset.now !== now", arg=shown)


def test_a_chair_keeps_its_guest_when_the_game_changes(reader: Open) -> None:
    page = reader("/new")
    sit_on(page, 2, "any")
    title = said("history_of_the_world-title")
    page.click(f".pick >> text={title}")
    expect(page.locator("[name=seat2]")).to_have_value("any")
    expect(page.locator("#say")).to_contain_text(f"{title}, {said('house-sum-seats', count=4)}")


# Chairs that touch the numbers of seats or each other, that stand out of the window, or that say who sits in two lines.
CROWDED = """() => {
    const box = (each) => each.getBoundingClientRect(), meet = (a, b) => a.left < b.right && b.left < a.right &&
        a.top < b.bottom && b.top < a.bottom;
    const chairs = [...document.querySelectorAll(".chair")].filter((each) => each.checkVisibility());
    const parts = chairs.flatMap((chair) => [...chair.querySelectorAll(".disc, .who, .how")].map((at) => [chair, at]));
    const row = document.querySelector(".howmany .segments");
    return parts.filter(([chair, at]) => box(at).left < 0 || box(at).right > innerWidth || meet(box(at), box(row)) ||
        meet(box(chair), box(row)) || at.matches(".how") && box(at).height > 22 ||
        parts.some(([other, thing]) => other !== chair && meet(box(thing), box(at)))).map(([, at]) => at.innerText) }"""


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_chairs_stand_clear_and_say_who_sits_in_one_line(reader: Open, lang: str) -> None:
    page = reader("/new?game=civilization", lang=lang)
    for size in ((1280, 720), (1366, 768), PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for seats in range(2, 8):
            page.check(f'input[name=seats][value="{seats}"]', force=True)
            assert page.evaluate(CROWDED) == [], (size, seats)
    for chair in range(1, 7):
        page.locator(f"[data-chair='{chair}']").dispatch_event("click")
        page.click("#asked [data-who=master]")
        expect(page.locator("#asked")).to_be_hidden()
    assert page.evaluate(CROWDED) == [], "the longest level"


def test_the_waiting_room(reader: Open, server: str) -> None:
    """Sit down by one click, change the name, talk, stand up; the host sends a bot away and calls the table off."""
    host, guest = reader(name="Dóra"), reader(name="")
    url = new_table(host, 4, seat2="open", seat3="greedy")
    expect(host.locator(".facts")).to_contain_text(said("house-clock-none"))
    options, = load("seven_wonders").options.values()
    for name, values in options.items():
        expect(host.locator(".facts")).to_contain_text(said(f"seven_wonders-value-{name}-{values[0]}"))
    assert host.locator("#link").input_value() == url
    assert host.locator("#link").evaluate("(link) => getComputedStyle(link).fontVariantLigatures") == "none"
    guest.goto(url)
    expect(guest.locator("h1")).to_have_text(said("house-invites", name="Dóra"))
    guest.fill("#join-name", "Ádám")
    guest.click("[data-chair='2'] .take")        # that very chair
    expect(guest.locator("[data-chair='2'] .who")).to_have_text("Ádám")
    expect(host.locator("[data-chair='2'] .who")).to_have_text("Ádám")
    guest.click("[data-open=rename]")
    guest.fill("#rename [name=name]", "Ádám bácsi")
    guest.click("#rename .main")
    expect(host.locator("[data-chair='2'] .who")).to_have_text("Ádám bácsi")
    guest.fill("#chat-text", "Itt vagyok.")
    guest.press("#chat-text", "Enter")
    expect(host.locator(".messages")).to_contain_text("Itt vagyok.")
    host.click("form:has([name=away]) button")
    expect(host.locator(".chair.free")).to_have_count(2)
    guest.click("form[action$='/stand'] button")
    expect(guest.locator("#sit")).to_be_visible()
    expect(host.locator(".chair.free")).to_have_count(3)
    host.click("[data-open=cancel]")
    host.click("#cancel .main")
    expect(guest.locator("h1")).to_have_text(said("house-called-off"))
    expect(host.locator("h1")).to_have_text(said("house-called-off"))
    host.goto(server)
    expect(host.locator("#lobby")).not_to_contain_text(said("table-of", name="Dóra"))


def test_a_seat_is_taken_and_the_table_begins(reader: Open) -> None:
    host, guest = reader(name="Dóra"), reader(name="Ádám")
    url = new_table(host, 3, seat2="greedy")
    guest.goto(url)
    sit(guest)
    host.wait_for_selector("#table.game")


def test_nobody_but_the_host_calls_a_table_off(reader: Open) -> None:
    host, guest = reader(name="Dóra"), reader(name="Ádám")
    url = new_table(host, 4, seat2="open")
    guest.goto(url)
    guest.locator("#sit .main").click()
    expect(guest.locator(".seatbar")).to_be_visible()
    expect(guest.locator("[data-open=cancel]")).to_have_count(0)
    answer = guest.request.post(f"{url}/cancel", form={"csrf": str(guest.evaluate("document.body.dataset.csrf"))})
    assert answer.status == 403


def fits_all(page: Page, sizes: list[tuple[int, int]], what: str) -> None:
    """At each size nothing is wider than the screen, and axe finds nothing serious."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page), (what, width)
        check(page, f"{what} at {width}")


@pytest.mark.parametrize("sizes", [SIZES[:-1], SIZES[-1:]], ids=["desk", "phone"])
@pytest.mark.parametrize(("lang", "theme"), [("hu", "light"), ("en", "dark")])
def test_nothing_is_wider_than_the_screen(reader: Open, server: str, sizes: list[tuple[int, int]], lang: str,
                                          theme: str) -> None:
    page = reader(size=sizes[0], lang=lang, theme=theme, name="Szálinger-Kovács Boldizsár")
    fits_all(page, sizes, "lobby of a newcomer")
    new_table(page, 7 if PHONE in sizes else 4)
    fits_all(page, sizes, "waiting room")
    page.goto(server)
    fits_all(page, sizes, "lobby")
    page.goto(f"{server}/new?chairs=me,here,greedy,random,here,greedy,greedy")
    fits_all(page, sizes, "new table")


def test_nobody_sits_twice(reader: Open) -> None:
    page = reader("/new?chairs=me,me,any,here")
    assert [page.locator(f"[name=seat{n}]").input_value() for n in range(4)] == ["me", "here", "here", "here"]
