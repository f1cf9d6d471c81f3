"""What things cost after everything in play has been counted. Every cost can name its parts."""
from __future__ import annotations

from kronika.games.through_the_ages.cards import (
    BACH,
    CARDS,
    CONSTRUCTION,
    LIBRARY,
    MOSES,
    SHAKESPEARE,
    SPECIALS,
    THEATER,
    TYPES,
)
from kronika.games.through_the_ages.ratings import Part, add, sides
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges

CONSTRUCTIONS = [tech for tech in SPECIALS if CARDS[tech].category == CONSTRUCTION]


def construction(p: Seat) -> int:
    """The construction technology in play, or NONE."""
    for tech in CONSTRUCTIONS:
        if (p.techs >> tech) & 1:
            return tech
    return NONE


def at_once(p: Seat) -> int:
    """TA15-6.26: how many stages of a wonder one civil action builds."""
    tech = construction(p)
    return 1 if tech == NONE else CARDS[tech].at_once


def build_cost(p: Seat, slot: int, parts: list[Part] | None = None) -> int:
    """TA15-6.14, TA15-6.34, TA15-13.16: the resources for one building or unit."""
    card = CARDS[slot]
    cost = add(parts, slot, card.resources)
    if card.urban:
        tech = construction(p)
        if tech != NONE:
            cost += add(parts, tech, -card.discount_by(tech))
        if p.leader == SHAKESPEARE and paired(p, card.category):
            cost += add(parts, SHAKESPEARE, -1)
    return cost


def paired(p: Seat, category: int) -> bool:
    """TA15-13.16: whether a worker stands on the other type of the pair."""
    if category == THEATER:
        return p.built(TYPES[LIBRARY]) > 0
    return category == LIBRARY and p.built(TYPES[THEATER]) > 0


def upgrade_cost(p: Seat, slot: int, to: int, cheaper: int) -> int:
    """TA15-6.18: the difference of the modified costs, less the discount, at least 0."""
    return max(0, build_cost(p, to) - build_cost(p, slot) - cheaper)


def population_cost(t: ThroughTheAges, p: Seat, cheaper: int) -> int:
    """TA15-6.11, TA15-6.13, TA15-13.07."""
    return max(0, t.box().food[p.yellow] - (1 if p.leader == MOSES else 0) - cheaper)


def science_cost(t: ThroughTheAges, seat: int, card: int, revolution: bool, cheaper: int,
                 parts: list[Part] | None = None) -> int:
    """TA15-6.30: science to develop, with leaders and pacts."""
    p = t.seat[seat]
    row = CARDS[card]
    cost = add(parts, card, row.revolution if revolution else row.science)
    if p.leader == BACH and row.category == THEATER:
        cost += add(parts, BACH, -2)
    elif p.leader == SHAKESPEARE and paired(p, row.category):
        cost += add(parts, SHAKESPEARE, -1)
    for side in sides(t, seat):
        cost += add(parts, NONE, -side.cheaper)            # TA15-13.79
    return max(0, cost - cheaper)
