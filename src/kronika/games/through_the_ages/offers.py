"""Offers that events make to a seat: build for free, act more cheaply, take cards (TA15-13.46, 13.47, 13.53)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.build import BUILD_ONE, place_worker
from kronika.games.through_the_ages.cards import ACTION
from kronika.games.through_the_ages.causes import why_refused
from kronika.games.through_the_ages.moves import Build, Develop, Done, Increase, Pass, Revolt, Take
from kronika.games.through_the_ages.orders import DEVELOPS, GROW, REVOLTS
from kronika.games.through_the_ages.quote import quote
from kronika.games.through_the_ages.row import find, offer_row, refuse_take, take_card, take_cost
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.verb import GIVEN, Verb


class FreeBuilding(Step[ThroughTheAges]):
    """TA15-13.46: Development of Religion or Warfare; build it or not."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def clone(self) -> FreeBuilding:
        return FreeBuilding(self.seat, self.slot)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.PASS, moves.BUILD[self.slot]]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Build):
            return None if move.card == self.slot else t.box.book.free_building
        return None if isinstance(move, Pass) else MOMENT

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.pop()
        if isinstance(move, Build):
            place_worker(t, seat, self.slot)


class Civilization(Step[ThroughTheAges]):
    """TA15-13.47: Development of Civilization; one of three actions, without paying an action, or nothing."""

    def __init__(self, seat: int, cheaper: int) -> None:
        self.seat = seat
        self.cheaper = cheaper

    def clone(self) -> Civilization:
        return Civilization(self.seat, self.cheaper)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        given = GIVEN[self.cheaper]
        out: list[Move] = [moves.PASS]
        GROW.offers(t, seat, given, out)
        BUILD_ONE.offers(t, seat, given, out)
        DEVELOPS.offers(t, seat, given, out)
        REVOLTS.offers(t, seat, given, out)
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Pass):
            return None
        if isinstance(move, Build) and t.box.cards[move.card].unit:
            return t.box.book.civilization         # TA15-R.50
        if isinstance(move, (Increase, Build, Develop, Revolt)):
            return self.verb(move).check(t, seat, move, GIVEN[self.cheaper])
        return MOMENT

    def verb(self, move: Move) -> Verb:
        if isinstance(move, Build):
            return BUILD_ONE
        if isinstance(move, Develop):
            return DEVELOPS
        return REVOLTS if isinstance(move, Revolt) else GROW

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        missing = rule is t.box.book.civilization or rule is MOMENT
        return quote(t) if missing else why_refused(t, seat, move, rule, GIVEN[self.cheaper])

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.pop()
        if not isinstance(move, Pass):
            self.verb(move).apply(t, seat, move, GIVEN[self.cheaper])


class Agreement(Step[ThroughTheAges]):
    """TA15-13.53: International Agreement; take cards worth so many civil actions."""

    def __init__(self, seat: int, worth: int) -> None:
        self.seat = seat
        self.worth = worth

    def clone(self) -> Agreement:
        return Agreement(self.seat, self.worth)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        out: list[Move] = [moves.DONE]
        offer_row(t, seat, self.worth, out)
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Take):
            return refuse_take(t, seat, move, self.worth, t.box.book.agreement)
        return None if isinstance(move, Done) else MOMENT

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        if rule is t.box.book.agreement or rule is MOMENT:
            return quote(t)
        return why_refused(t, seat, move, rule, GIVEN[0])

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            t.pop()
            return
        space = find(t, cast(Take, move))
        card = t.row[space]
        self.worth -= take_cost(t, t.seat[seat], card, space)
        take_card(t, seat, space)
        if t.box.agreement_waits and seat == t.active and t.box.cards[card].category == ACTION:
            t.seat[seat].fresh.append(card)
        t.seat[seat].silent = True
