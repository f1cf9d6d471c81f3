"""Bonus cards of the variants of the 2006 edition (TA06-17.06 to TA06-17.10): Age III events that score at the end."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.chance import Draw, Reveal
from kronika.games.through_the_ages.military import are_among, sample
from kronika.games.through_the_ages.moves import Choose, Keep
from kronika.games.through_the_ages.table import ThroughTheAges


class Unveiling(Step[ThroughTheAges]):
    """TA06-17.08: chance turns one of the face-down bonus cards over."""

    def __init__(self) -> None:
        pass

    def clone(self) -> Unveiling:
        return Unveiling()

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        return Reveal(t.hidden_finals[rng.below(len(t.hidden_finals))])

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, Reveal) and move.card in t.hidden_finals else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        card = cast(Reveal, move).card
        t.pop()
        t.hidden_finals.remove(card)
        t.finals = sorted([*t.finals, card])
        t.note("unveiled", -1, (card,))


class Dealing(Step[ThroughTheAges]):
    """TA06-17.09: chance deals bonus cards to each seat, from the starting player on; then each keeps some."""

    def __init__(self, dealt: int) -> None:
        self.dealt = dealt                       # seats that have their cards

    def clone(self) -> Dealing:
        return Dealing(self.dealt)

    def seat(self, t: ThroughTheAges) -> int:
        return (t.start + self.dealt) % t.seats

    def size(self, t: ThroughTheAges) -> int:
        return t.box.bonus_dealt // t.seats

    def rest(self, t: ThroughTheAges) -> list[int]:
        """The bonus cards that nobody has."""
        return [card for card in t.box.impacts if not any(card in p.kept for p in t.seat)]

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT if self.dealt < t.seats else 0

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        return Draw(self.seat(t), sample(self.rest(t), self.size(t), rng))

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Draw) or move.seat != self.seat(t) or len(move.cards) != self.size(t):
            return MOMENT
        return None if are_among(move.cards, self.rest(t)) else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        draw = cast(Draw, move)
        t.seat[draw.seat].kept = sorted(draw.cards)
        self.dealt += 1
        for card in draw.cards:
            t.note("dealt", draw.seat, (card,), 1)

    def run(self, t: ThroughTheAges) -> None:
        t.pop()
        for seat in reversed(t.clockwise(t.start)):
            t.push(Keeping(seat, []))


class Keeping(Step[ThroughTheAges]):
    """TA06-17.09, TA06-R.79: a seat keeps bonus cards of those dealt to it, in secret; the others go back."""

    def __init__(self, seat: int, chosen: list[int]) -> None:
        self.seat = seat
        self.chosen = chosen

    def clone(self) -> Keeping:
        return Keeping(self.seat, self.chosen[:])

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [Keep(card) for card in t.seat[seat].kept if card not in self.chosen]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Keep):
            return MOMENT
        return None if move.card in t.seat[seat].kept and move.card not in self.chosen else t.box.book.keep

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        card = cast(Keep, move).card
        self.chosen.append(card)
        t.note("kept", seat, (card,), 1)
        if len(self.chosen) == t.box.bonus_kept[t.seats - 2]:
            t.pop()
            t.seat[seat].kept = sorted(self.chosen)


class Drafting(Step[ThroughTheAges]):
    """TA06-17.10, TA06-R.79: all bonus cards lie open, and the seats choose in turn order; with two players twice."""

    def __init__(self, place: int) -> None:
        self.place = place                       # how many have chosen

    def clone(self) -> Drafting:
        return Drafting(self.place)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << (t.start + self.place) % t.seats

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.CHOOSE[card] for card in t.box.impacts if card not in t.finals]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Choose):
            return MOMENT
        return None if move.card in t.box.impacts and move.card not in t.finals else t.box.book.draft

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        card = cast(Choose, move).card
        t.finals = sorted([*t.finals, card])
        t.note("drafted", seat, (card,))
        self.place += 1
        if self.place == t.seats * t.box.bonus_kept[t.seats - 2]:
            t.pop()
