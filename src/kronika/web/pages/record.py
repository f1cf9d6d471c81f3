"""What somebody has played: places, points, opponents; counted from the results of finished games."""
from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field

from kronika.players import LEVELS, level_of
from kronika.table.rows import BOT, Facts, Seat


@dataclass
class Game:
    """A finished game as one of its players sees it."""

    seats: int
    place: int
    points: int
    beaten: list[tuple[str, bool]]     # of each bot, its level, and whether it came behind me
    met: list[tuple[str, bool]]        # of each other person, the name, and whether they came behind me


@dataclass
class Count:
    """How often of how many times."""

    name: str
    won: int = 0
    all: int = 0

    @property
    def share(self) -> int:
        return round(100 * self.won / self.all) if self.all else 0


@dataclass
class Places:
    """In games of so many players: how often first, second, third, further back. The bars are parts of a hundred."""

    seats: int
    games: int
    bars: list[tuple[int, int, float, float]]        # place, how often, where its bar begins, how long it is


@dataclass
class Stats:
    """All that the page tells of one game."""

    games: list[Game] = field(default_factory=list)

    @property
    def won(self) -> int:
        return sum(game.place == 1 for game in self.games)

    def mean(self, name: str) -> float:
        return sum(float(getattr(game, name)) for game in self.games) / len(self.games)

    @property
    def best(self) -> int:
        return max(game.points for game in self.games)

    def places(self) -> list[Places]:
        return [places(seats, [game.place for game in self.games if game.seats == seats])
                for seats in sorted({game.seats for game in self.games})]

    def bots(self) -> list[Count]:
        counted = counts([each for game in self.games for each in game.beaten])
        return [counted[level] for level in LEVELS if level in counted]

    def people(self, most: int) -> list[Count]:
        """Whom I met most often."""
        counted = counts([each for game in self.games for each in game.met])
        return sorted(counted.values(), key=lambda each: (-each.all, each.name))[:most]


def places(seats: int, all_: list[int]) -> Places:
    counted = Counter(min(place, 4) for place in all_)
    bars, at = [], 0.0
    for place in sorted(counted):
        length = 100 * counted[place] / len(all_)
        bars.append((place, counted[place], round(at, 2), round(length, 2)))
        at += length
    return Places(seats, len(all_), bars)


def counts(all_: list[tuple[str, bool]]) -> dict[str, Count]:
    out: dict[str, Count] = {}
    for name, behind in all_:
        count = out.setdefault(name, Count(name))
        count.all += 1
        count.won += behind
    return out


def game_of(facts: Facts, seats: list[Seat], mine: list[int]) -> Game | None:
    """The game from the best of my seats; None for one without a result, or in which I only played against myself."""
    result = json.loads(facts.result) if facts.result else {}
    if not result.get("ranks") or not mine or facts.kind == "hotseat":
        return None
    ranks = result["ranks"]
    me = min(mine, key=lambda seat: ranks[seat])
    others = [seat for seat in seats if seat.number not in mine]
    bots = [seat for seat in others if seat.kind == BOT and not seat.stand_in]
    return Game(len(seats), ranks[me], result["scores"][me],
                [(level_of(seat.level), ranks[me] < ranks[seat.number]) for seat in bots],
                [(seat.name, ranks[me] < ranks[seat.number]) for seat in others if seat not in bots])
