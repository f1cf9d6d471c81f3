"""What the platform knows of a game: its name, its choices, and a handful of questions."""
from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kronika.core.field import Fieldbook
from kronika.core.rng import Rng
from kronika.core.rule import Rule
from kronika.core.table import Table
from kronika.core.words import Grammar


class Setup:
    """What is agreed before the game: seats, edition, mode, and a value for each option."""

    def __init__(self, game: str, seats: int, edition: str, mode: str, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.edition = edition
        self.mode = mode
        self.options = options


class NoSuchChoice(ValueError):
    """A choice of a setup that does not exist: of what, what was said, and what there is."""

    def __init__(self, what: str, said: str, known: list[str]) -> None:
        super().__init__(f"{what}: {said!r} is not one of: {', '.join(known) or '-'}")
        self.what = what
        self.said = said
        self.known = known


def must_be_one_of(what: str, said: str, known: list[str]) -> None:
    if said not in known:
        raise NoSuchChoice(what, said, known)


class Outcome:
    """How a game ended: points and ranks by seat (1 = first; a shared place is shared), and why it ended."""

    def __init__(self, scores: list[int], ranks: list[int], reason: str) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rulebook as the platform sees it. `final` is the rule that makes a revealed choice final, if there is one."""

    def __init__(self, key: str, version: int, seats: tuple[int, int], editions: list[str], modes: dict[str, list[str]],
                 options: dict[str, dict[str, list[str]]], grammar: Grammar, fields: Fieldbook, rules: list[Rule],
                 final: Rule | None, files: dict[str, list[str]]) -> None:
        self.key = key
        self.version = version
        self.seats = seats
        self.editions = editions                 # [""] where there is only one
        self.modes = modes                       # by edition, the default first
        self.options = options                   # by edition: values of each option, the default first
        self.grammar = grammar
        self.fields = fields
        self.rules = rules
        self.final = final
        self.files = files                       # by edition: the component files that it reads, and no other

    def of(self, edition: str) -> Game:
        """The game as this edition has it: its own grammar, rules and `final`. The same, where there is only one."""
        return self

    def conditions(self, edition: str, option: str) -> dict[str, list[str]]:
        """Where an option can be chosen: in which modes (`mode`), beside which values of others. Empty: everywhere."""
        return {}

    def new(self, setup: Setup) -> Table:
        """A table before its first decision. Raises Refused where the rulebook forbids the setup."""
        raise NotImplementedError

    def view(self, t: Table, seat: int) -> Table:
        """The table as the seat may know it."""
        return self.fields.view(t, seat)

    def recalled(self, t: Table, seat: int) -> dict[str, Any]:
        """What only the seat's view has and no table, by the name of its field: what the seat remembers."""
        return {}

    def determinize(self, view: Table, seat: int, rng: Rng) -> Table:
        """A whole table that agrees with all the seat knows; the rest is chosen by chance."""
        raise NotImplementedError

    def outcome(self, t: Table) -> Outcome:
        """Points and ranks of a table that is over."""
        raise NotImplementedError

    def audit(self, t: Table) -> list[str]:
        """What is wrong with the table by the laws of conservation; empty if all is well."""
        raise NotImplementedError

    def stats(self, t: Table) -> dict[str, float]:
        """Figures of a finished game worth a mean in simulation."""
        return {}

    def setup(self, seats: int, edition: str = "", mode: str = "", options: dict[str, str] | None = None) -> Setup:
        """A setup with defaults filled in. Raises NoSuchChoice: every setup is looked at here, and nowhere else."""
        edition = edition or self.editions[0]
        must_be_one_of("edition", edition, self.editions)
        mode = mode or self.modes[edition][0]
        must_be_one_of("mode", mode, self.modes[edition])
        known = self.options[edition]
        chosen = {name: values[0] for name, values in known.items()}
        for name, value in (options or {}).items():
            must_be_one_of("options", name, list(known))
            must_be_one_of(name, value, known[name])
            chosen[name] = value
        return Setup(self.key, seats, edition, mode, chosen)


def ranked(keys: list[Any]) -> list[int]:
    """Ranks from keys, greatest first; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]
