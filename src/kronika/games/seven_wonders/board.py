"""What a page or a terminal shows: from a view to drawable parts. Numbers and ids only; every sum names its parts."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kronika.core import data
from kronika.core.move import Move
from kronika.core.step import CHANCE_BIT
from kronika.core.table import actors, check
from kronika.games.seven_wonders import moves
from kronika.games.seven_wonders.babylon import SeventhCard
from kronika.games.seven_wonders.build import is_free, ways_to_build
from kronika.games.seven_wonders.cards import (
    CARDS,
    DEFEAT,
    GOODS_BOTH,
    HOME,
    RAW_LEFT,
    RAW_RIGHT,
    VICTORY,
    WONDERS,
    Card,
    Cost,
    Stage,
)
from kronika.games.seven_wonders.city import add_structure, count, manner
from kronika.games.seven_wonders.conflicts import tokens
from kronika.games.seven_wonders.flow import Choose
from kronika.games.seven_wonders.game import GAME
from kronika.games.seven_wonders.halikarnassos import FromPile
from kronika.games.seven_wonders.moves import GRAMMAR
from kronika.games.seven_wonders.parts import (
    Amount,
    Board,
    City,
    HandCard,
    Meeting,
    Science,
    Score,
    Shields,
    StageRow,
    Supply,
    Way,
)
from kronika.games.seven_wonders.science import best, science_points, symbols
from kronika.games.seven_wonders.score import parts, sheet, total
from kronika.games.seven_wonders.setup import BoardsInTurn, Sides
from kronika.games.seven_wonders.table import Facedown, Seat, SevenWonders
from kronika.games.seven_wonders.trade import Trade

FREE: Final = ["", "free", "chain", "olympia"]   # by city.manner
NO_CARD: Final = -1


def produced(rows: list[dict[str, Any]]) -> list[list[str]]:
    """The resource symbols of an effect, each as the list of what it can give."""
    return [symbol for row in rows if row["type"] == "produce" for symbol in row["symbols"]]


CARD_SYMBOLS: Final = [produced(row["effects"]) for row in data.load(HOME, "cards.toml")["card"]]
STAGE_SYMBOLS: Final = [[[produced(stage["effects"]) for stage in row[side]] for side in ("day", "night")]
                        for row in data.load(HOME, "wonders.toml")["wonder"]]


def board(t: SevenWonders, viewer: int) -> Board:
    """The picture of a view. For those who only look on, no hand and no neighbours."""
    out = Board(viewer, phase(t), t.age, t.turn)
    first = viewer if 0 <= viewer < t.seats else 0
    out.pile = len(t.pile) - len(t.salvaged)
    out.undecided = [seat for seat in range(t.seats) if (actors(t) >> seat) & 1]
    out.cities = [city(t, (first + i) % t.seats, viewer) for i in range(t.seats)]
    if 0 <= viewer < t.seats:
        out.picked = picked(t, viewer)
        out.hand = hand(t, viewer)
        out.meetings = meetings(t, viewer)
        if out.phase == "sides":
            out.sides = [rows(plan, 0, []) for plan in WONDERS[t.seat[viewer].board].sides]
        if out.phase == "salvage" and t.looker == viewer:
            out.discards = t.discards()
    if out.phase == "boards":
        taken = [p.board for p in t.seat]
        out.boards = [wonder.index for wonder in WONDERS if wonder.index not in taken]
    if t.over:
        ranks = GAME.outcome(t).ranks
        for c in out.cities:
            c.rank = ranks[c.seat]
    return out


def phase(t: SevenWonders) -> str:
    """The decision that is open now."""
    if t.over:
        return "over"
    if actors(t) & CHANCE_BIT:
        return "chance"
    top: object = t.stack[-1]
    if isinstance(top, BoardsInTurn):
        return "boards"
    if isinstance(top, Sides):
        return "sides"
    if isinstance(top, SeventhCard):
        return "seventh"
    return "salvage" if isinstance(top, FromPile) else "choose"


def picked(t: SevenWonders, seat: int) -> str:
    """What the seat has chosen and can still change (SW-R32)."""
    top: object = None if t.over else t.stack[-1]
    if isinstance(top, Choose):
        move = top.picks[seat]
        return "" if move is None else GRAMMAR.say(move)
    if isinstance(top, Sides) and top.picks[seat] >= 0:
        return GRAMMAR.say(moves.ChooseSide(top.picks[seat]))
    return ""


# cities

def city(t: SevenWonders, seat: int, viewer: int) -> City:
    p = t.seat[seat]
    out = City(seat, place(t, seat, viewer))
    out.board, out.side, out.coins, out.hand = p.board, p.side, p.coins, len(p.hand)
    out.awaited = bool((actors(t) >> seat) & 1)
    out.ready = phase(t) in ("choose", "sides") and not out.awaited
    for card in p.city():
        out.structures[CARDS[card].color].append(card)
    out.supplies = supplies(p)
    out.discounts = discounts(p)
    out.chains = p.chains
    out.shields = p.shields
    out.shield_parts = shield_parts(p)
    out.science = science(p)
    out.stages = stages(p)
    out.tokens = tokens(p)
    points = sheet(t, seat)
    out.score = Score(sum(points), points, parts(t, seat))
    return out


def place(t: SevenWonders, seat: int, viewer: int) -> str:
    """Where the seat is, as the viewer sees it."""
    if not 0 <= viewer < t.seats:
        return "far"
    if seat == viewer:
        return "me"
    return "left" if seat == t.left(viewer) else "right" if seat == t.right(viewer) else "far"


def supplies(p: Seat) -> list[Supply]:
    """SW-5.05: the starting resource, then cards, then stages; only cards of two colours and the start are for sale."""
    if p.board < 0:
        return []
    out = [Supply([[WONDERS[p.board].start_name]], True, NO_CARD, 0)]
    for card in p.city():
        if CARD_SYMBOLS[card]:
            effect = CARDS[card].effect
            out.append(Supply(CARD_SYMBOLS[card], bool(effect.raw_sold or effect.goods_sold), card, 0))
    for number in range(p.stages):
        symbols = STAGE_SYMBOLS[p.board][p.side][number]
        if symbols:
            out.append(Supply(symbols, False, NO_CARD, number + 1))
    return out


def discounts(p: Seat) -> list[str]:
    names = [(RAW_LEFT, "raw_left"), (RAW_RIGHT, "raw_right"), (GOODS_BOTH, "goods")]
    return [name for bit, name in names if p.discount & bit]


def shield_parts(p: Seat) -> list[Shields]:
    """SW-9.01: red cards, then stages."""
    out = [Shields(card, 0, CARDS[card].effect.shields) for card in p.city() if CARDS[card].effect.shields]
    for number in range(p.stages):
        if p.plan()[number].effect.shields:
            out.append(Shields(NO_CARD, number + 1, p.plan()[number].effect.shields))
    return out


def science(p: Seat) -> Science:
    compass, gear, tablet, choice = symbols(p)
    top = best(compass, gear, tablet, choice)
    return Science(compass, gear, tablet, choice, [top[0], top[1], top[2]], science_points(p))


def stages(p: Seat) -> list[StageRow]:
    return rows(p.plan(), p.stages, p.under) if p.board >= 0 and p.side >= 0 else []


def rows(plan: list[Stage], built: int, below: Sequence[Facedown]) -> list[StageRow]:
    out: list[StageRow] = []
    for i, stage in enumerate(plan):
        state = "built" if i < built else "next" if i == built else "later"
        under = below[i].card if i < len(below) else NO_CARD
        age = below[i].age if i < len(below) else 0
        out.append(StageRow(i + 1, state, amounts(stage.cost), stage.texts, under, age))
    return out


def amounts(cost: Cost) -> list[Amount]:
    out = [Amount("coins", cost.coins)] if cost.coins else []
    return out + [Amount(name, number) for name, number in cost.resources.items()]


def meetings(t: SevenWonders, seat: int) -> list[Meeting]:
    """SW-9.03, as if the age ended now."""
    out: list[Meeting] = []
    mine = t.seat[seat].shields
    for other in (t.left(seat), t.right(seat)):
        theirs = t.seat[other].shields
        points = 0 if mine == theirs else VICTORY[max(t.age, 1) - 1] if mine > theirs else DEFEAT
        out.append(Meeting(other, mine, theirs, points))
    return out


# the hand

def hand(t: SevenWonders, seat: int) -> list[HandCard]:
    """The cards to choose from, equal copies once (SW-R42), with every way to use each."""
    if phase(t) not in ("choose", "seventh"):
        return []
    out: list[HandCard] = []
    trade = Trade(t, seat)
    for index in t.seat[seat].hand:
        if out and out[-1].card == index:
            out[-1].copies += 1
        else:
            out.append(hand_card(t, seat, CARDS[index], trade))
    return out


def hand_card(t: SevenWonders, seat: int, card: Card, trade: Trade) -> HandCard:
    p = t.seat[seat]
    out = HandCard(card.index)
    out.cost = amounts(card.cost)
    out.chain_from = [i for i in p.city() if CARDS[i].gives & card.chain]
    out.opens = [other.index for other in CARDS if other.chain & card.gives]
    free = is_free(t, p, card)
    if free:
        out.free = FREE[manner(p, card, free)]
    bank = 0 if free else card.cost.coins
    out.build = [Way(GRAMMAR.say(moves.build(card.index, pay)), pay >> 4, pay & 15, bank)
                 for pay in ways_to_build(t, p, card, trade)]
    out.refused = why_not(t, seat, moves.build(card.index, 0)) if not out.build else ""
    coming = p.next_stage()
    if coming is not None:
        out.stage = [Way(GRAMMAR.say(moves.stage(card.index, pay)), pay >> 4, pay & 15, 0)
                     for pay in trade.payments(coming.cost)]
    out.stage_refused = why_not(t, seat, moves.stage(card.index, 0)) if not out.stage else ""
    out.sell = [Way(GRAMMAR.say(moves.SELL[card.index]), 0, 0, 0)]
    add_worth(t, seat, card, out)
    return out


def why_not(t: SevenWonders, seat: int, move: Move) -> str:
    """The rule that forbids the move."""
    rule = check(t, seat, move)
    return "" if rule is None else rule.ref


def add_worth(t: SevenWonders, seat: int, card: Card, out: HandCard) -> None:
    """The points that the structure would add to a count made now, and the coins it brings."""
    if t.seat[seat].has(card):
        return
    after = t.clone()
    add_structure(after.seat[seat], card)
    out.points = total(after, seat) - total(t, seat)
    out.coins = card.effect.coins
    if card.effect.coins_per is not None:
        out.coins += count(after, seat, card.effect.coins_per)
