"""The card row and the hands: what each card costs now, when it falls off, and why it cannot be had."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.core.move import Move
from kronika.core.table import cause, check
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.aggression import Defence, defence_value
from kronika.games.through_the_ages.board import phase
from kronika.games.through_the_ages.cards import ACTION, GOVERNMENT, LEADER, TACTIC, WONDER
from kronika.games.through_the_ages.colonies import SendForce, force_value
from kronika.games.through_the_ages.moves import Take
from kronika.games.through_the_ages.parts import Board, Civilization, Space
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.locale import Texts
from kronika.web.draw.page import refusal
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.acts import hand_word, missing
from kronika.web.draw.through_the_ages.face import Face, Value, face_of
from kronika.web.draw.through_the_ages.said import Say, about, view_of


@dataclass
class Slot:
    """A space of the row."""

    number: int
    face: Face | None
    cost: int                          # civil actions for the viewer
    extra: int                         # of them for completed wonders
    word: str
    why: str
    short: str
    because: str = ""                  # what is missing
    falls: int = -1                    # the seat at whose turn it leaves the row
    first: bool = False                # at the very next turn


@dataclass
class Held:
    """A card of the hand."""

    face: Face
    word: str
    why: str = ""
    short: str = ""
    state: str = ""                    # hold, used or nothing
    price: list[Value] = field(default_factory=list)
    because: str = ""                  # what is missing


def row(board: Board, sight: Sight, says: list[Say], texts: Texts) -> list[Slot]:
    t = view_of(sight)
    falling = falls(t, board)
    taking = bool(says) and phase(t) in ("actions", "agreement", "offer")
    return [slot(t, sight.viewer, space, says, falling, taking, texts) for space in board.row]


def slot(t: ThroughTheAges, seat: int, space: Space, says: list[Say], falling: dict[int, int], taking: bool,
         texts: Texts) -> Slot:
    if space.card == NONE:
        return Slot(space.number, None, space.cost, 0, "", "", "")
    word = next((say.words for say in says if say.words == space.say), "")
    why = space.rule if taking and not word and phase(t) == "actions" else ""
    because = missing(t, seat, Take(space.card, space.number), texts) if why else ""
    return Slot(space.number, face_of(t.box, space.card, texts), space.cost, surcharge(t, space), word, why,
                brief(t, why, texts), because, falling.get(space.number, NONE), space.falls and t.round > 1)


def surcharge(t: ThroughTheAges, space: Space) -> int:
    """What a wonder costs more than its space."""
    return max(0, space.cost - t.box.row_cost[space.number - 1]) if t.box.cards[space.card].category == WONDER else 0


def falls(t: ThroughTheAges, board: Board) -> dict[int, int]:
    """For each space the seat at whose turn its card will leave the row, if nobody takes a card before."""
    away = t.box.row_discard[max(0, t.count() - 2)]
    turns = coming(t)
    out: dict[int, int] = {}
    place = 0
    for space in board.row:
        if space.card == NONE and space.number > away:
            continue
        place += 1
        turn = (place - 1) // away
        if space.card != NONE and turn < len(turns):
            out[space.number] = turns[turn]
    return out


def coming(t: ThroughTheAges) -> list[int]:
    """The seats at whose turns the row will move, up to the viewer's own next one; none in the first round."""
    seats = t.clockwise(t.active)
    if t.over or not seats:
        return []
    if t.round <= 1:
        return t.clockwise(t.start)
    order = [*seats[1:], seats[0]] if seats[0] == t.active else seats
    if t.round != t.last:
        return order
    return [seat for seat in order if (seat - t.start) % t.seats > (t.active - t.start) % t.seats]


def brief(t: ThroughTheAges, ref: str, texts: Texts) -> str:
    """The reason in two or three words, by the name of the rule: editions share it whatever its number is."""
    if not ref:
        return ""
    key = f"tta-no-{t.box.book.names.get(ref, '')}".replace("_", "-")
    return texts.text(key) if texts.has(key) else texts.text("tta-no")


# the hands

def civil(civ: Civilization, sight: Sight, says: list[Say], texts: Texts) -> list[Held]:
    t = view_of(sight)
    return [held_civil(t, sight.viewer, card, says, texts) for card in civ.cards]


def held_civil(t: ThroughTheAges, seat: int, card: int, says: list[Say], texts: Texts) -> Held:
    word = hand_word(t, card, says)
    out = Held(face_of(t.box, card, texts), word)
    if word:
        out.price = costs(next(say for say in about(says, t.box.cards[card].id) if f" {word}" in f" {say.words}"))
    elif says and phase(t) == "actions":
        deny(out, t, seat, natural(t, card), texts)
    return out


def deny(held: Held, t: ThroughTheAges, seat: int, move: Move, texts: Texts) -> None:
    """Why nothing can be done with the card: the rule, in a few words, and what is missing."""
    held.why = refusal(t, seat, move)
    held.because = missing(t, seat, move, texts)
    held.short = lacking(t, seat, move, texts) or brief(t, held.why, texts)


def lacking(t: ThroughTheAges, seat: int, move: Move, texts: Texts) -> str:
    """How much of what is missing, in two words; empty where nothing can be counted."""
    rule = check(t, seat, move)
    found = None if rule is None else cause(t, seat, move, rule)
    if found is None or len(found.args) != 2:
        return ""
    return texts.text(f"tta-lacks-{found.word}".replace("_", "-"), number=found.args[0] - found.args[1])


def costs(say: Say) -> list[Value]:
    """What is paid, without what comes back."""
    return [value for value in say.price if not value.number.startswith("+")]


def natural(t: ThroughTheAges, card: int) -> Move:
    """What one does with a civil card."""
    category = t.box.cards[card].category
    if category == LEADER:
        return moves.LEAD[card]
    if category == ACTION:
        act = t.box.cards[card].act
        return moves.PLAY[card][1 if act and act.either else 0]
    return moves.REVOLT[card] if category == GOVERNMENT else moves.DEVELOP[card]


def military(civ: Civilization, sight: Sight, says: list[Say], texts: Texts) -> list[Held]:
    """The viewer's military cards; those already named for a force or a defence are marked."""
    t = view_of(sight)
    used = named(t, sight.viewer)
    out: list[Held] = []
    for card in civ.hand:
        if card == NONE:
            continue
        if card in used:
            used.remove(card)
            said = texts.text("tta-used", value=worth(t, sight.viewer, card))
            out.append(Held(face_of(t.box, card, texts), "", "", said, "used"))
        else:
            out.append(held_military(t, sight.viewer, card, says, texts))
    return out


def held_military(t: ThroughTheAges, seat: int, card: int, says: list[Say], texts: Texts) -> Held:
    word = hand_word(t, card, says)
    out = Held(face_of(t.box, card, texts), word)
    now = phase(t)
    if word and now in ("defence", "force"):
        out.short = texts.text("tta-worth", value=worth(t, seat, card))
    elif word:
        out.price = next((say.price for say in about(says, t.box.cards[card].id)), [])
    elif says and now == "actions" and t.box.cards[card].category == TACTIC:
        deny(out, t, seat, moves.ADOPT[card], texts)
    elif says and now in ("defence", "force"):
        deny(out, t, seat, moves.USE[card], texts)
    else:
        out.state = "hold"
        out.short = texts.text("tta-hold", kind=out.face.kind)
    return out


def named(t: ThroughTheAges, seat: int) -> list[int]:
    """The cards that the seat has named in the decision that is open."""
    top: object = None if t.over else t.stack[-1]
    if isinstance(top, Defence) and top.rival == seat:
        return top.cards()[:]
    return top.cards()[:] if isinstance(top, SendForce) and top.seat == seat else []


def worth(t: ThroughTheAges, seat: int, card: int) -> int:
    """What a named card adds."""
    if phase(t) == "force":
        return force_value(t.seat[seat], card)
    return defence_value(t.seat[seat], card)
