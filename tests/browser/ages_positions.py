"""Positions of Through the Ages whose pages are looked at: every size, early and late, every kind of moment."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, settle
from kronika.games import load
from kronika.games.through_the_ages.scenario import position
from kronika.referee.referee import Referee
from kronika.web.draw.sight import Sight
from tests.page.stub import seen

GAME = load("through_the_ages")
DORA: dict[str, Any] = {
    "workers": {"agriculture": 2, "irrigation": 1, "bronze": 1, "iron": 2, "philosophy": 1, "alchemy": 1, "religion": 1,
                "printing_press": 1, "drama": 1, "warriors": 1, "swordsmen": 1, "knights": 1},
    "blue": {"agriculture": 1, "irrigation": 2, "bronze": 2, "iron": 2}, "government": "monarchy",
    "leader": "leonardo_da_vinci", "techs": ["code_of_laws", "masonry"], "wonders": ["library_of_alexandria"],
    "unfinished": "universitas_carolina", "stages": 1, "colonies": ["developed_territory_i"], "tactic": "medieval_army",
    "yellow": 9, "unused": 1, "bank": 9, "culture": 28, "science": 12,
    "cards": ["isaac_newton", "scientific_method", "constitutional_monarchy", "rich_land_i"],
    "hand": ["military_bonus_ii", "military_bonus_i", "national_pride", "aggression_spy"]}
JUDIT: dict[str, Any] = {
    "workers": {"agriculture": 1, "irrigation": 2, "bronze": 1, "iron": 2, "alchemy": 1, "religion": 2,
                "printing_press": 1, "swordsmen": 2, "knights": 2}, "government": "theocracy",
    "leader": "genghis_khan", "wonders": ["pyramids"], "techs": ["warfare"], "tactic": "phalanx", "yellow": 9,
    "culture": 33, "science": 6, "food": 4, "resources": 7, "bank": 10, "cards": ["strategy"],
    "hand": ["aggression_plunder_ii", "aggression_raid_ii", "war_over_culture"]}
BENCE: dict[str, Any] = {
    "workers": {"agriculture": 2, "irrigation": 1, "bronze": 2, "iron": 1, "philosophy": 1, "alchemy": 1, "theology": 1,
                "drama": 1, "warriors": 2, "swordsmen": 1}, "government": "monarchy", "leader": "michelangelo",
    "wonders": ["hanging_gardens"], "unfinished": "st_peters_basilica", "stages": 1, "techs": ["code_of_laws"],
    "tactic": "legion", "yellow": 9, "unused": 1, "culture": 47, "science": 9, "food": 3, "resources": 4, "bank": 10,
    "hand": ["open_borders_agreement"]}
HYPATIA: dict[str, Any] = {
    "workers": {"agriculture": 2, "irrigation": 1, "bronze": 2, "iron": 1, "philosophy": 1, "alchemy": 1, "religion": 1,
                "printing_press": 1, "warriors": 2, "knights": 1}, "government": "constitutional_monarchy",
    "leader": "james_cook", "wonders": ["colossus"], "techs": ["cartography"], "tactic": "fighting_band", "yellow": 11,
    "unused": 2, "culture": 26, "science": 4, "food": 6, "resources": 3, "bank": 9,
    "colonies": ["vast_territory_i", "strategic_territory_i"], "hand": ["military_bonus_i"]}
ROW = ["bread_and_circuses", "iron", "", "coal", "maximilien_robespierre", "eiffel_tower", "journalism",
       "patriotism_ii", "strategy", "riflemen", "scientific_method", "selective_breeding", "architecture"]
MIDDLE: dict[str, Any] = {
    "age": "II", "round": 9, "row": ROW, "common": ["phalanx", "legion", "fighting_band"],
    "current": ["reign_of_terror", "rats", "crusades"], "past": ["development_of_science"],
    "seat": [DORA, JUDIT, BENCE, HYPATIA]}
# The civilization of the mock-up: everything that fits on a board at the end of a long game.
GREAT: dict[str, Any] = {
    "workers": {"selective_breeding": 3, "coal": 3, "computers": 1, "scientific_method": 2, "organized_religion": 1,
                "journalism": 1, "movies": 1, "opera": 1, "team_sports": 1, "riflemen": 2, "cavalrymen": 1,
                "rockets": 1},
    "techs": ["alchemy", "philosophy", "irrigation", "agriculture", "iron", "bronze", "theology", "religion",
              "printing_press", "drama", "bread_and_circuses", "swordsmen", "warriors", "knights", "cannon",
              "air_forces", "justice_system", "strategy", "architecture", "navigation"],
    "government": "constitutional_monarchy", "leader": "albert_einstein", "unfinished": "first_space_flight",
    "stages": 2, "wonders": ["pyramids", "eiffel_tower", "universitas_carolina"],
    "colonies": ["developed_territory_ii", "strategic_territory_ii"], "tactic": "modern_army", "yellow": 3, "unused": 1,
    "bank": 7, "blue": {"selective_breeding": 2, "coal": 2, "iron": 1}, "culture": 112, "science": 21,
    "cards": ["professional_sports", "tanks", "democracy", "engineering_genius_iii", "urban_growth_iii"],
    "hand": ["military_bonus_iii", "entrenchments", "aggression_armed_intervention", "war_over_culture",
             "impact_of_progress"]}
END_ROW = ["multimedia", "reserves_iii", "modern_infantry", "satellites", "efficient_upgrade_iii", "oil", "bill_gates",
           "military_theory", "fast_food_chains", "hollywood", "civil_service", "mahatma_gandhi",
           "revolutionary_idea_iii"]
RIVAL: dict[str, Any] = {**GREAT, "leader": "charlie_chaplin", "government": "democracy", "unused": 2, "culture": 131,
                         "cards": ["bill_gates", "oil"], "hand": ["military_bonus_iii", "war_over_culture"]}
LATE: dict[str, Any] = {
    "age": "III", "round": 18, "row": END_ROW, "common": ["modern_army", "mechanized_army", "napoleonic_army"],
    "current": ["impact_of_industry", "impact_of_science", "impact_of_happiness", "impact_of_architecture"],
    "past": ["terrorism"], "seat": [GREAT, RIVAL, RIVAL, {**RIVAL, "leader": "winston_churchill", "wars": []}]}
FULL: dict[str, Any] = {**GREAT, "cards": [*GREAT["cards"], "oil", "bill_gates", "reserves_iii"],
                        "hand": [*GREAT["hand"], "military_bonus_ii", "aggression_plunder_iii"]}
# Everybody has a pact or a war, and many events have happened.
BOUND: dict[str, Any] = {
    **LATE, "current": ["impact_of_industry", "impact_of_science", "impact_of_happiness"],
    "future": ["impact_of_progress"],
    "past": ["terrorism", "rats", "crusades", "reign_of_terror", "development_of_science", "pestilence", "raiders",
             "refugees", "good_harvest", "rebellion", "cultural_influence"],
    "seat": [{**GREAT, "wars": [{"card": "war_over_culture", "on": 1}]},
             {**RIVAL, "pact": {"card": "scientific_cooperation", "partner": 2}},
             {**RIVAL, "government": "constitutional_monarchy"},
             {**RIVAL, "leader": "winston_churchill", "pact": {"card": "open_borders_agreement", "partner": 0}}]}
# Many ways to hold.
SHIELDED: dict[str, Any] = {
    **MIDDLE, "phase": "politics", "active": 1, "seat": [
        {**DORA, "government": "constitutional_monarchy", "hand": [
            "military_bonus_ii", "military_bonus_i", "military_bonus_iii", "national_pride", "aggression_spy", "rats"]},
        JUDIT, BENCE]}
EARLY: dict[str, Any] = {"phase": "actions", "age": "A", "round": 2,
                         "seat": [{"cards": ["moses", "rich_land_a"]}, {"cards": ["homer"]}]}


def laid(at: dict[str, Any], *said: tuple[int, str], edition: str = "", seed: int = 3) -> Referee:
    """A table at this position, after what was said."""
    setup = GAME.setup(len(at["seat"]), edition=edition) if edition else GAME.setup(len(at["seat"]))
    table = position(GAME, setup, at, Rng(seed))
    settle(table)
    referee = Referee(GAME, setup, Rng(seed), table)
    for seat, words in said:
        referee.say(seat, words)
    return referee


def asked(at: dict[str, Any], *said: tuple[int, str], guided: bool = False) -> Sight:
    """As the first of those sees it for whom the table waits."""
    referee = laid(at, *said)
    return seen(referee, lowest(actors(referee.table)), guided=guided)


def event(card: str, seats: list[dict[str, Any]] | None = None, guided: bool = False, **more: object) -> Sight:
    """An event that has just been turned over."""
    at = {**MIDDLE, "phase": "politics", "event": card, **more}
    return asked({**at, "seat": seats} if seats else at, guided=guided)


def finished() -> Referee:
    """A game that ended because one of two gave up."""
    return laid({**MIDDLE, "phase": "politics", "seat": [DORA, JUDIT]}, (0, "resign"))


POSITIONS: dict[str, Callable[[], Sight]] = {
    "early 2": lambda: asked(EARLY),
    "middle 4": lambda: asked({**MIDDLE, "phase": "actions"}),
    "middle 2": lambda: asked({**MIDDLE, "phase": "actions", "seat": [DORA, JUDIT]}),
    "late 4": lambda: asked({**LATE, "phase": "actions"}),
    "late 2": lambda: asked({**LATE, "phase": "actions", "seat": [GREAT, RIVAL]}),
    "full hands 3": lambda: asked({**LATE, "phase": "actions", "seat": [FULL, RIVAL, RIVAL]}),
    "politics 4": lambda: asked({**MIDDLE, "phase": "politics"}),
    "politics late 4": lambda: asked({**LATE, "phase": "politics"}),
    "bound 4": lambda: asked({**BOUND, "phase": "actions"}),
    "auction 4": lambda: event("vast_territory_ii"),
    "auction late 4": lambda: event("vast_territory_ii", LATE["seat"]),
    "attack 4": lambda: asked({**MIDDLE, "phase": "politics", "active": 1}, (1, "attack aggression_plunder_ii on 0")),
    "shields 3": lambda: asked(SHIELDED, (1, "attack aggression_plunder_ii on 0")),
    "terror 4": lambda: event("terrorism"),
    "guided terror 4": lambda: event("terrorism", guided=True),
    "guided loss 2": lambda: event("border_conflict", [DORA, JUDIT], guided=True),
    "over 2": lambda: seen(finished(), 0),
}
