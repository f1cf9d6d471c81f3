"""Civil War (CV-16.08 to CV-16.13, CV-R33, CV-R34)."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.civilization.areas import COUNT
from kronika.games.civilization.cards import CITY_UNITS, DEMOCRACY, PHILOSOPHY
from kronika.games.civilization.causes import no_faction, no_taking
from kronika.games.civilization.moves import Annex, Follow, Join, Nominate, Secede, Seize
from kronika.games.civilization.rulebook import ANNEX, EXACT, FACTION
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.games.civilization.units import Pool

# A stored table knows its place by these names.
WAR: Final[tuple[str, ...]] = ("nominate", "own_part", "other_part", "follow", "take", "over")
NOMINATE: Final[int] = WAR.index("nominate")
OWN_PART: Final[int] = WAR.index("own_part")
OTHER_PART: Final[int] = WAR.index("other_part")
FOLLOW: Final[int] = WAR.index("follow")
TAKE: Final[int] = WAR.index("take")
OVER: Final[int] = WAR.index("over")
WITH_FACTION: Final = 0


def begin_civil_war(t: Civilization, seat: int) -> None:
    """CV-R80: 36 units, with Democracy 46, with Philosophy 35; below that it has no effect."""
    p = t.seat[seat]
    units = t.units(seat)
    ranking = t.by_stock()
    if p.has(PHILOSOPHY):
        if units >= 35 and ranking[0] != seat:
            t.push(CivilWar(OTHER_PART, seat, ranking[0], 15, [0] * COUNT, [], ranking, 0))
    elif units >= (46 if p.has(DEMOCRACY) else 36):
        t.push(CivilWar(NOMINATE, seat, NOBODY, 0, [0] * COUNT, [], ranking, 0))


class CivilWar(Step[Civilization]):
    """A faction of the victim's units; he goes on with one part, another player takes over the other."""

    def __init__(self, pc: int, victim: int, taker: int, due: int, tokens: list[int], cities: list[int],
                 ranking: list[int], at: int) -> None:
        self.pc = pc
        self.victim = victim
        self.taker = taker
        self.due = due                           # units still to be chosen
        self.tokens = tokens                     # by area: of the faction; from `take` on, of the part taken over
        self.cities = cities                     # likewise
        self.ranking = ranking                   # the seats by stock, counted once (CV-R34)
        self.at = at                             # in `take`: how many have had their turn

    def clone(self) -> CivilWar:
        return CivilWar(self.pc, self.victim, self.taker, self.due, self.tokens[:], self.cities[:], self.ranking[:],
                        self.at)

    # who decides

    def heirs(self) -> list[int]:
        """CV-R34: the taker, then the largest stock, and so on; the victim keeps what comes to him."""
        return [self.taker, *[seat for seat in self.ranking if seat != self.taker]]

    def actors(self, t: Civilization) -> int:
        if self.pc == NOMINATE:
            return 1 << self.victim if t.seats > 2 else 0
        if self.pc in (OWN_PART, OTHER_PART):
            return 1 << (self.victim if self.pc == OWN_PART else self.taker) if self.due else 0
        if self.pc == FOLLOW:
            return 1 << self.victim
        if self.pc == TAKE and self.at < len(self.heirs()):
            heir = self.heirs()[self.at]
            return 1 << heir if heir != self.victim and self.torn(t, heir) else 0
        return 0

    def torn(self, t: Civilization, heir: int) -> bool:
        """Whether the heir has pieces for some of the units of a sort, but not for all."""
        tokens = sum(self.tokens)
        return 0 < t.seat[heir].stock < tokens or 0 < t.spare(heir) < len(self.cities)

    def run(self, t: Civilization) -> None:
        if self.pc == NOMINATE:
            self.nominate(t, 1 - self.victim)
        elif self.pc == OWN_PART:
            self.pc = OTHER_PART
            self.due = 30 if t.seat[self.victim].has(DEMOCRACY) else 20
        elif self.pc == OTHER_PART:
            self.pc = FOLLOW
        elif self.pc == TAKE and self.at < len(self.heirs()) and self.heirs()[self.at] != self.victim:
            self.take_all(t, self.heirs()[self.at])
        else:
            t.pop()

    # what remains to choose from

    def free(self, t: Civilization, area: int) -> int:
        """Tokens of the victim in the area that do not belong to the faction yet."""
        return t.on(area, self.victim) - self.tokens[area]

    def free_cities(self, t: Civilization) -> list[int]:
        return [area for area in t.cities_of(self.victim) if area not in self.cities]

    def leaves(self, t: Civilization, tokens: int, cities: int) -> bool:
        """CV-R33: whether the rest of the number can still be chosen exactly."""
        left = t.seat[self.victim].people - sum(self.tokens) - tokens
        rest = Pool(left, len(self.free_cities(t)) - cities, CITY_UNITS, -1)
        due = self.due - tokens - CITY_UNITS * cities
        return due >= 0 and rest.cities >= 0 and rest.fits(due)

    # the law

    def options(self, t: Civilization, seat: int) -> list[Move]:
        if self.pc == NOMINATE:
            return [Nominate(t.seat[other].nation) for other in t.order if other != self.victim]
        if self.pc == FOLLOW:
            return [Follow(0), Follow(1)]
        return self.offer_taking(t, seat) if self.pc == TAKE else self.offer_choice(t)

    def offer_choice(self, t: Civilization) -> list[Move]:
        out: list[Move] = []
        for area in t.areas_of(self.victim):
            for number in range(1, min(self.free(t, area), self.due) + 1):
                if self.leaves(t, number, 0):
                    out.append(Join(area, number))
        if self.leaves(t, 0, 1):
            out += [Secede(area) for area in self.free_cities(t)]
        return out

    def offer_taking(self, t: Civilization, seat: int) -> list[Move]:
        out: list[Move] = []
        if t.seat[seat].stock:
            for area in range(COUNT):
                out += [Annex(area, n) for n in range(1, min(self.tokens[area], t.seat[seat].stock) + 1)]
        if t.spare(seat):
            out += [Seize(area) for area in self.cities]
        return out

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if self.pc == NOMINATE:
            if not isinstance(move, Nominate):
                return MOMENT
            return FACTION if t.seat_of(move.nation) in (NOBODY, self.victim) else None
        if self.pc == FOLLOW:
            return None if isinstance(move, Follow) else MOMENT
        return self.no_taking(t, seat, move) if self.pc == TAKE else self.no_choice(t, move)

    def no_choice(self, t: Civilization, move: Move) -> Rule | None:
        if isinstance(move, Join):
            if not 1 <= move.number <= self.free(t, move.area):
                return FACTION
            return None if self.leaves(t, move.number, 0) else EXACT
        if isinstance(move, Secede):
            if move.area not in self.free_cities(t):
                return FACTION
            return None if self.leaves(t, 0, 1) else EXACT
        return MOMENT

    def no_taking(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Annex):
            return None if 1 <= move.number <= min(self.tokens[move.area], t.seat[seat].stock) else ANNEX
        if isinstance(move, Seize):
            return None if move.area in self.cities and t.spare(seat) else ANNEX
        return MOMENT

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        if self.pc == TAKE:
            return no_taking(t, seat, move, self.tokens[move.area] if isinstance(move, Annex) else 0)
        if self.pc in (OWN_PART, OTHER_PART):
            return no_faction(t, move, rule, self.due, self.free(t, move.area) if isinstance(move, Join) else 0)
        return None

    # what happens

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        if isinstance(move, Nominate):
            self.nominate(t, t.seat_of(move.nation))
        elif isinstance(move, Join):
            self.tokens[move.area] += move.number
            self.due -= move.number
        elif isinstance(move, Secede):
            self.cities.append(move.area)
            self.due -= CITY_UNITS
        elif isinstance(move, Follow):
            self.follow(t, move.party)
        elif isinstance(move, Annex):
            self.annex(t, seat, move.area, move.number)
        else:
            self.seize(t, seat, cast(Seize, move).area)

    def nominate(self, t: Civilization, seat: int) -> None:
        self.taker = seat
        self.pc = OWN_PART
        self.due = 15
        t.note("nominated", self.victim, (seat,))

    def follow(self, t: Civilization, party: int) -> None:
        """CV-16.09: he goes on with the faction or with the rest; the other part is taken over."""
        if party == WITH_FACTION:
            self.tokens = [t.on(area, self.victim) - self.tokens[area] for area in range(COUNT)]
            self.cities = self.free_cities(t)
        self.pc = TAKE
        t.note("followed", self.victim, (party,))

    def annex(self, t: Civilization, seat: int, area: int, number: int) -> None:
        t.put(area, self.victim, -number)
        t.put(area, seat, number)
        self.tokens[area] -= number
        t.note("annexed", seat, (area, number, self.victim))

    def seize(self, t: Civilization, seat: int, area: int) -> None:
        t.hand_over(area, seat)
        self.cities.remove(area)
        t.note("took", seat, (area, self.victim))

    def take_all(self, t: Civilization, seat: int) -> None:
        """Nothing left to choose: all for which there are pieces, and the next heir."""
        self.at += 1
        if t.seat[seat].stock:
            for area in range(COUNT):
                if self.tokens[area]:
                    self.annex(t, seat, area, self.tokens[area])
        if t.spare(seat):
            for area in self.cities[:]:
                self.seize(t, seat, area)
