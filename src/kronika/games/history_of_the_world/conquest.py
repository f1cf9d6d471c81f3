"""Conquest (chapter 9): one invasion after the other, forts for armies, advancements in between."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import moves, rulebook, table
from kronika.games.history_of_the_world.aftermath import OCCUPIED, Aftermath
from kronika.games.history_of_the_world.battle import begin_battle
from kronika.games.history_of_the_world.cards import (
    ARMIES_FOR_EMPTY,
    FORT,
    FREE_FORTS,
    GAINS,
    MODIFIERS,
    MONUMENT_RATE,
)
from kronika.games.history_of_the_world.empire import gain_armies
from kronika.games.history_of_the_world.events import CONQUEST, play_event, playable, refuse_play
from kronika.games.history_of_the_world.forts import ANYWHERE, FreeForts, pay_fort, refuse_paid_fort
from kronika.games.history_of_the_world.moves import (
    ANY_WAY,
    DECLINE,
    END,
    INVADE,
    WAY_CARAVAN,
    WAY_FLEET,
    WAY_LAND,
    BuildFort,
    Decline,
    End,
    Invade,
    Play,
)
from kronika.games.history_of_the_world.table import NOBODY, Realm, World, ways


def refuse_invade(t: World, realm: Realm, move: Invade) -> Rule | None:
    """HW-9.01 to HW-9.04: an army on the card, a land next to an active army, on the way that was said."""
    if move.land < 0 or move.way < 0:
        return MOMENT
    if realm.armies == 0:
        return rulebook.ARMY_INVADES if realm.tokens else rulebook.WHILE_ARMIES
    if t.stands(realm.seat, move.land):
        return rulebook.OWN_ACTIVE
    found = ways(t, realm)[move.land]
    if found == 0:
        return rulebook.ADJACENT
    if move.way == WAY_LAND and not found & table.LAND_BIT:
        return rulebook.BY_BORDER
    if move.way == WAY_CARAVAN and not found & table.CARAVAN_BIT:
        return rulebook.CARAVAN
    return rulebook.FLEET if move.way == WAY_FLEET and not found & table.FLEET_BIT else None


def invade(t: World, realm: Realm, move: Invade) -> None:
    """HW-9.04 to HW-9.07: an army from the card is placed; the land is empty, one's own, or defended."""
    land = move.land
    fleet = move.way == WAY_FLEET or (move.way == ANY_WAY and ways(t, realm)[land] == table.FLEET_BIT)
    realm.mark = NOBODY                          # HW-R.29
    realm.armies -= 1
    holder = t.holder[land]
    if holder not in (NOBODY, realm.seat):
        begin_battle(t, realm, land, fleet)
        return
    t.note("occupied", realm.seat, (land, int(holder == realm.seat), int(fleet)))
    t.send_home(land)                            # HW-9.06
    t.stand(realm.seat, land)
    t.push(Aftermath(OCCUPIED, land, fleet, False, False, 0, 0))
    if holder == NOBODY:
        took_empty(t, realm)


def took_empty(t: World, realm: Realm) -> None:
    """Armies for every so many lands taken that held no army (HW-R.66)."""
    realm.empty += 1
    ability = realm.ability()
    if ability.kind == ARMIES_FOR_EMPTY and realm.empty % ability.every == 0 and realm.used < ability.most:
        realm.used += 1
        gain_armies(t, realm, ability.count)


def may_decline(realm: Realm) -> bool:
    """HW-23.01, HW-R.15: modifiers of the battle and the rate of monuments are used unless declined."""
    kind = realm.row().effect.kind
    return not realm.declined and (kind == MONUMENT_RATE or (kind in MODIFIERS and realm.armies > 0))


def refuse_decline(realm: Realm) -> Rule | None:
    """HW-R.62: what an ability gives is taken; other abilities are used by choice anyway."""
    if may_decline(realm):
        return None
    return rulebook.GAINS_TAKEN if realm.row().effect.kind in GAINS else rulebook.ABILITY


class Conquest(Step[World]):
    """HW-9.01, HW-R.46: as many invasions as the player wants, until he ends the step."""

    def __init__(self, over: bool) -> None:
        self.over = over

    def clone(self) -> Conquest:
        return Conquest(self.over)

    def actors(self, t: World) -> int:
        realm = t.realm()
        if self.over or (realm.armies == 0 and (realm.kingdom or t.seat[realm.seat].cards() == 0)):
            return 0
        return 1 << realm.seat

    def options(self, t: World, seat: int) -> list[Move]:
        realm = t.realm()
        out: list[Move] = []
        if realm.armies > 0:
            offer_invasions(t, realm, out)
            offer_forts(t, realm, out)
        if not realm.kingdom:
            for event in playable(t, seat, CONQUEST):
                out.append(moves.PLAY[event])
        if may_decline(realm):
            out.append(DECLINE)
        out.append(END)
        return out

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        realm = t.realm()
        if isinstance(move, Invade):
            return refuse_invade(t, realm, move)
        if isinstance(move, BuildFort):
            return refuse_paid_fort(t, realm, move.land)
        if isinstance(move, Play):
            return refuse_play(t, seat, move.event, CONQUEST)
        if isinstance(move, Decline):
            return refuse_decline(realm)
        return None if isinstance(move, End) else MOMENT

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Play):
            return rulebook.OWN_TURN
        return rulebook.ONE_TURN if isinstance(move, (Invade, BuildFort)) and seat < t.seats else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        realm = t.realm()
        if isinstance(move, Invade):
            invade(t, realm, move)
        elif isinstance(move, BuildFort):
            pay_fort(t, realm, move.land)
        elif isinstance(move, Play):
            play_event(t, seat, move.event)
        elif isinstance(move, Decline):
            realm.declined = True
        else:
            self.over = True

    def run(self, t: World) -> None:
        """HW-9.08, HW-R.46: armies left go to the supply, tokens to the pool; then the free forts."""
        realm = t.realm()
        t.pop()
        t.seat[realm.seat].supply += realm.armies
        if realm.armies or realm.tokens:
            t.note("left_over", realm.seat, (realm.armies, realm.tokens))
        realm.armies = 0
        realm.tokens = 0
        realm.mark = NOBODY
        effect = realm.row().effect
        if effect.kind == FREE_FORTS and not effect.at_founding:
            t.push(FreeForts(effect.count, 0, ANYWHERE))


def offer_invasions(t: World, realm: Realm, out: list[Move]) -> None:
    """Each land within reach; the way over a fleet apart, where there is another (HW-15.07)."""
    found = ways(t, realm)
    holder = t.holder
    active = t.active
    seat = realm.seat
    for land in range(len(found)):
        way = found[land]
        if way and not (active[land] == 1 and holder[land] == seat):
            out.append(INVADE[land][ANY_WAY])
            if way & table.FLEET_BIT and way != table.FLEET_BIT:
                out.append(INVADE[land][WAY_FLEET])


def offer_forts(t: World, realm: Realm, out: list[Move]) -> None:
    if t.forts > 0:
        for land in t.active_lands(realm.seat):
            if not t.built[land] & FORT:
                out.append(cast(Move, moves.FORT[land]))
