"""Food, resources and tokens (chapter 8)."""
from __future__ import annotations

from kronika.games.through_the_ages.cards import LAB
from kronika.games.through_the_ages.table import Seat


def food(p: Seat) -> int:
    """TA15-8.01: the food on the own farms."""
    return p.food()


def resources(p: Seat) -> int:
    """TA15-8.01: the resources on the own mines (and labs, TA15-13.19)."""
    return p.resources()


def usable(p: Seat, slot: int) -> bool:
    """Whether tokens may be put there: farms and mines in play, labs only with Bill Gates (TA15-R.28)."""
    return p.has(slot) and (p.box.category[slot] != LAB or p.lead().labs_produce)


def gain(p: Seat, slots: list[int], amount: int, below: int = 100) -> int:
    """TA15-8.10, TA15-8.11: put tokens from the bank, largest values first, never above the amount."""
    gained = 0
    values = p.box.value
    for i in range(len(slots) - 1, -1, -1):
        slot = slots[i]
        value = values[slot]
        if value >= below or not usable(p, slot):
            continue
        while p.bank > 0 and gained + value <= amount:
            p.blue[slot] += 1
            p.bank -= 1
            gained += value
    return gained


def gain_food(p: Seat, amount: int) -> int:
    return gain(p, p.box.farms, amount)


def gain_resources(p: Seat, amount: int) -> int:
    return gain(p, p.box.stores, amount)


def pay(p: Seat, slots: list[int], amount: int) -> None:
    """TA15-8.02, TA15-R.25, TA15-R.86: the lowest tokens first; the last one is broken if it is worth more than due."""
    due = amount
    if due <= 0:
        return
    values = p.box.value
    for slot in slots:
        value = values[slot]
        while p.blue[slot] > 0:
            p.blue[slot] -= 1
            p.bank += 1
            due -= value
            if due <= 0:
                gain(p, slots, -due, value)      # change, on lower cards only
                return


def pay_food(p: Seat, amount: int) -> None:
    """Food that was traded for a resource goes first (TA15-13.78)."""
    traded = min(p.traded_food, amount)
    p.traded_food -= traded
    pay(p, p.box.farms, amount - traded)


def pay_resources(p: Seat, amount: int) -> None:
    traded = min(p.traded_resources, amount)
    p.traded_resources -= traded
    pay(p, p.box.stores, amount - traded)


def lose_food(p: Seat, amount: int) -> int:
    """TA15-5.68: a loss is handled like a payment; what is not there is not lost (TA15-R.12)."""
    amount = min(amount, food(p))
    pay(p, p.box.farms, amount)
    return amount


def lose_resources(p: Seat, amount: int) -> int:
    amount = min(amount, resources(p))
    pay(p, p.box.stores, amount)
    return amount


def lose_culture(p: Seat, amount: int) -> int:
    """TA15-1.17: points are never below 0."""
    lost = min(amount, p.culture)
    p.culture -= lost
    return lost


def gain_science(p: Seat, amount: int) -> None:
    """Points, as far as the track goes."""
    p.science = min(p.science + amount, max(p.science, p.box.most_science))


def lose_science(p: Seat, amount: int) -> int:
    lost = min(amount, p.science)
    p.science -= lost
    return lost


def lose_yellow(p: Seat, amount: int) -> int:
    """TA15-8.20: only from the yellow bank."""
    lost = min(amount, p.yellow)
    p.yellow -= lost
    p.yellows -= lost
    return lost


def gain_yellow(p: Seat, amount: int) -> None:
    """TA15-8.18: from the box into the yellow bank."""
    p.yellow += amount
    p.yellows += amount


def gain_blue(p: Seat, amount: int) -> None:
    p.bank += amount
    p.blues += amount


def gain_population(p: Seat, amount: int) -> int:
    """TA15-5.18: from the yellow bank to the unused workers, free of charge."""
    gained = min(amount, p.yellow)
    p.yellow -= gained
    p.unused += gained
    return gained


def tokens_on_cards(p: Seat) -> int:
    total = 0
    for n in p.blue:
        total += n
    return total
