"""The box that a game is played with: our component files, or those of an owner, in a folder for each game."""
from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from kronika.core import data
from kronika.core.shape import Shape, check, learned
from kronika.games import KEYS, OWN, home, load, part

LONGEST = 40                           # letters of a name
_named: dict[str, str] = {}            # by game: the name of the owner's box


class NoBox(Exception):
    """A folder that is no box: the key of a sentence and its arguments."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = args


class NoFit(Exception):
    """Files of a game that do not fit: the game, and what is wrong with them."""

    def __init__(self, game: str, what: data.Unfit) -> None:
        super().__init__(f"{game}: {what}")
        self.game = game
        self.what = what


def use(folder: Path, only: str = "") -> dict[str, Path]:
    """Play with the box in this folder, before a game is loaded; by game, where its files are. Raises NoBox, NoFit."""
    found = places(folder, only)
    for key, place in found.items():
        data.use(key, place)
        _named[key] = folder.resolve().name[:LONGEST]
        fit(key)
    return found


def fit(key: str) -> None:
    """The owner's files of a game have the shape of ours, and fit together. Raises NoFit."""
    try:
        judge(key, {name: data.load(home(key), name) for name in data.names(home(key))})
    except data.Unfit as error:
        raise NoFit(key, error) from None


@functools.cache
def ours_of(key: str) -> tuple[dict[str, dict[str, Any]], list[str], dict[str, Shape]]:
    """Our component files of a game, what the rules hold of them, and their shapes."""
    ours = {name: data.ours(home(key), name) for name in data.names(home(key))}
    return ours, data.held(home(key)), learned(ours)


def judge(key: str, own: dict[str, dict[str, Any]]) -> None:
    """All component files of a game as an owner has them, beside ours. Raises Unfit."""
    ours, held, shapes = ours_of(key)
    for name in ours:
        if own[name] != ours[name]:
            check(name, shapes[name], own[name], ours[name], held)
    if key in OWN and own != ours:
        part(key, "validate").fits(own)


def changed(key: str) -> list[str]:
    """The files in which an owner's facts are not ours."""
    return [name for name in data.names(home(key)) if data.load(home(key), name) != data.ours(home(key), name)]


def places(folder: Path, only: str = "") -> dict[str, Path]:
    """By game, the folder of its files: `folder/GAME`, or the folder itself if it holds those of one game alone.

    `only` is the game that is asked for, if it is a single one.
    """
    if not folder.is_dir():
        raise NoBox("error-folder", folder=str(folder))
    found = {key: folder / key for key in KEYS if (folder / key).is_dir()}
    if not found:
        found = {only_game(folder, only): folder}
    elif here(folder):
        raise NoBox("error-box-mixed", folder=str(folder), files=", ".join(sorted(here(folder))))
    for key, place in found.items():
        strange = sorted(here(place) - set(data.names(home(key))))
        if strange:
            raise NoBox("error-box-files", folder=str(place), game=key, files=", ".join(strange),
                        known=", ".join(data.names(home(key))))
    return found


def only_game(folder: Path, only: str) -> str:
    """The one game whose files lie in the folder itself."""
    files = here(folder)
    if only and files:
        return only
    fit = [key for key in KEYS if files and files <= set(data.names(home(key)))]
    if len(fit) != 1:
        key = "error-box-unclear" if fit else "error-box-empty"
        raise NoBox(key, folder=str(folder), games=", ".join(fit or KEYS))
    return fit[0]


def here(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.toml")}


@functools.cache
def digest(key: str, edition: str = "") -> str:
    """The hash of the components that the edition is played with here."""
    return data.digest({name: data.load(home(key), name) for name in _files(key, edition)})


@functools.cache
def our_digest(key: str, edition: str = "") -> str:
    """The hash of the components that come with the package."""
    return data.digest({name: data.ours(home(key), name) for name in _files(key, edition)})


def name(key: str, edition: str = "") -> str:
    """The name of the owner's box that the edition is played with here; empty if its facts are ours."""
    return "" if digest(key, edition) == our_digest(key, edition) else _named.get(key, "")


def _files(key: str, edition: str) -> list[str]:
    game = load(key)
    return game.files.get(edition or game.editions[0], [])
