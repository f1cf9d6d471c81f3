"""What must always be true of a table: no card is lost or doubled, and a city's numbers follow from its cards."""
from __future__ import annotations

from kronika.games.seven_wonders.cards import CARDS, DECKS, EXTRA_GUILDS, HAND, TURNS
from kronika.games.seven_wonders.city import add_structure, gain, take_board
from kronika.games.seven_wonders.table import Seat, SevenWonders, empty_seat


def problems(t: SevenWonders) -> list[str]:
    """Everything wrong with the table, in plain words; empty if all is well."""
    out: list[str] = []
    for seat, p in enumerate(t.seat):
        if p.coins < 0:
            out.append(f"seat {seat} owes {-p.coins} coins")
        if p.board >= 0 and p.side >= 0:
            out += derived(seat, p)
    for age in range(1, t.age + 1):
        out += cards_of_age(t, age)
    out += token_count(t)
    return out


def cards_of_age(t: SevenWonders, age: int) -> list[str]:
    """Every card of the age is in exactly one place."""
    there = [card for p in t.seat for card in p.city()]
    there += [slot.card for p in t.seat for slot in p.under] + [slot.card for slot in t.pile]
    there += [card for p in t.seat for card in p.hand]
    for salvaged in t.salvaged:
        there.remove(salvaged.card)
    there = sorted(card for card in there if CARDS[card].age == age)
    if age == t.age and not there:
        return []                                # not yet dealt
    plain = [card for card in there if not CARDS[card].guild]
    guilds = len(there) - len(plain)
    out: list[str] = []
    if plain != sorted(DECKS[age][t.seats]):
        out.append(f"the cards of age {age} are not those of its deck")
    if guilds != (t.seats + EXTRA_GUILDS if age == 3 else 0) or len(there) != HAND * t.seats:
        out.append(f"age {age} has {guilds} guilds and {len(there)} cards")
    return out


def derived(seat: int, p: Seat) -> list[str]:
    """Supplies, shields, science and the rest, counted anew from board, stages and structures."""
    q = empty_seat()
    take_board(q, p.board)
    for stage in p.plan()[:p.stages]:
        gain(q, stage.effect)
    for card in p.city():
        add_structure(q, CARDS[card])
    names = ["early", "late", "colors", "chains", "raw", "raw_sold", "goods", "goods_sold", "wild", "discount",
             "shields", "science", "ability"]
    out = [f"seat {seat}: {name} is {getattr(p, name)}, counted {getattr(q, name)}"
           for name in names if getattr(p, name) != getattr(q, name)]
    if len(p.under) != p.stages:
        out.append(f"seat {seat} has {p.stages} stages and {len(p.under)} cards under the board")
    return out


def token_count(t: SevenWonders) -> list[str]:
    """SW-9.03: every victory of one is the defeat of another, two comparisons a seat and age at most."""
    won = sum((p.won & 15) + ((p.won >> 4) & 15) + ((p.won >> 8) & 15) for p in t.seat)
    lost = sum(p.lost for p in t.seat)
    out = [] if won == lost else [f"{won} victories and {lost} defeats"]
    if t.turn > TURNS or won > t.seats * t.age:
        out.append(f"{won} victories by turn {t.turn} of age {t.age}")
    return out
