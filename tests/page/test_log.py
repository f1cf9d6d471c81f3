"""The log on the page: in order, whole, with the mark where the viewer's last move is; for every game with a page."""

import re
from dataclasses import replace
from html import unescape
from itertools import pairwise
from typing import Any, cast

import pytest

from kronika.core.rng import Rng
from kronika.core.step import WATCHER
from kronika.core.table import Note, settle
from kronika.games import KEYS, load
from kronika.games import notes as notes_of
from kronika.games.history_of_the_world.aftermath import raze_after_battle
from kronika.games.history_of_the_world.lands import LANDS
from kronika.games.history_of_the_world.scenario import position
from kronika.games.history_of_the_world.table import World
from kronika.locale.log import line
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.log import Group, before, begin, recent
from kronika.web.draw.sight import Line, Sight
from kronika.web.render import texts
from kronika.web.rooms import ROOMS
from kronika.web.table_page import Reader, log_fragment, table_page
from tests.browser.ages_positions import BENCE, DORA, HYPATIA, JUDIT, MIDDLE, laid
from tests.page.stub import seen

DRAWN = [key for key in KEYS if key in ROOMS]


def after(key: str, decisions: int, viewer: int = 0) -> Sight:
    """The table and its log after so many decisions of bots."""
    game = load(key)
    referee = Referee(game, game.setup(3), Rng(5))
    Match(game, referee, [make("random", game)] * 3, Rng(5)).run(decisions)
    return seen(referee, viewer)


def sentences(groups: list[Group]) -> list[str]:
    """Everything that the log says, in the order in which it happened."""
    return [said for group in reversed(groups) for item in group.items
            for said in ["".join(piece.text for piece in item.pieces), *item.subs]]


@pytest.mark.parametrize("key", DRAWN)
def test_what_the_page_shows_and_what_it_fetches_is_the_whole_log(key: str) -> None:
    sight = after(key, 300)
    room = ROOMS[key]
    stops = room.stops(sight.lines)
    words = texts("hu")
    alone = replace(sight, viewer=WATCHER)       # no mark divides a group
    first = begin(sight.lines, stops)
    shown = sentences(room.log(recent(alone, stops), words))
    fetched = sentences(room.log(before(alone, first), words)) if first else []
    assert fetched + shown == sentences(room.log(alone, words))
    assert shown
    assert first or key == "seven_wonders"       # a short log is shown whole
    assert "small-seat" in log_fragment(sight, Reader("hu"), len(sight.lines))


@pytest.mark.parametrize("key", DRAWN)
def test_every_group_has_a_name_of_its_own(key: str) -> None:
    """The page is morphed: two parts of one name would be taken for each other."""
    sight = after(key, 300)
    ids = re.findall(r'id="(log-[^"]*)"', log_fragment(sight, Reader("hu"), len(sight.lines)))
    assert ids
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("key", DRAWN)
def test_above_the_mark_stands_all_that_happened_since_the_last_move(key: str) -> None:
    marked = 0
    for decisions in range(40, 120, 11):
        sight = after(key, decisions)
        groups = ROOMS[key].log(sight, texts("hu"))
        at = [i for i, group in enumerate(groups) if group.since]
        assert len(at) <= 1
        last = max((row.number for row in sight.lines if row.seat == 0 and not row.pending), default=-1)
        if at:
            marked += 1
            above = [item for group in groups[:at[0]] for item in group.items]
            below = [item for group in groups[at[0]:] for item in group.items]
            assert all(item.at > last for item in above if item.at)
            assert all(item.begun <= last for item in below if item.at)
    assert marked


@pytest.mark.parametrize("key", DRAWN)
def test_the_mark_is_drawn_above_the_last_move_and_no_heading_twice(key: str) -> None:
    """What came after it under the same heading stands above the mark, and takes the heading along."""
    marked = 0
    for decisions in range(40, 120, 11):
        sight = after(key, decisions)
        html = table_page(sight, Reader("hu"), "/api")
        drawn = re.findall(r'class="(since)"|id="(log-[^"]*)"|<h4>(.*?)</h4>', html, re.DOTALL)
        groups = ROOMS[key].log(sight, texts("hu"))
        for group in groups:
            if group.since:
                marked += 1
                name = f"log-{group.at}-{group.title.replace(' ', '_')}"
                assert unescape(drawn[[mark for mark, _, _ in drawn].index("since") + 1][1]) == name
        heads = [re.sub("<.*?>", "", head).strip() for _, _, head in drawn if head]
        assert all(one != other for one, other in pairwise(heads))
    assert marked


def test_no_gain_stands_above_its_event() -> None:
    """Through the Ages: what an event brings is told under it, not under an older sentence of the same player."""
    sight = after("through_the_ages", 300)
    tells = notes_of("through_the_ages", "2015")
    words = texts("hu")
    events = 0
    for group in ROOMS["through_the_ages"].log(sight, words):
        for item in group.items:
            names = [person.name for person in sight.people]
            rows = [row for row in sight.lines if item.begun <= row.number < item.at]
            told = [line(words, tells, note, names, 0) for row in rows for note in row.notes]
            if item.seat < 0 and item.subs:
                events += 1
                heading = told.index("".join(piece.text for piece in item.pieces))
                assert all(any(said.endswith(sub) for said in told[heading:]) for sub in item.subs)
    assert events


def ages_log(viewer: int, at: dict[str, Any], *said: tuple[int, str]) -> list[tuple[str, list[str]]]:
    """What the log says in a position of Through the Ages, each sentence with what followed from it."""
    groups = ROOMS["through_the_ages"].log(seen(laid(at, *said), viewer), texts("en"))
    return [("".join(piece.text for piece in item.pieces), item.subs)
            for group in reversed(groups) for item in group.items]


def test_what_an_attack_brings_stands_under_its_end() -> None:
    """Not under the attack, of which nobody knew how it would end."""
    strong = {**JUDIT, "hand": ["aggression_spy"], "workers": {"warriors": 6}, "techs": [], "wonders": []}
    weak = {**DORA, "science": 5, "hand": []}
    at = {**MIDDLE, "phase": "politics", "active": 1, "seat": [weak, strong, BENCE, HYPATIA]}
    told = ages_log(0, at, (1, "attack aggression_spy on 0"))
    attack = next(i for i, (text, _) in enumerate(told) if text.startswith("Judit attacked"))
    assert told[attack][1] == []
    assert [sub.split()[0] for sub in told[attack + 1][1]] == ["You", "Judit"]


def test_what_ends_a_turn_is_not_told_of_an_event() -> None:
    """2006: whoever holds too many military cards discards after the politics, whatever event there was."""
    game = load("through_the_ages").of("2006")
    referee = Referee(game, game.setup(3, "2006"), Rng(4))
    Match(game, referee, [make("greedy", game)] * 3, Rng(4)).run(500)
    words = texts("en")
    groups = ROOMS["through_the_ages"].log(seen(referee, WATCHER), words)
    events = [item for group in groups for item in group.items if item.seat < 0]
    assert [sub for item in events for sub in item.subs]
    assert not [sub for item in events for sub in item.subs if "discarded" in sub]


@pytest.mark.parametrize(("food", "subs"), [(0, ["Nobody is affected."]), (3, ["You lost 3 food."])])
def test_an_event_says_whom_it_touches_or_that_it_touches_nobody(food: int, subs: list[str]) -> None:
    """Rats eat the food of everybody: in 2015, prepared by Dóra."""
    empty = {"food": 0, "blue": {}, "hand": []}
    seats = [{**DORA, **empty, "food": food, "hand": ["national_pride"]}, {**JUDIT, **empty}]
    told = ages_log(0, {**MIDDLE, "phase": "politics", "current": ["rats"], "seat": seats},
                    (0, "prepare national_pride"))
    assert ("Event: Rats", subs) in told


def test_the_same_again_stands_beside_the_first() -> None:
    """Two equal discards are two sentences, not one and what followed from it."""
    discarded = Note("discarded", 1, (-1,))
    sight = seen(laid({**MIDDLE, "phase": "politics"}), 0)
    sight.lines = [Line(0, 1, [discarded, discarded])]
    groups = ROOMS["through_the_ages"].log(sight, texts("en"))
    assert [item.subs for group in groups for item in group.items] == [[], []]


def test_it_is_said_why_marauders_score() -> None:
    """History of the World: Vikings after a battle that they won."""
    game = load("history_of_the_world")
    at = {"epoch": 4, "empire": "vikings", "seat": [{"score": 41}, {"score": 50}, {"score": 7}],
          "lands": {"scandinavia": {"seat": 0, "active": True}, "alemannia": {"seat": 1, "has": ["monument"]}}}
    setup = game.setup(3)
    table = cast(World, position(game, setup, at, Rng(1)))
    settle(table)
    table.notes = []
    raze_after_battle(table, table.realm(), [land.id for land in LANDS].index("alemannia"))
    told = table.notes
    sight = seen(Referee(game, setup, Rng(1), table), 1)
    sight.lines = [Line(0, 0, [Note("occupied", 0, (0,)), *told])]
    said = sentences(ROOMS[game.key].log(sight, texts("en")))
    assert said[-2:] == ["Marauders gain a point for razing.", "Dóra gained 1 point and came to 42."]
