"""What things cost after everything in play has been counted. Every cost can name its parts."""
from __future__ import annotations

from kronika.games.through_the_ages.ratings import Part, add, sides
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges


def construction(p: Seat) -> int:
    """The construction technology in play, or NONE."""
    for tech in p.box.constructions:
        if (p.techs >> tech) & 1:
            return tech
    return NONE


def at_once(p: Seat) -> int:
    """TA15-6.26: how many stages of a wonder one civil action builds."""
    tech = construction(p)
    return 1 if tech == NONE else p.box.cards[tech].at_once


def build_cost(p: Seat, slot: int, parts: list[Part] | None = None) -> int:
    """TA15-6.14, TA15-6.34, TA15-13.16: the resources that a building or unit stands for."""
    cards = p.box.cards
    card = cards[slot]
    cost = add(parts, slot, card.resources)
    if card.urban:
        tech = construction(p)
        if tech != NONE:
            cost += add(parts, tech, -cards[tech].discount[card.age])
        if p.leader != NONE:
            cost += add(parts, p.leader, p.lead().building(p, card))
    return cost


def hindrance(t: ThroughTheAges, p: Seat, slot: int, parts: list[Part] | None = None) -> int:
    """What the leaders of rivals add."""
    total = 0
    for seat, rival in enumerate(t.seat):
        if rival is not p and rival.leader != NONE and t.plays(seat):
            total += add(parts, rival.leader, rival.lead().hindering(t.box.cards[slot]))
    return total


def new_cost(t: ThroughTheAges, seat: int, slot: int, parts: list[Part] | None = None) -> int:
    """The resources for one more building or unit."""
    p = t.seat[seat]
    cost = build_cost(p, slot, parts)
    if t.box.odd_costs:
        cost += add(parts, p.leader, p.lead().founding(t, seat, t.box.cards[slot])) + hindrance(t, p, slot, parts)
    return cost


def cheaper_cost(t: ThroughTheAges, seat: int, slot: int, cheaper: int) -> int:
    """The same with a discount, which takes nothing off what rivals add (TA06-R.38)."""
    if not t.box.odd_costs:
        return max(0, build_cost(t.seat[seat], slot) - cheaper)
    added = hindrance(t, t.seat[seat], slot)
    return max(0, new_cost(t, seat, slot) - added - cheaper) + added


def upgrade_cost(t: ThroughTheAges, p: Seat, slot: int, to: int, cheaper: int) -> int:
    """TA15-6.18: the difference of the modified costs, less the discount, at least 0."""
    cost = max(0, build_cost(p, to) - build_cost(p, slot) - cheaper)
    return cost + hindrance(t, p, to) if t.box.odd_costs else cost


def population_cost(t: ThroughTheAges, p: Seat, cheaper: int) -> int:
    """TA15-6.11, TA15-6.13, TA15-13.07."""
    return max(0, t.box.food[p.yellow] - p.lead().people_cheaper - cheaper)


def science_cost(t: ThroughTheAges, seat: int, card: int, revolution: bool, cheaper: int,
                 parts: list[Part] | None = None) -> int:
    """TA15-6.30: science to develop, with leaders and pacts."""
    p = t.seat[seat]
    row = t.box.cards[card]
    cost = add(parts, card, row.revolution if revolution else row.science)
    if p.leader != NONE:
        cost += add(parts, p.leader, p.lead().learning(p, row))
    for side in sides(t, seat):
        cost += add(parts, NONE, -side.cheaper)            # TA15-13.79
    return max(0, cost - cheaper)
