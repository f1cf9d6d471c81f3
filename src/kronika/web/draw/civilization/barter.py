"""The barter table: what everybody offers, what it may be worth to the viewer, and what has been dealt."""
from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import cast

from kronika.games.civilization.cards import COPIES, DEAL, GOODS, NATION_IDS, NATIONS, RED, VALUE, counted, worth
from kronika.games.civilization.parts import Bid, Board
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.face import Good, goods
from kronika.web.draw.civilization.sets import claimed, possible
from kronika.web.draw.page import Say, you_or
from kronika.web.draw.sight import Line, Sight


@dataclass
class Row:
    """An offer that stands, as the viewer reads it."""

    bid: Bid
    name: str                          # its maker
    place: str                         # answer (to mine), to_me, to_all, mine, or others (between two others)
    to: str                            # the name of the one it is for, or whose offer it answers
    named: Good
    claims: list[Good]
    want: list[Good]
    cards: list[Good]                  # what really lies in it: of the viewer's own only
    least: int = 0                     # what it adds to the viewer's hand for sure
    true: int | None = None            # and if what is claimed is true
    fits: int = 0                      # sets of cards that go with what is certain
    calamity: bool = False             # whether a calamity can be among them
    sum: str = ""
    answers: int = 0                   # of the viewer's own: the answers it has
    can_accept: bool = False
    can_answer: bool = False
    can_withdraw: bool = False


@dataclass
class Deal:
    """What has been dealt in this turn; which cards, only the two know."""

    one: str
    other: str
    gave: int
    got: int
    mine: bool = False
    given: list[Good] = field(default_factory=list)
    gotten: list[Good] = field(default_factory=list)


@dataclass
class Partner:
    """Somebody to deal with."""

    seat: int
    word: str                          # the nation, as it is said
    name: str
    cards: int
    done: bool


@dataclass
class Barter:
    """The whole table."""

    to_me: list[Row]
    to_all: list[Row]
    mine: list[Row]
    others: list[Row]
    deals: list[Deal]
    partners: list[Partner]
    goods: list[Good]
    facts: str                         # for the script: id, value and copies that others can have, of every kind
    acts: bool                         # whether the viewer can speak
    able: bool                         # whether the viewer has three cards to give
    done: bool                         # whether the viewer is done
    until_gong: int
    least: int = DEAL

    @property
    def names(self) -> str:
        """What each trade card is called, for the script."""
        return "|".join(f"{good.id}={good.name}" for good in self.goods)


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, says: list[Say]) -> Barter | None:
    """`says`: what can be said now. None outside of the barter."""
    if board.phase != "barter":
        return None
    faces = goods(texts.lang)
    me = table.seat[sight.viewer] if sight.seated else None
    counts = me.counts() if me else [0] * len(faces)
    rows = [drawn(sight, texts, board, bid, counts, {say.words for say in says}) for bid in board.bids]
    rows.sort(key=lambda row: row.place != "answer")
    placed = {place: [row for row in rows if row.place in names] for place, names in
              {"me": ("answer", "to_me"), "all": ("to_all",), "mine": ("mine",), "others": ("others",)}.items()}
    tradable = sum(me.tradable()) if me else 0
    return Barter(placed["me"], placed["all"], placed["mine"], placed["others"], deals(sight, texts),
                  partners(sight, table, board), faces, facts(faces, counts), bool(says), tradable >= DEAL,
                  sight.seated and bool((board.done >> sight.viewer) & 1), board.until_gong)


def drawn(sight: Sight, texts: Texts, board: Board, bid: Bid, counts: list[int], says: set[str]) -> Row:
    faces = goods(texts.lang)
    answered = next((each for each in board.bids if bid.answers and each.number == bid.answers), None)
    rival = answered.seat if answered else bid.to
    row = Row(bid, you_or(sight, texts, bid.seat), place(sight, bid), you_or(sight, texts, rival) if rival >= 0 else "",
              faces[bid.named], [faces[kind] for kind in bid.claims], [faces[kind] for kind in bid.want],
              [faces[kind] for kind in bid.cards])
    row.answers = sum(each.answers == bid.number for each in board.bids)
    row.can_accept = f"accept {bid.number}" in says
    row.can_answer = bool(says) and bid.open
    row.can_withdraw = bool(says) and bid.seat == sight.viewer
    if sight.seated and row.place in ("answer", "to_me", "to_all"):
        weigh(row, texts, counts, answered.cards if answered and row.place == "answer" else [])
    return row


def place(sight: Sight, bid: Bid) -> str:
    if bid.seat == sight.viewer:
        return "mine"
    if bid.mine:
        return "answer"
    if bid.answers:
        return "others"
    return "to_all" if bid.to == NOBODY else "to_me" if bid.to == sight.viewer else "others"


def weigh(row: Row, texts: Texts, counts: list[int], given: list[int]) -> None:
    """What the offer is worth to the viewer; an answer to an own offer less what that gives away."""
    gone = counted(given)
    found = possible(row.bid, counts, gone)
    now, left = worth(counts), worth([n - m for n, m in zip(counts, gone)])
    cost = now - left
    true = claimed(row.bid, counts, gone)
    row.least, row.fits, row.calamity = found.least - cost, found.fits, found.calamity
    row.true = None if true is None else true - cost
    key = "cvt-weigh-answer" if given else "cvt-weigh"
    row.sum = texts.text(key, now=now, after=left + found.least, cost=cost)


def facts(faces: list[Good], counts: list[int]) -> str:
    """Of every kind: id, value, and how many copies can be in other hands; open calamities are in none."""
    rows = [[face.id, VALUE[kind], COPIES[kind] - counts[kind] if kind < GOODS or not RED[kind] else 0]
            for kind, face in enumerate(faces)]
    return json.dumps(rows, separators=(",", ":"))


def partners(sight: Sight, table: Civilization, board: Board) -> list[Partner]:
    return [Partner(seat, NATION_IDS[table.seat[seat].nation], sight.names[seat], len(table.seat[seat].hand),
                    bool((board.done >> seat) & 1))
            for seat in range(table.seats) if seat != sight.viewer]


def deals(sight: Sight, texts: Texts) -> list[Deal]:
    """From the log of this turn, the last first."""
    faces = goods(texts.lang)
    out: list[Deal] = []
    sides = (-1, -1)
    for note in (note for line in this_turn(sight.lines) for note in line.notes):
        if note.word == "dealt":
            sides = (note.seat, note.args[0])
            gave, got = note.args[1:3]
            if sides[1] == sight.viewer:
                sides, gave, got = (sides[1], sides[0]), got, gave
            out.append(Deal(you_or(sight, texts, sides[0]), you_or(sight, texts, sides[1]), gave, got,
                            sides[0] == sight.viewer))
        elif note.word == "got" and out and out[-1].mine and note.args[0] >= 0:
            (out[-1].gotten if note.seat == sides[0] else out[-1].given).append(faces[note.args[0]])
    return out[::-1]


def this_turn(lines: list[Line]) -> list[Line]:
    """The lines since the turn began."""
    begins = [i for i, line in enumerate(lines) if any(note.word == "turn" for note in line.notes)]
    return lines[begins[-1]:] if begins else lines


def people(sight: Sight, seat: int, lang: str) -> str:
    """The nation of a seat."""
    nation = cast(Civilization, sight.view).seat[seat].nation
    return NATIONS[nation].names[lang] if nation != NOBODY else ""
