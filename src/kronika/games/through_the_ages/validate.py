"""What must fit together in the component files of an edition: whoever corrects them is told what does not."""
from __future__ import annotations

from typing import Any

from kronika.core.data import Unfit

Row = dict[str, Any]


def fits(files: dict[str, Row]) -> None:
    """The tables of the banks and the levels of the technologies. Raises Unfit."""
    for edition in ("2006", "2015"):
        board = files[f"{edition}_board.toml"]
        for bank, tables in (("yellow", ("food", "consumption", "happiness")), ("blue", ("corruption",))):
            for name in tables:
                falling(f"{edition}_board.toml, {bank}, {name}", board[bank][name], int(name == "food"))
        levels(f"{edition}_civil.toml", files[f"{edition}_civil.toml"]["card"])
        decks(edition, files[f"{edition}_civil.toml"]["card"], board["decks"]["civil"])
        decks(edition, files[f"{edition}_military.toml"]["card"], board["decks"]["military"])


def falling(where: str, numbers: list[int], first: int) -> None:
    """The more tokens lie in the bank, the less is asked; an empty bank may stand apart."""
    if numbers[first:] != sorted(numbers[first:], reverse=True):
        raise Unfit("data-falling", {"where": where, "said": ", ".join(str(n) for n in numbers)})


def levels(file: str, cards: list[Row]) -> None:
    """Of farms, mines and labs there is one of each level."""
    for category in ("farm", "mine", "lab"):
        ages = [card["age"] for card in cards if card["category"] == category]
        for age in range(4):
            if ages.count(age) != 1:
                raise Unfit("data-levels", {"where": file, "name": category, "age": str(age),
                                            "found": str(ages.count(age))})


def decks(edition: str, cards: list[Row], wanted: list[int]) -> None:
    """The decks for four players have as many cards as the rulebook counts."""
    for age, count in enumerate(wanted):
        found = sum(card["copies"][2] for card in cards if card["age"] == age)
        if found != count:
            raise Unfit("data-deck", {"where": f"{edition}, age {'A' if age == 0 else 'I' * age}", "players": "4",
                                      "found": str(found), "wanted": str(count)})
