"""Pictures of games that are played at random: every moment, for whoever decides, in both languages and two widths."""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from rich.cells import cell_len
from rich.console import Console

from kronika.core.rng import stream
from kronika.core.table import options
from kronika.games import load
from kronika.locale import Texts
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee

NAMES = ["Anna", "Béla", "Cecília", "Dániel", "Eszter", "Ferenc", "Gábor"]
FIRST = 10                             # so often a phase is drawn whenever it comes
LOOKS = [("hu", 80), ("en", 80), ("hu", 100), ("en", 100)]


def walk(key: str, seats: int, seed: int, mode: str = "", edition: str = "",
         **chosen: str) -> Iterator[tuple[Referee, int]]:
    """One game at random: the referee and the seat that decides, at every decision, and at the end seat 0."""
    game = load(key).of(edition)
    rng = stream(seed, 0)
    referee = Referee(game, game.setup(seats, edition, mode, chosen), rng)
    for seat in Match(game, referee, [make("random", game)] * seats, rng).seats():
        yield referee, seat
    yield referee, 0


def painter(key: str, referee: Referee, seat: int, lang: str) -> Any:
    """The painter of a game for a seat that decides."""
    game = referee.game
    offers = [] if referee.table.over else options(referee.table, seat)
    numbers = {game.grammar.say(move): i for i, move in enumerate(offers, 1)}
    return import_module(f"kronika.cli.draw.{key}").Painter(game.view(referee.table, seat), seat, Texts(lang), NAMES,
                                                           numbers)


def drawn(part: Any, width: int) -> str:
    """A part of a picture as it would stand in a terminal: nothing is cut off, and no line is too wide."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(part)
    text = capture.get()
    assert "…" not in text, [line for line in text.splitlines() if "…" in line]
    for line in text.splitlines():
        assert cell_len(line) <= width, line
    return text


def pictures(key: str, seats: int, seed: int, mode: str = "", every: int = 1, edition: str = "",
             **chosen: str) -> Iterator[tuple[str, str, Any]]:
    """The phase, the picture and its painter at the decisions of a game, one look after the other: of each phase the
    first ones, and then one moment in `every`."""
    times: Counter[str] = Counter()
    for number, (referee, seat) in enumerate(walk(key, seats, seed, mode, edition, **chosen)):
        lang, width = LOOKS[number % len(LOOKS)]
        hand = painter(key, referee, seat, lang)
        times[hand.board.phase] += 1
        if number % every and times[hand.board.phase] > FIRST:
            continue
        text = drawn(hand.picture(), width)
        drawn(hand.scores(), width)
        if not referee.table.over:
            assert hand.prompt()
        assert hand.shows_all()
        for i in hand.numbers.values():
            assert f"{i}) " in text, "every offer has its number in the picture"
        yield hand.board.phase, text, hand
