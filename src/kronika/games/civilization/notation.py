"""How the moves are said: the kinds of words, and a verb for each move."""
from __future__ import annotations

from typing import Final

from kronika.core.field import OWNER
from kronika.core.verb import Verb, grammar
from kronika.core.words import Kind, Number, Part
from kronika.games.civilization.areas import AREA_IDS, NODE_ALSO, NODE_IDS, PLAIN_IDS, VOLCANO_IDS
from kronika.games.civilization.cards import CARD_IDS, GOODS, KIND_IDS, NATION_IDS, SEATS
from kronika.games.civilization.moves import (
    PARTIES,
    Accept,
    Annex,
    Assign,
    Build,
    Buy,
    Choose,
    Destroy,
    Done,
    Draw,
    Embark,
    Erupt,
    First,
    Follow,
    Gold,
    Gong,
    Grow,
    Inundate,
    Join,
    Land,
    Launch,
    Lose,
    Maintain,
    Nominate,
    Offer,
    Order,
    Raid,
    Rate,
    Reduce,
    Return,
    Sail,
    Secede,
    Seize,
    Spare,
    Take,
    Walk,
    Withdraw,
)

AREA: Final = Kind("area", AREA_IDS)
NODE: Final = Kind("node", NODE_IDS, NODE_ALSO)
NATION: Final = Kind("nation", NATION_IDS)
PEOPLE: Final = Kind("people", ["all", *NATION_IDS])
TRADE: Final = Kind("card", KIND_IDS)
GOOD: Final = Kind("commodity", KIND_IDS[:GOODS], None, "card")
CIVILIZATION: Final = Kind("civilization", CARD_IDS)
VOLCANO: Final = Kind("volcano", VOLCANO_IDS)
PLAIN: Final = Kind("plain", PLAIN_IDS)
PARTY: Final = Kind("party", PARTIES)
SHIP: Final = Kind("ship", ["1", "2", "3", "4"], None, "ship")
NUMBER: Final = Number("number", 12)
COUNT: Final = Number("count", 9)
WORTH: Final = Number("worth", 60)
OFFER: Final = Number("offer", 40)
TOKENS: Final = Number("tokens", 60)
SEAT: Final = Number("seat", SEATS[1] - 1)

VERBS: Final = [
    Verb(Choose, [Part("", [NATION])], ["nation"]),
    Verb(Rate, [Part("", [NUMBER])], ["number"]),
    Verb(Grow, [Part("", [AREA, NUMBER])], ["area", "number"]),
    Verb(Maintain, [Part("", [NODE]), Part("area", [NUMBER], True)], ["node", "local"]),
    Verb(Launch, [Part("", [NODE]), Part("area", [NUMBER], True)], ["node", "local"]),
    Verb(Walk, [Part("", [AREA, AREA, NUMBER])], ["area", "to", "number"]),
    Verb(Embark, [Part("", [SHIP, NUMBER])], ["ship", "number"]),
    Verb(Sail, [Part("", [SHIP, NODE])], ["ship", "node"]),
    Verb(Land, [Part("", [SHIP, NUMBER])], ["ship", "number"]),
    Verb(Offer, [Part("", [COUNT]), Part("worth", [WORTH]), Part("", [TRADE]), Part("claim", [TRADE], True, True),
                 Part("cards", [TRADE], many=True), Part("want", [GOOD], True, True), Part("if", [COUNT, WORTH], True),
                 Part("to", [PEOPLE], True), Part("for", [OFFER], True)],
         ["count", "worth", "named", "claims", "cards", "want", "least", "price", "to", "answers"], {"cards": OWNER}),
    Verb(Accept, [Part("", [OFFER])], ["number"]),
    Verb(Withdraw, [Part("", [OFFER])], ["number"]),
    Verb(Buy, [Part("", [CIVILIZATION], many=True), Part("pay", [GOOD], True, True), Part("tokens", [TOKENS], True)],
         ["cards", "paid", "tokens"]),
    Verb(Erupt, [Part("", [VOLCANO])], ["volcano"]),
    Verb(Inundate, [Part("", [PLAIN])], ["plain"]),
    Verb(Assign, [Part("", [NATION, NUMBER])], ["nation", "number"]),
    Verb(Lose, [Part("", [AREA, NUMBER])], ["area", "number"]),
    Verb(Nominate, [Part("", [NATION])], ["nation"]),
    Verb(Join, [Part("", [AREA, NUMBER])], ["area", "number"]),
    Verb(Follow, [Part("", [PARTY])], ["party"]),
    Verb(Annex, [Part("", [AREA, NUMBER])], ["area", "number"]),
    Verb(Return, [Part("", [TRADE, NUMBER])], ["kind", "number"]),
    *[Verb(cls, [Part("", [AREA])], ["area"]) for cls in (Take, Destroy, First, Reduce, Build, Secede, Seize, Raid)],
    *[Verb(cls, [], []) for cls in (Done, Gold, Spare)],
]
CHANCE_VERBS: Final = [
    Verb(Order, [Part("", [SEAT], many=True)], ["seats"]),
    Verb(Draw, [Part("", [SEAT]), Part("", [TRADE], True, True)], ["seat", "cards"], {"cards": OWNER}, owner="seat"),
    Verb(Gong, [], []),
]
SPOKEN: Final = [*VERBS, *CHANCE_VERBS]
GRAMMAR: Final = grammar(SPOKEN)
