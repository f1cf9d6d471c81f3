"""The law of worlds: every world that a seat holds possible can be played on, whatever is said first."""

from collections import Counter
from collections.abc import Iterator

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.core.table import Table, actors, admits, check, options, play
from tests.laws.walk import walk

LONGEST = 20_000                                 # decisions of a playout


def kind(t: Table) -> str:
    """What is being decided."""
    return type(t.stack[-1]).__name__


def positions(game: Game, setup: Setup, seed: int, bots: str, most: int, met: Counter[str]) -> Iterator[Table]:
    """Positions of every kind of step: the first `most` of each, and then by a chance that falls with those met."""
    chance = Rng(seed)
    for t in walk(game, setup, seed, bots):
        if not t.over:
            met[kind(t)] += 1
            if chance.below(met[kind(t)]) < most:
                yield t


def problems(game: Game, t: Table, viewer: int, rng: Rng, most: int) -> Iterator[str]:
    """What is wrong with a world of that seat; of many offers, `most` by chance are tried."""
    here = f"{kind(t)} seen by {viewer}"
    world = game.determinize(game.view(t, viewer), viewer, rng)
    if (actors(world), admits(world)) != (actors(t), admits(t)):
        yield f"{here}: others are awaited"
    yield from (f"{here}: {problem}" for problem in game.audit(world))
    for seat in range(t.seats):
        offers = options(world, seat)
        if (actors(world) >> seat) & 1 and not offers:
            yield f"{here}: seat {seat} is offered nothing"
        rng.shuffle(offers)
        for move in offers[:most]:
            yield from (f"{here}, {seat} {game.grammar.say(move)}: {problem}"
                        for problem in played(game, world.clone(), seat, move, rng))


def played(game: Game, world: Table, seat: int, move: Move, rng: Rng) -> Iterator[str]:
    """Say the move, then play on at random to the end."""
    if check(world, seat, move) is not None:
        yield "is offered, but not legal"
        return
    try:
        play(world, seat, move)
        yield from game.audit(world)
        came = playout(world, rng, LONGEST, checked=True)
    except Exception as why:                     # a world that breaks off is what we look for
        yield f"breaks off: {type(why).__name__}: {why}"
        return
    if came.refused:
        yield f"{came.refused} offers were not legal"
    if not world.over:
        yield "never ends"
    yield from game.audit(world)
