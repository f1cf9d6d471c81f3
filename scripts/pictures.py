"""Pictures of the real pages for docs/pictures: both sizes, both languages, both themes.

A server of its own on a free port and an empty database; a game against bots is played as far as the pictures need.
"""

import io
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import pictures_history_of_the_world
import pictures_through_the_ages
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

HERE = Path(__file__).resolve().parent.parent
OUT = HERE / "docs" / "pictures"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
START = "from kronika.cli import main; main()"
COLORS = 256
STATE = "document.getElementById('table').dataset"


def serve(home: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", START, "serve", "--port", str(port), "--database",
                                f"sqlite:///{home}/kronika.db"], env=os.environ, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(900):
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=1).close()
            return process, url
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def person(browser: Browser, url: str) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    wear(context, url, "hu", "light")
    page = context.new_page()
    page.goto(url)
    return page


def wear(context: BrowserContext, url: str, lang: str, theme: str) -> None:
    cookies = {"lang": lang, "theme": theme, "name": "D%C3%B3ra", "ask": "on", "since": "off"}
    context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])


def choose(page: Page, times: int) -> None:
    """Play the first card that can be built, so many times."""
    for _ in range(times):
        page.wait_for_function(f"() => {STATE}.turn || document.querySelector('#table .do a.btn.main')")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        if page.locator("#table .do a.btn.main").count():
            return
        before = page.evaluate(f"{STATE}.decision")
        page.wait_for_selector("#table .legal")
        best = page.locator("#table .card.legal:not(.no)")
        (best.last if best.count() else page.locator("#table .legal").first).click()
        page.click("[data-confirm]")
        page.wait_for_function(f"(d) => {STATE}.decision !== d", arg=before)
    page.wait_for_function(f"() => {STATE}.turn || document.querySelector('#table .do a.btn.main')")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def keep(picture: bytes, path: Path) -> None:
    """Drawings have few colours: the commonest stay as they are, the edges between them take the nearest."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    counted = image.getcolors(image.width * image.height) or []
    common = sorted(counted, key=lambda row: row[0], reverse=True)[:COLORS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for _, color in common for part in color])
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def shoot(page: Page, url: str, name: str, path: str, pick: str = "", tab: str = "", close: bool = True) -> None:
    """One page in every size, language and theme."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for lang in ("hu", "en"):
            for theme in ("light", "dark"):
                wear(page.context, url, lang, theme)
                page.evaluate("sessionStorage.clear()")          # what opens only once opens again
                page.goto("about:blank")         # an address that differs by its anchor only is not loaded again
                page.goto(url + path)
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(250)
                if close and page.locator("dialog[open]").count():
                    page.keyboard.press("Escape")
                if pick and page.locator(pick).count():
                    page.locator(pick).first.click()
                if tab and size == "phone":
                    page.click(f"[data-go={tab}]")
                page.wait_for_timeout(150)
                keep(page.screenshot(), OUT / f"{name}-{size}-{lang}-{theme}.png")
    page.set_viewport_size({"width": 1440, "height": 900})


def table(page: Page, url: str, seats: int, first: str = "greedy") -> str:
    """A new table; `first` sits beside the maker: a bot's level, `link` or `here`."""
    page.goto(f"{url}/new?game=seven_wonders")
    page.check(f'input[name=seats][value="{seats}"]', force=True)
    page.click("[data-chair='1']")
    page.click(f"#asked [data-who={first}]")
    page.click(".setup-form .bar .main")
    page.wait_for_selector("#table")
    return page.url.removeprefix(url)


def main() -> None:
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if chromium is None:
        raise SystemExit(f"pictures need Chromium: apt-get install {CHROMIUM[0]}")
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        process, url = serve(home)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            page = person(browser, url)
            five = table(page, url, 5)
            choose(page, 1)
            shoot(page, url, "first-turn", five)
            choose(page, 6)
            shoot(page, url, "conflicts", five, close=False)
            choose(page, 2)
            shoot(page, url, "table", five, pick="#table .card.legal:not(.no)")
            seven = table(page, url, 7)
            choose(page, 17)
            shoot(page, url, "seven-seats", seven, tab="others")
            shoot(page, url, "lobby", "/")
            choose_rest(page, url, five)
            shoot(page, url, "score", f"{five}/score")
            shoot(page, url, "rules", "/rules/seven_wonders#SW-4.02")
            shoot(page, url, "cards", "/cards/seven_wonders")
            shoot(page, url, "setup", "/new")
            shoot(page, url, "account", "/me")
            shoot(page, url, "waiting", table(page, url, 3, first="link"))
            shoot(page, url, "curtain", table(page, url, 3, first="here"))
            pictures_through_the_ages.take(browser, url, f"sqlite:///{home}/kronika.db", person, shoot)
            pictures_history_of_the_world.shots(page, url, shoot)
        finally:
            browser.close()
            process.terminate()
            process.wait(10)


def choose_rest(page: Page, url: str, path: str) -> None:
    """Play the game of that address to its end."""
    page.goto(url + path)
    choose(page, 20)


if __name__ == "__main__":
    main()
