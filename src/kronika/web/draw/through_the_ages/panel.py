"""A civilization as a player board: numbers with their sums, technologies by type, banks with their thresholds."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.armies import arrangement, is_outdated
from kronika.games.through_the_ages.board import phase
from kronika.games.through_the_ages.cards import CATEGORIES, HOLDERS
from kronika.games.through_the_ages.edition import Edition
from kronika.games.through_the_ages.parts import Board, Civilization, Sum, Technology, Wonder
from kronika.games.through_the_ages.ratings import Part
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.locale import Texts
from kronika.web.draw.page import refusal
from kronika.web.draw.sight import Person, Seated
from kronika.web.draw.through_the_ages.acts import cell_word, leader_word, missing
from kronika.web.draw.through_the_ages.face import ICONS, Face, face_of, name
from kronika.web.draw.through_the_ages.said import Say
from kronika.web.draw.words import minus, signed

TOKEN: Final = 14                      # the width of a token of a bank
URBAN: Final = range(2, 7)
RULING: Final = ("government", "leader", "pact", "war")
ARMY: Final = ("infantry", "cavalry", "artillery")


@dataclass
class Number:
    """A number that explains its sum."""

    key: str
    icon: str
    number: str
    more: str                          # what it changes by, in full
    net: str                           # and in one number
    sum: list[tuple[str, str]]         # lines: what, how much


@dataclass
class Cell:
    """A technology in play."""

    face: Face
    workers: int
    tokens: int
    price: int
    price_sum: str
    word: str
    why: str = ""                      # the rule that forbids to build another
    because: str = ""
    old: bool = False                  # units that outdate their army


@dataclass
class Column:
    """The technologies of a type."""

    kind: str
    icon: str
    name: str
    cells: list[Cell]
    workers: int
    limit: int                         # of urban buildings; 0: none


@dataclass
class Drawn:
    """Armies of a kind: how many, and what each gives."""

    kind: str                          # full or outdated
    number: int
    strength: int


@dataclass
class Mini:
    """Something that lies beside the board."""

    face: Face
    word: str = ""
    wide: bool = False
    note: str = ""
    wonder: Wonder | None = None
    seat: int = -1
    armies: list[Drawn] = field(default_factory=list)      # of a tactic


@dataclass
class Section:
    """A stretch of a bank: where it stands, what it means, whether it is the one that counts now."""

    x: int
    width: int
    now: bool


@dataclass
class Bank:
    """A bank as a drawing."""

    tokens: int
    width: int
    sections: list[Section]
    full: str                          # a path through the tokens
    bare: str                          # and one through the empty squares
    next: int = -1                     # tokens at which it gets worse; -1: it cannot


@dataclass
class Panel(Seated):
    """A civilization, drawn."""

    civ: Civilization
    person: Person
    government: Face
    numbers: list[Number]
    columns: list[Column]
    estate: list[Mini]
    yellow: Bank
    blue: Bank
    grow: int                          # the food for one more worker
    state: str                         # turn, next, wait or nothing
    rank: int                          # in strength, from 1
    stronger: int                      # than the viewer, by so much
    civil_sum: str
    military_sum: str
    cards: list[Face]                  # the civil hand, open to all

    @property
    def rulers(self) -> list[Mini]:
        """Government and leader, then what binds to others: pacts and wars."""
        return sorted([each for each in self.estate if each.face.kind in RULING], key=lambda each: each.seat >= 0)

    @property
    def treasures(self) -> list[Mini]:
        """All else that lies beside the board."""
        return [each for each in self.estate if each.face.kind not in RULING]

    @property
    def known(self) -> list[Mini]:
        """What is told of an opponent by name: the leader, a wonder in the making, pacts and wars."""
        return [each for each in self.estate if each.wonder or each.face.kind in ("leader", "pact", "war")]

    @property
    def counted(self) -> list[tuple[str, str, list[str]]]:
        """And what is only counted: wonders, colonies, special technologies."""
        out: list[tuple[str, str, list[str]]] = []
        for icon in ("wonder", "colony", "special", "tactic"):
            mine = [each.face for each in self.estate if each.face.icon == icon and not each.wonder]
            if mine:
                out.append((icon, mine[0].color, [face.plain for face in mine]))
        return out

    def of(self, key: str) -> Number:
        return next(number for number in self.numbers if number.key == key)


def panel(board: Board, civ: Civilization, t: ThroughTheAges, person: Person, says: list[Say], texts: Texts) -> Panel:
    """`says`: what the viewer can say of this civilization; empty for the others."""
    return Panel(civ, person, face_of(t.box, civ.government, texts), numbers(civ, t.box, texts),
                 columns(civ, t, says, texts), estate(civ, t, says, texts), yellow_bank(civ, t.box),
                 blue_bank(civ, t.box), civ.population_cost, state(board, civ), strength_rank(board, civ),
                 civ.ratings["strength"].total - board.civilizations[0].ratings["strength"].total,
                 total_sum(civ.ratings["civil"], t.box, texts), total_sum(civ.ratings["military"], t.box, texts),
                 [face_of(t.box, card, texts) for card in civ.cards])


def state(board: Board, civ: Civilization) -> str:
    if not civ.plays:
        return "resigned"
    if civ.seat in board.undecided:
        return "wait"
    return "turn" if civ.seat == board.active and board.phase != "over" else ""


def strength_rank(board: Board, civ: Civilization) -> int:
    mine = civ.ratings["strength"].total
    return 1 + sum(other.ratings["strength"].total > mine for other in board.civilizations if other.plays)


# numbers

def lines(parts: list[Part], box: Edition, texts: Texts) -> list[tuple[str, str]]:
    return [(name(box, part.card, texts.lang) if part.card != NONE else texts.text("tta-sum-other"), minus(part.amount))
            for part in parts]


def total_sum(total: Sum, box: Edition, texts: Texts) -> str:
    said = [f"{what} {number}" for what, number in lines(total.parts, box, texts)]
    return f"{total.total} = {' + '.join(said)}".replace("+ −", "− ") if said else str(total.total)


def numbers(civ: Civilization, box: Edition, texts: Texts) -> list[Number]:
    """Food, resources, science, happiness, culture, strength."""
    food, ore = civ.produces["food"], civ.produces["resources"]
    eaten, lost = civ.consumption, civ.corruption
    faces = civ.ratings["happiness"]
    science, culture = civ.ratings["science"], civ.ratings["culture"]
    strength = civ.ratings["strength"]
    return [
        Number("food", "food", str(civ.food), change(food.total, eaten), signed(food.total - eaten),
               [*stored(civ, 0, box, texts), *made(food, box, texts), (texts.text("tta-sum-eaten"), minus(-eaten))]),
        Number("res", "res", str(civ.resources), change(ore.total, lost), signed(ore.total - lost),
               [*stored(civ, 1, box, texts), *made(ore, box, texts), (texts.text("tta-sum-corruption"), minus(-lost))]),
        Number("sci", "sci", str(civ.science), signed(science.total), signed(science.total), made(science, box, texts)),
        Number("hap", "hap", f"{faces.total}/{civ.needed_faces}", "", "", [
            *lines(faces.parts, box, texts), (texts.text("tta-sum-needed"), str(civ.needed_faces))]),
        Number("cul", "cul", str(civ.culture), signed(culture.total), signed(culture.total), made(culture, box, texts)),
        Number("str", "str", str(strength.total), "", "", lines(strength.parts, box, texts))]


def change(made_: int, lost: int) -> str:
    return f"+{made_} −{lost}" if lost else f"+{made_}"


def stored(civ: Civilization, kind: int, box: Edition, texts: Texts) -> list[tuple[str, str]]:
    """What lies on the cards of a type, token by token."""
    return [(f"{name(box, tech.card, texts.lang)} {tech.tokens} × {box.value[tech.card]} =",
             str(tech.tokens * box.value[tech.card])) for tech in civ.technologies[kind] if tech.tokens]


def made(total: Sum, box: Edition, texts: Texts) -> list[tuple[str, str]]:
    """What a turn brings."""
    return [*[(what, f"+{number}" if not number.startswith("−") else number) for what, number in
              lines(total.parts, box, texts)], (texts.text("tta-sum-turn"), signed(total.total))]


# technologies

def columns(civ: Civilization, t: ThroughTheAges, says: list[Say], texts: Texts) -> list[Column]:
    out: list[Column] = []
    for category, techs in enumerate(civ.technologies):
        kind = CATEGORIES[category]
        out.append(Column(kind, ICONS.get(kind, kind), texts.text(f"tta-kind-{kind}"),
                          [cell(civ, t, tech, says, texts) for tech in techs],
                          sum(tech.workers for tech in techs), civ.urban_limit if category in URBAN else 0))
    return out


def cell(civ: Civilization, t: ThroughTheAges, tech: Technology, says: list[Say], texts: Texts) -> Cell:
    out = Cell(face_of(t.box, tech.card, texts), tech.workers, tech.tokens if tech.card < HOLDERS else 0,
               tech.cost.total, total_sum(tech.cost, t.box, texts), cell_word(t, civ.seat, tech.card, says))
    if civ.tactic != NONE and tech.workers and out.face.kind in ARMY:
        out.old = is_outdated(t.seat[civ.seat], tech.card)
    if says and not out.word and phase(t) == "actions":
        out.why = refusal(t, civ.seat, moves.BUILD[tech.card])
        out.because = missing(t, civ.seat, moves.BUILD[tech.card], texts)
    return out


# what lies beside the board

def estate(civ: Civilization, t: ThroughTheAges, says: list[Say], texts: Texts) -> list[Mini]:
    """Government, leader, special technologies, wonders, colonies, tactic, pacts and wars."""
    out = [Mini(face_of(t.box, civ.government, texts))]
    if civ.leader != NONE:
        out.append(Mini(face_of(t.box, civ.leader, texts), leader_word(says)))
    out += [Mini(face_of(t.box, card, texts)) for card in civ.specials]
    for wonder in civ.wonders:
        note = texts.text("tta-ruined") if wonder.ruined else texts.text("tta-homer") if wonder.homer else ""
        face = face_of(t.box, wonder.card, texts)
        crowded = len(face.values) + bool(note) > 2
        out.append(Mini(face, cell_word(t, civ.seat, wonder.card, says), crowded, note))
    out += [Mini(face_of(t.box, card, texts), cell_word(t, civ.seat, card, says)) for card in civ.colonies]
    if civ.unfinished is not None:
        word = "stage" if any(say.verb == "stage" for say in says) else ""
        out.append(Mini(face_of(t.box, civ.unfinished.card, texts), word, True, wonder=civ.unfinished))
    if civ.tactic != NONE:
        note = texts.text("tta-army-strength", strength=civ.tactical)
        out.append(Mini(face_of(t.box, civ.tactic, texts), "", True, note, armies=drawn(t, civ.seat)))
    for pact in civ.pacts:
        word = f"cancel {t.box.cards[pact.card].id}"
        word = word if any(say.words == word for say in says) else ""
        out.append(Mini(face_of(t.box, pact.card, texts), word, True, pact.side.upper(), seat=pact.partner))
    out += [Mini(face_of(t.box, card, texts), "", True, texts.text("tta-war-on"), seat=rival)
            for card, rival in civ.wars]
    return out


def drawn(t: ThroughTheAges, seat: int) -> list[Drawn]:
    """The armies that the units of a seat form by its tactic."""
    p = t.seat[seat]
    tactic = t.box.cards[p.tactic]
    full, outdated = arrangement(p, p.workers)
    made = [Drawn("full", full, tactic.tactical), Drawn("outdated", outdated, tactic.outdated)]
    return [each for each in made if each.number]


# banks

def sections(table: list[int], squares: int) -> list[tuple[int, int]]:
    """Stretches of equal meaning, from the one that empties last: how many squares, and what it means to be in it."""
    out: list[tuple[int, int]] = []
    for square in range(1, squares + 1):
        if out and out[-1][1] == table[square]:
            out[-1] = (out[-1][0] + 1, out[-1][1])
        else:
            out.append((1, table[square]))
    return out


def draw_bank(table: list[int], squares: int, tokens: int, gap: int = 5) -> Bank:
    """Tokens fill the bank from the left; what counts is the stretch of the last one."""
    found: list[Section] = []
    paths = ["", ""]
    x = 0
    first = 1
    for length, _ in sections(table, squares):
        width = length * TOKEN + 3
        now = first <= tokens < first + length or (tokens > squares and first + length > squares)
        for i in range(length):
            paths[tokens < first + i] += f"M{x + 8.5 + i * TOKEN:g} 0h0"
        found.append(Section(x, width, now))
        x += width + gap
        first += length
    return Bank(tokens, x - gap, found, paths[0], paths[1])


def yellow_bank(civ: Civilization, box: Edition) -> Bank:
    """In stretches of equal food for one more worker."""
    bank = draw_bank(box.food, 18, civ.yellow.tokens)
    bank.next = worse(box.happiness, civ.yellow.tokens)
    return bank


def blue_bank(civ: Civilization, box: Edition) -> Bank:
    """In stretches of equal corruption."""
    bank = draw_bank(box.corruption, 16, civ.blue.tokens)
    bank.next = worse(box.corruption, civ.blue.tokens)
    return bank


def worse(table: list[int], tokens: int) -> int:
    """The number of tokens at which it gets worse next; -1 if it cannot."""
    return next((n for n in range(min(tokens, len(table) - 1) - 1, -1, -1) if table[n] > table[tokens]), -1)
