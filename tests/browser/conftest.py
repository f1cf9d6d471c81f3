"""A server of our own on a free port, and the system's Chromium."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")       # the first has no windows and is quicker
DESK = (1440, 900)
PHONE = (390, 844)
LONG = os.environ.get("KRONIKA_LAYOUT") == "all"     # `make layout`
LOOKS = [(DESK, "light"), (PHONE, "dark"), *([(DESK, "dark"), (PHONE, "light")] if LONG else [])]
START = "from kronika.cli import main; main()"
PATIENCE = 60_000                      # milliseconds: a busy machine is slow, and what is there is seen at once
# Bots among themselves play on at once; limits are tried elsewhere.
SETTINGS = {"KRONIKA_COACH_SECONDS": "3", "KRONIKA_BOTS_ONLY_PAUSE": "0.02",
            **{f"KRONIKA_LIMIT_{name}": "100000/10"
               for name in ("ALL", "READ", "MOVE", "CHAT", "TABLE", "ACCOUNT", "STATIC")}}
expect.set_options(timeout=PATIENCE)


class Open:
    """Opens the browser of a person, as often as it is called; any error of a script is kept."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def __call__(self, path: str = "/", lang: str = "hu", size: tuple[int, int] = DESK, name: str = "Dóra",
                 theme: str = "", ask: bool = True, since: str = "off") -> Page:
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 600,
                                           locale=lang, reduced_motion="reduce")
        self.contexts.append(context)
        cookies = {"lang": lang, "name": quote(name), "ask": "on" if ask else "off", "since": since,
                   **({"theme": theme} if theme else {})}
        context.add_cookies([{"name": key, "value": value, "url": self.server} for key, value in cookies.items()])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.refused(message.text))
        page.goto(self.server + path)
        return page

    def refused(self, text: str) -> None:
        if "Content Security Policy" in text:
            self.errors.append(text)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


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
    deadline = time.monotonic() + 300
    while not answers(url):
        assert process.poll() is None, (home / "log").read_text()
        assert time.monotonic() < deadline
        time.sleep(0.1)
    yield url
    process.terminate()
    process.wait(10)


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
