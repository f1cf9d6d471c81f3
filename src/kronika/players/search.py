"""The searching player: the best candidates of greedy, tried side by side in worlds that its view allows."""
from __future__ import annotations

import math

from kronika.core.game import Game
from kronika.core.judgement import NEVER, Evaluation, Judgement, Quiet
from kronika.core.move import Move
from kronika.core.paired import Paired, Trial
from kronika.core.rng import Rng
from kronika.core.step import CHANCE_BIT
from kronika.core.table import Table, admits
from kronika.players.budget import Budget, Meter
from kronika.players.player import Player
from kronika.players.weights import evaluation

SIMULATIONS = 200                      # where no budget is named
FEW = 6                                # candidates that are left after a glance
GLANCE = 0.3                           # of the budget, for the glance
SOON = 32                              # worlds after which it is first asked whether all is clear
CLEAR = 4.0                            # a lead of so many times its error is no luck
ALIKE = 0.002                          # a chance that makes no difference


class Search(Player):
    """Flat Monte Carlo in pairs: common luck, sequential halving, and greedy's move always among the candidates."""

    level = "search"
    sees = True

    def __init__(self, game: Game, judgement: Judgement, budget: Budget | None = None) -> None:
        self.game = game
        self.judgement = judgement
        self.budget = budget or Budget(SIMULATIONS)
        self.simulations = 0                     # of the last decision, for whoever wants to know

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        assert view is not None
        self.simulations = 0
        if len(options) == 1 and not view.stack[-1].open:
            return options[0]
        meter = self.budget.meter(budget)
        liked = self.judgement.skilled(view, seat, options, rng)
        if liked is None or among_others(view, seat):
            return liked
        trials = self.candidates(view, seat, options, liked)
        trials = self.planned(view, seat, self.sifted(view, seat, trials, meter, rng))
        paired = self.tried(view, seat, trials, rng.word())
        self.spend(paired, meter)
        return self.chosen(paired)

    def tried(self, view: Table, seat: int, trials: list[Trial], seed: int) -> Paired:
        """Whoever has learned what positions are worth looks no further than that reaches."""
        paired = Paired(self.game, self.judgement, self.evaluation(view), view, seat, trials, seed)
        if type(paired.evaluation) is not Evaluation:
            paired.stop = Quiet(self.judgement, seat, self.judgement.reach(view, seat))
        return paired

    def sifted(self, view: Table, seat: int, trials: list[Trial], meter: Meter, rng: Rng) -> list[Trial]:
        """Of many candidates greedy's, and those that are best at the nearest quiet moment."""
        near = self.judgement.glance(view, seat)
        if len(trials) <= FEW or near >= self.judgement.horizon(view, seat):
            return trials
        paired = self.tried(view, seat, trials, rng.word())
        paired.stop = Quiet(self.judgement, seat, near)
        while not meter.over() and meter.share() < GLANCE:
            paired.step()
            meter.tick()
        paired.forget()
        order = sorted(range(1, len(trials)), key=lambda i: -trials[i].mean())
        return [Trial(trials[i].move, trials[i].prior, i == 0) for i in [0, *order[:FEW - 1]]]

    def planned(self, view: Table, seat: int, trials: list[Trial]) -> list[Trial]:
        """Every candidate with greedy's way to go on, and with the other plans of the game."""
        plans = self.judgement.plans(view, seat)
        return [*trials, *[Trial(trial.move, trial.prior, False, plan) for plan in plans for trial in trials]]

    def chosen(self, paired: Paired) -> Move:
        return chosen(paired)

    def breadth(self, view: Table) -> int:
        """So many candidates are tried."""
        return self.judgement.breadth

    def evaluation(self, view: Table) -> Evaluation:
        return evaluation(self.game.key, *self.judgement.variety(view), view.seats)

    def candidates(self, view: Table, seat: int, options: list[Move], liked: Move) -> list[Trial]:
        """The skilled move first, then what a skilled player likes best of the others."""
        priors = self.judgement.likes(view, seat, options)
        order = sorted(range(len(options)), key=lambda i: -priors[i])
        others = [Trial(options[i], priors[i]) for i in order if options[i] != liked and priors[i] > NEVER]
        return [Trial(liked, max(priors, default=0.0), True), *others][:self.breadth(view)]

    def spend(self, paired: Paired, meter: Meter) -> None:
        """World after world; when a stage of the budget is spent, the worse half is left behind.

        Whenever the number of worlds has doubled it is asked whether more of them could change anything.
        """
        rivals = len(paired.trials) - 1          # of greedy's move
        stages = 1 + math.ceil(math.log2(rivals)) if rivals else 0
        stage = 1
        begun = meter.share()
        soon = SOON
        while rivals and not meter.over():
            complete = paired.step()
            meter.tick()
            if complete and paired.worlds == soon:
                if settled(paired):
                    break
                soon *= 2
            if complete and stage < stages and meter.share() >= begun + (1.0 - begun) * stage / stages:
                stage += 1
                paired.halve()
        paired.forget()
        self.simulations = meter.done


def among_others(view: Table, seat: int) -> bool:
    """Whether anybody may speak now: what is worth saying then depends on whom one says it to."""
    return view.stack[-1].open and admits(view) & ~CHANCE_BIT != 1 << seat


def settled(paired: Paired) -> bool:
    """Whether no other move can come to be better than the best; those that cannot are left behind."""
    best = paired.best()
    open_still = False
    for i, trial in enumerate(paired.trials):
        if trial.alive and i != best:
            lead, error = paired.lead(best, i)
            worse = lead > CLEAR * error
            trial.alive = trial.stays or not worse
            if trial.move != paired.trials[best].move and not worse and lead + CLEAR * error > ALIKE:
                open_still = True
    return not open_still


def chosen(paired: Paired, doubt: float = 0.0) -> Move:
    """The best candidate; greedy's, which is the first, unless another is clearly better with any plan."""
    best = paired.best()
    liked = paired.best(paired.trials[0].move)
    lead, error = paired.lead(best, liked)
    return paired.trials[best if lead > paired.judgement.sure * error + doubt else liked].move
