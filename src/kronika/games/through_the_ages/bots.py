"""The greedy player: one look ahead, by what a civilization is worth (worth.py). It sees only its view."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import settle
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.aggression import Defence, attack_strength, defence_value, strength_against
from kronika.games.through_the_ages.bonus import Drafting, Keeping
from kronika.games.through_the_ages.cards import (
    ACTION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    Card,
)
from kronika.games.through_the_ages.colonies import Auction, SendForce, force, largest_force
from kronika.games.through_the_ages.effects import LEAST_CULTURE, MOST_CULTURE, STRONGEST, TWO_STRONGEST, TWO_WEAKEST
from kronika.games.through_the_ages.flow import Actions
from kronika.games.through_the_ages.military import DiscardCards
from kronika.games.through_the_ages.moves import (
    Attack,
    Bid,
    Choose,
    Colonize,
    Declare,
    Destroy,
    Develop,
    Disband,
    Discard,
    Done,
    Fetch,
    Keep,
    Offer,
    Pass,
    Play,
    Prepare,
    Revolt,
    Send,
    Take,
    Use,
)
from kronika.games.through_the_ages.offers import Agreement
from kronika.games.through_the_ages.orders import act
from kronika.games.through_the_ages.pacts import Answer
from kronika.games.through_the_ages.politics import Politics
from kronika.games.through_the_ages.ratings import discontent, military_limit, strength_rating
from kronika.games.through_the_ages.row import take_cost
from kronika.games.through_the_ages.sacrifice import Sacrifice, Stand
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.games.through_the_ages.taste import ACTIONS, GREEDY, LEADERS, RULE, SPECIAL, UNITS, Taste
from kronika.games.through_the_ages.worth import Mind, core, held, territory_worth, wonder_worth

NEARLY: Final = 1e-9                   # values that differ by less are equal
FEW_UNITS: Final = 3                   # strength of units that a fight may cost


def decide(t: ThroughTheAges, seat: int, offers: list[Move], rng: Rng, taste: Taste = GREEDY) -> Move:
    """The offer of the highest worth; of equal ones the first."""
    top: object = t.stack[-1]
    return best(offers, priors(t, seat, offers, taste), 0.0 if isinstance(top, Actions) else NEARLY)


def priors(t: ThroughTheAges, seat: int, offers: list[Move], taste: Taste = GREEDY) -> list[float]:
    """What each offer is worth; its scale depends on what is to be decided."""
    top: object = t.stack[-1]
    m = Mind(t, seat, taste)
    if isinstance(top, Actions):
        return acting(m, t, offers)
    if isinstance(top, Politics):
        return [policy(m, t, move) for move in offers]
    if isinstance(top, Auction):
        return bidding(m, t, top, offers)
    if isinstance(top, SendForce):
        return [sending(t, seat, top, move) for move in offers]
    if isinstance(top, Sacrifice):
        return [sacrificing(t, top, move) for move in offers]
    if isinstance(top, Stand):
        return [standing(t, top, move) for move in offers]
    if isinstance(top, (Keeping, Drafting)):
        return [promising(t, move) for move in offers]
    if isinstance(top, Defence):
        return [defending(t, top, move) for move in offers]
    if isinstance(top, DiscardCards):
        return [-keep(m, t, move.card) if isinstance(move, Discard) else 0.0 for move in offers]
    if isinstance(top, Answer):
        liked: Move = moves.ACCEPT if welcome(t, top) else moves.REFUSE
        return [1.0 if move == liked else 0.0 for move in offers]
    if isinstance(top, Agreement):
        base = core(m, t)
        return [taking(m, t, move, base) for move in offers]
    return [after(m, t, move) for move in offers]


def best(offers: list[Move], values: list[float], margin: float = NEARLY) -> Move:
    top = 0
    for i in range(1, len(values)):
        if values[i] > values[top] + margin:
            top = i
    return offers[top]


def whole(m: Mind, t: ThroughTheAges) -> float:
    """My worth, less a share of what the others have: for choices that concern them too."""
    value = core(m, t)
    envy = m.taste.envy
    for other in t.clockwise(m.seat)[1:]:
        p = t.seat[other]
        value -= envy * (p.culture + p.unused + sum(p.workers) * 2.0 + p.science * 0.5 + p.colonies.bit_count() * 4.0)
        if p.leader != NONE:
            value -= envy * (2.0 + t.box.cards[p.leader].age)
        if p.unfinished != NONE:
            value -= envy * (2.0 + 2.0 * p.stages)
    return value


def after(m: Mind, t: ThroughTheAges, move: Move) -> float:
    """What my civilization is worth after the move, as far as I can see."""
    c = t.clone()
    c.stack[-1].apply(c, m.seat, move)
    return whole(m, c)


# actions

def acting(m: Mind, t: ThroughTheAges, offers: list[Move]) -> list[float]:
    """The gain of each action for each civil action spent; the end of the phase where nothing gains."""
    p = t.seat[m.seat]
    base = core(m, t)
    worth = [held(m, t, card, base) for card in p.cards]
    hand = sum(worth)
    out: list[float] = []
    for move in offers:
        if isinstance(move, Done):
            out.append(m.taste.enough)
            continue
        if isinstance(move, Disband) or (isinstance(move, Destroy) and discontent(t, m.seat) <= p.unused):
            out.append(-100.0)
            continue
        if isinstance(move, Fetch):
            gain = m.taste.fetched if len(p.hand) < military_limit(p) + 1 else 0.0
            cost = 1
        elif isinstance(move, Take):
            gain = taking(m, t, move, base)
            cost = take_cost(t, p, move.card, t.row.index(move.card))
        else:
            c = t.clone() if isinstance(move, (Develop, Revolt, Play)) else t.sketch(m.seat)   # pacts share science
            cost = carry_out(m, c, move)
            gain = core(m, c) - base + left_in_hand(c, p.cards, worth, m.seat) - hand
        out.append(gain / max(1, cost) if gain > 0 else gain)
    return out


def carry_out(m: Mind, c: ThroughTheAges, move: Move) -> int:
    """Do the action, with the best of the actions that a card orders; the civil actions it cost."""
    p = c.seat[m.seat]
    before = p.civil + p.lent
    c.stack[-1].apply(c, m.seat, move)
    if isinstance(move, Play) and act(c, move.card).order:
        step = c.stack[-1]
        offers = step.options(c, m.seat)
        values: list[float] = []
        for choice in offers:
            d = c.clone()
            d.stack[-1].apply(d, m.seat, choice)
            settle(d)
            values.append(core(m, d))
        step.apply(c, m.seat, best(offers, values))
    settle(c)
    return before - p.civil - p.lent


def left_in_hand(c: ThroughTheAges, cards: list[int], worth: list[float], seat: int) -> float:
    """The worth of those cards that are still in hand."""
    rest = c.seat[seat].cards[:]
    total = 0.0
    for i, card in enumerate(cards):
        if card in rest:
            rest.remove(card)
            total += worth[i]
    return total


def taking(m: Mind, t: ThroughTheAges, move: Move, base: float) -> float:
    """What a card of the row is worth to me."""
    if not isinstance(move, Take):
        return 0.1
    p = t.seat[m.seat]
    row = t.box.cards[move.card]
    if row.category == WONDER:
        cost = sum(row.stages) * m.resource + len(row.stages) * m.taste.stage
        return m.taste.wonder * (wonder_worth(m, p, move.card) - cost) if m.left > 2.5 else 0.0
    crowd = len(p.cards) / max(1, p.white)
    late = 0.2 if m.left < 2 else 1.0
    return (held(m, t, move.card, base) + m.taste.fond[sort_of(row)] - m.taste.crowd * crowd) * late


def sort_of(row: Card) -> int:
    """Farms, mines and urban buildings one by one, and the rest in five sorts."""
    if row.worked:
        return min(row.category, UNITS)
    if row.category == GOVERNMENT:
        return RULE
    return LEADERS if row.category == LEADER else ACTIONS if row.category == ACTION else SPECIAL


# politics

def policy(m: Mind, t: ThroughTheAges, move: Move) -> float:
    """What a political action is worth."""
    if isinstance(move, Pass):
        return 0.0
    if isinstance(move, Prepare):
        level = t.box.event_culture[t.box.cards[move.card].age]
        return level + foresight(m, t, move.card) - m.taste.prepare
    if isinstance(move, Attack):
        return assault(m, t, move)
    if isinstance(move, Declare):
        margin = strength_rating(t, m.seat) - strength_rating(t, move.rival)
        return m.taste.war * (margin - 5) if margin >= 6 else -5.0
    if isinstance(move, Colonize):
        return territory_worth(m, t, move.card) - 1.0
    if isinstance(move, Offer):
        return 1.2 if t.box.cards[move.card].symmetric or move.side == 1 else 0.2
    return -1.0


def foresight(m: Mind, t: ThroughTheAges, card: int) -> float:
    """Whether an event suits me, were it evaluated now."""
    row = t.box.cards[card]
    if row.category == TERRITORY:
        mine = largest_force(t.seat[m.seat])
        return 0.5 if mine >= m.rival else -0.2
    if row.impact:
        others = t.clockwise(m.seat)[1:]
        mean = sum(t.box.scoring.impact_points(t, card, other) for other in others) / len(others)
        return m.taste.impact * (t.box.scoring.impact_points(t, card, m.seat) - mean)
    strong = strength_rating(t, m.seat) >= m.rival
    value = 0.0
    for part in row.parts:
        if part.who in (STRONGEST, TWO_STRONGEST):
            value += m.taste.strong if strong else -0.6
        elif part.who == MOST_CULTURE or part.who == LEAST_CULTURE:
            value += 0.0
        elif part.lose_population or part.lose_per_discontent or part.per_discontent:
            value += 0.6 - 1.2 * discontent(t, m.seat)
        elif part.who in (TWO_WEAKEST, 2):
            value += 0.8 if strong else -m.taste.weak
    return value


def assault(m: Mind, t: ThroughTheAges, move: Attack) -> float:
    """An aggression: what it may bring, times the hope that the rival cannot hold."""
    taste = m.taste
    margin = attack_strength(t, m.seat, move.rival) - strength_against(t, move.rival, m.seat)
    cards = len(t.seat[move.rival].hand)
    if margin <= 0:
        return -1.0                              # where a stronger rival may be attacked
    hope = 1.0 if cards == 0 else min(0.9, taste.hope + taste.margin * margin - taste.defence * cards)
    cost = t.box.combat.cost(t, move.card, move.rival)
    return hope * (taste.booty + taste.spoils * t.box.cards[move.card].age) - taste.effort * cost


def welcome(t: ThroughTheAges, offer: Answer) -> bool:
    """Accept pacts that treat both alike, or that favour me."""
    card = t.box.cards[offer.card]
    mine = card.sides[1 - offer.side]
    gain = mine.culture * 3 + mine.strength + mine.food * 2 + mine.resources * 2 + mine.military * 2 + mine.tourism
    return gain > 0 or (card.symmetric and gain == 0)


# colonies and defense

def bidding(m: Mind, t: ThroughTheAges, auction: Auction, offers: list[Move]) -> list[float]:
    """One more than the last bid, as long as the colony is worth the force; higher ones are worth less and less."""
    p = t.seat[m.seat]
    limit = territory_worth(m, t, auction.card) / (m.taste.bid + 0.1 * t.age)
    limit += force(p, [0] * len(p.workers), [])
    return [limit - move.amount + (1.0 if move.amount == auction.bid + 1 else -100.0) if isinstance(move, Bid)
            and move.amount <= limit else -200.0 if isinstance(move, Bid) else 0.0 for move in offers]


def sending(t: ThroughTheAges, seat: int, step: SendForce, move: Move) -> float:
    """Stop as soon as it is enough; the weakest unit first, then bonus cards, then more units."""
    if isinstance(move, Done):
        return 100.0
    if isinstance(move, Send):
        first = 50.0 if sum(step.sent(t.seat[seat])) == 0 else 10.0
        return first - t.box.cards[move.card].strength
    if isinstance(move, Use):
        return 30.0 + t.box.cards[move.card].ships
    return 0.0


def defending(t: ThroughTheAges, step: Defence, move: Move) -> float:
    """Hold if it takes no more than three cards, the best ones first."""
    if isinstance(move, Done):
        return 100.0 if step.cards() or step.missing(t) > 12 else 1.0
    return 2.0 + defence_value(t.seat[step.rival], move.card) if isinstance(move, Use) else 0.0


def sacrificing(t: ThroughTheAges, step: Sacrifice, move: Move) -> float:
    """In a war a few weak units, where they turn it; an attacker waits for the answer."""
    if isinstance(move, Done):
        return 1.0
    lead = step.strength(t) - step.defense(t)
    behind = lead if step.side == step.rival else -lead
    if t.box.cards[step.card].category != WAR or not isinstance(move, Send) or not 0 <= behind <= FEW_UNITS:
        return 0.0
    return 2.0 + 1.0 / t.box.cards[move.card].strength


def standing(t: ThroughTheAges, step: Stand, move: Move) -> float:
    """Hold with the best bonus cards, and with a unit where that is enough; else give in."""
    missing = step.missing(t)
    p = t.seat[step.rival]
    cards = [card for card in p.hand if t.box.cards[card].category == BONUS]
    able = sum(defence_value(p, card) for card in cards) - sum(defence_value(p, card) for card in step.cards())
    if isinstance(move, Done):
        return 100.0 if missing <= 0 else 1.0
    if isinstance(move, Use):
        return 2.0 + defence_value(p, move.card) if missing <= able + FEW_UNITS else 0.0
    if isinstance(move, Send) and missing > able:
        row = t.box.cards[move.card]
        return 1.5 if missing - able <= min(FEW_UNITS, row.strength) else 0.0
    return 0.0


def promising(t: ThroughTheAges, move: Move) -> float:
    """Of the bonus cards those that most civilizations get most from: the highest numbers at the end."""
    name = t.box.cards[move.card].id if isinstance(move, (Keep, Choose)) else ""
    return {"impact_of_architecture": 3.0, "impact_of_technology": 2.5, "impact_of_science": 2.0}.get(name, 1.0)


def keep(m: Mind, t: ThroughTheAges, card: int) -> float:
    """What a military card is worth in hand."""
    row = t.box.cards[card]
    p = t.seat[m.seat]
    if row.category == BONUS:
        return m.taste.card + 0.4 * row.age
    if row.category == TACTIC:
        old = t.box.cards[p.tactic].tactical if p.tactic != NONE else 0
        return m.taste.tactic if row.tactical > old + 1 and p.tactic != card else 0.3
    if row.category in (EVENT, TERRITORY):
        return m.taste.event + 0.5 * foresight(m, t, card) + 0.3 * row.age
    strong = strength_rating(t, m.seat) > m.rival
    return m.taste.attack if strong else 0.5


