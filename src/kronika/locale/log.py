"""The log and the offers in sentences: from the notes and moves of a game to lines in a language."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from kronika.locale import Texts
from kronika.locale.named import Named, parts

Name = Callable[[str, str], str | Named]
SPEAKER = "speaker"
REMEMBERED = 1 << 15                             # sentences that are kept
NOTHING = "nothing"                              # no amount at all
AMOUNTS = ("amount-", "price-")                  # before the name of a number: so much of it, as an object or by itself
SAID: dict[tuple[object, ...], str] = {}


class Argument(Protocol):
    """One argument of a note, as the game's notes.py names it."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def number(self) -> int: ...


class Notes(Protocol):
    """The notes.py of a game: what the arguments of its notes are."""

    @property
    def KEY(self) -> str: ...
    @property
    def NAMES(self) -> Mapping[str, Sequence[Mapping[str, str]]]: ...
    @property
    def WORDS(self) -> Mapping[str, Sequence[str]]: ...
    def arguments(self, note: Any, seats: int) -> Sequence[Argument]: ...
    def said(self, move: Any) -> Sequence[Argument]: ...
    def caused(self, cause: Any) -> Sequence[Argument]: ...


@dataclass(frozen=True)
class Stretch:
    """A part of a sentence: plain, the name of the one whom it is about (SPEAKER), or what an argument names."""

    text: str
    kind: str = ""
    number: int = -1


def line(texts: Texts, notes: Notes, note: Any, names: list[str], viewer: int) -> str:
    """The note as a sentence for the viewer, who is addressed as `you` and told only what it may know."""
    return remembered(texts, notes, note.seen(viewer), names, viewer, plain)


def stretches(texts: Texts, notes: Notes, note: Any, names: list[str], viewer: int) -> list[Stretch]:
    """The same sentence, with the names in it."""
    said = remembered(texts, notes, note.seen(viewer), names, viewer, Named)
    return [stretch(mark, text) for mark, text in parts(said)]


def remembered(texts: Texts, notes: Notes, known: Any, names: list[str], viewer: int, name: Name) -> str:
    """The sentence of a note, as it was said before: a log is mostly what it was."""
    asked = (texts, notes, known.word, known.seat, known.args, tuple(names), viewer, name)
    if asked not in SAID:
        if len(SAID) >= REMEMBERED:
            SAID.clear()
        SAID[asked] = sentence(texts, notes, known, names, viewer, name)
    return SAID[asked]


def stretch(mark: str, text: str) -> Stretch:
    kind, _, number = mark.partition(" ")
    return Stretch(text, kind, int(number)) if kind else Stretch(text)


def sentence(texts: Texts, notes: Notes, known: Any, names: list[str], viewer: int, name: Name) -> str:
    speaker = name(names[known.seat], f"{SPEAKER} {known.seat}") if known.seat >= 0 else ""
    said: dict[str, str | int | Named] = {"name": speaker, "who": who(known.seat, viewer)}
    listed: dict[str, list[str]] = {}
    for argument in notes.arguments(known, len(names)):
        found = value(texts, notes, argument, names)
        mark = f"{argument.kind} {argument.number}"
        said[argument.name] = name(str(found), mark) if is_name(notes, argument) else found
        if argument.kind.startswith(AMOUNTS):
            listed.setdefault(argument.name, []).append(str(found))
        if argument.kind == "seat":
            said[f"{argument.name}_who"] = who(argument.number, viewer)
    said.update({several: texts.join(found) for several, found in listed.items()})
    return texts.text(f"{notes.KEY}-note-{known.word}", **said)


def is_name(notes: Notes, argument: Argument) -> bool:
    """Whether its value is the name of somebody or something, not a number or a word to choose by."""
    if argument.kind in ("number", NOTHING, *notes.WORDS) or argument.kind.startswith(AMOUNTS) or argument.number < 0:
        return False
    return argument.kind == "seat" or argument.number < len(notes.NAMES[argument.kind])


def plain(word: str, mark: str) -> str:
    return word


def offer(texts: Texts, notes: Notes, move: Any) -> str:
    """A move as the label of an offer."""
    args = {argument.name: value(texts, notes, argument, []) for argument in notes.said(move)}
    return texts.text(f"{notes.KEY}-move-{move.word}", **args)


def because(texts: Texts, notes: Notes, cause: Any) -> str:
    """Why a rule forbids a move here: which of its causes, and how much is missing."""
    args: dict[str, list[str | int]] = {}
    for argument in notes.caused(cause):
        args.setdefault(argument.name, []).append(value(texts, notes, argument, []))
    said = {name: values[0] if len(values) == 1 else texts.join([str(one) for one in values])
            for name, values in args.items()}
    return texts.text(f"{notes.KEY}-why-{cause.word}", **said)


def named(texts: Texts, notes: Notes, grammar: Any, word: str) -> str:
    """A word of the notation as the reader says it: the name of a component, or the first of the game's own words."""
    for form in grammar.forms.values():
        for kind in (kind for part in form.parts for kind in part.kinds):
            rows = notes.NAMES.get(kind.name, ())
            if word in kind.words[:len(rows)]:
                return str(rows[kind.words.index(word)][texts.lang])
    key = f"{notes.KEY}-say-{word}"
    return texts.text(key).partition(",")[0] if texts.has(key) else word


def who(seat: int, viewer: int) -> str:
    return "you" if seat == viewer else "other"


def value(texts: Texts, notes: Notes, argument: Argument, names: list[str]) -> str | int:
    """A number, a name, or a word to choose by; `unknown` and `none` where there is no such thing."""
    if argument.kind == "number":
        return argument.number
    if argument.kind == NOTHING:
        return "none"
    if argument.kind.startswith(AMOUNTS):
        return texts.text(f"{notes.KEY}-{argument.kind}", number=argument.number)
    if argument.number < 0:
        return "unknown"
    if argument.kind == "seat":
        return names[argument.number]
    if argument.kind in notes.WORDS:
        return notes.WORDS[argument.kind][argument.number]
    rows = notes.NAMES[argument.kind]
    return rows[argument.number][texts.lang] if argument.number < len(rows) else "none"
