"""The coach: what each decision of a finished or a running game was worth, by what its seat could know then.

The unit of work is one decision. Whoever spreads the work over processes sends the record, a seat and a number; a
process that has walked through the record once keeps the views of its decisions.
"""
from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from kronika.core.judgement import Evaluation, Quiet
from kronika.core.paired import Trial
from kronika.core.rng import Rng
from kronika.core.table import options
from kronika.core.witness import Seen, Witness, mean
from kronika.players.budget import Budget
from kronika.players.stretch import BETWEEN, Replay, alike, planned
from kronika.players.walk import Moment, Walk, walk

REASONS = 3                            # aspects that are told of a difference
LESS = "-"                             # before the name of an aspect that one wants less of
LITTLE = 0.05                          # points that are not worth telling
SLOWEST = 3                            # times as long as on an idle machine
FEW = 4                                # worlds that are tried, however long that takes
ENOUGH = 12                            # worlds for the chances alone
SURE = 1.0                             # a mistake is one if it is worse by so many times the error
LONE = 6.0                             # and by more where the error was learned from few worlds
SLIGHT = 0.003                         # and by so much of the chance to win
WORTH = 0.1                            # or by so much of the lead that means something
POINT = 0.01                           # of the chance to win, that such a lead counts for among mistakes


@dataclass
class Reason:
    """An aspect in which the better move is ahead: of how much more there is, and what that is worth."""

    aspect: str
    amount: float
    points: float


@dataclass
class Finding:
    """What a decision was worth. Chances and points are means over the worlds that both moves were tried in."""

    number: int                        # among the decisions that were judged
    line: int                          # in the log of the record; its length for a decision that is still open
    phase: int
    said: str                          # what was played; empty while it is open
    best: str                          # what the coach would play
    worlds: int
    chances: list[float]               # of every seat, after what was played
    chance: float                      # of the seat after what was played
    could: float                       # and after the best
    error: float                       # of the difference
    gain: float                        # points of the best over what was played; over the second, if that was the best
    doubt: float                       # the error of the gain
    scale: float                       # points that a lead has to be to mean something
    second: str = ""                   # what the best was compared with; empty: there was nothing to judge
    reasons: list[Reason] = field(default_factory=list)
    rival: float = 0.0                 # what the best of the others can expect more after the best move

    @property
    def cost(self) -> float:
        """The chance to win that was given away."""
        return max(0.0, self.could - self.chance) if self.said and self.said != self.best else 0.0

    @property
    def mistake(self) -> bool:
        """Clearly worse, in chances or in points: where a game is decided, only these still tell."""
        if not self.said or self.said == self.best:
            return False
        sure = SURE + LONE / self.worlds
        return self.cost > max(SLIGHT, sure * self.error) or self.gain > max(2 * sure * self.doubt, WORTH * self.scale)

    @property
    def weight(self) -> float:
        """By which mistakes are compared: the chance, and where that says nothing, the points."""
        return self.cost + POINT * max(0.0, self.gain) / self.scale

    @property
    def rest(self) -> float:
        """What the reasons leave of the gain."""
        return self.gain - sum(reason.points for reason in self.reasons)

    @staticmethod
    def load(saved: dict[str, Any]) -> Finding:
        reasons = [Reason(**reason) for reason in saved["reasons"]]
        return Finding(**{**saved, "reasons": reasons})

    def save(self) -> dict[str, Any]:
        """As JSON, with as many digits as mean anything."""
        out: dict[str, Any] = rounded(asdict(self))
        return out


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, list) else value


def judge(way: Walk, number: int, budget: Budget) -> Finding | None:
    """One decision; None if there is nothing to choose after all."""
    moment = way.moments[number]
    search, seat = way.search, way.seat
    rng = Rng(number * 7919 + seat + 1)          # of nothing that the seat could not know
    trials = compared(way, moment, rng) if moment.stretch else candidates(way, moment, rng)
    if not trials:
        return None
    witness = watched(way, moment, trials, rng.word())
    search.spend(witness, budget.meter())
    while witness.worlds < (FEW if len(trials) > 1 else ENOUGH):
        witness.step()
    return told(way, moment, number, witness)


def candidates(way: Walk, moment: Moment, rng: Rng) -> list[Trial]:
    """What search would try, and what was played."""
    search, view, seat = way.search, moment.view, way.seat
    offers = options(view, seat)
    liked = search.judgement.skilled(view, seat, offers, rng)
    if liked is None:
        return []
    trials = search.candidates(view, seat, offers, liked)
    if moment.move is not None and all(trial.move != moment.move for trial in trials):
        trials.append(Trial(moment.move, 0.0))
    for trial in trials:
        trial.stays = trial.stays or trial.move == moment.move
    return trials


def compared(way: Walk, moment: Moment, rng: Rng) -> list[Trial]:
    """The skilled player's stretch, and the one that was played, if it is another."""
    judgement, step = way.search.judgement, type(moment.view.stack[-1])
    moment.plan = planned(way.game, judgement, moment.view, way.seat, rng)
    stretches = [moment.stretch] if alike(moment.plan, moment.stretch) else [moment.plan, moment.stretch]
    return [Trial(moves[0], 0.0, True, Replay(judgement, step, moves[1:])) for moves in stretches if moves]


def watched(way: Walk, moment: Moment, trials: list[Trial], seed: int) -> Witness:
    """Trials that are played to where one can tell."""
    search, view, seat = way.search, moment.view, way.seat
    judgement = search.judgement
    known = search.evaluation(view) if judgement.stops else Evaluation(judgement)      # a game played out tells itself
    witness = Witness(way.game, judgement, known, view, seat, trials, seed)
    if moment.stretch:
        witness.stop = Quiet(judgement, seat, judgement.aftermath(view, seat))
    return witness


def told(way: Walk, moment: Moment, number: int, witness: Witness) -> Finding:
    best = clearly_best(witness)
    played = best if moment.move is None else len(witness.trials) - 1 if moment.stretch else witness.find(moment.move)
    other = second(witness, best) if played == best and len(witness.trials) > 1 else played
    judged = len(witness.trials) > 1 or bool(moment.stretch)
    one, two = witness.seen[best], witness.seen[other]
    worlds = min(len(one.points), len(two.points))
    gain, doubt = gap(one.points, two.points, worlds)
    after = witness.seen[played]
    return Finding(
        number, moment.line, way.search.judgement.phase(moment.view, way.seat),
        words(way, moment, witness, played) if moment.move is not None else "", words(way, moment, witness, best),
        witness.worlds, mean(after.chances, len(after.chances)),
        mean((one if played == best else two).chances, worlds)[way.seat],
        mean(one.chances, worlds)[way.seat], witness.lead(best, other)[1], gain, doubt, witness.evaluation.scale,
        words(way, moment, witness, other) if judged else "", reasons(way, one, two, worlds),
        gap(one.rival, two.rival, worlds)[0])


def words(way: Walk, moment: Moment, witness: Witness, number: int) -> str:
    """A trial as it is said: a move, or a whole stretch."""
    say_ = way.game.grammar.say
    if not moment.stretch:
        return say_(witness.trials[number].move)
    moves = moment.stretch if number == len(witness.trials) - 1 else moment.plan
    return BETWEEN.join(say_(move) for move in moves)


def clearly_best(witness: Witness) -> int:
    """What search would play: the best, unless greedy's is as good within the error."""
    best = witness.best()
    lead, error = witness.lead(best, 0)
    return best if best > 0 and lead > witness.judgement.sure * error else 0


def second(witness: Witness, best: int) -> int:
    """The best of the others: of those that were tried the longest."""
    others = [i for i in range(len(witness.trials)) if i != best]
    return max(others, key=lambda i: (len(witness.trials[i].found), witness.trials[i].mean()))


def gap(one: list[float], two: list[float], count: int) -> tuple[float, float]:
    """How far one is ahead of the other on the mean, and the error of that."""
    gaps = [a - b for a, b in zip(one[:count], two[:count])]
    middle = sum(gaps) / count
    square = sum((each - middle) ** 2 for each in gaps)
    return middle, math.sqrt(square / (count * (count - 1))) if count > 1 else abs(middle)


def reasons(way: Walk, one: Seen, two: Seen, worlds: int) -> list[Reason]:
    """The aspects that make most of the difference, as far as they speak for themselves."""
    parts, others = mean(one.parts, worlds), mean(two.parts, worlds)
    amounts, less = mean(one.amounts, worlds), mean(two.amounts, worlds)
    found = [Reason(name, amounts[i] - less[i], parts[i] - others[i])
             for i, (name, _) in enumerate(way.search.judgement.aspects)]
    found = [replace(reason, aspect=reason.aspect.removeprefix(LESS)) for reason in found if plain(reason)]
    found.sort(key=lambda reason: -abs(reason.points))
    return found[:REASONS] if any(reason.points > 0 for reason in found[:REASONS]) else []


def plain(reason: Reason) -> bool:
    """More of what one wants is worth more: where a fit says otherwise, it makes up for something else, and explains
    nothing to anybody."""
    good = -reason.amount if reason.aspect.startswith(LESS) else reason.amount
    return abs(reason.points) >= LITTLE and good * reason.points > 0


def work(asked: dict[str, Any]) -> dict[str, Any]:
    """What a process does of a study: a part of the way, or one decision when that is gone.

    Asked: `record`, `seat`, `number` (-1: the way alone), `ms` for either.
    """
    way = walk(asked["record"], asked["seat"])
    if not way.go(asked["ms"] / 1000):
        return {"walked": way.line, "of": len(way.record.log)}
    if asked["number"] < 0:
        phase = way.search.judgement.phase
        return {"decisions": [[moment.line, phase(moment.view, way.seat)] for moment in way.moments]}
    found = judge(way, asked["number"], Budget(ms=asked["ms"], clock=patient()))
    return {"found": found.save() if found is not None else None}


def patient() -> Callable[[], float]:
    """A clock of the processor's time, but of no less than a third of that on the wall: on a busy machine findings are
    less exact, but not much later."""
    computed, begun = time.thread_time(), time.perf_counter()
    return lambda: max(time.thread_time() - computed, (time.perf_counter() - begun) / SLOWEST)
