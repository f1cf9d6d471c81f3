"""What all commands share: their language, their errors in one line, games and their options."""
from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn, ParamSpec

import typer

from kronika.core import data as components
from kronika.core.game import Game, NoSuchChoice, Setup
from kronika.core.rule import GENERAL, Cause, Refused, Rule
from kronika.games import KEYS, PACKAGES, box, home, load, notes, others
from kronika.locale import LANGUAGES, Texts, choose, use
from kronika.locale.log import because
from kronika.referee import rulebook
from kronika.sim.cluster import NoCluster

P = ParamSpec("P")
BAD = 2                                # the exit code of bad input

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|hu")]
Option = Annotated[list[str] | None, typer.Option("--option", metavar="K=V")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR")]
Cluster = Annotated[str, typer.Option("--cluster", metavar="dask:ADDRESS|ray:ADDRESS")]


class Fault(Exception):
    """Bad input: the key of a sentence and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


def fail(key: str, **args: str | int) -> NoReturn:
    """End the command with one clear line and exit code 2."""
    raise Fault(key, **args)


for _key in others():
    use(home(_key) / "locale")


def texts_for(lang: str | None) -> Texts:
    """The sentences of the chosen language. A language that is not there is bad input."""
    if lang and lang not in LANGUAGES:
        fail("error-lang", lang=lang, known=", ".join(LANGUAGES))
    return Texts(choose(lang, os.environ))


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """Turn what a command may raise into one line on stderr and exit code 2."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (Fault, Refused, ValueError, OSError) as error:
            if isinstance(error, BrokenPipeError):
                raise
            texts = Texts(choose(str(kwargs.get("lang") or ""), os.environ))
            complain(explained(texts, error, str(kwargs.get("game") or ""), str(kwargs.get("edition") or "")))
            raise typer.Exit(BAD) from None

    return run


def complain(line: str) -> None:
    """One line on stderr, whatever the line holds."""
    print("kronika: " + " ".join(line.split()), file=sys.stderr)


def explained(texts: Texts, error: Exception, game: str, edition: str) -> str:
    """The sentence of an error."""
    if isinstance(error, Fault):
        return texts.text(error.key, **error.args_of_text)
    if isinstance(error, NoCluster):
        return texts.text(error.key, **error.arguments)
    if isinstance(error, Refused):
        return refusal(texts, game, edition, error.rule, error.cause)
    if isinstance(error, OSError):
        return texts.text("error-file", file=str(error.filename or ""), reason=reason(texts, error))
    return str(error)


def reason(texts: Texts, error: Exception) -> str:
    """Why a file could not be read or written."""
    if isinstance(error, FileNotFoundError):
        return texts.text("reason-missing")
    if isinstance(error, PermissionError):
        return texts.text("reason-denied")
    if isinstance(error, (IsADirectoryError, NotADirectoryError)):
        return texts.text("reason-folder")
    return str(getattr(error, "strerror", "") or error or type(error).__name__)


def refusal(texts: Texts, game: str, edition: str, rule: Rule, cause: Cause | None = None) -> str:
    """A rule as a refusal shows it: its id, if it is one of the rulebook's, its sentence, and why it refuses here."""
    text = rulebook.sentence(texts, game, edition, rule.ref)
    if cause is not None:
        text = f"{text} {because(texts, notes(game, edition), cause)}"
    return text if rule in GENERAL else texts.text("refused", rule=rule.ref, sentence=text)


def use_data(texts: Texts, folder: Path | None, game: str = "") -> None:
    """Play with an owner's box and say so. To be said before a game is loaded; `game` if it is about one alone."""
    if folder is None:
        return
    try:
        found = box.use(folder, game_key(game) if game else "")
    except box.NoBox as error:
        fail(error.key, **error.arguments)
    except box.NoFit as error:
        fail("error-data", game=error.game, reason=texts.text(error.what.key, **error.what.named))
    for known in [find_game(key) for key in ([game] if game else found)]:
        place = found.get(known.key)
        if place is None:
            complain(texts.text("data-ours", game=known.key))
        else:
            complain(texts.text("data-used", game=known.key, folder=str(place)))
        lacking = components.missing(home(known.key))
        if lacking:
            complain(texts.text("data-lacking", game=known.key, files=", ".join(lacking)))


def game_key(key: str) -> str:
    """The key of a game, whatever its case and dashes."""
    name = key.strip().lower().replace("-", "_").replace(" ", "_")
    if name not in PACKAGES:
        fail("error-game", game=key, known=", ".join(KEYS))
    return name


def find_game(key: str) -> Game:
    """The game of that key, whatever its case and dashes."""
    name = game_key(key)
    try:
        return load(name)
    except (ValueError, KeyError, TypeError, AssertionError, AttributeError, IndexError):
        if not box.changed(name):
            raise
        fail("error-data-unfit", game=name, files=", ".join(box.changed(name)))


def pairs(option: list[str] | None) -> dict[str, str]:
    """`--option K=V`, read."""
    out: dict[str, str] = {}
    for text in option or []:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            fail("error-pair", said=text)
        out[name.strip()] = value.strip()
    return out


def find_setup(game: Game, seats: int, edition: str, mode: str, options: dict[str, str]) -> Setup:
    """The setup as asked for, defaults filled in; what does not exist is bad input."""
    try:
        return game.setup(seats, edition, mode, options)
    except NoSuchChoice as wrong:
        no_choice("option" if wrong.what == "options" else wrong.what, wrong.said, wrong.known)


def one_of(what: str, said: str, known: list[str]) -> None:
    if said not in known:
        no_choice(what, said, known)


def no_choice(what: str, said: str, known: list[str]) -> NoReturn:
    fail("error-choice", what=what, said=said, known=", ".join(known) or "-")


def exit_code(result: Any) -> int:
    """What a command came to, whether it returned or left early."""
    return result if isinstance(result, int) else 0
