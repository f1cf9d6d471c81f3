"""The facts of a table by their paths, such as seat.0.culture or cost.1.build.alchemy: for scenarios and tests."""
from __future__ import annotations

from typing import Any

from kronika.games.through_the_ages import costs, production, ratings
from kronika.games.through_the_ages.aggression import Defence
from kronika.games.through_the_ages.armies import tactical_strength
from kronika.games.through_the_ages.build import refuse_building
from kronika.games.through_the_ages.cards import LEVELS
from kronika.games.through_the_ages.colonies import largest_force
from kronika.games.through_the_ages.goods import food, resources
from kronika.games.through_the_ages.military import discards
from kronika.games.through_the_ages.ratings import bits
from kronika.games.through_the_ages.row import take_cost
from kronika.games.through_the_ages.sacrifice import Sacrifice
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.war import SEATS

PLAIN = ["culture", "science", "yellow", "unused", "bank", "stages", "civil", "military", "white", "red", "lent",
         "spare", "arms", "silent", "exclusive", "uprisings", "turns", "caesar", "prey"]


def name(t: ThroughTheAges, card: int) -> str:
    return "" if card == NONE else t.box.cards[card].id


def names(t: ThroughTheAges, cards: list[int]) -> list[str]:
    return ["?" if card < 0 else t.box.cards[card].id for card in cards]


def fact(t: ThroughTheAges, path: list[str]) -> Any:
    """A fact of the table by its path."""
    head = path[0]
    if head == "seat" and len(path) >= 3:
        return seat_fact(t, int(path[1]), path[2:])
    if head == "cost" and len(path) >= 3:
        return cost_fact(t, int(path[1]), path[2:])
    if head == "impact" and len(path) == 3:
        return t.box.scoring.impact_points(t, t.box.by_id[path[2]], int(path[1]))
    if head == "bonus":
        return t.box.scoring.bonus(t, int(path[1]))
    if head in ("age", "round", "active", "start", "last", "ended"):
        return LEVELS[t.age] if head == "age" else getattr(t, head)
    if head in ("row", "past", "discard", "gone", "out", "finals", "hidden_finals", "current", "civil", "deck"):
        cards: list[int] = getattr(t, head)
        return len(cards) if path[1:] == ["size"] else ["" if c == NONE and head == "row" else n
                                                        for c, n in zip(cards, names(t, cards))]
    if head == "fight" and len(path) == 2:
        return fight(t, path[1])
    if head == "discards":
        return discards(t)
    if head == "future":
        return len(t.future) if path[1:] == ["size"] else names(t, [event.card for event in t.future])
    if head == "backs":
        return [LEVELS[age] for age in t.ages]
    if head == "common":
        return [t.box.cards[t.box.first_tactic + n].id for n in bits(t.common)]
    if head == "peeked":
        return name(t, t.peeked)
    raise ValueError(f"there is no fact {'.'.join(path)!r}")


def fight(t: ThroughTheAges, side: str) -> int:
    """The strength of a side in the attack or war that is being fought, with what it has added so far."""
    top: object = t.stack[-1]
    if isinstance(top, Sacrifice):
        return top.strength(t) if side == "attack" else top.defense(t)
    if not isinstance(top, Defence):
        raise ValueError("there is no fight now")
    return top.strength if side == "attack" else top.strength - top.missing(t)


def seat_fact(t: ThroughTheAges, seat: int, path: list[str]) -> Any:
    p = t.seat[seat]
    what = path[0]
    if what in PLAIN:
        return getattr(p, what)
    if what in ("workers", "blue"):
        return getattr(p, what)[t.box.by_id[path[1]]]
    if what in ("leader", "government", "unfinished", "tactic", "homer", "pact"):
        return name(t, getattr(p, what))
    if what in ("cards", "hand", "fresh", "thrown", "prepared", "kept"):
        return names(t, getattr(p, what))
    if what == "backs":
        return [LEVELS[age] for age in p.backs]
    if what == "techs":
        return [t.box.cards[tech].id for tech in range(t.box.techs) if p.has(tech) and t.box.cards[tech].starting < 0]
    if what in ("wonders", "ruined"):
        return [t.box.cards[t.box.first_wonder + n].id for n in bits(getattr(p, what))]
    if what == "colonies":
        return [t.box.cards[t.box.first_territory + n].id for n in bits(p.colonies)]
    if what == "wars":
        return [[t.box.cards[war // SEATS].id, war % SEATS] for war in p.wars]
    if what == "partner":
        return p.partner
    return number(t, seat, p, what)


def number(t: ThroughTheAges, seat: int, p: Seat, what: str) -> Any:
    """The derived numbers of a civilization."""
    if what in ("culture_rating", "science_rating", "strength_rating", "happiness", "discontent", "needed_faces",
                "happy_faces", "civil_total", "military_total"):
        return getattr(ratings, what)(t, seat)
    if what in ("civil_limit", "military_limit"):
        return getattr(ratings, what)(p)
    if what in ("food_production", "resource_production", "uprising"):
        return getattr(production, what)(t, seat)
    if what in ("farm_food", "mine_resources"):
        return getattr(production, what)(p)
    if what in ("food", "resources"):
        return food(p) if what == "food" else resources(p)
    if what == "tactical":
        return 0 if p.tactic == NONE else tactical_strength(p, p.workers)
    if what == "force":
        return largest_force(p)
    if what == "consumption":
        return t.box.consumption[p.yellow]
    if what == "corruption":
        return t.box.corruption[p.bank]
    if what == "marker":
        return [p.culture // t.box.track, p.culture % t.box.track]     # TA15-1.17: turned over so often, space
    if what == "workers_used":
        return sum(p.workers)
    raise ValueError(f"there is no fact 'seat.{seat}.{what}'")


def cost_fact(t: ThroughTheAges, seat: int, path: list[str]) -> Any:
    p = t.seat[seat]
    what = path[0]
    if what == "population":
        return costs.population_cost(t, p, 0)
    if what == "build":
        return costs.new_cost(t, seat, t.box.by_id[path[1]])
    if what == "upgrade":
        return costs.upgrade_cost(t, p, t.box.by_id[path[1]], t.box.by_id[path[2]], 0)
    if what in ("develop", "revolt"):
        return costs.science_cost(t, seat, t.box.by_id[path[1]], what == "revolt", 0)
    if what == "take":
        return take_cost(t, p, t.box.by_id[path[1]], t.row.index(t.box.by_id[path[1]]))
    if what == "room":
        return refuse_building(t, seat, t.box.by_id[path[1]], 99) is None
    raise ValueError(f"there is no fact 'cost.{seat}.{what}'")
