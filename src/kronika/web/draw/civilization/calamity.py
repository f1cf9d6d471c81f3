"""A calamity as a card: whom it hits, how much each has to lose and why, and what the viewer chooses."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.games.civilization.areas import AREA_IDS, AREAS, VOLCANOES
from kronika.games.civilization.calamities import Piracy, exposed
from kronika.games.civilization.cards import (
    CARDS,
    CIVIL_WAR,
    DEMOCRACY,
    DISORDER,
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM,
    LAW,
    MEDICINE,
    PHILOSOPHY,
    POTTERY,
)
from kronika.games.civilization.civil_war import CivilWar
from kronika.games.civilization.losses import Shares, Toll
from kronika.games.civilization.notation import NATION, PLAIN, VOLCANO
from kronika.games.civilization.parts import Blow, Board
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.barter import people
from kronika.web.draw.civilization.blows import Struck, struck
from kronika.web.draw.civilization.face import Good, goods
from kronika.web.draw.page import Say, you_or
from kronika.web.draw.sight import Sight

# What changes the number: the card that does, and the calamity. The first that is owned counts.
OWN = {FLOOD: [(ENGINEERING, 7, 17)], EPIDEMIC: [(MEDICINE, 11, 16)], FAMINE: [], CIVIL_WAR: [(PHILOSOPHY, 15, 35),
       (DEMOCRACY, 45, 35)], ICONOCLASM: [(PHILOSOPHY, 2, 4), (LAW, 3, 4)], DISORDER: [(DEMOCRACY, 6, 4), (LAW, 5, 4)]}
OTHERS = {FLOOD: [(ENGINEERING, 7, 10)], EPIDEMIC: [(MEDICINE, 5, 10)], FAMINE: [],
          ICONOCLASM: [(PHILOSOPHY, 0, 2), (LAW, 1, 2)]}


@dataclass
class Victim:
    """What one seat has to do with it."""

    seat: int
    name: str
    role: str                          # primary, secondary, spared
    amount: int                        # units or cities that are lost; -1: not known, or not a number
    most: int                          # that may be ordered, while it is being ordered
    because: str                       # the card that changes the number
    state: str                         # now, done, later, or nothing
    lost: str                          # what has been lost so far
    stake: str = ""                    # what could be lost
    choice: Choice | None = None       # the numbers that can be ordered


@dataclass
class Choice:
    """Something that can be lost or ordered, with a button for each number."""

    title: str
    detail: str
    says: list[tuple[str, Say]]        # what the button shows, and what it says
    seat: int = -1
    beside: bool = False               # it stands beside the victim


@dataclass
class Calamity:
    """The calamity being carried out, and those that the turn has seen before."""

    good: Good | None                  # None: cities are lost for want of support
    victim: str
    seat: int
    giver: str
    counted: str                       # what is due: units, cities, or what others may be told to lose
    due: int
    decides: str
    victims: list[Victim]
    choices: list[Choice]
    before: list[Struck] = field(default_factory=list)


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, says: list[Say]) -> Calamity | None:
    """None where there is nothing to tell: before E11, and in turns without a calamity."""
    if board.event < 11 or board.phase == "over":
        return None
    told = struck(sight, texts)
    if board.blow is None:
        return Calamity(None, "", -1, "", "units", 0, "", [], [], told) if told else None
    return scene(table, sight, texts, board.blow, told, says)


def scene(table: Civilization, sight: Sight, texts: Texts, blow: Blow, told: list[Struck],
          says: list[Say]) -> Calamity:
    kind = told[0].good.kind if told else blow.kind
    toll = next((step for step in table.stack if isinstance(step, Toll)), None)
    top: object = table.stack[-1]
    hit = toll.victims[0] if toll else blow.victim
    giver = top.giver if isinstance(top, (Shares, Piracy)) else told[0].by if told else -1
    lines, offered = victims(sight, texts, table, kind, hit, toll, told), choices(sight, texts, table, says)
    if isinstance(top, Shares):
        beside(lines, offered, texts, table, top)
    return Calamity(goods(texts.lang)[kind], you_or(sight, texts, hit), hit,
                    you_or(sight, texts, giver) if giver >= 0 else "", measure(kind, top), blow.due,
                    you_or(sight, texts, blow.decides), lines, offered, told[1:])


def beside(lines: list[Victim], offered: list[Choice], texts: Texts, table: Civilization, shares: Shares) -> None:
    """While losses are ordered: the numbers stand beside each victim, with what there is to lose."""
    for line in lines:
        p = table.seat[line.seat]
        if shares.kind == ICONOCLASM:
            line.stake = texts.text("cvt-stake-cities", number=p.cities)
        else:
            units = exposed(table, line.seat, shares.plain) if shares.kind == FLOOD else table.units(line.seat)
            line.stake = texts.text("cvt-stake-plain" if shares.kind == FLOOD else "cvt-stake-units", number=units)
        line.choice = next((each for each in offered if each.seat == line.seat), None)
        if line.choice:
            line.choice.beside = True


def measure(kind: int, top: object) -> str:
    what = "cities" if kind in (ICONOCLASM, DISORDER) or isinstance(top, Piracy) else "units"
    return f"other-{what}" if isinstance(top, Shares) else what


def victims(sight: Sight, texts: Texts, table: Civilization, kind: int, hit: int, toll: Toll | None,
            told: list[Struck]) -> list[Victim]:
    """The primary victim first, then the others in the order of the table."""
    top: object = table.stack[-1]
    shares = top if isinstance(top, Shares) else None
    out: list[Victim] = []
    for seat in [hit, *[seat for seat in table.order if seat != hit]]:
        line = Victim(seat, you_or(sight, texts, seat), "primary" if seat == hit else "spared", -1, 0,
                      softened(texts, table, kind, seat, seat == hit), "", told[0].lost.get(seat, "") if told else "")
        if shares:
            ordered(line, shares, table, hit)
        elif toll:
            taken(line, toll, hit)
        elif isinstance(top, CivilWar):
            line.role = "secondary" if seat == top.taker else line.role
            line.state = "now" if seat == (top.taker if top.pc == 2 else hit) else ""
        if line.role != "spared" or line.lost or shares:
            out.append(line)
    return out


def ordered(line: Victim, shares: Shares, table: Civilization, hit: int) -> None:
    """While the primary victim says what others have to lose."""
    if line.seat == hit:
        line.amount, line.state = shares.own, "now"
        return
    line.amount = shares.amounts[line.seat]
    line.most = shares.most(table, line.seat)
    line.role = "secondary" if line.amount else "spared"


def taken(line: Victim, toll: Toll, hit: int) -> None:
    """While each loses in turn."""
    if line.seat not in toll.victims:
        return
    at = toll.victims.index(line.seat)
    line.role = "primary" if line.seat == hit else "secondary"
    line.amount = toll.amounts[at]
    line.state = "done" if at < toll.at - 1 else "now" if at == toll.at - 1 else "later"


def softened(texts: Texts, table: Civilization, kind: int, seat: int, primary: bool) -> str:
    """The civilization card that changes what the seat loses."""
    p = table.seat[seat]
    for card, number, else_ in (OWN if primary else OTHERS).get(kind, []):
        if p.has(card):
            name = CARDS[card.bit_length() - 1].names[texts.lang]
            key = "keeps" if kind == DISORDER else "own" if primary else "most"
            return texts.text(f"cvt-softened-{key}", card=name, number=number, usual=else_)
    if kind == FAMINE and p.has(POTTERY):
        return texts.text("cvt-softened-pottery", card=CARDS[POTTERY.bit_length() - 1].names[texts.lang])
    return ""


def choices(sight: Sight, texts: Texts, table: Civilization, says: list[Say]) -> list[Choice]:
    """All that can be said, by what it is said of: an area, a nation, a volcano, a plain."""
    out: dict[tuple[str, str], Choice] = {}
    for say in says:
        verb, *rest = say.list
        if not rest:
            continue
        key = (rest[0], "city" if verb in CITY else verb)
        if key not in out:
            out[key] = choice(sight, texts, table, verb, rest[0])
        out[key].says.append((rest[1] if len(rest) > 1 else texts.text(f"cvt-do-{verb}"), say))
    return list(out.values())


CITY = ("destroy", "reduce", "raid", "secede", "seize")


def choice(sight: Sight, texts: Texts, table: Civilization, verb: str, word: str) -> Choice:
    if verb in ("assign", "nominate"):           # first: Thrace is a nation and an area
        seat = table.seat_of(NATION.words.index(word))
        p = table.seat[seat]
        return Choice(sight.names[seat], texts.text("cvt-choice-nation", nation=people(sight, seat, texts.lang),
                                                    tokens=p.people, cities=p.cities), [], seat)
    if word in AREA_IDS:
        return of_area(sight, texts, table, verb, AREA_IDS.index(word))
    if word in VOLCANO.words:
        areas = VOLCANOES[VOLCANO.words.index(word)]
        units = sum(table.on(area, sight.viewer) + 5 * (table.city[area] == sight.viewer) for area in areas)
        return Choice("", texts.text("cvt-choice-units", number=units), [])
    if word in PLAIN.words:
        units = exposed(table, sight.viewer, PLAIN.words.index(word))
        return Choice("", texts.text("cvt-choice-units", number=units), [])
    return Choice("", "", [])


def of_area(sight: Sight, texts: Texts, table: Civilization, verb: str, area: int) -> Choice:
    owner = table.city[area]
    name = AREAS[area].names[texts.lang]
    if verb in CITY:
        tokens = table.room(area, owner) if owner >= 0 else 0
        key = "cvt-choice-reduced" if verb == "reduce" else "cvt-choice-city"
        return Choice(name, texts.text(key, tokens=tokens), [], owner if owner != sight.viewer else -1)
    seat = sight.viewer
    top: object = table.stack[-1]
    if isinstance(top, CivilWar):
        seat = top.victim
    detail = texts.text("cvt-choice-tokens", tokens=table.on(area, seat), limit=AREAS[area].limit)
    return Choice(name, detail, [], seat if seat != sight.viewer else -1)

