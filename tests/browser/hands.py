"""What a person does at a table: look, choose, confirm."""

from playwright.sync_api import Page

ACT = "#table .card.legal, #table .bigboard.legal"
JOIN = "form[action$='/join']"
OVER = "#table .do a.btn.main"


def sit(page: Page) -> None:
    """Take the first free seat, and wait until it is taken: the next one must not want the same."""
    page.reload()
    page.locator(f"{JOIN} button.main").click()
    page.wait_for_function(f"() => document.getElementById('table') && !document.querySelector(`{JOIN}`)")


def decision(page: Page) -> str:
    return str(page.evaluate("document.getElementById('table').dataset.decision"))


def my_turn(page: Page) -> bool:
    return bool(page.evaluate("document.getElementById('table')?.dataset.turn"))


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


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
