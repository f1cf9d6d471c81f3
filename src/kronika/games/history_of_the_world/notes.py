"""What each note of the log tells: its arguments by name and kind. The sentences stand in the locale files."""
from __future__ import annotations

from typing import Final

from kronika.core.ledger import GAINED, LOST
from kronika.core.move import Move
from kronika.core.rule import Cause
from kronika.core.table import Note
from kronika.core.verb import Argument, described
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS
from kronika.games.history_of_the_world.lands import AREAS, LANDS, REGIONS
from kronika.games.history_of_the_world.ledger import ACTS, LEDGER
from kronika.games.history_of_the_world.moves import PAYS, WAYS
from kronika.games.history_of_the_world.notation import VERBS
from kronika.games.history_of_the_world.scoring import LEVELS

KEY: Final = "history_of_the_world"
DICE: Final = [("land", "land"), ("first", "number"), ("second", "number"), ("held", "number"), ("other", "number")]

NOTES: Final[dict[str, list[tuple[str, str]]]] = {
    "marker": [("score", "number")],
    "epoch": [("epoch", "number")],
    "chose_event": [("event", "event")],
    "chose_empire": [("empire", "empire")],
    "kept": [],
    "gave": [("to", "seat")],
    "turn": [("empire", "empire"), ("order", "number")],
    "played": [("event", "event")],
    "put_away": [],
    "recalled": [("land", "land")],
    "mustered": [("armies", "number"), ("tokens", "number")],
    "founded": [("card", "card"), ("land", "land"), ("placed", "number")],
    "left_over": [("armies", "number"), ("tokens", "number")],
    "occupied": [("land", "land"), ("found", "found"), ("over", "over")],
    "attack": [("land", "land"), ("rival", "seat"), ("over", "over")],
    "rolled": DICE,
    "rerolled": DICE,
    "helped": [("card", "card"), ("amount", "number")],
    "tie_helped": [("card", "card")],
    "battle": [("land", "land"), ("rival", "seat"), ("attack", "number"), ("defence", "number"), ("siege", "number"),
               ("terrain", "number")],
    "siege": [("land", "land"), ("level", "number"), ("pay", "pay")],
    "withdrew": [("land", "land"), ("rival", "seat")],
    "won": [("land", "land"), ("rival", "seat")],
    "tied": [("land", "land"), ("rival", "seat")],
    "razed": [("land", "land"), ("what", "what")],
    "marauded": [],
    "spared": [("land", "land")],
    "returned": [("land", "land")],
    "capital": [("land", "land")],
    "city": [("land", "land")],
    "fort": [("land", "land")],
    "fort_lost": [("land", "land")],
    "monument": [("land", "land")],
    "struck": [("how", "how"), ("land", "land")],
    "fleet": [("area", "area")],
    "rails": [("region", "region")],
    "region_score": [("region", "region"), ("level", "level"), ("points", "number")],
    "structure_score": [("points", "number")],
    "points": [("points", "number"), ("score", "number")],
    "moved_on": [("score", "number"), ("points", "number")],
    "gained": [],                                # the amounts are lists (ledger.py)
    "forfeited": [],
}
# The moves that a seat can be offered, with their arguments in the order of their key
MOVES: Final[dict[str, list[tuple[str, str]]]] = {verb.word: verb.told for verb in VERBS}
HEADINGS: Final = ["epoch", "turn"]              # notes that begin a stretch of the log

# How the numbers of a kind are said: by the names of components, or by words that a sentence chooses by.
NAMES: Final[dict[str, list[dict[str, str]]]] = {
    "land": [land.names for land in LANDS],
    "area": [area.names for area in AREAS],
    "region": [region.names for region in REGIONS],
    "event": [event.names for event in EVENTS],
    "event_text": [event.texts for event in EVENTS],
    "empire": [empire.names for empire in EMPIRES],
    "card": [*[empire.names for empire in EMPIRES], *[event.names for event in EVENTS]],
    "card_text": [*[empire.texts for empire in EMPIRES],
                  *[event.texts if event.card is None else event.card.texts for event in EVENTS]],
}
# Which of a rule's causes it was (`GAME-why-WORD`)
CAUSES: Final[dict[str, list[tuple[str, str]]]] = {
    "event": [("event", "event"), ("text", "event_text")],
    "card": [("card", "card"), ("text", "card_text")],
    "naval": [],
}
WORDS: Final[dict[str, list[str]]] = {
    "way": WAYS,
    "pay": PAYS,
    "found": ["empty", "own"],
    "over": ["land", "fleet"],
    "what": ["city", "capital", "monument"],
    "how": ["remove", "replace", "raze", "ravage"],
    "level": LEVELS,
}


def said(move: Move) -> list[Argument]:
    """The arguments of a move that can be offered."""
    return described(MOVES[move.word], move.key())


def caused(cause: Cause) -> list[Argument]:
    """The arguments of a cause."""
    return described(CAUSES[cause.word], cause.args)


def arguments(note: Note, seats: int) -> list[Argument]:
    """The arguments of a note; of an act also its price, of a gain or loss the amounts."""
    if note.word in (GAINED, LOST):
        return LEDGER.arguments("amount", note, 0)
    out = described(NOTES[note.word], note.args)
    return out + LEDGER.arguments("price", note, ACTS[note.word]) if note.word in ACTS else out
