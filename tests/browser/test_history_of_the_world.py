"""History of the World in the browser: three people play two epochs by clicks; the map on a phone."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from kronika.core.rng import Rng
from kronika.core.table import Table, options
from kronika.games import load
from kronika.games.history_of_the_world.board import board
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS
from kronika.games.history_of_the_world.draft import Draft
from kronika.games.history_of_the_world.game import GAME as WORLD
from kronika.games.history_of_the_world.table import World
from kronika.games.history_of_the_world.targets import STRIKES
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.referee.start import save
from kronika.table import opening
from tests.browser.axe import serious
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import awaited, chosen, decision, seats, stepped, view
from tests.browser.laying import database, put

__all__ = ["database"]

GAME = "history_of_the_world"
PEOPLE = ("Dóra", "Judit", "Ádám")
INVASIONS = 3                          # in each turn; the rest of the armies goes home
AIMED = {event.id for event in EVENTS if event.effect.kind in STRIKES and not event.kingdom}
KINGDOMS = {event.id for event in EVENTS if event.kingdom}
SAYS = "() => [...document.querySelectorAll('template[data-say]')].map((each) => each.dataset.say)"
# Defended lands in reach: id, chance to win, whether a fleet is the usual way, whether it may be said.
AIMS = """() => [...document.querySelectorAll('.land[data-aim]')].map((land) => {
    const ways = land.dataset.aim.split('|')[3].split('^').map((way) => way.split('~'));
    return [land.dataset.word, parseInt(ways[0][2] || '100'), ways[0][0], ways.length > 1] })"""
PLACE = """(id) => { const [x, y] = document.getElementById(id).dataset.at.split(' ').map(Number);
    const svg = document.getElementById('world'); const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    return [at.x, at.y] }"""


@pytest.fixture
def lay(database: Path) -> Callable[[Table], str]:
    """Puts a table as it stands into the server's database; it waits for its people."""
    def laid(table: Table) -> str:
        made = opening.make(opening.Wish(GAME, "private", table.seats), "", None)
        made.facts.start = save(load(GAME), table)
        return put(database, made)

    return laid


@cache
def reached(wanted: Callable[[World, Any], bool]) -> World:
    """The first moment of a game of bots, over seeds, that is as wanted."""
    game = load(GAME)
    player = make("greedy", game)
    for seed in range(60):
        referee = Referee(game, game.setup(3), Rng(seed))
        for seat in Match(game, referee, [player] * 3, Rng(seed)).seats():
            view = game.view(referee.table, seat)
            if wanted(cast(World, referee.table), board(cast(World, view), seat)):
                return cast(World, referee.table)
            if cast(World, referee.table).epoch >= 3:
                break
    raise AssertionError("no such moment")


def rich_draft(table: World, picture: Any) -> bool:
    """The second epoch begins with fleets, kingdoms and advancements to choose from."""
    top: object = table.stack[-1]
    if table.epoch != 2 or not isinstance(top, Draft) or len(top.events) != 3:
        return False
    kingdoms = sum(EVENTS[event].kingdom for event in top.events)
    fleets = sum(EMPIRES[empire].discs > 0 for empire in top.empires)
    return 0 < kingdoms < 3 and fleets >= 2


def my_conquest(table: World, picture: Any) -> bool:
    """The first seat conquers, with a defended land in reach by more than one way."""
    defended = [target for target in picture.targets if target.defended and len(target.routes) > 1]
    return picture.phase == "conquest" and picture.viewer == 0 and table.epoch == 2 and len(defended) > 0


def aimed_card(table: World, picture: Any) -> bool:
    """The first seat may play a card that strikes a land."""
    if picture.viewer != 0 or picture.phase not in ("opening", "window", "conquest"):
        return False
    moves = [WORLD.grammar.say(move) for move in options(table, 0)]
    return any(f"play {event}" in moves for event in AIMED)


def my_siege(table: World, picture: Any) -> bool:
    """The first seat has lost a battle for a land, and has armies to besiege it with."""
    return bool(picture.phase == "siege" and picture.viewer == 0 and table.realm().armies > 1)


def seated(reader: Open, path: str, *sizes: tuple[int, int]) -> list[Page]:
    """Three people have taken the three seats; a browser for each of the first so many."""
    ways = seats(reader.server, path, *PEOPLE)
    return [reader(way, lang, size=size, name=name)
            for way, lang, size, name in zip(ways, ("hu", "en", "hu"), sizes, PEOPLE)]


def tap(page: Page, identity: str) -> None:
    """Click the map where the army of that land stands."""
    page.click('[data-zoom="world"]')
    x, y = page.evaluate(PLACE, identity)
    page.mouse.click(x, y)


def pick(page: Page, words: str) -> None:
    """The parts of a sentence, one after the other, with the mouse."""
    verb, *rest = words.split(" ")
    land = f"land-{rest[0]}" if rest else ""
    area = f"area-{rest[0]}" if rest else ""
    if page.locator(f'.picks [data-word="{words}"]').count():
        page.click(f'.picks [data-word="{words}"]')
    elif rest and page.locator(f"#{land}[data-word]").count():
        tap(page, land)
    elif rest and page.locator(f"#{area}").count():
        tap(page, area)
    elif verb == "reroll":
        page.locator(f'.reroll-die[data-word="{words}"]').first.click()
    else:
        page.locator(f'[data-word="{rest[0]}"]').first.click()
    if "by fleet" in words:
        page.click('.way-button[data-word="by fleet"]')


def say(page: Page, words: str) -> None:
    """Pick, again if the page changed under the hand; confirm, and wait until it has arrived."""
    before = decision(page)
    pick(page, words)
    for _ in range(6):
        if page.locator("[data-confirm]").is_visible():
            break
        page.keyboard.press("Escape")
        pick(page, words)
    page.click("[data-confirm]")
    chosen(page, before)


class Will:
    """What the people want: battles, over the sea if they can; every card played."""

    def __init__(self) -> None:
        self.invasions: dict[str, int] = {}
        self.did: set[str] = set()

    def choose(self, page: Page) -> str:
        says = cast(list[str], page.evaluate(SAYS))
        cards = [words for words in says if words.startswith("play")]
        if cards:
            kind = "kingdom" if cards[0].split(" ")[1] in KINGDOMS else "advancement"
            self.did.add(kind)
            return cards[0]
        if says[0].startswith("event"):
            return min(says, key=lambda words: words.split(" ")[1] not in KINGDOMS)
        if "siege army" in says:
            return "siege army"
        return self.invasion(page, says) if "end" in says else says[0]

    def invasion(self, page: Page, says: list[str]) -> str:
        """The hardest battle; one over the sea above all."""
        turn = str(page.evaluate("document.querySelector('.player-row.now b').textContent"))
        done = self.invasions.setdefault(turn, 0)
        aims = sorted((aim for aim in page.evaluate(AIMS) if aim[1] < 100), key=lambda aim: aim[1])
        naval = [aim for aim in aims if aim[2] == "fleet" or aim[3]]
        if done >= INVASIONS or not [words for words in says if words.startswith("invade")]:
            return "end"
        self.invasions[turn] += 1
        if naval and "naval" not in self.did:
            self.did.add("naval")
            return f"invade {naval[0][0]}" + (" by fleet" if naval[0][3] else "")
        return f"invade {aims[0][0]}" if aims else next(words for words in says if words.startswith("invade"))


def test_three_people_play_two_epochs_by_clicks(reader: Open, lay: Callable[[Table], str]) -> None:
    """The second epoch by clicks, with a battle over the sea and cards of both kinds; the third without pages."""
    pages = seated(reader, lay(reached(rich_draft)), DESK, DESK, DESK)
    will = Will()
    while view(pages[0])["epoch"] == 2:
        page = awaited(pages)[0]
        say(page, will.choose(page))
    assert will.did == {"naval", "kingdom", "advancement"}
    for page in pages:
        expect(page.locator(".age.now b")).to_have_text("III")
    stepped(pages, lambda table: table["epoch"] >= 4, "end")
    for page in pages:
        expect(page.locator(".age.now b")).to_have_text("IV")
    scores = [page.locator(".choosers tbody td:nth-child(2)").all_inner_texts() for page in pages]
    assert scores[0] == scores[1] == scores[2]
    history(pages[0])


def test_a_siege_by_clicks(reader: Open, lay: Callable[[Table], str]) -> None:
    """A battle is lost: the chances and the price are told, and an army from the card goes to the catapult."""
    laid = reached(my_siege)
    page, = seated(reader, lay(laid), DESK)
    assert set(cast(list[str], page.evaluate(SAYS))) >= {"siege army", "withdraw"}
    expect(page.locator(".fight")).to_contain_text("Ostrom")
    page.click('.picks [data-word="siege army"]')
    expect(page.locator("[data-confirm]")).to_contain_text("%")
    say_from = decision(page)
    page.click("[data-confirm]")
    page.wait_for_function("(d) => document.getElementById('table').dataset.decision !== d", arg=say_from)
    expect(page.locator(".log")).to_contain_text("Ostrom alá vetted")
    expect(page.locator(".log")).to_contain_text("(egy seregért)")


def test_a_card_shows_where_it_could_strike_before_it_is_played(reader: Open, lay: Callable[[Table], str]) -> None:
    page, = seated(reader, lay(reached(aimed_card)), DESK)
    marked = page.locator(".aimable:not([hidden]) use")
    assert marked.count() == 0
    card = page.locator(f".event.legal:is({', '.join('#ev-' + each for each in sorted(AIMED))})").first
    card.click()
    expect(marked.first).to_be_visible()
    told = page.locator(".because [data-when]:not([hidden])")
    expect(told).to_contain_text("tartomány")
    lands = marked.evaluate_all("all => all.map((use) => use.getAttribute('href').split('#')[1])")
    before = decision(page)
    page.click("[data-confirm]")
    page.wait_for_function("(d) => document.getElementById('table').dataset.decision !== d", arg=before)
    offered = [words.split(" ")[1] for words in cast(list[str], page.evaluate(SAYS)) if " " in words]
    assert sorted(offered) == sorted(lands), "what was marked is what can be chosen"


def history(page: Page) -> None:
    """A jump to a turn shows the map of then, and nothing can be chosen there."""
    page.locator(".entries h4 a").last.click()
    page.wait_for_selector("#table.past")
    assert page.locator("[data-word]").count() == 0
    assert page.locator(".land").count() > 60


def test_the_map_in_the_hand(reader: Open, lay: Callable[[Table], str]) -> None:
    """A land can be tapped, and tells its name, holder, terrain and odds; another tells why it cannot be reached."""
    page, = seated(reader, lay(reached(my_conquest)), PHONE)
    aims = [aim for aim in page.evaluate(AIMS) if aim[1] < 100 and aim[3]]
    land = aims[0][0]
    tap(page, f"land-{land}")
    panel = page.locator("#aim")
    expect(panel).to_be_visible()
    said = panel.inner_text()
    label = str(page.get_attribute(f"#land-{land}", "aria-label"))
    assert label.split(" (")[0] in said
    assert "serege" in said
    assert any(word in said for word in ("síkság", "hegyvidék", "erdő"))
    assert f"{aims[0][1]}" in panel.locator("[data-slot=win]").first.inner_text()
    page.locator('.way-button[data-word="by fleet"]').tap()
    expect(page.locator('.way-button[data-word="by fleet"]')).to_have_class("way-button legal selected")
    page.locator("[data-back]").first.tap()                  # the way
    page.locator("[data-back]").first.tap()                  # the land
    expect(panel).to_be_hidden()
    other = str(page.evaluate("document.querySelector('.land[data-ask]').id"))
    tap(page, other)
    expect(page.locator("#landtip")).to_be_visible()
    page.locator("#landtip [data-why]").tap()
    expect(page.locator("#why")).to_contain_text("HW-")


def test_the_map_moves(reader: Open, lay: Callable[[Table], str]) -> None:
    """Wheel, drag and keys; a drag picks nothing, and the view stays when the page changes."""
    page, = seated(reader, lay(reached(my_conquest)), DESK)
    box = page.locator("[data-map]").bounding_box()
    assert box
    view = "document.getElementById('world').getAttribute('viewBox')"
    first = page.evaluate(view)
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"(v) => {view} !== v", arg=first)
    closer = page.evaluate(view)
    page.mouse.down()
    page.mouse.move(box["x"] + 420, box["y"] + 260, steps=4)
    page.mouse.up()
    moved = page.evaluate(view)
    assert moved != closer
    assert page.locator(".land.selected").count() == 0
    page.evaluate("document.dispatchEvent(new Event('htmx:afterSwap'))")
    assert page.evaluate(view) == moved
    page.locator("[data-map]").focus()
    page.keyboard.press("0")
    assert page.evaluate(view) != moved


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(reader: Open, lay: Callable[[Table], str], theme: str) -> None:
    page, = seated(reader, lay(reached(my_conquest)), DESK)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": page.url}])
    page.reload()
    tap(page, str(page.evaluate("document.querySelector('.land[data-aim]').id")))
    assert serious(page) == []
    page.goto(page.url.split("/t/")[0] + f"/cards/{GAME}")
    assert serious(page) == []

