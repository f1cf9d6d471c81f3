"""What a browser calls itself, in a word or two: so that people know their own devices in a list."""
from __future__ import annotations

from kronika.table import secret
from kronika.table.problem import Problem

# The first that fits counts: many browsers also call themselves by the names below theirs.
BROWSERS = [("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Vivaldi/", "Vivaldi"),
            ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
            ("Safari/", "Safari")]
SYSTEMS = [("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
           ("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux")]


def first(agent: str, known: list[tuple[str, str]]) -> str:
    return next((name for sign, name in known if sign in agent), "")


def device(agent: str) -> str:
    """`Firefox, Linux`; a program's own name; empty for one that says nothing."""
    found = ", ".join(name for name in (first(agent, BROWSERS), first(agent, SYSTEMS)) if name)
    try:
        return found or secret.line(agent.partition(" ")[0][:40], 40, "bad-name")
    except Problem:
        return ""
