"""The game as turns, from the notes of the log: who played what, where the coins went, how the conflicts ended."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.table import Note
from kronika.games.seven_wonders.cards import CARDS, START_COINS
from kronika.locale import Texts
from kronika.web.draw.sight import Line

HOW: Final = ["paid", "free", "chain", "olympia"]


@dataclass
class Play:
    """What one seat did in a turn."""

    seat: int
    kind: str                          # built, staged, sold, salvaged, leftover
    card: int = -1
    stage: int = 0
    left: int = 0
    right: int = 0
    bank: int = 0
    how: str = ""
    earned: int = 0
    sale: int = 0


@dataclass
class Meeting:
    """A conflict between two neighbours."""

    winner: int
    loser: int
    strength: int
    other: int
    points: int                        # 0: peace


@dataclass
class Turn:
    """One turn, from the choice to the end of the age if it was the last."""

    age: int
    turn: int
    at: int                            # how many lines of the log stand before it
    plays: list[Play] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)

    def play(self, seat: int) -> Play | None:
        return next((play for play in self.plays if play.seat == seat), None)

    def change(self, seat: int, seats: int) -> list[tuple[str, int, int]]:
        """How the coins of a seat changed: reason, the other seat or card, and the amount."""
        out: list[tuple[str, int, int]] = []
        for play in self.plays:
            if play.seat == seat:
                out += [("bank", play.card, -play.bank), ("left", (seat + 1) % seats, -play.left),
                        ("right", (seat - 1) % seats, -play.right), ("sale", -1, play.sale),
                        ("earned", play.card, play.earned)]
            if (play.seat + 1) % seats == seat:
                out.append(("sold", play.seat, play.left))
            if (play.seat - 1) % seats == seat:
                out.append(("sold", play.seat, play.right))
        return [row for row in out if row[2]]


def turns(lines: list[Line]) -> list[Turn]:
    """Every turn that has begun."""
    out: list[Turn] = []
    for line in lines:
        for note in line.notes:
            if note.word == "turn":
                out.append(Turn(note.args[0], note.args[1], line.number + 1))
            elif out:
                add(out[-1], note)
    return out


def add(turn: Turn, note: Note) -> None:
    args = note.args
    if note.word == "built":
        how = HOW[args[3]]
        bank = CARDS[args[0]].cost.coins if how == "paid" else 0
        turn.plays.append(Play(note.seat, "built", args[0], 0, args[1], args[2], bank, how))
    elif note.word == "staged":
        turn.plays.append(Play(note.seat, "staged", args[1], args[0], args[2], args[3]))
    elif note.word == "sold":
        turn.plays.append(Play(note.seat, "sold", args[0], sale=args[1]))
    elif note.word == "salvaged" and args[0] < len(CARDS):
        turn.plays.append(Play(note.seat, "salvaged", args[0]))
    elif note.word == "earned":
        for play in turn.plays[::-1]:
            if play.seat == note.seat:
                play.earned += args[0]
                break
    elif note.word == "victory":
        turn.meetings.append(Meeting(note.seat, args[0], args[2], args[3], args[1]))
    elif note.word == "peace":
        turn.meetings.append(Meeting(note.seat, args[0], args[1], args[1], 0))


def last_full(all_turns: list[Turn]) -> Turn | None:
    """The last turn that was revealed."""
    return next((turn for turn in reversed(all_turns) if turn.plays), None)


def coin_sum(turn: Turn | None, seat: int, coins: int, names: list[str], texts: Texts) -> str:
    """The coins of a seat, and how they changed in the last turn that was revealed."""
    changes = turn.change(seat, len(names)) if turn else []
    if not changes:
        return texts.text("sw-coins-start" if coins == START_COINS else "sw-coins", coins=coins)
    before = coins - sum(row[2] for row in changes)
    out = [f"{coins} = {texts.text('sw-coins-before', coins=before)}"]
    for reason, what, number in changes:
        sign = "+" if number > 0 else "−"
        out.append(f"{sign} {abs(number)} {because(reason, what, names, texts)}")
    return "\n".join(out)


def because(reason: str, what: int, names: list[str], texts: Texts) -> str:
    if reason in ("bank", "earned"):
        return CARDS[what].names[texts.lang] if what >= 0 else texts.text("sw-coins-stage")
    if reason == "sale":
        return texts.text("sw-coins-sale")
    return texts.text("sw-coins-from" if reason == "sold" else "sw-coins-to", name=names[what])
