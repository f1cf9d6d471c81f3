"""A table as text, as the terminal draws it, or as one SVG of the same picture."""
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

WIDTH = 120


def picture(rules: Rules, table: Table, viewer: int, form: str, lang: str = "en") -> str:
    """What the viewer may see: `ansi` is text with the colours of a terminal, `svg` a drawing."""
    key = rules.game.key
    own: Any = import_module(f"kronika.cli.draw.{key}") if key in OWN else part(key, "terminal")
    names = [bot_name(seat) for seat in range(rules.seats)]
    painter = own.Painter(rules.game.view(table, viewer), viewer, Texts(lang), names, {})
    console = Console(file=io.StringIO(), width=WIDTH, record=True, force_terminal=True)
    console.print(painter.picture())
    if form == "svg":
        return console.export_svg(title=Texts(lang).text(f"{key}-title"))
    return console.export_text(styles=True)
