"""An edition as a value: its card sets, bank tables and limits. Where the sequence of play parts between the editions,
flow.py and production.py ask the edition by a named seam."""
from __future__ import annotations

from typing import Any, Final

from kronika.core import data
from kronika.games.through_the_ages.cards import CARDS, CATEGORIES, HOME, Card

MODES: Final = ["full", "first", "peaceful", "short"]
FULL: Final = 0
FIRST: Final = 1
PEACEFUL: Final = 2
SHORT: Final = 3
ROW: Final = 13


def full_table(table: list[int], most: int) -> list[int]:
    """A bank table continued: more tokens than squares count as full (TA15-R.26)."""
    return table + [table[-1]] * (most + 1 - len(table))


class Mode:
    """One way to play: how many ages, which military cards are left out, how it is scored."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.ages: int = row["ages"]             # the last age with cards
        self.removed = [CATEGORIES.index(name) for name in row["removed"]]
        self.bonus: dict[str, int] = row.get("bonus", {})
        self.open_events: int = row.get("final_events", {}).get("face_up", 0)
        self.hidden_events: int = row.get("final_events", {}).get("face_down", 0)
        self.scores_events: bool = row["scoring"] == "age_iii_events"
        self.technology_level: int = row["technology_level"]


class Edition:
    """The box of one edition."""

    def __init__(self, name: str, cards: list[Card]) -> None:
        board = data.load(HOME, f"{name}_board.toml")
        start: dict[str, Any] = board["start"]
        limits: dict[str, Any] = board["limits"]
        self.name = name
        self.cards = cards
        self.food = full_table(board["yellow"]["food"], 60)
        self.consumption = full_table(board["yellow"]["consumption"], 60)
        self.happiness = full_table(board["yellow"]["happiness"], 60)
        self.corruption = full_table(board["blue"]["corruption"], 60)
        self.row_cost: list[int] = board["row"]["cost"]
        self.row_discard: list[int] = board["row"]["discard"]
        self.unused: int = start["unused"]
        self.yellow: int = start["yellow"]
        self.blue: int = start["blue"]
        self.first_round: list[int] = start["first_round"]
        self.events: list[int] = start["events"]
        self.most_happy: int = limits["happiness"]
        self.most_drawn: int = limits["military_draw"]
        self.event_culture: list[int] = limits["culture_for_event"]
        self.yellow_lost: int = limits["yellow_lost"]
        self.resigned_war: int = limits["resigned_war"]
        self.hunger: int = limits["hunger"]
        self.track: int = limits["track"]
        self.ruined_culture: int = limits["ruined_culture"]
        by_id = {row["id"]: Mode(row) for row in board["mode"]}
        self.modes = [by_id[mode] for mode in MODES]

    def civil_deck(self, age: int, players: int) -> list[int]:
        """TA15-2.02: the civil cards of an age for so many players."""
        return [card.index for card in self.cards if card.civil and card.age == age
                for _ in range(card.copies[players - 2])]

    def military_deck(self, age: int, players: int, mode: int) -> list[int]:
        """TA15-2.02, TA15-15.02: the military cards of an age for so many players and this mode."""
        removed = self.modes[mode].removed
        return [card.index for card in self.cards if not card.civil and card.age == age
                and card.category not in removed for _ in range(card.copies[players - 2])]


EDITIONS: Final = [Edition("2015", CARDS)]
