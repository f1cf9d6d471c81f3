"""What each note of the log tells: its arguments by name and kind. The sentences stand in the locale files."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.table import Note
from kronika.games.seven_wonders.cards import CARDS, SIDES, WONDERS

KEY: Final = "seven_wonders"

NOTES: Final[dict[str, list[tuple[str, str]]]] = {
    "board": [("board", "board")],
    "side": [("side", "side")],
    "age": [("age", "number")],
    "turn": [("age", "number"), ("turn", "number")],
    "built": [("card", "card"), ("left", "number"), ("right", "number"), ("how", "how")],
    "staged": [("stage", "number"), ("card", "card"), ("left", "number"), ("right", "number")],
    "sold": [("card", "card"), ("coins", "number")],
    "earned": [("coins", "number")],
    "leftover": [("card", "card")],
    "seventh": [],
    "salvaged": [("card", "card")],
    "peace": [("rival", "seat"), ("shields", "number")],
    "victory": [("rival", "seat"), ("points", "number"), ("shields", "number"), ("rival_shields", "number")],
}
# The moves that a seat can say, with their arguments in the order of their key
MOVES: Final[dict[str, list[tuple[str, str]]]] = {
    "build": [("card", "card"), ("left", "number"), ("right", "number")],
    "stage": [("stage", "number"), ("card", "card"), ("left", "number"), ("right", "number")],
    "sell": [("card", "card")],
    "discard": [],
    "salvage": [("card", "card"), ("left", "number"), ("right", "number")],
    "board": [("board", "board")],
    "side": [("side", "side")],
}
HEADINGS: Final = ["age", "turn"]                # notes that begin a stretch of the log

# How the numbers of a kind are said: by the names of components, or by words that a sentence chooses by.
NAMES: Final[dict[str, list[dict[str, str]]]] = {
    "card": [card.names for card in CARDS],
    "board": [wonder.names for wonder in WONDERS],
}
WORDS: Final[dict[str, list[str]]] = {
    "side": SIDES,
    "how": ["paid", "free", "chain", "olympia"],
}


class Argument:
    """One argument of a sentence: its name, its kind, and the number that stands for it."""

    def __init__(self, name: str, kind: str, number: int) -> None:
        self.name = name
        self.kind = kind                         # number, seat, or a kind of NAMES or WORDS
        self.number = number


def said(move: Move) -> list[Argument]:
    """The arguments of a move that can be offered."""
    return [Argument(row[0], row[1], number) for row, number in zip(MOVES[move.word], move.key())]


def arguments(note: Note, seats: int) -> list[Argument]:
    """The arguments of a note; where something was bought, also the two neighbours and the coins for the bank."""
    out = [Argument(row[0], row[1], number) for row, number in zip(NOTES[note.word], note.args)]
    if note.word == "built":
        out.append(Argument("bank", "number", CARDS[note.args[0]].cost.coins))
    if note.word in ("built", "staged"):
        out.append(Argument("left_name", "seat", (note.seat + 1) % seats))
        out.append(Argument("right_name", "seat", (note.seat - 1) % seats))
    return out
