"""Why a record cannot be read or played again: the key of a sentence (core.ftl) and its arguments."""
from __future__ import annotations

from collections.abc import Callable


class Reason(Exception):
    """To be said in the reader's language; `str` is for logs."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = args

    def said(self, text: Callable[..., str]) -> str:
        """The sentence, without a full stop; `text` is that of a language's Texts."""
        return text(self.key, **self.arguments)

    def __str__(self) -> str:
        return ", ".join([self.key, *(f"{name} {value}" for name, value in self.arguments.items())])


def short(text: str) -> str:
    """As much of somebody's text as a sentence can quote."""
    return text if len(text) <= 60 else text[:59] + "…"
