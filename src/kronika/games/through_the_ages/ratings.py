"""Ratings, happiness and action totals (chapters 9 and 10). Every number can name its parts."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.armies import tactical_strength
from kronika.games.through_the_ages.cards import LAB, TEMPLE, THEATER, Side
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges


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


def within(total: int, most: int, parts: list[Part] | None) -> int:
    """TA15-1.18: ratings are never below 0, and where the track ends they end."""
    if total < 0:
        return total + add(parts, NONE, -total)
    return total if total <= most else total + add(parts, NONE, most - total)


def sides(t: ThroughTheAges, seat: int) -> list[Side]:
    """What the seat gets from each pact it is a party to."""
    out: list[Side] = []
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and (owner == seat or p.partner == seat):
            out.append(t.box.cards[p.pact].sides[p.side if owner == seat else 1 - p.side])
    return out


_BITS: Final[dict[int, list[int]]] = {}


def bits(mask: int) -> list[int]:
    """The places of the bits that are set; not to be changed."""
    known = _BITS.get(mask)
    if known is None:
        known = spelt(mask)
        _BITS[mask] = known
    return known


def spelt(mask: int) -> list[int]:
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
    cards = p.box.cards
    for slot in slots:
        if p.workers[slot] and (found == NONE or cards[slot].age > cards[found].age):
            found = slot
    return found


def culture_rating(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.02."""
    p = t.seat[seat]
    box = t.box
    cards = box.cards
    wonder = box.first_wonder
    total = add(parts, p.government, cards[p.government].culture)
    for slot in range(box.first_urban, box.first_unit):
        n = p.workers[slot]
        if n:
            total += add(parts, slot, n * cards[slot].culture)
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, wonder + n, cards[wonder + n].culture)
    for n in bits(p.ruined):
        total += add(parts, wonder + n, box.ruined_culture)                # TA15-13.39
    if p.leader != NONE:
        total += add(parts, p.leader, cards[p.leader].culture + p.lead().culture(p))
    return within(total + pact_culture(t, seat, parts), box.most_culture_rating, parts)


def pact_culture(t: ThroughTheAges, seat: int, parts: list[Part] | None) -> int:
    """Culture of pacts; International Tourism counts the partner's completed wonders (TA15-13.80)."""
    total = 0
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and (owner == seat or p.partner == seat):
            side = t.box.cards[p.pact].sides[p.side if owner == seat else 1 - p.side]
            other = t.seat[p.partner if owner == seat else owner]
            total += add(parts, p.pact, side.culture + side.tourism * other.wonders.bit_count())
    return total


def lab_levels(p: Seat) -> int:
    """The sum of the levels of all labs (TA15-13.19, TA15-13.22)."""
    total = 0
    for slot in p.box.types[LAB]:
        total += p.workers[slot] * p.box.cards[slot].age
    return total


def science_rating(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.02."""
    p = t.seat[seat]
    box = t.box
    cards = box.cards
    wonder = box.first_wonder
    total = add(parts, p.government, cards[p.government].knowledge)
    for slot in range(box.first_urban, box.first_unit):
        n = p.workers[slot]
        if n:
            total += add(parts, slot, n * cards[slot].knowledge)
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, wonder + n, cards[wonder + n].knowledge)
    if p.leader != NONE:
        total += add(parts, p.leader, p.lead().science(p))
    return within(total, box.most_science_rating, parts)


def strength_rating(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.03."""
    p = t.seat[seat]
    box = t.box
    cards = box.cards
    total = add(parts, p.government, cards[p.government].strength)
    for slot in range(box.first_urban, box.worked):
        n = p.workers[slot]
        if n:
            total += add(parts, slot, n * cards[slot].strength)
    for tech in box.specials:
        if (p.techs >> tech) & 1:
            total += add(parts, tech, cards[tech].strength)
    if p.tactic != NONE:
        total += add(parts, p.tactic, tactical_strength(p, p.workers))
    for n in bits(p.wonders & ~p.ruined):
        wonder = box.first_wonder + n
        total += add(parts, wonder, box.marvels[n].strength(p, cards[wonder]))
    for n in bits(p.colonies):
        total += add(parts, box.first_territory + n, cards[box.first_territory + n].strength)
    if p.leader != NONE:
        total += add(parts, p.leader, cards[p.leader].strength + p.lead().strength(p))
    for owner, q in enumerate(t.seat):
        if q.pact != NONE and (owner == seat or q.partner == seat):
            side = q.side if owner == seat else 1 - q.side
            total += add(parts, q.pact, cards[q.pact].sides[side].strength)
    return within(total, box.most_strength, parts)


def units(p: Seat) -> int:
    total = 0
    for slot in range(p.box.first_unit, p.box.worked):
        total += p.workers[slot]
    return total


def blessed(p: Seat, happy: int) -> int:
    """The faces that a source of so many gives: more, or more often, by St. Peter's Basilica (TA15-13.30)."""
    if happy > 0 and p.stands(p.box.basilica):
        return happy * p.box.faces_times + p.box.faces_more
    return happy


def building_faces(p: Seat, slots: list[int]) -> int:
    total = 0
    for slot in slots:
        if p.workers[slot]:
            total += p.workers[slot] * blessed(p, p.box.cards[slot].happy)
    return total


def wonder_faces(p: Seat, wonder: int) -> int:
    """The happy faces of a completed wonder, with a tucked Homer (TA15-13.06, TA15-R.84)."""
    happy = max(0, p.box.cards[wonder].happy) + (1 if p.homer == wonder else 0)
    return happy if wonder == p.box.basilica_card else blessed(p, happy)


def temples_and_theaters(p: Seat) -> int:
    """The happy faces of these buildings and of completed wonders (TA15-13.11)."""
    total = 0
    for n in bits(p.wonders & ~p.ruined):
        total += wonder_faces(p, p.box.first_wonder + n)
    return total + building_faces(p, p.box.types[TEMPLE]) + building_faces(p, p.box.types[THEATER])


def happy_faces(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """All happy faces less the unhappy ones, without the limits."""
    p = t.seat[seat]
    box = t.box
    cards = box.cards
    total = add(parts, p.government, blessed(p, cards[p.government].happy))
    for slot in range(box.first_urban, box.first_unit):
        n = p.workers[slot]
        if n and cards[slot].happy:
            total += add(parts, slot, n * blessed(p, cards[slot].happy))
    for n in bits(p.wonders & ~p.ruined):
        wonder = box.first_wonder + n
        total += add(parts, wonder, wonder_faces(p, wonder) + min(0, cards[wonder].happy))
    for n in bits(p.colonies):
        total += add(parts, box.first_territory + n, blessed(p, cards[box.first_territory + n].happy))
    if p.leader != NONE:
        total += add(parts, p.leader, blessed(p, cards[p.leader].happy))
    return total


def happiness(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.04, TA15-R.41: the rating runs from 0 to 8."""
    faces = happy_faces(t, seat, parts)
    rating = max(0, min(t.box.most_happy, faces))
    return faces + add(parts, NONE, rating - faces)


def needed_faces(t: ThroughTheAges, seat: int) -> int:
    """TA15-10.01."""
    return t.box.happiness[t.seat[seat].yellow]


def discontent(t: ThroughTheAges, seat: int) -> int:
    """TA15-10.02."""
    needed = needed_faces(t, seat)
    return max(0, needed - happiness(t, seat)) if needed else 0


def civil_total(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.05: the number of white tokens that the seat owns."""
    p = t.seat[seat]
    cards = t.box.cards
    wonder = t.box.first_wonder
    total = add(parts, p.government, cards[p.government].white)
    for tech in t.box.specials:
        if (p.techs >> tech) & 1:
            total += add(parts, tech, cards[tech].white)
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, wonder + n, cards[wonder + n].white)
    if p.leader != NONE:
        total += add(parts, p.leader, cards[p.leader].white)
    return total


def military_total(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """TA15-9.05: the number of red tokens that the seat owns."""
    p = t.seat[seat]
    cards = t.box.cards
    wonder = t.box.first_wonder
    total = add(parts, p.government, cards[p.government].red)
    for tech in t.box.specials:
        if (p.techs >> tech) & 1:
            total += add(parts, tech, cards[tech].red)
    for n in bits(p.wonders & ~p.ruined):
        total += add(parts, wonder + n, cards[wonder + n].red)
    if p.leader != NONE:
        total += add(parts, p.leader, cards[p.leader].red)
    for owner, q in enumerate(t.seat):
        if q.pact != NONE and (owner == seat or q.partner == seat):
            total += add(parts, q.pact, cards[q.pact].sides[q.side if owner == seat else 1 - q.side].military)
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
        total += p.box.cards[p.box.first_wonder + n].hand
    return total


def civil_limit(p: Seat) -> int:
    """TA15-1.14."""
    return p.white + hand_bonus(p)


def military_limit(p: Seat) -> int:
    """TA15-1.15."""
    return p.red + hand_bonus(p)
