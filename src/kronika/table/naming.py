"""What a table is called. A name that nobody gave is kept nowhere: it is made for each reader, in their language."""
from __future__ import annotations

from kronika.games import PACKAGES
from kronika.locale import Texts
from kronika.table.rows import BOT, Facts, Seat


def called(facts: Facts, seats: list[Seat], said: Texts) -> str:
    """Its name; as its game where it has none."""
    game = said.text(f"{facts.game}-title") if facts.game in PACKAGES else facts.game
    return named(facts, seats, said) or game


def named(facts: Facts, seats: list[Seat], said: Texts) -> str:
    """As somebody named it; else after who plays there, or who opened it. Nothing: neither is known."""
    if facts.title:
        return facts.title
    people = [seat for seat in seats if seat.kind != BOT or seat.stand_in]
    if len(people) == 1 and people[0].name and len(seats) > 1:
        return said.text("table-against-bots")
    return said.text("table-of", name=facts.maker) if facts.maker else ""
