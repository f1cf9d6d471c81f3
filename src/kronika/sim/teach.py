"""Teaching a network: games by greedy and skilled players with whims, then rounds of games by what was learned before.

The rows of every chunk of games stand in a folder beside the file until the end: a run can be broken off and taken up.
"""
from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from kronika.core.company import Whims
from kronika.core.game import Game
from kronika.core.judgement import Judgement, Quiet
from kronika.core.move import Move
from kronika.core.network import Network
from kronika.core.paired import Paired, Trial
from kronika.core.playout import Policy, playout
from kronika.core.rng import Rng, stream
from kronika.core.table import Table
from kronika.games import box, load
from kronika.players.budget import Budget
from kronika.players.judgement import judgement_of
from kronika.players.master import Master
from kronika.players.match import LONGEST
from kronika.players.weights import network
from kronika.referee.chance import luck
from kronika.sim.lesson import learned
from kronika.sim.network import Array
from kronika.sim.train import FEW, ODD, Course, Notebook, company, written
from kronika.sim.workers import mapped

CHUNK = 10                             # games that a process plays before it is heard of
THINK = 16                             # simulations of a decision in the rounds


class Taught(Master):
    """A master with the network of the round before; it looks one quiet moment less far, for games are many."""

    def __init__(self, game: Game, judgement: Judgement, found: dict[str, Any]) -> None:
        super().__init__(game, judgement, Budget(THINK))
        self.found = found
        self.made: dict[int, Network] = {}

    def network(self, view: Table) -> Network | None:
        if view.seats not in self.made:
            self.made[view.seats] = network(self.judgement, self.found, view.seats)
        return self.made[view.seats]

    def planned(self, view: Table, seat: int, trials: list[Trial]) -> list[Trial]:
        """Like greedy alone: there are too few simulations for more plans."""
        return trials

    def tried(self, view: Table, seat: int, trials: list[Trial], seed: int) -> Paired:
        paired = super().tried(view, seat, trials, seed)
        near = max(self.judgement.quiet(view, seat) + 1, self.judgement.reach(view, seat) - 1)
        paired.stop = Quiet(self.judgement, seat, near)
        return paired


class Thinking(Policy):
    """All seats think, each on its view; and like all who learn they have their whims."""

    def __init__(self, game: Game, player: Master) -> None:
        self.game = game
        self.player = player
        self.odd = Whims(player.judgement, ODD, FEW)

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        top = t.stack[-1]
        if top.open or not rng.below(4):
            return self.odd.reply(t, seat, rng)
        offers = top.options(t, seat)
        return offers[0] if len(offers) == 1 else self.player.decide(self.game.view(t, seat), seat, offers, 0, rng)


def play(course: Course, number: int, seats: int, first: int, last: int, before: str) -> Array:
    """The games from `first` to `last`-1 of a round: a row for each seat at each quiet moment; what a worker does.

    `before` is the network of the round before, as it is written.
    """
    if course.data:
        box.use(Path(course.data), course.game)
    judgement = judgement_of(course.game)
    game = load(course.game)
    setup = game.setup(seats, course.edition, course.mode)
    game = game.of(course.edition)
    thinking = Thinking(game, Taught(game, judgement, json.loads(before))) if number else None
    rows: list[list[float]] = []
    for each in range(first, last):
        t, book = game.new(setup), Notebook(judgement, True)
        seed = course.seed + 1000 * number
        policy = thinking or company(judgement, each, seats)
        playout(t, stream(seed, each), LONGEST, False, luck(seed, each), policy, book)
        if t.over:
            final = [judgement.points(t, seat) for seat in range(t.seats)]
            rows += [[each, seats, note.phase, final[note.seat] - note.points, note.opinion - note.points,
                      *note.features, note.points] for note in book.notes]
    return np.array(rows, dtype=np.float32)


class Shelf:
    """Where rows stand while a course is not finished."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.folder = course.target().with_suffix(".rows")
        known = self.folder / "header.json"
        if not known.exists() or json.loads(known.read_text(encoding="utf-8")) != course.header():
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder.mkdir(parents=True)
            written(known, json.dumps(course.header()))

    def place(self, number: int, seats: int, first: int) -> Path:
        return self.folder / f"{number}-{seats}-{first}.npy"

    def network(self, number: int) -> Path:
        return self.folder / f"{number}.json"

    def chunks(self, number: int) -> list[tuple[Any, ...]]:
        before = self.network(number - 1).read_text(encoding="utf-8") if number else ""
        return [(self.course, number, seats, first, min(first + CHUNK, self.course.share(number)), before)
                for seats in self.course.seats for first in range(0, self.course.share(number), CHUNK)]

    def missing(self, number: int) -> list[tuple[Any, ...]]:
        return [chunk for chunk in self.chunks(number) if not self.place(number, chunk[2], chunk[3]).exists()]

    def put(self, number: int, chunk: tuple[Any, ...], rows: Array) -> None:
        path = self.place(number, chunk[2], chunk[3])
        part = path.with_suffix(".new")
        with part.open("wb") as file:
            np.save(file, rows)
        part.replace(path)

    def rows(self, number: int) -> Array:
        found = [np.load(self.place(number, chunk[2], chunk[3])) for chunk in self.chunks(number)]
        return np.concatenate([rows for rows in found if rows.size])


def run(course: Course, jobs: int = 1, progress: Callable[[int], None] | None = None,
        cluster: str = "") -> dict[str, Any]:
    """Play and learn, round after round; write the network, and report."""
    judgement = judgement_of(course.game)
    if not judgement.version:
        raise ValueError(f"{course.game} has no features to learn from")
    shelf = Shelf(course)
    found: dict[str, Any] = {}
    features = wide(course, judgement)
    for number in range(course.rounds + 1):
        missing = shelf.missing(number)
        if progress is not None:
            progress(len(course.seats) * course.share(number) - sum(chunk[4] - chunk[3] for chunk in missing))
        for chunk, rows in zip(missing, mapped(play, missing, jobs, cluster)):
            shelf.put(number, chunk, rows)
            if progress is not None:
                progress(chunk[4] - chunk[3])
        rounds = [shelf.rows(each) for each in range(number + 1)]
        found = learned(course, judgement.phases, features, rounds)[1]
        written(shelf.network(number), json.dumps(found))
    written(course.target(), json.dumps(found, separators=(",", ":")) + "\n")
    shutil.rmtree(shelf.folder)
    return found


def wide(course: Course, judgement: Judgement) -> int:
    """How many features the line goes through."""
    game = load(course.game)
    t = game.of(course.edition).new(game.setup(course.seats[0], course.edition, course.mode))
    return len(judgement.features(t, 0))
