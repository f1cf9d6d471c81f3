"""The guided first game: one hint for each turn, chosen by what the position shows."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kronika.games.seven_wonders.cards import CARDS
from kronika.games.seven_wonders.parts import Board
from kronika.locale import Texts
from kronika.web.draw.guide import Hint, friend
from kronika.web.draw.sight import Sight

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


@dataclass
class Advice:
    """A card that a friend at your elbow would take, and what for: build, stage or sell."""

    card: int
    act: str


def advice(sight: Sight, board: Board) -> Advice | None:
    """What a friend would do with the hand."""
    if board.phase != "choose" or board.picked or not board.hand:
        return None
    move = friend(sight)
    words = sight.game.grammar.say(move).split() if move is not None else []
    return next((Advice(held.card, words[0]) for held in board.hand if CARDS[held.card].id in words), None)


def hint(board: Board, tip: Advice | None, texts: Texts) -> Hint | None:
    """The lesson of this moment with the friend's advice."""
    key = lesson(board)
    if not key:
        return None
    name = CARDS[tip.card].names[texts.lang] if tip else ""
    return Hint(key, texts.text(f"sw-guide-title-{key}"), texts.text(f"sw-guide-{key}"), RULES.get(key, ""),
                advice=texts.text("sw-guide-advice", card=name, act=tip.act) if tip else "")
