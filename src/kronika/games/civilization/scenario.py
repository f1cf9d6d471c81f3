"""How a position of Civilization is written in a scenario file, and how its facts are read."""
from __future__ import annotations

from typing import Any

from kronika.core.data import Unfit
from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.pile import Layer, Pile
from kronika.core.position import Plan, Positions
from kronika.core.rng import Rng
from kronika.core.rule import Rule
from kronika.core.sealed import blank
from kronika.core.words import Kind
from kronika.games.civilization import flow
from kronika.games.civilization.areas import AREA_IDS, NODE_ALSO, NODE_IDS
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.cards import (
    CARD_IDS,
    CITIES,
    KIND_IDS,
    NATION_IDS,
    RED,
    SHIPS,
    STACK,
    STACKS,
    STARTS,
)
from kronika.games.civilization.cities import Building
from kronika.games.civilization.facts import fact
from kronika.games.civilization.game import opened
from kronika.games.civilization.growth import Growth
from kronika.games.civilization.hands import HandLimit
from kronika.games.civilization.notation import AREA, CIVILIZATION, NATION, NODE, TRADE
from kronika.games.civilization.purchases import Buying
from kronika.games.civilization.setup import line_up
from kronika.games.civilization.ships import Shipyard
from kronika.games.civilization.table import Card, Civilization

__all__ = ["fact", "overlooked", "position"]

PHASES = ["setup", *flow.TURN[:-1]]
AT: Plan = {
    "phase": "phase", "until": "phase", "turn": "number", "stalled": "number", "areas": "{area: number | {spot}}",
    "stacks": "{stack: [trade]}", "left": "{card: number}", "exempt": "[area]", "census": "[number]",
    "seat": "[{seat}]"}
SEAT: Plan = {
    "nation": "nation", "stock": "number", "treasury": "number", "ships": "[node]", "hand": "[trade]",
    "received": "[{gift}]", "red": "[trade]", "cards": "[card]", "space": "number"}
PLANS: dict[str, Plan] = {"at": AT, "seat": SEAT, "spot": {"tokens": "[number]", "city": "seat"},
                          "gift": {"card": "trade", "giver": "seat"}}
WORDS = {"phase": PHASES, "area": AREA_IDS, "nation": NATION_IDS, "trade": KIND_IDS, "card": CARD_IDS,
         "node": [*NODE_IDS, *NODE_ALSO], "stack": [str(stack) for stack in range(1, STACKS + 1)]}


def position(game: Game, setup: Setup, at: dict[str, Any], rng: Rng) -> Civilization:
    """The table of a scenario. Raises Unfit for what cannot be."""
    t = opened(setup)
    Positions(PLANS, WORDS, t.seats).check(at)
    phase = at.get("phase", "movement")
    rows: list[dict[str, Any]] = at.get("seat", [])
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


def overlooked(t: Civilization, seat: int, move: Move) -> Rule | None:
    """What forbids a move at the place where the position begins, though nobody had to be asked there."""
    top: object = t.stack[-1]
    place = top.pc if isinstance(top, flow.Turn) else flow.END
    if place == flow.EXPANSION:
        return Growth(0, blank(t.seats)).check(t, seat, move)
    if place == flow.SHIPS:
        return Shipyard(0, blank(t.seats)).check(t, seat, move)
    if place == flow.CITIES:
        return Building(0, blank(t.seats)).check(t, seat, move)
    if place == flow.TRADE:
        return Barter([], 0, 0, [0] * t.seats).check(t, seat, move)
    if place == flow.CIVILIZATION:
        return Buying(0).check(t, seat, move)
    return HandLimit(0, blank(t.seats)).check(t, seat, move) if place == flow.HANDS else None


def word(kind: Kind, name: object) -> int:
    return kind.read(str(name))[0]


def nations(t: Civilization, rows: list[dict[str, Any]]) -> None:
    """Those that are named; the other seats get the first that are free."""
    for seat, row in enumerate(rows):
        if "nation" in row:
            t.seat[seat].nation = word(NATION, row["nation"])
    free = [nation for nation in STARTS[t.chart].nations if nation not in [p.nation for p in t.seat]]
    for p in t.seat:
        if p.nation < 0:
            p.nation = free.pop(0)
    if len({p.nation for p in t.seat}) < t.seats:
        named = [NATION.say(p.nation) for p in t.seat]
        raise Unfit("data-twice", {"where": "[at], seat, nation", "name": max(named, key=named.count)})
    line_up(t)


def furnish(t: Civilization, name: str, spot: int | dict[str, Any]) -> None:
    """An area: the tokens of seat 0, or a table with `tokens` by seat and `city`, the seat that has it."""
    area = word(AREA, name)
    row: dict[str, Any] = {"tokens": [spot]} if isinstance(spot, int) else spot
    for seat, number in enumerate(row.get("tokens", [])):
        if seat >= t.seats:
            raise Unfit("data-count", {"where": f"[at], areas, {name}, tokens", "wanted": f"0–{t.seats}",
                                       "found": str(len(row["tokens"]))})
        t.put(area, seat, int(number))
    if "city" in row:
        t.found(area, row["city"])


def seat_row(t: Civilization, seat: int, row: dict[str, Any]) -> None:
    p = t.seat[seat]
    p.treasury = int(row.get("treasury", 0))
    p.stock -= p.treasury
    p.ships = [word(NODE, name) for name in row.get("ships", [])]
    if len(p.ships) > SHIPS or p.cities > CITIES:
        raise Unfit("scenario-pieces", {"seat": str(seat), "cities": str(CITIES), "ships": str(SHIPS)})
    p.space = p.furthest = int(row.get("space", 0))
    for name in row.get("cards", []):
        card = word(CIVILIZATION, name)
        p.cards |= 1 << card
        t.left[card] = max(0, t.left[card] - 1)
    p.hand = [Card(word(TRADE, name), 1 << seat, -1) for name in row.get("hand", [])]
    for gift in row.get("received", []):
        giver = int(gift["giver"])
        p.hand.append(Card(word(TRADE, gift["card"]), (1 << seat) | (1 << giver), giver))
    p.red = [word(TRADE, name) for name in row.get("red", [])]
    if any(not RED[kind] for kind in p.red):
        raise Unfit("scenario-red", {"seat": str(seat)})


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
            raise Unfit("scenario-stack", {"stack": name})
        t.piles[int(name) - 1] = Pile([Layer(len(run), [], run, everybody)] if run else [])


def take_out(pile: Pile, kind: int) -> None:
    """A card that is in a hand is not in its stack."""
    for at, layer in enumerate(pile.layers):
        run, counts = layer.run[:], layer.counts[:]
        if kind in run:
            run.remove(kind)
        elif counts and counts[kind]:
            counts[kind] -= 1
        else:
            continue
        pile.layers[at:at + 1] = [Layer(layer.size - 1, counts, run, layer.knows)] if layer.size > 1 else []
        return


def begin(t: Civilization, phase: str, at: dict[str, Any]) -> None:
    """The steps under way; `until` is the last place that is played, and the game is over after it."""
    if phase == "setup":
        t.push(flow.Game(flow.SETUP))
        return
    if "until" not in at:
        t.push(flow.Game(flow.TURNS))
    t.push(flow.Turn(flow.TURN.index(phase), flow.TURN.index(at.get("until", "end"))))
