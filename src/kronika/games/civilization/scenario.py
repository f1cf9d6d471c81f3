"""How a position of Civilization is written in a scenario file, and how its facts are read."""
from __future__ import annotations

from typing import Any

from kronika.core.game import Game, Setup
from kronika.core.pile import Layer, Pile
from kronika.core.rng import Rng
from kronika.core.words import Kind
from kronika.games.civilization import flow
from kronika.games.civilization.cards import CITIES, RED, SHIPS, STACK, STARTS
from kronika.games.civilization.facts import fact
from kronika.games.civilization.game import opened
from kronika.games.civilization.notation import AREA, CIVILIZATION, NATION, NODE, TRADE
from kronika.games.civilization.setup import line_up
from kronika.games.civilization.table import Card, Civilization

__all__ = ["fact", "position"]

AT = {"phase", "until", "turn", "areas", "stacks", "left", "exempt", "census", "stalled", "seat"}
SEAT = {"nation", "stock", "treasury", "ships", "hand", "received", "red", "cards", "space"}
SPOT = {"tokens", "city"}
GIFT = {"card", "giver"}
PHASES = ["setup", *flow.TURN[:-1]]


def position(game: Game, setup: Setup, at: dict[str, Any], rng: Rng) -> Civilization:
    """The table of a scenario. Raises ValueError with one clear sentence for what cannot be."""
    known(at, AT, "[at]")
    t = opened(setup)
    phase = at.get("phase", "movement")
    rows: list[dict[str, Any]] = at.get("seat", [])
    if len(rows) > t.seats:
        raise ValueError(f"[at] has {len(rows)} seats, the table only {t.seats}")
    if phase != "setup":
        t.turn = int(at.get("turn", 1))
        t.stalled = int(at.get("stalled", 0))
        nations(t, rows)
        for name, spot in at.get("areas", {}).items():
            furnish(t, name, spot)
        for seat, row in enumerate(rows):
            seat_row(t, seat, row)
        stacks(t, at)
        for name, copies in at.get("left", {}).items():
            t.left[word(CIVILIZATION, name)] = int(copies)
        t.exempt = [word(AREA, name) for name in at.get("exempt", [])]
        t.census = [int(n) for n in at["census"]] if "census" in at else [p.people for p in t.seat]
        for seat, row in enumerate(rows):
            t.seat[seat].stock = int(row.get("stock", t.seat[seat].stock))
    begin(t, phase, at)
    return t


def known(table: dict[str, Any], keys: set[str], where: str) -> None:
    for key in table:
        if key not in keys:
            raise ValueError(f"{where} has an unknown entry {key!r}; known are {', '.join(sorted(keys))}")


def word(kind: Kind, name: object) -> int:
    found = kind.read(str(name))
    if not found or found[0] < 0:
        raise ValueError(f"{name!r} is no {kind.name}")
    return found[0]


def nations(t: Civilization, rows: list[dict[str, Any]]) -> None:
    """Those that are named; the other seats get the first that are free."""
    for seat, row in enumerate(rows):
        known(row, SEAT, f"seat {seat}")
        if "nation" in row:
            t.seat[seat].nation = word(NATION, row["nation"])
    free = [nation for nation in STARTS[t.chart].nations if nation not in [p.nation for p in t.seat]]
    for p in t.seat:
        if p.nation < 0:
            p.nation = free.pop(0)
    if len({p.nation for p in t.seat}) < t.seats:
        raise ValueError("two seats have the same nation")
    line_up(t)


def furnish(t: Civilization, name: str, spot: int | dict[str, Any]) -> None:
    """An area: the tokens of seat 0, or a table with `tokens` by seat and `city`, the seat that has it."""
    area = word(AREA, name)
    row: dict[str, Any] = {"tokens": [spot]} if isinstance(spot, int) else spot
    known(row, SPOT, f"the area {name!r}")
    for seat, number in enumerate(row.get("tokens", [])):
        if seat >= t.seats:
            raise ValueError(f"there is no seat {seat} for {name!r}")
        t.put(area, seat, int(number))
    if "city" in row:
        if not 0 <= row["city"] < t.seats:
            raise ValueError(f"there is no seat {row['city']!r} for {name!r}")
        t.found(area, row["city"])


def seat_row(t: Civilization, seat: int, row: dict[str, Any]) -> None:
    p = t.seat[seat]
    p.treasury = int(row.get("treasury", 0))
    p.stock -= p.treasury
    p.ships = [word(NODE, name) for name in row.get("ships", [])]
    if len(p.ships) > SHIPS or p.cities > CITIES:
        raise ValueError(f"seat {seat} has more than its {CITIES} cities or {SHIPS} ships")
    p.space = p.furthest = int(row.get("space", 0))
    for name in row.get("cards", []):
        card = word(CIVILIZATION, name)
        p.cards |= 1 << card
        t.left[card] = max(0, t.left[card] - 1)
    p.hand = [Card(word(TRADE, name), 1 << seat, -1) for name in row.get("hand", [])]
    for gift in row.get("received", []):
        known(gift, GIFT, "a calamity received")
        giver = int(gift["giver"])
        p.hand.append(Card(word(TRADE, gift["card"]), (1 << seat) | (1 << giver), giver))
    p.red = [word(TRADE, name) for name in row.get("red", [])]
    if any(not RED[kind] for kind in p.red):
        raise ValueError(f"seat {seat} has a card open that has no red back")


def stacks(t: Civilization, at: dict[str, Any]) -> None:
    """The stacks that are named, from the top; from the others what is in hands is taken."""
    if not t.trading():
        return
    everybody = t.everybody()
    said: dict[str, list[str]] = at.get("stacks", {})
    for p in t.seat:
        for kind in [*p.red, *[card.kind for card in p.hand]]:
            take_out(t.piles[STACK[kind] - 1], kind)
    for name, cards in said.items():
        run = [word(TRADE, card) for card in cards]
        if any(STACK[kind] != int(name) for kind in run):
            raise ValueError(f"stack {name} holds a card of another stack")
        t.piles[int(name) - 1] = Pile([Layer(len(run), [], run, everybody)] if run else [])


def take_out(pile: Pile, kind: int) -> None:
    """A card that is in a hand is not in its stack."""
    for at, layer in enumerate(pile.layers):
        if kind in layer.run:
            layer.run.remove(kind)
        elif layer.counts and layer.counts[kind]:
            layer.counts[kind] -= 1
        else:
            continue
        layer.size -= 1
        if layer.size == 0:
            del pile.layers[at]
        return


def begin(t: Civilization, phase: str, at: dict[str, Any]) -> None:
    """The steps under way; `until` is the last place that is played, and the game is over after it."""
    for name in (phase, at.get("until", phase)):
        if name not in PHASES:
            raise ValueError(f"phase {name!r} is not one of: {', '.join(PHASES)}")
    if phase == "setup":
        t.push(flow.Game(flow.SETUP))
        return
    if "until" not in at:
        t.push(flow.Game(flow.TURNS))
    t.push(flow.Turn(flow.TURN.index(phase), flow.TURN.index(at.get("until", "end"))))
