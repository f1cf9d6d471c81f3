"""Setup (chapter 2): the starting player, the first events, and the final events of the shorter game."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.through_the_ages.chance import Events, Finals, First
from kronika.games.through_the_ages.military import are_among, sample
from kronika.games.through_the_ages.table import ThroughTheAges


class StartingPlayer(Step[ThroughTheAges]):
    """TA15-2.01."""

    def __init__(self) -> None:
        pass

    def clone(self) -> StartingPlayer:
        return StartingPlayer()

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        return First(rng.below(t.seats))

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, First) and 0 <= move.seat < t.seats else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.start = cast(First, move).seat
        t.note("start", t.start, ())
        t.pop()


class FirstEvents(Step[ThroughTheAges]):
    """TA15-2.04: players + 2 cards of Age A become the current events, unseen."""

    def __init__(self) -> None:
        pass

    def clone(self) -> FirstEvents:
        return FirstEvents()

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT

    def count(self, t: ThroughTheAges) -> int:
        return t.box.events[t.seats - 2]

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        return Events(sorted(sample(t.box.military_deck(0, t.seats, t.mode), self.count(t), rng)))

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Events) or len(move.cards) != self.count(t):
            return MOMENT
        return None if are_among(move.cards, t.box.military_deck(0, t.seats, t.mode)) else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.current = sorted(cast(Events, move).cards)
        t.ages = [0] * len(t.current)
        t.pop()


class FinalEvents(Step[ThroughTheAges]):
    """TA15-15.06: of the Age III events some lie open beside the board, some face down."""

    def __init__(self) -> None:
        pass

    def clone(self) -> FinalEvents:
        return FinalEvents()

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        mode = t.rules()
        cards = sample(t.box.impacts, mode.open_events + mode.hidden_events, rng)
        return Finals(cards[:mode.open_events], cards[mode.open_events:])

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        mode = t.rules()
        if not isinstance(move, Finals) or len(move.open) != mode.open_events or len(move.hidden) != mode.hidden_events:
            return MOMENT
        return None if are_among(move.open + move.hidden, t.box.impacts) else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.finals = sorted(cast(Finals, move).open)
        t.hidden_finals = sorted(cast(Finals, move).hidden)
        t.pop()
