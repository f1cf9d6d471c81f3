"""What a page or a terminal shows: from a view to drawable parts. Numbers and ids only; every sum names its parts."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.core.step import CHANCE_BIT
from kronika.core.table import actors
from kronika.games.through_the_ages import costs, course, production, ratings
from kronika.games.through_the_ages.aggression import Defence
from kronika.games.through_the_ages.armies import tactical_strength
from kronika.games.through_the_ages.bonus import Drafting, Keeping
from kronika.games.through_the_ages.cards import HOLDERS
from kronika.games.through_the_ages.choices import Pick, Raid, Share
from kronika.games.through_the_ages.colonies import Auction, SendForce, force, largest_force
from kronika.games.through_the_ages.combat_2006 import Pillage
from kronika.games.through_the_ages.course_2006 import Sparing, Staying
from kronika.games.through_the_ages.flow import DISCARD_EXCESS, Actions
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
from kronika.games.through_the_ages.sacrifice import Sacrifice
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.games.through_the_ages.tactics import standards
from kronika.games.through_the_ages.verb import civil_actions, military_actions
from kronika.games.through_the_ages.war import SEATS, Spoils

PHASES: Final[list[tuple[type[object], str]]] = [
    (Politics, "politics"), (Actions, "actions"), (Ordered, "ordered"), (Defence, "defence"), (Auction, "auction"),
    (SendForce, "force"), (Answer, "pact"), (DiscardCards, "discard"), (LoseWorkers, "workers"),
    (LoseTokens, "tokens"), (Spoils, "spoils"), (Pick, "choose"), (Raid, "choose"), (Share, "share"),
    (FreeBuilding, "offer"), (Civilization, "offer"), (Agreement, "agreement"), (Sacrifice, "sacrifice"),
    (Staying, "stay"), (Sparing, "spare"), (Pillage, "pillage"), (Keeping, "keep"), (Drafting, "draft")]
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
    out.common = [[t.box.first_tactic + n, *standards(t, t.box.first_tactic + n)] for n in bits(t.common)]
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
    falls = number < t.box.row_discard[max(0, t.count() - 2)]
    if card == NONE:
        return Space(number + 1, NONE, t.box.row_cost[number], falls, "", "")
    p = t.seat[viewer]
    rule = refuse_take(t, viewer, Take(card, number + 1), civil_actions(p), t.box.book.take)
    first = t.row.index(card) == number
    say = f"take {t.box.cards[card].id}" + ("" if first else f" at {number + 1}")
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
    box = t.box
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
    out.government, out.leader, out.urban_limit = p.government, p.leader, p.rules_by().limit + box.more_urban
    lay_out(t, seat, out)
    out.pacts = pacts(t, seat)
    out.wars = [[war // SEATS, war % SEATS] for war in p.wars]
    out.cards, out.civil_limit = p.cards[:], ratings.civil_limit(p)
    out.hand, out.backs, out.military_limit = p.hand[:], p.backs[:], ratings.military_limit(p)
    out.kept = p.kept[:]
    return out


def lay_out(t: ThroughTheAges, seat: int, out: Picture) -> None:
    """Technologies by type, wonders, colonies and the tactic."""
    p = t.seat[seat]
    out.technologies = [[technology(t, seat, slot) for slot in slots if p.has(slot)] for slots in p.box.types]
    out.specials = [tech for tech in p.box.specials if p.has(tech)]
    for n in bits(p.wonders):
        card = p.box.first_wonder + n
        stages = p.box.cards[card].stages
        out.wonders.append(Wonder(card, len(stages), stages, (p.ruined >> n) & 1 == 1, p.homer == card))
    if p.unfinished != NONE:
        out.unfinished = Wonder(p.unfinished, p.stages, p.box.cards[p.unfinished].stages, False, False)
    out.colonies = [p.box.first_territory + n for n in bits(p.colonies)]
    out.tactic, out.exclusive = p.tactic, p.exclusive
    out.tactical = 0 if p.tactic == NONE else tactical_strength(p, p.workers)


def technology(t: ThroughTheAges, seat: int, slot: int) -> Technology:
    p = t.seat[seat]
    parts: list[Part] = []
    cost = costs.new_cost(t, seat, slot, parts)
    return Technology(slot, p.workers[slot], p.blue[slot] if slot < HOLDERS else 0, Sum(cost, parts))


def pacts(t: ThroughTheAges, seat: int) -> list[Pact]:
    """The pacts that the seat is a party to, in whosever area they lie."""
    out: list[Pact] = []
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and seat in (owner, p.partner):
            mine = p.side if owner == seat else 1 - p.side
            side = "" if t.box.cards[p.pact].symmetric else "ab"[mine]
            out.append(Pact(p.pact, owner, p.partner if owner == seat else owner, side))
    return out


def forecast(t: ThroughTheAges, seat: int) -> Forecast:
    """TA15-11.01 ff., played through on a copy."""
    out = Forecast()
    c = t.clone()
    p = c.seat[seat]
    if DISCARD_EXCESS in t.box.course.turn:
        out.excess = max(0, len(p.hand) - ratings.military_limit(p))
    out.uprising = production.uprising(c, seat)
    if not t.ended and (t.box.uprising_draws or not out.uprising):
        out.drawn = min(t.box.most_drawn, military_actions(p))
    if out.uprising:
        return out
    for part in t.box.course.expected:
        foresee(c, seat, part, out)
    return out


def foresee(c: ThroughTheAges, seat: int, part: int, out: Forecast) -> None:
    """Play one part of a production and keep what it brought or took."""
    p = c.seat[seat]
    eaten, owned, culture = food(p), resources(p), p.culture
    if part == course.POINTS:
        out.science, out.culture = ratings.science_rating(c, seat), ratings.culture_rating(c, seat)
    elif part == course.CORRUPTION:
        out.corruption = c.box.corruption[p.bank]
    elif part == course.CONSUMPTION:
        out.consumption = c.box.consumption[p.yellow]
    production.produce_part(c, seat, part, True)
    if part == course.FOOD:
        out.food = food(p) - eaten
    elif part == course.CONSUMPTION:
        out.hunger = culture - p.culture
    elif part == course.RESOURCES:
        out.resources = resources(p) - owned


def attack(t: ThroughTheAges) -> Attack | None:
    """The aggression that waits for its defense, or the fight that waits for sacrifices."""
    top: object = None if t.over else t.stack[-1]
    if isinstance(top, Sacrifice):
        return Attack(top.card, top.seat, top.rival, top.strength(t), top.defense(t))
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
        sent = force(t.seat[top.seat], top.sent(t.seat[top.seat]), top.cards())
        return Colony(top.card, top.bid, top.seat, [], limit, sent)
    return None
