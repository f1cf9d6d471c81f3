"""What the pictures of all games share."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from kronika.core.table import Table, actors
from kronika.locale import Texts


class Easel:
    """What a picture is painted from: a view for one viewer. `numbers` are those of the offers, by their words."""

    key: ClassVar[str]                           # of the game: its sentences begin with it
    board: Any

    def __init__(self, view: Table, viewer: int, texts: Texts, names: list[str], numbers: dict[str, int]) -> None:
        self.texts = texts
        self.names = names
        self.numbers = numbers
        self.others = [name for seat, name in enumerate(names) if (actors(view) >> seat) & 1 and seat != viewer]

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.text(f"{self.key}-{key}", **args)

    def prompt(self) -> str:
        """What is asked, and who else is still deciding."""
        text = self.say(f"prompt-{self.board.phase}")
        return f"{text} {self.say('waiting', names=self.texts.join(self.others))}" if self.others else text

    def shows_all(self) -> bool:
        """Whether every offer stands in the picture with its number."""
        return True


class Flow:
    """Pieces one after the other; a line is broken between pieces, and inside one only if it is too long for a line."""

    def __init__(self, pieces: Sequence[Text], gap: str = "  ") -> None:
        self.pieces = pieces
        self.gap = gap

    def lines(self, width: int) -> Iterator[Text]:
        now = Text()
        for piece in self.pieces:
            if now and now.cell_len + len(self.gap) + piece.cell_len > width:
                yield now
                now = Text()
            now = Text.assemble(now, self.gap if now else "", piece)
        yield now

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


def side_by_side(parts: Sequence[RenderableType]) -> Grid:
    grid = Grid.grid(expand=True)
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else minus(number)


def minus(number: int) -> str:
    return str(number).replace("-", "−")
