"""The table page of Civilization without a server: every phase, both languages, what it promises of the rules."""
from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

import pytest

from kronika.core.rng import Rng
from kronika.core.table import Note, actors, check, lowest, options, settle
from kronika.games import load
from kronika.games.civilization import notes
from kronika.games.civilization.areas import AREA_IDS, NODE_IDS
from kronika.games.civilization.board import phase
from kronika.games.civilization.cards import FLOOD
from kronika.games.civilization.conflicts import begin_conflicts
from kronika.games.civilization.losses import Shares
from kronika.games.civilization.scenario import position
from kronika.games.civilization.table import Civilization
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.civilization.page import draw
from kronika.web.draw.civilization.runs import together
from kronika.web.draw.civilization.story import EVENTS, whole
from kronika.web.render import STATIC, texts
from kronika.web.table_page import Reader, table_page
from tests.page.stub import WATCHER, seen
from tests.page.test_civilization_cards import reached

GAME = load("civilization")
SEATS = [(2, "full"), (3, "full"), (7, "full"), (3, "nomads"), (4, "farmers")]
EVERY = 9                              # decisions between two pages
PAGES = 22


@cache
def played(seats: int, mode: str, decisions: int) -> Referee:
    referee = Referee(GAME, GAME.setup(seats, mode=mode), Rng(5))
    Match(GAME, referee, [make("greedy", GAME)] * seats, Rng(5)).run(decisions)
    return referee


def laid(at: dict[str, Any], seats: int = 3) -> Referee:
    """A table in a position of a scenario."""
    table = position(GAME, GAME.setup(seats), at, Rng(1))
    settle(table)
    referee = Referee(GAME, GAME.setup(seats), Rng(1))
    referee.table = table
    return referee


MARCH: dict[str, Any] = {
    "phase": "movement", "turn": 4,
    "areas": {"delphi": 4, "argos": 5, "ionia": {"tokens": [3, 2]}, "athens": {"city": 1},
              "sardis": {"tokens": [0, 2]}, "troy": 6, "lycia": 2, "galatia": 3},
    "seat": [{"nation": "asia", "ships": ["argos"]}, {"nation": "crete"}, {"nation": "thrace"}]}


@pytest.mark.parametrize(("seats", "mode"), SEATS)
def test_every_moment_has_a_page_for_everybody(seats: int, mode: str) -> None:
    """As the one awaited, as one who waits and as a watcher; what it says is legal."""
    referee = Referee(GAME, GAME.setup(seats, mode=mode), Rng(5))
    match = Match(GAME, referee, [make("greedy", GAME)] * seats, Rng(5))
    for i in range(PAGES):
        match.run(EVERY)
        if referee.table.over:
            break
        now = lowest(actors(referee.table))
        for viewer in (now, (now + 1) % seats, WATCHER):
            html = table_page(seen(referee, viewer), Reader(("en", "hu")[i % 2]), "/api")
            assert "civilization-prompt" not in html
            assert "cv-" not in re.sub(r'class="[^"]*"|(href|src)="[^"]*"', "", html)
        sight = seen(referee, now)
        for say in draw(sight, texts("en")).sentences:
            moves = GAME.grammar.parse(say.words)
            assert isinstance(moves, list)
            assert check(sight.view, now, moves[0]) is None


SAY = re.compile(r'<template data-say="([^"]*)"\s*(?:data-each="([^"]*)"\s*)?(?:data-most="(\d+)")?')


def spelled(html: str) -> list[str]:
    """The sentences of a page, as the picker reads them."""
    out: list[str] = []
    for words, each, most in SAY.findall(html):
        for star in each.split("|"):
            for number in range(int(most), 0, -1) if most else [0]:
                out.append(words.replace("*", star.partition("=")[0]).replace("#", str(number)))
    return out


@pytest.mark.parametrize("at", ["movement", "ships", "own_part", "hands", "growth"])
def test_very_many_sentences_stand_in_few(at: str) -> None:
    """What the picker makes of them is what can be said, the likeliest first."""
    referee, seat = reached(at, seed=1, turn=6)
    sight = seen(referee, seat)
    said = [say.words for say in draw(sight, texts("hu")).sentences]
    found = spelled(table_page(sight, Reader("hu"), "/api"))
    assert sorted(found) == sorted(said)
    assert found[0] == said[0]


MOST = 150_000                         # bytes of a page
HEAVY = {"movement", "barter", "buying", "ships", "losses", "own_part"}


@pytest.mark.parametrize("seats", [5, 7])
def test_a_page_stays_light(seats: int) -> None:
    """Late in a game of greedy players: the last four turns of twelve, at everything that lists much."""
    referee = Referee(GAME, GAME.setup(seats), Rng(3))
    match = Match(GAME, referee, [make("greedy", GAME)] * seats, Rng(3))
    weighed: set[str] = set()
    for count, seat in enumerate(match.seats()):
        table = cast(Civilization, referee.table)
        if table.turn == 14:
            break
        where = phase(table)
        if table.turn >= 10 and where in HEAVY and (where not in weighed or count % 40 == 0):
            weighed.add(where)
            assert len(table_page(seen(referee, seat), Reader("hu"), "/api").encode()) < MOST, where
    assert {"movement", "barter", "buying", "ships"} <= weighed


def test_whoever_moves_may_say_every_number_and_the_best_way_comes_first() -> None:
    referee = laid(MARCH)
    page = draw(seen(referee, 0), texts("en"))
    said = [say.words for say in page.sentences]
    assert {f"walk delphi corinth {number}" for number in range(1, 5)} <= set(said)
    assert {GAME.grammar.say(move) for move in options(referee.table, 0)} <= set(said)
    assert [mark.stack for mark in page.map.marks if mark.id == "troy"] == ["6 6 2"]
    assert next(ship.range for ship in page.map.ships if ship.seat == 0)
    assert [chip.label for chip in page.fleet[0].aboard] == ["5", "4", "3", "2", "1"]
    assert page.most == 6


def test_what_will_come_is_what_the_rules_do() -> None:
    """Conflicts, a city that can be built, surplus: as the conflicts of E6 then turn out."""
    table = cast(Civilization, laid(MARCH).table)
    for area, tokens in (("athens", 8), ("ionia", 3)):
        table.tokens[AREA_IDS.index(area) * table.seats] = tokens
    referee = laid(MARCH)
    referee.table = table
    page = draw(seen(referee, 0), texts("en"))
    assert page.forecast is not None
    coming = {row.name: row for row in page.forecast.rows}
    assert coming["Athens"].text == "the city of Judit is attacked"
    assert coming["Troy"].kind == "city"
    after = table.clone()
    begin_conflicts(after)
    kept = after.on(AREA_IDS.index("ionia"), 0)
    assert coming["Ionia"].text == f"a conflict; you keep {kept}"
    assert page.forecast.surplus[AREA_IDS.index("delphi")] == 2
    assert AREA_IDS.index("troy") not in page.forecast.surplus


def test_a_sealed_list_is_seen_on_the_map_by_its_owner_alone() -> None:
    at = {"phase": "cities", "areas": {"troy": 6, "ionia": 4, "lycia": 2, "knossos": {"tokens": [0, 6]},
                                       "phaestos": {"tokens": [0, 3]}}}
    referee = laid(at)
    assert phase(cast(Civilization, referee.table)) == "cities"
    referee.say(0, "build troy")
    mine, theirs = (draw(seen(referee, seat), texts("en")) for seat in (0, 1))
    assert [mark.city for page in (mine, theirs) for mark in page.map.marks if mark.id == "troy"] == [0, -1]
    assert mine.planned == ["A city in Troy"]
    assert theirs.planned == []


def test_the_log_is_told_by_turns_and_events() -> None:
    silent = {"turn", "nation", "done", "gained", "forfeited"}
    assert set(notes.NOTES) - set(EVENTS) == silent
    assert set(EVENTS) <= set(notes.NOTES)
    sight = seen(played(4, "full", 260), 0)
    titles = [group.title for group in whole(sight, texts("en"))][::-1]
    pairs = [tuple(map(int, found)) for title in titles for found in re.findall(r"Turn (\d+) · E(\d+)", title)]
    assert len(pairs) > 20
    assert pairs == sorted(pairs)


def test_tokens_that_went_the_same_way_are_told_as_one_group() -> None:
    run = [Note("walked", 0, (1, 2, 1)), Note("walked", 0, (1, 3, 2)), Note("walked", 0, (1, 2, 4))]
    assert [note.args for note in together(run)] == [(1, 2, 5), (1, 3, 2)]
    assert [note.args for note in run] == [(1, 2, 1), (1, 3, 2), (1, 2, 4)]


def test_a_flood_that_reaches_nobody_else_is_passed_by_one_click() -> None:
    """CV-R70 lets the victim name others all the same; nobody would."""
    referee = Referee(GAME, GAME.setup(3), Rng(5))
    Match(GAME, referee, [make("greedy", GAME)] * 3, Rng(5)).run(6)
    table = cast(Civilization, referee.table)
    victim = table.order[0]
    table.push(Shares(FLOOD, victim, -1, 10, [0] * 3, 17, 0))
    page = draw(seen(referee, victim), texts("en"))
    assert [(button.word, button.label, button.plain) for button in page.buttons] == [("done", "Go on", True)]
    assert page.reason == "Nobody else has anything to lose there."


def test_the_drawing_has_every_area_coast_and_sea() -> None:
    drawn = set(re.findall(r'id="([a-z_-]+)"', (STATIC / "inland_sea.svg").read_text(encoding="utf-8")))
    assert set(AREA_IDS) <= drawn
    page = draw(seen(laid(MARCH), 0), texts("en"))
    assert {f"w-{water.id}" for water in page.map.waters} <= drawn
    assert {goal.split(" ")[0] for goal in page.map.goals.split("|")} <= {*AREA_IDS, *NODE_IDS}
    lakes = {node for node in NODE_IDS if f"w-{node}" not in drawn}
    assert len(lakes) < 15
