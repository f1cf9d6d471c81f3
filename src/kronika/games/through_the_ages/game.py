"""Through the Ages as the platform sees it."""
from __future__ import annotations

from typing import Final, cast

from kronika.core import game
from kronika.core.game import Outcome, Setup, ranked
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import Table, settle
from kronika.games.through_the_ages import box_2006, box_2015, flow, view
from kronika.games.through_the_ages.audit import problems
from kronika.games.through_the_ages.edition import EDITIONS, Edition, number_of, register
from kronika.games.through_the_ages.grammar import grammar
from kronika.games.through_the_ages.table import ThroughTheAges, empty_table

# Of all editions, shared by their games; `publish` adds to them
NAMES: Final[list[str]] = []
MODES: Final[dict[str, list[str]]] = {}
OPTIONS: Final[dict[str, dict[str, list[str]]]] = {}
FILES: Final[dict[str, list[str]]] = {}
GAMES: Final[dict[str, game.Game]] = {}


class Game(game.Game):
    """A civilization from antiquity to the present day, in one of its editions."""

    def __init__(self, box: Edition) -> None:
        final = box.book.undo if "undo" in box.book.refs else None
        super().__init__("through_the_ages", 2, (2, 4), NAMES, MODES, OPTIONS, grammar(box), view.FIELDS,
                         box.book.rules, final, FILES)

    def of(self, edition: str) -> game.Game:
        return GAMES.get(edition, self)

    def conditions(self, edition: str, option: str) -> dict[str, list[str]]:
        return EDITIONS[number_of(edition)].conditions(option)

    def new(self, setup: Setup) -> Table:
        t = laid_out(setup)
        t.push(flow.Game(flow.STARTING_PLAYER))
        settle(t)
        return t

    def view(self, t: Table, seat: int) -> Table:
        return view.view(cast(ThroughTheAges, t), seat)

    def determinize(self, view_: Table, seat: int, rng: Rng) -> Table:
        return view.determinize(cast(ThroughTheAges, view_), seat, rng)

    def outcome(self, t: Table) -> Outcome:
        table = cast(ThroughTheAges, t)
        keys = [table.box.scoring.standing(table, seat) for seat in range(t.seats)]
        reason = "resigned" if table.count() == 1 else "last_round"
        return Outcome([p.culture for p in table.seat], ranked(keys), reason)

    def audit(self, t: Table) -> list[str]:
        return problems(cast(ThroughTheAges, t))

    def stats(self, t: Table) -> dict[str, float]:
        """Mean culture, uprisings per turn, rounds, wonders and strength at the end."""
        seats = cast(ThroughTheAges, t).seat
        turns = sum(p.turns for p in seats)
        return {"culture": sum(p.culture for p in seats) / t.seats,
                "uprisings": sum(p.uprisings for p in seats) / max(1, turns),
                "rounds": float(cast(ThroughTheAges, t).round),
                "wonders": sum(p.wonders.bit_count() for p in seats) / t.seats,
                "colonies": sum(p.colonies.bit_count() for p in seats) / t.seats}


def laid_out(setup: Setup) -> ThroughTheAges:
    """The empty table of a setup. Raises Refused where the rulebook of the edition forbids it."""
    number = number_of(setup.edition)
    box = EDITIONS[number]
    mode = [mode.id for mode in box.modes].index(setup.mode)
    options = [values.index(setup.options.get(name, values[0])) for name, values in box.options.items()]
    refusal = box.refuse(setup.seats, mode, options)
    if refusal is not None:
        raise Refused(refusal)
    return empty_table(setup.seats, number, mode, options)


def publish(box: Edition, files: list[str]) -> Game:
    """From now on tables can play this edition, which reads these component files and no other."""
    register(box)
    NAMES.append(box.name)
    MODES[box.name] = [mode.id for mode in box.modes]
    OPTIONS[box.name] = box.options
    FILES[box.name] = files
    found = Game(box)
    GAMES[box.name] = found
    return found


GAME: Final = publish(box_2015.BOX, box_2015.FILES)
publish(box_2006.BOX, box_2006.FILES)
