"""A rule of a rulebook, and the refusal that names it."""
from __future__ import annotations

from typing import Final


class Rule:
    """One sentence of a rulebook, known by its reference. `absent`: it says that what was named is not there, so that a
    name of several things rather means another of them. `kin`: other sentences that say the same of it."""

    def __init__(self, ref: str, absent: bool = False, kin: tuple[str, ...] = ()) -> None:
        self.ref = ref
        self.absent = absent
        self.kin = kin

    def __repr__(self) -> str:
        return f"[{self.ref}]"


OVER: Final = Rule("core.over")                  # the game has ended
TURN: Final = Rule("core.turn")                  # another seat decides now
MOMENT: Final = Rule("core.moment")              # the words belong to another moment
CHANCE_ONLY: Final = Rule("core.chance")         # dice and draws are not for players to say
UNDO_NOTHING: Final = Rule("core.undo.nothing")  # the seat has done nothing that could be undone
UNDO_CHANCE: Final = Rule("core.undo.chance")    # a die was rolled or a card drawn since
UNDO_OTHERS: Final = Rule("core.undo.others")    # somebody else has acted since
UNDO_SHOWN: Final = Rule("core.undo.shown")      # something hidden was revealed since

GENERAL: Final = [OVER, TURN, MOMENT, CHANCE_ONLY, UNDO_NOTHING, UNDO_CHANCE, UNDO_OTHERS, UNDO_SHOWN]


class Cause:
    """Which of a rule's causes it was, and by how much: a sentence of the game (`GAME-why-WORD`) and its arguments."""

    def __init__(self, word: str, args: tuple[int, ...] = ()) -> None:
        self.word = word
        self.args = args


class Refused(Exception):
    """Raised at the edge only: the rule that forbids what was asked, and why here, where that needs saying."""

    def __init__(self, rule: Rule, cause: Cause | None = None) -> None:
        super().__init__(rule.ref)
        self.rule = rule
        self.cause = cause
