"""The succession table: where each marker is, what the next space asks for, and who would move now."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.civilization.cards import EPOCHS, FARMERS, FINISH, NATIONS, NOMADS, points
from kronika.games.civilization.parts import Board
from kronika.games.civilization.progress import groups, must_step_back
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.locale import Texts
from kronika.web.draw.page import Say, you_or
from kronika.web.draw.sight import Sight
from kronika.web.draw.words import ROMAN


@dataclass
class Want:
    """One thing that a space asks for."""

    what: str                          # cities, civ_card_groups, civ_cards, civ_card_points, total
    need: int
    have: int
    hidden: bool = False               # of a total: the hand is not counted, nobody else knows it

    @property
    def met(self) -> bool:
        return self.have >= self.need


@dataclass
class Space:
    """A space of a row."""

    number: int
    epoch: int
    mark: str                          # the numeral where an epoch begins
    value: int                         # the points printed on it
    here: bool
    next: str                          # ok, no, or nothing
    goal: bool


@dataclass
class Row:
    """A nation and its marker."""

    seat: int
    name: str
    me: bool
    space: int
    spaces: list[Space]
    told: str                          # what comes next, in a sentence
    moves: str                         # on, stay, back, there at the goal, or unknown


@dataclass
class Succession:
    """The whole table."""

    rows: list[Row]
    epochs: list[tuple[str, str, str]]           # numeral, name, what it asks for
    mine: Row | None
    verdict: str                       # whether the viewer's marker would move now, and if not why


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, says: list[Say]) -> Succession | None:
    """None before all have nations, and among nomads, where the marker counts turns."""
    if table.mode == NOMADS or any(p.nation == NOBODY for p in table.seat):
        return None
    rows = [row(sight, texts, table, seat) for seat in board.order or range(table.seats)]
    mine = next((each for each in rows if each.me), None)
    return Succession(rows, epochs(texts), mine, verdict(texts, table, sight.viewer, mine) if mine else "")


def epochs(texts: Texts) -> list[tuple[str, str, str]]:
    return [(ROMAN[i + 1], epoch["name"][texts.lang],
             " ".join(texts.text(f"cvt-epoch-{what}", need=number) for what, number in epoch.items()
                      if isinstance(number, int))) for i, epoch in enumerate(EPOCHS)]


def asked(table: Civilization, seat: int, viewer: int, to: int) -> list[Want]:
    """CV-18.02 to CV-18.08, CV-19.02: all that the space asks of the player; of another hand nothing is known."""
    p = table.seat[seat]
    nation = NATIONS[p.nation]
    out: list[Want] = []
    have = {"cities": p.cities, "civ_card_groups": groups(p.cards), "civ_cards": p.cards.bit_count(),
            "civ_card_points": points(p.cards)}
    if to < FINISH and nation.epoch[to] > nation.epoch[to - 1]:
        for what, number in have.items():
            need: int = EPOCHS[nation.epoch[to] - 1].get(what, 0)
            if need and (what == "cities" or table.mode != FARMERS):
                out.append(Want(what, need, number))
    value = nation.value[to - 1] if to == FINISH else nation.value[to]
    if value and table.mode != FARMERS:
        known = seat == viewer or table.over
        total = p.total() if known else points(p.cards) + p.treasury
        out.append(Want("total", value, total, not known))
    return out


def wanted(table: Civilization, seat: int) -> list[Want]:
    """What the next space asks of the viewer."""
    to = table.seat[seat].space + 1
    return asked(table, seat, seat, to) if to <= FINISH else []


def ahead(table: Civilization, seat: int, viewer: int) -> tuple[int, list[Want]]:
    """The next space that asks for anything, and what."""
    for to in range(table.seat[seat].space + 1, min(table.goal, FINISH) + 1):
        found = asked(table, seat, viewer, to)
        if found:
            return to, found
    return 0, []


def row(sight: Sight, texts: Texts, table: Civilization, seat: int) -> Row:
    p = table.seat[seat]
    nation = NATIONS[p.nation]
    to = p.space + 1
    wants = asked(table, seat, sight.viewer, to) if to <= min(table.goal, FINISH) else []
    moves = direction(table, seat, sight.viewer, wants)
    spaces = [Space(number, nation.epoch[number], numeral(nation.epoch, number), nation.value[number],
                    number == p.space, state(moves, number == to), number == table.goal)
              for number in range(min(table.goal, FINISH) + 1)]
    return Row(seat, you_or(sight, texts, seat), seat == sight.viewer, p.space, spaces,
               told(texts, table, seat, sight.viewer, moves, wants), moves)


def numeral(epoch: list[int], number: int) -> str:
    return ROMAN[epoch[number]] if 0 < number < FINISH and (number == 1 or epoch[number] > epoch[number - 1]) else ""


def state(moves: str, next_one: bool) -> str:
    return "" if not next_one else "ok" if moves == "on" else "no" if moves in ("stay", "back") else ""


def direction(table: Civilization, seat: int, viewer: int, wants: list[Want]) -> str:
    """Where the marker would go, as things stand."""
    p = table.seat[seat]
    if p.space >= table.goal:
        return "there"
    if table.over:
        return "stay"
    known = seat == viewer
    if p.space and must_step_back(p, p.total() if known else 10 ** 6):
        return "back"
    if any(not want.met and not want.hidden for want in wants):
        return "stay"
    return "unknown" if any(not want.met for want in wants) else "on"


def told(texts: Texts, table: Civilization, seat: int, viewer: int, moves: str, wants: list[Want]) -> str:
    if table.seat[seat].space >= table.goal:
        return texts.text("cvt-at-goal")
    if moves == "back":
        return texts.text("cvt-steps-back")
    if wants:
        return wants_said(texts, wants)
    to, later = ahead(table, seat, viewer)
    if not later:
        return texts.text("cvt-advances")
    return texts.text("cvt-advances-then", space=to, wants=wants_said(texts, later))


def wants_said(texts: Texts, wants: list[Want]) -> str:
    open_ones = [want for want in wants if not want.met] or wants
    return "; ".join(said(texts, want) for want in open_ones)


def said(texts: Texts, want: Want) -> str:
    key = "cvt-want-total-open" if want.hidden else f"cvt-want-{want.what}"
    return texts.text(key, need=want.need, have=want.have)


def verdict(texts: Texts, table: Civilization, viewer: int, mine: Row) -> str:
    """Whether the viewer's own marker would move now, and why not."""
    p = table.seat[viewer]
    if table.over or p.space >= table.goal:
        return ""
    if mine.moves == "on":
        return texts.text("cvt-verdict-on", space=p.space + 1)
    if mine.moves == "back":
        key = "cvt-verdict-back-cities" if not p.cities else "cvt-verdict-back-total"
        return texts.text(key, space=p.space - 1, need=NATIONS[p.nation].value[p.space], have=p.total())
    missing = [want for want in wanted(table, viewer) if not want.met]
    return texts.text("cvt-verdict-stay", space=p.space, wants="; ".join(said(texts, want) for want in missing))
