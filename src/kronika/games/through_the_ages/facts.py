"""The facts of a table by their paths, such as seat.0.culture or cost.1.build.alchemy: for scenarios and tests."""
from __future__ import annotations

from typing import Any

from kronika.games.through_the_ages import costs, production, ratings, scoring
from kronika.games.through_the_ages.armies import tactical_strength
from kronika.games.through_the_ages.build import refuse_building
from kronika.games.through_the_ages.cards import (
    BY_ID,
    CARDS,
    FIRST_TACTIC,
    FIRST_TERRITORY,
    FIRST_WONDER,
    LEVELS,
    TECHS,
    WORKED,
)
from kronika.games.through_the_ages.colonies import largest_force
from kronika.games.through_the_ages.goods import food, resources
from kronika.games.through_the_ages.military import discards
from kronika.games.through_the_ages.ratings import bits
from kronika.games.through_the_ages.row import take_cost
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.war import SEATS

PLAIN = ["culture", "science", "yellow", "unused", "bank", "stages", "civil", "military", "white", "red", "lent",
         "spare", "arms", "silent", "exclusive", "uprisings", "turns", "caesar"]


def name(card: int) -> str:
    return "" if card == NONE else CARDS[card].id


def names(cards: list[int]) -> list[str]:
    return ["?" if card < 0 else CARDS[card].id for card in cards]


def fact(t: ThroughTheAges, path: list[str]) -> Any:
    """A fact of the table by its path."""
    head = path[0]
    if head == "seat" and len(path) >= 3:
        return seat_fact(t, int(path[1]), path[2:])
    if head == "cost" and len(path) >= 3:
        return cost_fact(t, int(path[1]), path[2:])
    if head == "impact" and len(path) == 3:
        return scoring.impact_points(t, BY_ID[path[2]], int(path[1]))
    if head == "bonus":
        return scoring.first_game_bonus(t, int(path[1]))
    if head in ("age", "round", "active", "start", "last", "ended"):
        return LEVELS[t.age] if head == "age" else getattr(t, head)
    if head in ("row", "past", "discard", "gone", "out", "finals", "hidden_finals", "current", "civil", "deck"):
        cards: list[int] = getattr(t, head)
        return len(cards) if path[1:] == ["size"] else ["" if c == NONE and head == "row" else n
                                                        for c, n in zip(cards, names(cards))]
    if head == "discards":
        return discards(t)
    if head == "future":
        return len(t.future) if path[1:] == ["size"] else names([event.card for event in t.future])
    if head == "backs":
        return [LEVELS[age] for age in t.ages]
    if head == "common":
        return [CARDS[FIRST_TACTIC + n].id for n in bits(t.common)]
    if head == "peeked":
        return name(t.peeked)
    raise ValueError(f"there is no fact {'.'.join(path)!r}")


def seat_fact(t: ThroughTheAges, seat: int, path: list[str]) -> Any:
    p = t.seat[seat]
    what = path[0]
    if what in PLAIN:
        return getattr(p, what)
    if what in ("workers", "blue"):
        return getattr(p, what)[BY_ID[path[1]]]
    if what in ("leader", "government", "unfinished", "tactic", "homer", "pact"):
        return name(getattr(p, what))
    if what in ("cards", "hand", "fresh", "thrown", "prepared"):
        return names(getattr(p, what))
    if what == "backs":
        return [LEVELS[age] for age in p.backs]
    if what == "techs":
        return [CARDS[tech].id for tech in range(TECHS) if p.has(tech) and CARDS[tech].starting < 0]
    if what in ("wonders", "ruined"):
        return [CARDS[FIRST_WONDER + n].id for n in bits(getattr(p, what))]
    if what == "colonies":
        return [CARDS[FIRST_TERRITORY + n].id for n in bits(p.colonies)]
    if what == "wars":
        return [[CARDS[war // SEATS].id, war % SEATS] for war in p.wars]
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
        return t.box().consumption[p.yellow]
    if what == "corruption":
        return t.box().corruption[p.bank]
    if what == "marker":
        return [p.culture // t.box().track, p.culture % t.box().track]     # TA15-1.17: turned over so often, space
    if what == "workers_used":
        return sum(p.workers[:WORKED])
    raise ValueError(f"there is no fact 'seat.{seat}.{what}'")


def cost_fact(t: ThroughTheAges, seat: int, path: list[str]) -> Any:
    p = t.seat[seat]
    what = path[0]
    if what == "population":
        return costs.population_cost(t, p, 0)
    if what == "build":
        return costs.build_cost(p, BY_ID[path[1]])
    if what == "upgrade":
        return costs.upgrade_cost(p, BY_ID[path[1]], BY_ID[path[2]], 0)
    if what in ("develop", "revolt"):
        return costs.science_cost(t, seat, BY_ID[path[1]], what == "revolt", 0)
    if what == "take":
        return take_cost(t, p, BY_ID[path[1]], t.row.index(BY_ID[path[1]]))
    if what == "room":
        return refuse_building(p, BY_ID[path[1]], 99) is None
    raise ValueError(f"there is no fact 'cost.{seat}.{what}'")
