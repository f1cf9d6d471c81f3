"""What happens at the end of the viewer's turn if it ended now."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.through_the_ages.parts import Civilization, Forecast
from kronika.web.draw.words import minus


@dataclass
class Outlook:
    """A line of the forecast."""

    key: str
    icon: str
    change: str
    after: str = ""
    state: str = ""                    # bad or nothing


def outlook(forecast: Forecast, civ: Civilization) -> list[Outlook]:
    """Food, resources, science and culture; nothing of it in an uprising."""
    if forecast.uprising:
        return []
    food = civ.food + forecast.food - min(forecast.consumption, civ.food + forecast.food)
    lost = min(forecast.corruption, civ.resources)
    return [
        Outlook("food", "food", change(forecast.food, forecast.consumption), str(food),
                "bad" if forecast.hunger else ""),
        Outlook("resources", "res", change(forecast.resources, lost), str(civ.resources - lost + forecast.resources),
                "bad" if lost else ""),
        Outlook("science", "sci", f"+{forecast.science}", str(civ.science + forecast.science)),
        Outlook("culture", "cul", change(forecast.culture, forecast.hunger),
                minus(max(0, civ.culture + forecast.culture - forecast.hunger)), "bad" if forecast.hunger else "")]


def change(gained: int, lost: int) -> str:
    return f"+{gained}" + (f" −{lost}" if lost else "")


def warning(forecast: Forecast, civ: Civilization) -> str:
    """The one thing to beware of; empty if there is none."""
    if forecast.uprising:
        return "uprising"
    if forecast.hunger:
        return "hunger"
    if civ.discontent and civ.discontent == civ.unused:
        return "brink"
    if forecast.excess:
        return "excess"
    return "corruption" if min(forecast.corruption, civ.resources) else ""
