"""The arena: bots against each other with mirrored deals and rotated seats, and what that says of them."""
from __future__ import annotations

import functools
import hashlib
import json
import math
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from kronika import __version__
from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import stream
from kronika.core.table import options
from kronika.games import box, load
from kronika.players import Player, level_of, make, weights
from kronika.players.judgement import judgement_of
from kronika.players.match import Match, Quick
from kronika.referee.chance import luck
from kronika.sim.workers import mapped

Z = 1.959964                           # of a 95 % interval
MODEL = PlackettLuce()


@dataclass
class Contest:
    """What is played. The first bots have a seat each, the last one fills the others."""

    game: str
    seats: int
    bots: list[str]
    games: int
    seed: int = 1
    edition: str = ""
    mode: str = ""
    options: dict[str, str] = field(default_factory=dict)
    data: str = ""                     # a folder with an owner's own component files

    def setup(self, game: Game) -> Setup:
        return game.setup(self.seats, self.edition, self.mode, self.options)

    def deal(self, number: int) -> int:
        """Games of one deal have the same luck, and everybody sits in every seat once."""
        return number // self.seats

    def bot(self, number: int, seat: int) -> int:
        """Which bot sits there in that game."""
        return min((seat - number) % self.seats, len(self.bots) - 1)


@dataclass
class Played:
    """One game: by seat which bot, its rank and points; by bot the seconds and the decisions."""

    number: int
    bots: list[int]
    ranks: list[int]
    scores: list[int]
    seconds: list[float]
    decisions: list[int]
    refused: int


class Timed(Match):
    """A match that counts the seconds of each seat's decisions; moves without a choice do not count."""

    def __init__(self, game: Game, door: Quick, players: list[Player], contest: Contest, number: int) -> None:
        super().__init__(game, door, players, stream(contest.seed, contest.deal(number)))
        self.seconds = [0.0] * len(players)
        self.decisions = [0] * len(players)

    def choose(self, seat: int) -> Move | None:
        begun = time.thread_time()
        move = super().choose(seat)
        spent = time.thread_time() - begun
        if len(options(self.door.table, seat)) > 1:
            self.seconds[seat] += spent
            self.decisions[seat] += 1
        return move


@functools.lru_cache(maxsize=64)
def player(bot: str, key: str, edition: str) -> Player:
    """One player of a kind in each process."""
    return make(bot, load(key).of(edition))


def one(contest: Contest, number: int) -> Played:
    """Play one game of the contest; what a worker does."""
    if contest.data:
        box.use(Path(contest.data), contest.game)
    game = load(contest.game)
    setup = contest.setup(game)
    game = game.of(setup.edition)
    bots = [contest.bot(number, seat) for seat in range(contest.seats)]
    players = [player(contest.bots[bot], contest.game, setup.edition) for bot in bots]
    door = Quick(game, setup, luck(contest.seed, contest.deal(number)))
    match = Timed(game, door, players, contest, number)
    match.run()
    if not door.table.over:
        return Played(number, bots, [], [], [], [], match.refused)
    outcome = game.outcome(door.table)
    return Played(number, bots, outcome.ranks, outcome.scores, match.seconds, match.decisions, match.refused)


class Ledger:
    """The games played so far, a line each, in a file that outlives an interruption."""

    def __init__(self, contest: Contest) -> None:
        setup = contest.setup(load(contest.game))
        said = {**asdict(contest), "games": 0, "version": __version__, "box": box.digest(contest.game, setup.edition),
                "learned": weights.digest(contest.game, setup.edition, setup.mode),
                "taste": judgement_of(contest.game).taste()}
        name = hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:20]
        self.path = cache() / "arena" / f"{name}.jsonl"
        self.games: dict[int, Played] = {}
        for line in self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []:
            try:
                played = Played(**json.loads(line))
            except (ValueError, TypeError):
                continue                         # the line at which it was interrupted
            if played.number < contest.games:
                self.games[played.number] = played

    def add(self, played: Played) -> None:
        self.games[played.number] = played
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            print(json.dumps(asdict(played)), file=file)

    def close(self) -> list[Played]:
        """All games in order; the file is not needed any more."""
        self.path.unlink(missing_ok=True)
        return [self.games[number] for number in sorted(self.games)]


def cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kronika"


def run(contest: Contest, jobs: int = 1, progress: Callable[[int], None] | None = None,
        cluster: str = "") -> dict[str, Any]:
    """Play the contest, or what is left of it. The result has the keys that `kronika arena --json` promises."""
    game = load(contest.game)
    game.new(contest.setup(game))                # a bad contest fails here, with a clear sentence
    for bot in contest.bots:
        make(bot, game)
    ledger = Ledger(contest)
    if progress is not None:
        progress(len(ledger.games))
    left = [(contest, number) for number in range(contest.games) if number not in ledger.games]
    for played in mapped(one, left, jobs, cluster, ordered=False):
        ledger.add(played)
        if progress is not None:
            progress(1)
    return summary(contest, contest.setup(game), ledger.close())


def summary(contest: Contest, setup: Setup, games: list[Played]) -> dict[str, Any]:
    over = [played for played in games if played.ranks]
    ratings = rated(len(contest.bots), over)
    return {"game": contest.game, "edition": setup.edition, "mode": setup.mode, "seats": contest.seats,
            "games": len(games), "finished": len(over), "refused": sum(played.refused for played in games),
            "bots": [row(contest, bot, over, ratings[bot]) for bot in range(len(contest.bots))]}


def row(contest: Contest, bot: int, games: list[Played], rating: float) -> dict[str, Any]:
    """What the games say of one bot. `games` counts the seats it sat in; `first` is its share of first places there."""
    at = [(played, seat) for played in games for seat in range(contest.seats) if played.bots[seat] == bot]
    first = sum(1 / played.ranks.count(1) for played, seat in at if played.ranks[seat] == 1)
    low, high = wilson(first, len(at))
    decisions = sum(played.decisions[seat] for played, seat in at)
    seconds = sum(played.seconds[seat] for played, seat in at)
    return {"bot": contest.bots[bot], "games": len(at), "first": round(first / max(1, len(at)), 4),
            "low": round(low, 4), "high": round(high, 4),
            "mean_score": round(sum(played.scores[seat] for played, seat in at) / max(1, len(at)), 2),
            "rating": round(rating, 2), "ms": round(1000 * seconds / max(1, decisions), 3)}


def noted(contest: Contest, result: dict[str, Any]) -> None:
    """Write what the first bot came to into the header of the weights that it plays by."""
    mine = result["bots"][0]
    counted = {key: mine[key] for key in ("games", "first", "low", "high")}
    fact = {"bots": contest.bots, "seats": contest.seats, **counted}
    weights.note(level_of(contest.bots[0]), contest.game, result["edition"], result["mode"], fact)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    wide = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - wide) / whole), min(1.0, (middle + wide) / whole)


def rated(bots: int, games: list[Played]) -> list[float]:
    """Openskill's means. A bot in several seats is as many players of one strength, and learns from all of them."""
    known = [MODEL.rating() for _ in range(bots)]
    for played in games:
        teams = [[MODEL.create_rating([known[bot].mu, known[bot].sigma])] for bot in played.bots]
        after = MODEL.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for bot in set(played.bots):
            mine = [after[seat][0] for seat, other in enumerate(played.bots) if other == bot]
            known[bot] = MODEL.create_rating([sum(each.mu for each in mine) / len(mine),
                                              sum(each.sigma for each in mine) / len(mine)])
    return [float(rating.mu) for rating in known]
