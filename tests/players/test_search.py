"""The searching player: the same from equal seeds, blind to what its view does not tell, and no worse than greedy."""
from __future__ import annotations

from typing import cast

import pytest

from kronika.core.company import Company, Whims, ranked
from kronika.core.game import Game
from kronika.core.judgement import Judgement
from kronika.core.paired import Echo, Paired, Trial, chance
from kronika.core.playout import Stop, playout
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, check, draw, lowest, options, play
from kronika.games import OWN, load
from kronika.games.civilization.purchases import Buying
from kronika.games.history_of_the_world.battle import Battle
from kronika.games.history_of_the_world.table import World
from kronika.games.seven_wonders.table import SevenWonders
from kronika.players import make
from kronika.players.budget import Budget
from kronika.players.judgement import judgement_of
from kronika.players.master import Master
from kronika.players.search import FEW, SOON, Search, chosen, settled
from kronika.referee import codec


def later(game: Game, decisions: int) -> Table:
    """A table at a decision of a seat that has a choice, after so many of greedy players."""
    t = game.new(game.setup(game.seats[0]))
    playout(t, Rng(8), decisions, False, Rng(9), judgement_of(game.key))
    while actors(t) & CHANCE_BIT or t.stack[-1].open or len(options(t, lowest(actors(t)))) == 1:
        if actors(t) & CHANCE_BIT:
            play(t, CHANCE, draw(t, Rng(7)))
        else:
            playout(t, Rng(8), 1, False, Rng(9), judgement_of(game.key))
    return t


@pytest.mark.parametrize("key", OWN)
@pytest.mark.parametrize("bot", ["search@6", "master@6"])
def test_the_same_in_worlds_that_it_cannot_tell_apart(key: str, bot: str) -> None:
    """The real table, and one that differs in everything hidden: byte-equal views, and the same decision."""
    game = load(key)
    for decisions in (12, 50):
        t = later(game, decisions)
        seat = lowest(actors(t))
        other = game.determinize(game.view(t, seat), seat, Rng(99))
        assert codec.save(game, game.view(t, seat)) == codec.save(game, game.view(other, seat))
        said = [make(bot, game).decide(game.view(world, seat), seat, options(world, seat), 0, Rng(4))
                for world in (t, other)]
        assert said[0] == said[1]
        assert said[0] is not None
        assert check(t, seat, said[0]) is None


def test_greedys_move_is_always_a_candidate() -> None:
    game = load("seven_wonders")
    player, t = make("search@4", game), later(game, 20)
    assert isinstance(player, Search)
    seat = lowest(actors(t))
    view, offers = game.view(t, seat), options(t, seat)
    liked = player.judgement.decide(view, seat, offers, Rng(1))
    assert liked is not None
    trials = player.candidates(view, seat, offers, liked)
    assert trials[0].move == liked
    assert len(trials) == min(len(offers), player.judgement.breadth)
    assert len({trial.move for trial in trials}) == len(trials)


def test_many_candidates_are_sorted_out_at_a_glance_where_the_horizon_is_far() -> None:
    """In a turn of History of the World; in 7 Wonders all of them are tried to the end."""
    for key, far in (("history_of_the_world", True), ("seven_wonders", False)):
        game = load(key)
        player, t = make("search@60", game), later(game, 40)
        assert isinstance(player, Search)
        seat = lowest(actors(t))
        view, offers = game.view(t, seat), options(t, seat)
        assert (player.judgement.glance(view, seat) < player.judgement.horizon(view, seat)) == far
        trials = [Trial(move, 0.0, i == 0) for i, move in enumerate((offers * 7)[:7])]
        meter = player.budget.meter()
        left = player.sifted(view, seat, trials, meter, Rng(3))
        assert len(left) == (FEW if far else 7)
        assert left[0].move == trials[0].move
        assert [trial.stays for trial in left] == [True] + [False] * (len(left) - 1)
        assert meter.done == (18 if far else 0)
        assert far == any(trial.found for trial in trials)


def tried(found: list[list[float]], key: str = "seven_wonders") -> Paired:
    """Trials that have found so much, world by world."""
    game = load(key)
    t = later(game, 4)
    seat = lowest(actors(t))
    trials = [Trial(move, 0.0, i == 0) for i, move in enumerate(options(t, seat)[:len(found)])]
    paired = Paired(game, judgement_of(game.key), Search(game, judgement_of(game.key)).evaluation(t),
                    game.view(t, seat), seat, trials, 1)
    for trial, values in zip(trials, found):
        trial.found = values
    return paired


def test_greedys_move_stays_unless_another_is_clearly_better() -> None:
    sure = tried([[0.5, 0.5, 0.5], [0.6, 0.61, 0.62]])
    assert chosen(sure) == sure.trials[1].move
    unsure = tried([[0.5, 0.5, 0.5], [0.1, 0.9, 0.51]])
    assert chosen(unsure) == unsure.trials[0].move


def test_each_game_says_how_sure_that_has_to_be() -> None:
    """A lead of one error is enough in 7 Wonders, but not in Through the Ages, where one of three is."""
    for key, times, plays in (("seven_wonders", 1, 1), ("through_the_ages", 1, 0), ("through_the_ages", 3, 1)):
        paired = tried([[0.5, 0.5, 0.5], [0.4 + times * 0.1, 0.5 + times * 0.1, 0.6 + times * 0.1]], key)
        lead, error = paired.lead(1, 0)
        assert lead == pytest.approx(times * 0.1)
        assert 1 < lead / (times * error) < 2
        assert chosen(paired) == paired.trials[plays].move


def test_a_master_has_to_be_surer_by_the_error_of_its_network() -> None:
    paired = tried([[0.5, 0.5, 0.5], [0.51, 0.511, 0.512]])
    master = make("master@4", paired.game)
    assert isinstance(master, Master)
    assert chosen(paired) == master.chosen(paired) == paired.trials[1].move
    paired.evaluation.doubt = paired.evaluation.scale
    assert master.chosen(paired) == paired.trials[0].move


def test_the_worse_half_is_left_behind_but_never_greedys_move() -> None:
    paired = tried([[0.1], [0.4], [0.3], [0.2]])
    paired.halve()
    assert [trial.alive for trial in paired.trials] == [True, True, True, False]
    paired.halve()
    assert [trial.alive for trial in paired.trials] == [True, True, False, False]
    paired.halve()
    assert [trial.alive for trial in paired.trials] == [True, True, False, False]


def test_all_is_settled_when_no_other_move_can_come_to_be_better() -> None:
    """A clear lead, or moves that come to the same; who is clearly behind is left there, but never greedy's move."""
    steady, wild = [0.5, 0.52] * 20, [0.1, 0.9] * 20
    clear = tried([[0.3, 0.31] * 20, steady, [0.2, 0.21] * 20])
    assert settled(clear)
    assert [trial.alive for trial in clear.trials] == [True, True, False]
    unsure = tried([steady, wild, [0.2, 0.21] * 20])
    assert not settled(unsure)
    assert [trial.alive for trial in unsure.trials] == [True, True, False]
    assert settled(tried([steady, [x + 0.001 for x in steady]]))
    plan = tried([wild, [0.9, 0.1] * 20])
    assert not settled(plan)
    plan.trials[1].move = plan.trials[0].move
    assert settled(plan)                         # two plans for one move: it is played in either case


def test_a_decision_that_is_settled_takes_less_than_its_budget() -> None:
    """Asked after so many worlds: candidates that are one and the same move differ in nothing."""
    game = load("seven_wonders")
    t = later(game, 20)
    seat = lowest(actors(t))
    player = make("search@1000", game)
    assert isinstance(player, Search)
    alike = [Trial(options(t, seat)[0], 0.0, i == 0) for i in range(3)]
    paired = player.tried(game.view(t, seat), seat, alike, 1)
    player.spend(paired, player.budget.meter())
    assert player.simulations == 3 * SOON


def test_a_world_counts_only_when_all_have_played_it() -> None:
    paired = tried([[], [], []])
    assert [paired.step() for _ in range(3)] == [False, False, True]
    paired.step()
    paired.forget()
    assert [len(trial.found) for trial in paired.trials] == [1, 1, 1]
    assert paired.worlds == 1


def test_candidates_share_their_luck() -> None:
    """Two trials of one and the same move come to the same in every world."""
    paired = tried([[], []])
    paired.trials[1].move = paired.trials[0].move
    for _ in range(6):
        paired.step()
    assert paired.trials[0].found == paired.trials[1].found


def test_the_others_have_whims_in_every_second_world() -> None:
    """In 7 Wonders, where they play what greedy does not foresee; in History of the World they play like greedy.

    Who has whims is skilled beside them.
    """
    paired = tried([[], []])
    seen = []
    for _ in range(4):
        company = paired.company()
        assert isinstance(company, Company)
        assert company.seat == paired.seat
        assert company.plan is paired.own
        seen.append(isinstance(company.others, Whims))
        paired.step()
        paired.step()
    assert seen == [True, False, True, False]
    whims = paired.others[0]
    assert isinstance(whims, Whims)
    assert all((whims.skilled >> seat) & 1 for seat in range(7))
    game = load("history_of_the_world")
    t = later(game, 12)
    seat = lowest(actors(t))
    plain = Paired(game, judgement_of(game.key), paired.evaluation, game.view(t, seat), seat, paired.trials, 1)
    company = plain.company()
    assert isinstance(company, Company)
    assert company.others is plain.judgement


def test_a_seat_goes_on_by_its_plan() -> None:
    """Who is fond of military structures has more shields after the playouts than greedy."""
    game = load("seven_wonders")
    t = later(game, 4)
    seat = lowest(actors(t))
    judgement = judgement_of(game.key)
    shields = []
    for plan in (judgement, judgement.plans(t, seat)[0]):
        worlds = [t.clone() for _ in range(12)]
        for number, world in enumerate(worlds):
            playout(world, Rng(number), 400, False, Rng(number), Company(seat, plan, judgement))
        shields.append(sum(world.seat[seat].shields for world in worlds if isinstance(world, SevenWonders)))
    assert shields[1] > shields[0] > 0


def test_every_candidate_is_tried_with_every_plan() -> None:
    """Greedy's move stays; it is compared by its best plan."""
    paired = tried([[0.5, 0.5, 0.5], [0.6, 0.61, 0.62]])
    player = make("search@4", paired.game)
    assert isinstance(player, Search)
    plans = paired.judgement.plans(paired.view, paired.seat)
    trials = player.planned(paired.view, paired.seat, paired.trials)
    assert [trial.plan for trial in trials] == [None, None, plans[0], plans[0], plans[1], plans[1]]
    assert [trial.move for trial in trials] == [trial.move for trial in paired.trials] * 3
    assert [trial.stays for trial in trials] == [True, False, False, False, False, False]
    paired.trials = trials
    for trial, value in zip(trials[2:], (0.7, 0.4, 0.1, 0.1)):
        trial.found = [value, value + 0.01, value + 0.02]
    assert chosen(paired) == trials[0].move
    trials[5].found = [0.8, 0.81, 0.82]
    assert chosen(paired) == trials[1].move


def test_a_whim_is_one_of_the_moves_that_greedy_likes() -> None:
    game = load("seven_wonders")
    judgement, t = judgement_of(game.key), later(game, 6)
    seat = lowest(actors(t))
    offers = options(t, seat)
    likes = judgement.priors(t, seat, offers)
    order = sorted(range(len(offers)), key=lambda i: -likes[i])
    assert [ranked(likes, place) for place in range(len(offers))] == order
    said = [Whims(judgement, 1, 3).reply(t, seat, Rng(seed)) for seed in range(40)]
    assert {offers.index(move) for move in said if move is not None} == set(order[:3])


class Occasions(Judgement):
    """Something goes on that is told from outside."""

    now = 0

    def occasion(self, t: Table) -> int:
        return self.now


def test_every_occasion_has_luck_of_its_own() -> None:
    """The same whatever was drawn before it, other luck when it comes up again, and of those who decide as of dice."""
    t = later(load("seven_wonders"), 4)

    def drawn(*occasions: tuple[int, int]) -> list[tuple[int, int]]:
        """So many words are drawn on each occasion; the first of both kinds of luck is told."""
        judgement, rng, luck = Occasions(), Rng(1), Rng(2)
        echo, out = Echo(judgement, Stop(), 77, rng, luck), []
        for judgement.now, words in occasions:
            assert not echo.here(t)
            out.append((rng.word(), luck.word()))
            for _ in range(words):
                luck.word()
            assert not echo.here(t)              # nothing begins anew while it goes on
        return out

    few, many = drawn((3, 0), (5, 0), (3, 0), (5, 0)), drawn((3, 7), (5, 2), (3, 1), (5, 9))
    assert few == many
    assert len({each for pair in few for each in pair}) == 8
    assert drawn((5, 0))[0] == few[1]
    plain, rng, luck = drawn((0, 3)), Rng(1), Rng(2)       # nothing goes on: as it began
    assert plain == [(rng.word(), luck.word())]


def test_battles_and_turns_are_occasions_of_history_of_the_world() -> None:
    """In whole games: every battle of a turn for a land has another number than any other, and none is 0."""
    game, judgement = load("history_of_the_world"), judgement_of("history_of_the_world")
    t, met = game.new(game.setup(3)), dict[int, tuple[int, ...]]()
    rng, luck = Rng(2), Rng(3)
    while not t.over:
        top = t.stack[-1]
        w = cast(World, t)
        if w.epoch:
            what = (w.epoch, w.called, top.land if isinstance(top, Battle) else -1)
            assert met.setdefault(judgement.occasion(t), what) == what
        playout(t, rng, 1, False, luck, judgement)
    assert 0 not in met
    assert sum(1 for what in met.values() if what[2] >= 0) > 20


def test_once_a_game_is_over_a_lead_counts_more() -> None:
    paired = tried([[], []])
    t = paired.world()
    running = paired.scale(t)
    playout(t, Rng(1), 20_000, False)
    assert t.over
    assert paired.scale(t) == running / 3
    assert paired.value(t) == chance(lead(paired.standings(t), paired.seat), running / 3)


def lead(points: list[float], seat: int) -> float:
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)


def test_a_lead_is_a_chance() -> None:
    assert chance(0.0, 6.0) == 0.5
    assert 0.7 < chance(6.0, 6.0) < 0.75
    assert chance(-1e9, 6.0) == 0.0


def test_a_second_is_a_second() -> None:
    """With a real clock: no longer than it was given."""
    game = load("seven_wonders")
    player, t = Search(game, judgement_of("seven_wonders"), Budget(40)), later(game, 20)
    seat = lowest(actors(t))
    player.decide(game.view(t, seat), seat, options(t, seat), 0, Rng(1))
    assert 0 < player.simulations <= 40


def test_uct_plays() -> None:
    game = load("seven_wonders")
    t = later(game, 20)
    seat = lowest(actors(t))
    move = make("uct@20", game).decide(game.view(t, seat), seat, options(t, seat), 0, Rng(1))
    assert move in options(t, seat)


def test_purchases_of_civilization_are_left_to_skilled_play() -> None:
    """It buys in baskets that are not among the offers; nothing else is tried."""
    game = load("civilization")
    t = game.new(game.setup(3))
    rng, luck, judgement = Rng(2), Rng(3), judgement_of(game.key)
    while not isinstance(t.stack[-1], Buying) or len(options(t, lowest(actors(t)))) < 3:
        playout(t, rng, 1, False, luck, judgement)
    seat = lowest(actors(t))
    player, view, offers = Search(game, judgement), game.view(t, seat), options(t, seat)
    liked = judgement.skilled(view, seat, offers, Rng(1))
    assert liked is not None
    assert [trial.move for trial in player.candidates(view, seat, offers, liked)] == [liked]
    assert player.decide(view, seat, offers, 0, Rng(1)) == liked
    assert player.simulations == 0
