"""Choices that events and attacks put to a seat (TA15-17.05, TA15-17.08): name a card, or split a sum."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.ages import abandon_wonder
from kronika.games.through_the_ages.build import free_worker
from kronika.games.through_the_ages.colonies import lose_colony, own_colony
from kronika.games.through_the_ages.goods import (
    food,
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
    resources,
)
from kronika.games.through_the_ages.leaders import leader_leaves
from kronika.games.through_the_ages.losses import with_workers
from kronika.games.through_the_ages.moves import Choose, Done, Split
from kronika.games.through_the_ages.quote import quote
from kronika.games.through_the_ages.ratings import bits
from kronika.games.through_the_ages.rulebook import Rulebook
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.games.through_the_ages.wonders import ruin

# What a named card suffers
OWN_BUILDING: Final = 0                # Border Conflict
OWN_COLONY: Final = 1                  # Independence Declaration
OWN_WONDER: Final = 2                  # Ravages of Time
TERROR: Final = 3                      # Terrorism: a building of another
ANNEX: Final = 4                       # a colony of another
INFILTRATE: Final = 5                  # leader or unfinished wonder of another

INFILTRATE_CULTURE: Final = 3          # per level


def forbids(book: Rulebook, what: int) -> Rule:
    """The rule that forbids to name another card."""
    return [book.own_building, book.must_choose, book.ravages, book.terrorism, book.annex, book.infiltrate][what]


def candidates(t: ThroughTheAges, what: int, victim: int) -> list[int]:
    """The cards of the victim that may be named."""
    p = t.seat[victim]
    if what == OWN_BUILDING:
        return with_workers(p, 0, t.box.first_unit)
    if what == TERROR:
        return with_workers(p, t.box.first_urban, t.box.first_unit)
    if what == OWN_WONDER:
        standing = [t.box.first_wonder + n for n in bits(p.wonders & ~p.ruined)]
        return [wonder for wonder in standing if t.box.cards[wonder].age <= 1]
    if what == INFILTRATE:
        return [card for card in (p.leader, p.unfinished) if card != NONE]
    return [t.box.first_territory + n for n in bits(p.colonies)]


class Pick(Step[ThroughTheAges]):
    """The seat names one card of the victim; with a single possibility nobody is asked (TA15-17.09)."""

    def __init__(self, seat: int, what: int, victim: int) -> None:
        self.seat = seat
        self.what = what
        self.victim = victim

    def clone(self) -> Pick:
        return Pick(self.seat, self.what, self.victim)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat if len(candidates(t, self.what, self.victim)) > 1 else 0

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.CHOOSE[card] for card in candidates(t, self.what, self.victim)]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Choose):
            return MOMENT
        return None if move.card in candidates(t, self.what, self.victim) else forbids(t.box.book, self.what)

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.pop()
        self.suffer(t, cast(Choose, move).card)

    def run(self, t: ThroughTheAges) -> None:
        t.pop()
        found = candidates(t, self.what, self.victim)
        if found:
            self.suffer(t, found[0])

    def suffer(self, t: ThroughTheAges, card: int) -> None:
        if self.what in (OWN_BUILDING, TERROR):
            free_worker(t, self.victim, card)
        elif self.what == OWN_WONDER:
            ruin(t, self.victim, card)
        elif self.what == INFILTRATE:
            infiltrate(t, self.seat, self.victim, card)
        else:
            lose_colony(t, self.victim, card)
            if self.what == ANNEX:
                own_colony(t, self.seat, card)
                t.note("annexed", self.seat, (card, self.victim))
            else:
                t.past.append(card)              # TA15-R.78


def infiltrate(t: ThroughTheAges, seat: int, victim: int, card: int) -> None:
    """TA15-13.74: the card leaves the game; the attacker scores 3 culture per level."""
    t.note("infiltrated", seat, (card, victim))
    if t.seat[victim].leader == card:
        leader_leaves(t, victim)
    else:
        abandon_wonder(t, victim)
    t.seat[seat].culture += INFILTRATE_CULTURE * t.box.cards[card].age


# Sums of food and resources
MARKETS: Final = 0                     # gain all of it as food, or all as resources
FORAY: Final = 1                       # gain exactly so much
RAIDERS: Final = 2                     # lose exactly so much
PLUNDER: Final = 3                     # take up to so much from another


class Share(Step[ThroughTheAges]):
    """TA15-R.13: how much of a sum is food and how much resources."""

    def __init__(self, seat: int, what: int, amount: int, victim: int) -> None:
        self.seat = seat
        self.what = what
        self.amount = amount
        self.victim = victim                     # of a Plunder; else the seat itself

    def clone(self) -> Share:
        return Share(self.seat, self.what, self.amount, self.victim)

    def splits(self, t: ThroughTheAges) -> list[Split]:
        p = t.seat[self.victim]
        losing = self.what >= RAIDERS
        most_food = min(self.amount, food(p)) if losing else self.amount
        most_resources = min(self.amount, resources(p)) if losing else self.amount
        whole = min(self.amount, most_food + most_resources)
        out: list[Split] = []
        for eaten in range(most_food, -1, -1):
            for used in range(most_resources, -1, -1):
                total = eaten + used
                if self.what == MARKETS and eaten and used:
                    continue
                if total == whole or (self.what == PLUNDER and total < whole and not t.box.plunder_whole):
                    out.append(Split(eaten, used))
        return out

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat if len(self.splits(t)) > 1 else 0

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        out: list[Move] = []
        out.extend(self.splits(t))
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Split):
            return MOMENT
        for split in self.splits(t):
            if split.food == move.food and split.resources == move.resources:
                return None
        return t.box.book.plunder if self.what == PLUNDER else t.box.book.free_split

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.pop()
        self.settle(t, cast(Split, move))

    def run(self, t: ThroughTheAges) -> None:
        t.pop()
        self.settle(t, self.splits(t)[0])

    def settle(self, t: ThroughTheAges, split: Split) -> None:
        victim = t.seat[self.victim]
        if self.what >= RAIDERS:
            lose_food(victim, split.food)
            lose_resources(victim, split.resources)
        if self.what != RAIDERS:
            p = t.seat[self.seat]
            gain_food(p, split.food)
            gain_resources(p, split.resources)


class Raid(Step[ThroughTheAges]):
    """TA15-13.71, TA15-R.87: the attacker names urban buildings within the limits of the card, one after the other."""

    def __init__(self, seat: int, victim: int, limits: list[int], cost: int) -> None:
        self.seat = seat
        self.victim = victim
        self.limits = limits                     # the newest age of each building still to be named
        self.cost = cost                         # the printed costs of those destroyed

    def clone(self) -> Raid:
        return Raid(self.seat, self.victim, self.limits[:], self.cost)

    def candidates(self, t: ThroughTheAges) -> list[int]:
        if not self.limits:
            return []
        newest = max(self.limits)
        return [slot for slot in with_workers(t.seat[self.victim], t.box.first_urban, t.box.first_unit)
                if t.box.cards[slot].age <= newest]

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat if len(self.candidates(t)) > 1 else 0

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.CHOOSE[slot] for slot in self.candidates(t)]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return t.box.book.two_buildings
        if not isinstance(move, Choose):
            return MOMENT
        return None if move.card in self.candidates(t) else t.box.book.raid

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        self.destroy(t, cast(Choose, move).card)

    def run(self, t: ThroughTheAges) -> None:
        found = self.candidates(t)
        if found:
            self.destroy(t, found[0])
        else:
            t.pop()
            gain_resources(t.seat[self.seat], (self.cost + 1) // 2)        # TA15-R.52

    def destroy(self, t: ThroughTheAges, slot: int) -> None:
        """The building takes up the narrowest limit that it satisfies."""
        self.limits.remove(min(limit for limit in self.limits if t.box.cards[slot].age <= limit))
        self.cost += t.box.cards[slot].resources
        free_worker(t, self.victim, slot)
