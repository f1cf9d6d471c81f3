"""Chapter 26: what is secret stays so, and what was seen is remembered."""

from kronika.core.game import Game
from kronika.core.rng import Rng, stream
from kronika.core.step import WATCHER
from kronika.core.table import actors
from kronika.games.history_of_the_world.cards import PER_EPOCH
from kronika.games.history_of_the_world.game import GAME
from kronika.games.history_of_the_world.table import EMPIRE_PILE, HELD, World
from kronika.players import make
from kronika.players.match import Match, Quick
from kronika.referee.chance import Fair, luck
from kronika.referee.referee import Referee

game: Game = GAME


def tables(seed: int, seats: int, draft: str) -> list[World]:
    """Positions of a random game, one in ten."""
    door = Quick(game, game.setup(seats, options={"draft": draft}), luck(seed, 0))
    out: list[World] = []
    for number, _ in enumerate(Match(game, door, [make("random", game)] * seats, stream(seed, 0)).seats()):
        if number % 10 == 9:
            copy = door.table.clone()
            assert isinstance(copy, World)
            out.append(copy)
    return out



def test_worlds_agree_with_what_a_seat_passed_on() -> None:
    """HW-26.03: the cards passed on are exactly those of the later players, in every world the seat can imagine."""
    for t in tables(1, 5, "normal"):
        for seat, p in enumerate(t.seat):
            world = game.determinize(game.view(t, seat), seat, Rng(seat))
            assert isinstance(world, World)
            for epoch in range(t.epoch):
                if p.fate[epoch] and all(q.fate[epoch] for q in t.seat):
                    later = [q.event[epoch] for q in world.seat if q.past.rank[epoch] > p.past.rank[epoch]]
                    assert sum(1 << (card % PER_EPOCH) for card in later) == p.memory().passed[epoch]
            if p.empire >= 0 and all(q.empire >= 0 for q in t.seat):
                earlier = [q.empire for q in world.seat if q.past.rank[t.epoch - 1] < p.past.rank[t.epoch - 1]]
                assert sum(1 << (card % PER_EPOCH) for card in earlier) == p.memory().passed[EMPIRE_PILE]


def test_no_world_has_an_empire_that_was_called_in_vain() -> None:
    """HW-26.04: a called empire that nobody shows is out."""
    for draft in ("normal", "classic"):
        for t in tables(2, 3, draft):
            for seat in range(3):
                world = game.determinize(game.view(t, seat), seat, Rng(seat))
                assert isinstance(world, World)
                for mine, theirs in zip(t.seat, world.seat):
                    if mine.empire >= 0 and mine.empire % PER_EPOCH >= t.called:
                        assert theirs.empire % PER_EPOCH >= t.called


def test_a_window_opens_for_any_card() -> None:
    """HW-26.02: whether a player is asked tells nothing of what he holds."""
    for t in tables(3, 4, "normal"):
        for seat in range(4):
            world = game.determinize(game.view(t, seat), seat, Rng(7))
            assert actors(world) == actors(t)


def test_removed_cards_are_never_shown() -> None:
    """HW-2.05, HW-R.55: the piles that chance dealt stay unknown to everybody until the game is over."""
    referee = Referee(game, game.setup(3), Fair("secret", []))
    rng = stream(4, 0)
    for _ in Match(game, referee, [make("random", game)] * 3, rng).seats():
        if referee.table.epoch == 3:
            break
    deals = [entry for entry in referee.entries if entry.move.word == "deal"]
    assert len(deals) == 3
    for entry in deals:
        for viewer in range(3):
            assert referee.said(entry, viewer) == "deal events ? ? ? empires ? ? ?"


def test_cards_in_hand_keep_their_number() -> None:
    """HW-26.01: how many events a player holds is public, which is not."""
    for t in tables(5, 3, "normal"):
        view = game.view(t, 0)
        assert isinstance(view, World)
        for seat in (1, 2):
            assert view.seat[seat].cards() == t.seat[seat].cards() == t.seat[seat].fate.count(HELD)
            assert set(view.seat[seat].event) == {-1}


def test_whoever_looks_on_sees_a_called_empire_and_no_other() -> None:
    """HW-6.02, HW-26.01: the card is shown to all; until then its owner alone knows it."""
    shown = hidden = 0
    for t in tables(4, 3, "normal"):
        seen = game.view(t, WATCHER)
        assert isinstance(seen, World)
        for real, known in zip(t.seat, seen.seat):
            called = t.over or real.sees == t.everybody()
            assert known.empire == (real.empire if called else -1)
            shown += called and real.empire >= 0
            hidden += not called and real.empire >= 0
    assert shown
    assert hidden
