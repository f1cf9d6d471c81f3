"""E5: movement by land and sea, as small moves (chapter 9)."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.civilization import cards
from kronika.games.civilization.areas import AREAS, COUNT, NODE_AREA, NODES
from kronika.games.civilization.cards import ASTRONOMY, CARGO, CLOTH_MAKING, NOMADS
from kronika.games.civilization.causes import in_area, missing, no_march
from kronika.games.civilization.growth import by_census
from kronika.games.civilization.moves import DONE, SAIL, Done, Embark, Land, Sail, Walk, walk
from kronika.games.civilization.rulebook import (
    BORDER,
    CAPACITY,
    LAST_MOVE,
    MOVED,
    OCCUPIED_71,
    ONE_BORDER,
    OPEN_SEA,
    OWN_PIECES,
    REGION,
    TWO_COASTS,
    VOYAGE,
    VOYAGE_END,
    WATERWAY,
)
from kronika.games.civilization.table import Civilization

NOT_READY: Final = [-1] * (1 + cards.SHIPS)      # no player has so many ships: `run` makes the next one ready


def begin_movement(t: Civilization) -> None:
    """CV-9.01; CV-23.02: without a census in AST order."""
    t.push(Movement(t.order[:] if t.mode == NOMADS else by_census(t), 0, [0] * COUNT, NOT_READY[:], []))


class Movement(Step[Civilization]):
    """CV-9.01 to CV-9.10. Tokens aboard are in `cargo`; all moves may be taken back until `done` (CV-R77)."""

    def __init__(self, queue: list[int], at: int, arrived: list[int], used: list[int], cargo: list[int]) -> None:
        self.queue = queue
        self.at = at
        self.arrived = arrived                   # by area: tokens of the player that have moved (CV-9.03)
        self.used = used                         # by ship: moves made
        self.cargo = cargo                       # by ship: tokens aboard

    def clone(self) -> Movement:
        return Movement(self.queue[:], self.at, self.arrived[:], self.used[:], self.cargo[:])

    def actors(self, t: Civilization) -> int:
        if self.at == len(self.queue) or len(self.used) != len(t.seat[self.queue[self.at]].ships):
            return 0
        return 1 << self.queue[self.at]

    def run(self, t: Civilization) -> None:
        """The next player is made ready, or passed over if there is nothing to move."""
        if self.at == len(self.queue):
            t.pop()
            return
        p = t.seat[self.queue[self.at]]
        if not p.people and not p.ships:
            self.at += 1
        else:
            self.used = [0] * len(p.ships)
            self.cargo = [0] * len(p.ships)

    # what is free to move

    def unmoved(self, t: Civilization, seat: int, area: int) -> int:
        return t.on(area, seat) - self.arrived[area]

    def closed(self, t: Civilization, seat: int, area: int) -> bool:
        """CV-23.06: among nomads nobody enters where others live."""
        return t.mode == NOMADS and t.crowd(area) > t.on(area, seat)

    def open_seas(self, t: Civilization, seat: int) -> bool:
        """CV-2.11, CV-23.04: with Astronomy, or in the games 71 and 72."""
        return t.seat[seat].has(ASTRONOMY) or not t.trading()

    def left(self, t: Civilization, seat: int, ship: int) -> int:
        """CV-9.04: the moves that the ship still has."""
        return (cards.LONG_VOYAGE if t.seat[seat].has(CLOTH_MAKING) else cards.VOYAGE) - self.used[ship]

    def distances(self, t: Civilization, seat: int, node: int, most: int) -> dict[int, int]:
        """The nodes within so many moves, and how far they are."""
        return t.map().within(node, most, self.open_seas(t, seat))

    def stranded(self, t: Civilization, seat: int, ship: int, node: int, left: int) -> bool:
        """CV-9.07: whether the ship could not end well from there: on a coast, with all its tokens ashore."""
        free = not self.cargo[ship] or t.mode != NOMADS
        if free:
            return NODES[node].open and left == 0
        for to in self.distances(t, seat, node, left):
            if not NODES[to].open and not self.closed(t, seat, NODE_AREA[to]):
                return False
        return True

    # the law

    def options(self, t: Civilization, seat: int) -> list[Move]:
        out: list[Move] = []
        walks = t.map().walks
        for area in t.areas_of(seat):
            number = self.unmoved(t, seat, area)
            if number > 0:
                for to in walks[area]:
                    if not self.closed(t, seat, to):
                        if number > 1:
                            out.append(walk(area, to, number - 1))
                        out.append(walk(area, to, number))
        for ship in range(len(self.used)):
            self.offer_ship(t, seat, ship, out)
        if self.not_over(t, seat) is None:
            out.append(DONE)
        return out

    def offer_ship(self, t: Civilization, seat: int, ship: int, out: list[Move]) -> None:
        node = t.seat[seat].ships[ship]
        area = NODE_AREA[node]
        if area >= 0:
            number = min(CARGO - self.cargo[ship], self.unmoved(t, seat, area))
            if number > 0:
                out.append(Embark(ship, number))
            if self.cargo[ship] and not self.closed(t, seat, area):
                out.append(Land(ship, self.cargo[ship]))
        most = self.left(t, seat, ship)
        for to, far in self.distances(t, seat, node, most).items():
            if far and not self.stranded(t, seat, ship, to, most - far):
                out.append(SAIL[ship][to])

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Walk):
            return self.no_walk(t, seat, move)
        if isinstance(move, Done):
            return self.not_over(t, seat)
        if not isinstance(move, (Embark, Land, Sail)):
            return MOMENT
        if move.ship >= len(self.used):
            return OWN_PIECES
        if isinstance(move, Sail):
            return self.no_voyage(t, seat, move)
        return self.no_boarding(t, seat, move) if isinstance(move, Embark) else self.no_landing(t, seat, move)

    def no_walk(self, t: Civilization, seat: int, move: Walk) -> Rule | None:
        if move.number < 1:
            return ONE_BORDER
        if t.on(move.area, seat) < move.number:
            return OWN_PIECES
        if not t.map().used[move.to]:
            return REGION
        if move.to not in AREAS[move.area].borders:
            return BORDER
        if self.unmoved(t, seat, move.area) < move.number:
            return MOVED
        return OCCUPIED_71 if self.closed(t, seat, move.to) else None

    def no_boarding(self, t: Civilization, seat: int, move: Embark) -> Rule | None:
        area = NODE_AREA[t.seat[seat].ships[move.ship]]
        if area < 0 or move.number < 1 or t.on(area, seat) < move.number:
            return OWN_PIECES
        if self.cargo[move.ship] + move.number > CARGO:
            return CAPACITY
        return MOVED if self.unmoved(t, seat, area) < move.number else None

    def no_landing(self, t: Civilization, seat: int, move: Land) -> Rule | None:
        area = NODE_AREA[t.seat[seat].ships[move.ship]]
        if area < 0:
            return VOYAGE_END
        if not 1 <= move.number <= self.cargo[move.ship]:
            return CAPACITY
        return OCCUPIED_71 if self.closed(t, seat, area) else None

    def no_voyage(self, t: Civilization, seat: int, move: Sail) -> Rule | None:
        node = t.seat[seat].ships[move.ship]
        most = self.left(t, seat, move.ship)
        far = self.distances(t, seat, node, most).get(move.node, 0)
        if far:
            return self.no_ending(t, seat, move, most - far)
        if not t.map().sailed(move.node):
            return REGION
        if NODES[move.node].open and not self.open_seas(t, seat):
            return OPEN_SEA
        if not NODES[node].open and any(move.node in NODES[coast].near for coast in AREAS[NODE_AREA[node]].coasts
                                        if coast != node):
            return TWO_COASTS
        return VOYAGE if move.node in self.distances(t, seat, node, len(NODES)) and move.node != node else WATERWAY

    def no_ending(self, t: Civilization, seat: int, move: Sail, left: int) -> Rule | None:
        if not self.stranded(t, seat, move.ship, move.node, left):
            return None
        return LAST_MOVE if NODES[move.node].open else OCCUPIED_71

    def not_over(self, t: Civilization, seat: int) -> Rule | None:
        """CV-9.07: every ship lies on a coast, and nobody is aboard."""
        for ship, node in enumerate(t.seat[seat].ships):
            if self.cargo[ship] or NODES[node].open:
                return VOYAGE_END
        return None

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        if isinstance(move, Walk):
            return no_march(t, seat, move, self.unmoved(t, seat, move.area))
        if isinstance(move, Done):
            return self.not_ashore(t, seat)
        if not isinstance(move, (Embark, Land, Sail)) or move.ship >= len(self.used):
            return None
        node = t.seat[seat].ships[move.ship]
        if isinstance(move, Sail):
            far = self.distances(t, seat, node, len(NODES)).get(move.node, 0)
            return missing("voyage", far, self.left(t, seat, move.ship)) if rule is VOYAGE else None
        if isinstance(move, Land):
            return missing("aboard", move.number, self.cargo[move.ship])
        area = NODE_AREA[node]
        if area < 0 or rule is CAPACITY:
            return missing("room", move.number, CARGO - self.cargo[move.ship])
        free = self.unmoved(t, seat, area)
        late = Cause("moved", (area, move.number, free)) if move.number > free else None
        return in_area(t, seat, area, move.number) or late

    def not_ashore(self, t: Civilization, seat: int) -> Cause | None:
        """The first ship that cannot stay as it is."""
        for ship, node in enumerate(t.seat[seat].ships):
            if self.cargo[ship]:
                return Cause("on_board", (ship, self.cargo[ship]))
            if NODES[node].open:
                return Cause("at_sea", (ship, node))
        return None

    # what happens

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        p = t.seat[seat]
        if isinstance(move, Walk):
            t.tokens[move.area * t.seats + seat] -= move.number
            t.tokens[move.to * t.seats + seat] += move.number
            self.arrived[move.to] += move.number
            t.note("walked", seat, (move.area, move.to, move.number))
        elif isinstance(move, Embark):
            t.tokens[NODE_AREA[p.ships[move.ship]] * t.seats + seat] -= move.number
            self.cargo[move.ship] += move.number
            t.note("embarked", seat, (NODE_AREA[p.ships[move.ship]], move.number))
        elif isinstance(move, Land):
            area = NODE_AREA[p.ships[move.ship]]
            t.tokens[area * t.seats + seat] += move.number
            self.arrived[area] += move.number
            self.cargo[move.ship] -= move.number
            t.note("landed", seat, (area, move.number))
        elif isinstance(move, Sail):
            most = self.left(t, seat, move.ship)
            self.used[move.ship] += self.distances(t, seat, p.ships[move.ship], most)[move.node]
            t.note("sailed", seat, (p.ships[move.ship], move.node))
            p.ships[move.ship] = move.node
        else:
            self.next(t)

    def next(self, t: Civilization) -> None:
        self.at += 1
        self.arrived = [0] * COUNT
        self.used = NOT_READY[:]
        self.cargo = []

