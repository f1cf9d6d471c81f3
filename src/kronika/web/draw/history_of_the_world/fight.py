"""The battle under way: dice, what is added to them, the catapult, the chances of the next throw."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.games.history_of_the_world.cards import SIEGE
from kronika.games.history_of_the_world.lands import LANDS
from kronika.games.history_of_the_world.modifiers import first_space, siege_bonus
from kronika.games.history_of_the_world.parts import Board, Fight
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.web.draw.history_of_the_world.choices import Choices
from kronika.web.draw.history_of_the_world.face import percent


@dataclass
class Die:
    """A die that was thrown."""

    face: int
    high: bool
    word: str = ""                     # to throw it again


@dataclass
class Side:
    """One side of a battle."""

    seat: int
    dice: list[Die]
    added: int
    total: int
    rerolls: int


@dataclass
class Space:
    """A space of the catapult."""

    bonus: int
    state: str                         # full, next or free


@dataclass
class Duel:
    """The battle."""

    land: str
    name: str
    fleet: bool
    level: int
    number: int                        # which battle of the siege
    invader: Side
    defender: Side
    lost: bool
    waits: int                         # who decides on a reroll
    win: str = ""
    tie: str = ""
    lose: str = ""
    win_x: float = 0
    tie_x: float = 0
    built: list[str] = field(default_factory=list)
    back: int = 0                      # armies that withdraw


def duel(board: Board, said: Choices, texts: Texts) -> Duel | None:
    fight = board.fight
    if fight is None:
        return None
    row = LANDS[fight.land]
    words = {say.words for say in said.says}
    mine = dice(fight.mine, words if fight.side == 0 else set())
    theirs = dice(fight.theirs, words if fight.side == 1 else set())
    out = Duel(row.id, row.names[texts.lang], fight.fleet, fight.level, fight.level + 1,
               Side(fight.seat, mine, fight.bonus, top(fight.mine, fight.bonus), fight.left[0]),
               Side(fight.defender, theirs, fight.defence, top(fight.theirs, fight.defence), fight.left[1]),
               board.phase == "siege", fight.side)
    out.built = board.lands[fight.land].built
    out.back = 1 + fight.catapult
    if fight.win or fight.tie or fight.lose:
        add_chances(out, fight, texts)
    return out


def add_chances(out: Duel, fight: Fight, texts: Texts) -> None:
    out.win, out.tie, out.lose = (percent(part, texts.lang) for part in (fight.win, fight.tie, fight.lose))
    out.win_x = round(fight.win * 100, 1)
    out.tie_x = round(fight.tie * 100, 1)


def dice(faces: list[int], words: set[str]) -> list[Die]:
    """The highest counts; those that may be thrown again carry their words."""
    out: list[Die] = []
    high = max(faces, default=0)
    found = False
    for face in faces:
        counts = face == high and not found
        found = found or counts
        out.append(Die(face, counts, f"reroll {face}" if f"reroll {face}" in words else ""))
    return out


def top(faces: list[int], added: int) -> int:
    return max(faces, default=0) + added


def catapult(board: Board, table: World) -> list[Space]:
    """The three spaces: those passed are full, the one to come is next in a siege."""
    if not table.realms:
        return [Space(bonus, "free") for bonus in SIEGE]
    realm = table.realm()
    level = board.fight.level if board.fight else 0
    filled = first_space(realm) + level if level else 0
    out: list[Space] = []
    for i, bonus in enumerate(SIEGE):
        state = "full" if first_space(realm) <= i < filled else "free"
        if board.phase == "siege" and bonus == siege_bonus(realm, level + 1) and state == "free":
            state = "next"
        out.append(Space(bonus, state))
    return out
