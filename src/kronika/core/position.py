"""Positions of scenario files, read by their plan: every entry is known and holds what it can hold, or it is said.

A plan names for each entry what stands there: `number`, `flag`, `seat`, a kind of word (`leader`), `[leader]` for a
list, `{spot}` for a table with a plan of its own, `{area: number}` for a table by words, `a | {b}` for either.
"""
from __future__ import annotations

from typing import Any

from kronika.core.data import Unfit
from kronika.core.shape import few, kind, shown

Plan = dict[str, str]
MOST = 9999


class Positions:
    """How positions of a game are written: the plans of its tables, and its words by kind."""

    def __init__(self, plans: dict[str, Plan], words: dict[str, list[str]], seats: int) -> None:
        self.plans = plans
        self.words = words
        self.seats = seats

    def check(self, at: dict[str, Any]) -> None:
        """The whole position. Raises Unfit."""
        self.table("at", at, ["[at]"])
        if len(at.get("seat", [])) > self.seats:
            raise Unfit("data-count", {"where": "[at], seat", "wanted": f"0–{self.seats}",
                                       "found": str(len(at["seat"]))})

    def table(self, name: str, value: dict[str, Any], where: list[str]) -> None:
        plan = self.plans[name]
        for key, inner in value.items():
            if key not in plan:
                raise Unfit("data-unknown-entry", {"where": ", ".join(where), "name": key,
                                                   "known": ", ".join(sorted(plan))})
            self.value(plan[key], inner, [*where, key])

    def value(self, plan: str, value: Any, where: list[str]) -> None:
        ways = [plan] if plan[0] in "[{" else [way.strip() for way in plan.split("|")]
        fit = [way for way in ways if kind_of(way) == kind(value)]
        place = ", ".join(where)
        if not fit:
            raise Unfit("data-kind", {"where": place, "wanted": kind_of(ways[0]), "said": shown(value)})
        way = fit[0]
        if way.startswith("["):
            for number, item in enumerate(value):
                self.value(way[1:-1], item, [*where[:-1], f"{where[-1]} {number}"])
        elif way.startswith("{") and ":" in way:
            words, inner = (part.strip() for part in way[1:-1].split(":", 1))
            for key, item in value.items():
                self.word(words, key, where)
                self.value(inner, item, [*where, key])
        elif way.startswith("{"):
            self.table(way[1:-1], value, where)
        elif way in ("number", "seat"):
            most = self.seats - 1 if way == "seat" else MOST
            if not isinstance(value, int) or not -1 <= value <= most:
                raise Unfit("data-range", {"where": place, "least": "0", "most": str(most), "said": shown(value)})
        elif way in self.words:
            self.word(way, value, where)

    def word(self, words: str, value: str, where: list[str]) -> None:
        if value not in self.words[words]:
            known = [word for word in self.words[words] if word]
            raise Unfit("data-word", {"where": ", ".join(where), "said": value, "known": few(value, known)})


def kind_of(way: str) -> str:
    """What a value of that plan is."""
    if way in ("number", "seat"):
        return "number"
    return "flag" if way == "flag" else "list" if way.startswith("[") else "table" if way.startswith("{") else "text"
