"""An edition as a value on the table: its cards by number, bank tables, limits and switches, the hooks of its odd
cards, and the objects that carry out what the editions do differently.

docs/through_the_ages_editions.md lists the seams.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from kronika.core.rule import Rule
from kronika.games.through_the_ages.cards import (
    CATEGORIES,
    CONSTRUCTION,
    GOVERNMENT,
    HOLDERS,
    INFANTRY,
    LAB,
    LIBRARY,
    MINE,
    MOST_BITS,
    MOST_KINDS,
    MOST_WORKED,
    TACTIC,
    TERRITORY,
    WONDER,
    Card,
)
from kronika.games.through_the_ages.hooks import PLAIN_LEADER, PLAIN_WONDER, Leader, Wonder
from kronika.games.through_the_ages.rulebook import Rulebook

if TYPE_CHECKING:
    from kronika.games.through_the_ages.combat import Combat
    from kronika.games.through_the_ages.course import Course
    from kronika.games.through_the_ages.events import Happenings
    from kronika.games.through_the_ages.scoring import Scoring
    from kronika.games.through_the_ages.table import Seat
    from kronika.games.through_the_ages.verb import Verb

ROW: Final = 13
BANK: Final = 60                       # bank tables go so far
NO_LIMIT: Final = 9999


def full_table(table: list[int], most: int) -> list[int]:
    """A bank table continued: more tokens than squares count as full (TA15-R.26)."""
    return table + [table[-1]] * (most + 1 - len(table))


class Mode:
    """One way to play: how many ages, which military cards are left out, how it is scored."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.ages: int = row["ages"]             # the last age with cards
        self.removed = [CATEGORIES.index(name) for name in row["removed"]]
        self.bonus: dict[str, int] = row.get("bonus", {})
        self.open_events: int = row.get("final_events", {}).get("face_up", 0)
        self.hidden_events: int = row.get("final_events", {}).get("face_down", 0)
        self.scores_events: bool = row["scoring"] == "age_iii_events"
        self.technology_level: int = row["technology_level"]


class Ways:
    """How an edition does what the editions do differently."""

    def __init__(self, course: Course, verbs: dict[str, Verb], combat: Combat, happenings: Happenings,
                 scoring: Scoring) -> None:
        self.course = course                     # the order of a game, a turn, a production
        self.verbs = verbs                       # of the Action Phase, in the order of the rulebook
        self.combat = combat                     # aggressions and wars
        self.happenings = happenings             # the odd events
        self.scoring = scoring                   # Age III events and the end of the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The box of one edition. What is read here is never changed once a table plays with it."""

    def __init__(self, name: str, rows: list[dict[str, Any]], board: dict[str, Any], modes: list[str], book: Rulebook,
                 leaders: dict[str, Leader], wonders: dict[str, Wonder], ways: Ways) -> None:
        self.name = name
        self.book = book
        self.read_cards(rows)
        self.read_hooks(leaders, wonders)
        self.read_board(board)
        self.read_limits(board["limits"])
        self.set_switches()
        by_id = {row["id"]: Mode(row) for row in board["mode"]}
        self.modes = [by_id[mode] for mode in modes]
        self.options: dict[str, list[str]] = {}  # values of each option, the default first
        self.bonus_dealt = 0                     # bonus cards dealt at the start, to all players together
        self.bonus_kept: list[int] = []          # how many of them each keeps, by players from 2
        self.course = ways.course
        self.verbs = ways.verbs
        self.listed = list(ways.verbs.values())
        self.combat = ways.combat
        self.happenings = ways.happenings
        self.scoring = ways.scoring

    def variant(self, mode: int, options: list[int]) -> Edition:
        """The box as it is played in this mode with these options: itself, unless they change it."""
        return self

    def unspent(self, p: Seat, military: bool) -> bool:
        """TA15-6.36, TA15-6.39: whether no action of that colour was spent in this turn: a revolution is possible."""
        return p.military == p.red if military else p.civil == p.white

    def can_cover(self, p: Seat, count: int, cost: int) -> bool:
        """TA15-6.27: whether there are blue tokens for so many stages of that cost, in the bank or on own cards."""
        return p.bank >= count or p.bank + sum(p.blue) >= count

    def conditions(self, option: str) -> dict[str, list[str]]:
        """Where an option of this edition can be chosen; empty: everywhere."""
        return {}

    def refuse(self, seats: int, mode: int, options: list[int]) -> Rule | None:
        """The rule that forbids this setup, or None."""
        return None if 2 <= seats <= 4 else self.book.players

    # the cards

    def read_cards(self, rows: list[dict[str, Any]]) -> None:
        """The rows by number. Technologies come first: their number is also their bit."""
        cards = [Card(i, row) for i, row in enumerate(rows)]
        self.cards = cards
        self.by_id = {card.id: card.index for card in cards}
        self.techs = sum(card.technology for card in cards)
        self.worked = sum(card.worked for card in cards)
        self.types = [self.of(category) for category in range(GOVERNMENT)]   # of each worked type, by level
        self.category = [card.category for card in cards[:self.worked]]
        self.specials = [card.index for card in cards if card.special]
        self.constructions = self.of(CONSTRUCTION)
        self.impacts = [card.index for card in cards if card.impact]
        self.first_urban = self.of(LAB)[0]
        self.first_unit = self.of(INFANTRY)[0]
        self.first_wonder = self.of(WONDER)[0]
        self.first_tactic = self.of(TACTIC)[0]
        self.first_territory = self.of(TERRITORY)[0]
        self.farm = self.types[0][0]                       # those that everybody begins with
        self.mine = self.types[MINE][0]
        self.government = next(card for card in self.of(GOVERNMENT) if cards[card].starting >= 0)
        self.studies = sorted(self.types[LAB] + self.types[LIBRARY], key=self.age)
        self.check_room()
        self.read_goods()

    def read_goods(self) -> None:
        """The cards that hold tokens: what a token is worth there, and in which order they pay and produce."""
        labs = self.types[LAB][1:]
        self.value = [card.age if card.category == LAB else card.value for card in self.cards[:HOLDERS]]
        self.farms = self.types[0]
        self.mines = self.types[MINE]
        # paying: lowest value first, labs before mines (TA15-R.81)
        self.stores = sorted(self.mines + labs, key=self.paying)
        # producing: highest level first, a mine before a lab of its level (TA15-R.82)
        self.workshops = sorted(self.mines + labs, key=self.producing)

    def of(self, category: int) -> list[int]:
        return [card.index for card in self.cards if card.category == category]

    def age(self, card: int) -> int:
        return self.cards[card].age

    def paying(self, slot: int) -> tuple[int, bool]:
        return (self.value[slot], self.cards[slot].category != LAB)

    def producing(self, slot: int) -> tuple[int, int]:
        return (-self.cards[slot].age, self.cards[slot].category)

    def check_room(self) -> None:
        """Bit sets and shared moves have room for the box, and its cards lie by category. Raises ValueError."""
        order = [card.category for card in self.cards]
        if order != sorted(order) or [len(self.types[kind]) for kind in range(LAB + 1)] != [HOLDERS // 3] * 3:
            raise ValueError(f"edition {self.name}: the cards do not lie by category")
        sets = [self.techs, len(self.of(WONDER)), len(self.of(TERRITORY)), len(self.of(TACTIC))]
        if len(order) > MOST_KINDS or self.worked > MOST_WORKED or max(sets) > MOST_BITS:
            raise ValueError(f"edition {self.name}: too many cards")

    def read_hooks(self, leaders: dict[str, Leader], wonders: dict[str, Wonder]) -> None:
        """The odd cards. The last entry of `leads` is for nobody: NONE is -1."""
        self.leads: list[Leader] = [leaders.get(card.id, PLAIN_LEADER) for card in self.cards] + [PLAIN_LEADER]
        self.marvels = [wonders.get(self.cards[card].id, PLAIN_WONDER) for card in self.of(WONDER)]
        self.odd_costs = any(lead.odd_costs for lead in self.leads)
        self.homer = self.by_id.get("homer", -1)           # who may lie under a wonder
        self.basilica = self.bit("st_peters_basilica")
        self.basilica_card = self.by_id.get("st_peters_basilica", -1)
        self.railroad = self.bit("transcontinental_railroad")
        self.railroad_card = self.by_id.get("transcontinental_railroad", -1)
        self.liner = self.bit("ocean_liner_service")

    def bit(self, wonder: str) -> int:
        """The bit of a wonder among the completed ones; 0 if the box does not have it."""
        return self.wonder_bit(self.by_id[wonder]) if wonder in self.by_id else 0

    def wonder_bit(self, card: int) -> int:
        return 1 << (card - self.first_wonder)

    def colony_bit(self, card: int) -> int:
        return 1 << (card - self.first_territory)

    def tactic_bit(self, card: int) -> int:
        return 1 << (card - self.first_tactic)

    # the boards

    def read_board(self, board: dict[str, Any]) -> None:
        start: dict[str, Any] = board["start"]
        self.food = full_table(board["yellow"]["food"], BANK)
        self.consumption = full_table(board["yellow"]["consumption"], BANK)
        self.happiness = full_table(board["yellow"]["happiness"], BANK)
        self.corruption = full_table(board["blue"]["corruption"], BANK)
        self.row_cost: list[int] = board["row"]["cost"]
        self.row_discard: list[int] = board["row"]["discard"]
        self.unused: int = start["unused"]
        self.yellow: int = start["yellow"]
        self.blue: int = start["blue"]
        self.first_round: list[int] = start["first_round"]
        self.events: list[int] = start["events"]

    def read_limits(self, limits: dict[str, Any]) -> None:
        self.most_happy: int = limits["happiness"]
        self.most_drawn: int = limits["military_draw"]
        self.event_culture: list[int] = limits["culture_for_event"]
        self.yellow_lost: int = limits["yellow_lost"]
        self.resigned_war: int = limits["resigned_war"]
        self.hunger: int = limits["hunger"]
        self.track: int = limits["track"]
        self.ruined_culture: int = limits["ruined_culture"]
        self.most_science: int = limits.get("science", NO_LIMIT)             # points
        self.most_science_rating: int = limits.get("science_rating", NO_LIMIT)
        self.most_culture_rating: int = limits.get("culture_rating", NO_LIMIT)
        self.most_strength: int = limits.get("strength", NO_LIMIT)
        self.more_urban: int = limits.get("more_urban", 0)                   # buildings of a type above the limit

    def set_switches(self) -> None:
        """Small differences, as 2015 has them; another edition changes them after this."""
        self.corruption_eats = True              # what resources cannot pay for corruption is paid in food
        self.uprising_draws = True               # military cards are drawn after an uprising too
        self.pacts_in_events = True              # production by events includes what pacts produce
        self.spent_go_first = True               # of action tokens lost, spent ones go first
        self.returned_actions = 1                # civil actions that come back when a leader is replaced
        self.one_tactic = True                   # one tactic is played or copied in a turn
        self.lower_special = True                # a special technology below one in play may come, and leaves at once
        self.stages_from_cards = True            # tokens on own cards may cover stages when the bank is empty
        self.pacts_return = False                # a pact that ends goes to the discard pile of its age
        self.agreement_waits = False             # action cards of International Agreement wait for the next turn
        self.plunder_whole = False               # what is plundered is the whole sum, or all there is
        self.both_need_science = False           # Scientific Cooperation: who has no science develops nothing
        self.trimmed_decks = True                # new decks are made for the players left
        self.antiquates = True                   # the end of an age removes what is antiquated
        self.one_more_round = True               # the last round is a whole one after the round in which the age ends
        self.resigns_in_politics = True          # resigning is a political action, not in the ending age
        self.faces_more = 1                      # St. Peter's Basilica: so many faces more from each source,
        self.faces_times = 1                     # and each so many times
        self.liner_cheaper = NO_LIMIT            # Ocean Liner Service: so much less food for the worker
        self.lasting = 0                         # what was done that counts beyond the end of the turn, as bits
        self.common_tactics = True               # a tactic becomes common to all a turn later
        self.held_is_safe = True                 # what the victor has in hand he does not take in a war
        self.spare_revolts = False               # a revolution of military actions spends the extra ones too

    def civil_deck(self, age: int, players: int) -> list[int]:
        """TA15-2.02: the civil cards of an age for so many players."""
        return [card.index for card in self.cards if card.civil and card.age == age
                for _ in range(card.copies[players - 2])]

    def military_deck(self, age: int, players: int, mode: int) -> list[int]:
        """TA15-2.02, TA15-15.02: the military cards of an age for so many players and this mode."""
        removed = self.modes[mode].removed
        return [card.index for card in self.cards if not card.civil and card.age == age
                and card.category not in removed for _ in range(card.copies[players - 2])]


EDITIONS: Final[list[Edition]] = []    # a table names its edition by its number here: never reordered


def register(edition: Edition) -> None:
    """Give the edition its number."""
    if edition.name in [known.name for known in EDITIONS]:
        raise ValueError(f"edition {edition.name} is there already")
    EDITIONS.append(edition)


def number_of(name: str) -> int:
    """The number of the edition of that name. Raises ValueError if there is none."""
    return [edition.name for edition in EDITIONS].index(name)
