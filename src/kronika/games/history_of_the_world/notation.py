"""The notation: which words stand for which numbers, and the sentences they make."""
from __future__ import annotations

from typing import Final

from kronika.core.field import HIDDEN, OWNER
from kronika.core.move import Move
from kronika.core.verb import Verb, grammar
from kronika.core.words import Kind, Number, Part
from kronika.games.history_of_the_world import moves
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS, FACES
from kronika.games.history_of_the_world.chance import Deal, Draw, Markers, Roll
from kronika.games.history_of_the_world.lands import AREA_IDS, LAND_IDS, REGION_IDS
from kronika.games.history_of_the_world.moves import INVADE, PAYS, WAYS, Invade


def make_invade(key: tuple[int, ...]) -> Move:
    return INVADE[key[0]][key[1]] if key[0] >= 0 and key[1] >= 0 else Invade(key[0], key[1])


LAND: Final = Kind("land", LAND_IDS)
AREA: Final = Kind("area", AREA_IDS)
PLATE: Final = Kind("region", REGION_IDS)
EVENT_CARD: Final = Kind("event", [event.id for event in EVENTS])
EMPIRE_CARD: Final = Kind("empire", [empire.id for empire in EMPIRES])
CARD: Final = Kind("card", [*[empire.id for empire in EMPIRES], *[event.id for event in EVENTS]])
SEAT: Final = Number("seat", 5)
FACE: Final = Kind("die", [str(face) for face in range(FACES + 1)], told="number")
WAY: Final = Kind("way", WAYS)
PAY: Final = Kind("pay", PAYS)

LAND_VERBS: Final = [moves.BuildFort, moves.BuildMonument, moves.BuildCity, moves.BuildCapital, moves.Raze,
                     moves.Remove, moves.Replace, moves.Ravage, moves.Recall]
BARE_VERBS: Final = [moves.Keep, moves.Withdraw, moves.Pass, moves.GainPoint, moves.LosePoint, moves.Decline,
                     moves.Return, moves.Stay, moves.Spare, moves.End, moves.Done]

# What a seat may be offered
VERBS: Final[list[Verb]] = [
    Verb(Invade, [Part("", [LAND]), Part("by", [WAY], optional=True)], ["land", "way"], make=make_invade),
    *[Verb(cls, [Part("", [LAND])], ["land"]) for cls in LAND_VERBS],
    Verb(moves.PlaceFleet, [Part("", [AREA])], ["area"]),
    Verb(moves.ChooseRegion, [Part("", [PLATE])], ["region"]),
    Verb(moves.Play, [Part("", [EVENT_CARD])], ["event"]),
    Verb(moves.TakeEvent, [Part("", [EVENT_CARD])], ["event"], {"event": OWNER}),
    Verb(moves.TakeEmpire, [Part("", [EMPIRE_CARD])], ["empire"], {"empire": OWNER}),
    Verb(moves.Give, [Part("", [SEAT])], ["seat"]),
    Verb(moves.Siege, [Part("", [PAY])], ["pay"]),
    Verb(moves.Reroll, [Part("", [FACE])], ["face"]),
    *[Verb(cls, [], []) for cls in BARE_VERBS],
]
CHANCE_VERBS: Final[list[Verb]] = [
    Verb(Markers, [Part("", [SEAT], many=True)], ["seats"]),
    Verb(Deal, [Part("events", [EVENT_CARD], many=True), Part("empires", [EMPIRE_CARD], many=True)],
         ["events", "empires"], {"events": HIDDEN, "empires": HIDDEN}),
    Verb(Draw, [Part("", [SEAT]), Part("", [CARD])], ["seat", "card"], {"card": OWNER}, owner="seat"),
    Verb(Roll, [Part("", [FACE], many=True)], ["dice"]),
]
SPOKEN: Final[list[Verb]] = [*VERBS, *CHANCE_VERBS]
GRAMMAR: Final = grammar(SPOKEN)
