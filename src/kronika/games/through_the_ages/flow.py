"""The sequence of play: setup, rounds of turns, four phases. Read it beside the rulebook's contents page."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import course, moves
from kronika.games.through_the_ages.ages import Refill
from kronika.games.through_the_ages.build import BUILD_ONE, UPGRADE_ONE, DestroyOne, DisbandOne, EnlistOne
from kronika.games.through_the_ages.causes import why_refused
from kronika.games.through_the_ages.events import Peeking
from kronika.games.through_the_ages.leaders import ChurchillChoice, LendAction, PlayLeader
from kronika.games.through_the_ages.military import DiscardCards, draw_cards
from kronika.games.through_the_ages.moves import Done, Pass, Resign, Take
from kronika.games.through_the_ages.orders import DEVELOPS, GROW, REVOLTS, STAGES, PlayAction
from kronika.games.through_the_ages.pacts import TradeRoutes
from kronika.games.through_the_ages.politics import Politics, has_politics, may_act_again, refuse_resigning, resign
from kronika.games.through_the_ages.production import produce, uprising
from kronika.games.through_the_ages.ratings import military_limit
from kronika.games.through_the_ages.row import TakeCard, discard_leftmost, slide
from kronika.games.through_the_ages.setup import FinalEvents, FirstEvents, StartingPlayer
from kronika.games.through_the_ages.table import NONE, UNASKED, ThroughTheAges
from kronika.games.through_the_ages.tactics import CopyTactic, PlayTactic, make_available
from kronika.games.through_the_ages.verb import PLAIN, Verb, military_actions
from kronika.games.through_the_ages.war import resolve_next
from kronika.games.through_the_ages.wonders import Welcome

# The contents pages of all editions. A stored table knows its place by these names; their order is the Course's.
GAME: Final[tuple[str, ...]] = (
    "starting_player", "first_events", "final_events", "first_row", "rounds", "final_scoring", "bonus_cards")
STARTING_PLAYER: Final[int] = GAME.index("starting_player")
FIRST_EVENTS: Final[int] = GAME.index("first_events")
FINAL_EVENTS: Final[int] = GAME.index("final_events")
FIRST_ROW: Final[int] = GAME.index("first_row")
ROUNDS: Final[int] = GAME.index("rounds")
FINAL_SCORING: Final[int] = GAME.index("final_scoring")
BONUS_CARDS: Final[int] = GAME.index("bonus_cards")

TURN: Final[tuple[str, ...]] = (
    "replenish", "wars", "tactic", "peek", "politics", "politics_again", "actions", "discard_excess", "production",
    "draw", "reset", "end_of_turn", "stay", "release", "discard_hand")
REPLENISH: Final[int] = TURN.index("replenish")
WARS: Final[int] = TURN.index("wars")
TACTIC: Final[int] = TURN.index("tactic")
PEEK: Final[int] = TURN.index("peek")
POLITICS: Final[int] = TURN.index("politics")
POLITICS_AGAIN: Final[int] = TURN.index("politics_again")
ACTIONS: Final[int] = TURN.index("actions")
DISCARD_EXCESS: Final[int] = TURN.index("discard_excess")
PRODUCTION: Final[int] = TURN.index("production")
DRAW: Final[int] = TURN.index("draw")
RESET: Final[int] = TURN.index("reset")
END_OF_TURN: Final[int] = TURN.index("end_of_turn")
STAY: Final[int] = TURN.index("stay")
RELEASE: Final[int] = TURN.index("release")
DISCARD_HAND: Final[int] = TURN.index("discard_hand")


class Game(Step[ThroughTheAges]):
    """Setup (chapter 2), rounds (chapter 3), final scoring (chapter 12)."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Game:
        return Game(self.pc)

    def run(self, t: ThroughTheAges) -> None:
        pc = self.pc
        self.pc = t.box.course.after_opening[pc]
        if pc == STARTING_PLAYER:
            t.push(StartingPlayer())
        elif pc == FIRST_EVENTS:
            t.push(FirstEvents())
        elif pc == FINAL_EVENTS:
            if t.rules().open_events:
                t.push(FinalEvents())            # the shorter game
        elif pc == FIRST_ROW:
            t.push(Refill(True))
        elif pc == ROUNDS:
            t.push(Rounds(0))
        elif pc == FINAL_SCORING:
            t.pop()
            t.box.scoring.final(t)
        else:
            t.box.course.opening(t, pc)


class Rounds(Step[ThroughTheAges]):
    """TA15-3.01: rounds of one turn each, clockwise from the starting player, until the last round is over."""

    def __init__(self, turns: int) -> None:
        self.turns = turns                       # places of this round that have had their turn

    def clone(self) -> Rounds:
        return Rounds(self.turns)

    def run(self, t: ThroughTheAges) -> None:
        if self.turns == t.seats and t.round == t.last:
            t.pop()                              # TA15-12.01
            return
        if self.turns == t.seats or t.round == 0:
            self.turns = 0
            t.round += 1
            t.note("round", NONE, (t.round,))
            depth = len(t.stack)
            t.box.course.round_begins(t)
            if len(t.stack) != depth:
                return                           # the turn waits for what the edition put there
        seat = (t.start + self.turns) % t.seats
        self.turns += 1
        if t.plays(seat):
            t.active = seat
            t.note("turn", seat, (t.round, t.age))
            if t.round == 1:
                limit_first_round(t, seat, self.turns - 1)
            t.push(Turn(seat, ACTIONS if t.round == 1 else t.box.course.first))


def limit_first_round(t: ThroughTheAges, seat: int, place: int) -> None:
    """TA15-3.03: 1, 2, 3, 4 civil actions in turn order and no military actions."""
    t.seat[seat].civil = t.box.first_round[place]
    t.seat[seat].military = 0


class Turn(Step[ThroughTheAges]):
    """TA15-3.02: start of turn, politics, actions, end of turn."""

    def __init__(self, seat: int, pc: int) -> None:
        self.seat = seat
        self.pc = pc

    def clone(self) -> Turn:
        return Turn(self.seat, self.pc)

    def run(self, t: ThroughTheAges) -> None:
        pc = self.pc
        seat = self.seat
        self.pc = t.box.course.after_turn[pc]
        if not t.plays(seat):
            t.pop()                              # TA15-5.66: resigned
        elif pc == REPLENISH:
            replenish(t)
        elif pc == WARS:
            if t.seat[seat].wars:
                resolve_next(t, seat)
                self.pc = WARS
        elif pc == TACTIC:
            make_available(t, seat)
        elif pc == PEEK:
            if t.seat[seat].lead().peeks and t.current and t.peeked == NONE:
                t.push(Peeking(seat))
        elif pc == POLITICS:
            begin_politics(t, seat)
        elif pc == POLITICS_AGAIN:
            if may_act_again(t, seat):
                t.push(Politics(seat, True))
        elif pc == ACTIONS:
            t.push(Actions(seat))
        elif pc == END_OF_TURN:
            t.seat[seat].lead().turn_ends(t, seat)         # TA15-11.02
        elif pc == DISCARD_EXCESS:
            discard_excess(t, seat)
        elif pc == PRODUCTION:
            produce(t, seat)
        elif pc == DRAW:
            draw(t, seat)
        elif pc == RESET:
            reset(t, seat)
            t.pop()
        else:
            t.box.course.phase(t, seat, pc)


def replenish(t: ThroughTheAges) -> None:
    """TA15-4.01 to TA15-4.03: discard, slide, deal."""
    discard_leftmost(t)
    slide(t)
    t.push(Refill(False))


def begin_politics(t: ThroughTheAges, seat: int) -> None:
    """TA15-5.01, TA15-5.06: who gave up this political action has none; who visibly has none is not asked."""
    if t.seat[seat].silent:
        t.seat[seat].silent = False
        t.note("silent", seat, ())
    elif has_politics(t, seat):
        t.push(Politics(seat, False))
    else:
        t.seat[seat].done |= UNASKED


def discard_excess(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.03: down to the military hand limit."""
    excess = len(t.seat[seat].hand) - military_limit(t.seat[seat])
    if excess > 0:
        t.push(DiscardCards(seat, excess))


def draw(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.11: a military card for each military action left; in some editions not after an uprising."""
    if t.box.uprising_draws or not uprising(t, seat):
        draw_cards(t, seat, min(t.box.most_drawn, military_actions(t.seat[seat])))


def reset(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.12: spent tokens return; what was for this turn only is gone (TA15-6.49, TA15-13.05)."""
    p = t.seat[seat]
    p.civil = p.white
    p.military = p.red
    p.lent = 0
    p.spare = 0
    p.arms = 0
    p.churchill_arms = 0
    p.churchill_science = 0
    p.traded_food = 0
    p.traded_resources = 0
    p.done &= t.box.lasting
    p.fresh = []
    p.turns += 1


# In the order of the rulebook
VERBS: Final[dict[str, Verb]] = {
    "take": TakeCard(), "increase": GROW, "build": BUILD_ONE, "upgrade": UPGRADE_ONE, "destroy": DestroyOne(),
    "lead": PlayLeader(), "stage": STAGES, "develop": DEVELOPS, "revolt": REVOLTS, "play": PlayAction(),
    "disband": DisbandOne(), "adopt": PlayTactic(), "copy": CopyTactic(), "hammurabi": LendAction(),
    "enlist": EnlistOne(), "churchill": ChurchillChoice(), "immigrate": Welcome(), "trade": TradeRoutes()}
COURSE: Final[course.Course] = course.Course(
    [STARTING_PLAYER, FIRST_EVENTS, FINAL_EVENTS, FIRST_ROW, ROUNDS, FINAL_SCORING],
    [REPLENISH, WARS, TACTIC, PEEK, POLITICS, POLITICS_AGAIN, ACTIONS, END_OF_TURN, DISCARD_EXCESS, PRODUCTION, DRAW,
     RESET],
    [course.POINTS, course.CORRUPTION, course.FOOD, course.CONSUMPTION, course.RESOURCES],
    [course.CORRUPTION, course.FOOD, course.CONSUMPTION, course.RESOURCES])


class Actions(Step[ThroughTheAges]):
    """TA15-6.01: civil and military actions in any order, as long as they can be paid."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Actions:
        return Actions(self.seat)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        out: list[Move] = [moves.DONE]
        if t.round == 1:
            t.box.listed[0].offers(t, seat, PLAIN, out)
            return out
        for verb in t.box.listed:
            verb.offers(t, seat, PLAIN, out)
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return None
        verb = t.box.verbs.get(move.word)
        if t.seat[seat].did(UNASKED) and isinstance(move, (Pass, Resign)):
            return None if isinstance(move, Pass) else refuse_resigning(t)
        if verb is None:
            return t.box.book.one_political if move.word in POLITICAL_WORDS else MOMENT
        if t.round == 1 and not isinstance(move, Take):
            return t.box.book.first_round          # TA15-3.04
        return verb.check(t, seat, move, PLAIN)

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return None if rule is t.box.book.first_round else why_refused(t, seat, move, rule, PLAIN)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.seat[seat].done &= ~UNASKED
        if isinstance(move, Done):
            t.pop()
        elif isinstance(move, Resign):
            t.pop()
            resign(t, seat)
        elif not isinstance(move, Pass):
            t.box.verbs[move.word].apply(t, seat, move, PLAIN)


POLITICAL_WORDS: Final[list[str]] = ["prepare", "attack", "declare", "offer", "cancel", "resign", "dismiss", "colonize"]
