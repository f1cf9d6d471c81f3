"""Building (chapters 4 and 6): what is free, what is refused and by which rule, in the order of chapter 14."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import Cause, Rule
from kronika.games.seven_wonders import moves
from kronika.games.seven_wonders.cards import CARDS, FREE_COLOR, FREE_FIRST, FREE_LAST, TURNS, Card, Cost
from kronika.games.seven_wonders.goods import RESOURCES
from kronika.games.seven_wonders.moves import Build, BuildStage
from kronika.games.seven_wonders.rulebook import (
    COIN_COST,
    COINS_AT_START,
    FREE_IS_FREE,
    NO_DUPLICATE,
    NO_SUPERFLUOUS,
    RESOURCE_COST,
    STAGE_ORDER,
    WONDER_COMPLETE,
)
from kronika.games.seven_wonders.table import Seat, SevenWonders
from kronika.games.seven_wonders.trade import DEAR, NONE, OWN, Trade


def is_free(t: SevenWonders, p: Seat, card: Card) -> bool:
    """No cost (SW-5.01), a chain (SW-6.01), or Olympia (SW-8.30 to SW-8.35)."""
    return card.cost.none or (card.chain & p.chains) != 0 or (p.ability != 0 and olympia(t, p, card))


def olympia(t: SevenWonders, p: Seat, card: Card) -> bool:
    """The free building of Olympia's stages."""
    if p.ability & FREE_COLOR and p.color(card.color) == 0:
        return True
    if p.ability & FREE_FIRST and t.turn == 1:
        return True
    return p.ability & FREE_LAST != 0 and t.turn == TURNS


def ways_to_build(t: SevenWonders, p: Seat, card: Card, trade: Trade) -> list[int]:
    """The payments to offer for a structure; empty if it cannot be built."""
    if p.has(card):
        return NONE
    return OWN if is_free(t, p, card) else trade.payments(card.cost)


def offers(t: SevenWonders, seat: int, cards: tuple[int, ...]) -> list[Move]:
    """Every way to build, to use for the next stage, or to sell each of the cards; equal copies once (SW-R42)."""
    p = t.seat[seat]
    trade = Trade(t, seat)
    coming = p.next_stage()
    stage_ways = NONE if coming is None else trade.payments(coming.cost)
    out: list[Move] = []
    last = -1
    for index in cards:
        if index == last:
            continue
        last = index
        ways = ways_to_build(t, p, CARDS[index], trade)
        if ways is OWN:
            out.append(moves.FREE[index])
        else:
            for pay in ways:
                out.append(moves.build(index, pay))
        if stage_ways is OWN:
            out.append(moves.FREE_STAGE[index])
        else:
            for pay in stage_ways:
                out.append(moves.stage(index, pay))
        out.append(moves.SELL[index])
    return out


def refuse_build(t: SevenWonders, seat: int, move: Build) -> Rule | None:
    """Lines 9 to 14 for a structure."""
    p = t.seat[seat]
    card = CARDS[move.card]
    if p.has(card):
        return NO_DUPLICATE
    if is_free(t, p, card):
        return FREE_IS_FREE if move.left or move.right else None
    return refuse_payment(t, seat, card.cost, move.left, move.right)


def refuse_stage(t: SevenWonders, seat: int, move: BuildStage) -> Rule | None:
    """Lines 7, 8 and 11 to 14 for a stage."""
    p = t.seat[seat]
    coming = p.next_stage()
    if coming is None:
        return WONDER_COMPLETE
    if move.stage not in (0, p.stages + 1):
        return STAGE_ORDER
    return refuse_payment(t, seat, coming.cost, move.left, move.right)


def cost_of(t: SevenWonders, seat: int, move: Move) -> Cost | None:
    """What the move would have to pay; None where it builds nothing."""
    if isinstance(move, Build) and move.card >= 0:
        return CARDS[move.card].cost
    coming = t.seat[seat].next_stage() if isinstance(move, BuildStage) else None
    return None if coming is None else coming.cost


def why_unpaid(t: SevenWonders, seat: int, move: Move, rule: Rule) -> Cause | None:
    """Which resources are missing, or how many coins."""
    cost = cost_of(t, seat, move)
    if cost is None:
        return None
    trade = Trade(t, seat)
    if rule is RESOURCE_COST:
        return Cause("missing", tuple([RESOURCES.index(name) for name in trade.missing(cost)]))
    if rule is COIN_COST or (rule is COINS_AT_START and trade.cheapest(cost) > trade.coins):
        return Cause("coins", (trade.cheapest(cost) if rule is COINS_AT_START else cost.coins, trade.coins))
    return None


def refuse_payment(t: SevenWonders, seat: int, cost: Cost, left: int, right: int) -> Rule | None:
    """Lines 11 to 14: can the cost be paid, and in the way that was said?"""
    coins = t.seat[seat].coins
    trade = Trade(t, seat)
    if cost.coins > coins:
        return COIN_COST
    if not trade.coverable(cost):
        return RESOURCE_COST
    offered = trade.payments(cost)
    if not offered:
        return COINS_AT_START
    if not (0 <= left <= DEAR and 0 <= right <= DEAR):
        return NO_SUPERFLUOUS                    # SW-R46
    if left * 16 + right in offered:
        return None
    if cost.coins + left + right > coins:
        return COINS_AT_START
    return None if left * 16 + right in trade.every_payment(cost) else NO_SUPERFLUOUS
