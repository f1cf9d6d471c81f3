"""What can go wrong at the edge: a stable code, the key of a sentence, and its arguments."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kronika.core.rule import Cause, Rule
from kronika.referee.reason import Reason


class Problem(Exception):
    """An answer that is a refusal. `status` is the HTTP status, `more` goes into the answer as it is."""

    status = 400

    def __init__(self, code: str, status: int = 0, more: dict[str, Any] | None = None,
                 reason: str | Reason = "", **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status or self.status
        self.more = more or {}
        self.reason = reason
        self.arguments: dict[str, str | int] = {**args, "reason": str(reason)} if reason else args

    def spoken(self, text: Callable[..., str]) -> dict[str, str | int]:
        """The arguments for a sentence of that language; a reason that has sentences is said in it too."""
        if isinstance(self.reason, Reason):
            return {**self.arguments, "reason": self.reason.said(text)}
        return self.arguments


class ByRule(Problem):
    """A rule of the rulebook forbids it."""

    status = 422

    def __init__(self, rule: Rule, cause: Cause | None) -> None:
        super().__init__("refused", more={"ref": rule.ref}, rule=rule.ref)
        self.rule = rule
        self.cause = cause


class Missing(Problem):
    """There is no such thing, or the asker may not know of it."""

    status = 404


class Forbidden(Problem):
    """The asker may not do this."""

    status = 403


class Clash(Problem):
    """Not now: the table is in another state."""

    status = 409


class Startup(Problem):
    """The server cannot start; the data was not touched."""


class Stopped(Startup):
    """The server cannot go on."""


class Conflict(Exception):
    """Somebody else changed the table meanwhile; load it again and judge again."""
