"""What a card does, in the fewest words: for the hand, where seven cards lie side by side."""
from __future__ import annotations

from typing import Any

from kronika.games.seven_wonders.cards import Card
from kronika.locale import Texts
from kronika.web.draw.seven_wonders.face import EFFECTS, NAMES


def brief(card: Card, texts: Texts) -> str:
    rows = EFFECTS[card.index]
    if len(rows) > 1:                  # coins at once and points at the end, for the same thing
        return texts.text("sw-brief-income", coins=rows[0]["amount"], points=rows[1]["amount"],
                          what=counted(rows[0], texts))
    row = rows[0]
    kind = str(row["type"])
    if kind == "produce":
        return texts.text("sw-brief-produce", number=len(row["symbols"]), what=choice(row["symbols"][0], texts),
                          sold="yes" if row["tradable"] else "no")
    if kind == "trade_discount":
        return texts.text("sw-brief-discount", side="-".join(row["from"]))
    if kind == "science":
        return texts.text("sw-brief-science", what=NAMES[row["symbol"]][texts.lang])
    if kind in ("points_per", "coins_per"):
        return texts.text(f"sw-brief-{kind}", number=row["amount"], scope="-".join(row["scope"]),
                          what=counted(row, texts))
    return texts.text(f"sw-brief-{kind}", number=row.get("amount", 1))


def counted(row: dict[str, Any], texts: Texts) -> str:
    """The colours whose cards are counted; `stages` for stages of a wonder."""
    colors: list[str] = row.get("colors", [])
    return texts.join([texts.text("sw-color", color=color) for color in colors]) if colors else "stages"


def choice(symbols: list[str], texts: Texts) -> str:
    """`wood or clay`."""
    names = [NAMES[name][texts.lang] for name in symbols]
    return names[0] if len(names) == 1 else texts.text("sw-or", first=", ".join(names[:-1]), last=names[-1])
