"""Trade cards and civilization cards as they are drawn."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from kronika.games.civilization.cards import CARDS, GROUP_IDS, GROUP_NAMES, KINDS
from kronika.locale import Texts

OTHER: Final = {"en": "hu", "hu": "en"}


@dataclass(frozen=True)
class Good:
    """A kind of trade card: a commodity or a calamity."""

    kind: int
    id: str
    name: str
    other: str                         # its name in the other language
    value: int
    stack: int
    copies: int
    calamity: bool
    red: bool                          # a calamity that lies open and can not be traded
    text: str

    @property
    def figure(self) -> int:
        """The number in its corner."""
        return self.value or self.stack


@dataclass(frozen=True)
class Group:
    """A colour of civilization cards."""

    id: str
    name: str


@dataclass(frozen=True)
class Advance:
    """A civilization card."""

    card: int
    id: str
    name: str
    other: str
    cost: int
    copies: int
    text: str
    groups: tuple[Group, ...]
    needs: tuple[str, ...]             # the names of cards that must be owned before
    credits: tuple[tuple[int, tuple[str, ...]], ...]       # so much off the price of each of these, most first


@cache
def goods(lang: str) -> list[Good]:
    """Every kind of trade card."""
    return [Good(kind.index, kind.id, kind.names[lang], kind.names[OTHER[lang]], kind.value, kind.stack, kind.copies,
                 kind.calamity, kind.red, kind.texts.get(lang, "")) for kind in KINDS]


@cache
def groups(lang: str) -> list[Group]:
    return [Group(name, names[lang]) for name, names in zip(GROUP_IDS, GROUP_NAMES)]


@cache
def advances(lang: str) -> list[Advance]:
    """Every civilization card."""
    return [Advance(card.index, card.id, card.names[lang], card.names[OTHER[lang]], card.cost, card.copies,
                    card.texts[lang], tuple(group for i, group in enumerate(groups(lang)) if (card.groups >> i) & 1),
                    tuple(other.names[lang] for other in CARDS if (card.needs >> other.index) & 1),
                    credits(card.credits, lang)) for card in CARDS]


def credits(by_card: list[int], lang: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """What a card takes off the prices of others: cards of the same amount together."""
    amounts = sorted({amount for amount in by_card if amount}, reverse=True)
    return tuple((amount, tuple(CARDS[card].names[lang] for card, each in enumerate(by_card) if each == amount))
                 for amount in amounts)


def find(key: str, lang: str) -> Good | Advance | None:
    """The card of that id."""
    every: list[Good | Advance] = [*goods(lang), *advances(lang)]
    return next((face for face in every if face.id == key), None)


def cards(texts: Texts) -> dict[str, Any]:
    """Every card, for the page that needs no table."""
    lang = texts.lang
    shelves = [("commodities", texts.text("cvt-commodities"), [good for good in goods(lang) if not good.calamity]),
               ("calamities", texts.text("cvt-calamities"), [good for good in goods(lang) if good.calamity]),
               *[(group.id, group.name, [face for face in advances(lang) if face.groups[0] == group])
                 for group in groups(lang)]]
    return {"cards_title": texts.text("cvt-all-cards"), "jumps": [(name, title) for name, title, _ in shelves],
            "groups": shelves}
