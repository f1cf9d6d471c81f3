"""What is missing when an action is refused: an action, a worker, a technology, food, resources or science."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import Cause, Rule
from kronika.games.through_the_ages.build import wealth
from kronika.games.through_the_ages.costs import (
    at_once,
    cheaper_cost,
    new_cost,
    population_cost,
    science_cost,
    upgrade_cost,
)
from kronika.games.through_the_ages.goods import food
from kronika.games.through_the_ages.hooks import BY_CIVIL
from kronika.games.through_the_ages.moves import (
    Adopt,
    Build,
    Copy,
    Destroy,
    Develop,
    Disband,
    Enlist,
    Increase,
    Lead,
    Play,
    Revolt,
    Stage,
    Take,
    Upgrade,
)
from kronika.games.through_the_ages.ratings import civil_limit
from kronika.games.through_the_ages.row import find, take_cost
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.tactics import COPY_COST
from kronika.games.through_the_ages.technology import scholarship
from kronika.games.through_the_ages.verb import Order, arms, civil_actions, lacks_civil, military_actions
from kronika.games.through_the_ages.wonders import stage_cost, stages_left


def why_refused(t: ThroughTheAges, seat: int, move: Move, rule: Rule, order: Order) -> Cause | None:
    """The first thing that is missing, in the order in which a player would look for it."""
    p = t.seat[seat]
    if rule is t.box.book.urban_limit:
        return Cause("urban_limit", (p.rules_by().limit + t.box.more_urban,))
    if rule is t.box.book.revolution or rule is t.box.book.robespierre:
        return why_no_revolution(p)
    if isinstance(move, Take):
        return why_not_taken(t, p, move, rule)
    if isinstance(move, (Build, Enlist, Upgrade, Destroy, Disband)):
        return why_not_worked(t, seat, move, order)
    if isinstance(move, (Adopt, Copy)):
        return why_no_tactic(p, move)
    if isinstance(move, (Increase, Stage, Develop, Lead, Play)) and lacks_civil(p, order):
        return Cause("civil_action")
    if isinstance(move, (Develop, Revolt, Lead, Play)) and move.card not in p.cards:
        return Cause("not_in_hand", (move.card,))
    if isinstance(move, Play):
        return Cause("fresh", (move.card,)) if p.cards.count(move.card) <= p.fresh.count(move.card) else None
    if isinstance(move, Increase):
        return why_no_growth(t, p, order.cheaper)
    if isinstance(move, Stage):
        return why_not_staged(p, move.count, order)
    if isinstance(move, (Develop, Revolt)):
        cost = science_cost(t, seat, move.card, isinstance(move, Revolt), order.cheaper)
        return short("science", cost, scholarship(t, seat, move.card))
    return None


def short(what: str, cost: int, have: int) -> Cause | None:
    """So much is needed, so much is there; None if it is enough."""
    return Cause(what, (cost, have)) if cost > have else None


def why_not_taken(t: ThroughTheAges, p: Seat, move: Take, rule: Rule) -> Cause | None:
    """Not there, no room in the hand, or too few civil actions."""
    space = find(t, move)
    if space == NONE:
        return Cause("not_in_row", (move.card,))
    if rule is t.box.book.hand_limit:
        return Cause("hand_full", (len(p.cards), civil_limit(p)))
    return short("civil_actions", take_cost(t, p, move.card, space), civil_actions(p))


def why_no_growth(t: ThroughTheAges, p: Seat, cheaper: int) -> Cause | None:
    """No yellow token, or too little food."""
    if p.yellow == 0:
        return Cause("yellow_bank")
    return short("food", population_cost(t, p, cheaper), food(p) + p.traded_food)


def why_not_staged(p: Seat, count: int, order: Order) -> Cause | None:
    """No wonder, fewer stages left, too many at once, too few resources, or no blue token."""
    if p.unfinished == NONE:
        return Cause("no_wonder")
    if not 1 <= count <= stages_left(p):
        return Cause("stages_left", (stages_left(p),))
    most = 1 if order.free else at_once(p)
    if count > most:
        return Cause("stages_at_once", (most,))
    return short("resources", stage_cost(p, count, order.cheaper), wealth(p)) or Cause("blue_bank")


def why_no_revolution(p: Seat) -> Cause | None:
    """So many of the actions that a revolution needs are spent."""
    if p.lead().red_revolution:
        return Cause("military_spent", (p.red - p.military,)) if p.military < p.red else None
    return Cause("civil_spent", (p.white - p.civil,)) if p.civil < p.white else None


def why_no_tactic(p: Seat, move: Move) -> Cause | None:
    """Not in hand, already the own one, or too few military actions."""
    if isinstance(move, Copy):
        if move.card == p.tactic:
            return Cause("own_tactic", (move.card,))
        return short("military_actions", COPY_COST, military_actions(p))
    if isinstance(move, Adopt) and move.card not in p.hand:
        return Cause("not_in_hand", (move.card,))
    return Cause("military_action") if military_actions(p) < 1 else None


def why_not_worked(t: ThroughTheAges, seat: int, move: Move, order: Order) -> Cause | None:
    """What is missing where a worker moves: an action first."""
    p = t.seat[seat]
    slot = move.key()[0]
    if not 0 <= slot < t.box.worked:
        return None
    unit = t.box.cards[slot].unit
    red = unit and not (isinstance(move, Enlist) and p.lead().enlists == BY_CIVIL)
    if not order.free and (military_actions(p) if red else civil_actions(p)) < 1:
        return Cause("military_action" if red else "civil_action")
    if isinstance(move, (Upgrade, Destroy, Disband)) and p.workers[slot] == 0:
        return Cause("worker_on", (slot,))
    to = move.to if isinstance(move, Upgrade) else slot
    if not 0 <= to < t.box.worked or isinstance(move, (Destroy, Disband)):
        return None
    if not p.has(to):
        return Cause("technology", (to,))
    rich = wealth(p) + (arms(p) if unit else 0)
    if isinstance(move, Upgrade):
        return short("resources", upgrade_cost(t, p, slot, to, order.cheaper), rich)
    if isinstance(move, Enlist):
        return why_no_growth(t, p, 1) or short("resources", new_cost(t, seat, slot) - 1, rich)
    if p.unused == 0:
        return Cause("worker")
    return short("resources", cheaper_cost(t, seat, slot, order.cheaper), rich)
