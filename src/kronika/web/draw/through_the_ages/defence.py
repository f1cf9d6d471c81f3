"""Defences as sets: every choice of cards that suffices and has none too many, the cheapest first."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kronika.games.through_the_ages.aggression import Defence, defence_value
from kronika.games.through_the_ages.table import Seat, ThroughTheAges
from kronika.locale import Texts
from kronika.web.draw.through_the_ages.face import Face, face_of

MOST: Final = 5                        # sets that are shown; single cards can be named as well


@dataclass
class Used:
    """A card of a set, and what it adds."""

    face: Face
    adds: int


@dataclass
class Shield:
    """Cards that repel the attack together, or none of them."""

    cards: list[Used]
    total: int                         # the strength with them
    enough: bool
    kept: list[str]                    # what stays in hand
    series: str                        # the sentences, parted by semicolons
    says: str                          # the words of the main button


def shields(t: ThroughTheAges, top: Defence, texts: Texts) -> list[Shield]:
    """What the defender can do now, as whole defences; doing without comes last."""
    p = t.seat[top.rival]
    strength = top.strength - top.missing(t)
    found = sorted(sufficient(p, top, top.missing(t)), key=lambda cards: (worth(p, cards), len(cards)))
    out = [shield(t, top, cards, strength + worth(p, cards), texts) for cards in found[:MOST]]
    return [*out, shield(t, top, [], strength, texts)] if out and not top.cards() else out


def worth(p: Seat, cards: list[int]) -> int:
    return sum(defence_value(p, card) for card in cards)


def sufficient(p: Seat, top: Defence, missing: int) -> list[list[int]]:
    """The sets that reach the attacker within the number of cards that may be used, and need each of them."""
    out: list[list[int]] = []
    rest = sorted(top.rest(p))

    def grow(at: int, chosen: list[int]) -> None:
        total = worth(p, chosen)
        if total >= missing:
            if all(total - defence_value(p, card) < missing for card in chosen) and chosen not in out:
                out.append(chosen)
            return
        if len(chosen) < p.red - len(top.cards()):
            for n in range(at, len(rest)):
                grow(n + 1, [*chosen, rest[n]])

    grow(0, [])
    return [cards for cards in out if cards]


def shield(t: ThroughTheAges, top: Defence, cards: list[int], total: int, texts: Texts) -> Shield:
    p = t.seat[top.rival]
    left = top.rest(p)
    for card in cards:
        left.remove(card)
    used = [Used(face_of(t.box, card, texts), defence_value(p, card)) for card in cards]
    names = texts.join([each.face.plain for each in used])
    says = texts.text("tta-shield-do", cards=names) if cards else texts.text("tta-do-undefended")
    return Shield(used, total, total >= top.strength, [face_of(t.box, card, texts).plain for card in left],
                  ";".join([*(f"use {t.box.cards[card].id}" for card in cards), "done"]), says)
