"""The closed set of effects that action cards and events are made of."""
from __future__ import annotations

from typing import Any, Final

# Ordered actions, as bits (TA15-6.44)
BUILD: Final = 1
UPGRADE: Final = 2
FARM_MINE: Final = 4
URBAN: Final = 8
POPULATION: Final = 16
STAGE: Final = 32
DEVELOP: Final = 64

ORDERS: Final = {
    "build_farm": BUILD | FARM_MINE, "build_mine": BUILD | FARM_MINE, "build_urban": BUILD | URBAN,
    "upgrade_farm": UPGRADE | FARM_MINE, "upgrade_mine": UPGRADE | FARM_MINE, "upgrade_urban": UPGRADE | URBAN,
    "increase_population": POPULATION, "build_wonder_stage": STAGE,
    "develop_technology": DEVELOP, "declare_revolution": DEVELOP}


class Act:
    """What an action card does."""

    def __init__(self) -> None:
        self.order = 0                           # an action to carry out now
        self.cheaper = 0                         # by so many resources
        self.food = 0                            # gained (after the ordered action)
        self.resources = 0
        self.either = 0                          # food or resources, at choice
        self.science = 0                         # scored (after the ordered action)
        self.culture = 0
        self.red = 0                             # military actions of this turn
        self.arms = 0                            # resources of this turn for units
        self.arms_per_stronger: list[int] = []   # by players left, from 2
        self.culture_per_richer: list[int] = []


def act_of(abilities: list[dict[str, Any]]) -> Act:
    out = Act()
    for row in abilities:
        kind: str = row["type"]
        if kind == "ordered_action":
            for name in row["actions"]:
                out.order |= ORDERS[name]
            out.cheaper = -row.get("resources", 0)
            out.food = row.get("then_gain", {}).get("food", 0)
            out.science = row.get("then_score", {}).get("science", 0)
        elif kind == "turn_pool":
            out.red = row["military_actions"]
            out.arms = row["resources_for_military_units"]
        elif kind == "score":
            out.science = row.get("science", 0)
            out.culture = row.get("culture", 0)
        elif kind == "gain":
            out.food = row.get("food", 0)
            out.resources = row.get("resources", 0)
        elif kind == "gain_choice":
            out.either = row["options"][0]["food"]
        elif kind == "turn_pool_per_rival":
            out.arms_per_stronger = row["resources_for_military_units"]
        else:
            assert kind == "score_per_rival", kind
            out.culture_per_richer = row["culture"]
    return out


# Who is affected by a part of an event
WHO: Final = ["each", "strongest", "weakest", "two_strongest", "two_weakest", "most_culture_points",
              "least_culture_points", "all_with_most_happiness", "all_with_most_discontent_workers", "game",
              "active_player"]
EACH: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
TWO_STRONGEST: Final = 3
TWO_WEAKEST: Final = 4
MOST_CULTURE: Final = 5
LEAST_CULTURE: Final = 6
HAPPIEST: Final = 7
MOST_DISCONTENT: Final = 8
TABLE: Final = 9
ACTIVE: Final = 10

# The odd parts: each has its own function in events.py
MARKETS: Final = 1
BUILD_FREE: Final = 2
CIVILIZATION: Final = 3
DESTROY_OWN: Final = 4
TAKE_YELLOW: Final = 5
REBELLION: Final = 6
ICONOCLASM: Final = 7
RAVAGES: Final = 8
PRODUCE_FOOD: Final = 9
PRODUCE_RESOURCES: Final = 10
PROGRESS: Final = 11
TERRORISM: Final = 12
AGREEMENT: Final = 13
REFILL: Final = 14
IMPACT: Final = 15
PROSPERITY: Final = 16
KEEP_HAND: Final = 17

HALF_DISCONTENT: Final = -1


class EventPart:
    """One sentence of an event: who, and what happens to each of them."""

    def __init__(self, row: dict[str, Any]) -> None:
        gain: dict[str, Any] = row.get("gain", {})
        score: dict[str, Any] = row.get("score", {})
        lose: dict[str, Any] = row.get("lose", {})
        late: dict[str, Any] = row.get("age_iv", {})
        self.who = WHO.index(row["who"])
        self.among_weakest = row.get("if") == "among_two_weakest"
        self.resources: int = gain.get("resources", 0)
        self.food: int = gain["food"] if isinstance(gain.get("food"), int) else 0
        self.population: int = gain.get("population", 0)
        self.either: int = gain.get("food_or_resources", 0)
        self.science: int = score["science"] if isinstance(score.get("science"), int) else 0
        self.science_rating = score.get("science") == "science_rating"
        self.culture: int = score["culture"] if isinstance(score.get("culture"), int) else 0
        self.culture_rating = score.get("culture") == "culture_rating"
        self.culture_by_science = score.get("culture") == "science_rating"
        self.lose_food = lose.get("food") == "all"
        self.lose_either: int = lose.get("food_or_resources", 0)
        self.lose_culture: int = lose["culture"] if isinstance(lose.get("culture"), int) else 0
        self.lose_per_discontent: int = per_discontent(lose.get("culture", 0))
        self.lose_population: int = people(lose.get("population", 0))
        self.lose_blue: int = lose.get("blue_tokens", 0)
        self.lose_colony: int = lose.get("colonies", 0)
        self.draw: int = row.get("draw_military_cards", 0)
        self.discard: int = row.get("discard_military_cards", 0)
        self.late_culture: int = late.get("score", {}).get("culture", 0) - late.get("lose", {}).get("culture", 0)
        self.builds: str = row.get("may", {}).get("build_free", "")
        self.cheaper = 0                         # Development of Civilization: each of its three actions
        self.worth: int = row.get("may", {}).get("take_cards_worth_civil_actions", 0)
        self.markets: int = row["choose_one"][0]["gain"]["food"] if "choose_one" in row else 0
        self.per_discontent: int = row.get("spend_civil_actions", {}).get("per_discontent_worker", 0)
        self.ruins: list[int] = row.get("ruin_wonder", {}).get("ages", [])
        self.formula: dict[str, Any] = row.get("score_formula", {})
        self.odd = odd(row)
        if self.odd == CIVILIZATION:
            self.cheaper = -row["may"]["one_of"][0]["food"]


def per_discontent(value: Any) -> int:
    return value.get("per_discontent_worker", 0) if isinstance(value, dict) else 0


def people(value: Any) -> int:
    return HALF_DISCONTENT if value == "half_discontent_rounded_up" else int(value)


def odd(row: dict[str, Any]) -> int:
    """The function that an odd part needs; 0 for the many."""
    may: dict[str, Any] = row.get("may", {})
    if "one_of" in may:
        return CIVILIZATION
    if "take_cards_worth_civil_actions" in may:
        return AGREEMENT
    if "produce" in row:
        return PRODUCE_FOOD if row["produce"] == ["food"] else PRODUCE_RESOURCES
    if isinstance(row.get("gain", {}).get("food"), dict):
        return PROSPERITY
    for key, code in (("choose_one", MARKETS), ("destroy_own", DESTROY_OWN), ("take_from", TAKE_YELLOW),
                      ("spend_civil_actions", REBELLION), ("remove_leader", ICONOCLASM), ("ruin_wonder", RAVAGES),
                      ("sequence", PROGRESS), ("destroy_urban_of_each_other", TERRORISM),
                      ("slide_and_refill_row", REFILL), ("score_formula", IMPACT),
                      ("skip_military_discard", KEEP_HAND)):
        if key in row:
            return code
    return BUILD_FREE if "build_free" in may else 0


def parts_of(rows: list[dict[str, Any]]) -> list[EventPart]:
    return [EventPart(row) for row in rows]
