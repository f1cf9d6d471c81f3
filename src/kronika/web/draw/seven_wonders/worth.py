"""What building a card would bring its owner now: points by category, coins, and how the conflicts would then stand."""
from __future__ import annotations

from typing import cast

from kronika.games.seven_wonders.board import meetings
from kronika.games.seven_wonders.cards import CARDS, Card
from kronika.games.seven_wonders.city import add_structure
from kronika.games.seven_wonders.parts import HandCard
from kronika.games.seven_wonders.score import sheet
from kronika.games.seven_wonders.table import SevenWonders
from kronika.locale import Texts
from kronika.web.draw.seven_wonders.city import categories
from kronika.web.draw.sight import Sight
from kronika.web.draw.words import signed, total


def worth(held: HandCard, sight: Sight, texts: Texts) -> list[str]:
    """One sentence for each thing that changes."""
    table = cast(SevenWonders, sight.view)
    card = CARDS[held.card]
    if table.seat[sight.viewer].has(card):
        return []
    after = table.clone()
    add_structure(after.seat[sight.viewer], card)
    out = [texts.text("sw-worth-points", points=signed(held.points), sum=gains(table, after, sight.viewer, texts))
           ] if held.points else []
    if held.coins:
        out.append(texts.text("sw-worth-coins", coins=held.coins))
    return [*out, *army(card, after, sight, texts)]


def gains(before: SevenWonders, after: SevenWonders, seat: int, texts: Texts) -> str:
    """The points that each category wins."""
    rows = zip(categories(texts), sheet(before, seat), sheet(after, seat))
    return total([(name, new - old) for name, old, new in rows])


def army(card: Card, after: SevenWonders, sight: Sight, texts: Texts) -> list[str]:
    """The strength with the card, and what the conflicts would bring with it."""
    if not card.effect.shields:
        return []
    tokens = texts.join([f"{sight.names[each.seat]} {signed(each.points)}" for each in meetings(after, sight.viewer)])
    return [texts.text("sw-worth-army", shields=after.seat[sight.viewer].shields, tokens=tokens)]
