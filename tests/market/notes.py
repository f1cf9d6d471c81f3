"""What the log can tell."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.table import Note
from kronika.core.verb import Argument, described
from tests.market.cards import AREAS, KINDS, TRADERS
from tests.market.moves import VERBS, Offer

KEY: Final = "market"
OFFERED: Final = [("number", "number"), ("count", "number"), ("worth", "number"), ("named", "card")]
NOTES: Final[dict[str, list[tuple[str, str]]]] = {
    "round": [("round", "number")],
    "settled": [("area", "area")],
    "walked": [("area", "area"), ("to", "area")],
    "lapsed": [("area", "area")],
    "drew": [("card", "card")],
    "offered": OFFERED,
    "offered_to": [*OFFERED, ("rival", "seat")],
    "answered": [*OFFERED, ("rival", "seat")],
    "claimed": [("card", "card")],
    "dealt": [("rival", "seat"), ("count", "number"), ("other", "number")],
    "got": [("card", "card")],
    "withdrew": [],
    "done": [],
    "gong": [],
    "closed": [],
}
MOVES: Final = {verb.word: verb.told for verb in VERBS}
HEADINGS: Final = ["round"]
NAMES: Final[dict[str, list[dict[str, str]]]] = {
    "area": [row["names"] for row in AREAS],
    "card": [row["names"] for row in KINDS],
    "trader": [{"en": "all", "hu": "mindenki"}, *[row["names"] for row in TRADERS]],
}
WORDS: Final[dict[str, list[str]]] = {}


def said(move: Move) -> list[Argument]:
    """The arguments of a move; of an offer those that all may know."""
    if isinstance(move, Offer):
        return [Argument("count", "number", move.count), Argument("worth", "number", move.worth),
                Argument("named", "card", move.named), Argument("to", "trader", move.to),
                Argument("answers", "number", move.answers)]
    return described(MOVES[move.word], move.key())


def arguments(note: Note, seats: int) -> list[Argument]:
    """The arguments of a note."""
    return described(NOTES[note.word], note.args)
