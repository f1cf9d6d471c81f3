"""The page of Through the Ages, drawn from a referee: every moment of whole games, every seat, both languages."""

import re
import tomllib
from html import unescape
from pathlib import Path

import pytest

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, options
from kronika.games import load
from kronika.games.through_the_ages.board import PHASES, phase
from kronika.games.through_the_ages.box_2015 import BOX
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.referee.scenario import Report, Runner
from kronika.web.draw.through_the_ages.face import GROUPS, face_of
from kronika.web.draw.through_the_ages.page import Page, draw
from kronika.web.render import texts
from kronika.web.table_page import Reader, card_fragment, score_page, table_page, why_fragment
from tests.page.stub import WATCHER, seen

GAME = load("through_the_ages")
STYLE = re.compile(r"<[^>]*\sstyle=")
HANDLER = re.compile(r"<[^>]*\son\w+=")
SAY = re.compile(r'<template data-say="([^"]*)"')
WORD = re.compile(r'data-word="([^"]*)" data-level="(\d)"')
MOST = 150_000                         # bytes of a page
OFTEN = 6                              # pages of each kind of decision
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "through_the_ages"


def begun(seats: int, mode: str, seed: int) -> Referee:
    return Referee(GAME, GAME.setup(seats, mode=mode), Rng(seed))


def rendered(referee: Referee, viewer: int, lang: str, **more: object) -> str:
    return table_page(seen(referee, viewer, **more), Reader(lang), "/api/tables/demo")


def awaited(referee: Referee) -> int:
    return lowest(actors(referee.table))


def wander(referee: Referee, rng: Rng) -> None:
    """A move by chance; ending a turn at once would show too little."""
    offers = options(referee.table, awaited(referee))
    move = offers[rng.below(len(offers))]
    if move.word in ("done", "pass") and rng.below(4):
        move = offers[rng.below(len(offers))]
    referee.act(awaited(referee), move)


def holds(sentence: list[str], phrases: list[list[str]]) -> bool:
    """As the picker asks: all phrases stand in the sentence, each in a place of its own."""
    used: set[int] = set()
    for phrase in phrases:
        for at in range(len(sentence) - len(phrase) + 1):
            place = set(range(at, at + len(phrase)))
            if sentence[at:at + len(phrase)] == phrase and not place & used:
                used |= place
                break
        else:
            return False
    return True


def proposed(sentences: list[list[str]], phrases: list[list[str]]) -> list[str]:
    """What the main button would say after these picks."""
    return next((sentence for sentence in sentences if holds(sentence, phrases)), [])


def unreachable(html: str) -> list[str]:
    """The sentences that no walk over the parts of the page proposes."""
    sentences = [unescape(words).split() for words in SAY.findall(html)]
    parts = [(unescape(word).split(), level) for word, level in WORD.findall(html)]
    first = [word for word, level in parts if level == "1"]
    walks = [[word] for word in first]
    for block in re.findall(r'data-picked="([^"]*)"(.*?)</div>', html, re.DOTALL):
        picked = unescape(block[0]).split()
        assert picked in first, f"nothing to pick for {picked}"
        walks += [[picked, unescape(word).split()] for word, level in WORD.findall(block[1]) if level == "2"]
    found = [proposed(sentences, walk) for walk in walks]
    return [" ".join(sentence) for sentence in sentences if sentence not in found]


def drawn(referee: Referee, lang: str) -> Page:
    return draw(seen(referee, awaited(referee)), texts(lang))


@pytest.mark.parametrize("mode", ["full", "first", "peaceful", "short"])
@pytest.mark.parametrize("lang", ["hu", "en"])
def test_every_moment_can_be_drawn(mode: str, lang: str) -> None:
    """Every legal sentence is on the page and can be walked to; every seat and a watcher get a page without a fault."""
    seats = {"full": 3, "first": 2, "peaceful": 2, "short": 4}[mode]
    referee = begun(seats, mode, len(mode) + len(lang))
    rng = Rng(len(mode))
    phases: set[str] = set()
    count = 0
    while not referee.table.over:
        seat = awaited(referee)
        if phase(referee.table) not in phases or count % 23 == 0:
            phases.add(phase(referee.table))
            legal = {GAME.grammar.say(move) for move in options(GAME.view(referee.table, seat), seat)}
            assert legal <= {say.words for say in drawn(referee, lang).says}
            html = rendered(referee, seat, lang)
            assert unreachable(html) == []
            for viewer in (seat, (seat + 1) % seats, WATCHER):
                html = rendered(referee, viewer, lang)
                assert not STYLE.search(html)
                assert not HANDLER.search(html)
            assert "data-say" not in rendered(referee, seat, lang, at=len(referee.entries))
        wander(referee, rng)
        count += 1
    assert {"politics", "actions"} <= phases
    for viewer in (0, WATCHER):
        assert rendered(referee, viewer, lang)


def test_the_odd_decisions_can_be_walked_to() -> None:
    """Attacks, auctions, pacts, losses and choices, as the scenarios pass through them."""
    drawn_of: dict[str, int] = {}
    for path in sorted(SCENARIOS.glob("*.toml")):
        runner = Runner(tomllib.loads(path.read_text(encoding="utf-8")), Report(path, path.stem, []))
        if not runner.begin():
            continue
        for number, play in enumerate([{}, *runner.script.get("play", [])]):
            if play:
                runner.play(number, play)
            now = phase(runner.referee.table)
            if now not in ("over", "chance") and drawn_of.get(now, 0) < OFTEN:
                drawn_of[now] = drawn_of.get(now, 0) + 1
                assert unreachable(rendered(runner.referee, awaited(runner.referee), "hu")) == [], f"{path.stem}: {now}"
    assert {name for _, name in PHASES} <= set(drawn_of)


def test_a_page_of_four_seats_is_not_heavy() -> None:
    """Bots play a whole game; no moment of it is heavier than a page may be."""
    referee = begun(4, "full", 2)
    heaviest = 0
    for count, seat in enumerate(Match(GAME, referee, [make("greedy", GAME)] * 4, Rng(2)).seats()):
        if count % 9 == 0:
            heaviest = max(heaviest, len(rendered(referee, seat, "hu").encode()))
    assert heaviest < MOST


def test_the_page_of_one_seat_does_not_know_what_is_hidden() -> None:
    """Two tables that differ only in what the seat cannot see give the same page."""
    referee = begun(4, "full", 5)
    rng = Rng(5)
    compared = 0
    while not referee.table.over:
        if len(referee.entries) % 40 == 0:
            for viewer in (0, 2):
                view = GAME.view(referee.table, viewer)
                other = seen(referee, viewer)
                other.view = GAME.view(GAME.determinize(view, viewer, Rng(compared)), viewer)
                assert table_page(other, Reader("hu"), "/api/tables/demo") == rendered(referee, viewer, "hu")
                compared += 1
        wander(referee, rng)
    assert compared > 10


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("mode", ["first", "short"])
def test_the_score_sheet(lang: str, mode: str) -> None:
    referee = begun(3, mode, 4)
    rng = Rng(4)
    history = []
    while not referee.table.over:
        history.append(referee.table.clone())
        wander(referee, rng)
    history = [*history[::60], referee.table.clone()]
    html = score_page(seen(referee, 1), history, Reader(lang, extra={"last_moment": 1}), "/api")
    assert html.count("<tfoot>") == 1
    assert not STYLE.search(html)


def test_the_culture_on_the_sheet_adds_up() -> None:
    from kronika.web.draw.through_the_ages.score import draw as sheet_of

    referee = begun(3, "short", 9)
    rng = Rng(9)
    while not referee.table.over:
        wander(referee, rng)
    sheet = sheet_of(seen(referee, 0), texts("en"), [])
    for i, column in enumerate(sheet.columns):
        points = [int(row.cells[i].points.replace("−", "-")) for row in sheet.rows]
        assert sum(points) == column.total


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_every_card_has_a_large_face_and_every_refusal_a_sentence(lang: str) -> None:
    for card in GAME.grammar.forms["choose"].parts[0].kinds[0].words:
        assert card_fragment(GAME.key, card, lang)
    assert card_fragment(GAME.key, "no_such_card", lang) is None
    for rule in GAME.rules:
        assert why_fragment(GAME.key, rule.ref, lang)
    words = texts(lang)
    assert all(face_of(BOX, card, words).name for card in range(len(BOX.cards)))
    assert all(words.has(f"tta-cards-{key}") for key, _ in GROUPS)


def test_names_are_data() -> None:
    sight = seen(begun(3, "full", 1), 0)
    sight.people[1].name = "<script>alert(1)</script>"
    assert "<script>alert" not in table_page(sight, Reader("en"), "/api")
