"""Completion at the prompt of a game: what can stand at the cursor, in notation and in local names."""
from __future__ import annotations

from kronika.cli.alias import plain
from kronika.cli.talk import Talk
from kronika.core.step import CHANCE


def candidates(talk: Talk, before: str, begun: str) -> list[str]:
    """The words that can follow what stands before the cursor and begin like the word begun."""
    first, _, rest = before.strip().partition(" ")
    asks = talk.commands.get(tuple(plain(first))) == "why"
    words = following(talk, rest if asks else before)
    named = [name for word in words for name in spellings(talk, word, begun)]
    if not before.strip():
        named += talk.command_names()
    start = joined(begun)
    return [name for name in dict.fromkeys(named) if joined(name).startswith(start)]


def following(talk: Talk, before: str) -> list[str]:
    """The words of the notation that can come next."""
    said = talk.aliases.begun(before)
    if talk.seat() != CHANCE:
        return talk.expect(said).words
    form = talk.session.game.grammar.forms[talk.example().split()[0]]
    if not said:
        return [form.word]
    return [word for part in form.parts for kind in part.kinds for word in kind.words if word not in said]


def spellings(talk: Talk, word: str, begun: str) -> list[str]:
    """The local name in one piece; the word of the notation too, once something is typed."""
    local = talk.aliases.name(word).replace(" ", "_")
    if joined(local) == joined(word):
        return [word]
    return [local, word] if begun else [local]


def joined(text: str) -> str:
    return "_".join(plain(text))
