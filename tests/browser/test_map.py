"""The map kit on a page of its own: no game, no server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

import kronika.web
from tests.patience import PATIENCE

STATIC = Path(kronika.web.__file__).parent / "static"
PLACES = {"north": (500, 100), "west": (200, 300), "middle": (500, 300), "east": (800, 320), "far": (1900, 900)}
BODY = """<!doctype html><style>[data-map] {{ position: relative; width: 800px; height: 400px }}
svg {{ width: 100%; height: 100% }}</style>
<div data-map tabindex="0" data-fit="{fit}"><svg viewBox="0 0 2000 1000" data-gap="30">{areas}
<g data-badge="west"><circle r="9"/></g><g data-badge="west"><circle r="9"/></g><g data-badge="far"><circle r="9"/></g>
</svg></div><div data-tip hidden><p></p><button data-why="" hidden>why</button></div>
<button data-zoom="in">+</button><button data-zoom="world">0</button>
<script type="module">import "/static/js/map.js";
window.picked = [];
document.addEventListener("click", (event) => {{
  const area = event.target.closest("[data-word]");
  if (area) {{ picked.push(area.id); area.classList.toggle("selected"); }}
}});
document.addEventListener("map:chosen", (event) => {{ window.chosen = event.detail?.id || ""; }});
</script>"""


def area(name: str, at: tuple[int, int]) -> str:
    role = 'role="button" tabindex="0" data-word="x"' if name != "middle" else 'role="img"'
    return (f'<circle id="{name}" data-area data-at="{at[0]} {at[1]}" cx="{at[0]}" cy="{at[1]}" r="40" {role} '
            f'aria-label="{name.title()} (an area)"/>')


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 1000, "height": 700})
    opened.set_default_timeout(1000 * PATIENCE)

    def serve(route: Route) -> None:
        path = route.request.url.split("://", 1)[1].split("/", 1)[1].split("?")[0]
        if path.startswith("static/"):
            route.fulfill(body=(STATIC / path.removeprefix("static/")).read_text(), content_type="text/javascript")
        else:
            areas = "".join(area(name, at) for name, at in PLACES.items())
            route.fulfill(body=BODY.format(areas=areas, fit=path.replace("%20", " ")), content_type="text/html")

    opened.route("**/*", serve)
    yield opened
    opened.close()


def shown(page: Page) -> list[float]:
    """What part of the map is seen."""
    page.wait_for_selector("svg[data-whole]", state="attached")
    return [float(n) for n in str(page.evaluate("document.querySelector('svg').getAttribute('viewBox')")).split()]


def sees(page: Page, name: str) -> bool:
    left, top, width, height = shown(page)
    x, y = PLACES[name]
    return left <= x <= left + width and top <= y <= top + height


def test_its_size_is_that_of_the_chart(page: Page) -> None:
    page.goto("http://map.test/")
    assert shown(page) == [0, 0, 2000, 1000]
    page.click("[data-zoom=in]")
    assert shown(page)[2] < 2000
    page.click("[data-zoom=world]")
    assert shown(page) == [0, 0, 2000, 1000]


def test_the_first_view_fits_areas_or_a_rectangle(page: Page) -> None:
    page.goto("http://map.test/north west east")
    assert all(sees(page, name) for name in ("north", "west", "east"))
    assert not sees(page, "far")
    page.goto("http://map.test/1200 500 800 400")
    assert shown(page) == [1200, 500, 800, 400]


def test_badges_stand_side_by_side_on_their_area(page: Page) -> None:
    page.goto("http://map.test/")
    shown(page)
    placed = page.evaluate("[...document.querySelectorAll('[data-badge]')].map((b) => b.getAttribute('transform'))")
    assert placed == ["translate(185 300)", "translate(215 300)", "translate(1900 900)"]


def test_areas_are_walked_and_chosen_by_keys(page: Page) -> None:
    """Arrows go to the nearest one that way that can be chosen; it comes into sight and tells of itself."""
    page.goto("http://map.test/west")
    shown(page)
    page.focus("[data-map]")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "north"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.id") == "west"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "east"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "far"
    assert sees(page, "far")
    assert page.inner_text("[data-tip] p") == "Far (an area)"
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.chosen === 'far'")
    page.keyboard.press(" ")
    page.wait_for_function("() => window.chosen === ''")
    assert page.evaluate("picked") == ["far", "far"]


def test_keys_on_the_map_itself_move_it(page: Page) -> None:
    page.goto("http://map.test/0 0 800 400")
    before = shown(page)
    page.focus("[data-map]")
    page.keyboard.press("ArrowRight")
    assert shown(page)[0] > before[0]
    page.keyboard.press("0")
    assert shown(page) == [0, 0, 2000, 1000]
