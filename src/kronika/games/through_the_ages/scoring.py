"""Points of Age III events, and the end of the game (chapters 12 and 15)."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.cards import (
    ARENA,
    CARDS,
    FIRST_UNIT,
    FIRST_URBAN,
    FIRST_WONDER,
    GATES,
    LAB,
    SPECIALS,
    TECHS,
    TYPES,
    WORKED,
)
from kronika.games.through_the_ages.production import (
    farm_food,
    food_production,
    mine_resources,
    resource_production,
)
from kronika.games.through_the_ages.ratings import (
    bits,
    culture_rating,
    discontent,
    happiness,
    lab_levels,
    science_rating,
    strength_rating,
)
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.wonders import all_workers

AWARDS: Final = {key: CARDS[i].parts[0].formula.get("awards", []) for i, key in
                 ((card.index, card.id) for card in CARDS if card.impact)}
WONDER_POINTS: Final[list[int]] = next(card.parts[0].formula["per_completed_wonder_by_age"] for card in CARDS
                                       if card.id == "impact_of_wonders")


def ranking(t: ThroughTheAges, values: list[int], first: int) -> list[int]:
    """TA15-5.14, TA15-R.10: greatest first; among equals the current player, then clockwise."""
    out: list[int] = []
    for seat in t.clockwise(first):
        at = len(out)
        while at > 0 and values[out[at - 1]] < values[seat]:
            at -= 1
        out.insert(at, seat)
    return out


def agriculture(t: ThroughTheAges, seat: int) -> int:
    """TA15-R.51: farms only, and 4 more if they produce more than is eaten."""
    p = t.seat[seat]
    made = farm_food(p)
    return made + (4 if made > t.box().consumption[p.yellow] else 0)


def levels(t: ThroughTheAges, seat: int, first: int, last: int) -> int:
    """The levels of all workers on the cards from `first` to `last`-1."""
    total = 0
    for slot in range(first, last):
        total += t.seat[seat].workers[slot] * CARDS[slot].age
    return total


def competition(t: ThroughTheAges, seat: int) -> int:
    return levels(t, seat, FIRST_UNIT, WORKED) + levels(t, seat, TYPES[ARENA][0], TYPES[ARENA][-1] + 1)


def population(t: ThroughTheAges, seat: int) -> int:
    """TA15-10.06: content workers above 10."""
    return 2 * max(0, all_workers(t.seat[seat]) - discontent(t, seat) - 10)


def progress(t: ThroughTheAges, seat: int) -> int:
    p = t.seat[seat]
    return 2 * (CARDS[p.government].age + sum(CARDS[tech].age for tech in SPECIALS if p.has(tech)))


def technology(t: ThroughTheAges, seat: int) -> int:
    """TA15-13.61, TA15-15.06: technologies of the highest level of the game."""
    level = t.rules().technology_level
    return 4 * sum(CARDS[tech].age == level and t.seat[seat].has(tech) for tech in range(TECHS))


def variety(t: ThroughTheAges, seat: int) -> int:
    """TA15-13.60."""
    p = t.seat[seat]
    kinds = sum(p.built(TYPES[kind]) > 0 for kind in range(LAB, len(TYPES)))
    return 2 * (kinds + sum(p.has(tech) for tech in SPECIALS))


def wonders(t: ThroughTheAges, seat: int) -> int:
    """TA15-13.39: ruined wonders count by their age."""
    return sum(WONDER_POINTS[CARDS[FIRST_WONDER + n].age] for n in bits(t.seat[seat].wonders))


def balance(t: ThroughTheAges, seat: int) -> int:
    return 2 * min(food_production(t, seat), resource_production(t, seat), science_rating(t, seat),
                   culture_rating(t, seat))


def impact_points(t: ThroughTheAges, card: int, seat: int) -> int:
    """The culture that an Age III event gives to a seat, were it evaluated now."""
    name = CARDS[card].id
    p = t.seat[seat]
    if name == "impact_of_agriculture":
        return agriculture(t, seat)
    if name == "impact_of_architecture":
        return levels(t, seat, FIRST_URBAN, FIRST_UNIT)
    if name == "impact_of_balance":
        return balance(t, seat)
    if name == "impact_of_colonies":
        return 3 * p.colonies.bit_count()
    if name == "impact_of_competition":
        return competition(t, seat)
    if name == "impact_of_government":
        return 2 * p.white + p.red               # TA15-13.59
    if name == "impact_of_happiness":
        return min(16, 2 * happiness(t, seat)) - 2 * discontent(t, seat)
    if name == "impact_of_industry":
        return mine_resources(p)
    if name == "impact_of_population":
        return population(t, seat)
    if name == "impact_of_progress":
        return progress(t, seat)
    if name == "impact_of_technology":
        return technology(t, seat)
    if name == "impact_of_variety":
        return variety(t, seat)
    if name == "impact_of_wonders":
        return wonders(t, seat)
    return award(t, card, seat)


def award(t: ThroughTheAges, card: int, seat: int) -> int:
    """Impact of Science and of Strength: by rank, for the players left (TA15-R.11, TA15-R.77)."""
    science = CARDS[card].id == "impact_of_science"
    values = [science_rating(t, s) if science else strength_rating(t, s) for s in range(t.seats)]
    rows: list[list[int]] = AWARDS[CARDS[card].id]
    return rows[t.count() - 2][ranking(t, values, t.active).index(seat)]


def impact(t: ThroughTheAges, card: int) -> None:
    """TA15-13.57: every civilization scores; all points are counted before any is given."""
    seats = t.clockwise(t.active)
    points = [impact_points(t, card, seat) for seat in seats]
    for i, seat in enumerate(seats):
        p = t.seat[seat]
        p.culture = max(0, p.culture + points[i])          # TA15-13.62
        t.note("impact", seat, (card, points[i]))


def final_scoring(t: ThroughTheAges) -> None:
    """TA15-12.02, TA15-12.03, TA15-R.44, TA15-R.85: Bill Gates, then the events, Happiness last."""
    t.active = t.opener()
    for seat in t.clockwise(t.active):
        if t.seat[seat].leader == GATES:
            t.seat[seat].culture += lab_levels(t.seat[seat])
    events = t.finals + t.hidden_finals
    if t.rules().scores_events:
        events = [card for card in t.current + [event.card for event in t.future] if CARDS[card].impact]
    for card in sorted(events, key=lambda card: (CARDS[card].id == "impact_of_happiness", card)):
        impact(t, card)
    if t.rules().bonus:
        for seat in t.clockwise(t.active):
            points = first_game_bonus(t, seat)
            t.seat[seat].culture += points
            t.note("bonus", seat, (points,))


def first_game_bonus(t: ThroughTheAges, seat: int) -> int:
    """TA15-15.04."""
    p = t.seat[seat]
    bonus = t.rules().bonus
    techs = sum(CARDS[tech].age for tech in range(TECHS) if p.has(tech) and tech != p.government)
    late = sum(CARDS[FIRST_WONDER + n].age == 2 for n in bits(p.wonders))
    return (science_rating(t, seat) * bonus["per_science_rating"]
            + strength_rating(t, seat) * bonus["per_strength_rating"]
            + happiness(t, seat) * bonus["per_happiness_rating_max_8"]
            + (farm_food(p) + mine_resources(p)) * bonus["per_food_and_resource_produced"]
            + techs * bonus["per_technology_level_except_government"]
            + CARDS[p.government].age * bonus["per_government_level"]
            + p.colonies.bit_count() * bonus["per_colony"] + late * bonus["per_completed_age_ii_wonder"])


