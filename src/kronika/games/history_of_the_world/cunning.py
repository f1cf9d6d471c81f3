"""Events in the eyes of the greedy player: which to take, when to play them, and at whom."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.games.history_of_the_world.battle import Battle
from kronika.games.history_of_the_world.cards import (
    AUTO_WIN,
    BARBARIANS,
    BUILD_FORTS,
    EMPIRES,
    EPOCHS,
    EVENTS,
    EXTRA_MONUMENT,
    GAIN_ARMIES,
    GAIN_TOKENS,
    PLACE_FLEET,
    POINTS_PER,
    RAZE,
    REGION_ADJACENCY,
    REMOVE_ARMIES,
    REPLACE,
    STRUCTURE,
    Effect,
)
from kronika.games.history_of_the_world.estimate import Tally, loss, razed, structures, taking
from kronika.games.history_of_the_world.events import CONQUEST, points
from kronika.games.history_of_the_world.moves import Ravage, Raze, Remove, Replace
from kronika.games.history_of_the_world.table import NOBODY, World
from kronika.games.history_of_the_world.targets import targets
from kronika.games.history_of_the_world.taste import (
    EASY,
    LONG,
    LONG_LAST,
    NARROW,
    TOKENS,
    TOKENS_LAST,
    WORTH_A_BLOW,
    WORTH_LAST,
    Taste,
)
from kronika.games.history_of_the_world.windows import Window


def event_choice(event: int, taste: Taste) -> float:
    """What an event is worth in the hand, in points."""
    if event < 0:
        return 0.0
    row = EVENTS[event]
    if row.card is not None:
        return taste.minor[0] + taste.minor[1] * row.card.strength + (taste.minor[2] if row.card.founds else 0.0)
    kind = row.effect.kind
    return taste.event[kind] * (row.effect.count if kind in (GAIN_ARMIES, GAIN_TOKENS) else 1)


def play_worth(t: World, tally: Tally, seat: int, event: int, rate: float) -> float:
    """Above what else can be done: play it now. Below 0: keep it for a better moment."""
    row = EVENTS[event]
    last = t.epoch == EPOCHS
    if row.card is not None:
        enough = t.seat[seat].supply - row.card.strength >= EMPIRES[t.seat[seat].empire].strength // 2
        return 5.0 if enough else -1.0
    effect = row.effect
    conquering = not isinstance(t.stack[-1], Window)
    if row.lasting:
        return lasting_worth(t, effect, conquering, rate, tally.taste.moment)
    if effect.kind in (GAIN_ARMIES, GAIN_TOKENS):
        return gain_worth(t, effect, conquering, tally.taste.moment)
    if effect.kind == POINTS_PER:
        got = points(t, seat, effect)
        return 4.0 if (got >= effect.most or last) and late(t) else -1.0
    if effect.kind == BUILD_FORTS:
        return 1.0 if late(t) else -1.0
    best = best_target(t, tally, seat, effect)
    return 3.0 if late(t) and best > tally.taste.moment[WORTH_LAST if last else WORTH_A_BLOW] else -1.0


def late(t: World) -> bool:
    """A window after the conquest."""
    step: object = t.stack[-1]
    return isinstance(step, Window) and step.when > CONQUEST


def lasting_worth(t: World, effect: Effect, conquering: bool, rate: float, moment: list[float]) -> float:
    """Effects for the whole turn: with many armies still on the card, or in the last epoch."""
    if effect.kind == EXTRA_MONUMENT:
        return 4.0 if late(t) else -1.0
    if not conquering:
        return -1.0
    armies = t.realms[0].armies
    last = t.epoch == EPOCHS
    if effect.kind in (PLACE_FLEET, REGION_ADJACENCY):
        return 4.0 if armies >= 3 and (last or rate < moment[NARROW]) else -1.0
    if effect.kind == AUTO_WIN:
        return 4.0 if armies > 0 and (last or rate < moment[EASY]) else -1.0
    return 6.0 if armies >= moment[LONG_LAST if last else LONG] else -1.0


def gain_worth(t: World, effect: Effect, conquering: bool, moment: list[float]) -> float:
    """Armies when the card is nearly bare; tokens while there are armies to begin sieges with."""
    if not conquering or isinstance(t.stack[-1], Battle):
        return -1.0
    armies = t.realms[0].armies
    last = t.epoch == EPOCHS
    if effect.kind == GAIN_TOKENS:
        return 6.0 if armies >= moment[TOKENS_LAST if last else TOKENS] else -1.0
    return 6.0 if armies <= 1 and (last or t.epoch >= 2) else -1.0


def best_target(t: World, tally: Tally, seat: int, effect: Effect) -> float:
    best = 0.0
    for land in targets(t, seat, effect, NOBODY):
        best = max(best, hit_worth(t, tally, seat, effect.kind, land))
    return best


def target_worth(t: World, tally: Tally, seat: int, move: Move) -> float:
    if isinstance(move, Remove):
        return hit_worth(t, tally, seat, REMOVE_ARMIES, move.land)
    if isinstance(move, Replace):
        return hit_worth(t, tally, seat, REPLACE, move.land)
    if isinstance(move, Ravage):
        return hit_worth(t, tally, seat, BARBARIANS, move.land)
    return hit_worth(t, tally, seat, RAZE, move.land) if isinstance(move, Raze) else 0.0


def hit_worth(t: World, tally: Tally, seat: int, kind: int, land: int) -> float:
    """What it is worth to the seat that an event strikes the land."""
    holder = t.holder[land]
    built = t.built[land]
    if kind in (REPLACE, BARBARIANS):
        return taking(t, tally, seat, land, razed(built) if kind == BARBARIANS else built)
    mine = holder == seat
    if kind == RAZE:
        lost = structures(built) - structures(razed(built)) if built & STRUCTURE else 0.0
        return -lost if mine else lost * tally.deny(holder) if holder != NOBODY else 0.0
    return -loss(t, tally, seat, land) if mine else relief(t, tally, seat, land)


def relief(t: World, tally: Tally, seat: int, land: int) -> float:
    """An opposing army less: what he loses, and what I gain in the region."""
    holder = t.holder[land]
    region = tally.region(land)
    before = tally.value(seat, region)
    tally.shift(region, holder, -1)
    after = tally.value(seat, region)
    tally.shift(region, holder, 1)
    return after - before + loss(t, tally, holder, land) * tally.deny(holder)
