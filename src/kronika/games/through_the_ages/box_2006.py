"""The 2006 edition: the value that its tables hold, as each mode and variant plays it."""
from __future__ import annotations

from typing import Any, Final

from kronika.core import data
from kronika.core.rule import Rule
from kronika.games.through_the_ages import flow
from kronika.games.through_the_ages.cards import HOME, read
from kronika.games.through_the_ages.combat_2006 import ALL, ATTACKS, NOTHING, Combat06
from kronika.games.through_the_ages.course_2006 import (
    BY_CHOICE,
    POLITICS,
    PRODUCTION,
    SIMPLE,
    AgeByAge,
    Course06,
    FetchCard,
    SimpleCourse,
)
from kronika.games.through_the_ages.edition import Edition, Ways
from kronika.games.through_the_ages.events import Happenings
from kronika.games.through_the_ages.goods import pay_resources
from kronika.games.through_the_ages.leaders_2006 import LEADERS
from kronika.games.through_the_ages.rulebook_2006 import RULEBOOK
from kronika.games.through_the_ages.scoring_2006 import Scoring06
from kronika.games.through_the_ages.table import CIVIL_ACTED, SPARE_USED, TRADED, Seat
from kronika.games.through_the_ages.verb import Verb
from kronika.games.through_the_ages.wonders_2006 import WONDERS

FILES: Final[list[str]] = ["2006_board.toml", "2006_civil.toml", "2006_military.toml"]
MODES: Final[list[str]] = ["full", "advanced", "simple"]
# The options, by their place in the component file
(ALTERNATIVE_CORRUPTION, EASIER, NO_GANG_ATTACK, PEACEFUL, DRAW_AS_ACTION, BONUS, PUBLIC_CARDS, FEWER_BONUSES,
 BOARD_LIMITS, SACRIFICE_BAN) = range(10)
PUBLIC: Final = 1
AGE_BY_AGE: Final = 2
MOST_VALUES: Final = 5                 # of an option
# Which rule refuses an option in a mode that cannot have it
REFUSALS: Final[list[str]] = ["spare_mine", "easier", "no_gang", "peaceful", "fetch", "bonus", "public_cards",
                              "fewer_bonuses", "players", "ban"]
SIMPLE_ABSENT: Final[tuple[str, ...]] = ("adopt", "copy", "trade")
ABSENT: Final[tuple[str, ...]] = ("copy", "hammurabi", "churchill")


def boards(mode: str, chosen: list[int]) -> dict[str, Any]:
    """The board file as this mode with these options plays it."""
    out = data.load(HOME, "2006_board.toml")
    printed = out["board"][chosen[BOARD_LIMITS]]
    out["limits"] = out["limits"] | {"track": printed["track"], "science": printed["science"]}
    rows = [dict(row) for row in out["mode"]]
    played = next(row for row in rows if row["id"] == mode)
    out["mode"] = rows
    if mode == "simple":
        simplify(out, played["events"])
    else:
        vary(out, played, out["variant"], chosen)
    if mode != "full":
        out["limits"]["yellow_lost"] = 0         # TA06-14.05
    return out


def simplify(out: dict[str, Any], events: int) -> None:
    """TA06-2.10, TA06-12.12: no needs, no corruption, no military cards."""
    out["yellow"] = out["yellow"] | {"happiness": [0]}
    out["blue"] = out["blue"] | {"corruption": [0]}
    out["start"] = out["start"] | {"events": [events] * 3}
    out["limits"]["military_draw"] = 0


def vary(out: dict[str, Any], played: dict[str, Any], variants: list[dict[str, Any]], chosen: list[int]) -> None:
    """TA06-17.02, TA06-17.04 to TA06-17.08: what the options change on the boards and in the decks."""
    if chosen[EASIER]:
        out["start"] = out["start"] | {"yellow": out["start"]["yellow"] + variants[EASIER]["more_yellow"]}
        out["limits"]["more_urban"] = variants[EASIER]["more_urban"]
    if chosen[DRAW_AS_ACTION]:
        out["limits"]["military_draw"] = 0
    played["removed"] = sorted({*played["removed"], *variants[PEACEFUL]["removed"][chosen[PEACEFUL]]})
    bonus = chosen[BONUS]
    if bonus:
        shown = variants[BONUS]["open"][bonus]
        if bonus == PUBLIC:
            shown = int(variants[PUBLIC_CARDS]["values"][chosen[PUBLIC_CARDS]])
        played["final_events"] = {"face_up": shown, "face_down": variants[BONUS]["hidden"][bonus]}


def ways(mode: str, chosen: list[int]) -> Ways:
    """How this mode with these options is played."""
    if mode == "simple":
        verbs = {word: verb for word, verb in flow.VERBS.items() if word not in SIMPLE_ABSENT + ABSENT}
        return Ways(SimpleCourse(SIMPLE, PRODUCTION, 0), verbs, Combat06(NOTHING, False), Happenings(), Scoring06(True))
    listed: dict[str, Verb] = {word: verb for word, verb in flow.VERBS.items() if word not in ABSENT}
    if chosen[DRAW_AS_ACTION]:
        listed["fetch"] = FetchCard()
    turn = [flow.STAY, *POLITICS] if mode == "full" else POLITICS
    production = BY_CHOICE if chosen[ALTERNATIVE_CORRUPTION] else PRODUCTION
    bonus = chosen[BONUS]
    course = AgeByAge(turn, production, bonus) if bonus == AGE_BY_AGE else Course06(turn, production, bonus)
    ban = NOTHING if mode != "full" else ATTACKS if chosen[SACRIFICE_BAN] else ALL
    combat = Combat06(ban, chosen[NO_GANG_ATTACK] != 0)
    return Ways(course, listed, combat, Happenings(), Scoring06(chosen[FEWER_BONUSES] == 0))


class Edition06(Edition):
    """The box of 2006 for one mode and its options."""

    def __init__(self, mode: str, chosen: list[int]) -> None:
        board = boards(mode, chosen)
        super().__init__("2006", read("2006"), board, MODES, RULEBOOK, LEADERS, WONDERS, ways(mode, chosen))
        self.options = {row["id"]: row["values"] for row in board["variant"]}
        self.allowed = [[name in row["modes"] for name in MODES] for row in board["variant"]]
        self.bonus_dealt = board["variant"][BONUS]["dealt"]
        self.bonus_kept = board["variant"][BONUS]["kept"]
        self.simple = mode == "simple"
        self.antiquates = not self.simple        # TA06-14.07
        self.one_more_round = mode == "full"     # TA06-15.01, TA06-15.03, TA06-15.05
        self.unfit = self.by_id["development_of_politics"]
        self.made: dict[int, Edition] = {}

    def set_switches(self) -> None:
        super().set_switches()
        self.corruption_eats = False
        self.uprising_draws = False
        self.pacts_in_events = False
        self.spent_go_first = False
        self.returned_actions = 0
        self.one_tactic = False
        self.lower_special = False
        self.stages_from_cards = False
        self.pacts_return = True
        self.agreement_waits = True
        self.plunder_whole = True
        self.both_need_science = True
        self.trimmed_decks = False
        self.resigns_in_politics = False
        self.faces_more, self.faces_times = 0, 2
        self.liner_cheaper = 5
        self.common_tactics = False
        self.lasting = TRADED
        self.held_is_safe = False
        self.spare_revolts = True

    def variant(self, mode: int, options: list[int]) -> Edition:
        key = mode
        for value in options:
            key = key * MOST_VALUES + value
        if key == 0:
            return self                          # the Full game as it is printed
        if key not in self.made:
            self.made[key] = Edition06(MODES[mode], options)
        return self.made[key]

    def conditions(self, option: str) -> dict[str, list[str]]:
        at = list(self.options).index(option)
        out = {"mode": [mode.id for mode, known in zip(self.modes, self.allowed[at]) if known]}
        if at == PUBLIC_CARDS:
            out[list(self.options)[BONUS]] = [self.options[list(self.options)[BONUS]][PUBLIC]]
        return out

    def refuse(self, seats: int, mode: int, options: list[int]) -> Rule | None:
        """TA06-2.01, TA06-17.01 to TA06-17.11: an option needs a mode that knows what it changes."""
        for option, value in enumerate(options):
            if value and not self.allowed[option][mode]:
                return self.book.rule(REFUSALS[option])
        if options[PUBLIC_CARDS] and options[BONUS] != PUBLIC:
            return self.book.rule("public_cards")
        return super().refuse(seats, mode, options)

    def unspent(self, p: Seat, military: bool) -> bool:
        """TA06-6.21, TA06-R.97, TA06-R.112: nothing of that colour was done in this turn."""
        if military:
            return p.military == p.red and not p.did(SPARE_USED)
        return p.civil == p.white and not p.did(CIVIL_ACTED)

    def can_cover(self, p: Seat, count: int, cost: int) -> bool:
        """TA06-R.21, TA06-R.118: after the payment there is a token in the bank for each stage but the last."""
        stages = self.cards[p.unfinished].stages
        needed = count - 1 if p.stages + count == len(stages) else count
        if p.bank >= needed + len(stages) or needed == 0:
            return True                          # change takes fewer tokens than that
        paid = p.clone()
        paid.box = self
        pay_resources(paid, cost)
        return paid.bank >= needed

    def military_deck(self, age: int, players: int, mode: int) -> list[int]:
        """TA06-2.10: the Simple game has the events of Age A but one, and no other military card."""
        if not self.simple:
            return super().military_deck(age, players, mode)
        return [] if age else [card for card in super().military_deck(0, players, mode) if card != self.unfit]


BOX: Final[Edition06] = Edition06("full", [0] * 10)
