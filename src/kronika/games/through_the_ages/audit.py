"""What must always be true of a table: no card or token is lost or doubled, and kept numbers follow from the cards."""
from __future__ import annotations

from kronika.games.through_the_ages import ratings
from kronika.games.through_the_ages.cards import WAR
from kronika.games.through_the_ages.colonies import Auction, SendForce
from kronika.games.through_the_ages.edition import ROW
from kronika.games.through_the_ages.events import Evaluate
from kronika.games.through_the_ages.goods import tokens_on_cards
from kronika.games.through_the_ages.losses import LoseTokens
from kronika.games.through_the_ages.ratings import Part, bits
from kronika.games.through_the_ages.sacrifice import Burial, Sacrifice
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.war import SEATS


def problems(t: ThroughTheAges) -> list[str]:
    """Everything wrong with the table, in plain words; empty if all is well."""
    out: list[str] = []
    for seat in range(t.seats):
        out += seat_problems(t, seat)
    if len(t.row) != ROW or len(t.current) != len(t.ages):
        out.append("the row or the current events have lost their shape")
    out += civil_cards(t)
    out += military_cards(t)
    return out


def seat_problems(t: ThroughTheAges, seat: int) -> list[str]:
    p = t.seat[seat]
    out = [f"seat {seat}: {name} is {getattr(p, name)}" for name in
           ("culture", "science", "yellow", "unused", "bank", "civil", "military", "lent", "spare", "arms", "stages")
           if getattr(p, name) < 0]
    if min(p.workers) < 0 or min(p.blue) < 0:
        out.append(f"seat {seat} has fewer than no tokens on a card")
    if p.yellow + p.unused + sum(p.workers) + bound(t, seat) != p.yellows:
        out.append(f"seat {seat} has not {p.yellows} yellow tokens")
    if p.bank + tokens_on_cards(p) + p.stages - uncovered(t, seat) != p.blues:
        out.append(f"seat {seat} has not {p.blues} blue tokens")
    if t.plays(seat) and (p.white, p.red) != (ratings.civil_total(t, seat), ratings.military_total(t, seat)):
        out.append(f"seat {seat}: action totals {p.white}/{p.red} do not follow from its cards")
    if p.civil > p.white or p.military > p.red:
        out.append(f"seat {seat} has more actions available than it owns")
    return out + explained(t, seat)


def bound(t: ThroughTheAges, seat: int) -> int:
    """Sacrificed units that wait for the end of a card (TA06-R.92)."""
    steps: list[object] = [*t.stack]
    return sum(step.bound(seat) for step in steps if isinstance(step, Burial))


def uncovered(t: ThroughTheAges, seat: int) -> int:
    """Stages that are built and wait for their blue token (TA15-6.27)."""
    steps: list[object] = [*t.stack]
    return sum(step.count for step in steps if isinstance(step, LoseTokens) and step.wonder and step.seat == seat)


def explained(t: ThroughTheAges, seat: int) -> list[str]:
    """Every number is the sum of the parts that it names."""
    out: list[str] = []
    for number in (ratings.culture_rating, ratings.science_rating, ratings.strength_rating, ratings.happiness,
                   ratings.civil_total, ratings.military_total):
        parts: list[Part] = []
        total = number(t, seat, parts)
        if total != sum(part.amount for part in parts):
            out.append(f"seat {seat}: {number.__name__} {total} is not the sum of its parts")
    return out


def add(have: list[int], cards: list[int]) -> None:
    for card in cards:
        have[card] += 1


def in_play(p: Seat) -> list[int]:
    """The civil cards in a play area."""
    cards = [tech for tech in range(p.box.techs) if p.has(tech) and p.box.cards[tech].starting < 0]
    cards += [p.box.first_wonder + n for n in bits(p.wonders)]
    cards += [card for card in (p.leader, p.unfinished) if card != NONE]
    return cards + ([p.box.homer] if p.homer != NONE else [])


def civil_cards(t: ThroughTheAges) -> list[str]:
    """Every civil card of the ages begun is in exactly one place."""
    have = [0] * len(t.box.cards)
    add(have, [card for card in t.row if card != NONE])
    add(have, t.civil)
    add(have, t.gone)
    for p in t.seat:
        add(have, p.cards)
        add(have, in_play(p))
    due = [0] * len(t.box.cards)
    for age in range(min(t.age, t.rules().ages) + 1):
        add(due, t.box.civil_deck(age, t.players[age]))
    return [f"{row.id}: {have[row.index]} cards, not {due[row.index]}" for row in t.box.cards
            if have[row.index] != due[row.index]]


def pending(t: ThroughTheAges) -> list[int]:
    """Events that are being evaluated, territories that are being colonized, wars that are being fought."""
    steps: list[object] = [*t.stack]
    fought = [step.card for step in steps if isinstance(step, Sacrifice) and t.box.cards[step.card].category == WAR]
    return fought + [step.card for step in steps if isinstance(step, (Evaluate, Auction, SendForce))]


def open_military(t: ThroughTheAges) -> list[int]:
    """The military cards whose faces everybody knows."""
    cards = t.past + t.out + t.discard + t.finals + pending(t)
    cards += [t.box.first_tactic + n for n in bits(t.common)]
    for p in t.seat:
        cards += [t.box.first_territory + n for n in bits(p.colonies)] + [war // SEATS for war in p.wars]
        if p.pact != NONE:
            cards.append(p.pact)
        if p.exclusive:
            cards.append(p.tactic)
    return cards


def military_cards(t: ThroughTheAges) -> list[str]:
    """No military card is doubled; of the current age none is missing."""
    have = [0] * len(t.box.cards)
    add(have, open_military(t))
    add(have, t.hidden_finals)
    add(have, t.deck)
    add(have, t.current)
    add(have, [event.card for event in t.future])
    for p in t.seat:
        add(have, p.hand)
        add(have, p.thrown)
        add(have, p.kept)
        if p.backs != [t.box.cards[card].age for card in p.hand]:
            return ["a hand does not show its backs"]
    due = [0] * len(t.box.cards)
    for age in range(4):
        add(due, t.box.military_deck(age, t.players[age], t.mode))
    out: list[str] = []
    for card in range(len(t.box.cards)):
        whole = t.box.cards[card].age == t.age and not t.ended and t.age > 0
        if have[card] > due[card] or (whole and have[card] < due[card]):
            out.append(f"{t.box.cards[card].id}: {have[card]} cards, not {due[card]}")
    return out


