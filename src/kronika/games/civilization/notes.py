"""What the log can tell: the notes of the rules, the arguments of the moves, and the names for both."""
from __future__ import annotations

from typing import Final

from kronika.core.ledger import GAINED, LOST
from kronika.core.move import Move
from kronika.core.rule import Cause
from kronika.core.table import Note
from kronika.core.verb import Argument, described
from kronika.games.civilization.areas import AREAS, NODES, PLAIN_NAMES, VOLCANO_NAMES
from kronika.games.civilization.cards import CARDS, GOODS, KINDS, NATIONS
from kronika.games.civilization.ledger import LEDGER
from kronika.games.civilization.moves import PARTIES, Buy, Offer
from kronika.games.civilization.notation import VERBS

KEY: Final = "civilization"
OFFERED: Final = [("number", "number"), ("count", "number"), ("worth", "number"), ("named", "card")]
SOME: Final = [("area", "area"), ("number", "number")]
CITY: Final = [("area", "area")]
COUNT: Final = [("number", "number")]
CARD: Final = [("card", "card")]
PAID: Final = [("local", "number"), ("treasury", "number")]
NOTES: Final[dict[str, list[tuple[str, str]]]] = {
    "turn": [("turn", "number")],
    "nation": [("nation", "nation"), ("area", "area")],
    "taxed": COUNT,
    "revolt": COUNT,
    "took": [("area", "area"), ("rival", "seat")],
    "razed": CITY,
    "grew": COUNT,
    "grew_in": SOME,
    "launched": [("node", "node"), *PAID],
    "maintained": [("node", "node"), *PAID],
    "scrapped": [("node", "node")],
    "walked": [("area", "area"), ("to", "area"), ("number", "number")],
    "embarked": SOME,
    "landed": SOME,
    "sailed": [("node", "node"), ("to", "node")],
    "fought": [("area", "area"), ("before", "number"), ("after", "number")],
    "repelled": SOME,
    "stormed": [("area", "area"), ("rival", "seat"), ("number", "number")],
    "surrendered": [("area", "area"), ("rival", "seat")],
    "reduced": SOME,
    "lost_city": CITY,
    "built": SOME,
    "surplus": COUNT,
    "bought_gold": COUNT,
    "red": CARD,
    "drew": CARD,
    "offered": OFFERED,
    "offered_to": [*OFFERED, ("rival", "seat")],
    "answered": [*OFFERED, ("rival", "seat")],
    "claimed": CARD,
    "wanted": CARD,
    "dealt": [("rival", "seat"), ("count", "number"), ("other", "number")],
    "got": CARD,
    "withdrew": COUNT,
    "done": [],
    "gong": [],
    "closed": [],
    "bought": [("card", "civilization"), ("price", "number")],
    "paid_tokens": COUNT,
    "paid": [("number", "number"), ("card", "card")],
    "struck": CARD,
    "struck_by": [("card", "card"), ("rival", "seat")],
    "ignored": CARD,
    "erupted": [("volcano", "volcano")],
    "flooded": [("plain", "plain")],
    "assigned": [("rival", "seat"), ("number", "number")],
    "loses": COUNT,
    "pottery": COUNT,
    "lost": SOME,
    "stricken": CITY,
    "raided": [("area", "area"), ("rival", "seat")],
    "nominated": [("rival", "seat")],
    "followed": [("party", "party")],
    "annexed": [*SOME, ("rival", "seat")],
    "gained": [],                                # the amounts are lists (ledger.py)
    "forfeited": [],
    "returned": [("number", "number"), ("stack", "number")],
    "marker": [("space", "number")],
    "marker_back": [("space", "number")],
}
# The moves that a seat can be offered, with their arguments in the order of their key
MOVES: Final[dict[str, list[tuple[str, str]]]] = {verb.word: verb.told for verb in VERBS}
HEADINGS: Final = ["turn"]                       # notes that begin a stretch of the log

NAMES: Final[dict[str, list[dict[str, str]]]] = {
    "area": [area.names for area in AREAS],
    "node": [node.names for node in NODES],
    "nation": [nation.names for nation in NATIONS],
    "people": [{"en": "all", "hu": "mindenki"}, *[nation.names for nation in NATIONS]],
    "card": [kind.names for kind in KINDS],
    "commodity": [kind.names for kind in KINDS[:GOODS]],
    "civilization": [card.names for card in CARDS],
    "volcano": VOLCANO_NAMES,
    "plain": PLAIN_NAMES,
    "ship": [{"en": str(ship), "hu": str(ship)} for ship in range(1, 5)],
}
NEED: Final = [("need", "number"), ("have", "number")]
HERE: Final = [("area", "area"), *NEED]
# Why a rule refuses, where it has several causes
CAUSES: Final[dict[str, list[tuple[str, str]]]] = {
    "stock": NEED,
    "treasury": NEED,
    "there": HERE,
    "unplaced": COUNT,
    "growth": HERE,
    "price": [("price", "number"), ("number", "number")],
    "unused": CITY,
    "apart": [("area", "area"), ("to", "area")],
    "moved": HERE,
    "voyage": NEED,
    "room": NEED,
    "aboard": NEED,
    "on_board": [("ship", "ship"), ("number", "number")],
    "at_sea": [("ship", "ship"), ("node", "node")],
    "no_city": CITY,
    "exempt": CITY,
    "support": NEED,
    "few_cards": COUNT,
    "locked": CARD,
    "in_hand": [("card", "card"), *NEED],
    "listed": [("said", "number"), ("number", "number")],
    "worth": [("said", "number"), ("number", "number")],
    "not_among": CARD,
    "no_answer": COUNT,
    "not_yours": COUNT,
    "one_of_a_kind": [("card", "civilization")],
    "most_cards": [("have", "number"), ("more", "number"), ("most", "number")],
    "tokens": [("said", "number"), ("number", "number")],
    "giver": [],
    "cap": [("said", "number"), ("most", "number")],
    "left": [("said", "number"), ("left", "number")],
    "assigned": [("nation", "nation"), ("number", "number")],
    "exact": COUNT,
    "stays": SOME,
    "spared": CITY,
    "free": HERE,
    "city_pieces": [],
    "hand": NEED,
    "six": COUNT,
}
WORDS: Final[dict[str, list[str]]] = {"party": PARTIES}


def said(move: Move) -> list[Argument]:
    """The arguments of a move; of an offer those that all may know, of a purchase the first card and the numbers."""
    if isinstance(move, Offer):
        return [Argument("count", "number", move.count), Argument("worth", "number", move.worth),
                Argument("named", "card", move.named), Argument("to", "people", move.to),
                Argument("answers", "number", move.answers)]
    if isinstance(move, Buy):
        first = move.cards[0] if move.cards else -1
        return [Argument("card", "civilization", first), Argument("cards", "number", len(move.cards)),
                Argument("paid", "number", len(move.paid)), Argument("tokens", "number", move.tokens)]
    return described(MOVES[move.word], move.key())


def caused(cause: Cause) -> list[Argument]:
    """The arguments of a cause."""
    return described(CAUSES[cause.word], cause.args)


def arguments(note: Note, seats: int) -> list[Argument]:
    """The arguments of a note; of a gain or loss the amounts."""
    if note.word in (GAINED, LOST):
        return LEDGER.arguments("amount", note, 0)
    return described(NOTES[note.word], note.args)
