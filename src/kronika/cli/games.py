"""`kronika games`: what can be played."""
from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from kronika.cli.common import Lang, guarded, texts_for
from kronika.core.game import Game
from kronika.games import KEYS, load
from kronika.locale import Texts


@guarded
def games(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """List the games with their editions, modes, options and seats."""
    texts = texts_for(lang)
    rows = [row(texts, load(key)) for key in KEYS]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    for key in KEYS:
        print("\n".join(lines(texts, load(key))))


def row(texts: Texts, game: Game) -> dict[str, Any]:
    return {"game": game.key, "title": texts.text(f"{game.key}-title"), "seats": list(game.seats),
            "editions": game.editions, "modes": game.modes, "options": game.options}


def lines(texts: Texts, game: Game) -> list[str]:
    """The same for people, with a word about each choice."""
    key = game.key
    seats = texts.text("games-seats", least=game.seats[0], most=game.seats[1])
    out = [f"{key}: {texts.text(f'{key}-title')}, {seats}"]
    for edition in game.editions:
        if edition:
            out.append(f"  --edition {edition}")
        out += [f"  --mode {mode}: {texts.text(f'{key}-mode-{mode}')}" for mode in game.modes[edition]]
        for name, values in game.options[edition].items():
            out.append(f"  --option {name}=...: {texts.text(f'{key}-option-{name}')}")
            out += [f"      {value}: {texts.text(f'{key}-value-{name}-{value}')}" for value in values]
    return out
