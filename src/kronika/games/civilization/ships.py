"""E4: ships (chapter 8)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.sealed import Plans, blank
from kronika.games.civilization.areas import NODE_AREA
from kronika.games.civilization.cards import SHIP_COST, SHIPS, UPKEEP
from kronika.games.civilization.causes import no_ship
from kronika.games.civilization.moves import DONE, Launch, Maintain
from kronika.games.civilization.rulebook import (
    COASTAL,
    MAINTAINED,
    NO_SHIP,
    PIECES,
    REGION,
    SHIP_PAYMENT,
    UNIT_BESIDE,
)
from kronika.games.civilization.table import Civilization


def begin_ships(t: Civilization) -> None:
    """CV-4.02: who has nothing to decide is not asked."""
    ready = 0
    for seat in range(t.seats):
        p = t.seat[seat]
        p.kept = 0
        p.fresh = 0
        if not p.ships and not harbours(t, seat):
            ready |= 1 << seat
    if ready != t.everybody():
        t.push(Shipyard(ready, blank(t.seats)))


def harbours(t: Civilization, seat: int) -> list[int]:
    """CV-8.03, CV-R08: the coasts at which the seat could build a ship, and pay for it."""
    p = t.seat[seat]
    if len(p.ships) - (0 if p.fresh else unkept(t, seat)) >= SHIPS:
        return []
    out: list[int] = []
    for node in range(len(NODE_AREA)):
        area = NODE_AREA[node]
        if area < 0 or not t.map().used[area]:
            continue
        own = t.on(area, seat)
        if p.treasury + own >= SHIP_COST and (own or t.city[area] == seat or built_beside(t, seat, area)):
            out.append(node)
    return out


def unkept(t: Civilization, seat: int) -> int:
    """Ships that return to stock when building begins."""
    p = t.seat[seat]
    return sum(1 for ship in range(len(p.ships)) if not (p.kept >> ship) & 1)


def built_beside(t: Civilization, seat: int, area: int) -> bool:
    """CV-R72: the unit was there before any building, if it has paid for a ship there since."""
    p = t.seat[seat]
    return any((p.fresh >> ship) & 1 and NODE_AREA[node] == area for ship, node in enumerate(p.ships))


class Shipyard(Plans[Civilization]):
    """CV-8.01 to CV-8.06, CV-R09: maintenance first, then building; nobody sees the others' choice."""

    def done(self) -> Move:
        return DONE

    def choices(self, t: Civilization, seat: int) -> list[Move]:
        """Not what gives up the last unit of an area, as long as `done` is offered instead."""
        p = t.seat[seat]
        every = bool((self.ready >> seat) & 1)
        out: list[Move] = []
        if not p.fresh:
            waiting = {node for ship, node in enumerate(p.ships) if not (p.kept >> ship) & 1}
            for node in sorted(waiting):
                out += [Maintain(node, local) for local in payments(t, seat, node, UPKEEP)
                        if every or stays(t, seat, node, local)]
        for node in harbours(t, seat):
            out += [Launch(node, local) for local in payments(t, seat, node, SHIP_COST)
                    if every or stays(t, seat, node, local)]
        return out

    def forbids(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Maintain):
            return self.no_upkeep(t, seat, move)
        return self.no_launch(t, seat, move) if isinstance(move, Launch) else MOMENT

    def no_upkeep(self, t: Civilization, seat: int, move: Maintain) -> Rule | None:
        p = t.seat[seat]
        mine = [ship for ship, node in enumerate(p.ships) if node == move.node]
        if not mine:
            return NO_SHIP
        if all((p.kept >> ship) & 1 for ship in mine):
            return MAINTAINED
        return None if move.local in payments(t, seat, move.node, UPKEEP) else SHIP_PAYMENT

    def no_launch(self, t: Civilization, seat: int, move: Launch) -> Rule | None:
        p = t.seat[seat]
        area = NODE_AREA[move.node]
        if area < 0:
            return COASTAL
        if not t.map().used[area]:
            return REGION
        if len(p.ships) - (0 if p.fresh else unkept(t, seat)) >= SHIPS:
            return PIECES
        if not (t.on(area, seat) or t.city[area] == seat or built_beside(t, seat, area)):
            return UNIT_BESIDE
        return None if move.local in payments(t, seat, move.node, SHIP_COST) else SHIP_PAYMENT

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        return no_ship(self.draft(t, seat), seat, move) if rule is SHIP_PAYMENT else None

    def carry(self, t: Civilization, seat: int, move: Move) -> None:
        p = t.seat[seat]
        if isinstance(move, Maintain):
            ship = next(ship for ship, node in enumerate(p.ships) if node == move.node and not (p.kept >> ship) & 1)
            p.kept |= 1 << ship
            pay(t, seat, move.node, UPKEEP, move.local)
            t.note("maintained", seat, (move.node, move.local, UPKEEP - move.local))
            return
        launch = cast(Launch, move)
        if not p.fresh:
            dismiss(t, seat)
        pay(t, seat, launch.node, SHIP_COST, launch.local)
        p.kept |= 1 << len(p.ships)
        p.fresh |= 1 << len(p.ships)
        p.ships.append(launch.node)
        t.note("launched", seat, (launch.node, launch.local, SHIP_COST - launch.local))

    def order(self, t: Civilization) -> list[int]:
        return t.order

    def run(self, t: Civilization) -> None:
        super().run(t)
        for seat, p in enumerate(t.seat):
            dismiss(t, seat)
            p.kept = 0
            p.fresh = 0

    def clone(self) -> Shipyard:
        return Shipyard(self.ready, self.copied())


def payments(t: Civilization, seat: int, node: int, cost: int) -> list[int]:
    """CV-8.02, CV-R07: how many tokens of the area may pay, the rest coming from the treasury."""
    own = t.on(NODE_AREA[node], seat)
    return [local for local in range(cost + 1) if local <= own and cost - local <= t.seat[seat].treasury]


def stays(t: Civilization, seat: int, node: int, local: int) -> bool:
    """Whether a unit is left in the area after so many of its tokens were paid."""
    area = NODE_AREA[node]
    return local == 0 or t.on(area, seat) > local or t.city[area] == seat


def pay(t: Civilization, seat: int, node: int, cost: int, local: int) -> None:
    """CV-8.02: spent tokens go to stock."""
    t.put(NODE_AREA[node], seat, -local)
    t.seat[seat].treasury -= cost - local
    t.seat[seat].stock += cost - local


def dismiss(t: Civilization, seat: int) -> None:
    """CV-8.04: a ship that was not maintained returns to stock."""
    p = t.seat[seat]
    kept = [node for ship, node in enumerate(p.ships) if (p.kept >> ship) & 1]
    fresh = 0
    for ship in range(len(p.ships)):
        if not (p.kept >> ship) & 1:
            t.note("scrapped", seat, (p.ships[ship],))
        elif (p.fresh >> ship) & 1:
            fresh |= 1 << [i for i in range(len(p.ships)) if (p.kept >> i) & 1].index(ship)
    p.ships = kept
    p.fresh = fresh
    p.kept = (1 << len(kept)) - 1
