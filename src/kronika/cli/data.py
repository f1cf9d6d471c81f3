"""`kronika data`: writes our component files, to be corrected by an owner of the game."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.cli.common import Lang, fail, find_game, guarded, texts_for
from kronika.core import data as components
from kronika.games import home
from kronika.games.box import here


@guarded
def data(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    lang: Lang = None,
) -> None:
    """Write the component files into DIR/GAME; what was changed there is never overwritten."""
    texts = texts_for(lang)
    key = find_game(game).key
    sources = [home(key) / "data" / name for name in components.names(home(key))]
    place = folder / key
    if here(folder):
        fail("error-box-mixed", folder=str(folder), files=", ".join(sorted(here(folder))))
    changed = [path.name for path in sources
               if (place / path.name).exists() and (place / path.name).read_bytes() != path.read_bytes()]
    if changed:
        fail("error-exists", folder=str(place), files=", ".join(changed))
    place.mkdir(parents=True, exist_ok=True)
    for path in sources:
        (place / path.name).write_bytes(path.read_bytes())
        print(place / path.name)
    print(texts.text("data-written", folder=str(folder)))
