"""Piles: bags without an order, runs that somebody knows."""

from kronika.core.pile import bag
from kronika.core.rng import Rng


def test_a_bag_gives_each_card_by_its_weight() -> None:
    rng = Rng(1)
    drawn = [bag([1, 0, 3]).sample(3, rng) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 900 < drawn.count(0) < 1100


def test_a_whole_bag_is_drawn_once_each() -> None:
    pile = bag([2, 1, 1])
    rng = Rng(2)
    out = []
    while pile.size():
        card = pile.sample(3, rng)
        assert pile.may_be_next(card)
        pile.take(card)
        out.append(card)
    assert sorted(out) == [0, 0, 1, 2]
    assert not pile.may_be_next(0)


def test_what_was_put_on_top_comes_first() -> None:
    pile = bag([3, 3])
    pile.put_on_top(1, 0b01)
    pile.put_on_top(0, 0b01)
    assert pile.weights(2) == [1, 0]
    assert not pile.may_be_next(1)
    pile.take(0)
    assert pile.weights(2) == [0, 1]
    assert pile.size() == 7


def test_what_was_put_under_comes_last_and_keeps_its_order() -> None:
    pile = bag([1, 0, 0])
    pile.put_under(1, 0b10)
    pile.put_under(2, 0b10)
    pile.put_under(1, 0b01)
    assert len(pile.layers) == 3
    out = []
    while pile.size():
        out.append(pile.sample(3, Rng(3)))
        pile.take(out[-1])
    assert out == [0, 1, 2, 1]


def test_shuffling_forgets_every_order() -> None:
    pile = bag([1, 0])
    pile.put_on_top(1, 1)
    pile.shuffle(2)
    assert pile.weights(2) == [1, 1]
    empty = bag([0, 0])
    empty.shuffle(2)
    assert empty.size() == 0


def test_a_clone_goes_its_own_way() -> None:
    pile = bag([1, 1])
    pile.put_under(0, 1)
    copy = pile.clone()
    copy.take(1)
    copy.put_on_top(1, 3)
    assert pile.weights(2) == [1, 1]
    assert pile.size() == 3
