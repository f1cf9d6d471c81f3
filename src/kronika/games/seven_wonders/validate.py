"""What must fit together in the component files: whoever corrects them is told what does not."""
from __future__ import annotations

from typing import Any

from kronika.core.data import Unfit
from kronika.games.seven_wonders.goods import GOODS, RAW

Row = dict[str, Any]


def fits(files: dict[str, Row]) -> None:
    """Costs, productions and decks. Raises Unfit."""
    cards: list[Row] = files["cards.toml"]["card"]
    for card in cards:
        cost(f"cards.toml, card {card['id']}", card.get("cost", {}))
        production(f"cards.toml, card {card['id']}", card["effects"])
        named_alike(card, cards)
    for wonder in files["wonders.toml"]["wonder"]:
        for side in ("day", "night"):
            for number, stage in enumerate(wonder[side], 1):
                where = f"wonders.toml, wonder {wonder['id']}, {side} {number}"
                cost(where, stage["cost"])
                production(where, stage["effects"])
    decks(cards, files["components.toml"]["constants"])


def cost(where: str, resources: Row) -> None:
    """No cost asks for two equal manufactured goods."""
    for name in GOODS:
        if resources.get(name, 0) > 1:
            raise Unfit("data-range", {"where": f"{where}, cost, {name}", "least": "0", "most": "1",
                                       "said": str(resources[name])})


def production(where: str, effects: list[Row]) -> None:
    """A choice is among raw materials or among manufactured goods; of the latter it is never for sale (SW-5.05)."""
    for effect in effects:
        for names in effect.get("symbols", []):
            raw = [name for name in names if name in RAW]
            if not names or (raw and len(raw) < len(names)):
                raise Unfit("data-mixed", {"where": where, "said": ", ".join(names)})
            if not raw and len(names) > 1 and effect["tradable"]:
                raise Unfit("data-sold", {"where": where, "said": ", ".join(names)})


def named_alike(card: Row, cards: list[Row]) -> None:
    """Designs of one name lie both in the first two ages, or both in the third."""
    for other in cards:
        alike = other.get("structure", other["id"]) == card.get("structure", card["id"])
        if alike and (other["age"] == 3) != (card["age"] == 3):
            raise Unfit("data-alike", {"where": f"cards.toml, card {card['id']}", "name": str(other["id"])})


def decks(cards: list[Row], constants: Row) -> None:
    """SW-2.01, SW-2.02: seven cards for each player in every age."""
    for age in range(1, constants["ages"] + 1):
        for players in range(3, 8):
            found = sum(marker <= players for card in cards if card["age"] == age and card["color"] != "purple"
                        for marker in card["copies"])
            if age == constants["ages"]:
                found += players + constants["guilds_extra"]
            if found != players * constants["hand_size"]:
                raise Unfit("data-deck", {"where": f"cards.toml, age {age}", "players": str(players),
                                          "found": str(found), "wanted": str(players * constants["hand_size"])})
