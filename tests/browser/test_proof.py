"""What is left of a game: the proof of its chance, and the page of one's own."""

from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import new_table, wait_for_turn
from tests.browser.looks import LANG, OTHER_LANG, POINTS, TEXTS, said
from tests.browser.test_house import SIZES, fits_all
from tests.browser.test_pages import check, play_now

PURE = said("house-proof-pure").split(" | ")[0]


# Until a table is over; its bots play by themselves.
OVER = """async (table) => {
    while ((await (await fetch(`/api/tables/${table}`)).json()).status !== "over") {
        await new Promise((next) => setTimeout(next, 50));
    } }"""


def watched(page: Page, game: str = "seven_wonders", seats: int = 3, mode: str = "") -> str:
    """A finished game of bots, of which this browser saw the seal in the lobby. The id of its table."""
    table = page.evaluate("""async (wish) => {
        const headers = { "Content-Type": "application/json", "X-CSRF": document.body.dataset.csrf };
        const post = (path, body) => fetch("/api" + path, { method: "POST", body: JSON.stringify(body || {}), headers })
            .then((answer) => answer.json());
        const made = await post("/tables", wish);
        await post(`/tables/${made.table.id}/leave`);
        return made.table.id;
    }""", {"game": game, "mode": mode, "kind": "private", "name": "Dóra", "bots": ["random"] * (seats - 1)})
    page.evaluate(OVER, table)
    return str(table)


@pytest.mark.parametrize(("game", "seats", "mode"), [
    ("seven_wonders", 3, ""), ("history_of_the_world", 3, ""), ("through_the_ages", 2, "first")])
def test_the_browser_proves_chance(reader: Open, server: str, game: str, seats: int, mode: str) -> None:
    page = reader()
    table = watched(page, game, seats, mode)
    page.goto(f"{server}/t/{table}/proof")
    expect(page.locator("#verdict")).to_have_text(PURE)
    page.locator("#all").click()
    assert page.locator(".draw").count() >= 4
    expect(page.locator(".draw .chip-of.bad")).to_have_count(0)
    page.fill("#word", "paprikás krumpli")
    expect(page.locator("#try-chip")).to_have_text(said("house-proof-otherwise"))
    check(page, "proof")


def lie(page: Page, old: str, new: str) -> None:
    """A server that tells another record than it kept."""
    page.route("**/record", lambda route: route.fulfill(body=route.fetch().text().replace(old, new, 1)))


def test_the_browser_believes_no_word_of_the_server(reader: Open, server: str) -> None:
    """Another seed, another card, or a seal that was not the one this browser saw: each is found out."""
    page = reader()
    table = watched(page)
    record = page.request.get(f"{server}/api/tables/{table}/record").text()
    boards = next(line for line in record.splitlines() if line.startswith("chance boards")).split()
    for old, new in (('seed = "', 'seed = "0'), (f" {boards[2]} {boards[3]}", f" {boards[3]} {boards[2]}")):
        lie(page, old, new)
        page.goto(f"{server}/t/{table}/proof")
        expect(page.locator("#verdict")).to_have_text(said("house-proof-impure").split(" | ")[0])
        page.unroute("**/record")
    page.evaluate("(table) => localStorage.setItem(`seal ${table}`, JSON.stringify(['00', 0]))", table)
    page.reload()
    expect(page.locator("#seal-chip")).to_have_text(said("house-proof-differs"))


def test_the_seal_is_remembered_before_the_game(reader: Open, server: str) -> None:
    page = reader()
    url = new_table(page, 3)
    page.wait_for_load_state()                   # the script has looked
    seal = page.locator("code[data-seal]").get_attribute("data-seal")
    assert page.evaluate("(table) => JSON.parse(localStorage.getItem(`seal ${table}`))[0]", url[-10:]) == seal
    answer = page.request.get(f"{url}/proof")
    assert answer.status == 409                  # not before it is over


def test_a_guest_has_a_page_of_their_own(reader: Open, server: str) -> None:
    """Places, points and opponents, records to download, charts, seats; nothing of it is seen by another browser."""
    page, other = reader(name="Dóra"), reader(name="Más")
    table = watched(page)
    page.goto(f"{server}/me")
    game = page.locator(".past li")
    expect(game).to_have_count(1)
    expect(game).to_contain_text(POINTS[LANG])
    expect(game).to_contain_text(said("house-with", names=TEXTS.join(["Bendegúz", "Csaba"])))
    expect(page.locator(".which a[aria-current]")).to_contain_text(said("seven_wonders-title"))
    expect(page.locator(".four")).to_contain_text("/ 1")
    expect(page.locator(".plotted")).to_have_count(1)                # points; no rating without people
    with page.expect_download() as record:
        game.locator("a[download]").click()
    assert "seed = " in record.value.path().read_text()
    with page.expect_download() as packed:
        page.click("a[href='/me/records']")
    assert any(table in name for name in ZipFile(packed.value.path()).namelist())
    game.locator(f"a[href='/t/{table}/proof']").click()
    expect(page.locator("#verdict")).to_have_text(PURE)
    other.goto(f"{server}/me")
    expect(other.locator(".past")).to_contain_text(said("house-no-games"))
    assert table.encode() not in other.request.get(f"{server}/me/records").body()


def test_a_guest_goes_back_to_a_seat_from_the_own_page(reader: Open) -> None:
    page = reader()
    play_now(page)
    url = page.url
    page.goto(reader.server)
    page.click("a[href='/me']:visible")
    expect(page.locator("#seats .rows li")).to_have_count(1)
    expect(page.locator("#devices")).to_have_count(0)        # they belong to accounts
    page.click("#seats .rows li a")
    page.wait_for_url(url)
    wait_for_turn(page)


def test_people_are_rated_among_each_other(reader: Open, server: str) -> None:
    first, second = reader(name="Anna"), reader(name="Béla", lang=OTHER_LANG)
    url = new_table(first, 3)
    second.goto(url)
    second.locator("#sit .main").click()
    for page in (first, second):
        page.wait_for_selector("#table.game")
    for page in (first, second):                 # bots play on for both of them
        page.goto(server)
        page.evaluate("""(table) => fetch(`/api/tables/${table}/leave`, { method: "POST",
            headers: { "X-CSRF": document.body.dataset.csrf } })""", url[-10:])
    first.evaluate(OVER, url[-10:])
    for page in (first, second):
        page.goto(f"{server}/me")
        expect(page.locator(".four li").last).to_contain_text("±")
        expect(page.locator(".plotted .band")).to_have_count(1)
        check(page, "my page")
    expect(first.locator(".plot", has_text=said("house-plot-people"))).to_contain_text("Béla")
    values = [int(page.locator(".four li b").last.inner_text().split()[0]) for page in (first, second)]
    places = [page.locator(".past .place").inner_text() for page in (first, second)]
    assert (values[0] > values[1]) == (places[0] < places[1])


def test_my_page_fits_every_screen(reader: Open, server: str) -> None:
    page = reader(theme="dark", name="Szálinger-Kovács Boldizsár")
    watched(page)
    page.goto(f"{server}/me")
    fits_all(page, SIZES, "my page")


def test_the_theme_and_notices_of_this_screen_are_chosen_on_my_page(reader: Open, server: str) -> None:
    page = reader()
    page.goto(f"{server}/me")
    page.click("[data-theme-of=dark]")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.click("#sound")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#sound")).to_have_attribute("aria-checked", "true")
    page.click("[data-theme-of='']")
    page.reload()
    assert page.locator("html").get_attribute("data-theme") is None
