"""The notation: which words stand for which numbers, and the sentences they make."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.words import Form, Grammar, Kind, Number, Part
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS, FACES
from kronika.games.history_of_the_world.chance import Deal, Draw, Markers, Roll
from kronika.games.history_of_the_world.lands import AREA_IDS, LAND_IDS, REGION_IDS
from kronika.games.history_of_the_world.moves import (
    DECLINE,
    DONE,
    END,
    GAIN,
    INVADE,
    KEEP,
    LOSE,
    PASS,
    PAYS,
    RETURN,
    SPARE,
    STAY,
    WAYS,
    WITHDRAW,
    BuildCapital,
    BuildCity,
    BuildFort,
    BuildMonument,
    ChooseRegion,
    Give,
    Invade,
    PlaceFleet,
    Play,
    Ravage,
    Raze,
    Recall,
    Remove,
    Replace,
    Reroll,
    Siege,
    TakeEmpire,
    TakeEvent,
)


def make_invade(key: tuple[int, ...]) -> Move:
    return INVADE[key[0]][key[1]] if key[0] >= 0 and key[1] >= 0 else Invade(key[0], key[1])


def make_deal(key: tuple[int, ...]) -> Move:
    count = key[0]
    return Deal(list(key[1:1 + count]), list(key[2 + count:]))


LAND: Final = Kind("land", LAND_IDS)
AREA: Final = Kind("area", AREA_IDS)
PLATE: Final = Kind("region", REGION_IDS)
EVENT_CARD: Final = Kind("event", [event.id for event in EVENTS])
EMPIRE_CARD: Final = Kind("empire", [empire.id for empire in EMPIRES])
CARD: Final = Kind("card", [*[empire.id for empire in EMPIRES], *[event.id for event in EVENTS]])
SEAT: Final = Number("seat", 5)
FACE: Final = Kind("die", [str(face) for face in range(FACES + 1)])
WAY: Final = Kind("way", WAYS)
PAY: Final = Kind("pay", PAYS)

GRAMMAR: Final = Grammar([
    Form("invade", [Part("", [LAND]), Part("by", [WAY], optional=True)], make_invade),
    Form("fort", [Part("", [LAND])], lambda key: BuildFort(key[0])),
    Form("monument", [Part("", [LAND])], lambda key: BuildMonument(key[0])),
    Form("city", [Part("", [LAND])], lambda key: BuildCity(key[0])),
    Form("capital", [Part("", [LAND])], lambda key: BuildCapital(key[0])),
    Form("raze", [Part("", [LAND])], lambda key: Raze(key[0])),
    Form("remove", [Part("", [LAND])], lambda key: Remove(key[0])),
    Form("replace", [Part("", [LAND])], lambda key: Replace(key[0])),
    Form("ravage", [Part("", [LAND])], lambda key: Ravage(key[0])),
    Form("recall", [Part("", [LAND])], lambda key: Recall(key[0])),
    Form("fleet", [Part("", [AREA])], lambda key: PlaceFleet(key[0])),
    Form("region", [Part("", [PLATE])], lambda key: ChooseRegion(key[0])),
    Form("play", [Part("", [EVENT_CARD])], lambda key: Play(key[0])),
    Form("event", [Part("", [EVENT_CARD])], lambda key: TakeEvent(key[0])),
    Form("empire", [Part("", [EMPIRE_CARD])], lambda key: TakeEmpire(key[0])),
    Form("give", [Part("", [SEAT])], lambda key: Give(key[0])),
    Form("siege", [Part("", [PAY])], lambda key: Siege(key[0])),
    Form("reroll", [Part("", [FACE])], lambda key: Reroll(key[0])),
    Form("keep", [], lambda key: KEEP),
    Form("withdraw", [], lambda key: WITHDRAW),
    Form("pass", [], lambda key: PASS),
    Form("gain", [], lambda key: GAIN),
    Form("lose", [], lambda key: LOSE),
    Form("decline", [], lambda key: DECLINE),
    Form("return", [], lambda key: RETURN),
    Form("stay", [], lambda key: STAY),
    Form("spare", [], lambda key: SPARE),
    Form("end", [], lambda key: END),
    Form("done", [], lambda key: DONE),
    Form("markers", [Part("", [SEAT], many=True)], lambda key: Markers(list(key[1:]))),
    Form("deal", [Part("events", [EVENT_CARD], many=True), Part("empires", [EMPIRE_CARD], many=True)], make_deal),
    Form("draw", [Part("", [SEAT]), Part("", [CARD])], lambda key: Draw(key[0], key[1])),
    Form("roll", [Part("", [FACE], many=True)], lambda key: Roll(list(key[1:]))),
])
