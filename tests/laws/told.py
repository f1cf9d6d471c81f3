"""The law of the log: between two positions every public number that changed is named by the notes in between."""

from collections import Counter
from collections.abc import Iterator

from kronika.core.game import Game, Setup
from kronika.core.rng import stream
from kronika.core.step import CHANCE_BIT, WATCHER
from kronika.core.table import Note, Table, actors, draw, lowest, options, play
from kronika.games import notes, part
from kronika.players import make
from tests.laws.things import BULK, THINGS, WITH, Things
from tests.laws.walk import waiting


def stretches(game: Game, setup: Setup, seed: int, bots: str) -> Iterator[tuple[str, Table, list[Note], Table]]:
    """Each move of a game, chance included: its words, the public view before it, what was told, the view after it."""
    rng = stream(seed, 0)
    player = make(bots, game)
    t = game.new(setup)
    while not t.over:
        before = game.view(t, WATCHER)
        if actors(t) & CHANCE_BIT:
            seat, move = lowest(CHANCE_BIT), draw(t, rng)
        else:
            seats = waiting(t)
            seat = seats[rng.below(len(seats))]
            view = game.view(t, seat) if player.sees else None
            move = player.decide(view, seat, options(t, seat), 0, rng)
            if move is None:
                continue
        t.notes = []
        play(t, seat, move)
        told, t.notes = t.notes, None
        yield f"{seat} {game.grammar.say(move)}", before, told, game.view(t, WATCHER)


def untold(game: Game, edition: str, before: Table, told: list[Note], after: Table) -> list[str]:
    """What changed in the open and no note names, in plain words."""
    ledger = part(game.key, "ledger").LEDGER
    out = []
    for at, amount in enumerate(ledger.untold(before.numbers(), after.numbers(), told, before.seats)):
        if amount:
            seat, number = divmod(at, len(ledger.numbers))
            out.append(f"seat {seat}: {ledger.numbers[number]} {amount:+}")
    named = set(mentioned(game, edition, told, before.seats))
    bulk = {place.format(note.seat) for note in told for place in [BULK.get(game.key, {}).get(note.word, "")] if place}
    return out + [f"{kind} {number} of {place}" for place, kind, number in changed(THINGS[game.key], before, after)
                  if (kind, number) not in named and place not in bulk]


def mentioned(game: Game, edition: str, told: list[Note], seats: int) -> Iterator[tuple[str, int]]:
    """The things that the notes name."""
    tells = notes(game.key, edition)
    for argument in [argument for note in told for argument in tells.arguments(note, seats)]:
        yield argument.kind, argument.number
        if (game.key, argument.kind) in WITH:
            yield WITH[game.key, argument.kind](argument.number)


def changed(things: Things, before: Table, after: Table) -> list[tuple[str, str, int]]:
    """What lies elsewhere now, by its place, kind and number."""
    old, new = Counter(things(before)), Counter(things(after))
    return sorted(set((old - new) + (new - old)))
