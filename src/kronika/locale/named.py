"""Names that stay marked in a finished sentence, whatever case it puts them in: nobody has to look for them there."""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import FluentType

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"    # private characters: no name or text of ours has any
MARKED = re.compile(f"{OPEN}(.*?){MIDDLE}(.*?){CLOSE}")


@dataclass(frozen=True)
class Named(FluentType):
    """A name as an argument of a sentence; `mark` tells what it names."""

    word: str
    mark: str

    def __str__(self) -> str:
        return self.word

    def format(self, locale: Any) -> str:
        return f"{OPEN}{self.mark}{MIDDLE}{self.word}{CLOSE}"


def inflected(case: Callable[[str], str]) -> Callable[[Any], Any]:
    """The function of a case, for words and for names; a name stays marked."""
    def put(word: Any) -> Any:
        return Named(case(word.word), word.mark) if isinstance(word, Named) else case(word)

    return put


def parts(sentence: str) -> list[tuple[str, str]]:
    """The stretches of a sentence with their marks; plain text has none."""
    pieces = MARKED.split(sentence)              # plain, mark, word, plain, mark, word, plain
    out = [("", pieces[0])]
    for at in range(1, len(pieces), 3):
        out += [(pieces[at], pieces[at + 1]), ("", pieces[at + 2])]
    return [(mark, text) for mark, text in out if text]
