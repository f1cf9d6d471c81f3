"""What a seat remembers, and what nobody ever learns."""

from collections import Counter

from kronika.core.playout import playout
from kronika.core.rng import Rng, stream
from kronika.core.step import WATCHER
from kronika.core.table import options, play
from kronika.games import load
from kronika.games.seven_wonders.cards import CARDS, GUILDS
from kronika.referee.codec import save
from tests.laws.walk import walk

GAME = load("seven_wonders")


def test_a_seat_remembers_the_hand_it_passed_on() -> None:
    """SW-11.01, SW-R48: what was seen to pass is in the view, and every completion of it keeps to it."""
    t = next(iter(walk(GAME, GAME.setup(4, options={"sides": "all_day"}), 1)))
    mine = t.seat[0].hand
    for seat in range(4):
        play(t, seat, next(move for move in options(t, seat) if move.word == "sell"))
    sold = Counter(mine) - Counter(t.seat[1].hand)
    assert sum(sold.values()) == 1
    v = GAME.view(t, 0)
    assert v.seat[1].hand == (-1,) * 6                     # not shown as such
    assert Counter(v.memory[0]) == Counter(t.seat[1].hand)  # but known: all that was passed on
    for seed in range(5):
        world = GAME.determinize(v, 0, Rng(seed))
        assert Counter(world.seat[1].hand) == Counter(t.seat[1].hand)
    assert {save(GAME, GAME.determinize(v, 0, Rng(seed))) for seed in range(5)} != {save(GAME, t)}


def test_a_watcher_remembers_nothing() -> None:
    """SW-11.03: a spectator sees no hand, no face-down card and no memory."""
    for t in walk(GAME, GAME.setup(3), 2):
        if t.over:
            break
        v = GAME.view(t, WATCHER)
        assert v.memory == ()
        assert v.look == ()
        assert all(card == -1 for p in v.seat for card in p.hand)
        assert all(slot.card == -1 for slot in [*v.pile, *[slot for p in v.seat for slot in p.under]])


def test_unused_guilds_stay_unknown() -> None:
    """SW-R30: players + 2 guilds come into play; no view before age III tells which, and the others have no place."""
    seen = Counter()
    for seed in range(40):
        t = GAME.new(GAME.setup(3))
        playout(t, stream(seed, 0), 10_000, False)
        used = {card for p in t.seat for card in p.city()} | {slot.card for slot in t.pile}
        used |= {slot.card for p in t.seat for slot in p.under}
        drawn = used & set(GUILDS)
        assert len(drawn) == 5
        seen.update(drawn)
    assert set(seen) == set(GUILDS)


def test_known_cards_are_cards() -> None:
    """SW-11.02: what the looker saw in the pile stays in its view, and only in its view."""
    found = 0
    for seed in range(60):
        for t in walk(GAME, GAME.setup(3, options={"boards": "choice"}), seed):
            if t.over or t.looker < 0 or not t.looked:
                continue
            found += 1
            look = GAME.view(t, t.looker).look
            assert look == tuple(sorted(slot.card for slot in t.pile[:t.looked]))
            assert all(0 <= card < len(CARDS) for card in look)
            assert GAME.view(t, (t.looker + 1) % 3).look == ()
            break
        if found > 3:
            return
    raise AssertionError("nobody ever looked through the pile")
