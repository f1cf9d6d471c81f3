"""A server of our own on a free port, and the system's Chromium."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright

from tests.browser.easel import QUIET, Easel
from tests.browser.looks import LANG, SIZE
from tests.patience import PATIENCE
from tests.table.postgres import free_port

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")       # the first has no windows and is quicker
DESK = (1440, 900)
PHONE = (390, 844)
LAPTOP = (1280, 800)
OTHERS = [(1280, 720), (1366, 768), (1536, 864), (1920, 1080)]       # besides the desk and the phone
ZOOMED = (720, 450)                    # a desk at 200 %
SIZES = [(1280, 720), (1366, 768), DESK, (1536, 864), (1920, 1080), PHONE]
TIGHT = [(1280, 720), PHONE]
LONG = os.environ.get("KRONIKA_LAYOUT") == "all"     # `make layout`
LOOKS = [(DESK, "light"), (PHONE, "dark"), *([(DESK, "dark"), (PHONE, "light")] if LONG else [])]
START = "from kronika.cli import main; main()"
# Bots among themselves play on at once; limits are tried elsewhere.
SETTINGS = {"KRONIKA_COACH_SECONDS": "3", "KRONIKA_BOTS_ONLY_PAUSE": "0.02",
            **{f"KRONIKA_LIMIT_{name}": "100000/10"
               for name in ("ALL", "READ", "MOVE", "CHAT", "TABLE", "ACCOUNT", "STATIC")}}
LEFT: dict[tuple[str, bool], list[BrowserContext]] = {}      # by language, and whether they are touched
expect.set_options(timeout=1000 * PATIENCE)


class Open:
    """Opens the browser of a person, as often as it is called; any error of a script is kept. A browser that was left
    has forgotten whose it was and still has our static files: the next person gets it, unless they want a new one."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.used: list[tuple[BrowserContext, tuple[str, bool] | None]] = []
        self.errors: list[str] = []

    def __call__(self, path: str = "/", lang: str = LANG, size: tuple[int, int] = SIZE, name: str = "Dóra",
                 theme: str = "", ask: bool = True, since: str = "off", new: bool = False) -> Page:
        page = self.page(lang, size[0] < 600, new)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        cookies = {"lang": lang, "name": quote(name), "ask": "on" if ask else "off", "since": since,
                   **({"theme": theme} if theme else {})}
        page.context.add_cookies([{"name": key, "value": value, "url": self.server} for key, value in cookies.items()])
        page.on("pageerror", self.failed)
        page.on("console", self.refused)
        page.goto(self.server + path)
        return page

    def page(self, lang: str, touch: bool, new: bool) -> Page:
        left = LEFT.setdefault((lang, touch), [])
        if left and not new:
            context = left.pop()
        else:
            context = self.browser.new_context(has_touch=touch, locale=lang, reduced_motion="reduce")
            context.new_page().set_default_timeout(1000 * PATIENCE)
        self.used.append((context, None if new else (lang, touch)))
        return context.pages[0]

    def failed(self, error: Error) -> None:
        self.errors.append(str(error))

    def refused(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.errors.append(message.text)

    def close(self) -> None:
        for context, kind in self.used:
            if kind is None:
                context.close()
            else:
                self.leave(context)
                LEFT[kind].append(context)

    def leave(self, context: BrowserContext) -> None:
        """Forget the person; a small page of the same house keeps what runs the pages."""
        page, *others = context.pages
        for other in others:
            other.close()
        page.unroute_all()
        page.goto(f"{self.server}/static/icon.svg")
        page.remove_listener("pageerror", self.failed)
        page.remove_listener("console", self.refused)
        page.evaluate("sessionStorage.clear(); localStorage.clear()")
        context.clear_cookies()


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/api/health", timeout=10):
            return True
    except OSError:
        return False


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with an empty database."""
    port = free_port()
    home: Path = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{home / 'kronika.db'}"
    process = subprocess.Popen(
        [sys.executable, "-c", START, "serve", "--port", str(port), "--database", database],
        env={**os.environ, **SETTINGS}, stdout=subprocess.DEVNULL, stderr=(home / "log").open("w"))
    url = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + PATIENCE
    while not answers(url):
        assert process.poll() is None, (home / "log").read_text()
        assert time.monotonic() < deadline
        time.sleep(0.1)
    yield url
    process.terminate()
    process.wait(PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert chromium, f"these tests need Chromium: apt-get install {CHROMIUM[0]}"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def reader(browser: Browser, server: str) -> Iterator[Open]:
    """A new browser of a person; any error of a script fails the test."""
    opened = Open(browser, server)
    yield opened
    opened.close()
    assert not opened.errors


@pytest.fixture(scope="module")
def canvas(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(QUIET)
    yield context.new_page()
    context.close()


@pytest.fixture
def easel(canvas: Page) -> Iterator[Easel]:
    made = Easel(canvas)
    canvas.route("**/*", made.serve)
    yield made
    canvas.unroute_all()
