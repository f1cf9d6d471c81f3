"""How the greedy player moves: it gathers for cities, spreads over good land, sails when the land is full."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.games.civilization.areas import AREAS, LIMIT, NODE_AREA, NODES
from kronika.games.civilization.cards import AGRICULTURE, CARGO, CITIES, NOMADS, ON_SITE, SUPPORT
from kronika.games.civilization.cities import cost
from kronika.games.civilization.conflicts import needed
from kronika.games.civilization.movement import Movement
from kronika.games.civilization.moves import DONE, Embark, Land, Sail, Walk
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.games.civilization.taste import Taste

EPSILON: Final = 0.05                  # a move that gains less is not worth a word
PULL: Final = [0.12, 0.10, 0.07, 0.05, 0.03, 0.02]     # of a free city site, by its distance


class March:
    """The map as one player sees it in his movement."""

    def __init__(self, t: Civilization, step: Movement, seat: int, taste: Taste) -> None:
        self.t = t
        self.step = step
        self.seat = seat
        self.taste = taste
        self.own = [t.on(area, seat) for area in range(len(AREAS))]
        self.mine = t.areas_of(seat)
        self.more = 1 if t.seat[seat].has(AGRICULTURE) else 0
        self.nomads = t.mode == NOMADS
        self.pull = [0.0] * len(AREAS) if self.nomads else self.pulls()
        self.ready = [area for area in self.mine if self.gathered(area)]

    def pulls(self) -> list[float]:
        """How near each area is to a free city site."""
        out = [0.0] * len(AREAS)
        edge = [area for area in self.t.map().areas if AREAS[area].site and self.t.city[area] == NOBODY
                and self.foes(area) == 0]
        for pull in PULL:
            ahead: list[int] = []
            for area in edge:
                if out[area] == 0.0:
                    out[area] = pull
                    ahead += self.t.map().walks[area]
            edge = ahead
        return out

    def gathered(self, area: int) -> bool:
        """Whether a city can be built there as it stands."""
        return self.own[area] >= cost(area) and self.t.city[area] == NOBODY and not self.nomads

    def foes(self, area: int) -> int:
        return self.t.crowd(area) - self.own[area]

    def limit(self, area: int) -> int:
        """What stays there at the end of the turn."""
        if self.nomads:
            return 9
        return 0 if self.t.city[area] != NOBODY else LIMIT[area] + self.more

    def worth(self, area: int, number: int) -> float:
        """So many own tokens in the area: those that stay, and what grows from them."""
        stay = min(number, self.limit(area))
        if stay <= 0:
            return 0.0
        growth = self.taste.pair if stay >= 2 else self.taste.lone
        return (0.15 if self.nomads else self.taste.stay) * stay + growth + self.taste.pull * self.pull[area] * stay

    def movable(self, area: int) -> int:
        free = self.step.unmoved(self.t, self.seat, area)
        return max(0, min(free, self.own[area] - cost(area))) if area in self.ready else free

    def surplus(self, area: int) -> int:
        """Tokens that would be removed at the end of the turn anyway."""
        return max(0, min(self.movable(area), self.own[area] - self.limit(area)))

    # cities

    def project(self) -> Move | None:
        """The next tokens for a site that can be made ready in this turn."""
        p = self.t.seat[self.seat]
        if self.nomads or p.cities + len(self.ready) >= CITIES:
            return None
        stay = sum(min(self.own[area], self.limit(area)) for area in self.mine if area not in self.ready)
        slack = stay - SUPPORT * (self.t.supported(self.seat) + len(self.ready) + 1) - self.reserve()
        move = self.cheapest(self.places(True), slack)
        if move is None and p.people >= self.taste.crowded:
            move = self.cheapest(self.places(False), slack)
        return move

    def reserve(self) -> float:
        """Tokens beside the support of all cities that are not spent on another one."""
        return 0.0

    def cheapest(self, places: list[int], slack: float) -> Move | None:
        """The first tokens for the place that costs least beyond surplus."""
        best: Move | None = None
        least = 99.0
        for area in places:
            found = self.gather(area, slack - min(self.own[area], self.limit(area)))
            if found is not None and found.cost < least:
                least = found.cost
                best = found.move
        return best

    def places(self, site: bool) -> list[int]:
        """Free areas, with or without a city site, that own tokens can walk to."""
        near = {to for area in self.mine for to in [area, *self.t.map().walks[area]]}
        return [area for area in sorted(near) if bool(AREAS[area].site) == site and self.t.city[area] == NOBODY
                and area not in self.ready and self.foes(area) == 0]

    def gather(self, site: int, slack: float) -> Gathering | None:
        """Whether enough tokens can come together there, and whoever goes first."""
        need = cost(site) - self.own[site]
        sources = [area for area in self.t.map().walks[site] if self.own[area] and self.movable(area)]
        spare = sum(self.surplus(area) for area in sources)
        dear = max(0, need - spare)
        able = sum(max(0, self.movable(area) - self.surplus(area)) for area in sources)
        if slack < 0 or dear > min(slack, able) or not sources:
            return None
        source = max(sources, key=self.surplus)
        number = min(need, self.surplus(source))
        if number == 0:
            source = max(sources, key=self.movable)
            number = min(need, max(1, self.movable(source) - 1))
        return Gathering(Walk(source, site, number), dear - 0.1 * self.own[site])

    # spreading, and war where it costs nothing

    def spread(self) -> Move | None:
        best: Move | None = None
        most = EPSILON
        for area in self.mine:
            free = self.movable(area)
            if free == 0:
                continue
            numbers = sorted({n for n in (1, 2, free, free - 1, self.surplus(area)) if 0 < n <= free})
            for to in self.t.map().walks[area]:
                for number in numbers:
                    gain = self.gain(area, to, number)
                    if gain > most:
                        most = gain
                        best = Walk(area, to, number)
        return best

    def gain(self, area: int, to: int, number: int) -> float:
        before = self.worth(area, self.own[area]) + self.worth(to, self.own[to])
        after = self.worth(area, self.own[area] - number) + self.worth(to, self.own[to] + number)
        foes = self.foes(to)
        owner = self.t.city[to]
        if owner not in (NOBODY, self.seat):
            return self.storm(to, owner, area, number)
        if foes and (self.nomads or self.own[to] + number + foes > LIMIT[to]):
            return self.fight(area, to, number, foes)
        return after - before

    def fight(self, area: int, to: int, number: int, foes: int) -> float:
        """Only with tokens that would be lost anyway, and only to win."""
        pays = not self.nomads and number <= self.surplus(area) and self.own[to] + number > foes + 1
        return 0.3 + 0.01 * (self.own[to] + number - foes) if pays else -1.0

    def storm(self, to: int, owner: int, area: int, number: int) -> float:
        """A city that must surrender is worth an attack; another only with many tokens to spare."""
        if self.nomads or self.t.crowd(to) or number > self.surplus(area) or number < needed(self.t, owner):
            return -1.0
        return 3.0 if self.t.seat[owner].stock < 6 and self.t.spare(self.seat) else 0.2 if number >= 10 else -1.0

    # ships

    def voyage(self) -> Move | None:
        for ship in range(len(self.step.used)):
            move = self.sail(ship) if self.step.cargo[ship] else self.board(ship)
            if move is not None:
                return move
        return None

    def best_shore(self, ship: int, number: int) -> Shore:
        """The coast in reach on which so many tokens are worth most."""
        node = self.t.seat[self.seat].ships[ship]
        best = Shore(-1, -9.0)
        for to, far in self.step.distances(self.t, self.seat, node, self.step.left(self.t, self.seat, ship)).items():
            if NODES[to].open:
                continue
            value = self.landing(NODE_AREA[to], number) - 0.001 * far
            if value > best.value:
                best = Shore(to, value)
        return best

    def landing(self, area: int, number: int) -> float:
        foes = self.foes(area)
        owner = self.t.city[area]
        if foes and (self.nomads or self.own[area] + number + foes > LIMIT[area]):
            return -1.0
        if owner not in (NOBODY, self.seat):
            return -1.0
        bonus = 1.0 if AREAS[area].site and self.own[area] < ON_SITE <= self.own[area] + number else 0.0
        return self.worth(area, self.own[area] + number) - self.worth(area, self.own[area]) + bonus

    def sail(self, ship: int) -> Move | None:
        shore = self.best_shore(ship, self.step.cargo[ship])
        node = self.t.seat[self.seat].ships[ship]
        if shore.node < 0 or shore.node == node:
            return Land(ship, self.step.cargo[ship]) if shore.node == node else None
        return Sail(ship, shore.node)

    def board(self, ship: int) -> Move | None:
        """Take aboard what is worth more elsewhere; or fetch it where it waits."""
        node = self.t.seat[self.seat].ships[ship]
        area = NODE_AREA[node]
        if area < 0:
            return None
        free = min(CARGO, self.movable(area))
        best: Move | None = None
        most = 0.3
        for number in range(1, free + 1):
            lost = self.worth(area, self.own[area]) - self.worth(area, self.own[area] - number)
            gain = self.best_shore(ship, number).value - lost
            if gain > most:
                most = gain
                best = Embark(ship, number)
        return best if best is not None else self.fetch(ship, node)

    def fetch(self, ship: int, node: int) -> Move | None:
        """An empty ship goes to the most crowded own coast, if it can still leave it."""
        left = self.step.left(self.t, self.seat, ship)
        if left < 2:
            return None
        best: Move | None = None
        most = 1
        for to in self.step.distances(self.t, self.seat, node, left - 1):
            if not NODES[to].open and to != node and self.surplus(NODE_AREA[to]) > most:
                most = self.surplus(NODE_AREA[to])
                best = Sail(ship, to)
        return best

    def next(self) -> Move:
        move = self.project()
        if move is None:
            move = self.voyage()
        if move is None:
            move = self.spread()
        if move is None:
            move = self.homeward()
        return DONE if move is None else move

    def homeward(self) -> Move | None:
        """Whatever is still at sea comes ashore: here, or on the nearest coast that lets it."""
        for ship, node in enumerate(self.t.seat[self.seat].ships):
            cargo = self.step.cargo[ship]
            if not cargo and not NODES[node].open:
                continue
            near = self.step.distances(self.t, self.seat, node, self.step.left(self.t, self.seat, ship))
            for to in near:
                if not NODES[to].open and not (cargo and self.step.closed(self.t, self.seat, NODE_AREA[to])):
                    return Land(ship, cargo) if to == node else Sail(ship, to)
        return None


class Gathering:
    """The first tokens for a site, and what the site costs beyond surplus."""

    def __init__(self, move: Move, cost: float) -> None:
        self.move = move
        self.cost = cost


class Shore:
    """A coast to land on, and what it is worth."""

    def __init__(self, node: int, value: float) -> None:
        self.node = node
        self.value = value
