"""What search asks of Civilization: likes, the way along the progress table, and a people in numbers."""
from __future__ import annotations

from typing import ClassVar, Final, cast

from kronika.core import judgement
from kronika.core.judgement import NEVER
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.sealed import Plans
from kronika.core.table import Table
from kronika.core.taste import numbers, refill
from kronika.games.civilization.areas import AREAS
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.bots import decide
from kronika.games.civilization.cards import CARDS, FARMERS, FINISH, FULL, MODES, NATIONS, NOMADS, points, worth
from kronika.games.civilization.cities import Building
from kronika.games.civilization.judging import judged
from kronika.games.civilization.movement import Movement
from kronika.games.civilization.progress import groups, ready_for
from kronika.games.civilization.purchases import Buying
from kronika.games.civilization.setup import ChooseNation
from kronika.games.civilization.skill import skilled
from kronika.games.civilization.table import Civilization
from kronika.games.civilization.taste import NAMES, SKILLED, Practice, practised
from kronika.games.civilization.taxes import Rates
from kronika.games.civilization.trade_cards import Drawing

SPACE: Final = 150.0                   # what a space of the progress table counts beside points of cards
AREA: Final = 10.0                     # among nomads: an area beside a token
CITY: Final = 40.0                     # among farmers: a city beside a space
SPAN: Final = 6                        # turns of one phase
AFTERMATH: Final = 5                   # turns

ASPECTS: Final[list[tuple[str, list[int]]]] = [
    ("points", []), ("space", [1, 2, 18, 19]), ("cities", [3, 4]), ("people", [5, 6]), ("treasury", [7]),
    ("areas", [8, 9]), ("ships", [10]), ("cards", [11, 12, 13]), ("hand", [14, 15]), ("-short", [16, 17])]


class Tasting(judgement.Taster):
    """Plays by a taste."""

    def __init__(self, practice: Practice) -> None:
        self.practice = practice

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        top = t.stack[-1]
        offers = top.options(t, seat)
        if len(offers) == 1 and not top.open:
            return offers[0]
        return skilled(cast(Civilization, t), seat, offers, rng, self.practice)


PRACTISED: Final = Tasting(SKILLED)


class Judgement(judgement.Judgement):
    """A playout goes to the end of the turn."""

    version: ClassVar[int] = 1
    detailed: ClassVar[int] = 1
    phases: ClassVar[int] = 5
    breadth: ClassVar[int] = 4
    wide: ClassVar[int] = 8
    scale: ClassVar[float] = 120.0
    aspects: ClassVar[list[tuple[str, list[int]]]] = ASPECTS

    def decide(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return decide(cast(Civilization, t), seat, offers, rng)

    def skilled(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return skilled(cast(Civilization, t), seat, offers, rng)

    def retort(self, t: Table, seat: int, rng: Rng) -> Move | None:
        return PRACTISED.reply(t, seat, rng)

    def taste(self) -> list[float]:
        return numbers(SKILLED.plain, NAMES)

    def tasted(self, numbers: list[float]) -> judgement.Taster:
        taste = practised()
        refill(taste, NAMES, numbers)
        return Tasting(Practice(taste))

    def priors(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        """Single decisions are worth a closer look; lists of small moves, movement and barter are left to skilled play.

        So are nations and purchases: what they are worth shows long after the turn, and whoever tried them to its end
        won less. So did whoever tried anything in a short game, which no line was learned for.
        """
        c = cast(Civilization, t)
        top: object = t.stack[-1]
        if FULL < c.mode < NOMADS:
            return [NEVER] * len(offers)
        if isinstance(top, Building) or not isinstance(top, (ChooseNation, Movement, Barter, Plans, Buying)):
            return [liking(c, top, seat, move) for move in offers]
        return [NEVER] * len(offers)

    def points(self, t: Table, seat: int) -> float:
        c = cast(Civilization, t)
        p = c.seat[seat]
        if c.mode == NOMADS:
            return AREA * len(c.areas_of(seat)) + p.people
        if c.mode == FARMERS:
            return SPACE * p.space + CITY * p.cities + p.people
        return SPACE * p.space + p.total()

    def features(self, t: Table, seat: int) -> list[float]:
        return features(cast(Civilization, t), seat)

    def details(self, t: Table, seat: int) -> list[float]:
        """Card by card, nation by nation, and the turn."""
        c = cast(Civilization, t)
        p = c.seat[seat]
        out = [0.0] * (len(CARDS) + len(NATIONS) + 1)
        for card in range(len(CARDS)):
            out[card] = float((p.cards >> card) & 1)
        if p.nation >= 0:
            out[len(CARDS) + p.nation] = 1.0
        out[len(CARDS) + len(NATIONS)] = float(c.turn)
        return out

    def variety(self, t: Table) -> tuple[str, str]:
        return "", MODES[cast(Civilization, t).mode]

    def phase(self, t: Table, seat: int) -> int:
        return min((cast(Civilization, t).turn - 1) // SPAN, self.phases - 1) if cast(Civilization, t).turn else 0

    def quiet(self, t: Table, seat: int) -> int:
        return cast(Civilization, t).turn

    def horizon(self, t: Table, seat: int) -> int:
        return cast(Civilization, t).turn + 1

    def aftermath(self, t: Table, seat: int) -> int:
        """Cities that are fed, cards that are paid for: turns pass before that shows."""
        return cast(Civilization, t).turn + AFTERMATH


def liking(t: Civilization, top: object, seat: int, move: Move) -> float:
    """How much greedy likes a single decision."""
    if isinstance(top, (Rates, Drawing, Building)):
        return 0.0
    return judged(t, top, seat, move)


def features(t: Civilization, seat: int) -> list[float]:
    """Pieces, cards, and what the next space asks for."""
    p = t.seat[seat]
    areas = t.areas_of(seat)
    nation = NATIONS[p.nation] if p.nation >= 0 else None
    to = min(p.space + 1, FINISH)
    owned = points(p.cards)
    hand = worth(p.counts()) if t.trading() else 0
    short = 0.0
    blocked = 0.0
    if nation is not None and to < FINISH:
        short = max(0.0, nation.value[to] - float(p.total()))
        if nation.epoch[to] > nation.epoch[p.space] and not ready_for(t, p, nation.epoch[to]):
            blocked = 1.0
    sites = 0
    for area in areas:
        if AREAS[area].site:
            sites += 1
    most = 0
    mean = 0.0
    for other, q in enumerate(t.seat):
        if other != seat:
            most = max(most, q.space)
            mean += q.space / (t.seats - 1.0)
    return [1.0, float(p.space), float(t.goal - p.space), float(p.cities), float(p.cities * p.cities), float(p.people),
            float(p.stock), float(p.treasury), float(len(areas)), float(sites), float(len(p.ships)), float(owned),
            float(p.cards.bit_count()), float(groups(p.cards)), float(hand), float(len(p.hand)), short * 0.1, blocked,
            float(p.space - most), p.space - mean, float(t.turn % SPAN)]


JUDGEMENT: Final = Judgement()
