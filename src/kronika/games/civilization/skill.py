"""The skilled player: what thinking players do where they try nothing, and in their playouts for themselves."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.games.civilization.areas import AREAS
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.bots import decide, gold, rate
from kronika.games.civilization.campaign import Campaign
from kronika.games.civilization.cards import CHARTS, NATIONS
from kronika.games.civilization.investing import invest
from kronika.games.civilization.judging import judged
from kronika.games.civilization.losses import Losses
from kronika.games.civilization.market import trade
from kronika.games.civilization.movement import Movement
from kronika.games.civilization.moves import Choose, Lose
from kronika.games.civilization.purchases import Buying
from kronika.games.civilization.setup import ChooseNation
from kronika.games.civilization.table import Civilization
from kronika.games.civilization.taste import SKILLED, Practice, Taste
from kronika.games.civilization.taxes import Rates
from kronika.games.civilization.trade_cards import Drawing

NEAR: Final = 4                        # walks from the start within which a nation looks for city sites
TRIED: Final = 5                       # players with whom it is known which nations win
SITE: Final = 50                       # what one is worth beside the numbers of the nation's row


def skilled(view: Civilization, seat: int, offers: list[Move], rng: Rng, practice: Practice = SKILLED) -> Move | None:
    """Like greedy, but with better land, growth, deals and payments; in games without trade just like it."""
    top: object = view.stack[-1]
    if not view.trading():
        return decide(view, seat, offers, rng)
    taste = practice.of(view.seat[seat])
    if isinstance(top, ChooseNation):
        return settler(view, offers, taste)
    if isinstance(top, Movement):
        return Campaign(view, top, seat, taste).next()
    if isinstance(top, Barter):
        return trade(view, top, seat, taste)
    if isinstance(top, Buying):
        return invest(view, seat, taste)
    if isinstance(top, Losses):
        return borne(view, top, seat, offers)
    if isinstance(top, Rates):
        return rate(view, seat, taste)
    if isinstance(top, Drawing):
        return gold(view, seat, taste)
    return decide(view, seat, offers, rng)


def borne(t: Civilization, top: Losses, seat: int, offers: list[Move]) -> Move:
    """The loss after which most grows again: tokens of a crowd first, cities last."""
    best = offers[0]
    most = -99.0
    for move in offers:
        left = regrown(t, seat, move) if isinstance(move, Lose) else judged(t, top, seat, move)
        if left > most:
            most = left
            best = move
    return best


def regrown(t: Civilization, seat: int, move: Lose) -> float:
    """One token grows by one, several by two: a third one can best be spared, and the last one like the second."""
    own = t.on(move.area, seat)
    left = own - move.number
    growth = min(own, 2) - min(left, 2)
    return 10.0 + 0.3 * move.number + 0.2 * (own - 2) - 1.5 * growth - (0.5 if AREAS[move.area].site else 0.0)


def settler(t: Civilization, offers: list[Move], taste: Taste) -> Move:
    """The nation with many city sites near its start, and a row that asks for little at the end."""
    best = offers[0]
    most = -99999.0
    for move in offers:
        assert isinstance(move, Choose)
        nation = NATIONS[move.nation]
        likes = SITE * sites_near(t.chart, nation.starts[t.chart]) - float(max(nation.value))
        if t.chart == TRIED:
            likes += taste.nation[move.nation]
        if likes > most:
            most = likes
            best = move
    return best


def sites_near(chart: int, start: int) -> int:
    """City sites that can be walked to from there."""
    seen = [start]
    edge = [start]
    for _ in range(NEAR):
        ahead: list[int] = []
        for area in edge:
            for to in CHARTS[chart].walks[area]:
                if to not in seen:
                    seen.append(to)
                    ahead.append(to)
        edge = ahead
    return sum(1 for area in seen if AREAS[area].site)
