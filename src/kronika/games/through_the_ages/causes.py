"""What is missing when an action is refused: an action, a worker, a technology, food, resources or science."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import Cause
from kronika.games.through_the_ages.build import wealth
from kronika.games.through_the_ages.costs import new_cost, population_cost, science_cost, upgrade_cost
from kronika.games.through_the_ages.goods import food
from kronika.games.through_the_ages.moves import Build, Develop, Increase, Stage, Take, Upgrade
from kronika.games.through_the_ages.row import find, take_cost
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.technology import scholarship
from kronika.games.through_the_ages.verb import arms, civil_actions, military_actions
from kronika.games.through_the_ages.wonders import stage_cost, stages_left


def why_refused(t: ThroughTheAges, seat: int, move: Move) -> Cause | None:
    """The first thing that is missing, in the order in which a player would look for it."""
    p = t.seat[seat]
    if isinstance(move, Take):
        return why_not_taken(t, p, move)
    if isinstance(move, Build):
        return why_not_built(t, seat, move.card)
    if isinstance(move, Upgrade):
        return why_not_upgraded(t, p, move)
    if isinstance(move, (Increase, Stage, Develop)) and civil_actions(p) < 1:
        return Cause("civil_action", ())
    if isinstance(move, Increase):
        if p.yellow == 0:
            return Cause("yellow_bank", ())
        return short("food", population_cost(t, p, 0), food(p) + p.traded_food)
    if isinstance(move, Stage) and 1 <= move.count <= stages_left(p):
        return short("resources", stage_cost(p, move.count, 0), wealth(p))
    if isinstance(move, Develop) and move.card in p.cards:
        return short("science", science_cost(t, seat, move.card, False, 0), scholarship(t, seat, move.card))
    return None


def short(what: str, cost: int, have: int) -> Cause | None:
    """So much is needed, so much is there; None if it is enough."""
    return Cause(what, (cost, have)) if cost > have else None


def why_not_taken(t: ThroughTheAges, p: Seat, move: Take) -> Cause | None:
    space = find(t, move)
    return None if space == NONE else short("civil_actions", take_cost(t, p, move.card, space), civil_actions(p))


def why_not_built(t: ThroughTheAges, seat: int, slot: int) -> Cause | None:
    """No action, no technology, no free worker, or too few resources."""
    p = t.seat[seat]
    unit = 0 <= slot < len(t.box.cards) and t.box.cards[slot].unit
    if (military_actions(p) if unit else civil_actions(p)) < 1:
        return Cause("military_action" if unit else "civil_action", ())
    if not 0 <= slot < t.box.worked:
        return None
    if not p.has(slot):
        return Cause("technology", (slot,))
    if p.unused == 0:
        return Cause("worker", ())
    return short("resources", new_cost(t, seat, slot), wealth(p) + (arms(p) if unit else 0))


def why_not_upgraded(t: ThroughTheAges, p: Seat, move: Upgrade) -> Cause | None:
    if not (0 <= move.card < t.box.worked and 0 <= move.to < t.box.worked):
        return None
    unit = t.box.cards[move.card].unit
    if (military_actions(p) if unit else civil_actions(p)) < 1:
        return Cause("military_action" if unit else "civil_action", ())
    if p.workers[move.card] == 0:
        return Cause("worker_on", (move.card,))
    if not p.has(move.to):
        return Cause("technology", (move.to,))
    return short("resources", upgrade_cost(t, p, move.card, move.to, 0), wealth(p) + (arms(p) if unit else 0))
