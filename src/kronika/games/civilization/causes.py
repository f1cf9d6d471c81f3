"""Which of a rule's causes it was, and how much is missing: asked only when a move was refused."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import Cause, Rule
from kronika.games.civilization.areas import AREAS, NODE_AREA
from kronika.games.civilization.cards import GOODS, HAND, KINDS, MOST_CARDS, SHIP_COST, UPKEEP, counted, worth
from kronika.games.civilization.moves import (
    Annex,
    Buy,
    Destroy,
    Grow,
    Join,
    Launch,
    Lose,
    Maintain,
    Offer,
    Return,
    Secede,
    Seize,
    Walk,
)
from kronika.games.civilization.rulebook import (
    CARD_LIMIT,
    EMPTY_AREA,
    EXACT,
    GROW_STOCK,
    NO_CHANGE,
    PAYMENT,
    THREE_CARDS,
    TOTAL,
    TRADABLE,
    TRUTH,
)
from kronika.games.civilization.table import Civilization


def missing(word: str, need: int, have: int) -> Cause | None:
    """So much is needed, so much is there; None if it is enough."""
    return Cause(word, (need, have)) if need > have else None


def in_area(t: Civilization, seat: int, area: int, number: int) -> Cause | None:
    """Fewer own tokens in the area than were named."""
    have = t.on(area, seat)
    return Cause("there", (area, number, have)) if number > have else None


def no_growth(t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
    if not isinstance(move, Grow):
        return Cause("unplaced", (t.seat[seat].stock,))
    p = t.seat[seat]
    if rule is GROW_STOCK:
        return missing("stock", move.number, p.stock)
    return Cause("growth", (move.area, move.number, p.due[move.area] if p.due else 0))


def no_ship(t: Civilization, seat: int, move: Move) -> Cause | None:
    """CV-8.02: too few tokens in the area, too few in the treasury, or more than the ship costs."""
    if not isinstance(move, (Launch, Maintain)):
        return None
    price = SHIP_COST if isinstance(move, Launch) else UPKEEP
    if move.local > price:
        return Cause("price", (price, move.local))
    return in_area(t, seat, NODE_AREA[move.node], move.local) or missing(
        "treasury", price - move.local, t.seat[seat].treasury)


def no_march(t: Civilization, seat: int, move: Walk, free: int) -> Cause | None:
    """Too few tokens, no common border, or tokens that have moved already."""
    short = in_area(t, seat, move.area, move.number)
    if short is not None:
        return short
    if not t.map().used[move.to]:
        return Cause("unused", (move.to,))
    if move.to not in AREAS[move.area].borders:
        return Cause("apart", (move.area, move.to))
    return Cause("moved", (move.area, move.number, free)) if move.number > free else None


def lacking(hand: list[int], wanted: list[int]) -> Cause | None:
    """The first kind of card of which the hand has too few."""
    for kind in range(len(KINDS)):
        if wanted[kind] > hand[kind]:
            return Cause("in_hand", (kind, wanted[kind], hand[kind]))
    return None


def no_offer(t: Civilization, seat: int, move: Offer, rule: Rule) -> Cause | None:
    """CV-13.03 to CV-13.08: what was said, and what is so."""
    wanted = counted([kind for kind in move.cards if kind >= 0])
    if rule is THREE_CARDS:
        return Cause("few_cards", (move.count,))
    if rule is TRADABLE:
        for kind in range(GOODS, len(KINDS)):
            if wanted[kind] and not t.seat[seat].tradable()[kind] and t.seat[seat].counts()[kind]:
                return Cause("locked", (kind,))
        return lacking(t.seat[seat].tradable(), wanted)
    if rule is TOTAL:
        return Cause("worth", (move.worth, worth(wanted)))
    if rule is TRUTH:
        return Cause("listed", (move.count, len(move.cards))) if move.count != len(move.cards) else Cause(
            "not_among", (move.named,))
    return None


def no_purchase(t: Civilization, seat: int, move: Buy, rule: Rule, due: int) -> Cause | None:
    """CV-1.14, CV-14.03, CV-14.04: the limit of cards, what hand or treasury lacks, or the exact tokens: `due`."""
    p = t.seat[seat]
    if rule is CARD_LIMIT:
        for card in move.cards:
            if (p.cards >> card) & 1 or move.cards.count(card) > 1:
                return Cause("one_of_a_kind", (card,))
        return Cause("most_cards", (p.cards.bit_count(), len(move.cards), MOST_CARDS))
    if rule is PAYMENT:
        return lacking(p.counts(), counted(move.paid)) or missing("treasury", due, p.treasury)
    return Cause("tokens", (move.tokens, max(0, due))) if rule is NO_CHANGE else None


def no_share(number: int, cap: int, left: int, giver: bool) -> Cause:
    """CV-R61: the giver is immune, a cap, or all that may still be assigned."""
    if giver:
        return Cause("giver", ())
    return Cause("cap", (number, cap)) if number > cap else Cause("left", (number, left))


def no_loss(t: Civilization, seat: int, move: Move, rule: Rule, due: int, most: int) -> Cause | None:
    """`most`: the tokens of the area that may be lost."""
    if rule is EXACT:
        return Cause("exact", (due,))
    if isinstance(move, Lose):
        if rule is EMPTY_AREA:
            return Cause("stays", (move.area, most))
        return in_area(t, seat, move.area, move.number) or Cause("spared", (move.area,))
    if isinstance(move, Destroy):
        return Cause("spared" if t.city[move.area] == seat else "no_city", (move.area,))
    return None


def no_faction(t: Civilization, move: Move, rule: Rule, due: int, free: int) -> Cause | None:
    """`free`: tokens of the area that do not belong to the faction yet."""
    if rule is EXACT:
        return Cause("exact", (due,))
    if isinstance(move, Join):
        return Cause("free", (move.area, move.number, free))
    return Cause("no_city", (move.area,)) if isinstance(move, Secede) else None


def no_taking(t: Civilization, seat: int, move: Move, part: int) -> Cause | None:
    """`part`: tokens of the area that are taken over."""
    if isinstance(move, Annex):
        return Cause("free", (move.area, move.number, part)) if move.number > part else missing(
            "stock", move.number, t.seat[seat].stock)
    if isinstance(move, Seize):
        return Cause("city_pieces", ()) if not t.spare(seat) else Cause("no_city", (move.area,))
    return None


def no_return(t: Civilization, seat: int, move: Move) -> Cause | None:
    p = t.seat[seat]
    if not isinstance(move, Return):
        return missing("hand", len(p.hand), HAND)
    have = p.counts()[move.kind]
    return Cause("in_hand", (move.kind, move.number, have)) if move.number > have else Cause("six", (len(p.hand),))
