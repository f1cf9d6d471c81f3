"""One line from the person at the terminal, with completion where the terminal can."""
from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

try:
    import readline
except ImportError:                    # not everywhere
    readline = None  # type: ignore[assignment]

Complete = Callable[[str, str], list[str]]       # what was said before, and the word begun


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


class Prompt:
    """Asks for lines. `complete` gives the words that can stand at the cursor."""

    def __init__(self, complete: Complete) -> None:
        self.complete = complete
        self.found: list[str] = []
        for stream in (sys.stdin, sys.stdout):
            forgiving: Any = stream
            forgiving.reconfigure(errors="replace")
        if readline is not None:
            readline.set_completer(self.completion)
            readline.set_completer_delims(" \t\n")
            readline.set_auto_history(True)
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def ask(self, label: str) -> str | None:
        """A line, or None when there are no more."""
        try:
            return input(label)
        except EOFError:
            return None
        except UnicodeDecodeError:
            return "?"

    def completion(self, word: str, state: int) -> str | None:
        """What readline asks for: candidate after candidate."""
        if state == 0:
            line = readline.get_line_buffer()[:readline.get_begidx()]
            self.found = [candidate + " " for candidate in self.complete(line, word)]
        return self.found[state] if state < len(self.found) else None
