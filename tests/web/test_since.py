"""What others did since the viewer's last decision: its steps, their numbers and their moments."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kronika.core.rng import Rng
from kronika.games import load
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.sight import Sight
from kronika.web.draw.since import Measure, Step, Story, since, steps
from kronika.web.render import texts
from kronika.web.rooms import ROOMS
from tests.page.stub import seen

DECISIONS = 60


def played(game: str, seats: int, decisions: int) -> Referee:
    rules = load(game)
    referee = Referee(rules, rules.setup(seats), Rng(5))
    Match(rules, referee, [make("greedy", rules)] * seats, Rng(5)).run(decisions)
    return referee


def told(sight: Sight) -> list[Step]:
    return steps(ROOMS[sight.game.key].log(since(sight), texts("hu")), sight.viewer)


@pytest.mark.parametrize("game", ["seven_wonders", "history_of_the_world", "through_the_ages"])
def test_every_sentence_since_the_last_decision_is_a_step(game: str) -> None:
    referee = played(game, 3, DECISIONS)
    for viewer in range(3):
        sight = seen(referee, viewer)
        mine = max(line.number for line in sight.lines if line.seat == viewer)
        found = told(sight)
        assert [step.number for step in found] == list(range(1, len(found) + 1))
        assert all(mine <= step.item.begun < step.item.at <= len(sight.lines) for step in found)
        said = {note.word for line in sight.lines[mine + 1:] for note in line.notes if note.seat not in (-1, viewer)}
        assert bool(found) >= bool(said - set(referee_headings(game)))
        assert not found or found[0].item.seat not in (-1, viewer)


def referee_headings(game: str) -> list[str]:
    notes: Any = __import__(f"kronika.games.{game}.notes", fromlist=["HEADINGS"])
    return [*notes.HEADINGS, "round"]


@pytest.mark.parametrize("game", ["history_of_the_world", "through_the_ages"])
def test_how_a_table_was_laid_out_is_no_story(game: str) -> None:
    """Before the first decision of anybody there is nothing to show."""
    rules = load(game)
    referee = Referee(rules, rules.setup(3), Rng(5))
    assert all(told(seen(referee, viewer)) == [] for viewer in range(3))


def test_a_watcher_has_no_steps() -> None:
    assert told(seen(played("seven_wonders", 3, 20), -1)) == []


def test_a_pick_that_all_waited_for_tells_what_the_others_did() -> None:
    sight = seen(played("seven_wonders", 3, DECISIONS), 0)
    last = next(line for line in reversed(sight.lines) if any(note.word == "built" for note in line.notes))
    sight = replace(sight, viewer=last.seat, lines=sight.lines[:last.number + 1])
    assert {step.item.seat for step in told(sight)} == {0, 1, 2} - {last.seat}


def story(before: list[int], after: list[int], seat: int = 1, **more: Any) -> Story:
    referee = played("seven_wonders", 3, DECISIONS)
    sight = seen(referee, 0)
    item = ROOMS["seven_wonders"].log(sight, texts("hu"))[-1].items[0]
    item = replace(item, seat=seat, touches=False)
    step = Step(1, "", item, before=[Measure("coin", "coins", before)], after=[Measure("coin", "coins", after)], **more)
    return Story(sight, [step])


def test_the_numbers_that_changed_are_told_the_acting_seat_first() -> None:
    tale = story([3, 5, 2], [4, 2, 2])
    assert [(change.seat, change.by) for change in tale.changes] == [(1, -3), (0, 1)]
    assert tale.mine == tale.steps                         # the viewer gained a coin
    assert [(each.person.seat, each.before, each.after) for each in tale.bars] == [(0, 3, 4), (1, 5, 2), (2, 2, 2)]
    assert [(each.kept, each.moved) for each in tale.bars] == [(60, 20), (40, 60), (40, 0)]


def test_of_what_happened_at_one_time_each_step_tells_its_own() -> None:
    tale = story([3, 5, 2], [4, 2, 2], shared=True)
    assert [(change.seat, change.by) for change in tale.changes] == [(1, -3)]
    assert tale.mine == []
    assert story([3, 5, 2], [4, 2, 2], silent=True).changes == []


def test_nothing_changed_has_no_bars() -> None:
    assert story([3, 5, 2], [3, 5, 2]).bars == []


def test_armies_belong_to_the_card_that_called_them_up() -> None:
    """Those of the empire do not follow from what its kingdom did."""
    sight = seen(played("history_of_the_world", 3, 120), 0)
    groups = ROOMS["history_of_the_world"].log(sight, texts("en"))
    followed = [item for group in groups for item in group.items for sub in item.subs if sub.startswith("Took ")]
    assert followed
    assert {getattr(item, "word", "") for item in followed} == {"played"}
