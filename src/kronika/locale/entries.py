"""A bundle of Fluent that parses a sentence when it is first said: most of them are never said in one run."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

BEGIN = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)


class Entries(dict[str, Message | Term]):
    """Messages or terms by their names, parsed one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.text: dict[str, str] = {}

    def __missing__(self, name: str) -> Message | Term:
        resource = FluentResource(self.text[name])
        entry = self[name] = next(item for item in resource.body if isinstance(item, (Message, Term)))
        return entry


class Bundle(FluentBundle):
    """The sentences of a language."""

    def __init__(self, lang: str, functions: dict[str, Callable[..., Any]]) -> None:
        super().__init__([lang], functions=functions, use_isolating=False)
        self.messages = self._messages = Entries()
        self.terms = self._terms = Entries()

    def add(self, text: str) -> None:
        """The sentences of a file; those of an earlier one stay."""
        for entry in BEGIN.split(text)[1:]:
            name = entry.split("=", 1)[0].strip()
            entries = self.terms if name.startswith("-") else self.messages
            entries.text.setdefault(name.removeprefix("-"), entry)

    def has_message(self, name: str) -> bool:
        return name in self.messages.text
