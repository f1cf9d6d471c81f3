"""Moves: what is offered is what is legal, every move is answered, the gong is chance's alone."""

from kronika.core.game import Game, Setup
from kronika.core.step import CHANCE, WATCHER
from kronika.core.table import check, gong, options, play
from kronika.referee.codec import save
from tests.laws.grammar import near, some_of_the_grammar
from tests.laws.walk import every_game, sampled


@every_game
def test_what_is_offered_is_legal_and_what_is_legal_is_offered(game: Game, setup: Setup) -> None:
    for number, t in enumerate(sampled(game, setup, 7, 11)):
        others = [] if t.over or t.stack[-1].open else some_of_the_grammar(game, number, 1500)
        for seat in range(t.seats):
            offers = options(t, seat)
            assert len({game.grammar.say(m) for m in offers}) == len(offers), "an offer stands twice"
            for move in offers:
                assert check(t, seat, move) is None, game.grammar.say(move)
            if t.over or t.stack[-1].open:
                continue
            offered = set(offers)
            for move in [*near(game, offers, number), *others]:
                if check(t, seat, move) is None:
                    covered = move in offered or any(offer.covers(move) for offer in offers)
                    assert covered, f"legal, but neither offered nor covered: {game.grammar.say(move)}"


@every_game
def test_check_answers_every_move_of_everybody(game: Game, setup: Setup) -> None:
    known = {rule.ref for rule in game.rules}
    for number, t in enumerate(sampled(game, setup, 8, 17)):
        before, moves = save(game, t), some_of_the_grammar(game, number, 300)
        for seat in [*range(t.seats), WATCHER, CHANCE]:
            for move in moves:
                rule = check(t, seat, move)
                assert rule is None or rule.ref in known or rule.ref.startswith("core."), rule
        assert save(game, t) == before, "check changed the table"


@every_game
def test_the_gong_ends_an_open_step_and_only_chance_may_say_it(game: Game, setup: Setup) -> None:
    rung = 0
    for t in sampled(game, setup, 22, 4):
        move = gong(t)
        if move is None:
            continue
        step = t.stack[-1]
        assert step.open
        assert check(t, CHANCE, move) is None
        for seat in range(t.seats):
            rule = check(t, seat, move)
            assert rule is not None
            assert rule in game.rules
        c = t.clone()
        depth, left = len(c.stack), c.stack[-1]
        play(c, CHANCE, move)
        assert len(c.stack) < depth or c.stack[depth - 1] is not left
        assert not game.audit(c)
        rung += 1
    assert rung or game.key != "market"
