"""What each note of the log tells: its arguments by name and kind. The sentences stand in the locale files."""
from __future__ import annotations

from typing import Final

from kronika.core.ledger import GAINED, LOST
from kronika.core.move import Move
from kronika.core.rule import Cause
from kronika.core.table import Note
from kronika.core.verb import Argument, described
from kronika.games.through_the_ages.cards import LEVELS
from kronika.games.through_the_ages.edition import EDITIONS, Edition, number_of
from kronika.games.through_the_ages.grammar import VERBS
from kronika.games.through_the_ages.ledger import ACTS, LEDGER

KEY: Final = "through_the_ages"

CARD: Final = ("card", "card")
STRENGTHS: Final = [("attack", "number"), ("defence", "number")]
NOTES: Final[dict[str, list[tuple[str, str]]]] = {
    "start": [],
    "round": [("round", "number")],
    "turn": [("round", "number"), ("age", "level")],
    "age": [("age", "level")],
    "took": [CARD, ("space", "number")],
    "increased": [("unused", "number")],
    "built": [CARD],
    "upgraded": [CARD, ("to", "card")],
    "destroyed": [CARD],
    "led": [CARD],
    "leader_left": [CARD],
    "tucked": [CARD, ("wonder", "card")],
    "replaced": [CARD],
    "staged": [CARD, ("stage", "number")],
    "completed": [CARD],
    "ruined": [CARD],
    "abandoned": [CARD],
    "antiquated": [CARD],
    "immigrated": [],
    "developed": [CARD],
    "revolted": [CARD],
    "played": [CARD],
    "adopted": [CARD],
    "copied": [CARD],
    "lent": [],
    "churchill": [("choice", "choice"), ("culture", "number")],
    "genghis": [("culture", "number")],
    "traded": [("right", "number")],
    "silent": [],
    "prepared": [CARD, ("age", "level"), ("culture", "number")],
    "peeked": [CARD],
    "revealed": [CARD],
    "nobody": [],
    "keeps_hand": [],
    "bid": [("amount", "number")],
    "passed": [],
    "unsettled": [CARD],
    "discovered": [CARD],
    "colonized": [CARD],
    "colony_lost": [CARD],
    "annexed": [CARD, ("rival", "seat")],
    "infiltrated": [CARD, ("rival", "seat")],
    "worker_lost": [CARD],
    "gained": [],                                # the amounts are lists (ledger.py)
    "forfeited": [],
    "attacked": [CARD, ("rival", "seat")],
    "used": [CARD, ("value", "number")],
    "defended": [CARD, ("rival", "seat"), *STRENGTHS],
    "overcome": [CARD, ("rival", "seat"), *STRENGTHS],
    "war_begun": [CARD, ("rival", "seat")],
    "fell": [CARD, ("count", "number")],
    "declared": [CARD, ("rival", "seat")],
    "war_ended": [CARD, ("rival", "seat")],
    "war": [CARD, ("rival", "seat"), ("mine", "number"), ("theirs", "number"), ("bonus", "number")],
    "stole": [CARD, ("rival", "seat")],
    "pact_offered": [CARD, ("rival", "seat")],
    "pact_answer": [CARD, ("rival", "seat"), ("answer", "answer")],
    "pact_ended": [CARD, ("rival", "seat")],
    "resigned": [],
    "discarded": [CARD],
    "fetched": [],
    "drew": [CARD],
    "uprising": [],
    "produced": [("food", "number"), ("eaten", "number"), ("resources", "number")],
    "scored": [("science", "number"), ("culture", "number")],
    "corruption": [("resources", "number"), ("food", "number")],
    "hunger": [("missing", "number"), ("culture", "number")],
    "impact": [CARD, ("points", "number")],
    "bonus": [("points", "number")],
    "sent": [CARD, ("count", "number")],
    "sacrificed": [CARD, ("count", "number")],
    "spared": [CARD],
    "unveiled": [CARD],
    "dealt": [CARD],
    "kept": [CARD],
    "drafted": [CARD],
}
# The moves that a seat can be offered, with their arguments in the order of their key
MOVES: Final[dict[str, list[tuple[str, str]]]] = {verb.word: verb.told for verb in VERBS}
HEADINGS: Final = ["age", "round", "turn"]       # notes that begin a stretch of the log

# How the numbers of a kind are said: by the names of components, or by words that a sentence chooses by.
KINDS: Final = ["card", "civil", "military", "technology", "building", "government", "leader", "wonder", "action",
                "tactic", "aggression", "war", "pact", "event"]
# Which of a rule's causes it was (`GAME-why-WORD`)
AMOUNT: Final = [("cost", "number"), ("have", "number")]
CAUSES: Final[dict[str, list[tuple[str, str]]]] = {
    "civil_action": [],
    "military_action": [],
    "civil_actions": AMOUNT,
    "military_actions": AMOUNT,
    "civil_spent": [("number", "number")],
    "military_spent": [("number", "number")],
    "technology": [("card", "card")],
    "not_in_hand": [("card", "card")],
    "not_in_row": [("card", "card")],
    "hand_full": [("have", "number"), ("limit", "number")],
    "fresh": [("card", "card")],
    "own_tactic": [("card", "card")],
    "urban_limit": [("limit", "number")],
    "no_wonder": [],
    "stages_left": [("left", "number")],
    "stages_at_once": [("most", "number")],
    "blue_bank": [],
    "peaceful": [("card", "card")],
    "strength": [("mine", "number"), ("theirs", "number")],
    "card": [("card", "card"), ("text", "card_text")],
    "worker": [],
    "worker_on": [("card", "card")],
    "yellow_bank": [],
    "food": AMOUNT,
    "resources": AMOUNT,
    "science": AMOUNT,
}
WORDS: Final[dict[str, list[str]]] = {
    "level": LEVELS,
    "choice": ["culture", "arms"],
    "answer": ["refused", "accepted"],
    "goods": ["none", "food", "resources"],
    "side": ["none", "a", "b"],
    "sign": ["gained", "lost"],
}


def said(move: Move) -> list[Argument]:
    """The arguments of a move that can be offered; where Homer is tucked, also the wonder."""
    out = described(MOVES[move.word], move.key())
    if move.word == "lead":
        out.append(Argument("wonder", "card", move.key()[1]))
    return out


def arguments(note: Note, seats: int) -> list[Argument]:
    """The arguments of a note; of an act also its price, of a gain or loss the amounts."""
    out = described(NOTES[note.word], note.args)
    if note.word == "impact":
        points = note.args[1]
        return [out[0], Argument("points", "number", abs(points)), Argument("sign", "sign", 0 if points >= 0 else 1)]
    if note.word in (GAINED, LOST):
        return LEDGER.arguments("amount", note, 0)
    return out + LEDGER.arguments("price", note, ACTS[note.word]) if note.word in ACTS else out


def caused(cause: Cause) -> list[Argument]:
    """The arguments of a cause."""
    return described(CAUSES[cause.word], cause.args)


class Notes:
    """The notes as an edition tells them: the same words, and its own names of cards."""

    def __init__(self, box: Edition) -> None:
        found = [card.names for card in box.cards]
        self.KEY = KEY
        self.NAMES: dict[str, list[dict[str, str]]] = dict.fromkeys(KINDS, found)
        self.NAMES["card_text"] = [card.texts for card in box.cards]
        self.WORDS = WORDS
        self.NOTES = NOTES
        self.MOVES = MOVES
        self.HEADINGS = HEADINGS

    def arguments(self, note: Note, seats: int) -> list[Argument]:
        return arguments(note, seats)

    def said(self, move: Move) -> list[Argument]:
        return said(move)

    def caused(self, cause: Cause) -> list[Argument]:
        return caused(cause)


MADE: Final[dict[Edition, Notes]] = {}


def of(edition: str) -> Notes:
    """The notes of the edition of that name."""
    box = EDITIONS[number_of(edition)]
    if box not in MADE:
        MADE[box] = Notes(box)
    return MADE[box]
