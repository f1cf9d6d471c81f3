"""The faces of the trade cards and civilization cards."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kronika.games.civilization.cards import CARDS, KINDS
from kronika.locale import Texts


@dataclass
class Face:
    """A card as it is drawn."""

    id: str
    name: str
    text: str
    value: int


def faces(lang: str) -> list[Face]:
    return [*[Face(card.id, card.names[lang], card.texts[lang], card.cost) for card in CARDS],
            *[Face(kind.id, kind.names[lang], kind.texts.get(lang, ""), kind.value) for kind in KINDS]]


def find(key: str, lang: str) -> Face | None:
    return next((each for each in faces(lang) if each.id == key), None)


def cards(texts: Texts) -> dict[str, Any]:
    """Every card, for the page that needs no table."""
    title = texts.text("civilization-title")
    return {"cards_title": title, "jumps": [], "groups": [("cards", title, faces(texts.lang))]}
