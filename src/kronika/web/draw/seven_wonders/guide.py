"""The guided first game: one hint for each turn, chosen by what the position shows."""
from __future__ import annotations

from typing import Final

from kronika.games.seven_wonders.cards import BROWN, CARDS, GREY
from kronika.games.seven_wonders.parts import Board

# By age and turn: what a newcomer should learn then. The sentences are `sw-guide-` and the word.
LESSONS: Final = [
    ["welcome", "trade", "coins", "stage", "shields", "last"],
    ["chains", "payment", "science", "neighbours", "worth", "conflicts"],
    ["guilds", "points", "sell", "rivals", "finish", "end"],
]
RULES: Final = {"welcome": "SW-3.05", "trade": "SW-5.10", "coins": "SW-4.20", "stage": "SW-4.10", "shields": "SW-9.01",
                "chains": "SW-6.01", "payment": "SW-5.12", "science": "SW-7.04", "guilds": "SW-2.02",
                "points": "SW-10.01"}


def lesson(board: Board) -> str:
    """The hint for this moment; empty where there is nothing to learn."""
    if board.phase == "over":
        return "over"
    if board.phase == "sides":
        return "sides"
    if board.phase != "choose" or not board.hand:
        return ""
    if board.picked:
        return "sealed"
    return LESSONS[board.age - 1][board.turn - 1]


def advice(board: Board) -> int:
    """A card that a friend at your elbow would take: early something that produces, later what is worth most."""
    able = [card for card in board.hand if card.build]
    if not able:
        return -1

    def liking(i: int) -> tuple[int, int]:
        card = able[i]
        produces = CARDS[card.card].color in (BROWN, GREY) and board.age == 1 and board.turn < 5
        price = min(way.left + way.right + way.bank for way in card.build)
        return (3 if produces else 0) + card.points + card.coins // 3, -price

    return able[max(range(len(able)), key=liking)].card
