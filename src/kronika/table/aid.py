"""The memory aid: what a seat has lawfully seen and could only remember, shown to people where the table wants it.

Bots, forks and the rules know it in any case; it is left out of what is sent to people.
"""
from __future__ import annotations

REMEMBERED: dict[str, set[tuple[str, str]]] = {          # by game: class and field
    "seven_wonders": {("SevenWonders", "memory")},                             # the hands that it passed on
    "history_of_the_world": {("Seat", "seen")},                                # the piles of the draft
    "through_the_ages": {("Seat", "prepared"), ("Seat", "thrown")},            # events it prepared, cards it discarded
}


def left_out(game: str, shown: bool) -> set[tuple[str, str]]:
    """The fields that are not told at a table of that game."""
    return set() if shown else REMEMBERED.get(game, set())
