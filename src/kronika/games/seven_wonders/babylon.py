"""Babylon, night, stage 1: the seventh card (SW-8.10 to SW-8.13)."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import Cause, Rule
from kronika.core.step import Step
from kronika.games.seven_wonders.build import offers, refuse_build, refuse_stage, why_unpaid
from kronika.games.seven_wonders.cards import TURNS
from kronika.games.seven_wonders.city import pay, place, take_coins
from kronika.games.seven_wonders.moves import DISCARD, Build, BuildStage, Discard, Sell
from kronika.games.seven_wonders.rulebook import SEVENTH_CARD
from kronika.games.seven_wonders.table import SevenWonders


def discard_last(t: SevenWonders, seat: int) -> None:
    p = t.seat[seat]
    for card in p.hand:
        t.note("leftover", seat, (card,), 1)
        t.pile.append(t.face_down(card, seat, TURNS + 1))
    p.hand = ()


class SeventhCard(Step[SevenWonders]):
    """SW-8.10 to SW-8.13, SW-R08: build the last card, use it for a stage, sell it, or let it go."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> SeventhCard:
        return SeventhCard(self.seat)

    def actors(self, t: SevenWonders) -> int:
        return 1 << self.seat if t.seat[self.seat].hand else 0

    def options(self, t: SevenWonders, seat: int) -> list[Move]:
        out = offers(t, seat, t.seat[seat].hand)
        out.append(DISCARD)
        return out

    def stranger(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        return SEVENTH_CARD

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        hand = t.seat[seat].hand
        if isinstance(move, Build):
            return refuse_build(t, seat, move) if move.card in hand else SEVENTH_CARD
        if isinstance(move, BuildStage):
            return refuse_stage(t, seat, move) if move.card in hand else SEVENTH_CARD
        if isinstance(move, Sell):
            return None if move.card in hand else SEVENTH_CARD
        return None if isinstance(move, Discard) else SEVENTH_CARD

    def cause(self, t: SevenWonders, seat: int, move: Move, rule: Rule) -> Cause | None:
        return why_unpaid(t, seat, move, rule)

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        t.show()
        t.note("seventh", seat, ())
        if isinstance(move, Discard):
            discard_last(t, seat)
        else:
            pay(t, seat, move)
            place(t, seat, move, TURNS + 1)
            take_coins(t, seat, move)

    def run(self, t: SevenWonders) -> None:
        t.pop()
