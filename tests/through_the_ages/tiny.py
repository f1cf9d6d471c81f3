"""A second edition for tests: the 2015 box with other cards, limits, order and hooks, made by the seams alone."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from kronika.core import data
from kronika.core.rule import Rule
from kronika.games.through_the_ages import course, flow, game
from kronika.games.through_the_ages.aggression import strength_against
from kronika.games.through_the_ages.box_2015 import BOX as BOX_2015
from kronika.games.through_the_ages.cards import CAVALRY, HOME, WONDER, Card, read
from kronika.games.through_the_ages.combat import Combat
from kronika.games.through_the_ages.course import Course
from kronika.games.through_the_ages.edition import EDITIONS, Edition, Ways
from kronika.games.through_the_ages.events import Happenings
from kronika.games.through_the_ages.game import Game
from kronika.games.through_the_ages.hooks import BY_CIVIL, Leader
from kronika.games.through_the_ages.leaders_2015 import LEADERS
from kronika.games.through_the_ages.ratings import temples_and_theaters
from kronika.games.through_the_ages.rulebook import Rulebook
from kronika.games.through_the_ages.scoring import Scoring
from kronika.games.through_the_ages.table import Seat, ThroughTheAges
from kronika.games.through_the_ages.wonders_2015 import WONDERS

NAME = "tiny"
GONE = "stockpile"                     # a card that this box does not have: every number after it is another one
SCIENCE = 30
EASY = "easy"


class Michelangelo(Leader):
    """Culture as in 2015, but a wonder costs one civil action less."""

    def culture(self, p: Seat) -> int:
        return temples_and_theaters(p)

    def taking(self, p: Seat, row: Card) -> int:
        return -1 if row.category == WONDER else 0


class Tesla(Leader):
    """Stands in the place of Bill Gates: labs are mines, and rivals pay more for their labs."""

    def __init__(self) -> None:
        super().__init__()
        self.labs_produce = True
        self.labs_are_mines = True
        self.odd_costs = True

    def hindering(self, row: Card) -> int:
        return 1 if row.urban and row.knowledge else 0


class Columbus(Leader):
    """Does his deed once, and stays."""

    def __init__(self) -> None:
        super().__init__()
        self.colonizes = True
        self.stays = True


class Barbarossa(Leader):
    """Enlists for a civil action."""

    def __init__(self) -> None:
        super().__init__()
        self.enlists = BY_CIVIL


class Genghis(Leader):
    """Has no armies; his cavalry is stronger, also when it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.no_armies = True

    def strength(self, p: Seat) -> int:
        return self.force(p, p.workers)

    def force(self, p: Seat, sent: list[int]) -> int:
        return sum(sent[slot] for slot in p.box.types[CAVALRY])


class Churchill(Leader):
    """Cheaper units, and bonus cards that defend twice as well; attacks on him bring culture."""

    def __init__(self) -> None:
        super().__init__()
        self.odd_costs = True
        self.defense_factor = 2
        self.ships = 1

    def founding(self, t: ThroughTheAges, seat: int, row: Card) -> int:
        return -2 if row.unit else 0

    def attacked(self, t: ThroughTheAges, seat: int) -> None:
        t.seat[seat].culture += 5


class Bold(Combat):
    """Any rival may be attacked, also a stronger one."""

    def refuse_target(self, t: ThroughTheAges, seat: int, card: int, rival: int) -> Rule | None:
        refusal = super().refuse_target(t, seat, card, rival)
        return None if refusal is t.box.book.stronger and strength_against(t, rival, seat) < 40 else refusal


def rows() -> list[dict[str, Any]]:
    """The cards of 2015 without one kind, one leader under another name, one technology cheaper."""
    out = [deepcopy(row) for row in read("2015") if row["id"] != GONE]
    for row in out:
        if row["id"] == "bill_gates":
            row["id"], row["name"] = "nikola_tesla", {"en": "Nikola Tesla", "hu": "Nikola Tesla"}
        elif row["id"] == "swordsmen":
            row["science"] = 3
    return out


def board(science: int) -> dict[str, Any]:
    out = data.load(HOME, "2015_board.toml")
    out["limits"] |= {"science": science, "strength": 60}
    out["start"]["blue"] = 18
    out["mode"] = [row for row in out["mode"] if row["id"] in ("full", "first")]
    return out


def refs() -> dict[str, str]:
    """Ids of its own; there is no copying of tactics, so no rules for it."""
    absent = ("copy", "exclusive", "one_tactic", "undo")
    return {name: ref.replace("TA15", "TT07") for name, ref in BOX_2015.book.refs.items() if name not in absent}


COURSE = Course(
    [flow.STARTING_PLAYER, flow.FIRST_EVENTS, flow.FINAL_EVENTS, flow.FIRST_ROW, flow.ROUNDS, flow.FINAL_SCORING],
    [flow.REPLENISH, flow.WARS, flow.PEEK, flow.POLITICS, flow.POLITICS_AGAIN, flow.DISCARD_EXCESS, flow.ACTIONS,
     flow.END_OF_TURN, flow.PRODUCTION, flow.DRAW, flow.RESET],
    [course.POINTS, course.FOOD, course.CONSUMPTION, course.RESOURCES, course.CORRUPTION],
    [course.FOOD, course.CONSUMPTION, course.RESOURCES, course.CORRUPTION])


class Tiny(Edition):
    """The box; its option `limits` changes how far the track of science goes."""

    def __init__(self, science: int = SCIENCE) -> None:
        leaders = LEADERS | {
            "michelangelo": Michelangelo(), "nikola_tesla": Tesla(), "christopher_columbus": Columbus(),
            "frederick_barbarossa": Barbarossa(), "genghis_khan": Genghis(), "winston_churchill": Churchill()}
        verbs = {word: verb for word, verb in flow.VERBS.items() if word != "copy"}
        ways = Ways(COURSE, verbs, Bold(), Happenings(), Scoring())
        super().__init__(NAME, rows(), board(science), ["full", "first"], Rulebook(refs()), leaders, WONDERS, ways)
        self.options = {"limits": ["board", EASY]}
        self.easy: Edition | None = None

    def set_switches(self) -> None:
        super().set_switches()
        self.corruption_eats = False
        self.uprising_draws = False
        self.one_tactic = False
        self.returned_actions = 0
        self.trimmed_decks = False
        self.lower_special = False
        self.stages_from_cards = False
        self.spent_go_first = False
        self.pacts_in_events = False
        self.pacts_return = True
        self.agreement_waits = True
        self.both_need_science = True
        self.plunder_whole = True
        self.liner_cheaper = 5
        self.faces_more, self.faces_times = 0, 2

    def can_cover(self, p: Seat, count: int, cost: int) -> bool:
        return p.bank >= count

    def variant(self, mode: int, options: list[int]) -> Edition:
        if options == [0]:
            return self
        if self.easy is None:
            self.easy = Tiny(SCIENCE * 2)
        return self.easy


@contextmanager
def published() -> Iterator[Game]:
    """The game of the tiny edition, beside that of 2015, for as long as a test lasts."""
    found = game.publish(Tiny(), [])
    try:
        yield found
    finally:
        EDITIONS.pop()
        game.NAMES.remove(NAME)
        for known in (game.MODES, game.OPTIONS, game.FILES, game.GAMES):
            known.pop(NAME)
