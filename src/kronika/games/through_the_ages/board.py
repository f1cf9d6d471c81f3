"""What a page or a terminal shows: from a view to drawable parts. Numbers and ids only; every sum names its parts."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.core.step import CHANCE_BIT
from kronika.core.table import actors
from kronika.games.through_the_ages import costs, production, ratings
from kronika.games.through_the_ages.aggression import Defence
from kronika.games.through_the_ages.armies import tactical_strength
from kronika.games.through_the_ages.cards import (
    CARDS,
    FIRST_TACTIC,
    FIRST_TERRITORY,
    FIRST_WONDER,
    HOLDERS,
    SPECIALS,
    TYPES,
)
from kronika.games.through_the_ages.choices import Pick, Raid, Share
from kronika.games.through_the_ages.colonies import Auction, SendForce, force, largest_force
from kronika.games.through_the_ages.flow import Actions
from kronika.games.through_the_ages.game import GAME
from kronika.games.through_the_ages.goods import food, resources
from kronika.games.through_the_ages.losses import LoseTokens, LoseWorkers
from kronika.games.through_the_ages.military import DiscardCards, discards
from kronika.games.through_the_ages.moves import Take
from kronika.games.through_the_ages.offers import Agreement, Civilization, FreeBuilding
from kronika.games.through_the_ages.orders import Ordered
from kronika.games.through_the_ages.pacts import Answer
from kronika.games.through_the_ages.parts import (
    Attack,
    Bank,
    Board,
    Colony,
    Forecast,
    Pact,
    Space,
    Sum,
    Technology,
    Wonder,
)
from kronika.games.through_the_ages.parts import Civilization as Picture
from kronika.games.through_the_ages.politics import Politics
from kronika.games.through_the_ages.ratings import Part, bits
from kronika.games.through_the_ages.row import refuse_take, take_cost
from kronika.games.through_the_ages.rulebook import TAKE
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.tactics import standards
from kronika.games.through_the_ages.verb import civil_actions, military_actions
from kronika.games.through_the_ages.war import SEATS, Spoils

PHASES: Final[list[tuple[type[object], str]]] = [
    (Politics, "politics"), (Actions, "actions"), (Ordered, "ordered"), (Defence, "defence"), (Auction, "auction"),
    (SendForce, "force"), (Answer, "pact"), (DiscardCards, "discard"), (LoseWorkers, "workers"),
    (LoseTokens, "tokens"), (Spoils, "spoils"), (Pick, "choose"), (Raid, "choose"), (Share, "share"),
    (FreeBuilding, "offer"), (Civilization, "offer"), (Agreement, "agreement")]
RATINGS: Final[dict[str, Callable[[ThroughTheAges, int, list[Part] | None], int]]] = {
    "culture": ratings.culture_rating, "science": ratings.science_rating, "strength": ratings.strength_rating,
    "happiness": ratings.happiness, "civil": ratings.civil_total, "military": ratings.military_total}


def board(t: ThroughTheAges, viewer: int) -> Board:
    """The picture of a view."""
    out = Board(viewer, phase(t))
    sits = 0 <= viewer < t.seats
    first = viewer if sits else 0
    out.age, out.round, out.last, out.active, out.start = t.age, t.round, t.last, t.active, t.start
    out.undecided = [seat for seat in range(t.seats) if (actors(t) >> seat) & 1]
    out.row = [space(t, number, first) for number in range(len(t.row))]
    out.civil_left, out.military_left, out.discards = len(t.civil), len(t.deck), discards(t)
    out.current, out.peeked, out.past, out.finals = t.ages[:], t.peeked, t.past[:], t.finals[:]
    out.future = [[event.card, event.seat, event.age] for event in t.future]
    out.common = [[FIRST_TACTIC + n, *standards(t, FIRST_TACTIC + n)] for n in bits(t.common)]
    out.civilizations = [civilization(t, (first + i) % t.seats) for i in range(t.seats)]
    if sits and t.plays(viewer) and not t.over:
        out.forecast = forecast(t, viewer)
    out.attack = attack(t)
    out.colony = colony(t, viewer)
    if t.over:
        ranks = GAME.outcome(t).ranks
        for picture in out.civilizations:
            picture.rank = ranks[picture.seat]
    return out


def phase(t: ThroughTheAges) -> str:
    """The decision that is open now."""
    if t.over:
        return "over"
    if actors(t) & CHANCE_BIT:
        return "chance"
    top: object = t.stack[-1]
    for step, name in PHASES:
        if isinstance(top, step):
            return name
    return "choose"


def space(t: ThroughTheAges, number: int, viewer: int) -> Space:
    """A space of the row with its cost and what forbids the viewer to take its card."""
    card = t.row[number]
    falls = number < t.box().row_discard[max(0, t.count() - 2)]
    if card == NONE:
        return Space(number + 1, NONE, t.box().row_cost[number], falls, "", "")
    p = t.seat[viewer]
    rule = refuse_take(t, viewer, Take(card, number + 1), civil_actions(p), TAKE)
    first = t.row.index(card) == number
    say = f"take {CARDS[card].id}" + ("" if first else f" at {number + 1}")
    return Space(number + 1, card, take_cost(t, p, card, number), falls, "" if rule is None else rule.ref, say)


def total(number: Callable[[ThroughTheAges, int, list[Part] | None], int], t: ThroughTheAges, seat: int) -> Sum:
    parts: list[Part] = []
    return Sum(number(t, seat, parts), parts)


def until(table: list[int], tokens: int) -> int:
    """How many tokens may leave a bank before its table changes."""
    n = 0
    while n < tokens and table[tokens - n - 1] == table[tokens]:
        n += 1
    return n


def civilization(t: ThroughTheAges, seat: int) -> Picture:
    p = t.seat[seat]
    box = t.box()
    out = Picture(seat, t.plays(seat))
    out.culture, out.science = p.culture, p.science
    out.ratings = {name: total(number, t, seat) for name, number in RATINGS.items()}
    out.food, out.resources = food(p), resources(p)
    out.produces = {"food": total(production.food_production, t, seat),
                    "resources": total(production.resource_production, t, seat)}
    out.yellow = Bank(p.yellow, until(box.happiness, p.yellow))
    out.blue = Bank(p.bank, until(box.corruption, p.bank))
    out.unused, out.needed_faces, out.discontent = p.unused, box.happiness[p.yellow], ratings.discontent(t, seat)
    out.population_cost = costs.population_cost(t, p, 0)
    out.consumption, out.corruption = box.consumption[p.yellow], box.corruption[p.bank]
    out.civil, out.military, out.lent, out.spare, out.arms = p.civil, p.military, p.lent, p.spare, p.arms
    out.government, out.leader, out.urban_limit = p.government, p.leader, CARDS[p.government].limit
    lay_out(p, out)
    out.pacts = pacts(t, seat)
    out.wars = [[war // SEATS, war % SEATS] for war in p.wars]
    out.cards, out.civil_limit = p.cards[:], ratings.civil_limit(p)
    out.hand, out.backs, out.military_limit = p.hand[:], p.backs[:], ratings.military_limit(p)
    return out


def lay_out(p: Seat, out: Picture) -> None:
    """Technologies by type, wonders, colonies and the tactic."""
    out.technologies = [[technology(p, slot) for slot in slots if p.has(slot)] for slots in TYPES]
    out.specials = [tech for tech in SPECIALS if p.has(tech)]
    for n in bits(p.wonders):
        card = FIRST_WONDER + n
        stages = CARDS[card].stages
        out.wonders.append(Wonder(card, len(stages), stages, (p.ruined >> n) & 1 == 1, p.homer == card))
    if p.unfinished != NONE:
        out.unfinished = Wonder(p.unfinished, p.stages, CARDS[p.unfinished].stages, False, False)
    out.colonies = [FIRST_TERRITORY + n for n in bits(p.colonies)]
    out.tactic, out.exclusive = p.tactic, p.exclusive
    out.tactical = 0 if p.tactic == NONE else tactical_strength(p, p.workers)


def technology(p: Seat, slot: int) -> Technology:
    parts: list[Part] = []
    cost = costs.build_cost(p, slot, parts)
    return Technology(slot, p.workers[slot], p.blue[slot] if slot < HOLDERS else 0, Sum(cost, parts))


def pacts(t: ThroughTheAges, seat: int) -> list[Pact]:
    """The pacts that the seat is a party to, in whosever area they lie."""
    out: list[Pact] = []
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and seat in (owner, p.partner):
            mine = p.side if owner == seat else 1 - p.side
            side = "" if CARDS[p.pact].symmetric else "ab"[mine]
            out.append(Pact(p.pact, owner, p.partner if owner == seat else owner, side))
    return out


def forecast(t: ThroughTheAges, seat: int) -> Forecast:
    """TA15-11.01 ff., played through on a copy."""
    out = Forecast()
    c = t.clone()
    p = c.seat[seat]
    out.excess = max(0, len(p.hand) - ratings.military_limit(p))
    out.drawn = 0 if t.ended else min(t.box().most_drawn, military_actions(p))
    out.uprising = production.uprising(c, seat)
    if out.uprising:
        return out
    out.science, out.culture = ratings.science_rating(c, seat), ratings.culture_rating(c, seat)
    production.score_ratings(c, seat)
    out.corruption = t.box().corruption[p.bank]
    production.corruption(c, seat)
    before = food(p)
    production.produce_food(c, seat)
    out.food = food(p) - before
    out.consumption = t.box().consumption[p.yellow]
    before = p.culture
    production.consume(c, seat)
    out.hunger = before - p.culture
    before = resources(p)
    production.produce_resources(c, seat)
    out.resources = resources(p) - before
    return out


def attack(t: ThroughTheAges) -> Attack | None:
    """The aggression that waits for its defense."""
    top: object = None if t.over else t.stack[-1]
    if not isinstance(top, Defence):
        return None
    return Attack(top.card, top.seat, top.rival, top.strength, top.strength - top.missing(t))


def colony(t: ThroughTheAges, viewer: int) -> Colony | None:
    """The territory at auction, or on its way to its owner."""
    top: object = None if t.over else t.stack[-1]
    limit = largest_force(t.seat[viewer]) if 0 <= viewer < t.seats else 0
    if isinstance(top, Auction):
        return Colony(top.card, top.bid, top.high, bits(top.out), limit, 0)
    if isinstance(top, SendForce):
        sent = force(t.seat[top.seat], top.sent, top.cards())
        return Colony(top.card, top.bid, top.seat, [], limit, sent)
    return None
