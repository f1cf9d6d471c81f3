"""The course of the 2006 edition's games (TA06-4.03): the places that only it has, and the decisions made there."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import course, flow, moves
from kronika.games.through_the_ages.bonus import Dealing, Drafting, Unveiling
from kronika.games.through_the_ages.cards import LAB
from kronika.games.through_the_ages.course import Course
from kronika.games.through_the_ages.events import REVEAL, Happening
from kronika.games.through_the_ages.goods import resources
from kronika.games.through_the_ages.military import Drawing, discards
from kronika.games.through_the_ages.moves import Choose, Pass, Resign
from kronika.games.through_the_ages.politics import resign
from kronika.games.through_the_ages.production import corruption, pact_resources, produce_resources
from kronika.games.through_the_ages.ratings import best
from kronika.games.through_the_ages.table import KEEPS_HAND, NONE, TRADED, Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import Order, Verb, military_actions, spend_military

OPENING: Final[list[int]] = [flow.STARTING_PLAYER, flow.FIRST_EVENTS, flow.FINAL_EVENTS, flow.BONUS_CARDS,
                             flow.FIRST_ROW, flow.ROUNDS, flow.FINAL_SCORING]
POLITICS: Final[list[int]] = [flow.REPLENISH, flow.WARS, flow.PEEK, flow.RELEASE, flow.POLITICS, flow.POLITICS_AGAIN,
                              flow.DISCARD_HAND, flow.ACTIONS, flow.END_OF_TURN, flow.PRODUCTION, flow.DRAW, flow.RESET]
SIMPLE: Final[list[int]] = [flow.REPLENISH, flow.ACTIONS, flow.END_OF_TURN, flow.PRODUCTION, flow.DRAW, flow.RESET]
PRODUCTION: Final[list[int]] = [course.POINTS, course.FOOD, course.CONSUMPTION, course.RESOURCES, course.CORRUPTION]
BY_CHOICE: Final[list[int]] = [course.POINTS, course.FOOD, course.CONSUMPTION, course.SPARING]
PROGRESS: Final[list[int]] = PRODUCTION[1:]

# What is done with bonus cards at the start
PRIVATE: Final = 3
OPEN_DRAFT: Final = 4


class Course06(Course):
    """Advanced and Full: politics, then the military hand; in the Full game a player may resign before his turn."""

    def __init__(self, turn: list[int], production: list[int], bonus: int) -> None:
        super().__init__(OPENING, turn, production, PROGRESS)
        self.expected = PRODUCTION
        self.bonus = bonus                       # the number of the bonus variant

    def opening(self, t: ThroughTheAges, place: int) -> None:
        """TA06-17.09, TA06-17.10: bonus cards that players choose."""
        if self.bonus == PRIVATE:
            t.push(Dealing(0))
        elif self.bonus == OPEN_DRAFT:
            t.push(Drafting(0))

    def phase(self, t: ThroughTheAges, seat: int, place: int) -> None:
        if place == flow.STAY:
            t.push(Staying(seat))
        elif place == flow.RELEASE:
            t.seat[seat].prey = NONE             # TA06-R.81
            t.seat[seat].done &= ~TRADED         # TA06-R.114
        elif not t.seat[seat].did(KEEPS_HAND):
            flow.discard_excess(t, seat)         # TA06-12.10

    def produce(self, t: ThroughTheAges, seat: int, part: int) -> None:
        t.push(Sparing(seat))


class AgeByAge(Course06):
    """TA06-17.08, TA06-R.80: bonus cards are revealed after round 1 and at the end of each age."""

    def round_begins(self, t: ThroughTheAges) -> None:
        if t.round == 2:
            t.push(Unveiling())

    def age_begins(self, t: ThroughTheAges) -> None:
        if t.age > 1:
            t.push(Unveiling())


class SimpleCourse(Course06):
    """TA06-5.09, TA06-R.55: no politics; from round 3 on each round begins with an event, while there are any."""

    def round_begins(self, t: ThroughTheAges) -> None:
        if t.round >= 3 and t.current:
            t.active = t.opener()
            t.push(Happening(REVEAL))


class Staying(Step[ThroughTheAges]):
    """TA06-18.01, TA06-22.02: at the start of the own turn a player may leave the game, or goes on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Staying:
        return Staying(self.seat)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.PASS]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, (Pass, Resign)) else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.pop()
        if isinstance(move, Resign):
            resign(t, seat)


def producing(t: ThroughTheAges, p: Seat) -> list[int]:
    """TA06-R.117: the cards that would get a token of resource production now."""
    out: list[int] = []
    left = p.bank
    doubled = best(p, t.box.mines) if p.stands(t.box.railroad) else NONE
    for slot in t.box.workshops:
        workers = p.workers[slot] + (1 if slot == doubled else 0)
        if workers and left > 0 and (t.box.category[slot] != LAB or p.lead().labs_produce):
            out.append(slot)
            left -= workers
    return out


class Sparing(Step[ThroughTheAges]):
    """TA06-17.01, TA06-R.25, TA06-R.117: one token less may be taken by a mine; then resources and corruption."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Sparing:
        return Sparing(self.seat)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat if producing(t, t.seat[self.seat]) else 0

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.PASS, *[moves.CHOOSE[slot] for slot in producing(t, t.seat[seat])]]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Choose):
            return MOMENT
        return None if move.card in producing(t, t.seat[seat]) else t.box.book.spare_mine

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        self.finish(t, NONE if isinstance(move, Pass) else cast(Choose, move).card)

    def run(self, t: ThroughTheAges) -> None:
        self.finish(t, NONE)

    def finish(self, t: ThroughTheAges, spared: int) -> None:
        t.pop()
        p = t.seat[self.seat]
        had = resources(p)
        produce_resources(t, self.seat, False)
        if spared != NONE:
            p.blue[spared] -= 1
            p.bank += 1
            t.note("spared", self.seat, (spared,))
        pact_resources(t, self.seat)
        t.note("produced", self.seat, (0, 0, resources(p) - had))
        corruption(t, self.seat)


class FetchCard(Verb):
    """TA06-17.05, TA06-R.98: a military action draws a military card."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if self.check(t, seat, moves.FETCH, order) is None:
            out.append(moves.FETCH)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        idle = military_actions(t.seat[seat]) < 1 or t.ended or len(t.deck) + discards(t) == 0
        return t.box.book.fetch if idle else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        spend_military(t.seat[seat], 1)
        t.note("fetched", seat, ())
        t.push(Drawing(seat, 1))
