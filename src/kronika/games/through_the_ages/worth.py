"""What a careful beginner thinks a civilization is worth, in culture points at the end of the game."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.cards import ACTION, GOVERNMENT, LEADER, Card
from kronika.games.through_the_ages.costs import construction
from kronika.games.through_the_ages.effects import POPULATION, STAGE, Act
from kronika.games.through_the_ages.goods import food, resources
from kronika.games.through_the_ages.production import food_production, resource_production
from kronika.games.through_the_ages.ratings import (
    culture_rating,
    happiness,
    science_rating,
    strength_rating,
)
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.taste import GREEDY, Taste
from kronika.games.through_the_ages.wonders import completion_points

TAKEN: Final = 2.4                     # cards that a player takes in a turn, about


def rounds_left(t: ThroughTheAges) -> float:
    """How many more turns each player has, this one included, about."""
    if t.last:
        return float(t.last - t.round + 1)
    players = t.count()
    cards = len(t.civil) + (t.rules().ages - t.age) * (44 if players == 2 else 50 if players == 3 else 53)
    pace = players * (t.box.row_discard[players - 2] + TAKEN)
    return cards / pace + 1.5


class Mind:
    """The prices of one moment, fixed before anything is weighed."""

    def __init__(self, t: ThroughTheAges, seat: int, taste: Taste = GREEDY) -> None:
        left = rounds_left(t)
        self.taste = taste
        self.seat = seat
        self.left = left
        self.culture = max(0.0, left) * taste.culture      # of a point of culture rating
        self.science = max(0.0, left - 2.0) * taste.science          # of a point of science rating
        self.insight = taste.insight if left > 3 else 0.15           # of a point of science
        self.mining = max(0.0, left - 1.5) * taste.mining           # of a resource each turn
        self.resource = taste.resource if left > 1.6 else 0.08        # of a resource
        self.grain = taste.grain if left > 2 else 0.05             # of a food
        self.white = max(0.0, left - 1.0) * taste.white
        self.red = max(0.0, left - 1.0) * taste.red
        self.face = min(left, 6.0) * taste.face
        self.rival = 0
        for other in t.clockwise(seat)[1:]:
            self.rival = max(self.rival, strength_rating(t, other))
        self.arms = (taste.arms + taste.older * t.age) * (0.6 if t.rules().removed else 1.0)
        self.each = [self.worker(t.box.cards[slot]) for slot in range(t.box.worked)]

    def worker(self, card: Card) -> float:
        """What one worker on the card is worth for the rest of the game."""
        if card.category == 0:
            return card.value * self.mining * self.taste.farm
        if card.category == 1:
            return card.value * self.mining
        value = card.culture * self.culture + card.knowledge * self.science + card.happy * self.face
        return value + card.strength * (self.arms + self.taste.strength)


def core(m: Mind, t: ThroughTheAges) -> float:
    """The civilization without the cards in hand."""
    p = t.seat[m.seat]
    taste = m.taste
    culture = culture_rating(t, m.seat)
    science = science_rating(t, m.seat)
    value = p.culture + culture * m.culture + science * m.science + p.science * m.insight
    value += larder(m, t, p)
    made = resource_production(t, m.seat)
    value += min(made, 9) * m.mining + max(0, made - 9) * m.mining * taste.surplus
    value += min(resources(p), 16) * m.resource
    value -= t.box.corruption[p.bank] * taste.corruption * min(m.left, 3.0)
    value += people(m, t, p, culture + science)
    value += power(m, strength_rating(t, m.seat))
    value += p.white * m.white + p.red * m.red
    if not t.ended:
        value += taste.drawn * min(t.box.most_drawn, p.military + p.spare)         # what is not spent draws cards
    value += promise(m, p) + under_way(m, t, p)
    if t.box.scoring.promises:
        value += taste.promised * t.box.scoring.promise(t, m.seat)
    if p.leader != NONE:
        value += p.lead().worth * min(m.left, 6.0) * taste.leader
        value += p.lead().legacy(p)
    return value


def larder(m: Mind, t: ThroughTheAges, p: Seat) -> float:
    """Food in stock, and what remains each turn after the people have eaten."""
    rest = food_production(t, m.seat) - t.box.consumption[p.yellow]
    stock = food(p)
    value = min(stock, 12) * m.grain
    if rest < 0:
        missing = -rest * m.left - stock
        return value - (m.taste.hunger * max(0.0, missing) - rest * m.taste.lacking * m.left)
    return value + min(rest, 4) * m.mining * (m.taste.rest - 0.1 * min(rest, 4))


def people(m: Mind, t: ThroughTheAges, p: Seat, output: int) -> float:
    """Unused workers, and the danger of an uprising."""
    taste = m.taste
    idle = 0.3 if m.left < 2 else taste.idle
    value = idle * min(p.unused, 1) + taste.second * idle * min(max(0, p.unused - 1), 2) + taste.yellow * p.yellow
    faces = happiness(t, m.seat)
    needed = t.box.happiness[p.yellow]
    discontent = max(0, needed - faces)
    if discontent > p.unused:
        value -= (taste.uprising + output + resource_production(t, m.seat)) * min(m.left, 2.0)
    elif discontent:
        value -= taste.discontent * discontent * min(m.left, 3.0) * 0.6
    elif m.left > 2 and faces < 8:
        value += min(faces - needed, 2) * m.face * taste.content
    return value


def power(m: Mind, strength: int) -> float:
    """Strength, most of all beside that of the strongest rival."""
    ahead = strength - m.rival
    value = strength * m.taste.strength
    return value + (ahead * m.arms if ahead < 0 else min(ahead, 6) * m.arms * m.taste.ahead)


def promise(m: Mind, p: Seat) -> float:
    """What technologies in play promise to workers that could stand on them."""
    value = 0.0
    for slots in p.box.types:
        top = NONE
        for slot in slots:
            if (p.techs >> slot) & 1:
                top = slot
        if top == NONE:
            continue
        price = p.box.cards[top].resources * m.resource
        value += m.taste.open * max(0.0, m.each[top] - price)
        for slot in slots:
            if slot < top and p.workers[slot]:
                gain = m.each[top] - m.each[slot] - (price - p.box.cards[slot].resources * m.resource)
                value += m.taste.upgrading * min(p.workers[slot], 3) * max(0.0, gain)
    tech = construction(p)
    if tech != NONE:
        value += (1.0 + p.box.cards[tech].age) * min(m.left, 8.0) * m.taste.construction
    limit = p.rules_by().limit
    return value + limit * min(m.left, 8.0) * m.taste.limit


def wonder_worth(m: Mind, p: Seat, wonder: int) -> float:
    """What the wonder would be worth if it stood."""
    card = p.box.cards[wonder]
    value = card.culture * m.culture + card.knowledge * m.science + card.strength * (m.arms + m.taste.strength)
    value += (card.white * m.white + card.red * m.red + card.happy * m.face * m.taste.smile + card.blue * 1.0
              + card.hand * m.taste.hand)
    if card.age == 3:
        value += completion_points(p, wonder)
    odd = p.box.marvels[wonder - p.box.first_wonder]
    return value + odd.worth + odd.worth_per_turn * m.left + odd.worth_as_mine * m.mining


def under_way(m: Mind, t: ThroughTheAges, p: Seat) -> float:
    """An unfinished wonder: the more is paid for it, the more of its worth counts, if it can still be finished."""
    if p.unfinished == NONE:
        return 0.0
    costs = t.box.cards[p.unfinished].stages
    rest = sum(costs[p.stages:])
    stages = len(costs) - p.stages
    if stages > 4 * m.left or rest > resources(p) + (m.left - 0.8) * (resource_production(t, m.seat) + 1):
        return 0.0
    done = 1.0 - rest / sum(costs)
    late = t.box.cards[p.unfinished].age < t.age and len(t.civil) < 12
    return wonder_worth(m, p, p.unfinished) * (m.taste.begun + m.taste.done * done) * (m.taste.late if late else 1.0)


def held(m: Mind, t: ThroughTheAges, card: int, base: float) -> float:
    """What a civil card is worth in hand. The seat's own view is changed for a moment and put back."""
    row = t.box.cards[card]
    if row.category == ACTION:
        assert row.act is not None
        return deed(m, t, row.act)
    return m.taste.held * max(0.0, in_play(m, t, row, base) - row.science * m.insight - delay(m, row))


def delay(m: Mind, row: Card) -> float:
    """Science that has to be gathered first."""
    return m.taste.delay * row.science * (1.0 if m.left > 4 else 2.0)


def in_play(m: Mind, t: ThroughTheAges, row: Card, base: float) -> float:
    """How much more the civilization would be worth with the card in play."""
    p = t.seat[m.seat]
    techs, government, leader, white, red = p.techs, p.government, p.leader, p.white, p.red
    if row.category == LEADER:
        p.leader = row.index
        p.red += row.red - (t.box.cards[leader].red if leader != NONE else 0)
    elif row.category == GOVERNMENT:
        p.government = row.index
        p.white += row.white - t.box.cards[government].white
        p.red += row.red - t.box.cards[government].red
    else:
        p.techs |= row.bit
        if row.special:
            p.white += row.white
            p.red += row.red
            for tech in t.box.specials:
                if t.box.cards[tech].category == row.category and (techs >> tech) & 1:
                    p.techs &= ~t.box.cards[tech].bit
                    p.white -= t.box.cards[tech].white
                    p.red -= t.box.cards[tech].red
    gain = core(m, t) - base
    p.techs, p.government, p.leader, p.white, p.red = techs, government, leader, white, red
    return gain + row.blue * m.taste.blue + row.ships * m.taste.ships


def deed(m: Mind, t: ThroughTheAges, act: Act) -> float:
    """What an action card will be worth when it is played."""
    if m.left < 1.8:
        return 0.0
    value = act.culture + act.science * m.insight + (act.food + act.either) * m.grain + act.resources * m.resource
    value += act.cheaper * m.resource * m.taste.cheaper + act.arms * 0.3 + act.red * 0.3
    if act.order & STAGE and t.seat[m.seat].unfinished == NONE:
        value *= 0.3
    if act.order & POPULATION:
        value += 0.3
    if act.arms_per_stronger or act.culture_per_richer:
        value += 1.5
    return value * m.taste.deed


def territory_worth(m: Mind, t: ThroughTheAges, card: int) -> float:
    """What a colony is worth to the seat."""
    row = t.box.cards[card]
    gains = row.immediate
    value = row.yellow * 0.9 + row.blue * 0.9 + row.happy * m.face * 2.5
    value += row.strength * (m.arms + m.taste.strength)
    people = gains.get("population", 0) * m.taste.settlers
    value += gains.get("science", 0) * m.insight + gains.get("culture", 0) + people
    value += gains.get("food", 0) * m.grain + gains.get("resources", 0) * m.resource
    return value + gains.get("draw_military_cards", 0) * 0.7 + m.taste.territory
