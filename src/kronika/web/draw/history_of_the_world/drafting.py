"""The choice of cards: the cards of the pile with what they promise, who chooses now, what was taken and seen."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS, PER_EPOCH
from kronika.games.history_of_the_world.classic import ClassicDraft
from kronika.games.history_of_the_world.draft import EMPIRE_CHOSEN, EVENT_CHOSEN, Draft
from kronika.games.history_of_the_world.lands import LANDS, NEAR, REGIONS, TOKENS, reach
from kronika.games.history_of_the_world.outlook import empire_worth
from kronika.games.history_of_the_world.parts import Board
from kronika.games.history_of_the_world.table import EMPIRE_PILE, World
from kronika.locale import Texts
from kronika.web.draw.history_of_the_world.face import Face, empire_face, event_face
from kronika.web.draw.page import you_or
from kronika.web.draw.sight import Person, Sight


@dataclass
class Offered:
    """A card of the pile."""

    face: Face
    letter: str
    homes: list[str]                   # what its start lands hold now
    regions: list[tuple[str, str, str]]          # within reach at once: id, name, values
    worth: int = 0                     # a quick estimate
    share: int = 0                     # of the best of the pile, in hundredths
    pick: bool = False


@dataclass
class Chooser:
    """A player in the order of the choice."""

    person: Person
    name: str
    score: int
    event: str                         # done, now, wait
    empire: str
    events: int                        # how many cards he sees or saw
    empires: int
    me: bool


@dataclass
class Drafting:
    """The whole choice."""

    events: bool                       # whether the open pile is of events
    classic: bool
    cards: list[Offered]
    choosers: list[Chooser]
    mine: list[Face] = field(default_factory=list)         # chosen in this epoch
    passed: list[Face] = field(default_factory=list)       # seen and handed on
    next_name: str = ""

    @property
    def doubt(self) -> bool:
        return any(offered.face.doubt for offered in self.cards)


def drafting(board: Board, table: World, sight: Sight, texts: Texts, words: set[str]) -> Drafting | None:
    top: object = None if table.over else table.stack[-1]
    if isinstance(top, ClassicDraft):
        events = top.pile == 0
        return Drafting(events, True, offered(board, table, sight, texts, words, events),
                        classic_choosers(top, table, sight, texts), chosen(table, sight, texts.lang))
    if not isinstance(top, Draft):
        return None
    events = board.phase == "events"
    out = Drafting(events, False, offered(board, table, sight, texts, words, events),
                   choosers(top, table, sight, texts), chosen(table, sight, texts.lang),
                   passed(table, sight, texts.lang))
    after = top.round + 1
    if after < table.seats:
        seat = table.order[after] if events else table.order[table.seats - 1 - after]
        out.next_name = sight.names[seat]
    return out


def offered(board: Board, table: World, sight: Sight, texts: Texts, words: set[str], events: bool) -> list[Offered]:
    out = [one(card, i, table, sight, texts, events) for i, card in enumerate(board.pile)]
    best = max([card.worth for card in out], default=0)
    for card in out:
        card.share = 100 * card.worth // best if best else 0
        card.pick = card.face.id in words
    return out


def one(card: int, place: int, table: World, sight: Sight, texts: Texts, events: bool) -> Offered:
    face = event_face(card, texts.lang) if events else empire_face(card, texts.lang)
    row = EVENTS[card].card if events else EMPIRES[card]
    if row is None:
        return Offered(face, chr(65 + place), [], [])
    homes = [home(land, table, sight, texts) for land in row.start]
    out = Offered(face, chr(65 + place), homes, near(row.start, row.discs, table, texts.lang))
    if not events:
        out.worth = max(0, round(empire_worth(table, sight.viewer, card)))
    return out


def home(land: int, table: World, sight: Sight, texts: Texts) -> str:
    """Who must leave the start land."""
    holder = table.holder[land]
    if holder < 0:
        return texts.text("hw-home-free", land=LANDS[land].names[texts.lang])
    return texts.text("hw-home-leaves", land=LANDS[land].names[texts.lang], name=sight.names[holder],
                      who="you" if holder == sight.viewer else "other")


def near(start: list[int], discs: int, table: World, lang: str) -> list[tuple[str, str, str]]:
    """The regions of the start lands and of what can be reached from there at once, with their tokens."""
    lands = list(start)
    for land in start:
        lands += NEAR[land]
        lands += [*reach(discs).caravan[land], *reach(discs).fleet[land]]
    out: list[tuple[str, str, str]] = []
    for region in dict.fromkeys(LANDS[land].region for land in lands):
        token = table.tokens[region]
        if token >= 0:
            out.append((REGIONS[region].id, REGIONS[region].names[lang], "·".join(map(str, TOKENS[token].values))))
    return out[:4]


def choosers(top: Draft, table: World, sight: Sight, texts: Texts) -> list[Chooser]:
    """From the most points to the fewest: events go down, empires go up."""
    out: list[Chooser] = []
    for rank, seat in enumerate(table.order):
        back = table.seats - 1 - rank
        out.append(Chooser(
            sight.people[seat], you_or(sight, texts, seat),
            table.seat[seat].score, state(rank, top.round, top.ready & EVENT_CHOSEN),
            state(back, top.round, top.ready & EMPIRE_CHOSEN), table.seats - rank, table.seats - back,
            seat == sight.viewer))
    return out


def state(place: int, now: int, ready: int) -> str:
    if place < now or (place == now and ready):
        return "done"
    return "now" if place == now else "wait"


def classic_choosers(top: ClassicDraft, table: World, sight: Sight, texts: Texts) -> list[Chooser]:
    out: list[Chooser] = []
    for seat in table.order:
        has = (top.has >> seat) & 1
        now = top.drawn < table.seats and top.drawer(table) == seat
        this = "now" if now else "done" if has else "wait"
        out.append(Chooser(sight.people[seat], you_or(sight, texts, seat),
                           table.seat[seat].score, this if top.pile == 0 else "done",
                           this if top.pile == 1 else "wait", 1, 1, seat == sight.viewer))
    return out


def chosen(table: World, sight: Sight, lang: str) -> list[Face]:
    """The viewer's cards of this epoch."""
    if not sight.seated:
        return []
    p = table.seat[sight.viewer]
    event = p.event[table.epoch - 1]
    out = [event_face(event, lang)] if event >= 0 else []
    return out + ([empire_face(p.empire, lang)] if p.empire >= 0 else [])


def passed(table: World, sight: Sight, lang: str) -> list[Face]:
    """What the viewer saw in this epoch and handed on (HW-26.03)."""
    if not sight.seated:
        return []
    seen = table.seat[sight.viewer].memory().passed
    first = (table.epoch - 1) * PER_EPOCH
    out = [event_face(first + i, lang) for i in range(PER_EPOCH) if (seen[table.epoch - 1] >> i) & 1]
    return out + [empire_face(first + i, lang) for i in range(PER_EPOCH) if (seen[EMPIRE_PILE] >> i) & 1]
