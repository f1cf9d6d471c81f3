"""Random games, decision by decision, for every game, edition, mode and option in the registry, and for the toy market,
which has what the great games have and none of them shows yet: open steps, a gong, sealed lists."""

import itertools
from collections.abc import Iterator

import pytest

from kronika.core.game import Game, Setup
from kronika.core.rng import Rng, stream
from kronika.core.rule import Refused
from kronika.core.step import CHANCE_BIT
from kronika.core.table import Table, actors, draw, lowest, options, play
from kronika.games import KEYS, add, load
from kronika.players import make
from kronika.referee.codec import save


def setups(key: str) -> list[Setup]:
    """Each edition and mode with the fewest and the most seats, each value of each option once, and many together."""
    game = load(key)
    out = []
    for edition in game.editions:
        for mode in game.modes[edition]:
            out += [game.setup(seats, edition, mode) for seats in sorted({game.seats[0], game.seats[1], 4})
                    if game.seats[0] <= seats <= game.seats[1]]
            combined: dict[str, str] = {}
            for option, values in game.options[edition].items():
                out += [game.setup(game.seats[0], edition, mode, {option: value}) for value in values[1:]]
                if allowed(game, game.setup(game.seats[1], edition, mode, {**combined, option: values[-1]})):
                    combined[option] = values[-1]
            out.append(game.setup(game.seats[1], edition, mode, combined))
    return different(game, list({name(setup): setup for setup in out if allowed(game, setup)}.values()))


def allowed(game: Game, setup: Setup) -> bool:
    """Whether the rulebook knows this combination of mode and options, for so many players."""
    try:
        game.of(setup.edition).new(setup)
    except Refused:
        return False
    return True


def different(game: Game, found: list[Setup]) -> list[Setup]:
    """Of a game with several modes each once: an option that means nothing in a mode begins with the same table."""
    if len(game.modes[game.editions[0]]) == 1:
        return found
    begun = {(setup.edition, save(game, game.of(setup.edition).new(setup))): setup for setup in reversed(found)}
    return [setup for setup in found if setup in begun.values()]


def name(value: object) -> str:
    if isinstance(value, Game):
        return value.key
    if isinstance(value, Setup):
        return "-".join([value.edition, value.mode, str(value.seats), *value.options.values()]).strip("-")
    return str(value)


MANY = 10                                         # setups that are too many for every law
COUNTABLE = ["simple"]                            # modes in which all that lies face down is known by counting
GAMES = list(dict.fromkeys([*KEYS, add("tests.market")]))
ALL = [(load(key).of(setup.edition), setup) for key in GAMES for setup in setups(key)]


def few(key: str) -> list[Setup]:
    """Of a game with many modes and options: each mode of each edition once, and many options together."""
    found = setups(key)
    if len(found) < MANY:
        return found
    first = {(setup.edition, setup.mode): setup for setup in reversed(found)}
    together = {setup.edition: setup for setup in found}
    return [setup for setup in found if setup in first.values() or setup in together.values()]


FEW = [(load(key).of(setup.edition), setup) for key in GAMES for setup in few(key)]
every_game = pytest.mark.parametrize(("game", "setup"), FEW, ids=name)
every_setup = pytest.mark.parametrize(("game", "setup"), ALL, ids=name)


def waiting(t: Table) -> list[int]:
    bits = actors(t)
    return [seat for seat in range(t.seats) if (bits >> seat) & 1]


def walk(game: Game, setup: Setup, seed: int, bots: str = "random") -> Iterator[Table]:
    """The live table before each decision of a seat, and once more at the end. Do not change it."""
    rng = stream(seed, 0)
    player = make(bots, game)
    t = game.new(setup)
    while not t.over:
        while actors(t) & CHANCE_BIT:
            play(t, lowest(CHANCE_BIT), draw(t, rng))
        if t.over:
            break
        yield t
        seats = waiting(t)
        seat = seats[rng.below(len(seats))]
        view = game.view(t, seat) if player.sees else None
        move = player.decide(view, seat, options(t, seat), 0, rng)
        if move is not None:
            play(t, seat, move)
    yield t


def sampled(game: Game, setup: Setup, seed: int, every: int) -> Iterator[Table]:
    """One decision in `every`, beginning anywhere."""
    start = Rng(seed).below(every)
    yield from itertools.islice(walk(game, setup, seed), start, None, every)
