"""Very many sentences in few: those that differ in a goal, a coast or a number stand in one (docs/page.md)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kronika.core.move import Move
from kronika.games.civilization import notes
from kronika.games.civilization.areas import AREA_IDS, AREAS, NODE_IDS, NODES
from kronika.games.civilization.moves import (
    Annex,
    Assign,
    Embark,
    Grow,
    Join,
    Land,
    Launch,
    Lose,
    Maintain,
    Return,
    Sail,
    Walk,
)
from kronika.locale import Texts
from kronika.locale.log import value
from kronika.web.draw.civilization.choices import Choices
from kronika.web.draw.page import Say

NUMBERED: Final = (Annex, Assign, Embark, Grow, Join, Land, Lose, Return)      # a number is their last word
AT: Final = (Sail, Launch, Maintain)                                           # a coast or a sea is one of their words


@dataclass
class Several(Say):
    """Sentences that differ in one word, and perhaps in a number."""

    stars: list[str]
    number: int = 0

    @property
    def each(self) -> str:
        return "|".join(self.stars)

    @property
    def most(self) -> int:
        return self.number


def folded(said: Choices, texts: Texts) -> list[Say]:
    """The same sentences in fewer, in their order."""
    out: dict[str, Say] = {}
    walked: set[tuple[int, int]] = set()
    for move, say in zip(said.moves, said.says):
        if isinstance(move, Walk):
            if (move.area, move.to) in walked:
                continue                         # the largest number has come first, and stands for all
            walked.add((move.area, move.to))
        one = starred(move, say, texts)
        known = out.setdefault(f"{one.words} {one.most}", one)
        if isinstance(known, Several) and isinstance(one, Several) and known is not one:
            known.stars += one.stars
    return list(out.values())


def starred(move: Move, say: Say, texts: Texts) -> Say:
    """The sentence with a star for what differs."""
    if isinstance(move, Walk):
        star = f"{AREA_IDS[move.to]}={AREAS[move.to].names[texts.lang]}"
        label = texts.text("cv-do-walk", number="#", area="*")
        return Several(f"walk {AREA_IDS[move.area]} * #", label, say.icon, [star], move.number)
    if isinstance(move, AT):
        star = f"{NODE_IDS[move.node]}={NODES[move.node].names[texts.lang]}"
        return Several(say.words.replace(NODE_IDS[move.node], "*", 1), labelled(move, texts, "node"), say.icon, [star])
    if isinstance(move, NUMBERED):
        words, _, number = say.words.rpartition(" ")
        return Several(f"{words} *", labelled(move, texts, "number"), say.icon, [number])
    return say


def labelled(move: Move, texts: Texts, name: str) -> str:
    """The label of the move, with a star in the place of that argument."""
    args = {argument.name: value(texts, notes, argument, []) for argument in notes.said(move)}
    return texts.text(f"civilization-move-{move.word}", **{**args, name: "*"})
