"""A choice that a card puts to a seat, as a table: each thing, what goes with it and what follows from it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kronika.core.table import actors, lowest
from kronika.games.through_the_ages import costs, production, ratings
from kronika.games.through_the_ages.choices import Pick, Raid, Share
from kronika.games.through_the_ages.combat_2006 import Pillage
from kronika.games.through_the_ages.course_2006 import Sparing
from kronika.games.through_the_ages.goods import food, resources
from kronika.games.through_the_ages.losses import LoseTokens, LoseWorkers
from kronika.games.through_the_ages.military import DiscardCards
from kronika.games.through_the_ages.moves import Choose, Split
from kronika.games.through_the_ages.offers import Agreement, Civilization, FreeBuilding
from kronika.games.through_the_ages.orders import Ordered
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.war import Spoils
from kronika.locale import Texts
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.acts import APART, VERBS, full_label
from kronika.web.draw.through_the_ages.behind import Why, victim, why
from kronika.web.draw.through_the_ages.face import Face, Value, face_of
from kronika.web.draw.through_the_ages.panel import Panel
from kronika.web.draw.through_the_ages.said import Say
from kronika.web.draw.words import signed

KINDS: Final[list[tuple[type[object], str]]] = [
    (Raid, "raid"), (Pillage, "raid"), (LoseWorkers, "workers"), (LoseTokens, "tokens"), (Spoils, "spoils"),
    (FreeBuilding, "free"), (Civilization, "civilization"), (Agreement, "agreement"), (Ordered, "ordered"),
    (DiscardCards, "discard"), (Sparing, "spare")]
PICKS: Final = ("own_building", "own_colony", "own_wonder", "terror", "annex", "infiltrate")
SHARES: Final = ("markets", "foray", "raiders", "plunder")
OPEN: Final = ("agreement", "discard")           # chosen from the row or the hand, which stay in sight
REBUILT: Final = ("own_building", "terror", "raid")
GAINING: Final = ("spoils", "annex")             # what the chooser gets is told, not what the victim loses
RATES: Final = ("cul", "sci", "food", "res", "str", "hap")


@dataclass
class Row:
    """One thing that can be chosen."""

    word: str
    icon: str
    name: str
    note: str                          # its kind, age and workers
    face: Face | None
    turn: list[Value]                  # what changes each turn
    once: list[Value]                  # what changes at once, or what it costs to build again
    follows: str
    bad: bool                          # whether an uprising follows


@dataclass
class Choice:
    """The question with its reason, the card behind it, and a line for each answer."""

    kind: str
    question: str
    reason: str
    why: Why | None
    owner: Panel
    rows: list[Row]
    less: list[Say]                    # what takes less than it could

    @property
    def rebuilt(self) -> bool:
        return self.kind in REBUILT

    @property
    def drawn(self) -> bool:
        """Whether it has anything to show: what is thrown from the hand is chosen there, and no card asks for it."""
        return self.why is not None or bool(self.rows)

    @property
    def tall(self) -> bool:
        return self.kind not in OPEN


def kind(t: ThroughTheAges) -> str:
    """The sort of choice that is open; empty if it is none of a card's."""
    top: object = t.stack[-1]
    if isinstance(top, Pick):
        return PICKS[top.what]
    if isinstance(top, Share):
        return SHARES[top.what]
    return next((name for step, name in KINDS if isinstance(top, step)), "")


def count(t: ThroughTheAges) -> int:
    """How many, or how much, the choice is about."""
    top: object = t.stack[-1]
    if isinstance(top, Raid):
        return len(top.limits)
    if isinstance(top, Share):
        return top.amount
    if isinstance(top, (LoseWorkers, LoseTokens, DiscardCards)):
        return top.count
    if isinstance(top, Pillage):
        return top.left
    if isinstance(top, Spoils):
        return top.advantage
    return top.worth if isinstance(top, Agreement) else 1


def choice(t: ThroughTheAges, sight: Sight, panels: dict[int, Panel], says: list[Say], texts: Texts) -> Choice | None:
    """None while nothing of the sort is open."""
    name = "" if t.over else kind(t)
    if not name:
        return None
    asked = lowest(actors(t))
    whom = victim(t, asked)
    behind = why(t, sight, panels, texts)
    args: dict[str, str | int] = {"name": sight.names[whom], "count": count(t), "limit": ratings.military_limit(
        t.seat[asked]), "card": "some" if behind else "none"}
    told = texts.text(f"tta-reason-{name}", **args)
    reason = f"{behind.face.plain}: {told}" if behind else told[:1].upper() + told[1:]
    said = [] if name in OPEN else [say for say in says if say.verb not in APART]
    less = [say for say in said if isinstance(say.move, Split) and taken(say.move) < max(map(taken, splits(said)))]
    rows = [row(t, asked, whom, name, say, texts) for say in said if say not in less]
    return Choice(name, texts.text(f"tta-choose-{name}", **args), reason, behind, panels[whom], rows, less)


def splits(says: list[Say]) -> list[Split]:
    return [say.move for say in says if isinstance(say.move, Split)]


def taken(split: Split) -> int:
    return split.food + split.resources


def row(t: ThroughTheAges, seat: int, whom: int, name: str, say: Say, texts: Texts) -> Row:
    told = seat if name in GAINING else whom
    before, after = t, t.clone()
    after.stack[-1].apply(after, seat, say.move)
    was, now = rates(before, told), rates(after, told)
    turn = [Value(icon, signed(b - a)) for icon, a, b in zip(RATES, was, now) if a != b]
    card = say.move.card if isinstance(say.move, Choose) else -1
    face = face_of(t.box, card, texts) if card >= 0 else None
    once = [Value("res", str(costs.new_cost(t, whom, card)))] if name in REBUILT else stock(before, after, told)
    follows, bad = consequence(before, after, told, was, now, told == seat, texts)
    return Row(say.words, face.icon if face else VERBS.get(say.verb, ""), face.plain if face else full_label(say),
               note(t, whom, face, texts), face, turn, once, follows, bad)


def rates(t: ThroughTheAges, seat: int) -> list[int]:
    """What a civilization makes each turn and what it is, in the order of RATES."""
    return [ratings.culture_rating(t, seat), ratings.science_rating(t, seat), production.food_production(t, seat),
            production.resource_production(t, seat), ratings.strength_rating(t, seat), ratings.happiness(t, seat)]


def stock(before: ThroughTheAges, after: ThroughTheAges, seat: int) -> list[Value]:
    """What is gained and lost at once."""
    p, q = before.seat[seat], after.seat[seat]
    pairs = [("food", food(p), food(q)), ("res", resources(p), resources(q)), ("sci", p.science, q.science),
             ("cul", p.culture, q.culture), ("pawn", p.unused, q.unused)]
    return [Value(icon, signed(b - a)) for icon, a, b in pairs if a != b]


def note(t: ThroughTheAges, whom: int, face: Face | None, texts: Texts) -> str:
    if face is None:
        return ""
    workers = t.seat[whom].workers[face.index] if face.index < t.box.worked else 0
    return texts.text("tta-thing", kind=texts.text(f"tta-kind-{face.kind}"), age=face.age, workers=workers)


def consequence(before: ThroughTheAges, after: ThroughTheAges, seat: int, was: list[int], now: list[int], mine: bool,
                texts: Texts) -> tuple[str, bool]:
    """The gravest thing that follows, in a sentence; whether it is an uprising."""
    who = "you" if mine else "other"
    unhappy, fewer = ratings.discontent(after, seat), ratings.discontent(before, seat)
    if unhappy > fewer:
        rises = production.uprising(after, seat)
        return texts.text("tta-follows-uprising" if rises else "tta-follows-discontent", who=who, number=unhappy), rises
    for icon, a, b in zip(RATES, was, now):
        if a != b and icon != "hap":
            return texts.text(f"tta-follows-{icon}", who=who, before=a, after=b), False
    return "", False

