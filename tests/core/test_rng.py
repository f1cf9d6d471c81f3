"""The simulation's generator: the same numbers everywhere, and no visible bias."""

from kronika.core.rng import Rng, stream


def test_the_numbers_never_change() -> None:
    rng = stream(1, 2)
    assert [rng.below(1000) for _ in range(6)] == [407, 305, 676, 464, 690, 867]


def test_every_number_comes_about_as_often() -> None:
    rng = Rng(5)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert max(counts) - min(counts) < 700


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    rng = Rng(6)
    seen = set()
    for _ in range(400):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        assert sorted(cards) == [1, 2, 3, 4]
        seen.add(tuple(cards))
    assert len(seen) == 24
