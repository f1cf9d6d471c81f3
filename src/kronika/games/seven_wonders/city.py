"""What an action does (SW-3.22 to SW-3.24): pay, place, then take the coins of what was placed."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.games.seven_wonders.build import is_free
from kronika.games.seven_wonders.cards import CARDS, SALE, WONDERS, Card, Effect, Tally
from kronika.games.seven_wonders.goods import both
from kronika.games.seven_wonders.moves import Build, BuildStage, Sell
from kronika.games.seven_wonders.table import COLOR_BITS, Seat, SevenWonders

# How a structure was paid, for the log
PAID: Final = 0
NO_COST: Final = 1
CHAIN: Final = 2
OLYMPIA: Final = 3


def take_board(p: Seat, board: int) -> None:
    """SW-2.05: the board brings its starting resource."""
    p.board = board
    gain(p, WONDERS[board].start)


def gain(p: Seat, e: Effect) -> None:
    """The lasting part of an effect."""
    p.raw = both(p.raw, e.raw)
    p.raw_sold = both(p.raw_sold, e.raw_sold)
    p.goods |= e.goods
    p.goods_sold |= e.goods_sold
    p.wild += e.wild
    p.discount |= e.discount
    p.shields += e.shields
    p.science += e.science
    p.ability |= e.ability


def add_structure(p: Seat, card: Card) -> None:
    """SW-4.01: the card enters the city, where it stays."""
    if card.late:
        p.late |= card.bit
    else:
        p.early |= card.bit
    p.colors += 1 << (COLOR_BITS * card.color)
    p.chains |= card.gives
    gain(p, card.effect)


def add_stage(t: SevenWonders, seat: int) -> None:
    """SW-4.14: the effect is gained when the stage is built; a building from the pile follows at the turn's end."""
    p = t.seat[seat]
    effect = p.plan()[p.stages].effect
    p.stages += 1
    gain(p, effect)
    if effect.salvage:
        t.salvager = seat


def pay(t: SevenWonders, seat: int, move: Move) -> None:
    """SW-3.22: coin costs go to the bank, trade payments to the neighbours."""
    if isinstance(move, Build):
        card = CARDS[move.card]
        free = is_free(t, t.seat[seat], card)
        if not free:
            t.seat[seat].coins -= card.cost.coins
        if t.notes is not None:
            t.note("built", seat, (card.index, move.left, move.right, manner(t.seat[seat], card, free)))
        if move.left or move.right:
            send(t, seat, move.left, move.right)
    elif isinstance(move, BuildStage):
        if t.notes is not None:
            t.note("staged", seat, (t.seat[seat].stages + 1, move.card, move.left, move.right), 2)
        if move.left or move.right:
            send(t, seat, move.left, move.right)
    elif isinstance(move, Sell) and t.notes is not None:
        t.note("sold", seat, (move.card, SALE), 1)


def manner(p: Seat, card: Card, free: bool) -> int:
    if not free:
        return PAID
    if card.cost.none:
        return NO_COST
    return CHAIN if card.chain & p.chains else OLYMPIA


def send(t: SevenWonders, seat: int, left: int, right: int) -> None:
    """SW-5.12: each bought unit is paid to its owner."""
    t.seat[seat].coins -= left + right
    t.seat[t.left(seat)].coins += left
    t.seat[t.right(seat)].coins += right


def place(t: SevenWonders, seat: int, move: Move, turn: int) -> None:
    """SW-3.23: structures into the city, stage cards under the board, sold cards to the pile for 3 coins."""
    p = t.seat[seat]
    if isinstance(move, Build):
        p.play(move.card)
        add_structure(p, CARDS[move.card])
    elif isinstance(move, BuildStage):
        p.play(move.card)
        p.under += (t.face_down(move.card, seat, turn),)
        add_stage(t, seat)
    elif isinstance(move, Sell):
        p.play(move.card)
        t.pile.append(t.face_down(move.card, seat, turn))
        p.coins += SALE


def take_coins(t: SevenWonders, seat: int, move: Move) -> None:
    """SW-3.24: the immediate coins of what was placed, counted when everything of the turn stands."""
    if isinstance(move, Build):
        earn(t, seat, CARDS[move.card].effect)
    elif isinstance(move, BuildStage):
        p = t.seat[seat]
        earn(t, seat, p.plan()[p.stages - 1].effect)


def earn(t: SevenWonders, seat: int, effect: Effect) -> None:
    """SW-7.10, SW-7.40 to SW-7.54, SW-8.02: from the bank, which never runs out (SW-R26)."""
    coins = effect.coins
    if effect.coins_per is not None:
        coins += count(t, seat, effect.coins_per)
    if coins:
        t.seat[seat].coins += coins
        t.note("earned", seat, (coins,))


def count(t: SevenWonders, seat: int, tally: Tally) -> int:
    """So much for each card of the colours, or for each stage, in the cities that the tally names."""
    total = 0
    if tally.own:
        total += things(t.seat[seat], tally)
    if tally.left:
        total += things(t.seat[t.left(seat)], tally)
    if tally.right:
        total += things(t.seat[t.right(seat)], tally)
    return total * tally.amount


def things(p: Seat, tally: Tally) -> int:
    if not tally.colors:
        return p.stages
    total = 0
    for color in tally.colors:
        total += p.color(color)
    return total
