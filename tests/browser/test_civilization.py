"""Civilization in the browser: the map by keys, what the main button says, and nothing serious for a screen reader."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Open
from tests.browser.hands import chosen, decision
from tests.browser.inland import asked, database, held, lay, seated

__all__ = ["database"]

AT: dict[str, Any] = {
    "phase": "movement", "turn": 4,
    "areas": {
        "delphi": 4, "corinth": 2, "macedonia": 2, "argos": 3, "athens": {"city": 1}, "sardis": {"tokens": [0, 1]},
        "rhodes": {"tokens": [0, 0, 3]}},
    "seat": [{"nation": "thrace", "space": 3}, {"nation": "crete", "space": 3},
             {"nation": "asia", "space": 3, "ships": ["rhodes"], "treasury": 4}]}


@pytest.fixture
def anna(reader: Open, database: Path) -> Page:
    """Who moves first; the others do not look."""
    page, = seated(reader, lay(database, AT), 1)
    asked(page, 5)
    return page


def test_the_map_by_keys(anna: Page) -> None:
    """A stack is chosen and sent by the keyboard alone; the main button leaves behind as many as are set."""
    anna.locator("#area-delphi").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("#area-delphi")).to_have_class(re.compile("selected"))
    expect(anna.locator("#confirm")).to_contain_text("3 to")
    anna.keyboard.press("Escape")
    expect(anna.locator("#area-delphi")).not_to_have_class(re.compile("selected"))
    anna.keyboard.press("Enter")
    anna.click('[data-stay="2"]')
    expect(anna.locator("#confirm")).to_contain_text("2 to")
    anna.click('.how-many [data-word="1"]')
    expect(anna.locator("#confirm")).to_contain_text("1 to")
    anna.click('[data-stay="1"]')
    anna.locator("#to-corinth").focus()
    before = decision(anna)
    anna.keyboard.press("Enter")
    chosen(anna, before)
    held(anna, "corinth", "you: 5 tokens")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(anna: Page, theme: str) -> None:
    anna.context.add_cookies([{"name": "theme", "value": theme, "url": anna.url}])
    anna.reload()
    anna.locator("#stack-delphi").click()
    expect(anna.locator("#goal-corinth")).to_be_visible()
    assert serious(anna) == []
