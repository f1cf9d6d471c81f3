"""Pictures of History of the World: the choice of cards, a conquest, a picked land, a siege, the sheet, the cards."""

from collections.abc import Callable

from playwright.sync_api import Page

STATE = "document.getElementById('table').dataset"
READY = f"""() => ({STATE}.turn && document.querySelector('template[data-say]')) ||
    document.querySelector('#table .do a.btn.main')"""
SAYS = "() => [...document.querySelectorAll('template[data-say]')].map((each) => each.dataset.say)"
# Pick the parts of a sentence: the lowest level first.
PICK = """(words) => { const parts = [...document.querySelectorAll('#table [data-word]:not(g):not(path)')];
    const said = (part) => ` ${words} `.includes(` ${part.dataset.word} `);
    const level = (n) => parts.filter((part) => part.dataset.level === n && said(part));
    for (const part of [level('1').at(-1), ...(words.includes(' by ') ? level('2').slice(-1) : [])])
        if (part.getAttribute('aria-pressed') !== 'true')
            part.dispatchEvent(new MouseEvent('click', { bubbles: true })) }"""
# A page opened at #pick shows the first land that is defended and in reach.
PICKED = """addEventListener('load', () => { if (location.hash === '#pick') setTimeout(() => {
    const land = document.querySelector('.land[data-aim*="%"]');
    land?.dispatchEvent(new MouseEvent('click', { bubbles: true })) }, 100) })"""
Shoot = Callable[..., None]


def ready(page: Page) -> bool:
    """Whether the table waits for us; false after the end."""
    page.wait_for_function(READY)
    return page.locator("template[data-say]").count() > 0


def says(page: Page) -> list[str]:
    return [str(words) for words in page.evaluate(SAYS)]


def say(page: Page, words: str) -> None:
    before = page.evaluate(f"{STATE}.decision")
    page.evaluate(PICK, words)
    page.click("[data-confirm]")
    page.wait_for_function(f"(d) => {STATE}.decision !== d", arg=before)


def until(page: Page, wanted: Callable[[list[str]], bool], most: int = 400) -> bool:
    """Play the first thing offered until the offers are as wanted."""
    for _ in range(most):
        if not ready(page):
            return False
        offers = says(page)
        if wanted(offers):
            return True
        say(page, offers[0])
    return False


def conquest(offers: list[str]) -> bool:
    return sum(words.startswith("invade") for words in offers) > 5


def shots(page: Page, url: str, shoot: Shoot) -> None:
    """A game against bots, as far as the pictures need; then to its end."""
    page.add_init_script(PICKED)
    page.goto(f"{url}/new?game=history_of_the_world")
    page.check('input[name=seats][value="5"]', force=True)
    page.click("[data-chair='1']")
    page.click("#asked [data-who=greedy]")
    page.click(".setup-form .bar .main")
    page.wait_for_selector("#table.game")
    path = page.url.removeprefix(url)
    until(page, lambda offers: offers[0].startswith("empire"))
    shoot(page, url, "world-draft", path, pick="#table .empire-card.legal")
    until(page, lambda offers: page.locator(".age.now b").inner_text() != "I" and conquest(offers))
    shoot(page, url, "world-conquest", path)
    shoot(page, url, "world-target", f"{path}#pick")
    until(page, lambda offers: "withdraw" in offers)
    shoot(page, url, "world-siege", path)
    shoot(page, url, "world-regions", path, tab="others")
    until(page, lambda offers: False, 2000)
    shoot(page, url, "world-score", f"{path}/score")
    shoot(page, url, "world-cards", "/cards/history_of_the_world")
