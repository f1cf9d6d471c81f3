"""How a position of Through the Ages is written in a scenario file."""
from __future__ import annotations

from typing import Any

from kronika.core.data import Unfit
from kronika.core.game import Game, Setup
from kronika.core.position import Plan, Positions
from kronika.core.rng import Rng
from kronika.games.through_the_ages import flow
from kronika.games.through_the_ages.cards import CATEGORIES, HOLDERS, LEVELS, TERRITORY
from kronika.games.through_the_ages.colonies import Auction
from kronika.games.through_the_ages.edition import ROW, Edition
from kronika.games.through_the_ages.events import RENEW, Evaluate, Happening, Peeking, targets
from kronika.games.through_the_ages.facts import fact
from kronika.games.through_the_ages.game import laid_out
from kronika.games.through_the_ages.military import sample
from kronika.games.through_the_ages.politics import Politics, has_politics
from kronika.games.through_the_ages.ratings import update_actions
from kronika.games.through_the_ages.table import (
    LEADER_REPLACED,
    NONE,
    POLITICAL,
    TACTIC_CHANGED,
    Prepared,
    Seat,
    ThroughTheAges,
)
from kronika.games.through_the_ages.war import SEATS

__all__ = ["fact", "position"]

AT: Plan = {
    "phase": "phase", "age": "age", "round": "number", "active": "seat", "start": "seat", "ended": "flag",
    "last": "number", "row": "[space]", "civil": "[civil]", "deck": "[military]", "discard": "[military]",
    "current": "[military]", "future": "[military | {future}]", "past": "[military]", "common": "[tactic]",
    "finals": "[military]", "hidden_finals": "[military]", "resigned": "[seat]", "event": "military",
    "seat": "[{seat}]"}
SEAT: Plan = {
    **dict.fromkeys(["culture", "science", "yellow", "unused", "bank", "food", "resources", "stages", "civil",
                     "military", "lent", "spare", "arms", "prey"], "number"),
    **dict.fromkeys(["exclusive", "silent", "caesar", "replaced", "tactic_changed"], "flag"),
    "workers": "{worked: number}", "blue": "{holder: number}", "techs": "[technology]", "government": "government",
    "leader": "leader", "led": "[age]", "homer": "wonder", "wonders": "[wonder]", "ruined": "[wonder]",
    "unfinished": "wonder", "colonies": "[territory]", "tactic": "tactic", "pact": "{pact}", "wars": "[{war}]",
    "cards": "[civil]", "fresh": "[civil]", "hand": "[military]", "prepared": "[military]", "kept": "[military]"}
PLANS: dict[str, Plan] = {
    "at": AT, "seat": SEAT, "future": {"card": "military", "seat": "seat"},
    "pact": {"card": "pact", "partner": "seat", "side": "side"}, "war": {"card": "war", "on": "seat"}}
FIRST = -1                             # wherever a turn of the edition begins
NEXT_ROUND = -2
PHASES = {"round": NEXT_ROUND, "turn": FIRST, "start": flow.REPLENISH, "war": flow.WARS, "politics": flow.PEEK,
          "again": flow.POLITICS_AGAIN, "discard": flow.DISCARD_HAND, "actions": flow.ACTIONS, "end": flow.END_OF_TURN,
          "production": flow.PRODUCTION, "draw": flow.DRAW}
NUMBERS = ["culture", "science", "yellow", "unused", "bank", "stages", "lent", "spare", "arms"]


def positions(t: ThroughTheAges) -> Positions:
    """How a position of this edition is written."""
    rows = t.box.cards
    words = {name: [card.id for card in rows if card.category == CATEGORIES.index(name)]
             for name in ("government", "leader", "wonder", "tactic", "pact", "war", "territory")}
    words |= {"civil": [card.id for card in rows if card.civil],
              "military": [card.id for card in rows if not card.civil],
              "technology": [card.id for card in rows if card.technology], "age": LEVELS, "side": ["a", "b"],
              "worked": [card.id for card in rows if card.worked], "holder": [card.id for card in rows[:HOLDERS]],
              "phase": ["final", *PHASES], "space": ["", *[card.id for card in rows if card.civil]]}
    return Positions(PLANS, words, t.seats)


def card(box: Edition, name: object) -> int:
    return box.by_id[str(name)]


def cards(box: Edition, names: list[str]) -> list[int]:
    return [card(box, name) for name in names]


def position(game: Game, setup: Setup, at: dict[str, Any], rng: Rng) -> ThroughTheAges:
    """The table of a scenario. Raises Unfit for what cannot be."""
    t = laid_out(setup)
    positions(t).check(at)
    rows: list[dict[str, Any]] = at.get("seat", [])
    begin(t, at, rng)
    for seat, row in enumerate(rows):
        furnish(t, seat, row)
    for seat in at.get("resigned", []):
        t.left &= ~(1 << seat)
    for seat in range(t.seats):
        update_actions(t, seat)
        available(t.seat[seat], rows[seat] if seat < len(rows) else {})
    push_steps(t, at)
    return t


def begin(t: ThroughTheAges, at: dict[str, Any], rng: Rng) -> None:
    """Age, round, decks and piles."""
    t.age = LEVELS.index(str(at.get("age", "I")))
    t.ended = bool(at.get("ended", t.age > t.rules().ages))
    t.round = int(at.get("round", 2))
    t.active = int(at.get("active", 0))
    t.start = int(at.get("start", 0))
    t.last = int(at.get("last", 0))
    if not t.ended:
        t.civil = t.box.civil_deck(t.age, t.seats)
        t.deck = t.box.military_deck(t.age, t.seats, t.mode) if t.age else []
    else:
        t.civil = []
    t.row = cards_in_row(t, at, rng)
    t.civil = sorted(cards(t.box, at["civil"])) if "civil" in at else t.civil
    t.deck = sorted(cards(t.box, at["deck"])) if "deck" in at else t.deck
    t.discard = cards(t.box, at.get("discard", []))
    t.past = cards(t.box, at.get("past", []))
    t.finals = cards(t.box, at.get("finals", []))
    t.hidden_finals = cards(t.box, at.get("hidden_finals", []))
    for tactic in cards(t.box, at.get("common", [])):
        t.common |= t.box.tactic_bit(tactic)
    lay_events(t, at, rng)


def cards_in_row(t: ThroughTheAges, at: dict[str, Any], rng: Rng) -> list[int]:
    """The row from its first space on, "" where empty; unsaid: by chance from the deck of the age."""
    if "row" in at:
        row = [card(t.box, name) if name else NONE for name in at["row"]]
        return row + [NONE] * (ROW - len(row))
    row = sample(t.civil, min(ROW, len(t.civil)), rng)
    for dealt in row:
        t.civil.remove(dealt)
    return row + [NONE] * (ROW - len(row))


def lay_events(t: ThroughTheAges, at: dict[str, Any], rng: Rng) -> None:
    """Current events (by chance from Age A if unsaid) and future events."""
    if "current" in at:
        found = cards(t.box, at["current"])
    else:
        found = sample(t.box.military_deck(0, t.seats, t.mode), t.box.events[t.seats - 2], rng)
    t.current = sorted(found, key=lambda c: (t.box.cards[c].age, c))
    t.ages = [t.box.cards[c].age for c in t.current]
    for entry in at.get("future", []):
        row = {"card": entry} if isinstance(entry, str) else entry
        seat = int(row.get("seat", 0))
        event = card(t.box, row["card"])
        t.future.append(Prepared(event, seat, t.box.cards[event].age))
        t.seat[seat].prepared.append(event)


def furnish(t: ThroughTheAges, seat: int, row: dict[str, Any]) -> None:
    """Everything that a seat's row says of its civilization."""
    p = t.seat[seat]
    for name in NUMBERS:
        setattr(p, name, int(row.get(name, getattr(p, name))))
    put_in_play(p, row)
    p.led = sum(1 << LEVELS.index(str(age)) for age in row.get("led", []))
    if "leader" in row:
        p.leader = card(t.box, row["leader"])
        p.led |= 1 << t.box.cards[p.leader].age
    p.cards = cards(t.box, row.get("cards", []))
    p.fresh = cards(t.box, row.get("fresh", []))
    p.hand = cards(t.box, row.get("hand", []))
    p.backs = [t.box.cards[c].age for c in p.hand]
    p.prepared += cards(t.box, row.get("prepared", []))
    p.silent = bool(row.get("silent", False))
    p.caesar = bool(row.get("caesar", False))
    p.prey = int(row.get("prey", NONE))
    p.kept = sorted(cards(t.box, row.get("kept", [])))
    p.done = (LEADER_REPLACED if row.get("replaced") else 0) | (TACTIC_CHANGED if row.get("tactic_changed") else 0)
    relations(t, seat, row)
    p.yellows = p.yellow + p.unused + sum(p.workers)
    p.blues = p.bank + sum(p.blue) + p.stages


def put_in_play(p: Seat, row: dict[str, Any]) -> None:
    """Technologies with workers and tokens, wonders, colonies, government. Workers named are all of their type."""
    for name, n in row.get("workers", {}).items():
        slot = card(p.box, name)
        p.techs |= p.box.cards[slot].bit
        for other in p.box.types[p.box.category[slot]]:
            if p.box.cards[other].id not in row["workers"]:
                p.workers[other] = 0
        p.workers[slot] = int(n)
    tokens = {**row.get("blue", {})}
    for name, slot in (("food", p.box.farm), ("resources", p.box.mine)):
        if name in row:
            tokens[p.box.cards[slot].id] = row[name]
    for name, n in tokens.items():
        p.techs |= p.box.cards[card(p.box, name)].bit
        p.blue[card(p.box, name)] = int(n)
    for name in row.get("techs", []):
        p.techs |= p.box.cards[card(p.box, name)].bit
    if "government" in row:
        p.techs = (p.techs & ~p.box.cards[p.government].bit) | p.box.cards[card(p.box, row["government"])].bit
        p.government = card(p.box, row["government"])
    for name in [*row.get("wonders", []), *row.get("ruined", [])]:
        p.wonders |= p.box.wonder_bit(card(p.box, name))
    for name in row.get("ruined", []):
        p.ruined |= p.box.wonder_bit(card(p.box, name))
    for name in row.get("colonies", []):
        p.colonies |= p.box.colony_bit(card(p.box, name))
    p.unfinished = card(p.box, row["unfinished"]) if "unfinished" in row else NONE
    if "homer" in row:
        p.homer = card(p.box, row["homer"])
        p.led |= 1 << p.box.cards[p.box.homer].age


def relations(t: ThroughTheAges, seat: int, row: dict[str, Any]) -> None:
    """Tactic, pact and wars."""
    p = t.seat[seat]
    if "tactic" in row:
        p.tactic = card(t.box, row["tactic"])
        p.exclusive = bool(row.get("exclusive", not t.box.common_tactics))
        if not p.exclusive:
            t.common |= t.box.tactic_bit(p.tactic)
    if "pact" in row:
        p.pact = card(t.box, row["pact"]["card"])
        p.partner = int(row["pact"]["partner"])
        p.side = "ab".index(row["pact"].get("side", "a"))
    for entry in row.get("wars", []):
        p.wars.append(card(t.box, entry["card"]) * SEATS + int(entry["on"]))


def available(p: Seat, row: dict[str, Any]) -> None:
    """Actions available: all, unless said."""
    p.civil = int(row.get("civil", p.white))
    p.military = int(row.get("military", p.red))


def push_steps(t: ThroughTheAges, at: dict[str, Any]) -> None:
    """The steps under way at that moment."""
    phase = at.get("phase", "actions")
    t.push(flow.Game(flow.FINAL_SCORING))
    if phase == "final":
        return
    place = PHASES[phase]
    if place >= 0 and place not in t.box.course.turn:
        raise Unfit("scenario-phase", {"phase": str(phase)})
    political = flow.POLITICS in t.box.course.turn
    begun = t.seats if place == NEXT_ROUND else (t.active - t.start) % t.seats + 1
    t.push(flow.Rounds(begun if political or "event" not in at else 0))
    if "event" in at:
        event = card(t.box, at["event"])
        if political:
            t.push(flow.Turn(t.active, flow.POLITICS_AGAIN))
            t.seat[t.active].done |= POLITICAL
        t.push(Happening(RENEW))
        if t.box.cards[event].category == TERRITORY:
            t.push(Auction(event, t.active, 0, NONE, 0))
        else:
            t.push(Evaluate(event, 0, 0, targets(t, event)))
    elif phase == "politics" and not t.seat[t.active].silent and not has_politics(t, t.active):
        t.push(flow.Turn(t.active, flow.POLITICS_AGAIN))
        t.push(Politics(t.active, False))        # the question that play would pass over
        if t.seat[t.active].lead().peeks and t.current:
            t.push(Peeking(t.active))
    elif phase == "again":
        t.push(flow.Turn(t.active, flow.ACTIONS))
        t.push(Politics(t.active, True))
    elif place != NEXT_ROUND:
        t.push(flow.Turn(t.active, t.box.course.first if place == FIRST else place))
