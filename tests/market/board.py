"""From a view to drawable parts, without HTML: for the page and the terminal."""
from __future__ import annotations

from tests.market.barter import Barter, Standing
from tests.market.cards import AREA_IDS, AREAS, KINDS
from tests.market.moves import GRAMMAR
from tests.market.planning import Planning
from tests.market.table import Market, worth


class Spot:
    """An area and the tokens on it."""

    def __init__(self, area: int, tokens: list[int], holder: int) -> None:
        self.id = AREA_IDS[area]
        self.x: int = AREAS[area]["at"][0]
        self.y: int = AREAS[area]["at"][1]
        self.names: dict[str, str] = AREAS[area]["names"]
        self.tokens = tokens                     # by seat
        self.holder = holder


class Trader:
    """What everybody may know of a seat."""

    def __init__(self, seat: int, cards: int, stock: int, held: int, awaited: bool) -> None:
        self.seat = seat
        self.cards = cards
        self.stock = stock
        self.held = held
        self.awaited = awaited


class Board:
    """The table as one viewer sees it."""

    def __init__(self, phase: str, round: int, spots: list[Spot], traders: list[Trader], hand: list[tuple[int, int]],
                 points: int, planned: list[str], offers: list[Standing], left: int) -> None:
        self.phase = phase                       # plan, barter, over
        self.round = round
        self.spots = spots
        self.traders = traders
        self.hand = hand                         # of the viewer: kind and number
        self.points = points
        self.planned = planned                   # the viewer's list, in words
        self.offers = offers
        self.left = left                         # offers until the gong; -1: no bound


def board(view: Market, viewer: int) -> Board:
    """Everything that is drawn."""
    top = view.stack[-1] if view.stack else None
    awaited = 0 if top is None else top.actors(view)
    spots = [Spot(area, [view.on(area, seat) for seat in range(view.seats)], view.holder(area))
             for area in range(len(AREAS))]
    traders = [Trader(seat, len(p.hand), p.stock, view.held(seat), bool((awaited >> seat) & 1))
               for seat, p in enumerate(view.seat)]
    counts = view.seat[viewer].counts() if 0 <= viewer < view.seats else [0] * len(KINDS)
    phase = "plan" if isinstance(top, Planning) else "barter" if isinstance(top, Barter) else "over"
    return Board(phase, view.round, spots, traders, [(kind, n) for kind, n in enumerate(counts) if n], worth(counts),
                 plans(top, viewer), top.offers if isinstance(top, Barter) else [],
                 view.bound - sum(top.made) if isinstance(top, Barter) and view.bound else -1)


def plans(top: object, viewer: int) -> list[str]:
    if not isinstance(top, Planning) or not 0 <= viewer < len(top.plans):
        return []
    return [GRAMMAR.say(move) for move in top.listed(viewer)]
