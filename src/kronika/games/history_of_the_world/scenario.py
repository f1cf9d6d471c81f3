"""How a position of History of the World is written in a scenario file, and how its facts are read."""
from __future__ import annotations

from typing import Any

from kronika.core.data import Unfit
from kronika.core.game import Game, Setup
from kronika.core.position import Plan, Positions
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.games.history_of_the_world import flow
from kronika.games.history_of_the_world.cards import (
    AUTO_WIN,
    BUILT,
    EMPIRES,
    EPOCHS,
    EVENTS,
    FORT,
    MONUMENT,
    REGION_ADJACENCY,
    TOWN,
)
from kronika.games.history_of_the_world.conquest import Conquest
from kronika.games.history_of_the_world.draft import draft_order
from kronika.games.history_of_the_world.facts import fact
from kronika.games.history_of_the_world.lands import AREA_IDS, LAND_IDS, REGION_IDS
from kronika.games.history_of_the_world.notation import AREA, EMPIRE_CARD, EVENT_CARD, LAND, PLATE
from kronika.games.history_of_the_world.rulebook import PLAYERS
from kronika.games.history_of_the_world.table import AWAY, HELD, PLAYED, Realm, World, empty_table, new_realm

__all__ = ["fact", "position"]

TURN = {"opening": flow.OPENING, "founding": flow.FOUND, "conquest": flow.BEFORE_MONUMENTS,
        "before_monuments": flow.BEFORE_MONUMENTS, "monuments": flow.BUILD_MONUMENTS,
        "after_monuments": flow.AFTER_MONUMENTS, "scoring": flow.SCORE}
EPOCH = {"epoch": flow.TOKENS, "draft": flow.DRAFT, "end_of_epoch": flow.END_EPOCH}
PHASES = ["markers", "epoch", "draft", "calls", *TURN, "end_of_epoch", "end"]
AT: Plan = {
    "epoch": "number", "phase": "phase", "player": "seat", "empire": "empire", "kingdom": "event", "card": "number",
    "siege": "number", "discs": "[area]", "played": "[event]", "rails": "[region]", "lands": "{land: seat | {spot}}",
    "pieces": "number", "monuments": "number", "forts": "number", "seat": "[{seat}]"}
SEAT: Plan = {"score": "number", "supply": "number", "events": "[event]", "played": "[event]", "put_away": "[event]",
              "empire": "empire"}
PLANS: dict[str, Plan] = {"at": AT, "seat": SEAT, "spot": {"seat": "seat", "active": "flag", "has": "[built]"}}
WORDS = {"phase": PHASES, "empire": [card.id for card in EMPIRES], "event": [event.id for event in EVENTS],
         "area": AREA_IDS, "region": REGION_IDS, "land": LAND_IDS, "built": BUILT}


def position(game: Game, setup: Setup, at: dict[str, Any], rng: Rng) -> World:
    """The table of a scenario. Raises Unfit for what cannot be."""
    if not game.seats[0] <= setup.seats <= game.seats[1]:
        raise Refused(PLAYERS)
    Positions(PLANS, WORDS, setup.seats).check(at)
    phase = at.get("phase", "conquest")
    t = empty_table(setup.seats, setup.options["draft"] == "classic")
    rows: list[dict[str, Any]] = at.get("seat", [])
    if phase != "markers":
        begin_epoch(t, int(at.get("epoch", 1)))
        for name, spot in at.get("lands", {}).items():
            furnish(t, name, spot)
        for seat in range(t.seats):
            seat_row(t, seat, rows[seat] if seat < len(rows) else {})
        pools(t, at)
        rank_seats(t)
    begin(t, phase, at)
    for seat, row in enumerate(rows):
        t.seat[seat].supply = int(row.get("supply", t.seat[seat].supply))
    return t


def word(kind: Any, name: object) -> int:
    return int(kind.read(str(name))[0])


def begin_epoch(t: World, epoch: int) -> None:
    """The tokens of this epoch and of those before it lie on their plates."""
    if not 1 <= epoch <= EPOCHS:
        raise Unfit("data-range", {"where": "[at], epoch", "least": "1", "most": str(EPOCHS), "said": str(epoch)})
    for number in range(1, epoch + 1):
        t.epoch = number
        flow.lay_tokens(t)


def furnish(t: World, name: str, spot: int | dict[str, Any]) -> None:
    """A land: the seat of its inactive army, or a table with `seat`, `active` and `has`."""
    land = word(LAND, name)
    row: dict[str, Any] = {"seat": spot} if isinstance(spot, int) else spot
    if "seat" in row:
        t.holder[land] = row["seat"]
        t.active[land] = int(row.get("active", False))
        t.seat[row["seat"]].supply -= 1
    for what in row.get("has", []):
        t.built[land] |= 1 << BUILT.index(what)


def seat_row(t: World, seat: int, row: dict[str, Any]) -> None:
    p = t.seat[seat]
    p.score = int(row.get("score", seat + 1))
    for key, fate in (("events", HELD), ("played", PLAYED), ("put_away", AWAY)):
        for name in row.get(key, []):
            event = word(EVENT_CARD, name)
            epoch = EVENTS[event].epoch - 1
            p.event[epoch] = event
            p.fate[epoch] = fate
            p.show_event(epoch + 1, event if fate == PLAYED else -1)
    if "empire" in row:
        p.empire = word(EMPIRE_CARD, row["empire"])


def pools(t: World, at: dict[str, Any]) -> None:
    """What is left in the pool; it may be said otherwise."""
    t.pieces = int(at.get("pieces", t.pieces - sum(1 for b in t.built if b & TOWN)))
    t.monuments = int(at.get("monuments", t.monuments - sum(1 for b in t.built if b & MONUMENT)))
    t.forts = int(at.get("forts", t.forts - sum(1 for b in t.built if b & FORT)))


def rank_seats(t: World) -> None:
    t.order = draft_order(t)
    for rank, seat in enumerate(t.order):
        for epoch in range(t.epoch):
            t.seat[seat].take_rank(epoch + 1, rank)


def begin(t: World, phase: str, at: dict[str, Any]) -> None:
    """The steps under way at that moment."""
    if phase == "end":
        return
    t.push(flow.Game(flow.MARKERS if phase == "markers" else flow.FIRST_EPOCH + t.epoch))
    if phase == "markers":
        return
    if phase == "epoch":
        before = t.epoch - 1
        t.tokens = [-1] * len(t.tokens)
        t.epoch = 0
        if before:
            begin_epoch(t, before)
    t.push(flow.Epoch(EPOCH.get(phase, flow.FIRST_EMPIRE)))
    if phase in TURN:
        begin_turn(t, phase, at)


def begin_turn(t: World, phase: str, at: dict[str, Any]) -> None:
    seat = int(at.get("player", 0))
    p = t.seat[seat]
    if "empire" in at:
        p.empire = word(EMPIRE_CARD, at["empire"])
    if p.empire < 0 or EMPIRES[p.empire].epoch != t.epoch:
        raise Unfit("scenario-empire", {"seat": str(seat), "epoch": str(t.epoch)})
    t.called = EMPIRES[p.empire].order
    p.sees = t.everybody()
    stack = t.stack[-1]
    assert isinstance(stack, flow.Epoch)
    stack.pc = flow.FIRST_EMPIRE + t.called
    if phase == "opening":
        t.push(flow.Turn(flow.OPENING, seat))
        return
    t.player = seat
    t.realms = [new_realm(seat, p.empire, False)]
    prepare(t, t.realms[0], phase, at)
    if "kingdom" in at:
        if phase not in ("founding", "conquest"):
            raise Unfit("data-word", {"where": "[at], phase", "said": phase, "known": "founding, conquest"})
        t.realms.append(new_realm(seat, word(EVENT_CARD, at["kingdom"]), True))
        t.push(flow.Turn(flow.BEFORE_FOUNDING, seat))
        t.push(flow.Kingdom(flow.KINGDOM_FOUND if phase == "founding" else flow.KINGDOM_MONUMENTS))
    else:
        t.push(flow.Turn(TURN[phase], seat))
    if phase == "conquest":
        stock(t, t.realm(), at)
        t.push(Conquest(False))


def prepare(t: World, realm: Realm, phase: str, at: dict[str, Any]) -> None:
    """What lasts for the turn: advancements in effect, regions with railways."""
    for name in at.get("played", []):
        event = word(EVENT_CARD, name)
        if EVENTS[event].effect.kind == AUTO_WIN:
            realm.ruse = True
        elif EVENTS[event].lasting and EVENTS[event].effect.kind != REGION_ADJACENCY:
            realm.played.append(event)
    for name in at.get("rails", []):
        realm.rails |= 1 << word(PLATE, name)


def stock(t: World, realm: Realm, at: dict[str, Any]) -> None:
    """The card after founding: armies (default: the strength less the start lands), tokens and discs."""
    card = realm.row()
    realm.armies = int(at.get("card", card.strength - len(card.start)))
    realm.tokens = int(at.get("siege", 0))
    t.seat[realm.seat].supply -= realm.armies
    realm.discs = card.discs
    if "discs" in at:
        realm.discs = 0
        for name in at["discs"]:
            realm.discs |= 1 << word(AREA, name)
