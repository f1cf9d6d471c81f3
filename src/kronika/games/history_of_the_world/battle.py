"""Battle and siege (chapters 10 and 11): dice, rerolls, the catapult, withdrawal."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.history_of_the_world import rulebook
from kronika.games.history_of_the_world.aftermath import RAZE, Aftermath, invasion_over
from kronika.games.history_of_the_world.cards import BATTLE_BONUS, FACES, FORT, TOWN, WIN_TIES
from kronika.games.history_of_the_world.cards import REROLL as AGAIN
from kronika.games.history_of_the_world.chance import Roll, roll
from kronika.games.history_of_the_world.modifiers import (
    bonus,
    catapult_spaces,
    defence,
    defender_dice,
    defender_rerolls,
    effects,
    holds,
    rerolls,
    siege_bonus,
    sources,
    wins_ties,
)
from kronika.games.history_of_the_world.moves import (
    ARMY,
    PASS,
    REROLL,
    SIEGE,
    WITHDRAW,
    BuildFort,
    Pass,
    Play,
    Reroll,
    Siege,
    Withdraw,
)
from kronika.games.history_of_the_world.table import Realm, World

MOMENTS: Final[tuple[str, ...]] = ("ruse", "dice", "rerolls", "lost")
RUSE: Final[int] = MOMENTS.index("ruse")    # won without dice (HW-R.40)
DICE: Final[int] = MOMENTS.index("dice")    # to be rolled
REROLLS: Final[int] = MOMENTS.index("rerolls")
LOST: Final[int] = MOMENTS.index("lost")    # siege or withdrawal
INVADER: Final = 0
DEFENDER: Final = 1


class Battle(Step[World]):
    """HW-10.01 to HW-11.10: the battle for a land, and every battle of the siege that may follow."""

    def __init__(self, moment: int, land: int, fleet: bool, level: int, armies: int, dice: list[int], die: int,
                 mine: int, theirs: int, passes: int, side: int) -> None:
        self.moment = moment
        self.land = land
        self.fleet = fleet                       # whether the invasion uses a fleet (HW-R.43)
        self.level = level                       # how many siege battles have been begun
        self.armies = armies                     # on the catapult
        self.dice = dice                         # two of the invader, then those of the defender
        self.die = die                           # the die being rolled again, or -1
        self.mine = mine                         # rerolls left to the invader
        self.theirs = theirs                     # and to the defender
        self.passes = passes                     # in a row
        self.side = side                         # who decides on a reroll

    def clone(self) -> Battle:
        return Battle(self.moment, self.land, self.fleet, self.level, self.armies, self.dice[:], self.die, self.mine,
                      self.theirs, self.passes, self.side)

    def actors(self, t: World) -> int:
        realm = t.realm()
        if self.moment == DICE or self.die >= 0:
            return CHANCE_BIT
        if self.moment == REROLLS:
            if self.passes == 2 or (self.mine if self.side == INVADER else self.theirs) == 0:
                return 0
            return 1 << (realm.seat if self.side == INVADER else t.holder[self.land])
        if self.moment == LOST and realm.armies + realm.tokens > 0:
            return 1 << realm.seat
        return 0

    def count(self, t: World) -> int:
        """How many dice chance rolls now."""
        return 1 if self.die >= 0 else 2 + defender_dice(t, t.realm(), self.land)

    def sample(self, t: World, rng: Rng) -> Move:
        return roll([1 + rng.below(FACES) for _ in range(self.count(t))])

    def own_dice(self) -> list[int]:
        return self.dice[:2] if self.side == INVADER else self.dice[2:]

    def options(self, t: World, seat: int) -> list[Move]:
        if self.moment == REROLLS:
            again: list[Move] = [REROLL[face] for face in sorted(set(self.own_dice()))]
            again.append(PASS)
            return again
        realm = t.realm()
        out: list[Move] = []
        if realm.armies > 0:
            out.append(SIEGE[0])
        if realm.tokens > 0:
            out.append(SIEGE[1])
        out.append(WITHDRAW)
        return out

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if self.moment == DICE or self.die >= 0:
            fits = isinstance(move, Roll) and len(move.dice) == self.count(t)
            return None if fits and all(1 <= die <= FACES for die in cast(Roll, move).dice) else MOMENT
        if isinstance(move, Play):
            return rulebook.NOT_IN_INVASION if seat == t.player else rulebook.OWN_TURN
        if isinstance(move, BuildFort):
            return rulebook.NO_FORT_NOW
        if self.moment == REROLLS:
            return self.refuse_reroll(move)
        return self.refuse_siege(t.realm(), move)

    def refuse_reroll(self, move: Move) -> Rule | None:
        """HW-10.10, HW-R.48: one of the own dice, whichever, or pass."""
        if isinstance(move, Pass):
            return None
        if isinstance(move, Reroll):
            return None if move.face in self.own_dice() else rulebook.WHICH_DIE
        return MOMENT

    def refuse_siege(self, realm: Realm, move: Move) -> Rule | None:
        """HW-11.01, HW-11.10: an army or a siege token from the card pays."""
        if isinstance(move, Reroll):
            return rulebook.REROLLS
        if isinstance(move, Siege):
            paid = realm.armies if move.pay == ARMY else realm.tokens if move.pay == 1 else 0
            return None if paid > 0 else rulebook.SIEGE_PAYS
        return None if isinstance(move, Withdraw) else MOMENT

    def cause(self, t: World, seat: int, move: Move, rule: Rule) -> Cause | None:
        """Which dice: the invader's card says it; the defender has the reroll from the fleet (HW-10.06)."""
        if self.moment != REROLLS or not isinstance(move, Reroll) or rule.ref != rulebook.WHICH_DIE.ref:
            return None
        if self.side != INVADER:
            return Cause("naval", ())
        realm = t.realm()
        for card, effect in zip(sources(realm), effects(realm)):
            if effect.kind == AGAIN and holds(effect.condition, 0, False, self.fleet):
                return Cause("card", (card, card))
        return None

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Play):
            return rulebook.NOT_IN_INVASION if seat == t.player else rulebook.OWN_TURN
        if isinstance(move, BuildFort) and seat == t.player:
            return rulebook.NO_FORT_NOW
        return None

    def apply(self, t: World, seat: int, move: Move) -> None:
        if isinstance(move, Roll):
            self.rolled(t, move.dice)
        elif isinstance(move, Pass):
            self.passes += 1
            self.side = 1 - self.side
        elif isinstance(move, Reroll):
            self.again(move.face)
        elif isinstance(move, Siege):
            self.besiege(t, move.pay)
        else:
            self.withdraw(t)

    def rolled(self, t: World, dice: list[int]) -> None:
        if self.die >= 0:
            self.dice[self.die] = dice[0]
            self.die = -1
            self.side = 1 - self.side
            self.tell(t, "rerolled")
            return
        realm = t.realm()
        self.dice = dice[:]
        self.moment = REROLLS
        self.mine = rerolls(realm, self.fleet)
        self.theirs = defender_rerolls(realm, self.fleet)
        self.passes = 0
        self.side = INVADER
        self.tell(t, "rolled")

    def tell(self, t: World, word: str) -> None:
        """The dice as they lie; 0 for a second die of the defender that is not there."""
        if t.notes is not None:
            last = self.dice[3] if len(self.dice) > 3 else 0
            t.note(word, t.realm().seat, (self.land, self.dice[0], self.dice[1], self.dice[2], last))

    def again(self, face: int) -> None:
        """HW-R.09: a reroll opens the exchange anew."""
        self.passes = 0
        if self.side == INVADER:
            self.mine -= 1
            self.die = self.dice[:2].index(face)
        else:
            self.theirs -= 1
            self.die = 2 + self.dice[2:].index(face)

    def run(self, t: World) -> None:
        if self.moment == RUSE:
            self.decided(t, 1)
        elif self.moment == LOST:
            self.withdraw(t)                     # HW-11.08
        elif self.passes == 2 or self.mine + self.theirs == 0:
            self.compare(t)
        else:
            self.passes += 1                     # the side has no reroll
            self.side = 1 - self.side

    def compare(self, t: World) -> None:
        """HW-10.01 to HW-10.04, HW-10.11: the highest dice with their modifiers."""
        realm = t.realm()
        attack = max(self.dice[0], self.dice[1]) + bonus(t, realm, self.land, self.fleet, self.level)
        terrain = defence(realm, self.land)
        held = max(self.dice[2:]) + terrain
        siege = siege_bonus(realm, self.level)
        self.tell_helpers(t, realm, attack == held)
        t.note("battle", realm.seat, (self.land, t.holder[self.land], attack, held, siege, terrain))
        if attack > held or (attack == held and wins_ties(realm, self.fleet)):
            self.decided(t, 1)
        elif attack == held:
            self.decided(t, 0)
        else:
            self.moment = LOST                   # HW-10.02

    def tell_helpers(self, t: World, realm: Realm, tied: bool) -> None:
        """The cards that help the invader in this battle."""
        if t.notes is None:
            return
        fort = t.built[self.land] & FORT != 0
        for card, effect in zip(sources(realm), effects(realm)):
            if effect.kind == BATTLE_BONUS and holds(effect.condition, self.land, fort, self.fleet):
                t.note("helped", realm.seat, (card, effect.count))
            elif tied and effect.kind == WIN_TIES and holds(effect.condition, 0, False, self.fleet):
                t.note("tie_helped", realm.seat, (card,))

    def decided(self, t: World, won: int) -> None:
        """HW-10.03, HW-10.04, HW-R.42: the beaten army, or both, go to the supplies; the catapult is cleared."""
        realm = t.realm()
        town = t.built[self.land] & TOWN != 0
        t.pop()
        t.note("won" if won else "tied", realm.seat, (self.land, t.holder[self.land]))
        t.send_home(self.land)
        if won:
            t.stand(realm.seat, self.land)
        else:
            t.seat[realm.seat].supply += 1
        t.seat[realm.seat].supply += self.armies
        t.push(Aftermath(RAZE, self.land, self.fleet, won == 1, town, 0, 0))

    def besiege(self, t: World, pay: int) -> None:
        """HW-11.02, HW-11.04: to the catapult while it has spaces, then straight to the supply or the pool."""
        realm = t.realm()
        self.level += 1
        if pay == ARMY:
            realm.armies -= 1
            if self.level <= catapult_spaces(realm):
                self.armies += 1
            else:
                t.seat[realm.seat].supply += 1
        else:
            realm.tokens -= 1
        self.moment = DICE
        self.dice = []
        t.note("siege", realm.seat, (self.land, self.level, pay))

    def withdraw(self, t: World) -> None:
        """HW-11.07: the invading army and the catapult to the supply; everything else stays."""
        realm = t.realm()
        t.pop()
        t.seat[realm.seat].supply += 1 + self.armies
        t.note("withdrew", realm.seat, (self.land, t.holder[self.land]))
        invasion_over(realm)


def begin_battle(t: World, realm: Realm, land: int, fleet: bool) -> None:
    """HW-9.07: an opposing army defends the land."""
    t.note("attack", realm.seat, (land, t.holder[land], int(fleet)))
    moment = RUSE if realm.ruse else DICE
    realm.ruse = False
    t.push(Battle(moment, land, fleet, 0, 0, [], -1, 0, 0, 0, INVADER))
