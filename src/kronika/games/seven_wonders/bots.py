"""What a careful beginner thinks of each offer: points now, points later, and what the next player would do with it.

Everything is in points. The bot sees only its view.
"""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.games.seven_wonders import science
from kronika.games.seven_wonders.build import is_free
from kronika.games.seven_wonders.cards import (
    CARDS,
    COLORS,
    FREE_COLOR,
    FREE_FIRST,
    FREE_LAST,
    GOODS_BOTH,
    LAST_CARD,
    RAW_LEFT,
    RAW_RIGHT,
    SALE,
    STAGES,
    SYMBOLS,
    TURNS,
    VICTORY,
    Card,
    Effect,
)
from kronika.games.seven_wonders.city import count
from kronika.games.seven_wonders.goods import BITS, GOODS, RAW, RESOURCES, both, goods_short, short
from kronika.games.seven_wonders.moves import NONE, Build, BuildStage, ChooseBoard, ChooseSide, Salvage, Sell
from kronika.games.seven_wonders.table import Seat, SevenWonders
from kronika.games.seven_wonders.taste import FAR, GREEDY, OTHER, RICH, SAME, Taste

FOND: Final = 2.5                      # what a structure is worth more to those who are fond of its colour
ENOUGH: Final = 3                      # coins that a city should have
MIDDLE: Final = 3.5                    # of an age, in turns
GREEN: Final = COLORS.index("green")
MOST_KNOWN: Final = 50_000             # supplies that are remembered for each gain
_RAW: Final[dict[int, dict[int, int]]] = {}      # by what is gained and what is there: units spared
_GOODS: Final[dict[int, int]] = {}
_SCIENCE: Final = [-1.0] * 0x10000     # points by packed symbols, as far as they were asked for
DEMANDS: Final = [card.cost for card in CARDS if card.age >= 2 and card.cost.resources]


def decide(t: SevenWonders, seat: int, offers: list[Move], rng: Rng, fond: int = -1, taste: Taste = GREEDY) -> Move:
    """The offer of the highest worth; of equal ones any. One may be fond of the structures of a colour."""
    best = offers[0]
    top = -1000.0
    ties = 0
    mind = Mind(taste)
    for move in offers:
        value = worth(t, seat, move, mind)
        if fond >= 0 and isinstance(move, Build) and CARDS[move.card].color == fond:
            value += FOND
        if value > top + 1e-9:
            best = move
            top = value
            ties = 1
        elif value > top - 1e-9:
            ties += 1
            if rng.below(ties) == 0:
                best = move
    return best


class Mind:
    """What is worked out once for all offers of a decision."""

    def __init__(self, taste: Taste = GREEDY) -> None:
        self.taste = taste
        self.denied = [-1.0] * len(CARDS)        # what keeping each card from the next player is worth
        self.staged = False
        self.stage = 0.0                         # what the next stage is worth


def worth(t: SevenWonders, seat: int, move: Move, mind: Mind) -> float:
    """Points that a move is worth to the seat."""
    p = t.seat[seat]
    taste = mind.taste
    coin = taste.coin[t.age - 1]
    if isinstance(move, Build):
        card = CARDS[move.card]
        coins = 0 if is_free(t, p, card) else card.cost.coins
        price = coins * coin + (move.left + move.right) * (coin + taste.rival)
        value = structure(t, seat, card, taste) - price + denied(t, seat, move.card, mind)
        return value - poverty(t, p.coins - coins - move.left - move.right, taste)
    if isinstance(move, BuildStage):
        price = (move.left + move.right) * (coin + taste.rival)
        if not mind.staged:
            mind.staged = True
            mind.stage = effect_worth(t, seat, p.plan()[p.stages].effect, taste)
            mind.stage += taste.wonder[(2 * p.board + p.side) * STAGES + p.stages]
        value = mind.stage + taste.stage[t.age - 1] - price + denied(t, seat, move.card, mind)
        return value - poverty(t, p.coins - move.left - move.right, taste)
    if isinstance(move, Sell):
        value = SALE * coin + denied(t, seat, move.card, mind)
        value += taste.sale[(t.age - 1) * TURNS + min(t.turn, TURNS) - 1]
        return value - poverty(t, p.coins + SALE, taste)
    if isinstance(move, Salvage):
        return 0.0 if move.card == NONE else structure(t, seat, CARDS[move.card], taste)
    if isinstance(move, ChooseSide):
        return 0.5 if move.side == 1 else 0.0
    if isinstance(move, ChooseBoard):
        return 0.0
    return 0.0                                   # the seventh card let go


def poverty(t: SevenWonders, coins: int, taste: Taste) -> float:
    """What is lost by having so few coins left."""
    lost = taste.poor * (ENOUGH - coins) if coins < ENOUGH else 0.0
    return lost - taste.purse[(t.age - 1) * RICH + min(coins, RICH - 1)]


def structure(t: SevenWonders, seat: int, card: Card, taste: Taste) -> float:
    """What a structure is worth in the city: its effect, and what its chain symbols may spare later."""
    value = effect_worth(t, seat, card.effect, taste) + taste.card[card.index]
    kind = (t.age - 1) * len(COLORS) + card.color
    value += taste.fondness[kind] + taste.hurry[kind] * (t.turn - MIDDLE)
    return value + card.given * taste.chain


def effect_worth(t: SevenWonders, seat: int, e: Effect, taste: Taste) -> float:
    p = t.seat[seat]
    coin = taste.coin[t.age - 1]
    value = float(e.points) + e.coins * coin
    if e.coins_per is not None:
        value += count(t, seat, e.coins_per) * coin
    if e.points_per is not None:
        value += count(t, seat, e.points_per) + (3 * TURNS - played(t)) * e.points_per.amount * taste.growth
    if e.points_if_complete:
        value += e.points_if_complete if p.next_stage() is None else taste.complete
    if e.shields:
        value += military(t, seat, e.shields, taste)
    if e.science:
        value += scholarly(t, seat, e.science, taste)
    if e.raw or e.goods or e.wild:
        value += supply(t, p, e, taste)
    if e.discount & ~p.discount:
        value += trading(t, seat, e.discount & ~p.discount, taste)
    if e.ability or e.salvage:
        value += power(t, e, taste)
    return value


def played(t: SevenWonders) -> int:
    """Turns since the beginning."""
    return (t.age - 1) * TURNS + t.turn - 1


def military(t: SevenWonders, seat: int, shields: int, taste: Taste) -> float:
    """The swing against both neighbours in this age, and a share of the later ones, where others arm too."""
    mine = t.seat[seat].shields
    value = 0.0
    for other in (t.left(seat), t.right(seat)):
        theirs = t.seat[other].shields
        age = t.age
        share = 1.0
        while age <= 3:
            value += share * (clash(mine + shields - theirs, age, taste) - clash(mine - theirs, age, taste))
            share *= taste.later
            age += 1
    return value


def clash(lead: int, age: int, taste: Taste) -> float:
    """What a conflict is expected to bring with so many shields more, in points of both sides' tokens."""
    value = VICTORY[age - 1] * taste.clash[(age - 1) * (2 * FAR + 1) + max(-FAR, min(FAR, lead)) + FAR]
    return value - 1.0 if lead < 0 else value


def scholarly(t: SevenWonders, seat: int, gained: int, taste: Taste) -> float:
    """Science now, and the half of what one symbol of each kind more would bring while there is time."""
    now = t.seat[seat].science
    then = now + gained
    later = taste.ages * (3 - t.age) + taste.turns * (TURNS - t.turn)
    value = points_of(then) - points_of(now) + later * (hope(then) - hope(now)) * 0.5
    here = t.seat[seat].color(GREEN)
    there = t.seat[t.left(seat)].color(GREEN) + t.seat[t.right(seat)].color(GREEN)
    return value + (here * taste.devoted - there * taste.shared) * (4 - t.age) + collected(t, now, gained, taste)


def collected(t: SevenWonders, now: int, gained: int, taste: Taste) -> float:
    """What a symbol is worth beside those that are there, of its kind and of others."""
    same = 0
    others = 0
    for place in range(len(SYMBOLS)):
        there = (now >> (4 * place)) & 15
        if (gained >> (4 * place)) & 15:
            same = there
        elif there:
            others += 1
    return taste.kinds[((t.age - 1) * SAME + min(same, SAME - 1)) * OTHER + min(others, OTHER - 1)]


def points_of(packed: int) -> float:
    if _SCIENCE[packed] < 0.0:
        _SCIENCE[packed] = counted(packed)
    return _SCIENCE[packed]


def counted(packed: int) -> float:
    top = science.best(packed & 15, (packed >> 4) & 15, (packed >> 8) & 15, (packed >> 12) & 15)
    return float(science.points(top[0], top[1], top[2]))


def hope(packed: int) -> float:
    return points_of(packed + 0x111) - points_of(packed)


def supply(t: SevenWonders, p: Seat, e: Effect, taste: Taste) -> float:
    """How many units of the costs to come would no longer have to be bought, on the average of the cards."""
    left = 3 * TURNS - played(t)
    saved = (raw_saved(p.raw, e.raw) if e.raw else 0) + (goods_saved(p, e) if e.goods or e.wild else 0)
    each = taste.supply if t.age < 3 else taste.late
    value = saved / len(DEMANDS) * left * each + (taste.sold if e.raw_sold or e.goods_sold else 0.0)
    return value + needed(t, p, e, taste)


def needed(t: SevenWonders, p: Seat, e: Effect, taste: Taste) -> float:
    """What the resources that it may give are worth by themselves."""
    value = 0.0
    first = (t.age - 1) * len(RESOURCES)
    for place in range(len(RAW)):
        shift = 4 * ((1 << place) - 1)
        if (e.raw >> shift) & 7:
            value += taste.need[2 * (first + place) + (1 if (p.raw >> shift) & 7 else 0)]
    for place in range(len(GOODS)):
        if (e.goods >> place) & 1:
            value += taste.need[2 * (first + len(RAW) + place) + (1 if (p.goods >> place) & 1 else 0)]
    return value


def raw_saved(have: int, more: int) -> int:
    """Over all costs to come, the raw materials that a supply spares; remembered, because they come again and again."""
    row = _RAW.get(more)
    if row is None or len(row) > MOST_KNOWN:
        row = {}
        _RAW[more] = row
    saved = row.get(have, -1)
    if saved < 0:
        total = both(have, more)
        saved = 0
        for cost in DEMANDS:
            saved += short(cost.raw, have) - short(cost.raw, total)
        row[have] = saved
    return saved


def goods_saved(p: Seat, e: Effect) -> int:
    """The same of manufactured goods."""
    key = ((p.goods * 8 + p.wild) * 8 + e.goods) * 8 + e.wild
    saved = _GOODS.get(key, -1)
    if saved < 0:
        saved = 0
        for cost in DEMANDS:
            saved += goods_short(cost.goods, p.goods, p.wild)
            saved -= goods_short(cost.goods, p.goods | e.goods, p.wild + e.wild)
        _GOODS[key] = saved
    return saved


def trading(t: SevenWonders, seat: int, discount: int, taste: Taste) -> float:
    """A discount is worth what the neighbours sell."""
    left = 3 * TURNS - played(t)
    value = 0.6
    if discount & RAW_LEFT:
        value += 0.25 * BITS[kinds(t.seat[t.left(seat)].raw_sold)]
    if discount & RAW_RIGHT:
        value += 0.25 * BITS[kinds(t.seat[t.right(seat)].raw_sold)]
    if discount & GOODS_BOTH:
        value += 0.3 * BITS[t.seat[t.left(seat)].goods_sold | t.seat[t.right(seat)].goods_sold]
    return value * left / (3 * TURNS) * taste.trade


def kinds(raw: int) -> int:
    """Up to three bits for the number of raw materials among four that a supply can give."""
    n = 0
    for single in (1, 2, 4, 8):
        if (raw >> (4 * (single - 1))) & 7:
            n += 1
    return (1 << min(n, 3)) - 1


def power(t: SevenWonders, e: Effect, taste: Taste) -> float:
    """What the odd abilities of stages bring."""
    ages = 4 - t.age
    value = 0.0
    if e.ability & LAST_CARD:
        value += taste.seventh * ages
    if e.ability & FREE_COLOR:
        value += taste.color * ages
    if e.ability & (FREE_FIRST | FREE_LAST):
        value += taste.first * ages
    if e.salvage:
        value += min(5.0, taste.salvage + 0.25 * len(t.pile))
    return value


def denied(t: SevenWonders, seat: int, card: int, mind: Mind) -> float:
    """A share of what the card would be worth to the player who gets the hand next."""
    if t.turn >= TURNS - 1:
        return 0.0
    known = mind.denied
    if known[card] < 0.0:
        taste = mind.taste
        receiver = t.right(seat) if t.age == 2 else t.left(seat)
        other = t.seat[receiver]
        row = CARDS[card]
        gain = 0.0
        if not other.has(row):
            gain = structure(t, receiver, row, taste)
            if not is_free(t, other, row) and short(row.cost.raw, other.raw) > 2:
                gain *= 0.4
        known[card] = taste.deny * taste.denial[row.color] * max(0.0, gain - SALE * taste.coin[t.age - 1])
    return known[card]
