"""`kronika data`: writes our component files, to be corrected by an owner of the game."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.cli.common import Lang, fail, find_game, guarded, texts_for
from kronika.core import data as components
from kronika.games import home


@guarded
def data(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    lang: Lang = None,
) -> None:
    """Write the component files into a folder; what was changed there is never overwritten."""
    texts = texts_for(lang)
    sources = components.files(home(find_game(game).key))
    changed = [path.name for path in sources
               if (folder / path.name).exists() and (folder / path.name).read_bytes() != path.read_bytes()]
    if changed:
        fail("error-exists", folder=str(folder), files=", ".join(changed))
    folder.mkdir(parents=True, exist_ok=True)
    for path in sources:
        (folder / path.name).write_bytes(path.read_bytes())
        print(folder / path.name)
    print(texts.text("data-written", folder=str(folder)))
