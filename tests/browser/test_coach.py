"""After a game the coach's page grows by itself; its moments lead to the board as it was, and on from there."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import PHONE, Open
from tests.browser.looks import said

# A game against bots in which one sells the first card every turn, or does the first thing that may be done.
PLAY = """async (game) => {
    const headers = { "Content-Type": "application/json", "X-CSRF": document.body.dataset.csrf };
    const wish = { kind: "private", name: "Dóra", bots: ["greedy", "greedy"], ...game };
    const made = await (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) })).json();
    const table = `/api/tables/${made.table.id}`;
    while ((await (await fetch(table)).json()).status !== "over") {
        const now = await (await fetch(`${table}/options`)).json();
        if (!now.must) { await new Promise((next) => setTimeout(next, 20)); continue; }
        const words = now.options.find((each) => each.startsWith("sell")) || now.options[0];
        const body = JSON.stringify({ words, decision: now.decision });
        await fetch(`${table}/move`, { method: "POST", headers, body });
    }
    return made.table.id }"""


OTHERS = [{"game": "history_of_the_world"}, {"game": "through_the_ages", "edition": "2006", "mode": "simple"},
          {"game": "through_the_ages", "edition": "2015", "mode": "short"}, {"game": "civilization", "mode": "farmers"}]


def whole(page: Page) -> None:
    """Until every decision has been judged."""
    page.wait_for_selector("#main:not([data-working])")


def test_the_coach_after_a_game(reader: Open) -> None:
    page = reader("/")
    table = page.evaluate(PLAY, {"game": "seven_wonders", "options": {"sides": "all_day"}})
    page.goto(f"{page.url}t/{table}/score")
    page.get_by_role("link", name=said("coach-open")).click()
    page.wait_for_selector("#main.coach")
    whole(page)                                                      # by itself: nobody loads it again
    dear = page.locator(".dear")                                     # who sells every card has made mistakes
    expect(dear.first).to_be_visible()
    assert 1 <= dear.count() <= 5                                    # on a busy machine fewer of them are clear
    assert [each.get_attribute("id") for each in dear.all()] == [f"moment-{n + 1}" for n in range(dear.count())]
    assert page.locator(".coach-chart svg.wide .chance").count() == 3
    page.locator(".coach-chart svg:visible .moment[href='#moment-1']").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#moment-1$"))
    page.get_by_text(said("coach-numbers")).click()
    assert page.locator(".coach-numbers tbody tr").count() >= 10
    assert serious(page) == [], "\n".join(serious(page))
    page.get_by_role("link", name=said("coach-look-label", number=1)).click()
    page.wait_for_selector("#table.past")
    page.go_back()
    page.get_by_role("button", name=said("coach-fork-label", number=1)).click()
    page.wait_for_selector("#table:not(.past) .chip.copy")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(f"{'/'.join(page.url.split('/')[:3])}/t/{table}/coach")
    expect(page.locator("svg.small")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: "-".join(game.values()))
def test_the_coach_of_the_other_games(reader: Open, game: dict[str, str]) -> None:
    page = reader("/")
    table = page.evaluate(PLAY, game)
    page.goto(f"{page.url}t/{table}/coach")
    whole(page)
    expect(page.locator(".coach-chart svg:visible")).to_be_visible()
    marks = page.locator(".coach-chart svg:visible .axis").all_text_contents()
    assert any("%" not in mark for mark in marks), "no stretch of the game has a name"
    assert serious(page) == [], "\n".join(serious(page))
