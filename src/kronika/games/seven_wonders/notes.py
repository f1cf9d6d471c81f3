"""What each note of the log tells: its arguments by name and kind. The sentences stand in the locale files."""
from __future__ import annotations

from typing import Final

from kronika.core.ledger import GAINED, LOST
from kronika.core.move import Move
from kronika.core.rule import Cause
from kronika.core.table import Note
from kronika.core.verb import Argument, described, several
from kronika.games.seven_wonders.cards import BOX, CARDS, SIDES, WONDERS
from kronika.games.seven_wonders.goods import RESOURCES
from kronika.games.seven_wonders.ledger import LEDGER
from kronika.games.seven_wonders.moves import VERBS

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
    "gained": [],                                # the amounts are lists (ledger.py)
    "forfeited": [],
    "leftover": [("card", "card")],
    "seventh": [],
    "salvaged": [("card", "card")],
    "peace": [("rival", "seat"), ("shields", "number")],
    "victory": [("rival", "seat"), ("points", "number"), ("shields", "number"), ("rival_shields", "number")],
}
# The moves that a seat can be offered, with their arguments in the order of their key
MOVES: Final[dict[str, list[tuple[str, str]]]] = {verb.word: verb.told for verb in VERBS}
HEADINGS: Final = ["age", "turn"]                # notes that begin a stretch of the log

# How the numbers of a kind are said: by the names of components, or by words that a sentence chooses by.
NAMES: Final[dict[str, list[dict[str, str]]]] = {
    "card": [card.names for card in CARDS],
    "board": [wonder.names for wonder in WONDERS],
    "good": [row["name"] for name in RESOURCES for row in BOX["resource"] if row["id"] == name],
}
# Which of a rule's causes it was (`GAME-why-WORD`)
CAUSES: Final[dict[str, list[tuple[str, str]]]] = {
    "missing": [("goods", "good")],
    "coins": [("coins", "number"), ("have", "number")],
}
WORDS: Final[dict[str, list[str]]] = {
    "side": SIDES,
    "how": ["paid", "free", "chain", "olympia"],
}


def said(move: Move) -> list[Argument]:
    """The arguments of a move that can be offered."""
    return described(MOVES[move.word], move.key())


def caused(cause: Cause) -> list[Argument]:
    """The arguments of a cause; the missing resources are a list."""
    if cause.word == "missing":
        return several("goods", "good", cause.args)
    return described(CAUSES[cause.word], cause.args)


def arguments(note: Note, seats: int) -> list[Argument]:
    """The arguments of a note; where something was bought, also the two neighbours and the coins for the bank."""
    if note.word in (GAINED, LOST):
        return LEDGER.arguments("amount", note, 0)
    out = described(NOTES[note.word], note.args)
    if note.word == "built":
        out.append(Argument("bank", "number", CARDS[note.args[0]].cost.coins))
    if note.word in ("built", "staged"):
        out.append(Argument("left_name", "seat", (note.seat + 1) % seats))
        out.append(Argument("right_name", "seat", (note.seat - 1) % seats))
    return out
