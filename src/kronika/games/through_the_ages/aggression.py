"""Aggressions (TA15-5.35 to TA15-5.44) and their effects (TA15-13.70 to TA15-13.74)."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.cards import AGGRESSION, BONUS
from kronika.games.through_the_ages.choices import ANNEX, INFILTRATE, PLUNDER, Pick, Raid, Share, candidates
from kronika.games.through_the_ages.colonies import Chosen, copied
from kronika.games.through_the_ages.goods import gain_food, gain_resources, gain_science, lose_culture, lose_science
from kronika.games.through_the_ages.losses import lose_population
from kronika.games.through_the_ages.military import discard_open, throw_away
from kronika.games.through_the_ages.moves import Attack, Done, Use
from kronika.games.through_the_ages.pacts import attack_bonus, ending, forbids_attack, remove_pact
from kronika.games.through_the_ages.quote import Carrying
from kronika.games.through_the_ages.ratings import strength_rating
from kronika.games.through_the_ages.table import Seat, ThroughTheAges


def attack_cost(t: ThroughTheAges, card: int, rival: int) -> int:
    """TA15-5.35, TA15-13.21: doubled against Gandhi."""
    return t.box.combat.cost(t, card, rival) * t.seat[rival].lead().attack_factor


def is_rival(t: ThroughTheAges, seat: int, rival: int) -> bool:
    return 0 <= rival < t.seats and rival != seat and t.plays(rival)


def strength_against(t: ThroughTheAges, seat: int, other: int) -> int:
    """TA15-5.37: without the strength of pacts between the two that end by the attack."""
    total = strength_rating(t, seat)
    for owner in ending(t, seat, other):
        p = t.seat[owner]
        total -= t.box.cards[p.pact].sides[p.side if owner == seat else 1 - p.side].strength
    return max(0, total)


def attack_strength(t: ThroughTheAges, seat: int, rival: int) -> int:
    return strength_against(t, seat, rival) + attack_bonus(t, seat, rival)


def offers(t: ThroughTheAges, seat: int, out: list[Move]) -> None:
    p = t.seat[seat]
    for i, card in enumerate(p.hand):
        if t.box.cards[card].category == AGGRESSION and card not in p.hand[:i]:
            for rival in t.clockwise(seat)[1:]:
                if refuse_attack(t, seat, card, rival) is None:
                    out.append(Attack(card, rival))


def refuse_attack(t: ThroughTheAges, seat: int, card: int, rival: int) -> Rule | None:
    p = t.seat[seat]
    if card not in p.hand or not is_rival(t, seat, rival):
        return t.box.book.aggression
    if p.lead().peaceful:
        return t.box.book.peaceful_attack
    if attack_cost(t, card, rival) > p.military:
        return t.box.book.aggression
    if forbids_attack(t, seat, rival):
        return t.box.book.protected
    return t.box.combat.refuse_target(t, seat, card, rival)


def has_target(t: ThroughTheAges, card: int, rival: int) -> bool:
    """TA15-13.73: Annex needs a colony, Infiltrate a leader or an unfinished wonder."""
    if "take_colony" in t.box.cards[card].effect:
        return bool(candidates(t, ANNEX, rival))
    return "remove_one_of" not in t.box.cards[card].effect or bool(candidates(t, INFILTRATE, rival))


def attack(t: ThroughTheAges, seat: int, move: Attack) -> None:
    """TA15-5.35, TA15-5.38: reveal, pay, end the pacts that end; then the rival may defend."""
    p = t.seat[seat]
    t.show()
    p.military -= attack_cost(t, move.card, move.rival)
    p.throw(move.card)
    discard_open(t, move.card)
    t.note("attacked", seat, (move.card, move.rival))
    for owner in ending(t, seat, move.rival):
        remove_pact(t, owner)
    t.seat[move.rival].lead().attacked(t, move.rival)
    t.box.combat.fight(t, seat, move.rival, move.card)


def defence_value(p: Seat, card: int) -> int:
    """TA15-5.39: the value of a bonus card for the defender, or 1 for any other card."""
    row = p.box.cards[card]
    return row.defense * p.lead().defense_factor if row.category == BONUS else 1


class Defence(Step[ThroughTheAges]):
    """TA15-5.39, TA15-R.66: the rival names cards that suffice, or none; all see them when he is done."""

    sealed: ClassVar[bool] = True

    def __init__(self, seat: int, rival: int, card: int, strength: int, chosen: Chosen | None) -> None:
        self.seat = seat
        self.rival = rival
        self.card = card
        self.strength = strength                 # of the attacker
        self.chosen = chosen                     # the rival's; None in the view of others

    def clone(self) -> Defence:
        return Defence(self.seat, self.rival, self.card, self.strength, copied(self.chosen))

    def cards(self) -> list[int]:
        return [] if self.chosen is None else self.chosen.cards

    def actors(self, t: ThroughTheAges) -> int:
        """TA15-R.79: asked is everybody who holds a military card."""
        return 1 << self.rival if t.seat[self.rival].hand else 0

    def missing(self, t: ThroughTheAges) -> int:
        """How much the named cards still lack."""
        total = self.strength - strength_rating(t, self.rival)
        for card in self.cards():
            total -= defence_value(t.seat[self.rival], card)
        return total

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        hand = t.seat[seat].hand
        out: list[Move] = [moves.DONE] if self.refuse_done(t) is None else []
        for i, card in enumerate(hand):
            if card not in hand[:i] and self.refuse_card(t, card) is None:
                out.append(moves.USE[card])
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return self.refuse_done(t)
        return self.refuse_card(t, move.card) if isinstance(move, Use) else MOMENT

    def refuse_done(self, t: ThroughTheAges) -> Rule | None:
        return t.box.book.reach if self.cards() and self.missing(t) > 0 else None

    def refuse_card(self, t: ThroughTheAges, card: int) -> Rule | None:
        """A card may be named only if with it, and others still in hand, the attacker can be reached."""
        p = t.seat[self.rival]
        used = self.cards()
        if p.hand.count(card) <= used.count(card) or len(used) >= p.red:
            return t.box.book.defense
        rest = self.rest(p)
        rest.remove(card)
        reach = defence_value(p, card) + best_of(p, rest, p.red - len(used) - 1)
        return None if reach >= self.missing(t) else t.box.book.reach

    def rest(self, p: Seat) -> list[int]:
        rest = p.hand[:]
        for card in self.cards():
            rest.remove(card)
        return rest

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        if isinstance(move, Use):
            self.cards().append(move.card)
        else:
            self.run(t)

    def run(self, t: ThroughTheAges) -> None:
        """TA15-5.40, TA15-5.41: the aggression fails, or its text is carried out."""
        held = self.missing(t) <= 0
        self.reveal(t, held)
        if not held:
            t.push(Carrying(self.card))
            t.box.combat.succeed(t, self.seat, self.rival, self.card)

    def reveal(self, t: ThroughTheAges, held: bool) -> None:
        """The named cards are played, and all see whether they suffice."""
        t.pop()
        t.show()
        defence = self.strength - self.missing(t)
        for card in self.cards():
            if t.box.cards[card].category == BONUS:
                t.seat[self.rival].throw(card)
                discard_open(t, card)
                t.note("used", self.rival, (card, defence_value(t.seat[self.rival], card)))
            else:
                throw_away(t, self.rival, card)
        t.note("defended" if held else "overcome", self.rival, (self.card, self.seat, self.strength, defence))


def best_of(p: Seat, cards: list[int], count: int) -> int:
    """The greatest defense of so many of the cards."""
    values = sorted([defence_value(p, card) for card in cards], reverse=True)
    return sum(values[:max(0, count)])


def succeed(t: ThroughTheAges, seat: int, rival: int, card: int) -> None:
    """The text of the card, by its kind of effect."""
    effect = t.box.cards[card].effect
    if "destroy_urban" in effect:
        t.push(Raid(seat, rival, [row["max_age"] for row in effect["destroy_urban"]], 0))
    elif "rival_loses" in effect:
        enslave(t, seat, rival, card)
    elif "take_colony" in effect:
        t.push(Pick(seat, ANNEX, rival))
    elif "remove_one_of" in effect:
        t.push(Pick(seat, INFILTRATE, rival))
    elif "science" in effect["take"]:
        gain_science(t.seat[seat], lose_science(t.seat[rival], effect["take"]["science"]))
    elif "culture" in effect["take"]:
        t.seat[seat].culture += lose_culture(t.seat[rival], effect["take"]["culture"])
    else:
        t.push(Share(seat, PLUNDER, effect["take"]["food_or_resources"], rival))


def enslave(t: ThroughTheAges, seat: int, rival: int, card: int) -> None:
    """TA15-13.72."""
    gains = t.box.cards[card].effect["attacker_gains"]
    gain_food(t.seat[seat], gains.get("food", 0))
    gain_resources(t.seat[seat], gains.get("resources", 0))
    lose_population(t, rival, t.box.cards[card].effect["rival_loses"]["population"])
