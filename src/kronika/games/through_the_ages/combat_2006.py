"""How attacks and wars are fought in the 2006 edition: both sides may sacrifice units (chapters 9 and 10)."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import aggression, moves, war
from kronika.games.through_the_ages.ages import abandon_wonder
from kronika.games.through_the_ages.aggression import has_target
from kronika.games.through_the_ages.build import free_worker
from kronika.games.through_the_ages.choices import PLUNDER, Share
from kronika.games.through_the_ages.colonies import nothing_yet
from kronika.games.through_the_ages.combat import Combat
from kronika.games.through_the_ages.goods import gain_resources
from kronika.games.through_the_ages.leaders import leader_leaves
from kronika.games.through_the_ages.losses import lose_population, with_workers
from kronika.games.through_the_ages.moves import Choose, Done
from kronika.games.through_the_ages.quote import quote
from kronika.games.through_the_ages.sacrifice import Sacrifice
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges

# What the last round forbids (TA06-15.06, TA06-R.59)
NOTHING: Final = 0
ATTACKS: Final = 1                     # units may still be sacrificed for colonies
ALL: Final = 2


class Combat06(Combat):
    """TA06-R.60: any rival may be attacked, also a stronger one."""

    def __init__(self, ban: int, one_enemy: bool) -> None:
        self.ban = ban
        self.one_enemy = one_enemy               # TA06-17.03: the variant without gang attacks

    def refuse_target(self, t: ThroughTheAges, seat: int, card: int, rival: int) -> Rule | None:
        if self.hunted(t, seat, rival):
            return t.box.book.no_gang
        return None if can_hit(t, card, rival) else t.box.book.target

    def refuse_war(self, t: ThroughTheAges, seat: int, card: int, rival: int) -> Rule | None:
        return t.box.book.no_gang if self.hunted(t, seat, rival) else None

    def hunted(self, t: ThroughTheAges, seat: int, rival: int) -> bool:
        """TA06-17.03: whether the rival's marker is with another attacker."""
        return self.one_enemy and any(t.seat[other].prey == rival for other in t.clockwise(seat)[1:])

    def cost(self, t: ThroughTheAges, card: int, rival: int) -> int:
        """TA06-9.01, TA06-R.62: Assassinate and Sabotage cost the level of what they remove."""
        if "remove" not in t.box.cards[card].effect:
            return t.box.cards[card].cost
        removed = victim_card(t.seat[rival], t.box.cards[card].effect["remove"])
        return 0 if removed == NONE else t.box.cards[removed].age

    def declared(self, t: ThroughTheAges, seat: int, rival: int) -> None:
        t.seat[seat].prey = rival if self.one_enemy else NONE

    def spared(self, t: ThroughTheAges) -> bool:
        return self.ban != NOTHING and t.last == t.round

    def may_send(self, t: ThroughTheAges) -> bool:
        return self.ban != ALL or t.last != t.round

    def fight(self, t: ThroughTheAges, seat: int, rival: int, card: int) -> None:
        self.declared(t, seat, rival)
        t.push(Sacrifice(seat, rival, card, [0] * t.box.worked, seat, nothing_yet(t.box)))

    def battle(self, t: ThroughTheAges, seat: int, rival: int, card: int) -> None:
        t.note("war_begun", seat, (card, rival))
        t.push(Sacrifice(seat, rival, card, [0] * t.box.worked, seat, nothing_yet(t.box)))

    def succeed(self, t: ThroughTheAges, seat: int, rival: int, card: int) -> None:
        effect = t.box.cards[card].effect
        if "destroy_urban" in effect:
            up = effect["gain_resources"] == "half_of_total_printed_cost_rounded_up"
            t.push(Pillage(seat, rival, effect["destroy_urban"]["max_count"], NONE, 1 if up else 0))
        elif "remove" in effect:
            remove(t, seat, rival, effect["remove"], effect["attacker_scores"]["culture_per_level"])
        else:
            aggression.succeed(t, seat, rival, card)

    def spoils(self, t: ThroughTheAges, card: int, victor: int, loser: int, advantage: int) -> None:
        effect = t.box.cards[card].effect
        if "take_food_or_resources" in effect:
            t.push(Share(victor, PLUNDER, advantage, loser))
        elif "defeated_population_loss" in effect:
            holy_war(t, victor, loser, advantage // effect["defeated_population_loss"]["per_advantage"],
                     effect["victor_scores"]["culture_per_population_lost"])
        else:
            war.spoils(t, card, victor, loser, advantage)


def victim_card(p: Seat, what: str) -> int:
    """The leader or the unfinished wonder, or NONE."""
    return p.leader if what == "leader" else p.unfinished


def can_hit(t: ThroughTheAges, card: int, rival: int) -> bool:
    """TA06-R.61: whether the card has something to take, remove or destroy."""
    effect = t.box.cards[card].effect
    if "remove" in effect:
        return victim_card(t.seat[rival], effect["remove"]) != NONE
    if "destroy_urban" in effect:
        return bool(with_workers(t.seat[rival], t.box.first_urban, t.box.first_unit))
    return has_target(t, card, rival)


def remove(t: ThroughTheAges, seat: int, rival: int, what: str, each: int) -> None:
    """TA06-R.62, TA06-R.111: the card leaves the game; the attacker scores for each level."""
    card = victim_card(t.seat[rival], what)
    t.note("infiltrated", seat, (card, rival))
    if what == "leader":
        leader_leaves(t, rival)
    else:
        abandon_wonder(t, rival)
    t.seat[seat].culture += each * t.box.cards[card].age


def holy_war(t: ThroughTheAges, victor: int, loser: int, count: int, each: int) -> None:
    """TA06-10.05, TA06-R.69: culture for each decrease that is really carried out."""
    p = t.seat[loser]
    lost = min(count, p.unused + sum(p.workers))
    t.seat[victor].culture += each * lost
    lose_population(t, loser, lost)


class Pillage(Step[ThroughTheAges]):
    """TA06-9.09, TA06-R.122: the attacker destroys urban buildings of one card, up to the number of the aggression."""

    def __init__(self, seat: int, victim: int, left: int, slot: int, cost: int) -> None:
        self.seat = seat
        self.victim = victim
        self.left = left                         # how many more may be destroyed
        self.slot = slot                         # of which card, once the first is named
        self.cost = cost                         # printed costs so far; 1 more where the half is rounded up

    def clone(self) -> Pillage:
        return Pillage(self.seat, self.victim, self.left, self.slot, self.cost)

    def candidates(self, t: ThroughTheAges) -> list[int]:
        if self.left == 0:
            return []
        found = with_workers(t.seat[self.victim], t.box.first_urban, t.box.first_unit)
        return found if self.slot == NONE else [slot for slot in found if slot == self.slot]

    def actors(self, t: ThroughTheAges) -> int:
        found = len(self.candidates(t))
        return 1 << self.seat if found > 1 or (found == 1 and self.slot != NONE) else 0

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        out: list[Move] = [moves.CHOOSE[slot] for slot in self.candidates(t)]
        return out if self.slot == NONE else [moves.DONE, *out]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return t.box.book.two_buildings if self.slot == NONE else None
        if not isinstance(move, Choose):
            return MOMENT
        return None if move.card in self.candidates(t) else t.box.book.raid

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            self.end(t)
        else:
            self.destroy(t, cast(Choose, move).card)

    def run(self, t: ThroughTheAges) -> None:
        found = self.candidates(t)
        if found:
            self.destroy(t, found[0])
        else:
            self.end(t)

    def destroy(self, t: ThroughTheAges, slot: int) -> None:
        self.slot = slot
        self.left -= 1
        self.cost += t.box.cards[slot].resources
        free_worker(t, self.victim, slot)

    def end(self, t: ThroughTheAges) -> None:
        """TA06-R.63: half of the printed costs."""
        t.pop()
        gain_resources(t.seat[self.seat], self.cost // 2)
