"""Who may know what (chapter 22), and tables that agree with what a seat knows."""
from __future__ import annotations

from typing import Final

from kronika.core.field import EACH, OWNER, PILE, PUBLIC, Fieldbook, Fields
from kronika.core.rng import Rng
from kronika.core.sealed import PLAN, PLANS
from kronika.games.civilization import (
    barter,
    calamities,
    cities,
    civil_war,
    conflicts,
    flow,
    growth,
    guess,
    hands,
    losses,
    movement,
    purchases,
    setup,
    ships,
    taxes,
    trade_cards,
)
from kronika.games.civilization.notation import SPOKEN
from kronika.games.civilization.standing import Standing
from kronika.games.civilization.table import Card, Civilization, Seat


def public(*names: str) -> list[tuple[str, str]]:
    return [(name, PUBLIC) for name in names]


FIELDS: Final = Fieldbook([
    Fields(Civilization, public("seats", "mode", "chart", "bound", "goal", "turn", "stalled", "ended", "order",
                                "tokens", "city", "exempt", "census", "seat", "piles", "left", "offers", "deals",
                                "markets")),
    Fields(Seat, [*public("nation", "stock", "treasury", "people", "cities", "ships", "kept", "fresh", "due", "hand",
                          "red"), ("returned", OWNER), *public("cards", "space", "furthest")]),
    Fields(Card, [("kind", "knows"), ("knows", PUBLIC), ("giver", "knows")], shared=True),
    *PILE,
    PLAN,
    Fields(flow.Game, public("pc"), names={"pc": flow.GAME}),
    Fields(flow.Turn, public("pc", "last"), names={"pc": (*flow.TURN, "over"), "last": flow.TURN}),
    Fields(setup.DrawOrder, []),
    Fields(setup.ChooseNation, public("queue", "at")),
    Fields(taxes.Rates, [("rates", EACH), *public("holders", "ready")]),
    Fields(taxes.Revolts, public("rebels", "left", "ranking", "at", "taker")),
    Fields(growth.Growth, PLANS),
    Fields(ships.Shipyard, PLANS),
    Fields(movement.Movement, public("queue", "at", "arrived", "used", "cargo")),
    Fields(conflicts.Attacks, public("pending")),
    Fields(cities.Support, public("at")),
    Fields(cities.Building, PLANS),
    Fields(trade_cards.Drawing, public("queue", "at", "drawn", "bought")),
    Fields(barter.Barter, public("offers", "done", "last", "made")),
    Fields(Standing, [*public("seat", "number", "count", "worth", "named", "claims"), ("cards", OWNER),
                      *public("want", "least", "price", "to", "answers")], owner="seat"),
    Fields(purchases.Buying, public("at")),
    Fields(calamities.Calamities, public("kind", "carried")),
    Fields(calamities.Eruption, public("seat", "volcanoes")),
    Fields(calamities.Earthquake, public("seat", "first")),
    Fields(calamities.Flood, public("seat", "plains")),
    Fields(calamities.Piracy, public("seat", "giver", "ships")),
    Fields(civil_war.CivilWar, public("pc", "victim", "taker", "due", "tokens", "cities", "ranking", "at"),
           names={"pc": civil_war.WAR}),
    Fields(losses.Shares, public("kind", "seat", "giver", "left", "amounts", "own", "plain")),
    Fields(losses.Toll, public("kind", "victims", "amounts", "at", "plain")),
    Fields(losses.Losses, public("kind", "seat", "due", "plain")),
    Fields(losses.Reductions, public("seat", "left")),
    Fields(hands.HandLimit, PLANS),
    *[verb.fields for verb in SPOKEN],
])


def determinize(v: Civilization, seat: int, rng: Rng) -> Civilization:
    """A whole table that the seat could not tell from the real one."""
    t = v.clone()
    guess.complete(t, seat, rng)
    return t
