"""The score sheet of Civilization: the marker decides, then the total and its parts."""
from __future__ import annotations

from typing import Final, cast

from kronika.games.civilization.cards import CARDS as ADVANCES
from kronika.games.civilization.cards import FARMERS, KINDS, NATIONS, NOMADS, VALUE, members, points, worth
from kronika.games.civilization.game import GAME
from kronika.games.civilization.table import ENDS, NOBODY, Civilization, Seat
from kronika.locale import Texts
from kronika.web.draw.sheet import Column, Fact, Row, Sheet, columns, points_chart, row, title
from kronika.web.draw.sight import Sight

MANY: Final = 4
DEALS: Final = 6                       # so many in a game are worth a sentence


def draw(sight: Sight, texts: Texts, history: list[Civilization]) -> Sheet:
    """`history`: the table after each turn."""
    table = cast(Civilization, sight.view)
    outcome = GAME.outcome(table)
    found = columns(sight, outcome.ranks, outcome.scores, [nation(table, seat, texts) for seat in range(table.seats)])
    players = [table.seat[column.person.seat] for column in found]
    seats = [column.person.seat for column in found]
    values = [[charted(then, seat) for then in history] for seat in range(table.seats)]
    return Sheet(sight, title(found, sight, texts, *keys(table)), more(table, texts), found,
                 rows(table, players, seats, texts), points_chart(sight, values, spans(history), through=True),
                 facts(sight, found, texts), style(found), [], told(table, players, texts),
                 texts.text("cvt-told") if table.trading() else "", texts.text(f"cvt-chart-{what(table)}"))


def style(found: list[Column]) -> str:
    """Many players have narrow columns, and most of all where a number has four digits."""
    if len(found) <= MANY:
        return ""
    return "many thousands" if max(column.total for column in found) >= 1000 else "many"


def what(table: Civilization) -> str:
    """What decides in the mode."""
    return "areas" if table.mode == NOMADS else "cities" if table.mode == FARMERS else "total"


def keys(table: Civilization) -> tuple[str, str, str]:
    """The sentences for the winner, the viewer as the winner, and several winners."""
    won = f"cvt-won-{what(table)}"
    return won, f"{won}-you", f"{won}-shared"


def more(table: Civilization, texts: Texts) -> str:
    """Why the game ended when it did."""
    return texts.text("cvt-won-more", turn=table.turn, end=ENDS[table.ended])


def nation(table: Civilization, seat: int, texts: Texts) -> str:
    at = table.seat[seat].nation
    return NATIONS[at].names[texts.lang] if at != NOBODY else ""


def charted(table: Civilization, seat: int) -> int:
    """What everybody could see of a seat at that time."""
    if table.mode == NOMADS:
        return len(table.areas_of(seat))
    p = table.seat[seat]
    return p.cities if table.mode == FARMERS else points(p.cards)


def spans(history: list[Civilization]) -> list[tuple[str, int]]:
    """Stretches of the chart, five turns in each."""
    return [("", min(5, len(history) - first)) for first in range(0, len(history), 5)]


def rows(table: Civilization, players: list[Seat], seats: list[int], texts: Texts) -> list[Row]:
    if table.mode == NOMADS:
        areas = [len(table.areas_of(seat)) for seat in seats]
        return [plain(texts, "areas", areas)]
    if table.mode == FARMERS:
        return [plain(texts, "cities", [p.cities for p in players])]
    return [row(texts.text("cvt-sheet-cards"), [points(p.cards) for p in players],
                [card_sum(p, texts) for p in players], "arts", "cards"),
            row(texts.text("cvt-sheet-hand"), [worth(p.counts()) for p in players],
                [hand_sum(p, texts) for p in players], "cards", "hand"),
            row(texts.text("cvt-sheet-treasury"), [p.treasury for p in players],
                [texts.text("cvt-sheet-treasury-sum", number=p.treasury) for p in players], "treasury", "treasury")]


def plain(texts: Texts, what: str, numbers: list[int]) -> Row:
    return row(texts.text(f"cvt-sheet-{what}"), numbers,
               [texts.text(f"cvt-sheet-{what}-sum", number=number) for number in numbers])


def card_sum(p: Seat, texts: Texts) -> str:
    lines = [f"{ADVANCES[card].cost} {ADVANCES[card].names[texts.lang]}" for card in members(p.cards)]
    return f"{points(p.cards)} = " + "\n+ ".join(lines) if lines else "0"


def hand_sum(p: Seat, texts: Texts) -> str:
    counts = p.counts()
    lines = [f"{VALUE[kind] * n * n} {KINDS[kind].names[texts.lang]} ({n} × {n} × {VALUE[kind]})"
             for kind, n in enumerate(counts) if n and VALUE[kind]]
    return f"{worth(counts)} = " + "\n+ ".join(lines) if lines else "0"


def told(table: Civilization, players: list[Seat], texts: Texts) -> list[Row]:
    """What decides before the total, and what after it."""
    if table.mode == NOMADS:
        return [plain(texts, "people", [p.people for p in players])]
    out = [plain(texts, "space", [p.space for p in players])]
    if table.mode != FARMERS:
        out += [plain(texts, "cities", [p.cities for p in players]),
                plain(texts, "count", [p.cards.bit_count() for p in players])]
    return [*out, plain(texts, "people", [p.people for p in players])]


def facts(sight: Sight, found: list[Column], texts: Texts) -> list[Fact]:
    """Who dealt most, who was struck most, whose cities fell."""
    tally: dict[str, dict[int, int]] = {"dealt": {}, "struck": {}, "stormed": {}}
    for note in (note for line in sight.lines for note in line.notes):
        word = "struck" if note.word == "struck_by" else note.word
        if word not in tally:
            continue
        for seat in (note.seat, note.args[0]) if word == "dealt" else (note.seat,):
            tally[word][seat] = tally[word].get(seat, 0) + 1
    names = {column.person.seat: column.person.name for column in found}
    out: list[Fact] = []
    for word, icon, least in (("dealt", "swap", DEALS), ("struck", "epidemic", 3), ("stormed", "fight", 2)):
        by_seat = tally[word]
        if by_seat and max(by_seat.values()) >= least:
            seat = max(by_seat, key=lambda each: (by_seat[each], -each))
            out.append(Fact(icon, texts.text(f"cvt-fact-title-{word}"),
                            texts.text(f"cvt-fact-{word}", name=names[seat], number=by_seat[seat])))
    return out
