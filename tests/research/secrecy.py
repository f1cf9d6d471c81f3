"""Two worlds that a seat cannot tell apart give it the same array.

    python -m tests.research.secrecy [POSITIONS]   of every game, edition and mode, with few seats and with many
"""

import sys

import numpy as np

from kronika.core.rng import Rng
from kronika.games import KEYS, load
from kronika.research.layout import Layout, numbers
from kronika.research.world import Rules, World, playable
from kronika.research.writer import Sight

STRIDE = 12                            # decisions between two positions, at most


def anew(layout: Layout) -> Sight:
    """One that has written nothing before."""
    return Sight(layout.game, layout.block, layout.step)


def compare(rules: Rules, positions: int, seed: int, strict: bool = False) -> int:
    """Positions of random games, each seen by one seat after the other: how many worlds were really different."""
    game, rng = rules.game, Rng(seed)
    world = World(rules, seed)
    different = 0
    for number in range(positions):
        for _ in range(1 + rng.below(STRIDE)):
            if world.seat < 0:
                seed += 1
                world = World(rules, seed)
            world.act(world.numbers[rng.below(len(world.numbers))])
        seat = number % rules.seats
        if world.seat < 0:
            continue                             # when the game is over, all is open
        other = game.determinize(game.view(world.table, seat), seat, rng)
        here, there = rules.layout.row(world.table, seat), rules.layout.row(other, seat)
        assert np.array_equal(here, there), [(name, int(a), int(b)) for name, a, b in
                                             zip(rules.layout.names(), here, there) if a != b][:9]
        assert np.array_equal(here, rules.layout.row_of_view(game.view(world.table, seat), seat))
        assert np.array_equal(here, numbers(anew(rules.layout).written(world.table, seat)))
        assert here[0] == seat
        assert not strict or here[-1] == 0, \
            f"something has no place: python -m kronika.research.layout {game.key} measures again"
        different += any(not np.array_equal(rules.layout.row(world.table, each), rules.layout.row(other, each))
                         for each in range(rules.seats) if each != seat)
    return different


def main(positions: int) -> None:
    for key in KEYS:
        for edition in load(key).editions:
            for mode in load(key).modes[edition]:
                able = playable(key, edition, mode)
                for seats in sorted({able[0], able[-1]}):
                    rules = Rules(key, seats, edition, mode)
                    found = compare(rules, positions, seats, True)
                    print(f"{key} {edition} {mode}, {seats} seats: {positions} positions, equal arrays; in {found} of "
                          "them the two worlds were different to somebody", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
