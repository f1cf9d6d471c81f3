"""A table as text, as the terminal draws it, or as one SVG, as the page does."""
from __future__ import annotations

import io
from importlib import import_module
from typing import Any

from rich.console import Console

from kronika.core.table import Table
from kronika.games import OWN, part
from kronika.locale import Texts
from kronika.players.names import bot_name
from kronika.research.world import Rules

WIDTH = 120                            # letters of a line
SIZE = (1440, 900)


def picture(rules: Rules, table: Table, viewer: int, form: str, lang: str = "en") -> str:
    """What the viewer may see: `ansi` is text with the colours of a terminal, `svg` a drawing."""
    view = rules.game.view(table, viewer)
    names = [bot_name(seat) for seat in range(rules.seats)]
    return page(rules, view, viewer, names, lang) if form == "svg" else text(rules, view, viewer, names, lang)


def page(rules: Rules, view: Table, viewer: int, names: list[str], lang: str) -> str:
    """The page of the table."""
    from kronika.web.picture import page_svg

    return page_svg(rules.game.of(rules.setup.edition), rules.setup, view, viewer, names, lang, SIZE)


def text(rules: Rules, view: Table, viewer: int, names: list[str], lang: str) -> str:
    """What `kronika play` shows."""
    key = rules.game.key
    own: Any = import_module(f"kronika.cli.draw.{key}") if key in OWN else part(key, "terminal")
    console = Console(file=io.StringIO(), width=WIDTH, record=True, force_terminal=True)
    console.print(own.Painter(view, viewer, Texts(lang), names, {}).picture())
    return console.export_text(styles=True)
