"""A browser page that shows what it is given, without a server; tests/browser/layout.js measures it."""
from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, Route

from kronika.web.draw.sight import Sight
from kronika.web.render import STATIC
from kronika.web.table_page import Reader, card_fragment, score_page, table_page
from kronika.web.versioned import served
from tests.page.stub import NAMES, played, seen

API = "/api"
MEASURE = (Path(__file__).parent / "layout.js").read_text()
OWN = [*NAMES, "Csütörtöki asztal"]    # people's own words may be cut
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
QUIET = f"""window.EventSource = class {{ addEventListener() {{}} }};
sessionStorage.clear();
for (const age of [1, 2, 3]) sessionStorage.setItem(`scene {API}/move ${{age}}`, "1")"""
# As if the page had just come in a window of this size: nothing is open or picked, a map shows its first view.
ANEW = """async () => {
    document.querySelectorAll("dialog[open]").forEach((box) => box.close());
    for (let n = 0; n < 9 && document.querySelector("[data-picking]"); n++)
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    const map = document.querySelector("[data-map]");
    if (map) { map.dataset.fit += " "; document.dispatchEvent(new Event("htmx:afterSwap")); }
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    return !document.querySelector("[data-picking]") }"""
# The card that can be paid in the most ways.
PICK = """() => {
    const ways = (card) => document.querySelectorAll(`.choice[data-when="${card.dataset.word}"] .option`).length;
    const cards = [...document.querySelectorAll("#table .card.legal, #table .bigboard.legal")];
    cards.sort((a, b) => ways(b) - ways(a))[0]?.click(); return cards.length > 0 }"""
# The page comes anew and is morphed in place, as after every move.
MORPHED = """async () => {
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    Idiomorph.morph(document.getElementById("table"), fresh.getElementById("table"), { morphStyle: "outerHTML" });
    document.dispatchEvent(new CustomEvent("htmx:afterSwap")) }"""


@dataclass
class Easel:
    """A browser page that shows what it is given, with our static files."""

    page: Page
    html: str = ""
    lang: str = "hu"
    found: list[str] = field(default_factory=list)

    def serve(self, route: Route) -> None:
        path = route.request.url.split("://", 1)[1].split("/", 1)[1].split("?")[0]
        file = STATIC / path.removeprefix("static/")
        if path.startswith("static/"):
            route.fulfill(body=served(file), content_type=TYPES.get(file.suffix, ""))
        elif path.startswith("card/"):
            game = path.split("/")[1]
            route.fulfill(body=card_fragment(game, file.name, self.lang) or "", content_type="text/html")
        else:
            route.fulfill(body=self.html, content_type="text/html; charset=utf-8")

    def show(self, html: str, size: tuple[int, int]) -> None:
        """In a window of that size; the page that is there already is not loaded again."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        if html == self.html:
            assert self.page.evaluate(ANEW)
            return
        self.html = html
        self.page.goto("http://layout.test/")
        self.page.evaluate("document.fonts.ready")

    def measure(self, what: str) -> None:
        self.found += [f"{what}: {each}" for each in self.page.evaluate(MEASURE, OWN)]

    def walk(self, html: str, size: tuple[int, int], tabs: list[str]) -> None:
        """Every tab of a phone, then a picked card."""
        self.show(html, size)
        narrow = size[0] <= 1100
        for tab in tabs if narrow else [""]:
            if tab:
                self.page.click(f"[data-go={tab}]")
            self.measure(f"{size} {tab}")
        if narrow:
            self.page.click("[data-go=hand]")
        if self.page.evaluate(PICK):
            self.measure(f"{size} picked")


def drawn(sight: Sight, lang: str) -> str:
    return table_page(sight, Reader(lang), API)


def sheet(seats: int, reader: Reader) -> str:
    """The score sheet of a game of 7 Wonders."""
    referee = played(seats, 400)
    reader.extra["last_moment"] = 1
    return score_page(seen(referee, 1), [referee.table.clone(), referee.table.clone()], reader, API)
