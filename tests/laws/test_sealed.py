"""What is chosen in secret: neither the order of seats matters nor how their lists mingle."""

from collections.abc import Iterator

import pytest

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.sealed import Plans
from kronika.core.step import Step
from kronika.core.table import Table, actors, options, play
from kronika.games import load as load_game
from kronika.referee.chance import Fair
from kronika.referee.codec import save
from kronika.referee.referee import Referee
from tests.laws.walk import ALL, GAMES, every_game, waiting, walk


def lists_in_order(game: Game, t: Table, order: list[int], lists: dict[int, list[Move]]) -> str:
    c = t.clone()
    left = {seat: moves[:] for seat, moves in lists.items()}
    for seat in order:
        play(c, seat, left[seat].pop(0))
    return save(game, c)


@every_game
def test_sealed_lists_do_not_depend_on_how_they_are_interleaved(game: Game, setup: Setup) -> None:
    """Each seat says its small moves to its own `done`; however these mingle, the same comes of them."""
    tried = 0
    for number, t in enumerate(walk(game, setup, 23)):
        top = None if t.over else t.stack[-1]
        if not isinstance(top, Plans) or top.ready or any(plan.moves for plan in top.plans if plan):
            continue
        rng = Rng(number)
        lists = {seat: random_list(t.clone(), seat, rng) for seat in range(t.seats)}
        order = [seat for seat, moves in lists.items() for _ in moves]
        results = {lists_in_order(game, t, order, lists), lists_in_order(game, t, order[::-1], lists)}
        for _ in range(4):
            rng.shuffle(order)
            results.add(lists_in_order(game, t, order, lists))
        assert len(results) == 1
        tried += 1
    assert tried or game.key != "market"


def random_list(t: Table, seat: int, rng: Rng) -> list[Move]:
    """What the seat says until it is not awaited any more; no other seat says anything."""
    out: list[Move] = []
    while (actors(t) >> seat) & 1:
        offers = options(t, seat)
        out.append(offers[rng.below(len(offers))])
        t.stack[-1].apply(t, seat, out[-1])
    return out


@every_game
def test_a_sealed_list_is_taken_back_move_by_move_while_others_go_on(game: Game, setup: Setup) -> None:
    referee = Referee(game, setup, Fair("lists", []))
    if not isinstance(referee.table.stack[-1], Plans):
        return
    rng = Rng(24)
    before: list[str] = []
    for _ in range(3):
        before.append(save(game, game.view(referee.table, 0)))
        offers = [move for move in options(referee.table, 0) if move != referee.table.stack[-1].done()]
        referee.act(0, offers[rng.below(len(offers))])
        others = options(referee.table, 1)
        referee.act(1, others[rng.below(len(others) - 1)])
    begun = Referee(game, setup, Fair("lists", [])).table
    assert save(game, game.view(referee.table, 2)) == save(game, game.view(begun, 2)), "a list was seen by another seat"
    for seen in reversed(before):
        referee.undo(0)
        assert save(game, game.view(referee.table, 0)) == seen
    assert len(referee.table.stack[-1].listed(1)) == 3


ALONE = ("through_the_ages",)          # one seat at a time chooses in secret


def sealed_rounds(game: Game, setup: Setup) -> Iterator[Table]:
    """Every moment of a random game at which seats choose in secret."""
    for t in walk(game, setup, 12):
        if not t.over and t.stack[-1].sealed and waiting(t):
            yield t


@pytest.mark.parametrize("key", GAMES)
def test_the_order_of_sealed_picks_is_irrelevant(key: str) -> None:
    """A game that has sealed steps must come to one of them, and one in which several seats choose at once to such a
    moment, or nothing was proven."""
    tried = alone = 0
    for game, setup in [row for row in ALL if row[0].key == key]:
        for t in sealed_rounds(game, setup):
            seats = waiting(t)
            if len(seats) == 1:
                alone += 1
                continue
            rng = Rng(tried)
            picks = {}
            for seat in seats:
                offers = options(t, seat)
                picks[seat] = offers[rng.below(len(offers))]
            results = set()
            for order in (seats, seats[::-1], seats[1:] + seats[:1]):
                c = t.clone()
                for seat in order:
                    play(c, seat, picks[seat])
                results.add(save(game, c))
            assert len(results) == 1
            tried += 1
    steps = [table.cls for table in load_game(key).fields.tables.values() if issubclass(table.cls, Step)]
    sealed = any(step.sealed for step in steps)
    assert bool(tried or alone) == sealed
    assert bool(tried) == (sealed and key not in ALONE)
