"""The pages of History of the World, drawn from a referee: every moment, every seat, both languages."""

import re
from html import unescape
from typing import cast

import pytest
from scripts import world_map

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, options
from kronika.games import load
from kronika.games.history_of_the_world.board import phase
from kronika.games.history_of_the_world.parts import Target
from kronika.games.history_of_the_world.table import World
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.history_of_the_world.room import ROOM
from kronika.web.draw.history_of_the_world.world import promising
from kronika.web.render import HERE, STATIC, texts
from kronika.web.table_page import Reader, card_fragment, score_page, table_page, why_fragment
from tests.page.stub import WATCHER, seen

STYLE = re.compile(r"<[^>]*\sstyle=")
HANDLER = re.compile(r"<[^>]*\son\w+=")
SAY = re.compile(r'<template data-say="([^"]+)"')
PART = re.compile(r'<[^>]*data-word="([^"]+)"[^>]*data-level="(\d)"')
KEY = "history_of_the_world"
TEMPLATES = HERE / "templates" / KEY


def rendered(referee: Referee, viewer: int, lang: str) -> str:
    return table_page(seen(referee, viewer), Reader(lang), "/api/tables/demo")


def begun(seats: int, draft: str, seed: int) -> Referee:
    game = load(KEY)
    return Referee(game, game.setup(seats, options={"draft": draft}), Rng(seed))


def holds(sentence: list[str], phrase: list[str]) -> bool:
    return any(sentence[i:i + len(phrase)] == phrase for i in range(len(sentence)))


def reachable(words: str, says: list[str], parts: list[tuple[str, int]]) -> bool:
    """Whether picking parts as a person would, level by level, proposes exactly this sentence."""
    own = [part for part in parts if holds(words.split(), part[0].split())]
    firsts = [part[0] for part in own if part[1] == 1]
    seconds = ["", *(part[0] for part in own if part[1] == 2)]
    for first in firsts:
        for second in seconds:
            left = [say for say in says if holds(say.split(), first.split()) and holds(say.split(), second.split())]
            if left and left[0] == words:
                return True
    return False


def complete(html: str, expected: list[str]) -> None:
    """Every legal sentence is listed, and clicks lead to each."""
    says = SAY.findall(html)
    parts = [(unescape(word), int(level)) for word, level in PART.findall(html)]
    assert sorted(says) == sorted(expected)
    for words in says:
        assert reachable(words, says, parts), words


def whole_game(seats: int, draft: str, level: str, seed: int, step: int, alone: int = 1) -> set[str]:
    """Draw a whole game: each new phase and one moment in `step` for all viewers, one in `alone` for the actor."""
    referee = begun(seats, draft, seed)
    game = referee.game
    phases: set[str] = set()
    match = Match(game, referee, [make(level, game)] * seats, Rng(seed))
    for count, seat in enumerate(match.seats()):
        offers = options(game.view(referee.table, seat), seat)
        now = phase(cast(World, referee.table), seat)
        fresh = now not in phases
        phases.add(now)
        if fresh or count % alone == 0:
            assert ROOM.page(seen(referee, seat), texts("hu")).phase == now
        if fresh or count % step == 0:
            for lang in ("hu", "en"):
                html = rendered(referee, seat, lang)
                complete(html, [game.grammar.say(move) for move in offers])
                assert not STYLE.search(html)
                assert not HANDLER.search(html)
                assert len(html.encode()) < 150_000
                for viewer in (*range(seats), WATCHER):
                    if viewer != seat:
                        assert not SAY.search(rendered(referee, viewer, lang)) or actors(referee.table) >> viewer & 1
    for viewer in (0, WATCHER):
        for lang in ("hu", "en"):
            assert rendered(referee, viewer, lang)
            assert "<tfoot>" in score_page(seen(referee, viewer), [referee.table.clone()] * 2,
                                           Reader(lang, extra={"last_moment": 1}), "/api")
    return phases


@pytest.mark.parametrize(("seats", "draft", "level", "step", "alone"), [
    (3, "normal", "random", 15, 1), (6, "normal", "greedy", 120, 4), (4, "classic", "random", 45, 1),
    (6, "classic", "greedy", 160, 4)])
def test_every_moment_can_be_drawn(seats: int, draft: str, level: str, step: int, alone: int) -> None:
    """A greedy game of six has thousands of moments: one in four is drawn for the actor."""
    phases = whole_game(seats, draft, level, seats, step, alone)
    assert {"opening", "conquest", "siege"} <= phases
    assert ({"classic"} if draft == "classic" else {"events", "empires"}) <= phases


def test_pages_do_not_know_what_a_seat_cannot_see() -> None:
    """Two tables that differ only in what the viewer cannot see give the same page."""
    referee = begun(4, "normal", 5)
    game = referee.game
    match = Match(game, referee, [make("greedy", game)] * 4, Rng(1))
    for count, _ in enumerate(match.seats(90)):
        if count % 15 == 3:
            for viewer in range(4):
                other = seen(referee, viewer)
                guess = game.determinize(game.view(referee.table, viewer), viewer, Rng(count))
                other.view = game.view(guess, viewer)
                assert table_page(other, Reader("hu"), "/api/tables/demo") == rendered(referee, viewer, "hu")


def test_the_past_offers_nothing() -> None:
    referee = begun(3, "normal", 3)
    seat = lowest(actors(referee.table))
    sight = seen(referee, seat, at=1)
    html = table_page(sight, Reader("en"), "/api")
    assert not SAY.search(html)
    assert 'data-word="' not in html


def test_names_are_data() -> None:
    sight = seen(begun(3, "normal", 3), 0)
    sight.people[1].name = "<script>|alert(1)</script>"
    assert "<script>|alert" not in table_page(sight, Reader("en"), "/api")


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_every_card_has_a_large_face_and_every_rule_a_sentence(lang: str) -> None:
    game = load(KEY)
    for kind in ("play", "empire"):
        for card in game.grammar.forms[kind].parts[0].kinds[0].words:
            assert card_fragment(KEY, card, lang)
    assert card_fragment(KEY, "no_such_card", lang) is None
    for rule in game.rules:
        assert why_fragment(KEY, rule.ref, lang)


def test_the_map_is_what_the_script_draws() -> None:
    file = (STATIC / "world.svg").read_text(encoding="utf-8")
    assert file == world_map.draw(), "run scripts/world_map.py"
    assert len(file) < 92_000


def test_the_signs_of_the_map_bear_their_colours() -> None:
    """A rule of a scoped style sheet does not reach what `use` shows: pills would be black, levels all alike."""
    symbols = (TEMPLATES / "symbols.html").read_text()
    assert 'fill="var(--pill, var(--sheet))"' in symbols
    assert "'var(--seat)' if k <= n else 'var(--line-2)'" in symbols
    assert 'class="pill"' not in symbols


def test_the_lands_that_promise_most_stand_out_among_many() -> None:
    def target(land: int, gain: int, holds: float) -> Target:
        out = Target(land, ["land"], "")
        out.gain, out.holds = gain, holds
        return out

    many = [target(0, 9, 0.1), target(1, 3, 1.0), target(2, 4, 0.9), target(3, 0, 1.0), target(4, 8, 0.5)]
    assert promising(many) == {1, 2, 4}
    assert promising(many[:3]) == set()
