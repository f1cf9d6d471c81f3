"""Why a seat is asked: the card behind the question, who brought it up, and whom it touches how."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.table import Note
from kronika.games.through_the_ages import effects, notes
from kronika.games.through_the_ages.choices import Pick, Raid, Share
from kronika.games.through_the_ages.combat_2006 import Pillage
from kronika.games.through_the_ages.events import Evaluate
from kronika.games.through_the_ages.losses import LoseTokens
from kronika.games.through_the_ages.orders import Ordered
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.war import Spoils
from kronika.locale import Texts
from kronika.locale.log import line
from kronika.web.draw.page import you_or
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.face import Face, Value, face_of
from kronika.web.draw.through_the_ages.panel import Panel

# The number by which an event finds those whom it touches
RANKED: Final = {effects.STRONGEST: "str", effects.WEAKEST: "str", effects.TWO_STRONGEST: "str",
                 effects.TWO_WEAKEST: "str", effects.MOST_CULTURE: "cul", effects.LEAST_CULTURE: "cul",
                 effects.HAPPIEST: "hap", effects.MOST_DISCONTENT: "hap"}
BEGINS: Final = ("revealed", "attacked", "war")            # notes that tell what came up, with its card
SILENT: Final = ("turn", "round", "age")


@dataclass
class Touched:
    """A seat, as the card touches it."""

    panel: Panel
    number: Value                      # what counts
    state: str                         # now, done, later, not, attacks, defends
    told: list[str] = field(default_factory=list)          # what it has come to so far


@dataclass
class Why:
    """The card, what brought it up, and a line for each seat."""

    face: Face
    origin: str
    by: Panel | None
    seats: list[Touched]


def why(t: ThroughTheAges, sight: Sight, panels: dict[int, Panel], texts: Texts) -> Why | None:
    """The card behind the decision that is open; None if no card is behind it."""
    event = evaluated(t)
    if event is not None:
        by, origin = who_revealed(t, sight, texts)
        return Why(face_of(t.box, event.card, texts), origin, panels.get(by), touched(t, sight, event, panels, texts))
    top: object = t.stack[-1]
    if isinstance(top, Ordered):
        return Why(face_of(t.box, top.card, texts), texts.text("tta-why-played"), panels[top.seat], [])
    if isinstance(top, LoseTokens) and top.wonder:
        wonder = face_of(t.box, t.seat[top.seat].unfinished, texts)
        return Why(wonder, texts.text("tta-why-stage"), panels[top.seat], [])
    return fought(t, sight, panels, texts)


def evaluated(t: ThroughTheAges) -> Evaluate | None:
    """The event that is being carried out."""
    for step in reversed(t.stack):
        found: object = step
        if isinstance(found, Evaluate):
            return found
    return None


def who_revealed(t: ThroughTheAges, sight: Sight, texts: Texts) -> tuple[int, str]:
    """Whose event turned this one over."""
    return t.active, texts.text("tta-why-event", who=whose(sight, t.active), name=sight.names[t.active])


def whose(sight: Sight, seat: int) -> str:
    return "you" if seat == sight.viewer else "other"


def touched(t: ThroughTheAges, sight: Sight, event: Evaluate, panels: dict[int, Panel], texts: Texts) -> list[Touched]:
    """Everybody in the order in which the event goes round."""
    part = t.box.cards[event.card].parts[min(event.part, len(event.who) - 1)]
    icon = RANKED.get(part.who, "cul")
    seats = t.clockwise(t.active)
    said = since(sight, "revealed")
    out: list[Touched] = []
    for place, seat in enumerate(seats):
        mine = [note for note in said if note.seat == seat]
        told = [line(texts, notes.of(t.box.name), note, sight.names, sight.viewer) for note in mine]
        out.append(Touched(panels[seat], Value(icon, panels[seat].of(icon).number),
                           aimed(t, seat) or state(event, seat, place), told))
    return out


def aimed(t: ThroughTheAges, seat: int) -> str:
    """Whether another decides about this seat, now or soon."""
    steps: list[object] = [step for step in t.stack if isinstance(step, Pick) and step.victim == seat != step.seat]
    return "" if not steps else "aimed" if steps[-1] is t.stack[-1] else "soon"


def state(event: Evaluate, seat: int, place: int) -> str:
    """Whether the event is at this seat, was there, or is still to come."""
    left = event.who[event.part:]
    if not any((bits >> seat) & 1 for bits in event.who):
        return "not"
    if left and (left[0] >> seat) & 1 and place == event.place - 1:
        return "now"
    here = bool(left) and (left[0] >> seat) & 1 == 1 and place >= event.place
    return "later" if here or any((bits >> seat) & 1 for bits in left[1:]) else "done"


def since(sight: Sight, word: str) -> list[Note]:
    """What the log tells after the last note of this word."""
    said = [note for row in sight.lines for note in row.notes]
    at = max((i for i, note in enumerate(said) if note.word == word), default=len(said))
    return said[at + 1:]


def fought(t: ThroughTheAges, sight: Sight, panels: dict[int, Panel], texts: Texts) -> Why | None:
    """The aggression or the war whose spoils are being taken."""
    note = next((note for row in reversed(sight.lines) for note in reversed(row.notes) if note.word in BEGINS), None)
    if note is None or note.word == "revealed":
        return None
    card, rival = note.args[:2]
    seats = [Touched(panels[seat], Value("str", panels[seat].of("str").number), how)
             for seat, how in ((note.seat, "attacks"), (rival, "defends"))]
    if note.word == "war":
        for each, strength in zip(seats, note.args[2:]):
            each.number = Value("str", str(strength))
    origin = texts.text(f"tta-why-{note.word}", who=whose(sight, note.seat), name=sight.names[note.seat],
                        rival=you_or(sight, texts, rival), rival_who=whose(sight, rival))
    return Why(face_of(t.box, card, texts), origin, panels[note.seat], seats)


def happened(t: ThroughTheAges, sight: Sight, panels: dict[int, Panel], texts: Texts) -> Why | None:
    """The event, attack or war that has just come out, with what each seat gained or lost; until the one whose turn it
    is does something."""
    begun = next((line for line in reversed(sight.lines) if any(note.word in BEGINS for note in line.notes)), None)
    if t.over or begun is None:
        return None
    after = [line for line in sight.lines if line.number > begun.number]
    spoken = [line for line in after if line.seat in range(t.seats)]
    turned = any(note.word == "turn" for line in after for note in line.notes)
    if any(line.seat == t.active for line in spoken) or (turned and spoken):
        return None
    said = [note for line in [begun, *after] for note in line.notes]
    at = max(i for i, note in enumerate(said) if note.word in BEGINS)
    first = said[at]
    if first.word != "revealed":
        out = fought(t, sight, panels, texts)
        seats = out.seats if out else []
        if out and any(note.word == "defended" for note in said[at:]):
            out.origin = texts.text("tta-why-repelled", who=whose(sight, first.seat), name=sight.names[first.seat],
                                    rival=you_or(sight, texts, first.args[1]), rival_who=whose(sight, first.args[1]))
    else:
        by, origin = who_revealed(t, sight, texts)
        out = Why(face_of(t.box, first.args[0], texts), origin, panels.get(by), [])
        seats = out.seats = [Touched(panels[seat], Value("cul", panels[seat].of("cul").number), "not")
                             for seat in t.clockwise(t.active)]
    for each in seats:
        each.told = [line_of(texts, t, note, sight) for note in said[at + 1:]
                     if note.seat == each.panel.civ.seat and note.word not in SILENT]
    return out


def line_of(texts: Texts, t: ThroughTheAges, note: Note, sight: Sight) -> str:
    return line(texts, notes.of(t.box.name), note, sight.names, sight.viewer)


def victim(t: ThroughTheAges, seat: int) -> int:
    """Whose cards or goods the decision is about."""
    top: object = t.stack[-1]
    if isinstance(top, (Pick, Raid, Share, Pillage)):
        return top.victim
    return top.loser if isinstance(top, Spoils) else seat

