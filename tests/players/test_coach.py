"""The coach: decisions of a record judged by views, what costs most, and the same from equal seeds."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.table import Table, options, play
from kronika.core.witness import shares
from kronika.games import OWN, load
from kronika.players import Player, make
from kronika.players.budget import Budget
from kronika.players.coach import Finding, judge, rounded, work
from kronika.players.judgement import judgement_of
from kronika.players.match import Match
from kronika.players.report import report
from kronika.players.stretch import BETWEEN, Replay, goes_on, parted, planned
from kronika.players.walk import Walk
from kronika.referee import codec, record
from kronika.referee.chance import luck
from kronika.referee.referee import Referee
from kronika.referee.replay import to_record
from tests.players.test_judgement import later

RECORDS = Path(__file__).parents[2] / "records"
TEXT = (RECORDS / "seven_wonders" / "seven_wonders_3_2026_0000.kronika").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def way() -> Walk:
    out = Walk(TEXT, 0)
    out.go()
    return out


def test_the_way_leads_to_every_decision_with_a_choice(way: Walk) -> None:
    assert way.done
    log = record.read(TEXT).log
    assert [log[moment.line][0] for moment in way.moments] == [0] * len(way.moments)
    assert 15 <= len(way.moments) <= 20


def test_it_looks_at_views_alone(way: Walk) -> None:
    """What the seat could not see is not there; so nothing that is found can depend on it."""
    for moment in way.moments[::6]:
        other = way.game.determinize(moment.view, 0, Rng(3))
        assert codec.save(way.game, moment.view) == codec.save(way.game, way.game.view(other, 0))


def test_a_finding_tells_chances_points_and_reasons(way: Walk) -> None:
    number = len(way.moments) - 2
    found = judge(way, number, Budget(40))
    assert found is not None
    assert found == judge(way, number, Budget(40)), "equal seeds, equal findings"
    assert sum(found.chances) == pytest.approx(1.0)
    assert found.could >= found.chance
    assert found.worlds > 1
    assert found.rival
    assert found.said == record.read(TEXT).log[found.line][1]
    assert Finding.load(found.save()) == Finding.load(rounded(found.save()))
    for reason in found.reasons:
        assert reason.aspect in [name for name, _ in judgement_of("seven_wonders").aspects]
        assert reason.points


class Seller(Player):
    """Sells every card that may be sold."""

    level = "seller"

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        return next((move for move in options if move.word == "sell"), options[0])


def test_of_many_mistakes_the_five_dearest_are_told() -> None:
    """Whoever sells every card has made more: the same deal, judged by so many simulations, on any machine."""
    game = load("seven_wonders")
    setup = game.setup(3, options={"sides": "all_day"})
    referee = Referee(game, setup, luck(1, 1))
    Match(game, referee, [Seller(), make("greedy", game), make("greedy", game)], stream(1, 1)).run()
    sold = Walk(to_record(referee).dump(), 0)
    sold.go()
    found = [judge(sold, number, Budget(120)) for number in range(len(sold.moments))]
    told = report([each for each in found if each])
    assert sum(each.mistake for each in found if each) > 5
    assert len(told.worst) == 5
    assert [each.weight for each in told.worst] == sorted((each.weight for each in found if each and each.mistake),
                                                          reverse=True)[:5]


def test_selling_the_best_card_of_the_last_turn_is_a_mistake(way: Walk) -> None:
    """The last turn is played out: what a card is worth there is no opinion."""
    last = way.moments[-1]
    words = [way.game.grammar.say(move) for move in options(last.view, 0)]
    sale = next(said for said in words if said.startswith("sell"))
    meant = way.game.grammar.parse(sale)
    assert isinstance(meant, list)
    sold = Walk(TEXT, 0)
    sold.moments = [replace(last, move=meant[0])]
    found = judge(sold, 0, Budget(60))
    assert found is not None
    assert found.said == sale
    assert found.best != sale
    assert found.gain > 0
    assert found.mistake


def test_the_work_of_a_process() -> None:
    """First the way, in parts; then one decision after the other."""
    asked = {"record": TEXT, "seat": 1, "number": -1, "ms": 1}
    said = work(asked)
    while "decisions" not in said:
        assert said["walked"] <= said["of"] + 1
        said = work(asked)
    assert len(said["decisions"]) >= 15
    found = work({**asked, "number": len(said["decisions"]) - 1, "ms": 60})["found"]
    assert found is None or found["line"] == said["decisions"][-1][0]


def test_an_open_decision_is_the_last_one() -> None:
    head, _, log = TEXT.partition("\n---\n")
    lines = log.splitlines()
    head = "\n".join(line for line in head.splitlines() if not line.startswith(("scores", "ranks", "reason")))
    for cut in range(40, 60):
        way = Walk("\n".join([head, "---", *lines[:cut], ""]), 0)
        way.go()
        if way.moments and way.moments[-1].line == cut:
            found = judge(way, len(way.moments) - 1, Budget(30))
            assert found is not None
            assert found.said == ""
            assert not found.mistake
            return
    raise AssertionError("seat 0 is never asked")


def made(number: int, cost: float, **more: object) -> Finding:
    found = Finding(number, number, 0, "a", "b" if cost else "a", 10, [0.5, 0.5], 0.5, 0.5 + cost, 0.01, 0.5, 0.3, 6.0,
                    "c")
    return replace(found, **more)                # type: ignore[arg-type]


def test_the_report_tells_the_dearest_first() -> None:
    told = report([made(n, cost) for n, cost in enumerate([0.0, 0.02, 0.1, 0.05, 0.3, 0.04, 0.06, 0.001])])
    assert [found.number for found in told.worst] == [4, 2, 6, 3, 5]
    assert told.same == 2
    assert told.judged == 8
    assert told.finest == []
    assert report([made(0, 0.0, gain=3.0)]).finest == [made(0, 0.0, gain=3.0)]


def test_what_is_within_the_error_is_no_mistake() -> None:
    assert not made(0, 0.05, error=0.06).mistake
    assert report([made(0, 0.05, error=0.06)]).worst == []
    assert made(0, 0.001, gain=4.0).mistake, "where the game is decided, points still tell"


def test_chances_are_shares_of_one() -> None:
    assert shares([10.0, 10.0], 5.0) == [0.5, 0.5]
    assert sum(shares([3.0, 9.0, -200.0], 6.0)) == pytest.approx(1.0)


@pytest.mark.parametrize("key", OWN)
def test_every_game_tells_its_aspects(key: str) -> None:
    """As many parts and amounts as there are names, and each part of something that is there."""
    judgement = judgement_of(key)
    t = later(load(key), 30)
    assert judgement.aspects
    assert len(judgement.parts(t, 0)) == len(judgement.amounts(t, 0)) == len(judgement.aspects)
    size = len(judgement.features(t, 0))
    assert all(i < size for _, features in judgement.aspects for i in features)


LISTS = (RECORDS / "civilization" / "civilization_2_20_0000.kronika").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def marched() -> Walk:
    """Civilization is mostly small moves of long lists: what search leaves to skilled play."""
    out = Walk(LISTS, 0)
    while len(out.moments) < 6:
        out.step()
    return out


def test_a_stretch_is_all_that_was_said_at_one_step(marched: Walk) -> None:
    """In the order of the log; what there was no choice about is left out."""
    log = record.read(LISTS).log
    stretches = [moment for moment in marched.moments if moment.stretch]
    assert len(stretches) > 2
    assert max(len(moment.stretch) for moment in stretches) > 2
    own = iter(words for seat, words in log[:marched.line] if seat == 0)
    assert all(marched.game.grammar.say(move) in own for moment in stretches for move in moment.stretch)
    for moment in stretches:
        assert log[moment.line] == (0, marched.game.grammar.say(moment.stretch[0]))


def test_a_march_is_compared_with_the_skilled_players(marched: Walk) -> None:
    number = next(n for n, moment in enumerate(marched.moments) if len(moment.stretch) > 1)
    found = judge(marched, number, Budget(4))
    assert found is not None
    assert len(found.said.split(BETWEEN)) == len(marched.moments[number].stretch)
    assert found.second in (found.said, BETWEEN.join(marched.game.grammar.say(move)
                                                     for move in marched.moments[number].plan))
    assert found.worlds >= 4
    assert report([found]).judged == 1


def test_whoever_marches_like_the_skilled_player_made_no_mistake(marched: Walk) -> None:
    number = next(n for n, moment in enumerate(marched.moments) if moment.stretch)
    moment = marched.moments[number]
    plan = planned(marched.game, marched.search.judgement, moment.view, 0, Rng(number * 7919 + 1))
    kept, moment.stretch, moment.move = moment.stretch, plan[::-1], plan[-1]
    found = judge(marched, number, Budget(2))
    moment.stretch, moment.move = kept, kept[0]
    assert found is not None
    assert found.said == found.best
    assert sum(found.chances) == pytest.approx(1.0)
    told = report([found])
    assert (told.judged, told.same, told.worst) == (1, 1, [])


def test_a_replay_says_its_moves_and_then_plays_on_well(marched: Walk) -> None:
    """In every playout from the beginning; what is impossible ends it."""
    moment = max(marched.moments, key=lambda each: len(each.stretch))
    game, judgement, step = marched.game, marched.search.judgement, type(moment.view.stack[-1])
    replay = Replay(judgement, step, moment.stretch)
    for world in (1, 2):
        t = game.determinize(moment.view, 0, Rng(world))
        said = []
        while goes_on(t, 0, step) and len(said) < len(moment.stretch):
            move = replay.reply(t, 0, Rng(1))
            assert move is not None
            if len(options(t, 0)) > 1:
                said.append(move)
            play(t, 0, move)
        assert said == moment.stretch
    t = game.determinize(moment.view, 0, Rng(3))
    lost = Replay(judgement, step, [Move(), *moment.stretch])
    assert lost.reply(t, 0, Rng(1)) == judgement.retort(t, 0, Rng(1))
    assert lost.said == len(lost.moves)


def test_two_stretches_are_parted_into_what_makes_the_difference() -> None:
    assert parted("a; b; b; done", "done; a; c") == ([("b", 2)], [("c", 1)])
    assert parted("a; done", "done") == ([("a", 1)], [])
