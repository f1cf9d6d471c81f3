"""The end of the 2006 edition's three games (TA06-15.01 to TA06-15.09)."""
from __future__ import annotations

from kronika.games.through_the_ages.ages import set_aside
from kronika.games.through_the_ages.production import farm_food, mine_resources
from kronika.games.through_the_ages.ratings import happiness, science_rating, strength_rating
from kronika.games.through_the_ages.scoring import Scoring
from kronika.games.through_the_ages.table import ThroughTheAges


class Scoring06(Scoring):
    """All points of a player are added up before the floor of 0 (TA06-R.53)."""

    def __init__(self, leftovers: bool) -> None:
        super().__init__()
        self.promises = True
        self.leftovers = leftovers               # events left in the decks score (not with TA06-17.11)

    def final(self, t: ThroughTheAges) -> None:
        """TA06-15.02, TA06-15.03, TA06-15.07, TA06-15.08: as in the turn of the starting player."""
        t.active = t.opener()
        seats = t.clockwise(t.active)
        totals = [t.seat[seat].culture for seat in seats]
        for card in sorted(self.final_events(t)):
            for i, seat in enumerate(seats):
                points = self.impact_points(t, card, seat)
                totals[i] += points
                t.note("impact", seat, (card, points))
        if t.rules().bonus:
            for i, seat in enumerate(seats):
                totals[i] += self.bonus(t, seat)
                t.note("bonus", seat, (self.bonus(t, seat),))
        for i, seat in enumerate(seats):
            t.seat[seat].culture = max(0, totals[i])

    def promise(self, t: ThroughTheAges, seat: int) -> int:
        cards = t.finals + [card for card in t.seat[seat].kept if card >= 0]
        points = sum(self.impact_points(t, card, seat) for card in cards)
        return points + self.bonus(t, seat) if t.rules().bonus else points

    def final_events(self, t: ThroughTheAges) -> list[int]:
        """TA06-15.07, TA06-17.06, TA06-R.121: those left in the decks, and those kept for the end."""
        if not t.rules().scores_events or not self.leftovers:
            return set_aside(t)
        return super().final_events(t) + set_aside(t)

    def standing(self, t: ThroughTheAges, seat: int) -> tuple[int, int]:
        """TA06-18.01: who resigned later is before who resigned earlier."""
        p = t.seat[seat]
        return (1, p.culture) if t.plays(seat) else (0, p.turns * t.seats + (seat - t.start) % t.seats)

    def bonus_lines(self, t: ThroughTheAges, seat: int) -> list[tuple[str, int, int]]:
        """TA06-15.02: the Simple game."""
        p = t.seat[seat]
        each = t.rules().bonus
        techs = sum(t.box.cards[tech].age == 1 for tech in range(t.box.techs) if p.has(tech))
        return [("technologies", techs, each["per_level_i_technology"]),
                ("strength", strength_rating(t, seat), each["per_strength_rating"]),
                ("happiness", happiness(t, seat), each["per_happiness_rating"]),
                ("science", science_rating(t, seat), each["per_science_rating"]),
                ("goods", farm_food(p) + mine_resources(p), each["per_food_and_resource_produced"])]
