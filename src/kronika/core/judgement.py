"""What a game knows of good play: the few questions that greedy, search and training ask of it (docs/bots.md)."""
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kronika.core.move import Move
from kronika.core.playout import Policy, Stop
from kronika.core.rng import Rng
from kronika.core.table import Table

TO_THE_END: Final = 1 << 30            # a horizon that no playout reaches
NEVER: Final = -1e9                    # the prior of an offer that is not worth a try


@mypyc_attr(allow_interpreted_subclasses=True)
class Taster(Policy):
    """A player who judges by numbers that can be tuned."""

    def likes(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        """How much it likes each offer. Nothing: its moves are not found by looking at offers one by one."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Taster):
    """A game's own opinion of moves and positions. Whatever is left out here has an answer that is never wrong.

    All of it is asked of views and of whole tables alike, and tells of the seat no more than its view does.
    """

    version: ClassVar[int] = 0         # of `features`; weights made for another version are not used. 0: none
    detailed: ClassVar[int] = 0        # the same of `details`, for networks
    phases: ClassVar[int] = 1
    stops: ClassVar[bool] = True       # whether playouts end before the game does, and so need an evaluation
    breadth: ClassVar[int] = 6         # so many moves are worth a closer look
    wide: ClassVar[int] = 8            # and so many to a master, who has more time
    whims: ClassVar[int] = 0           # in every second world the others are skilled, but one of so many moves; 0: none
    liked: ClassVar[int] = 3           # a whim is any of so many that greedy likes best
    sure: ClassVar[float] = 0.5        # by so many errors another move must be better than the one first thought of
    scale: ClassVar[float] = 10.0      # a lead of so many points is a chance of about three in four
    aspects: ClassVar[list[tuple[str, list[int]]]] = []    # what can be told: names, with features or the points

    def decide(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        """Greedy's choice: one look ahead."""
        return offers[0]

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        """Greedy's choice in a playout; a game that finds it without asking for every offer says so here."""
        top = t.stack[-1]
        offers = top.options(t, seat)
        return offers[0] if len(offers) == 1 and not top.open else self.decide(t, seat, offers, rng)

    def skilled(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        """The choice of a player who thinks, before it tries anything: greedy's, unless the game knows better play."""
        return self.decide(t, seat, offers, rng)

    def retort(self, t: Table, seat: int, rng: Rng) -> Move | None:
        """The same in a playout."""
        return self.reply(t, seat, rng)

    def priors(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        """How much greedy likes each offer, on any scale: the higher, the sooner it is looked at. NEVER: not at all."""
        return [0.0] * len(offers)

    def likes(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        """The same of the player who thinks: what is tried beside its choice."""
        return self.priors(t, seat, offers)

    def taste(self) -> list[float]:
        """The numbers by which the player who thinks judges, in one row, where they can be tuned."""
        return []

    def tasted(self, numbers: list[float]) -> Taster:
        """A player who judges by such numbers."""
        return self

    def plans(self, t: Table, seat: int) -> list[Policy]:
        """Other ways to go on than greedy's, by which the seat tries every candidate too."""
        return []

    def points(self, t: Table, seat: int) -> float:
        """What decides, as one number of now: the seat's points, mostly."""
        return 0.0

    def evaluate(self, t: Table, seat: int) -> float:
        """The points that greedy expects the seat to have at the end."""
        return self.points(t, seat)

    def features(self, t: Table, seat: int) -> list[float]:
        """Numbers that describe the position from the seat's side, as many each time; equal on view and table."""
        return []

    def details(self, t: Table, seat: int) -> list[float]:
        """More of them, most of which are 0: cards and places one by one. For networks: too many for a line."""
        return []

    def parts(self, t: Table, seat: int) -> list[float]:
        """The points that greedy expects, parted by aspects."""
        expected = self.points(t, seat) if t.over else self.evaluate(t, seat)
        return [0.0 if features else expected for _, features in self.aspects]

    def amounts(self, t: Table, seat: int) -> list[float]:
        """How much there is of every aspect: its first feature; of one without features, the points of now."""
        found = self.features(t, seat)
        out: list[float] = []
        for _, features in self.aspects:
            out.append(found[features[0]] if features else self.points(t, seat))
        return out

    def variety(self, t: Table) -> tuple[str, str]:
        """The edition and the mode that the table plays: weights are learned for each apart."""
        return "", "base"

    def phase(self, t: Table, seat: int) -> int:
        """The part of the game it is for the seat, from 0: what the features are worth is learned for each apart."""
        return 0

    def quiet(self, t: Table, seat: int) -> int:
        """How many quiet moments the seat has behind it: the ends of its turns, say. Cheap: asked after every move."""
        return 0

    def occasion(self, t: Table) -> int:
        """What is going on, where luck decides: a battle, say. 0: nothing that matters.

        In trials side by side each has luck of its own: the dice of a later battle are the same for all of them,
        whatever they have done before.
        """
        return 0

    def horizon(self, t: Table, seat: int) -> int:
        """The quiet moment to which a playout from here goes."""
        return TO_THE_END

    def glance(self, t: Table, seat: int) -> int:
        """A nearer one, at which many candidates are sorted out first: where the way to the horizon is long."""
        return self.horizon(t, seat)

    def aftermath(self, t: Table, seat: int) -> int:
        """A later one, at which the coach can tell what a whole list of small moves has led to."""
        return self.horizon(t, seat)

    def reach(self, t: Table, seat: int) -> int:
        """The same for those who have learned what a position is worth."""
        return self.horizon(t, seat)


class Quiet(Stop):
    """A playout for a seat ends at a quiet moment of it."""

    def __init__(self, judgement: Judgement, seat: int, until: int) -> None:
        self.judgement = judgement
        self.seat = seat
        self.until = until

    def here(self, t: Table) -> bool:
        return self.judgement.quiet(t, self.seat) >= self.until


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The points that a seat can expect at the end: greedy's own opinion, until something better was learned."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.scale = judgement.scale
        self.doubt = 0.0                         # points that a difference may be wrong by, beside all luck

    def expected(self, t: Table, seat: int) -> float:
        return self.judgement.evaluate(t, seat)

    def parts(self, t: Table, seat: int) -> list[float]:
        """The same, parted by the aspects of the game: what makes the difference between two positions."""
        return self.judgement.parts(t, seat)


class Linear(Evaluation):
    """The points of now, and a weighted sum of the features for those to come."""

    def __init__(self, judgement: Judgement, weights: list[list[float]], scale: float) -> None:
        super().__init__(judgement)
        self.weights = weights                   # by phase
        self.scale = scale

    def expected(self, t: Table, seat: int) -> float:
        found = self.judgement.features(t, seat)
        weights = self.weights[self.judgement.phase(t, seat)]
        total = self.judgement.points(t, seat)
        for i in range(len(weights)):
            total += weights[i] * found[i]
        return total

    def parts(self, t: Table, seat: int) -> list[float]:
        found = self.judgement.features(t, seat)
        weights = self.weights[self.judgement.phase(t, seat)]
        out: list[float] = []
        for _, features in self.judgement.aspects:
            total = 0.0 if features else self.judgement.points(t, seat)
            for i in features:
                total += weights[i] * found[i]
            out.append(total)
        return out
