"""Events (TA15-5.07 to TA15-5.23): preparing, revealing and evaluating them; one function for each odd event."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.through_the_ages import choices, effects, scoring
from kronika.games.through_the_ages.ages import Refill
from kronika.games.through_the_ages.build import urban_room
from kronika.games.through_the_ages.cards import TERRITORY
from kronika.games.through_the_ages.chance import Peek, Reveal
from kronika.games.through_the_ages.choices import Pick, Share, candidates
from kronika.games.through_the_ages.colonies import Auction
from kronika.games.through_the_ages.effects import EventPart
from kronika.games.through_the_ages.goods import (
    food,
    gain_food,
    gain_population,
    gain_resources,
    gain_science,
    gain_yellow,
    lose_culture,
    lose_food,
    lose_yellow,
)
from kronika.games.through_the_ages.leaders import leader_leaves
from kronika.games.through_the_ages.losses import lose_blue, lose_population
from kronika.games.through_the_ages.military import DiscardCards, draw_cards
from kronika.games.through_the_ages.moves import Prepare
from kronika.games.through_the_ages.offers import Agreement, Civilization, FreeBuilding
from kronika.games.through_the_ages.production import produce_food, produce_parts, produce_resources
from kronika.games.through_the_ages.quote import Quoted
from kronika.games.through_the_ages.ratings import (
    culture_rating,
    discontent,
    happiness,
    science_rating,
    strength_rating,
)
from kronika.games.through_the_ages.row import slide
from kronika.games.through_the_ages.table import KEEPS_HAND, NONE, Prepared, ThroughTheAges


def prepare(t: ThroughTheAges, seat: int, move: Prepare) -> None:
    """TA15-5.07 to TA15-5.09: face down on the future events; culture for its level; then an event happens."""
    p = t.seat[seat]
    age = t.box.cards[move.card].age
    p.throw(move.card)
    p.prepared.append(move.card)
    t.future.append(Prepared(move.card, seat, age))
    p.culture += t.box.event_culture[age]
    t.note("prepared", seat, (move.card, age, t.box.event_culture[age]), 1)
    t.push(Happening(REVEAL))


HAPPENING: Final[tuple[str, ...]] = ("reveal", "renew")
REVEAL: Final[int] = HAPPENING.index("reveal")
RENEW: Final[int] = HAPPENING.index("renew")


class Happening(Step[ThroughTheAges]):
    """TA15-5.09 to TA15-5.11: reveal the top event, evaluate it, and renew the current events if it was the last."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Happening:
        return Happening(self.pc)

    def run(self, t: ThroughTheAges) -> None:
        pc = self.pc
        self.pc += 1
        if pc == REVEAL:
            t.push(Revealing())
        else:
            if not t.current:
                renew_events(t)
            t.pop()


def top_events(t: ThroughTheAges) -> int:
    """How many of the current events share the age that lies on top."""
    return t.ages.count(t.ages[0])


class Revealing(Step[ThroughTheAges]):
    """TA15-5.09: chance turns over the top card of the current events."""

    def __init__(self) -> None:
        pass

    def clone(self) -> Revealing:
        return Revealing()

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        return Reveal(t.peeked if t.peeked != NONE else t.current[rng.below(top_events(t))])

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Reveal) or (t.peeked != NONE and move.card != t.peeked):
            return MOMENT
        return None if move.card in t.current[:top_events(t)] else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        card = cast(Reveal, move).card
        at = t.current.index(card)
        del t.current[at]
        del t.ages[at]
        t.peeked = NONE
        t.peekers = 0
        t.pop()
        t.note("revealed", NONE, (card,))
        if t.box.cards[card].category == TERRITORY:
            t.push(Auction(card, t.active, 0, NONE, 0))
        else:
            t.push(Evaluate(card, 0, 0, targets(t, card)))


def renew_events(t: ThroughTheAges) -> None:
    """TA15-5.11: the future events become current, older ages on top, random within an age."""
    t.current = sorted([event.card for event in t.future], key=lambda card: (t.box.cards[card].age, card))
    t.ages = [t.box.cards[card].age for card in t.current]
    t.future = []


class Peeking(Step[ThroughTheAges]):
    """TA15-5.05: Joan of Arc's owner looks at the top card of the current events."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Peeking:
        return Peeking(self.seat)

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        return Peek(self.seat, t.current[rng.below(top_events(t))])

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Peek) or move.seat != self.seat:
            return MOMENT
        return None if move.card in t.current[:top_events(t)] else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.peeked = cast(Peek, move).card
        t.peekers = 1 << self.seat
        t.pop()
        t.note("peeked", self.seat, (t.peeked,), 1)


def mask(seats: list[int]) -> int:
    out = 0
    for seat in seats:
        out |= 1 << seat
    return out


def greatest(t: ThroughTheAges, values: list[int], least: int) -> int:
    """TA15-5.15: all with the most, no tie-break; nobody if the most is below `least`."""
    most = max(values[seat] for seat in t.clockwise(t.active))
    return mask([seat for seat in t.clockwise(t.active) if values[seat] == most >= least])


def targets(t: ThroughTheAges, card: int) -> list[int]:
    """TA15-R.74: who is affected by each part, determined once before the first; as bits."""
    return [target(t, part) for part in t.box.cards[card].parts]


def target(t: ThroughTheAges, part: EventPart) -> int:
    """TA15-5.13 to TA15-5.16."""
    who = part.who
    if who in (effects.EACH, effects.TABLE):
        return t.left
    if who == effects.ACTIVE:
        return 1 << t.active
    if who == effects.HAPPIEST:
        return greatest(t, [happiness(t, seat) for seat in range(t.seats)], 0)
    if who == effects.MOST_DISCONTENT:
        return greatest(t, [discontent(t, seat) for seat in range(t.seats)], 1)
    weakest = scoring.ranking(t, [strength_rating(t, seat) for seat in range(t.seats)], t.active)
    few = 1 if t.count() == 2 else 2
    if who == effects.STRONGEST:
        return mask(weakest[:1])
    if who == effects.TWO_STRONGEST:
        return mask(weakest[:few])
    if who == effects.WEAKEST:
        return mask(weakest[-1:])
    if who == effects.TWO_WEAKEST:
        return mask(weakest[-few:])
    richest = scoring.ranking(t, [p.culture for p in t.seat], t.active)
    if who == effects.LEAST_CULTURE:
        return mask(richest[-1:])
    found = mask(richest[:1])
    return found & mask(weakest[-few:]) if part.among_weakest else found   # TA15-13.50


class Evaluate(Quoted):
    """TA15-5.09, TA15-5.17: part by part, seat by seat, clockwise from the current player."""

    def __init__(self, card: int, part: int, place: int, who: list[int]) -> None:
        super().__init__(card)
        self.part = part
        self.place = place                       # how many seats of the part are done with
        self.who = who

    def clone(self) -> Evaluate:
        return Evaluate(self.card, self.part, self.place, self.who[:])

    def run(self, t: ThroughTheAges) -> None:
        parts = t.box.cards[self.card].parts
        if self.part == len(parts):
            t.pop()
            t.past.append(self.card)
            if t.notes and t.notes[-1].word == "revealed":
                t.note("nobody", NONE, ())
            return
        part = parts[self.part]
        seats = t.clockwise(t.active)
        if self.place == len(seats) or (self.place and part.odd in (effects.REFILL, effects.IMPACT)):
            self.part += 1
            self.place = 0
            return
        seat = seats[self.place]
        self.place += 1
        if (self.who[self.part] >> seat) & 1:
            affect(t, seat, part, self.card)


def affect(t: ThroughTheAges, seat: int, part: EventPart, card: int) -> None:
    """What one part of an event does to one civilization."""
    if part.odd:
        t.box.happenings.odd(t, seat, part, card)
        return
    p = t.seat[seat]
    if t.ended and part.late_culture:            # TA15-13.56
        p.culture = max(0, p.culture + part.late_culture)
        return
    gain_science(p, part.science + (science_rating(t, seat) if part.science_rating else 0))
    p.culture += part.culture + (culture_rating(t, seat) if part.culture_rating else 0)
    p.culture += science_rating(t, seat) if part.culture_by_science else 0
    gain_food(p, part.food)
    gain_resources(p, part.resources)
    gain_population(p, part.population)
    if part.either:
        t.push(Share(seat, choices.FORAY, part.either, seat))
    draw_cards(t, seat, part.draw)
    losses(t, seat, part)


def losses(t: ThroughTheAges, seat: int, part: EventPart) -> None:
    p = t.seat[seat]
    if part.lose_food:
        lose_food(p, food(p))
    if part.lose_either:
        t.push(Share(seat, choices.RAIDERS, part.lose_either, seat))
    lose_culture(p, part.lose_culture)
    if part.lose_per_discontent:
        lose_culture(p, part.lose_per_discontent * discontent(t, seat))
    if part.lose_blue:
        lose_blue(t, seat, part.lose_blue)
    if part.lose_population:
        count = part.lose_population
        lose_population(t, seat, (discontent(t, seat) + 1) // 2 if count == effects.HALF_DISCONTENT else count)
    if part.lose_colony:
        t.push(Pick(seat, choices.OWN_COLONY, seat))
    if part.discard:
        t.push(DiscardCards(seat, part.discard))


def build_free(t: ThroughTheAges, seat: int, slot: int) -> None:
    """TA15-13.46: optional; an unused worker and, for a temple, room are needed."""
    p = t.seat[seat]
    if p.unused and (t.box.cards[slot].unit or urban_room(p, slot)):
        t.push(FreeBuilding(seat, slot))


def uncertain_borders(t: ThroughTheAges, seat: int) -> None:
    """The strongest takes one yellow token from the bank of the weakest."""
    weakest = scoring.ranking(t, [strength_rating(t, s) for s in range(t.seats)], t.active)[-1]
    gain_yellow(t.seat[seat], lose_yellow(t.seat[weakest], 1))


def economic_progress(t: ThroughTheAges, seat: int) -> None:
    """TA15-13.51: the parts of a production but the points."""
    produce_parts(t, seat, t.box.course.progress, t.box.pacts_in_events)


def terrorism(t: ThroughTheAges, seat: int) -> None:
    """TA15-13.54: the seat destroys one urban building of each other civilization."""
    for victim in reversed(t.clockwise(t.active)):
        if victim != seat and candidates(t, choices.TERROR, victim):
            t.push(Pick(seat, choices.TERROR, victim))


@mypyc_attr(allow_interpreted_subclasses=True)
class Happenings:
    """The odd parts of events, as the 2015 edition has them. Another edition derives its own."""

    def odd(self, t: ThroughTheAges, seat: int, part: EventPart, card: int) -> None:
        """The parts that have a function of their own."""
        kind = part.odd
        if kind == effects.MARKETS:
            t.push(Share(seat, choices.MARKETS, part.markets, seat))
        elif kind == effects.BUILD_FREE:
            build_free(t, seat, t.box.by_id[part.builds])
        elif kind == effects.CIVILIZATION:
            t.push(Civilization(seat, part.cheaper))
        elif kind == effects.DESTROY_OWN:
            t.push(Pick(seat, choices.OWN_BUILDING, seat))
        elif kind == effects.TAKE_YELLOW:
            uncertain_borders(t, seat)
        elif kind == effects.REBELLION:
            self.rebellion(t, seat, part.per_discontent)
        elif kind == effects.ICONOCLASM:
            self.iconoclasm(t, seat)
        elif kind == effects.RAVAGES:
            t.push(Pick(seat, choices.OWN_WONDER, seat))
        elif kind == effects.PRODUCE_FOOD:
            produce_food(t, seat, t.box.pacts_in_events)
        elif kind == effects.PRODUCE_RESOURCES:
            produce_resources(t, seat, t.box.pacts_in_events)
        elif kind == effects.PROGRESS:
            economic_progress(t, seat)
        elif kind == effects.TERRORISM:
            terrorism(t, seat)
        elif kind == effects.AGREEMENT:
            t.push(Agreement(seat, part.worth))
        elif kind == effects.REFILL:
            slide(t)
            t.push(Refill(False))                    # TA15-13.53: without discarding
        elif kind == effects.IMPACT:
            t.box.scoring.impact(t, card)
        elif kind == effects.KEEP_HAND:
            t.seat[seat].done |= KEEPS_HAND          # TA06-R.47
            t.note("keeps_hand", seat, ())
        else:
            gain_food(t.seat[seat], happiness(t, seat))        # Prosperity

    def rebellion(self, t: ThroughTheAges, seat: int, each: int) -> None:
        """TA15-13.48: two civil actions for each discontent worker are spent, at most all."""
        p = t.seat[seat]
        p.civil = max(0, p.civil - each * discontent(t, seat))

    def iconoclasm(self, t: ThroughTheAges, seat: int) -> None:
        """TA15-13.52: leaders that are not of the current age; in the ending age every leader."""
        leader = t.seat[seat].leader
        if leader != NONE and (t.ended or t.box.cards[leader].age != t.age):
            leader_leaves(t, seat)
