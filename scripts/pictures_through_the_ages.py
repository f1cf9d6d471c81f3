"""Pictures of Through the Ages: every moment of a game, from positions that are laid out before the people sit down."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from kronika.core.rng import Rng
from kronika.core.table import settle
from kronika.games import load
from kronika.games.through_the_ages.scenario import position
from kronika.referee.start import save
from kronika.table import opening, store
from kronika.table.database import open_engine

Shoot = Callable[..., None]
GAME = "through_the_ages"
DORA = {"workers": {"agriculture": 2, "irrigation": 1, "bronze": 1, "iron": 2, "philosophy": 1, "alchemy": 1,
                    "religion": 1, "printing_press": 1, "drama": 1, "warriors": 1, "swordsmen": 1, "knights": 1},
        "blue": {"agriculture": 1, "irrigation": 2, "bronze": 2, "iron": 2}, "government": "monarchy",
        "leader": "leonardo_da_vinci", "techs": ["code_of_laws", "masonry"], "wonders": ["library_of_alexandria"],
        "unfinished": "universitas_carolina", "stages": 1, "colonies": ["developed_territory_i"],
        "tactic": "medieval_army", "yellow": 9, "unused": 1, "bank": 9, "culture": 28, "science": 12,
        "cards": ["isaac_newton", "scientific_method", "constitutional_monarchy", "rich_land_i"],
        "hand": ["military_bonus_ii", "military_bonus_i", "national_pride", "aggression_spy"]}
JUDIT = {"workers": {"agriculture": 1, "irrigation": 2, "bronze": 1, "iron": 2, "alchemy": 1, "religion": 2,
                     "printing_press": 1, "swordsmen": 2, "knights": 2}, "government": "theocracy",
         "leader": "genghis_khan", "wonders": ["pyramids"], "techs": ["warfare"], "tactic": "phalanx", "yellow": 9,
         "culture": 33, "science": 6, "food": 4, "resources": 7, "bank": 10, "cards": ["strategy"],
         "hand": ["aggression_plunder_ii", "aggression_raid_ii", "war_over_culture"]}
BENCE = {"workers": {"agriculture": 2, "irrigation": 1, "bronze": 2, "iron": 1, "philosophy": 1, "alchemy": 1,
                     "theology": 1, "drama": 1, "warriors": 2, "swordsmen": 1}, "government": "monarchy",
         "leader": "michelangelo", "wonders": ["hanging_gardens"], "unfinished": "st_peters_basilica", "stages": 1,
         "techs": ["code_of_laws"], "tactic": "legion", "yellow": 9, "unused": 1, "culture": 47, "science": 9,
         "food": 3, "resources": 4, "bank": 10, "hand": ["open_borders_agreement"]}
HYPATIA = {"workers": {"agriculture": 2, "irrigation": 1, "bronze": 2, "iron": 1, "philosophy": 1, "alchemy": 1,
                       "religion": 1, "printing_press": 1, "warriors": 2, "knights": 1},
           "government": "constitutional_monarchy", "leader": "james_cook", "wonders": ["colossus"],
           "techs": ["cartography"], "tactic": "fighting_band", "yellow": 11, "unused": 2, "culture": 26, "science": 4,
           "food": 6, "resources": 3, "bank": 9, "colonies": ["vast_territory_i", "strategic_territory_i"],
           "hand": ["military_bonus_i"]}
ROW = ["bread_and_circuses", "iron", "", "coal", "maximilien_robespierre", "eiffel_tower", "journalism",
       "patriotism_ii", "strategy", "riflemen", "scientific_method", "selective_breeding", "architecture"]
TABLE: dict[str, Any] = {"age": "II", "round": 9, "row": ROW, "common": ["phalanx", "legion", "fighting_band"],
                         "current": ["reign_of_terror", "rats", "crusades"], "past": ["development_of_science"],
                         "seat": [DORA, JUDIT, BENCE, HYPATIA]}


def lay(database: str, at: dict[str, Any], people: int, bots: str = "random") -> str:
    """A table that begins at this position and waits for so many people; its address."""
    game = load(GAME)
    seats = len(at["seat"])
    setup = game.setup(seats)
    table = position(game, setup, at, Rng(3))
    settle(table)
    made = opening.make(opening.Wish(GAME, "private", seats, bots=[bots] * (seats - people)), "", None)
    made.facts.start = save(game, table)
    engine = open_engine(database)
    with engine.begin() as connection:
        store.create(connection, made.facts, made.seats, made.change)
    engine.dispose()
    return f"/t/{made.facts.id}"


def sit(page: Page, url: str) -> None:
    page.goto(url)
    page.locator("form[action$='/join'] button").first.click()
    page.wait_for_selector("#table")


def say(page: Page, words: str) -> None:
    """Pick the sentence by the part that holds it, and confirm it."""
    page.wait_for_function("() => document.getElementById('table').dataset.turn")
    page.locator(f'[data-word="{words}"]:visible').first.click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector(f'template[data-say="{words}"]', state="detached")


def take(browser: Browser, url: str, database: str, person: Callable[[Browser, str], Page], shoot: Shoot) -> None:
    """Every moment: actions, politics, an auction, an attack, an opponent opened, cards."""
    dora = person(browser, url)
    actions = lay(database, {**TABLE, "phase": "actions"}, 1)
    sit(dora, url + actions)
    shoot(dora, url, "ages-actions", actions, pick="#row-1:visible", tab="row")
    shoot(dora, url, "ages-mine", actions, pick='.cell[data-word="philosophy"]:visible', tab="me")
    shoot(dora, url, "ages-opponent", actions, pick='[data-open="civ-1"]:visible', tab="others")
    politics = lay(database, {**TABLE, "phase": "politics"}, 1)
    sit(dora, url + politics)
    shoot(dora, url, "ages-politics", politics, tab="row")
    auction = lay(database, {**TABLE, "phase": "politics", "event": "vast_territory_ii"}, 1)
    sit(dora, url + auction)
    shoot(dora, url, "ages-auction", auction, tab="row")
    attack = lay(database, {**TABLE, "phase": "politics", "active": 1}, 2)
    judit = person(browser, url)
    sit(dora, url + attack)
    sit(judit, url + attack)
    say(judit, "attack aggression_plunder_ii on 0")
    shoot(dora, url, "ages-attack", attack, tab="row")
    shoot(dora, url, "ages-cards", f"/cards/{GAME}")
    for page in (dora, judit):
        page.context.close()
