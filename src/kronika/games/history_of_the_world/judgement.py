"""What search asks of History of the World: likes, points, quiet moments between turns, and a board in numbers."""
from __future__ import annotations

from typing import ClassVar, Final, cast

from kronika.core import judgement
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.core.taste import numbers, refill
from kronika.games.history_of_the_world.battle import Battle
from kronika.games.history_of_the_world.bots import Mind, decide
from kronika.games.history_of_the_world.cards import EPOCHS, FORT, PER_EPOCH
from kronika.games.history_of_the_world.estimate import VALUES, Tally
from kronika.games.history_of_the_world.lands import HARD, NEAR, REGIONS, RESOURCES
from kronika.games.history_of_the_world.scoring import structure_points
from kronika.games.history_of_the_world.table import World
from kronika.games.history_of_the_world.taste import NAMES, SKILLED, Taste

LANDS: Final = 256                     # more than there are
MOST_SEATS: Final = 6
PARTS: Final = 3                       # of an epoch, each a phase: the choice of cards, before the own turn, after it

ASPECTS: Final[list[tuple[str, list[int]]]] = [
    ("points", []), ("regions", [1, 2, 3, 4, 5]), ("structures", [6]), ("armies", [7, 8, 13]), ("forts", [9]),
    ("resources", [10]), ("-exposed", [11, 12]), ("-rivals", [14, 15]), ("place", [17, 16, 18, 20, 21, 22, 23, 24]),
    ("cards", [19])]


class Tasting(judgement.Taster):
    """Plays by a taste."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        offers = t.stack[-1].options(t, seat)
        return offers[0] if len(offers) == 1 else decide(cast(World, t), seat, offers, rng, self.taste)

    def likes(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        mind = Mind(cast(World, t), seat, self.taste)
        return [mind.worth(move) for move in offers]


PRACTISED: Final = Tasting(SKILLED)


class Judgement(judgement.Judgement):
    """A playout goes to the end of the next epoch.

    What an empire leaves behind is worth what the others leave of it, and what the next one can join to it.
    """

    version: ClassVar[int] = 2
    detailed: ClassVar[int] = 1
    phases: ClassVar[int] = PARTS * EPOCHS
    breadth: ClassVar[int] = 16
    wide: ClassVar[int] = 20
    scale: ClassVar[float] = 12.0
    aspects: ClassVar[list[tuple[str, list[int]]]] = ASPECTS

    def decide(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return decide(cast(World, t), seat, offers, rng)

    def skilled(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return decide(cast(World, t), seat, offers, rng, SKILLED)

    def retort(self, t: Table, seat: int, rng: Rng) -> Move | None:
        return PRACTISED.reply(t, seat, rng)

    def priors(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        mind = Mind(cast(World, t), seat)
        return [mind.worth(move) for move in offers]

    def likes(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        return PRACTISED.likes(t, seat, offers)

    def taste(self) -> list[float]:
        return numbers(SKILLED, NAMES)

    def tasted(self, numbers: list[float]) -> judgement.Taster:
        taste = Taste()
        refill(taste, NAMES, numbers)
        return Tasting(taste)

    def points(self, t: Table, seat: int) -> float:
        return float(cast(World, t).seat[seat].score)

    def evaluate(self, t: Table, seat: int) -> float:
        """The points, and what the board brings if it stays like this for half of the epochs to come."""
        w = cast(World, t)
        coming = EPOCHS - w.epoch + (0 if has_played(w, seat) else 1)
        standing = board(w, seat, Tally(w))
        return w.seat[seat].score + 0.5 * coming * (standing.now + structure_points(w, seat))

    def features(self, t: Table, seat: int) -> list[float]:
        return features(cast(World, t), seat)

    def details(self, t: Table, seat: int) -> list[float]:
        return details(cast(World, t), seat)

    def phase(self, t: Table, seat: int) -> int:
        """The choice of cards, before the own turn and after it, epoch by epoch."""
        w = cast(World, t)
        part = 0 if w.called == 0 else 2 if has_played(w, seat) else 1
        return PARTS * (max(1, w.epoch) - 1) + part

    def quiet(self, t: Table, seat: int) -> int:
        """Empires that have been called and are done, in the whole game."""
        w = cast(World, t)
        return (w.epoch - 1) * PER_EPOCH + w.called - (1 if w.player >= 0 else 0)

    def occasion(self, t: Table) -> int:
        """A turn, and in it a battle for a land."""
        w = cast(World, t)
        top: object = w.stack[-1]
        turn = (w.epoch * (PER_EPOCH + 1) + w.called + 1) * LANDS
        return turn + top.land + 1 if isinstance(top, Battle) else turn

    def horizon(self, t: Table, seat: int) -> int:
        return min(cast(World, t).epoch + 1, EPOCHS) * PER_EPOCH

    def glance(self, t: Table, seat: int) -> int:
        """The end of the turn."""
        return self.quiet(t, seat) + 1 if cast(World, t).player >= 0 else self.horizon(t, seat)


class Board:
    """What the regions give to a seat: points by the tokens of this epoch and of the next, and its places."""

    def __init__(self) -> None:
        self.now = 0.0
        self.later = 0.0
        self.levels = [0, 0, 0]                  # regions with presence, dominance, control
        self.rivals = 0.0                        # points of all the others
        self.most = 0.0                          # and of the best of them


def has_played(t: World, seat: int) -> bool:
    """Whether the seat's turn of this epoch is over."""
    return t.player != seat and t.seat[seat].sees == t.everybody()


def board(t: World, seat: int, tally: Tally) -> Board:
    out = Board()
    now = VALUES[t.epoch]
    later = VALUES[t.epoch + 1] if t.epoch < EPOCHS else now
    others = [0.0] * t.seats
    for region in range(len(REGIONS)):
        base = region * t.seats
        total = 0
        first = 0
        second = 0
        for other in range(t.seats):
            armies = tally.armies[base + other]
            total += armies
            if armies > first:
                second = first
                first = armies
            elif armies > second:
                second = armies
        if total == 0:
            continue
        for other in range(t.seats):
            armies = tally.armies[base + other]
            if armies:
                rival = second if armies == first else first
                level = 2 if armies >= 3 and armies == total else 1 if armies >= 2 and armies > rival else 0
                if other == seat:
                    out.levels[level] += 1
                    out.now += now[region][level]
                    out.later += later[region][level]
                else:
                    others[other] += now[region][level]
    for points in others:
        out.rivals += points
        out.most = max(out.most, points)
    return out


def features(t: World, seat: int) -> list[float]:
    """The seat's board beside those of the others, all of it public."""
    tally = Tally(t)
    found = board(t, seat, tally)
    armies = 0
    strong = 0
    forts = 0
    resources = 0
    exposed = 0
    edges = 0
    active = 0
    holder = t.holder
    for land in range(len(holder)):
        if holder[land] == seat:
            armies += 1
            resources += RESOURCES[land]
            active += t.active[land]
            if t.built[land] & FORT:
                forts += 1
            if HARD[land]:
                strong += 1
            near = 0
            for other in NEAR[land]:
                if holder[other] >= 0 and holder[other] != seat:
                    near += 1
            edges += near
            if near:
                exposed += 1
    structures = structure_points(t, seat)
    score = t.seat[seat].score
    total = 0
    ahead = 0
    lead = 0
    for other, p in enumerate(t.seat):
        if other != seat:
            total += p.score
            if p.score > score:
                ahead += 1
            lead = max(lead, p.score)
    rivals = t.seats - 1.0
    return [1.0, found.now, found.later, float(found.levels[0]), float(found.levels[1]), float(found.levels[2]),
            float(structures), float(armies), float(strong), float(forts), float(resources), float(exposed),
            float(edges), float(active), found.rivals / rivals, found.most, (score - total / rivals) * 0.1,
            (score - lead) * 0.1, ahead / rivals, float(t.seat[seat].cards()), *places(ahead)]


def places(ahead: int) -> list[float]:
    """Second to sixth place: whoever is last chooses an empire first, which a line through the points cannot tell."""
    out = [0.0] * (MOST_SEATS - 1)
    if ahead:
        out[ahead - 1] = 1.0
    return out


def details(t: World, seat: int) -> list[float]:
    """Region by region: the seat's armies, the most of any other, and the points that the seat's level brings."""
    out = [0.0] * (3 * len(REGIONS))
    armies = Tally(t).armies
    values = VALUES[t.epoch]
    for region in range(len(REGIONS)):
        mine = armies[region * t.seats + seat]
        rival = 0
        total = 0
        for other in range(t.seats):
            count = armies[region * t.seats + other]
            total += count
            if other != seat and count > rival:
                rival = count
        if total:
            level = 2 if mine >= 3 and mine == total else 1 if mine >= 2 and mine > rival else 0
            out[3 * region] = float(mine)
            out[3 * region + 1] = float(rival)
            out[3 * region + 2] = float(values[region][level]) if mine else 0.0
    return out


JUDGEMENT: Final = Judgement()
