"""The score sheet: points epoch by epoch, the chart over the turns, and what decided the game."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, cast

from kronika.games.history_of_the_world.cards import EMPIRES, EPOCHS
from kronika.games.history_of_the_world.game import GAME
from kronika.games.history_of_the_world.lands import REGIONS
from kronika.games.history_of_the_world.scoring import LEVELS
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.web.draw.sheet import Cell, Column, Fact, Row, Sheet, columns, gap, points_chart, row, title
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.words import ROMAN, minus

MANY: Final = 4                        # columns; more are set smaller


@dataclass
class Turn:
    """What a seat got in one epoch."""

    empire: int = -1
    regions: list[tuple[int, int, int]] = field(default_factory=list)      # region, level, points
    structures: int = 0
    others: int = 0                    # razing, events, and moves of the marker

    @property
    def points(self) -> int:
        return sum(row[2] for row in self.regions) + self.structures + self.others


@dataclass
class Account:
    """All points of a seat."""

    start: int = 0
    turns: list[Turn] = field(default_factory=lambda: [Turn() for _ in range(EPOCHS)])
    score: int = 0


def accounts(lines: list[Line], seats: int) -> list[Account]:
    """From the notes of the log: every change of a marker has its cause."""
    out = [Account() for _ in range(seats)]
    epoch = 0
    for line in lines:
        for note in line.notes:
            if note.word == "epoch":
                epoch = note.args[0]
                continue
            account = out[note.seat] if note.seat >= 0 else Account()
            turn = account.turns[max(epoch, 1) - 1]
            if note.word == "marker":
                account.start = account.score = note.args[0]
            elif note.word == "turn":
                turn.empire = note.args[0]
            elif note.word == "region_score":
                turn.regions.append((note.args[0], note.args[1], note.args[2]))
            elif note.word == "structure_score":
                turn.structures += note.args[0]
            elif note.word in ("points", "moved_on"):
                account.score = note.args[1 if note.word == "points" else 0]
                turn.others = account.score - account.start - sum(each.points for each in account.turns) + turn.others
    return out


def settle(account: Account, score: int) -> None:
    """A marker moved in a conflict after the last note belongs to the last turn played."""
    rest = score - account.start - sum(turn.points for turn in account.turns)
    played = [turn for turn in account.turns if turn.empire >= 0]
    if rest and played:
        played[-1].others += rest


def draw(sight: Sight, texts: Texts, history: list[World]) -> Sheet:
    """`history`: the table after each turn."""
    table = cast(World, sight.view)
    accounted = accounts(sight.lines, table.seats)
    for seat, account in enumerate(accounted):
        settle(account, table.seat[seat].score)
    found = columns(sight, GAME.outcome(table).ranks, [seat.score for seat in table.seat])
    books = [accounted[column.person.seat] for column in found]
    values = [[then.seat[seat].score for then in history] for seat in range(table.seats)]
    return Sheet(sight, title(found, sight, texts, "hw-won", "hw-won-you", "hw-won"),
                 texts.text("hw-won-more", gap=gap(found)), found,
                 [start(books, texts), *(epoch_row(epoch, books, texts) for epoch in range(EPOCHS))],
                 points_chart(sight, values, [(ROMAN[epoch], table.seats) for epoch in range(1, EPOCHS + 1)]),
                 facts(found, books, texts), "epochs many" if len(found) > MANY else "epochs", kinds(books, texts))


def start(books: list[Account], texts: Texts) -> Row:
    said = texts.text("hw-sheet-start-sum")
    return Row(texts.text("hw-sheet-start"), [Cell(str(book.start), False, f"{book.start} = {said}") for book in books])


def epoch_row(epoch: int, books: list[Account], texts: Texts) -> Row:
    turns = [book.turns[epoch] for book in books]
    out = row(texts.text("hw-epoch", epoch=ROMAN[epoch + 1]), [turn.points for turn in turns],
              [f"{minus(turn.points)} = {turn_sum(turn, texts)}" for turn in turns])
    for cell, turn in zip(out.cells, turns):
        if turn.empire >= 0:
            cell.card, cell.card_name = EMPIRES[turn.empire].id, EMPIRES[turn.empire].names[texts.lang]
    return out


def turn_sum(turn: Turn, texts: Texts) -> str:
    """Region by region, structures, and the rest."""
    empire = [f"{EMPIRES[turn.empire].names[texts.lang]}:"] if turn.empire >= 0 else []
    said = [f"{points} {texts.text('hw-share', region=REGIONS[region].names[texts.lang], level=LEVELS[level])}"
            for region, level, points in turn.regions]
    if turn.structures:
        said.append(f"{turn.structures} {texts.text('hw-sheet-structures')}")
    if turn.others:
        said.append(f"{minus(turn.others)} {texts.text('hw-sheet-others')}")
    return " ".join([*empire, " + ".join(said) or "0"])


def kinds(books: list[Account], texts: Texts) -> list[Row]:
    """The same points by what they were given for."""
    sums = {"regions": [sum(row[2] for turn in book.turns for row in turn.regions) for book in books],
            "structures": [sum(turn.structures for turn in book.turns) for book in books],
            "others": [sum(turn.others for turn in book.turns) + book.start for book in books]}
    return [row(texts.text(f"hw-kind-{name}"), numbers,
                [f"{minus(number)} = {texts.text(f'hw-kind-sum-{name}')}" for number in numbers],
                hint=texts.text("hw-kinds")) for name, numbers in sums.items()]


def fact(texts: Texts, key: str, icon: str, **args: str | int) -> Fact:
    return Fact(icon, texts.text(f"hw-fact-title-{key}"), texts.text(f"hw-fact-{key}", **args))


def facts(found: list[Column], books: list[Account], texts: Texts) -> list[Fact]:
    """The greatest turn, the winner's best region, the builder, the raider."""
    turns = [(turn.points, i, turn) for i, book in enumerate(books) for turn in book.turns if turn.empire >= 0]
    if not turns:
        return []
    points, place, turn = max(turns, key=lambda each: (each[0], -each[1]))
    out = [fact(texts, "greatest", "house/crown", name=found[place].person.name, points=points,
                empire=EMPIRES[turn.empire].names[texts.lang], epoch=ROMAN[EMPIRES[turn.empire].epoch])]
    by_region = [0] * len(REGIONS)
    for each in books[0].turns:
        for region, _, number in each.regions:
            by_region[region] += number
    best = max(range(len(REGIONS)), key=lambda region: by_region[region])
    if by_region[best]:
        out.append(fact(texts, "heart", "globe", name=found[0].person.name, points=by_region[best],
                        region=REGIONS[best].names[texts.lang]))
    built = [sum(each.structures for each in book.turns) for book in books]
    builder = max(range(len(books)), key=lambda i: built[i])
    if built[builder] >= 10:
        out.append(fact(texts, "builder", "capital", name=found[builder].person.name, points=built[builder]))
    raids = [sum(each.others for each in book.turns) for book in books]
    raider = max(range(len(books)), key=lambda i: raids[i])
    if raids[raider] >= 4:
        out.append(fact(texts, "raider", "torch", name=found[raider].person.name, points=raids[raider]))
    return out[:4]
