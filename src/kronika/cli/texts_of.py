"""What is written on the cards of a game, for whoever asks about one at the terminal."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kronika.core import data
from kronika.core.game import Game
from kronika.games import home
from kronika.locale import Texts

Row = dict[str, Any]


def written(game: Game, edition: str, in_words: Texts) -> dict[str, str]:
    """By id, the name and the text of every component that has a text."""
    out: dict[str, str] = {}
    lang = in_words.lang
    for name in game.files.get(edition or game.editions[0], []):
        for row in rows(data.load(home(game.key), name)):
            said = " ".join(texts(row, in_words))
            if said and "name" in row:
                out[row["id"]] = f"{row['name'][lang]} ({row['id']}): {said}"
    return out


def rows(value: Any) -> Iterator[Row]:
    """Every row with an id."""
    if isinstance(value, list):
        for item in value:
            yield from rows(item)
    elif isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value
        for inner in value.values():
            if isinstance(inner, list):
                yield from rows(inner)


def texts(row: Row, in_words: Texts) -> Iterator[str]:
    """Its own text, that of its ability, and those of its stages."""
    lang = in_words.lang
    if "text" in row:
        yield row["text"][lang]
    if "text" in row.get("ability", {}):
        yield f"{row['ability']['name'][lang]}: {row['ability']['text'][lang]}"
    for side in ("day", "night"):
        for number, stage in enumerate(row.get(side, []), 1):
            yield f"{in_words.text('cli-side', side=side, number=number)} {stage['text'][lang]}"
