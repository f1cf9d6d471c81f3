"""The choices of a moment as a list: what it is about, and a button for each thing that can be said of it."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.core.move import Move
from kronika.games.civilization.areas import AREAS, NODE_AREA, NODES
from kronika.games.civilization.cards import KINDS, NATIONS, SHIP_COST, UPKEEP
from kronika.games.civilization.moves import Assign, Choose, Done, Gold, Launch, Maintain, Rate, Return, Walk
from kronika.games.civilization.parts import Board
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.choices import SOME, WHOLE, Choices
from kronika.web.draw.civilization.world import held
from kronika.web.draw.sight import Sight


@dataclass
class Chip:
    """A whole sentence, in short."""

    words: str
    label: str


@dataclass
class Row:
    """A thing, what is to be known of it, and what can be said."""

    name: str
    note: str
    chips: list[Chip] = field(default_factory=list)
    seat: int = -1


def rows(board: Board, table: Civilization, sight: Sight, texts: Texts, said: Choices) -> list[Row]:
    """In the order in which the rules offer them."""
    out: dict[str, Row] = {}
    for move, say in zip(said.moves, said.says):
        if isinstance(move, (Done, Gold, Walk)) or board.phase in ("movement", "barter", "buying"):
            continue
        row = about(move, board, table, sight, texts)
        found = out.setdefault(f"{move.word} {row.name}", row)
        found.chips.append(Chip(say.words, short(move, table, sight.viewer, texts) or say.label))
    return list(out.values())


def about(move: Move, board: Board, table: Civilization, sight: Sight, texts: Texts) -> Row:
    """What the sentence is about."""
    lang = texts.lang
    if isinstance(move, (*SOME, *WHOLE)):
        area = move.area
        note = texts.text("cv-limit", limit=AREAS[area].limit)
        there = held(board.spots[area], sight, texts)
        return Row(AREAS[area].names[lang], f"{there}; {note}" if there else note)
    if isinstance(move, (Launch, Maintain)):
        area = NODE_AREA[move.node]
        there = held(board.spots[area], sight, texts)
        return Row(NODES[move.node].names[lang], texts.text(f"cv-row-{move.word}") + (f"; {there}" if there else ""))
    if isinstance(move, Assign):
        seat = table.seat_of(move.nation)
        return Row(sight.names[seat], NATIONS[move.nation].names[lang], seat=seat)
    if isinstance(move, Choose):
        start = NATIONS[move.nation].starts[table.chart]
        return Row(NATIONS[move.nation].names[lang], texts.text("cv-row-nation", area=AREAS[start].names[lang]))
    if isinstance(move, Return):
        return Row(KINDS[move.kind].names[lang], texts.text("cv-row-card", value=KINDS[move.kind].value))
    if isinstance(move, Rate):
        return Row(texts.text("cv-row-rate"), texts.text("cv-row-rate-more", cities=table.seat[sight.viewer].cities))
    return Row("", "")


def short(move: Move, table: Civilization, seat: int, texts: Texts) -> str:
    """What its button says beside the name; nothing where the whole label is needed."""
    if isinstance(move, (*SOME, Assign, Return)):
        return str(move.number)
    if isinstance(move, WHOLE):
        return texts.text(f"cv-short-{move.word}")
    if isinstance(move, Choose):
        return texts.text("cv-short-nation")
    if isinstance(move, Rate):
        return texts.text("cv-short-rate", number=move.number, total=move.number * table.seat[seat].cities)
    if isinstance(move, (Launch, Maintain)):
        cost = SHIP_COST if isinstance(move, Launch) else UPKEEP
        return texts.text("cv-short-pay", treasury=cost - move.local, area=move.local)
    return ""
