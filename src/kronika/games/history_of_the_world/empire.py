"""Founding an empire or a kingdom (chapter 8), and tipping its armies over (chapter 17)."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import moves, rulebook
from kronika.games.history_of_the_world.cards import EMPIRES, FREE_FORTS, GAIN_TOKENS, MONUMENT, TOWN
from kronika.games.history_of_the_world.forts import START, FreeForts, remove_fort
from kronika.games.history_of_the_world.moves import BuildCapital, Play, Recall
from kronika.games.history_of_the_world.table import Realm, World


def gain_armies(t: World, realm: Realm, count: int) -> None:
    """HW-8.02, HW-24.04: armies from the supply to the card, a siege token for each one missing."""
    p = t.seat[realm.seat]
    armies = min(count, p.supply)
    p.supply -= armies
    realm.armies += armies
    realm.tokens += count - armies
    t.note("mustered", realm.seat, (armies, count - armies))


def clear_land(t: World, land: int) -> None:
    """HW-8.03: army, structures and fort go, without battle and without points."""
    t.send_home(land)
    if t.built[land] & TOWN:
        t.pieces += 1
    if t.built[land] & MONUMENT:
        t.monuments += 1
    remove_fort(t, land)
    t.built[land] = 0


def place_piece(t: World, realm: Realm, land: int) -> None:
    """HW-8.05, HW-22.03: the piece, on its capital or its city side."""
    t.pieces -= 1
    t.built[land] |= realm.row().founds


FOUNDING: Final[tuple[str, ...]] = ("first_army", "muster", "place_armies", "place_pieces", "discs", "founded")
FIRST_ARMY: Final[int] = FOUNDING.index("first_army")
MUSTER: Final[int] = FOUNDING.index("muster")
PLACE_ARMIES: Final[int] = FOUNDING.index("place_armies")
PLACE_PIECES: Final[int] = FOUNDING.index("place_pieces")
DISCS: Final[int] = FOUNDING.index("discs")


class Found(Step[World]):
    """HW-8.01 to HW-8.07: armies to the card, the start lands emptied, army and capital placed, the discs laid."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Found:
        return Found(self.pc)

    def run(self, t: World) -> None:
        realm = t.realm()
        card = realm.row()
        pc = self.pc
        self.pc += 1
        if pc == FIRST_ARMY:
            if not realm.kingdom:
                t.push(FirstArmy())              # HW-R.07
        elif pc == MUSTER:
            gain_armies(t, realm, card.strength)
            if realm.has(GAIN_TOKENS):
                realm.tokens += card.effect.count
        elif pc == PLACE_ARMIES:
            place_armies(t, realm)
        elif pc == PLACE_PIECES:
            place_pieces(t, realm)
        elif pc == DISCS:
            realm.discs |= card.discs            # HW-8.06
            if realm.has(FREE_FORTS) and card.effect.at_founding:
                t.push(FreeForts(card.effect.count, 0, START))
        else:
            t.pop()


def place_armies(t: World, realm: Realm) -> None:
    """HW-8.03, HW-8.04: every start land is emptied and gets an army from the card."""
    for land in realm.row().start:
        clear_land(t, land)
    for land in realm.row().start:
        placed = min(1, realm.armies)
        t.note("founded", realm.seat, (realm.card + (len(EMPIRES) if realm.kingdom else 0), land, placed))
        if placed:
            realm.armies -= 1
            t.stand(realm.seat, land)


def place_pieces(t: World, realm: Realm) -> None:
    """HW-8.05, HW-R.34: marauders get none; an empty pool gives none."""
    start = realm.row().start
    if realm.row().founds == 0:
        return
    if t.pieces >= len(start):
        for land in start:
            place_piece(t, realm, land)
    elif t.pieces > 0:
        t.push(LastPiece())


class FirstArmy(Step[World]):
    """HW-R.07: with too few armies in the supply for the start lands, inactive armies are taken back first."""

    def __init__(self) -> None:
        pass

    def clone(self) -> FirstArmy:
        return FirstArmy()

    def actors(self, t: World) -> int:
        realm = t.realm()
        short = t.seat[realm.seat].supply < len(realm.row().start)
        return 1 << realm.seat if short and realm.seat in t.holder else 0

    def options(self, t: World, seat: int) -> list[Move]:
        return [moves.RECALL[land] for land, holder in enumerate(t.holder) if holder == seat]

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Play):
            return rulebook.WINDOWS
        if not isinstance(move, Recall) or move.land < 0:
            return MOMENT
        return None if t.holder[move.land] == seat else rulebook.RECALL

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        land = cast(Recall, move).land
        t.send_home(land)
        t.note("recalled", seat, (land,))

    def run(self, t: World) -> None:
        t.pop()


class LastPiece(Step[World]):
    """HW-R.67: too few capitals in the pool for the start lands; the player chooses which land gets one."""

    def __init__(self) -> None:
        pass

    def clone(self) -> LastPiece:
        return LastPiece()

    def bare(self, t: World) -> list[int]:
        return [land for land in t.realm().row().start if not t.built[land] & TOWN] if t.pieces > 0 else []

    def actors(self, t: World) -> int:
        return 1 << t.realm().seat if self.bare(t) else 0

    def options(self, t: World, seat: int) -> list[Move]:
        return [moves.CAPITAL[land] for land in self.bare(t)]

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Play):
            return rulebook.WINDOWS
        if not isinstance(move, BuildCapital) or move.land < 0:
            return MOMENT
        return None if move.land in self.bare(t) else rulebook.ONE_CAPITAL

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        land = cast(BuildCapital, move).land
        place_piece(t, t.realm(), land)
        t.note("capital", seat, (land,))

    def run(self, t: World) -> None:
        t.pop()


def inactivate(t: World) -> None:
    """HW-17.01, HW-17.02: discs and siege tokens go with the card, all active armies are tipped over."""
    realm = t.realms.pop()
    for land in t.active_lands(realm.seat):
        t.active[land] = 0
