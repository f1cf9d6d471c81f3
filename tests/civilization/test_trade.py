"""Chapters 13 and 22: what is secret in the trade stays so, and bots are real partners."""

from pathlib import Path

from kronika.core.rng import Rng
from kronika.core.step import WATCHER
from kronika.core.table import Table, play
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.cards import GOODS, worth
from kronika.games.civilization.game import GAME
from kronika.games.civilization.guess import GIVEN, Deal
from kronika.games.civilization.moves import Accept, Offer
from kronika.games.civilization.proposals import triples
from kronika.games.civilization.table import Civilization
from kronika.referee.codec import load, save
from tests.laws.walk import walk

OFFERS = Path(__file__).parent / "standing_offers.json"      # turn 23 as seat 3 sees it: the others have twelve offers
Face = tuple[int, int]


def faces(t: Civilization, seat: int) -> dict[Face, list[int]]:
    """What the seat could offer: the bundle behind each face that all may see."""
    return {(worth(bundle), kind): bundle for bundle in triples(t.seat[seat].tradable())
            for kind in range(GOODS) if bundle[kind]}


def offered(t: Civilization, seat: int, face: Face, answers: int) -> Offer:
    bundle = faces(t, seat)[face]
    cards = [kind for kind, n in enumerate(bundle) for _ in range(n)]
    return Offer(3, face[0], face[1], [], cards, [], 0, 0, 0, answers)


def seen(t: Table, viewer: int) -> str:
    notes = [note.seen(viewer) for note in t.notes or []]
    return save(GAME, GAME.view(t, viewer)) + str([(note.word, note.seat, note.args) for note in notes])


def test_a_deal_tells_nothing_to_others() -> None:
    """CV-22.01 CV-22.03 CV-R78: two worlds that differ in hands look the same to a third through offers and a deal."""
    differ = 0
    for number, table in enumerate(walk(GAME, GAME.setup(3, mode="short3"), 31, "greedy")):
        top: object = None if table.over else table.stack[-1]
        if not isinstance(top, Barter) or top.offers:
            continue
        here = table.clone()
        there = GAME.determinize(GAME.view(table, 2), 2, Rng(number))
        assert isinstance(here, Civilization)
        assert isinstance(there, Civilization)
        here.notes, there.notes = [], []
        both = [sorted(set(faces(here, seat)) & set(faces(there, seat))) for seat in (0, 1)]
        if not all(both):
            continue
        rng, last = Rng(number), top.last
        first, second = (each[rng.below(len(each))] for each in both)
        for world in (here, there):
            play(world, 0, offered(world, 0, first, 0))
            play(world, 1, offered(world, 1, second, last + 1))
            play(world, 0, Accept(last + 2))
            assert not GAME.audit(world)
        assert seen(here, 2) == seen(there, 2)
        assert seen(here, WATCHER) == seen(there, WATCHER)
        differ += [card.kind for card in here.seat[0].hand] != [card.kind for card in there.seat[0].hand]
    assert differ >= 3


def test_greedy_players_deal_with_one_another() -> None:
    """CV-13.01: deals come about in every game, and calamities change hands in them."""
    passed = 0
    for table in walk(GAME, GAME.setup(5, mode="short3"), 33, "greedy"):
        assert isinstance(table, Civilization)
        passed += any(card.giver >= 0 for p in table.seat for card in p.hand)
    assert GAME.stats(table)["trades_per_player_and_phase"] >= 0.5
    assert passed


def test_hands_that_made_many_offers_are_soon_guessed() -> None:
    """CV-13.04: number, total and one commodity of each are true; an unlucky beginning is not followed to its end."""
    text = OFFERS.read_text(encoding="utf-8").strip()
    for number in range(40):
        t = load(GAME, text)
        assert isinstance(t, Civilization)
        top: object = t.stack[-1]
        assert isinstance(top, Barter)
        hidden = [offer for offer in top.offers if -1 in offer.cards]
        assert len(hidden) == 12
        deal = Deal(t, Rng(number))
        deal.complete(hidden)
        assert deal.given <= 4 * GIVEN, "a bot would be late"
        assert save(GAME, GAME.view(t, 3)) == text
