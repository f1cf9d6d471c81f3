"""What happens at the end of the viewer's turn if it ended now."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.through_the_ages.parts import Civilization, Forecast
from kronika.locale import Texts
from kronika.web.draw.words import minus


@dataclass
class Outlook:
    """A line of the forecast."""

    key: str
    icon: str
    change: str
    after: str = ""
    state: str = ""                    # ok, bad or nothing


def outlook(forecast: Forecast, civ: Civilization, texts: Texts) -> list[Outlook]:
    """Uprising, points, corruption, food, resources, cards."""
    if forecast.uprising:
        return [Outlook("uprising", "upr", texts.text("tta-yes"), "", "bad"), cards(forecast, texts)]
    food = civ.food + forecast.food - min(forecast.consumption, civ.food + forecast.food)
    lost = min(forecast.corruption, civ.resources)
    out = [
        Outlook("uprising", "upr", texts.text("tta-none"), "", "ok"),
        Outlook("science", "sci", f"+{forecast.science}", str(civ.science + forecast.science)),
        Outlook("culture", "cul", f"+{forecast.culture}" + (f" −{forecast.hunger}" if forecast.hunger else ""),
                minus(max(0, civ.culture + forecast.culture - forecast.hunger)), "bad" if forecast.hunger else ""),
        Outlook("corruption", "corr", minus(-forecast.corruption), str(civ.resources - lost),
                "bad" if forecast.corruption else "ok"),
        Outlook("food", "food", f"+{forecast.food}" + (f" −{forecast.consumption}" if forecast.consumption else ""),
                str(food), "bad" if forecast.hunger else ""),
        Outlook("resources", "res", f"+{forecast.resources}", str(civ.resources - lost + forecast.resources)),
        cards(forecast, texts),
        Outlook("faces", "hap", f"{civ.ratings['happiness'].total}/{civ.needed_faces}", "",
                "bad" if civ.discontent else "ok")]
    return out


def cards(forecast: Forecast, texts: Texts) -> Outlook:
    """Military cards: drawn, or to be discarded."""
    said = texts.text("tta-draws", drawn=forecast.drawn, excess=forecast.excess)
    return Outlook("draw", "draw", said, "", "bad" if forecast.excess else "")


def warning(forecast: Forecast, civ: Civilization) -> str:
    """The one thing to beware of; empty if there is none."""
    if forecast.uprising:
        return "uprising"
    if forecast.hunger:
        return "hunger"
    if civ.discontent and civ.discontent == civ.unused:
        return "brink"
    return "excess" if forecast.excess else ""
