"""Ratings, happiness and action totals (chapters 9 and 10). Every number can name its parts."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.armies import tactical_strength
from kronika.games.through_the_ages.cards import (
    ALEXANDER,
    ARTILLERY,
    BACH,
    BASILICA,
    CARDS,
    CHAPLIN,
    COOK,
    EINSTEIN,
    FIRST_TERRITORY,
    FIRST_UNIT,
    FIRST_URBAN,
    FIRST_WONDER,
    GREAT_WALL,
    INFANTRY,
    JOAN,
    LAB,
    LEONARDO,
    LIBRARY,
    MEIER,
    MICHELANGELO,
    NAPOLEON,
    NEWTON,
    SHAKESPEARE,
    SPECIALS,
    TEMPLE,
    THEATER,
    TYPES,
    WORKED,
    Side,
)
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges

COOK_FIRST: Final = 2
COOK_MORE: Final = 1
PAIR: Final = 2                        # Shakespeare's culture for a library and a theater


class Part:
    """One summand of a number: which card gave how much."""

    def __init__(self, card: int, amount: int) -> None:
        self.card = card                         # NONE: a limit, not a card
        self.amount = amount


def add(parts: list[Part] | None, card: int, amount: int) -> int:
    """The amount; its part too, if anybody asks."""
    if parts is not None and amount:
        parts.append(Part(card, amount))
    return amount


def floor(total: int, parts: list[Part] | None) -> int:
    """TA15-1.18: ratings are never below 0."""
    return total if total >= 0 else total + add(parts, NONE, -total)


def sides(t: ThroughTheAges, seat: int) -> list[Side]:
    """What the seat gets from each pact it is a party to."""
    out: list[Side] = []
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and (owner == seat or p.partner == seat):
            out.append(CARDS[p.pact].sides[p.side if owner == seat else 1 - p.side])
    return out


def bits(mask: int) -> list[int]:
    out: list[int] = []
    n = 0
    while mask:
        if mask & 1:
            out.append(n)
        mask >>= 1
        n += 1
    return out


def best(p: Seat, slots: list[int]) -> int:
    """TA15-9.07: the highest card of these with a worker, or NONE."""
    found = NONE
    for slot in slots:
        if p.workers[slot] and (found == NONE or CARDS[slot].age > CARDS[found].age):
            found = slot
    return found


STUDIES: Final = sorted(TYPES[LAB] + TYPES[LIBRARY], key=lambda i: CARDS[i].age)


def culture_rating(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.02."""
    p = t.seat[seat]
    total = add(parts, p.government, CARDS[p.government].culture)
    for slot in range(FIRST_URBAN, FIRST_UNIT):
        n = p.workers[slot]
        if n:
            total += add(parts, slot, n * CARDS[slot].culture)
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, FIRST_WONDER + n, CARDS[FIRST_WONDER + n].culture)
    for n in bits(p.ruined):
        total += add(parts, FIRST_WONDER + n, t.box().ruined_culture)      # TA15-13.39
    if p.leader != NONE:
        total += add(parts, p.leader, CARDS[p.leader].culture + leader_culture(p))
    return floor(total + pact_culture(t, seat, parts), parts)


def pact_culture(t: ThroughTheAges, seat: int, parts: list[Part] | None) -> int:
    """Culture of pacts; International Tourism counts the partner's completed wonders (TA15-13.80)."""
    total = 0
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and (owner == seat or p.partner == seat):
            side = CARDS[p.pact].sides[p.side if owner == seat else 1 - p.side]
            other = t.seat[p.partner if owner == seat else owner]
            total += add(parts, p.pact, side.culture + side.tourism * other.wonders.bit_count())
    return total


def leader_culture(p: Seat) -> int:
    """What the abilities of the leader add to the culture rating."""
    if p.leader == MICHELANGELO:
        return michelangelo(p)
    if p.leader == COOK:
        n = p.colonies.bit_count()
        return COOK_FIRST + COOK_MORE * (n - 1) if n else 0
    return urban_culture_bonus(p)


def urban_culture_bonus(p: Seat) -> int:
    """Leaders of the Ages II and III that make urban buildings give culture."""
    if p.leader == BACH:
        return p.built(TYPES[THEATER])
    if p.leader == SHAKESPEARE:
        return PAIR * min(p.built(TYPES[LIBRARY]), p.built(TYPES[THEATER]))
    if p.leader == CHAPLIN:
        theater = best(p, TYPES[THEATER])
        return 0 if theater == NONE else CARDS[theater].culture            # TA15-13.20
    if p.leader == MEIER:
        return lab_levels(p)
    return 0


def lab_levels(p: Seat) -> int:
    """The sum of the levels of all labs (TA15-13.19, TA15-13.22)."""
    total = 0
    for slot in TYPES[LAB]:
        total += p.workers[slot] * CARDS[slot].age
    return total


def michelangelo(p: Seat) -> int:
    """TA15-13.11: happy faces of temples, theaters and completed wonders."""
    total = 0
    for n in bits(p.wonders & ~p.ruined):
        total += wonder_faces(p, FIRST_WONDER + n)
    return total + building_faces(p, TYPES[TEMPLE]) + building_faces(p, TYPES[THEATER])


def science_rating(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.02."""
    p = t.seat[seat]
    total = add(parts, p.government, CARDS[p.government].knowledge)
    for slot in range(FIRST_URBAN, FIRST_UNIT):
        n = p.workers[slot]
        if n:
            total += add(parts, slot, n * CARDS[slot].knowledge)
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, FIRST_WONDER + n, CARDS[FIRST_WONDER + n].knowledge)
    if p.leader != NONE:
        total += add(parts, p.leader, leader_science(p))
    return floor(total, parts)


def leader_science(p: Seat) -> int:
    """TA15-13.12: the level of the best lab or library; TA15-13.22: one less for each lab."""
    if p.leader in (LEONARDO, NEWTON, EINSTEIN):
        study = best(p, STUDIES)
        return 0 if study == NONE else CARDS[study].age
    return -p.built(TYPES[LAB]) if p.leader == MEIER else 0


def strength_rating(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.03."""
    p = t.seat[seat]
    total = add(parts, p.government, CARDS[p.government].strength)
    for slot in range(FIRST_URBAN, WORKED):
        n = p.workers[slot]
        if n:
            total += add(parts, slot, n * CARDS[slot].strength)
    for tech in SPECIALS:
        if (p.techs >> tech) & 1:
            total += add(parts, tech, CARDS[tech].strength)
    if p.tactic != NONE:
        total += add(parts, p.tactic, tactical_strength(p, p.workers))
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, FIRST_WONDER + n, wonder_strength(p, FIRST_WONDER + n))
    for n in bits(p.colonies):
        total += add(parts, FIRST_TERRITORY + n, CARDS[FIRST_TERRITORY + n].strength)
    if p.leader != NONE:
        total += add(parts, p.leader, CARDS[p.leader].strength + leader_strength(p))
    for owner, q in enumerate(t.seat):
        if q.pact != NONE and (owner == seat or q.partner == seat):
            side = q.side if owner == seat else 1 - q.side
            total += add(parts, q.pact, CARDS[q.pact].sides[side].strength)
    return floor(total, parts)


def units(p: Seat) -> int:
    total = 0
    for slot in range(FIRST_UNIT, WORKED):
        total += p.workers[slot]
    return total


def wonder_strength(p: Seat, wonder: int) -> int:
    if wonder == GREAT_WALL:                     # TA15-13.31
        return p.built(TYPES[INFANTRY]) + p.built(TYPES[ARTILLERY])
    return CARDS[wonder].strength


def leader_strength(p: Seat) -> int:
    """What the abilities of the leader add to the strength rating."""
    if p.leader == ALEXANDER:
        return units(p)
    if p.leader == NAPOLEON:                     # TA15-13.18
        return 2 * sum(p.built(TYPES[kind]) > 0 for kind in range(INFANTRY, len(TYPES)))
    if p.leader == JOAN:                         # TA15-13.10
        return building_faces(p, TYPES[TEMPLE]) + card_faces(p, max(0, CARDS[p.government].happy))
    return 0


def extra(p: Seat) -> int:
    """St. Peter's Basilica: one more face from each source (TA15-13.30)."""
    return 1 if p.stands(BASILICA) else 0


def building_faces(p: Seat, slots: list[int]) -> int:
    total = 0
    more = extra(p)
    for slot in slots:
        if p.workers[slot] and CARDS[slot].happy:
            total += p.workers[slot] * (CARDS[slot].happy + more)
    return total


def card_faces(p: Seat, happy: int) -> int:
    """The faces of one card in play that is no wonder; unhappy ones are negative."""
    return happy + extra(p) if happy > 0 else happy


def wonder_faces(p: Seat, wonder: int) -> int:
    """The happy faces of a completed wonder, with a tucked Homer (TA15-13.06, TA15-R.84)."""
    happy = max(0, CARDS[wonder].happy) + (1 if p.homer == wonder else 0)
    return happy + (extra(p) if happy and wonder != BASILICA else 0)


def happy_faces(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """All happy faces less the unhappy ones, without the limits."""
    p = t.seat[seat]
    total = add(parts, p.government, card_faces(p, CARDS[p.government].happy))
    more = extra(p)
    for slot in range(FIRST_URBAN, FIRST_UNIT):
        n = p.workers[slot]
        if n and CARDS[slot].happy:
            total += add(parts, slot, n * (CARDS[slot].happy + more))
    for n in bits(p.wonders & ~p.ruined):
        wonder = FIRST_WONDER + n
        total += add(parts, wonder, wonder_faces(p, wonder) + min(0, CARDS[wonder].happy))
    for n in bits(p.colonies):
        total += add(parts, FIRST_TERRITORY + n, card_faces(p, CARDS[FIRST_TERRITORY + n].happy))
    if p.leader != NONE:
        total += add(parts, p.leader, card_faces(p, CARDS[p.leader].happy))
    return total


def happiness(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.04, TA15-R.41: the rating runs from 0 to 8."""
    faces = happy_faces(t, seat, parts)
    rating = max(0, min(t.box().most_happy, faces))
    return faces + add(parts, NONE, rating - faces)


def needed_faces(t: ThroughTheAges, seat: int) -> int:
    """TA15-10.01."""
    return t.box().happiness[t.seat[seat].yellow]


def discontent(t: ThroughTheAges, seat: int) -> int:
    """TA15-10.02."""
    needed = needed_faces(t, seat)
    return max(0, needed - happiness(t, seat)) if needed else 0


def civil_total(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.05: the number of white tokens that the seat owns."""
    p = t.seat[seat]
    total = add(parts, p.government, CARDS[p.government].white)
    for tech in SPECIALS:
        if (p.techs >> tech) & 1:
            total += add(parts, tech, CARDS[tech].white)
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, FIRST_WONDER + n, CARDS[FIRST_WONDER + n].white)
    if p.leader != NONE:
        total += add(parts, p.leader, CARDS[p.leader].white)
    return total


def military_total(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.05: the number of red tokens that the seat owns."""
    p = t.seat[seat]
    total = add(parts, p.government, CARDS[p.government].red)
    for tech in SPECIALS:
        if (p.techs >> tech) & 1:
            total += add(parts, tech, CARDS[tech].red)
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, FIRST_WONDER + n, CARDS[FIRST_WONDER + n].red)
    if p.leader != NONE:
        total += add(parts, p.leader, CARDS[p.leader].red)
    for owner, q in enumerate(t.seat):
        if q.pact != NONE and (owner == seat or q.partner == seat):
            total += add(parts, q.pact, CARDS[q.pact].sides[q.side if owner == seat else 1 - q.side].military)
    return total


def update_actions(t: ThroughTheAges, seat: int) -> None:
    """TA15-9.05: a new token is available at once; of those lost, spent ones go first."""
    p = t.seat[seat]
    white = civil_total(t, seat)
    red = military_total(t, seat)
    p.civil = p.civil + white - p.white if white > p.white else min(p.civil, white)
    p.military = p.military + red - p.red if red > p.red else min(p.military, red)
    p.white = white
    p.red = red


def hand_bonus(p: Seat) -> int:
    """Library of Alexandria (TA15-1.14)."""
    total = 0
    for n in bits(p.wonders & ~p.ruined):
        total += CARDS[FIRST_WONDER + n].hand
    return total


def civil_limit(p: Seat) -> int:
    """TA15-1.14."""
    return p.white + hand_bonus(p)


def military_limit(p: Seat) -> int:
    """TA15-1.15."""
    return p.red + hand_bonus(p)
