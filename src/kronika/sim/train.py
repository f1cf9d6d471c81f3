"""Learning what positions are worth: greedy and skilled players play among themselves, and what came of it is fitted.

At every quiet moment the features of each seat are noted, and at the end the points that were still to come. A line
through them is found by least squares: sums of products are all that is kept, so a run can be broken off and taken up.
"""
from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kronika.core.company import Whims
from kronika.core.game import Game, Setup
from kronika.core.judgement import Judgement
from kronika.core.playout import Policy, Stop, playout
from kronika.core.rng import stream
from kronika.core.table import Table
from kronika.games import box, load
from kronika.players.judgement import judgement_of
from kronika.players.match import LONGEST
from kronika.players.weights import BESIDE, LINEAR, place
from kronika.referee.chance import luck
from kronika.sim.least_squares import Sums
from kronika.sim.workers import mapped

CHUNK = 10                             # games that a process plays before it is heard of
ODD = 8                                # one move in so many is not greedy's first choice
FEW = 3                                # but one of so many that it likes
EACH = 8                               # games for each choice of seats that are skilled, before the next
FEWER = 8                              # times fewer games in a round of those who think
CURVE = 1.81                           # between the standard deviation of an error and the scale of its chance


@dataclass
class Course:
    """What to learn, and from how many games for each number of seats."""

    game: str
    edition: str
    mode: str
    seats: list[int]
    games: int
    seed: int = 1
    form: str = LINEAR
    rounds: int = 0                    # of games by what was learned, for a network
    file: str = ""                     # where the weights go; by itself into the package
    data: str = ""                     # a folder with an owner's own component files

    def target(self) -> Path:
        return Path(self.file) if self.file else place(self.game, self.edition, self.mode, self.form)

    def share(self, number: int) -> int:
        """How many games a round has, for each number of seats; in the first, greedy players play."""
        return self.games if not number else max(2, self.games // FEWER)

    def whole(self) -> int:
        """How many games there are to play."""
        return len(self.seats) * sum(self.share(number) for number in range(self.rounds + 1))

    def rest(self) -> Path:
        """What is known so far, while it is not finished."""
        return self.target().with_suffix(".part")

    def header(self) -> dict[str, Any]:
        judgement = judgement_of(self.game)
        more = {"details": judgement.detailed, "beside": BESIDE, "rounds": self.rounds} if self.form != LINEAR else {}
        return {"game": self.game, "edition": self.edition, "mode": self.mode, "form": self.form,
                "features": judgement.version, "data": box.digest(self.game, self.edition),
                "seed": self.seed, "games": self.games, **more}


@dataclass
class Note:
    """A seat at a quiet moment."""

    seat: int
    phase: int
    points: float
    features: list[float]              # with the details, for a network
    opinion: float                     # what greedy expected


@dataclass
class Notebook(Stop):
    """Looks on, and writes down the seats whenever one of them comes to a quiet moment."""

    judgement: Judgement
    closely: bool = False              # with all details
    notes: list[Note] = field(default_factory=list)
    before: list[int] = field(default_factory=list)

    def here(self, t: Table) -> bool:
        quiet = [self.judgement.quiet(t, seat) for seat in range(t.seats)]
        if quiet != self.before:
            if self.before:
                self.notes += [self.note(t, seat) for seat in range(t.seats)]
            self.before = quiet
        return False

    def note(self, t: Table, seat: int) -> Note:
        j = self.judgement
        found = [*j.features(t, seat), *j.details(t, seat)] if self.closely else j.features(t, seat)
        return Note(seat, j.phase(t, seat), j.points(t, seat), found, j.evaluate(t, seat))


@dataclass
class Lesson:
    """The sums of one number of seats, by phase; lessons add up."""

    phases: list[Sums]
    games: int = 0

    def add(self, other: Lesson) -> None:
        self.games += other.games
        for mine, theirs in zip(self.phases, other.phases):
            mine.add(theirs)


def empty(judgement: Judgement) -> Lesson:
    return Lesson([Sums() for _ in range(judgement.phases)])


def learn(course: Course, seats: int, first: int, last: int) -> Lesson:
    """The games from `first` to `last`-1; what a worker does."""
    if course.data:
        box.use(Path(course.data), course.game)
    game, judgement = load(course.game), judgement_of(course.game)
    setup = game.setup(seats, course.edition, course.mode)
    lesson = empty(judgement)
    for number in range(first, last):
        look_on(game.of(course.edition), setup, judgement, course.seed, number, lesson)
    return lesson


def look_on(game: Game, setup: Setup, judgement: Judgement, seed: int, number: int, lesson: Lesson) -> None:
    """One game of greedy and skilled players with whims."""
    t = game.new(setup)
    book = Notebook(judgement)
    playout(t, stream(seed, number), LONGEST, False, luck(seed, number), company(judgement, number, t.seats), book)
    lesson.games += 1
    if t.over:
        final = [judgement.points(t, seat) for seat in range(t.seats)]
        for note in book.notes:
            to_come = final[note.seat] - note.points
            lesson.phases[note.phase].see(note.features, to_come, note.opinion - note.points)


def company(judgement: Judgement, number: int, seats: int) -> Policy:
    """Who plays a game that is learned from: in turn each choice of seats is skilled, the others are greedy."""
    return Whims(judgement, ODD, FEW, number // EACH % (1 << seats))


def run(course: Course, jobs: int = 1, progress: Callable[[int], None] | None = None,
        cluster: str = "") -> dict[str, Any]:
    """Learn, write the weights, and report. A run that was broken off goes on where it stood."""
    judgement = judgement_of(course.game)
    if not judgement.version:
        raise ValueError(f"{course.game} has no features to learn from")
    lessons = taken_up(course, judgement)
    for seats in course.seats:
        lesson = lessons.setdefault(seats, empty(judgement))
        if progress is not None:
            progress(lesson.games)
        for more in mapped(learn, parts(course, seats, lesson.games), jobs, cluster):
            lesson.add(more)
            keep(course, lessons)
            if progress is not None:
                progress(more.games)
    rows = others(course) | {str(seats): fitted(lessons[seats]) for seats in course.seats}
    found = {**course.header(), "seats": dict(sorted(rows.items()))}
    written(course.target(), json.dumps(found, separators=(",", ":")) + "\n")
    course.rest().unlink(missing_ok=True)
    return found


def others(course: Course) -> dict[str, Any]:
    """What the file tells of other numbers of seats, if it was made for the same components by the same features."""
    try:
        found = json.loads(course.target().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    mine = course.header()
    same = all(found.get(name) == mine[name] for name in mine if name != "games")
    return {seats: row for seats, row in found["seats"].items() if int(seats) not in course.seats} if same else {}


def parts(course: Course, seats: int, done: int) -> list[tuple[Course, int, int, int]]:
    """The lessons still missing, in order."""
    return [(course, seats, first, min(first + CHUNK, course.games)) for first in range(done, course.games, CHUNK)]


def fitted(lesson: Lesson) -> dict[str, Any]:
    """The weights of each phase; a phase that never came up is told by the nearest one that did."""
    seen = [i for i, sums in enumerate(lesson.phases) if sums.count > len(sums.right)]
    if not seen:
        raise ValueError("too few games to learn from")
    lines = {i: lesson.phases[i].line() for i in seen}
    near = [min(seen, key=lambda i: abs(i - phase)) for phase in range(len(lesson.phases))]
    errors = [lesson.phases[i].error(lines[i]) for i in seen]
    counts = [lesson.phases[i].count for i in seen]
    error = (sum(e * n for e, n in zip(errors, counts)) / sum(counts)) ** 0.5
    return {"games": lesson.games, "scale": round(error * 2 ** 0.5 / CURVE, 3),
            "explained": [round(lesson.phases[i].explained(lines[i]), 3) for i in near],
            "greedy": [round(lesson.phases[i].guessed(), 3) for i in near],
            "weights": [[round(x, 5) for x in lines[i]] for i in near]}


def keep(course: Course, lessons: dict[int, Lesson]) -> None:
    """What is known so far, for a run that goes on later."""
    saved = {str(seats): {"games": lesson.games, "phases": [sums.save() for sums in lesson.phases]}
             for seats, lesson in lessons.items()}
    written(course.rest(), json.dumps({"header": course.header(), "lessons": saved}))


def taken_up(course: Course, judgement: Judgement) -> dict[int, Lesson]:
    """What an earlier run of the same course has left."""
    try:
        found = json.loads(course.rest().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if found["header"] != course.header():
        return {}
    return {int(seats): Lesson([Sums.load(sums) for sums in row["phases"]], row["games"])
            for seats, row in found["lessons"].items()}


def written(path: Path, text: str) -> None:
    """The whole file or none of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".new")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)
