"""The players: their scores and how they came by them, the order of the epoch's empires, the score track."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.games.history_of_the_world.cards import ARMIES, EMPIRES
from kronika.games.history_of_the_world.parts import Board, Player
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.web.draw.history_of_the_world.regions import share_sum
from kronika.web.draw.page import you_or
from kronika.web.draw.sight import Line, Person, Seated, Sight

LEFT: Final = 12                       # the track in its own units
RIGHT: Final = 988


@dataclass
class SeatPanel(Seated):
    """A player."""

    player: Player
    person: Person
    name: str
    empire: str                        # empty while it is hidden
    empire_id: str
    order: int
    state: str                         # now, done, hidden, mine
    gained: int                        # in this epoch
    score_sum: str
    worth_sum: str
    supply_sum: str


@dataclass
class Called:
    """An empire in the order of the epoch."""

    id: str
    order: int
    name: str
    state: str                         # played, now, out, mine, open
    seat: int
    said: str


@dataclass
class Mark:
    """A marker on the score track."""

    seat: int
    score: int
    x: float
    low: bool                          # its number stands below
    ghost: bool = False


@dataclass
class Track:
    """The score track from 0 to `top`."""

    top: int
    ticks: list[tuple[float, str]]
    marks: list[Mark]
    gain: tuple[float, float] | None   # what the viewer would score now
    said: str


@dataclass
class History:
    """Points of the log, by seat: what was scored for what, in which epoch."""

    epoch: int = 0
    start: dict[int, int] = field(default_factory=dict)
    gained: dict[int, list[tuple[int, int]]] = field(default_factory=dict)     # by seat: epoch and points


def history(lines: list[Line]) -> History:
    out = History()
    score: dict[int, int] = {}
    for line in lines:
        for note in line.notes:
            if note.word == "epoch":
                out.epoch = note.args[0]
            elif note.word == "marker":
                score[note.seat] = note.args[0]
                out.start[note.seat] = note.args[0]
            elif note.word in ("points", "moved_on"):
                now = note.args[1 if note.word == "points" else 0]
                out.gained.setdefault(note.seat, []).append((out.epoch, now - score.get(note.seat, 0)))
                score[note.seat] = now
    return out


def score_sum(told: History, seat: int, score: int, texts: Texts) -> str:
    """The start and each epoch's gain. A marker moved by a conflict closes the sum."""
    start = told.start.get(seat, 0)
    parts = [texts.text("hw-sum-start", points=start)]
    total = start
    for epoch in range(1, told.epoch + 1):
        gain = sum(points for when, points in told.gained.get(seat, []) if when == epoch)
        if gain:
            parts.append(texts.text("hw-sum-epoch", points=gain, epoch=epoch))
            total += gain
    if total != score:
        parts.append(texts.text("hw-sum-marker", points=score - total))
    return "\n".join([f"{score} =", *parts])


def panels(board: Board, table: World, sight: Sight, texts: Texts) -> list[SeatPanel]:
    """In the order in which their empires are called; those still hidden come last, by their points."""
    told = history(sight.lines)
    rows = [panel(board, table, player, sight, texts, told) for player in board.players]
    if board.phase == "over":
        return sorted(rows, key=lambda row: row.player.rank)
    return sorted(rows, key=lambda row: (row.order or 99, -row.player.score))


def panel(board: Board, table: World, player: Player, sight: Sight, texts: Texts, told: History) -> SeatPanel:
    seat = player.seat
    own = table.seat[seat].empire if seat == sight.viewer else -1
    empire = player.empire if player.empire >= 0 else own
    called = player.empire >= 0
    state = "now" if board.player == seat else "done" if called else "mine" if own >= 0 else "hidden"
    gained = sum(points for when, points in told.gained.get(seat, []) if when == told.epoch)
    card = EMPIRES[empire] if empire >= 0 else None
    on_card = sum(realm.armies for realm in table.realms if realm.seat == seat)
    supply = texts.text("hw-sum-supply", supply=player.supply, armies=player.armies, card=on_card, all=ARMIES)
    return SeatPanel(
        player, sight.people[seat], you_or(sight, texts, seat),
        card.names[texts.lang] if card else "", card.id if card else "", card.order if card else 0, state,
        gained, score_sum(told, seat, player.score, texts), share_sum(board, seat, texts), supply)


def calls(board: Board, table: World, sight: Sight, texts: Texts) -> list[Called]:
    """The eight empires of the epoch: played, out of the game, or still to be called."""
    mine = table.seat[sight.viewer].empire if sight.seated else -1
    out: list[Called] = []
    for call in board.calls:
        card = EMPIRES[call.empire]
        if call.called:
            state = "out" if call.seat < 0 else "now" if call.seat == board.player else "played"
        else:
            state = "mine" if call.empire == mine else "open"
        seat = call.seat if call.called else sight.viewer if state == "mine" else -1
        name = sight.names[seat] if seat >= 0 else ""
        said = texts.text("hw-call", order=card.order, empire=card.names[texts.lang], state=state, name=name)
        out.append(Called(card.id, card.order, card.names[texts.lang], state, seat, said))
    return out


def track(board: Board, sight: Sight, texts: Texts) -> Track:
    """Everybody's marker; for the viewer also where it would stand if it scored now."""
    me = board.players[sight.viewer] if sight.seated and board.phase != "over" else None
    goal = me.score + me.worth if me else 0
    highest = max([goal, *(player.score for player in board.players)])
    top = max(60, (highest + 24) // 20 * 20)

    def x(score: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * max(score, 0) / top, 1)

    step = 10 if top <= 140 else 20
    ticks = [(x(score), str(score)) for score in range(0, top + 1, step)]
    marks: list[Mark] = []
    last = -99.0
    low = False
    for player in sorted(board.players, key=lambda player: player.score):
        at = x(player.score)
        low = not low if at - last < 26 else False
        marks.append(Mark(player.seat, player.score, at, low))
        last = at
    gain = None
    if me and me.worth:
        gain = (x(me.score), x(goal))
        marks.insert(0, Mark(me.seat, goal, x(goal), False, True))
    said = texts.text("hw-track", scores=", ".join(
        f"{sight.names[player.seat]} {player.score}" for player in board.players))
    return Track(top, ticks, marks, gain, said)
