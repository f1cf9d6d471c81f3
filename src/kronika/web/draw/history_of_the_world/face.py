"""Cards as they are drawn: empires, advancements, kingdoms, region tokens."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.games.history_of_the_world.cards import BOX, EMPIRES, EVENTS, Card
from kronika.games.history_of_the_world.lands import AREAS, LANDS, REGIONS, TOKENS
from kronika.locale import Texts
from kronika.web.draw.words import ROMAN

RULES: Final = "/rules/history_of_the_world"
DOUBT: Final = "HW-1.03"               # beside the sentences on what was reconstructed
YEARS: Final[list[dict[str, str]]] = [{"en": "", "hu": ""}, *(row["years"] for row in BOX.get("epoch", []))]


@dataclass
class Face:
    """An empire, a kingdom or an advancement."""

    id: str
    kind: str                          # empire, kingdom, advancement
    name: str
    other: str                         # its name in the other language
    epoch: str
    years: str
    doubt: bool                        # only reconstructed
    text: str = ""
    order: int = 0
    strength: int = 0
    founds: str = ""                   # capital, city, marauder
    start: list[str] = field(default_factory=list)
    region: str = ""
    fleets: list[str] = field(default_factory=list)
    caravans: list[str] = field(default_factory=list)
    ability: str = ""
    lasting: bool = False


@dataclass
class TokenFace:
    """A region token."""

    id: str
    region: str
    name: str
    epoch: str
    duration: int
    values: list[int]
    doubt: bool


def realm_face(card: Card, kind: str, lang: str) -> Face:
    """What an empire and a kingdom have in common."""
    discs = [area for area in AREAS if (card.discs >> area.index) & 1]
    return Face(
        card.id, kind, card.names[lang], card.names["en" if lang == "hu" else "hu"], ROMAN[card.epoch],
        YEARS[card.epoch][lang], card.reconstructed or card.ability_reconstructed, card.texts.get(lang, ""), card.order,
        card.strength, "capital" if card.founds == 2 else "city" if card.founds else "marauder",
        [LANDS[land].names[lang] for land in card.start], REGIONS[LANDS[card.start[0]].region].id,
        [area.names[lang] for area in discs if area.fleet], [area.names[lang] for area in discs if not area.fleet],
        card.ability_names.get(lang, ""))


def empire_face(empire: int, lang: str) -> Face:
    return realm_face(EMPIRES[empire], "empire", lang)


def event_face(event: int, lang: str) -> Face:
    row = EVENTS[event]
    if row.card is not None:
        face = realm_face(row.card, "kingdom", lang)
        face.doubt = row.reconstructed or face.doubt
        return face
    return Face(row.id, "advancement", row.names[lang], row.names["en" if lang == "hu" else "hu"], ROMAN[row.epoch],
                YEARS[row.epoch][lang], row.reconstructed, row.texts.get(lang, ""), lasting=row.lasting)


def token_face(token: int, lang: str) -> TokenFace:
    row = TOKENS[token]
    return TokenFace(row.id, REGIONS[row.region].id, REGIONS[row.region].names[lang], ROMAN[row.epoch], row.duration,
                     row.values, row.reconstructed)


def find(key: str, lang: str) -> Face | None:
    """The card of that id."""
    for empire in EMPIRES:
        if empire.id == key:
            return empire_face(empire.index, lang)
    for event in EVENTS:
        if event.id == key:
            return event_face(event.index, lang)
    return None


def in_brief(face: Face, texts: Texts) -> str:
    """One line of what a card does."""
    if face.kind == "kingdom":
        return texts.text("hw-kingdom-brief", strength=face.strength, land=", ".join(face.start))
    return face.text


def percent(share: float, lang: str) -> str:
    """39 % in Hungarian, 39% in English."""
    number = round(share * 100)
    if number in (0, 100) and 0 < share < 1:
        number = 1 if number == 0 else 99
    return f"{number}\u202f%" if lang == "hu" else f"{number}%"


def decimal(number: float, lang: str) -> str:
    """With one digit behind the point, or the comma."""
    text = f"{number:.1f}"
    return text.replace(".", ",") if lang == "hu" else text
