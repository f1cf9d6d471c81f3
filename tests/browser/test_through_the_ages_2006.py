"""The 2006 edition in the browser: a guided game of two, and the moments that only this edition has."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ages import Lay, database, fresh, lay, ready, seated, touch, word
from tests.browser.axe import serious
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import awaited, decision, seats
from tests.browser.looks import OTHER_LANG, said

__all__ = ["database", "lay"]

GUNS = {"workers": {"warriors": 2, "cannon": 6, "bronze": 2}, "yellow": 6}
MORE_GUNS = {"workers": {"warriors": 0, "cannon": 8, "bronze": 2}, "yellow": 6, "hand": ["military_bonus_ii"]}


# a guided game

# Every lesson that was on the screen, however short: a question with one answer is answered by itself, and a hint asked
# for meanwhile is done on the page that follows.
LESSONS = """window.lessons = [];
new MutationObserver(() => { for (const each of document.querySelectorAll(".hint b")) {
    if (lessons.at(-1) !== each.innerText) lessons.push(each.innerText) } })
    .observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
document.body.classList.add("watched")"""
NEXT = """(before) => {
    const table = document.getElementById("table"), button = table.querySelector("[data-confirm]");
    return table.dataset.decision !== before || (button && !button.hidden && !button.disabled) }"""


def follow(page: Page) -> None:
    """Do what the hint says, by its key; where the move is final, press it once more."""
    before = decision(page)
    page.wait_for_selector(".hint [data-hint].legal")
    page.keyboard.press("h")
    page.wait_for_function(NEXT, arg=before)
    if decision(page) == before:
        page.keyboard.press("h")
    page.wait_for_function("(d) => document.getElementById('table').dataset.decision !== d", arg=before)


def test_two_people_play_the_guided_simple_game(reader: Open, database: Path) -> None:
    """Which lessons there are depends on what is done in each turn, and so on the cards: chance is always the same."""
    path = fresh(database, "2006", "simple")
    ways = seats(reader.server, path, "Dóra", "Judit")
    dora, judit = reader(ways[0], ask=False), reader(ways[1], OTHER_LANG, name="Judit", ask=False)
    pages = [dora, judit]
    dora.evaluate(LESSONS)
    while now := awaited(pages):
        follow(now[0])
    lessons = dora.evaluate("lessons")
    assert lessons[0] == said("tta-guide-title-row")
    assert {said(f"tta-guide-title-{lesson}") for lesson in ("turn", "events", "technology", "last")} <= set(lessons)
    for page in pages:
        page.locator("#table .do a.btn.main").click()
        page.wait_for_selector("table.sheet")
    totals = [page.locator("table.sheet tfoot td").all_inner_texts() for page in pages]
    assert totals[0] == totals[1]
    assert dora.evaluate("getComputedStyle(document.querySelector('table.sheet')).display") == "table"
    assert min(int(total) for total in totals[0]) > 20


def test_one_click_of_the_lobby_begins_it(reader: Open) -> None:
    page = reader("/", "en")
    page.click("form[action='/first-game/tta-2006'] button")
    page.wait_for_selector(".hint [data-hint]")
    page.click("[data-open=menu]")
    page.click("[data-act=hints]")
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)


def test_a_new_table_offers_what_its_mode_knows(reader: Open) -> None:
    page = reader("/new?game=through_the_ages&edition=2006", "en")
    page.click("details.fold summary")
    offered = page.locator("select[name^=option-]:visible")
    expect(offered).to_have_count(9)             # the number of public cards needs the variant that has them
    page.select_option("[name=option-bonus]", "public")
    expect(offered).to_have_count(10)
    page.check("[name=mode][value=simple]", force=True)
    expect(offered).to_have_count(1)
    page.click(".bar .main")
    page.wait_for_url("**/t/*")                  # what is not there is not sent


# a fight

def test_a_war_with_sacrifices(reader: Open, lay: Lay) -> None:
    war = {**GUNS, "wars": [{"card": "war_over_territory", "on": 1}]}
    dora, judit = seated(reader, lay({"phase": "start", "age": "II", "round": 9, "seat": [war, MORE_GUNS]}, "2006"))
    ready(dora)
    totals = dora.locator(".duel-side .huge-number")
    expect(totals).to_have_text(["20", "24"])
    touch(dora, f".fight-more {word('send cannon')}")
    expect(totals).to_have_text(["23", "24"])
    expect(dora.locator(".attacker .afterwards")).to_contain_text("20 → 17")
    expect(dora.locator(".fight-verdict")).to_contain_text("Judit")
    touch(dora, f".fight-more {word('send cannon')}")
    expect(dora.locator(".fight-verdict.good")).to_contain_text("2")
    touch(dora, f".do {word('done')}")
    ready(judit)
    expect(judit.locator(".duel-side .huge-number")).to_have_text(["26", "24"])
    expect(judit.locator(".fight-more tbody tr")).to_have_count(1)
    touch(judit, f".fight-more {word('send cannon')}")
    expect(judit.locator(".fight-verdict.good")).to_contain_text("win by 1")
    touch(judit, f".do {word('done')}")
    ready(dora)
    expect(dora.locator(".opponent")).to_contain_text("Judit")
    expect(dora.locator(".fight-verdict")).to_have_count(0)


def test_an_attack_is_repelled_by_a_unit_and_a_card(reader: Open, lay: Lay) -> None:
    spies = {"hand": ["aggression_spy"], "workers": {"warriors": 2, "riflemen": 4}, "yellow": 5}
    horse = {"workers": {"warriors": 2, "knights": 4}, "hand": ["military_bonus_ii", "legion"], "science": 3}
    dora, judit = seated(reader, lay({"phase": "politics", "age": "II", "seat": [spies, horse]}, "2006"))
    touch(dora, f".scene .chips {word('attack aggression_spy on 1')}")
    touch(dora, f".do {word('done')}")
    ready(judit)
    expect(judit.locator(".because")).to_contain_text("14 : 10")
    touch(judit, f".fight-more {word('use military_bonus_ii')}")
    expect(judit.locator(".fight-verdict.good")).to_contain_text("equal strength is enough")
    touch(judit, f".do {word('done')}")
    ready(dora)
    expect(dora.locator(".of-sci .amount").first).to_have_text("0")


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_serious_in_a_fight(reader: Open, lay: Lay, size: tuple[int, int],
                                              theme: str) -> None:
    war = {**GUNS, "wars": [{"card": "war_over_territory", "on": 1}]}
    path = lay({"phase": "start", "age": "II", "round": 9, "seat": [war, MORE_GUNS]}, "2006")
    way, _ = seats(reader.server, path, "Dóra", "Judit")
    dora = reader(way, size=size, theme=theme)
    ready(dora)
    dora.wait_for_selector(".fight-more")
    assert serious(dora) == []
    assert dora.evaluate("document.documentElement.scrollWidth") <= size[0]
