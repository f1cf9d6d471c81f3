"""Action cards (TA15-6.41 to TA15-6.51): points and goods at once, or an action to carry out now."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.games.through_the_ages import government, moves
from kronika.games.through_the_ages.build import BUILD_ONE, UPGRADE_ONE, ordered_buildings, refuse_ordered
from kronika.games.through_the_ages.cards import ACTION, GOVERNMENT
from kronika.games.through_the_ages.causes import why_refused
from kronika.games.through_the_ages.effects import BUILD, DEVELOP, POPULATION, STAGE, UPGRADE, Act
from kronika.games.through_the_ages.goods import gain_food, gain_resources, gain_science
from kronika.games.through_the_ages.moves import Build, Develop, Increase, Play, Revolt, Stage, Upgrade
from kronika.games.through_the_ages.population import IncreasePopulation
from kronika.games.through_the_ages.quote import Quoted, quote
from kronika.games.through_the_ages.ratings import strength_rating
from kronika.games.through_the_ages.table import Seat, ThroughTheAges
from kronika.games.through_the_ages.technology import DevelopOne, RevoltFor, refuse_science
from kronika.games.through_the_ages.verb import GIVEN, Order, Verb, civil_actions, release, spend_civil
from kronika.games.through_the_ages.wonders import BuildStages

GROW = IncreasePopulation()
STAGES = BuildStages()
DEVELOPS = DevelopOne()
REVOLTS = RevoltFor()
ORDERED = ["build", "upgrade", "increase", "stage", "develop", "revolt"]


def act(t: ThroughTheAges, card: int) -> Act:
    found = t.box.cards[card].act
    assert found is not None
    return found


def ready(p: Seat, card: int) -> bool:
    """TA15-6.41: in hand, and not only copies taken in this Action Phase."""
    return p.cards.count(card) > p.fresh.count(card)


class PlayAction(Verb):
    """TA15-6.41: a civil action; the card's effect; the card leaves the game."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if civil_actions(p) < 1:
            return
        for i, card in enumerate(p.cards):
            if t.box.cards[card].category != ACTION or not ready(p, card) or card in p.cards[:i]:
                continue
            if act(t, card).either:
                out.append(moves.PLAY[card][1])
                out.append(moves.PLAY[card][2])
            elif act(t, card).order == 0 or ordered(t, seat, card, full(p)):
                out.append(moves.PLAY[card][0])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        play = cast(Play, move)
        if not ready(p, play.card) or civil_actions(p) < 1:
            return t.box.book.action_card
        if (play.goods != 0) != (act(t, play.card).either != 0):
            return t.box.book.action_card
        if act(t, play.card).order and not ordered(t, seat, play.card, full(p)):
            return t.box.book.order
        return None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        play = cast(Play, move)
        whole = full(p)
        spend_civil(p, 1)
        p.cards.remove(play.card)
        release(t, play.card)
        t.note("played", seat, (play.card,))
        if act(t, play.card).order:
            t.push(Ordered(seat, play.card, whole))
        else:
            at_once(t, seat, play)


def full(p: Seat) -> bool:
    """Whether no civil action has been spent (TA15-6.48)."""
    return p.box.unspent(p, False)


def at_once(t: ThroughTheAges, seat: int, play: Play) -> None:
    """Points, goods and the pools of this turn."""
    p = t.seat[seat]
    effect = act(t, play.card)
    reward(p, effect)
    p.culture += effect.culture
    gain_resources(p, effect.resources + (effect.either if play.goods == 2 else 0))
    if play.goods == 1:
        gain_food(p, effect.either)
    p.spare += effect.red
    p.arms += effect.arms
    if effect.arms_per_stronger:
        p.arms += effect.arms_per_stronger[t.count() - 2] * stronger_rivals(t, seat)
    if effect.culture_per_richer:
        p.culture += effect.culture_per_richer[t.count() - 2] * richer_rivals(t, seat)


def reward(p: Seat, effect: Act) -> None:
    """TA15-6.47: what follows an ordered action cannot help to pay for it."""
    gain_science(p, effect.science)
    gain_food(p, effect.food)


def stronger_rivals(t: ThroughTheAges, seat: int) -> int:
    """TA15-6.51: strictly stronger."""
    mine = strength_rating(t, seat)
    return sum(strength_rating(t, other) > mine for other in t.clockwise(seat)[1:])


def richer_rivals(t: ThroughTheAges, seat: int) -> int:
    """TA15-6.51: strictly more culture points."""
    return sum(t.seat[other].culture > t.seat[seat].culture for other in t.clockwise(seat)[1:])


def ordered(t: ThroughTheAges, seat: int, card: int, whole: bool) -> list[Move]:
    """The actions that the card lets the player carry out now."""
    out: list[Move] = []
    order = act(t, card).order
    cheaper = act(t, card).cheaper
    if order & (BUILD | UPGRADE):
        ordered_buildings(t, seat, order, cheaper, out)
    elif order & POPULATION:
        GROW.offers(t, seat, GIVEN[cheaper], out)
    elif order & STAGE:
        STAGES.offers(t, seat, GIVEN[cheaper], out)
    elif order & DEVELOP:
        DEVELOPS.offers(t, seat, GIVEN[cheaper], out)
        for held in t.seat[seat].cards:
            if t.box.cards[held].category == GOVERNMENT and refuse_breakthrough(t, seat, held, whole) is None:
                out.append(moves.REVOLT[held])
    return out


def refuse_breakthrough(t: ThroughTheAges, seat: int, card: int, whole: bool) -> Rule | None:
    """TA15-6.48, TA15-R.32: a revolution by Breakthrough needs that nothing was spent before the card."""
    p = t.seat[seat]
    if p.lead().red_revolution:
        return government.refuse_revolution(p) or refuse_science(t, seat, card, True, 0)
    return refuse_science(t, seat, card, True, 0) if whole else t.box.book.breakthrough


class Ordered(Quoted):
    """TA15-6.44: the ordered action, without its civil action, cheaper; then the card's reward."""

    def __init__(self, seat: int, card: int, whole: bool) -> None:
        super().__init__(card)
        self.seat = seat
        self.whole = whole                       # no civil action was spent before the card

    def clone(self) -> Ordered:
        return Ordered(self.seat, self.card, self.whole)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return ordered(t, seat, self.card, self.whole)

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        order = act(t, self.card).order
        given = GIVEN[act(t, self.card).cheaper]
        if order & (BUILD | UPGRADE) and isinstance(move, (Build, Upgrade)):
            return refuse_ordered(t, seat, move, order, given.cheaper)
        if order & POPULATION and isinstance(move, Increase):
            return GROW.check(t, seat, move, given)
        if order & STAGE and isinstance(move, Stage):
            return STAGES.check(t, seat, move, given)
        if order & DEVELOP and isinstance(move, Develop):
            return DEVELOPS.check(t, seat, move, given)
        if order & DEVELOP and isinstance(move, Revolt):
            return refuse_breakthrough(t, seat, move.card, self.whole)
        return t.box.book.serves if move.word in ORDERED else MOMENT

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        if rule is t.box.book.serves or rule is MOMENT:
            return quote(t)
        return why_refused(t, seat, move, rule, GIVEN[act(t, self.card).cheaper])

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.pop()
        given = GIVEN[act(t, self.card).cheaper]
        verb: Verb = GROW
        if isinstance(move, Build):
            verb = BUILD_ONE
        elif isinstance(move, Upgrade):
            verb = UPGRADE_ONE
        elif isinstance(move, Stage):
            verb = STAGES
        elif isinstance(move, Develop):
            verb = DEVELOPS
        elif isinstance(move, Revolt):
            verb = REVOLTS
        verb.apply(t, seat, move, given)
        reward(t.seat[seat], act(t, self.card))
