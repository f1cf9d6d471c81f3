"""Two worlds that differ in hidden hands look the same to a third seat through offers, answers and deals."""

from kronika.core.rng import Rng
from kronika.core.step import WATCHER
from kronika.core.table import Table, play
from kronika.referee.codec import save
from tests.laws.walk import walk
from tests.market.barter import Barter, said
from tests.market.bundles import tradable, value
from tests.market.game import GAME
from tests.market.moves import Accept, Offer
from tests.market.table import Market


def faces(t: Market, seat: int) -> dict[tuple[int, int, int], list[int]]:
    """What the seat could offer: the bundle behind each face that all may see."""
    return {(sum(bundle), value(bundle), kind): bundle for bundle in tradable(t.seat[seat].counts())
            for kind in range(4) if bundle[kind]}


def offered(t: Market, seat: int, face: tuple[int, int, int], answers: int) -> Offer:
    return said(faces(t, seat)[face], face[2], 0, answers)


def seen(t: Table, viewer: int) -> str:
    notes = [note.seen(viewer) for note in t.notes or []]
    return save(GAME, GAME.view(t, viewer)) + str([(note.word, note.seat, note.args) for note in notes])


def test_a_deal_tells_nothing_to_others() -> None:
    dealt = 0
    for number, table in enumerate(walk(GAME, GAME.setup(3), 31, "greedy")):
        top = None if table.over else table.stack[-1]
        if not isinstance(top, Barter) or top.offers or number % 2:
            continue
        here = table.clone()
        there = GAME.determinize(GAME.view(table, 2), 2, Rng(number))
        assert isinstance(here, Market)
        assert isinstance(there, Market)
        here.notes, there.notes = [], []
        both = [sorted(set(faces(here, seat)) & set(faces(there, seat))) for seat in (0, 1)]
        if not all(both):
            continue
        rng = Rng(number)
        first, second = (each[rng.below(len(each))] for each in both)
        number = top.last
        for world in (here, there):
            play(world, 0, offered(world, 0, first, 0))
            play(world, 1, offered(world, 1, second, number + 1))
            play(world, 0, Accept(number + 2))
        assert seen(here, 2) == seen(there, 2)
        assert seen(here, WATCHER) == seen(there, WATCHER)
        differ = [card.kind for card in here.seat[0].hand] != [card.kind for card in there.seat[0].hand]
        assert not GAME.audit(there)
        dealt += differ
    assert dealt >= 3


def test_the_two_who_dealt_know_the_cards_until_one_of_them_deals_again() -> None:
    known = {bin(card.knows).count("1") for table in walk(GAME, GAME.setup(3), 32, "greedy")
             for p in table.seat for card in p.hand}  # type: ignore[attr-defined]
    assert known == {1, 2}
