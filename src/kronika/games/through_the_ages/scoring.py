"""Points of Age III events, and the end of the game (chapters 12 and 15)."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronika.games.through_the_ages.cards import ARENA, LAB
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
    science_rating,
    strength_rating,
)
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.wonders import all_workers


def ranking(t: ThroughTheAges, values: list[int], first: int) -> list[int]:
    """TA15-5.14, TA15-R.10: greatest first; among equals the current player, then clockwise."""
    out: list[int] = []
    for seat in t.clockwise(first):
        at = len(out)
        while at > 0 and values[out[at - 1]] < values[seat]:
            at -= 1
        out.insert(at, seat)
    return out


def agriculture(t: ThroughTheAges, seat: int, more: int) -> int:
    """TA15-R.51: farms only, and so much more if they produce more than is eaten."""
    p = t.seat[seat]
    made = farm_food(p)
    return made + (more if made > t.box.consumption[p.yellow] else 0)


def levels(t: ThroughTheAges, seat: int, first: int, last: int) -> int:
    """The levels of all workers on the cards from `first` to `last`-1."""
    total = 0
    for slot in range(first, last):
        total += t.seat[seat].workers[slot] * t.box.cards[slot].age
    return total


def competition(t: ThroughTheAges, seat: int) -> int:
    arenas = t.box.types[ARENA]
    return levels(t, seat, t.box.first_unit, t.box.worked) + levels(t, seat, arenas[0], arenas[-1] + 1)


def population(t: ThroughTheAges, seat: int) -> int:
    """TA15-10.06: content workers above 10."""
    return 2 * max(0, all_workers(t.seat[seat]) - discontent(t, seat) - 10)


def progress(t: ThroughTheAges, seat: int) -> int:
    p = t.seat[seat]
    return 2 * (t.box.cards[p.government].age + sum(t.box.cards[tech].age for tech in t.box.specials if p.has(tech)))


def technology(t: ThroughTheAges, seat: int) -> int:
    """TA15-13.61, TA15-15.06: technologies of the highest level of the game."""
    level = t.rules().technology_level
    return 4 * sum(t.box.cards[tech].age == level and t.seat[seat].has(tech) for tech in range(t.box.techs))


def variety(t: ThroughTheAges, seat: int) -> int:
    """TA15-13.60."""
    p = t.seat[seat]
    kinds = sum(p.built(t.box.types[kind]) > 0 for kind in range(LAB, len(t.box.types)))
    return 2 * (kinds + sum(p.has(tech) for tech in t.box.specials))


def wonders(t: ThroughTheAges, seat: int, by_age: list[int]) -> int:
    """TA15-13.39: ruined wonders count by their age."""
    return sum(by_age[t.box.cards[t.box.first_wonder + n].age] for n in bits(t.seat[seat].wonders))


def balance(t: ThroughTheAges, seat: int) -> int:
    return 2 * min(food_production(t, seat), resource_production(t, seat), science_rating(t, seat),
                   culture_rating(t, seat))


def award(t: ThroughTheAges, card: int, seat: int) -> int:
    """Impact of Science and of Strength: by rank, for the players left (TA15-R.11, TA15-R.77)."""
    formula = t.box.cards[card].parts[0].formula
    science = formula["rank_by"] == "science_rating"
    values = [science_rating(t, s) if science else strength_rating(t, s) for s in range(t.seats)]
    rows: list[list[int]] = formula["awards"]
    return rows[t.count() - 2][ranking(t, values, t.active).index(seat)]


def first_game_lines(t: ThroughTheAges, seat: int) -> list[tuple[str, int, int]]:
    """TA15-15.04: what scores, how many of it, and the points for each."""
    p = t.seat[seat]
    bonus = t.rules().bonus
    techs = sum(t.box.cards[tech].age for tech in range(t.box.techs) if p.has(tech) and tech != p.government)
    late = sum(t.box.cards[t.box.first_wonder + n].age == 2 for n in bits(p.wonders))
    return [("science", science_rating(t, seat), bonus["per_science_rating"]),
            ("strength", strength_rating(t, seat), bonus["per_strength_rating"]),
            ("happiness", happiness(t, seat), bonus["per_happiness_rating_max_8"]),
            ("goods", farm_food(p) + mine_resources(p), bonus["per_food_and_resource_produced"]),
            ("levels", techs, bonus["per_technology_level_except_government"]),
            ("government", t.box.cards[p.government].age, bonus["per_government_level"]),
            ("colonies", p.colonies.bit_count(), bonus["per_colony"]),
            ("wonders", late, bonus["per_completed_age_ii_wonder"])]


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """Age III events and the end of the game, as the 2015 edition has them. Another edition derives its own."""

    def __init__(self) -> None:
        self.promises = False                    # what scores at the end is known before, and a player looks at it

    def promise(self, t: ThroughTheAges, seat: int) -> int:
        """What the seat would score at the end as things stand, as far as it knows."""
        return 0

    def impact_points(self, t: ThroughTheAges, card: int, seat: int) -> int:
        """The culture that an Age III event gives to a seat, were it evaluated now."""
        row = t.box.cards[card]
        name = row.id
        p = t.seat[seat]
        if name == "impact_of_agriculture":
            return agriculture(t, seat, row.parts[0].formula.get("bonus", {}).get("culture", 0))
        if name == "impact_of_architecture":
            return levels(t, seat, t.box.first_urban, t.box.first_unit)
        if name == "impact_of_balance":
            return balance(t, seat)
        if name == "impact_of_colonies":
            each: int = row.parts[0].formula["per_colony"]
            return each * p.colonies.bit_count()
        if name == "impact_of_competition":
            return competition(t, seat)
        if name == "impact_of_government":
            return 2 * p.white + p.red           # TA15-13.59
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
            return wonders(t, seat, row.parts[0].formula["per_completed_wonder_by_age"])
        return award(t, card, seat)

    def impact(self, t: ThroughTheAges, card: int) -> None:
        """TA15-13.57: every civilization scores; all points are counted before any is given."""
        seats = t.clockwise(t.active)
        points = [self.impact_points(t, card, seat) for seat in seats]
        for i, seat in enumerate(seats):
            p = t.seat[seat]
            had = p.culture
            p.culture = max(0, p.culture + points[i])      # TA15-13.62
            t.note("impact", seat, (card, p.culture - had))

    def final(self, t: ThroughTheAges) -> None:
        """TA15-12.02, TA15-12.03, TA15-R.44, TA15-R.85: Bill Gates, then the events, Happiness last."""
        t.active = t.opener()
        for seat in t.clockwise(t.active):
            t.seat[seat].culture += t.seat[seat].lead().legacy(t.seat[seat])
        cards = t.box.cards
        for card in sorted(self.final_events(t), key=lambda card: (cards[card].id == "impact_of_happiness", card)):
            self.impact(t, card)
        if t.rules().bonus:
            for seat in t.clockwise(t.active):
                points = self.bonus(t, seat)
                t.seat[seat].culture += points
                t.note("bonus", seat, (points,))

    def final_events(self, t: ThroughTheAges) -> list[int]:
        """The Age III events that score at the end."""
        if not t.rules().scores_events:
            return t.finals + t.hidden_finals
        return [card for card in t.current + [event.card for event in t.future] if t.box.cards[card].impact]

    def standing(self, t: ThroughTheAges, seat: int) -> tuple[int, int]:
        """TA15-12.04, TA15-12.05: most culture; a resigned player is behind all others; equals share a place."""
        return (1, t.seat[seat].culture) if t.plays(seat) else (0, 0)

    def bonus(self, t: ThroughTheAges, seat: int) -> int:
        """The points of a mode that scores without events."""
        total = 0
        for _, count, each in self.bonus_lines(t, seat):
            total += count * each
        return total

    def bonus_lines(self, t: ThroughTheAges, seat: int) -> list[tuple[str, int, int]]:
        """The same, line by line: what scores, how many of it, and the points for each."""
        return first_game_lines(t, seat)
