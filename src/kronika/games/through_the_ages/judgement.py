"""What search asks of Through the Ages: likes, culture, quiet moments between turns, and a civilization in numbers."""
from __future__ import annotations

from typing import ClassVar, Final, cast

from kronika.core import judgement
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.core.taste import numbers, refill
from kronika.games.through_the_ages.bots import decide, priors
from kronika.games.through_the_ages.goods import food, resources
from kronika.games.through_the_ages.production import food_production, resource_production
from kronika.games.through_the_ages.ratings import culture_rating, happiness, science_rating, strength_rating
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.games.through_the_ages.taste import GREEDY, NAMES, SKILLED, Taste
from kronika.games.through_the_ages.worth import Mind, core, rounds_left

FAR: Final = 2                         # turns of one's own that a playout looks ahead
ENDED: Final = 3                       # the phase of the last rounds

ASPECTS: Final[list[tuple[str, list[int]]]] = [
    ("points", []), ("culture", [1, 22]), ("science", [2, 23]), ("resources", [3, 24]), ("food", [4, 25]),
    ("strength", [7, 28, 5, 26, 6, 27]), ("civil", [8, 29]), ("military", [9, 30]), ("workers", [10, 31]),
    ("levels", [11, 32]), ("-unused", [12, 33]), ("yellow", [13, 34]), ("happiness", [14, 35, 15, 36]),
    ("wonders", [16, 37]), ("techs", [17, 38]), ("colonies", [18, 39]), ("leader", [19, 40]), ("limit", [20, 41]),
    ("stored-science", [42]), ("stored-resources", [43]), ("stored-food", [44]), ("-corruption", [45, 46]),
    ("hand", [47]), ("secret-hand", [48]), ("unfinished", [49]), ("outlook", [50])
]


class Tasting(judgement.Taster):
    """Plays by a taste."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        offers = t.stack[-1].options(t, seat)
        return offers[0] if len(offers) == 1 else decide(cast(ThroughTheAges, t), seat, offers, rng, self.taste)

    def likes(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        return priors(cast(ThroughTheAges, t), seat, offers, self.taste)


def practised(t: Table) -> Taste:
    """The tuned numbers, but greedy's own where the game ends with age I: they are for longer ones."""
    return SKILLED if cast(ThroughTheAges, t).rules().ages > 1 else GREEDY


class Judgement(judgement.Judgement):
    """A playout goes to the end of the next own turn."""

    version: ClassVar[int] = 1
    detailed: ClassVar[int] = 1
    phases: ClassVar[int] = ENDED + 1
    breadth: ClassVar[int] = 5
    wide: ClassVar[int] = 8
    sure: ClassVar[float] = 2.0
    scale: ClassVar[float] = 20.0
    aspects: ClassVar[list[tuple[str, list[int]]]] = ASPECTS

    def decide(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return decide(cast(ThroughTheAges, t), seat, offers, rng)

    def skilled(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return decide(cast(ThroughTheAges, t), seat, offers, rng, practised(t))

    def retort(self, t: Table, seat: int, rng: Rng) -> Move | None:
        offers = t.stack[-1].options(t, seat)
        return offers[0] if len(offers) == 1 else decide(cast(ThroughTheAges, t), seat, offers, rng, practised(t))

    def priors(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        return priors(cast(ThroughTheAges, t), seat, offers)

    def likes(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        return priors(cast(ThroughTheAges, t), seat, offers, practised(t))

    def taste(self) -> list[float]:
        return numbers(SKILLED, NAMES)

    def tasted(self, numbers: list[float]) -> judgement.Taster:
        taste = Taste()
        refill(taste, NAMES, numbers)
        return Tasting(taste)

    def points(self, t: Table, seat: int) -> float:
        return float(cast(ThroughTheAges, t).seat[seat].culture)

    def evaluate(self, t: Table, seat: int) -> float:
        table = cast(ThroughTheAges, t)
        return core(Mind(table, seat), table)

    def features(self, t: Table, seat: int) -> list[float]:
        return features(cast(ThroughTheAges, t), seat)

    def details(self, t: Table, seat: int) -> list[float]:
        return details(cast(ThroughTheAges, t), seat)

    def variety(self, t: Table) -> tuple[str, str]:
        table = cast(ThroughTheAges, t)
        return table.box.name, table.rules().id

    def phase(self, t: Table, seat: int) -> int:
        table = cast(ThroughTheAges, t)
        return ENDED if table.ended else max(0, min(table.age, 3) - 1)

    def quiet(self, t: Table, seat: int) -> int:
        return cast(ThroughTheAges, t).seat[seat].turns

    def horizon(self, t: Table, seat: int) -> int:
        table = cast(ThroughTheAges, t)
        return table.seat[seat].turns + (FAR if table.active == seat else FAR - 1)


def features(t: ThroughTheAges, seat: int) -> list[float]:
    """What the civilization makes, holds and is worth to greedy; and all of it once more for each turn to come."""
    p = t.seat[seat]
    m = Mind(t, seat)
    left = rounds_left(t) - (1.0 if p.turns >= t.round else 0.0)
    strength = strength_rating(t, seat)
    eaten = t.box.consumption[p.yellow]
    faces = happiness(t, seat) - t.box.happiness[p.yellow]
    workers = 0
    levels = 0
    for slot in range(t.box.worked):
        workers += p.workers[slot]
        levels += p.workers[slot] * t.box.cards[slot].age
    base = [
        1.0, culture_rating(t, seat), science_rating(t, seat), resource_production(t, seat),
        food_production(t, seat) - eaten, strength - m.rival, min(0, strength - m.rival), strength, p.white, p.red,
        workers, levels, p.unused, p.yellow, min(faces, 2), min(faces, 0), p.wonders.bit_count(),
        p.techs.bit_count(), p.colonies.bit_count(), 0.0 if p.leader == NONE else 1.0 + t.box.cards[p.leader].age,
        p.rules_by().limit]
    more = [p.science, resources(p), food(p), t.box.corruption[p.bank], p.bank, len(p.cards), len(p.hand),
            0.0 if p.unfinished == NONE else p.stages + 1.0, core(m, t) - p.culture]
    out = [float(x) for x in base]
    for x in base:
        out.append(x * left * 0.1)
    for y in more:
        out.append(float(y))
    return out


def details(t: ThroughTheAges, seat: int) -> list[float]:
    """Card by card: what is in play, workers, the wonder begun, and the civil cards in hand, which are public."""
    p = t.seat[seat]
    box = t.box
    wonders = len(box.marvels)
    workers = box.first_wonder + wonders
    begun = workers + box.worked
    hand = begun + wonders
    out = [0.0] * (hand + box.first_tactic)
    for tech in range(box.techs):
        if (p.techs >> tech) & 1:
            out[tech] = 1.0
    out[p.government] = 1.0
    if p.leader != NONE:
        out[p.leader] = 1.0
    for n in range(wonders):
        if (p.wonders >> n) & 1:
            out[box.first_wonder + n] = 1.0
    for slot in range(box.worked):
        out[workers + slot] = float(p.workers[slot])
    if p.unfinished != NONE:
        out[begun + p.unfinished - box.first_wonder] = 1.0
    for card in p.cards:
        if card < box.first_tactic:
            out[hand + card] += 1.0
    return out


JUDGEMENT: Final = Judgement()
