"""What a page or a terminal shows: from a view to drawable parts. Numbers and ids only."""
from __future__ import annotations

from kronika.core.step import CHANCE_BIT
from kronika.core.table import actors
from kronika.games.history_of_the_world import table
from kronika.games.history_of_the_world.aftermath import Outpost, RazeOrSpare, ReturnOrStay
from kronika.games.history_of_the_world.battle import DICE, LOST, Battle
from kronika.games.history_of_the_world.cards import BUILT, CAPITAL, CITY, EVENTS, MONUMENT, PER_EPOCH, STRUCTURE
from kronika.games.history_of_the_world.classic import ClassicDraft
from kronika.games.history_of_the_world.conquest import Conquest
from kronika.games.history_of_the_world.draft import Draft
from kronika.games.history_of_the_world.empire import FirstArmy, LastPiece
from kronika.games.history_of_the_world.events import OPENING
from kronika.games.history_of_the_world.forts import FreeForts
from kronika.games.history_of_the_world.game import GAME
from kronika.games.history_of_the_world.lands import AREAS, LANDS, REGIONS, TOKENS
from kronika.games.history_of_the_world.modifiers import (
    bonus,
    catapult_spaces,
    defence,
    defender_dice,
    defender_rerolls,
)
from kronika.games.history_of_the_world.monuments import Monuments
from kronika.games.history_of_the_world.odds import battle_odds, invasion
from kronika.games.history_of_the_world.parts import (
    Board,
    Call,
    Card,
    Fight,
    Plate,
    Player,
    Route,
    Spot,
    Standing,
    Target,
)
from kronika.games.history_of_the_world.scoring import LEVELS, level, region_points, structure_points, worth
from kronika.games.history_of_the_world.table import HELD, NOBODY, World, ways
from kronika.games.history_of_the_world.targets import ChooseArea, ChooseRegionStep, Targeting
from kronika.games.history_of_the_world.track import Conflict
from kronika.games.history_of_the_world.windows import Window

PHASES = [(ClassicDraft, "classic"), (FirstArmy, "recall"), (LastPiece, "capital"), (Conquest, "conquest"),
          (RazeOrSpare, "raze"), (ReturnOrStay, "return"), (Outpost, "outpost"), (FreeForts, "forts"),
          (Targeting, "target"), (ChooseArea, "area"), (ChooseRegionStep, "region"), (Monuments, "monuments"),
          (Conflict, "conflict")]
BITS = [(table.LAND_BIT, "land"), (table.CARAVAN_BIT, "caravan"), (table.FLEET_BIT, "fleet")]


def board(t: World, viewer: int) -> Board:
    """The picture of a view."""
    out = Board(viewer, phase(t, viewer), t.epoch, t.player)
    out.lands = [spot(t, land.index) for land in LANDS]
    out.plates = [plate(t, region.index) for region in REGIONS]
    out.players = [player(t, seat) for seat in range(t.seats)]
    out.calls = calls(t)
    out.pool = [t.pieces, t.monuments, t.forts]
    if t.realms:
        out.card = card(t)
    top: object = None if t.over else t.stack[-1]
    if isinstance(top, Battle):
        out.fight = fight(t, top)
    if isinstance(top, Conquest) and t.realm().armies > 0:
        out.targets = targets(t)
    if 0 <= viewer < t.seats:
        p = t.seat[viewer]
        out.hand = [event for event, fate in zip(p.event, p.fate) if fate == HELD and event >= 0]
        out.pile = pile(t, viewer)
    return out


def phase(t: World, viewer: int) -> str:
    """The decision that is open now."""
    if t.over:
        return "over"
    if actors(t) & CHANCE_BIT:
        return "chance"
    top: object = t.stack[-1]
    if isinstance(top, Draft):
        seat = viewer if 0 <= viewer < t.seats else top.has_events(t)
        return "events" if top.now_events(t, seat) else "empires"
    if isinstance(top, Window):
        return "opening" if top.when == OPENING else "window"
    if isinstance(top, Battle):
        return "siege" if top.moment == LOST else "reroll"
    for cls, word in PHASES:
        if isinstance(top, cls):
            return word
    return "conquest"


def names(built: int) -> list[str]:
    return [name for i, name in enumerate(BUILT) if (built >> i) & 1]


def spot(t: World, land: int) -> Spot:
    out = Spot(land, LANDS[land].id, t.holder[land], t.active[land] == 1, names(t.built[land]))
    out.resources = LANDS[land].resources
    out.terrain = LANDS[land].terrain
    out.mark = bool(t.realms) and t.realm().mark == land
    return out


def plate(t: World, region: int) -> Plate:
    token = t.tokens[region]
    standings: list[Standing] = []
    for seat in range(t.seats):
        armies = sum(1 for land in REGIONS[region].lands if t.holder[land] == seat)
        if armies:
            standings.append(Standing(seat, armies, LEVELS[level(t, seat, region)], region_points(t, seat, region)))
    return Plate(region, REGIONS[region].id, TOKENS[token].values if token >= 0 else [], standings)


def player(t: World, seat: int) -> Player:
    p = t.seat[seat]
    called = p.sees == t.everybody()
    out = Player(seat, p.score, p.supply, p.cards(), p.empire if called else -1)
    out.armies = t.holder.count(seat)
    out.structures = structure_points(t, seat)
    out.worth = worth(t, seat)
    out.rank = GAME.outcome(t).ranks[seat] if t.over else 0
    out.undecided = bool((actors(t) >> seat) & 1)
    return out


def calls(t: World) -> list[Call]:
    """The order of the epoch, with what is known of it."""
    out: list[Call] = []
    for place in range(PER_EPOCH if t.epoch else 0):
        empire = (t.epoch - 1) * PER_EPOCH + place
        owner = next((seat for seat, p in enumerate(t.seat) if p.empire == empire), NOBODY)
        out.append(Call(empire, place < t.called, owner))
    return out


def card(t: World) -> Card:
    realm = t.realm()
    out = Card(realm.row().id, realm.kingdom, realm.armies, realm.tokens)
    out.discs = [area.id for area in AREAS if (realm.discs >> area.index) & 1]
    out.played = [EVENTS[event].id for event in realm.played]
    out.declined = realm.declined
    return out


def fight(t: World, step: Battle) -> Fight:
    """The battle with its modifiers; the chances while the dice are still to be rolled."""
    realm = t.realm()
    out = Fight(step.land, realm.seat, t.holder[step.land], step.fleet)
    out.mine = step.dice[:2]
    out.theirs = step.dice[2:]
    out.bonus = bonus(t, realm, step.land, step.fleet, step.level)
    out.defence = defence(realm, step.land)
    out.level = step.level
    out.side = step.side
    out.left = [step.mine, step.theirs]
    out.catapult = step.armies
    if step.moment in (DICE, LOST):
        coming = battle_odds(t, realm, step.land, step.fleet, step.level + (1 if step.moment == LOST else 0))
        out.win = coming.win
        out.tie = coming.tie
        out.lose = coming.lose
    return out


def targets(t: World) -> list[Target]:
    """Every land that may be invaded, with the odds of the battle and what would be razed."""
    realm = t.realm()
    thought = t.clone()
    out: list[Target] = []
    for land, way in enumerate(ways(t, realm)):
        if way == 0 or t.stands(realm.seat, land):
            continue
        said = [word for bit, word in BITS if way & bit]
        target = Target(land, said, f"invade {LANDS[land].id}")
        target.routes = [Route(said[0], False)]
        if "fleet" in said and len(said) > 1:
            target.routes.append(Route("fleet", True))
        if t.holder[land] not in (NOBODY, realm.seat):
            add_odds(t, target)
        add_gain(thought, target)
        out.append(target)
    return out


def add_odds(t: World, target: Target) -> None:
    realm = t.realm()
    for route in target.routes:
        route_odds(t, target.land, route)
    first = target.routes[0]
    target.defended = True
    target.win = first.win
    target.tie = first.tie
    target.lose = first.lose
    target.holds = first.holds
    target.armies = first.armies
    target.dice = defender_dice(t, realm, target.land)
    target.defence = defence(realm, target.land)
    built = t.built[target.land]
    if built & STRUCTURE:
        target.razed = "capital" if built & CAPITAL else "city" if built & CITY else "monument"


def route_odds(t: World, land: int, route: Route) -> None:
    """The chances on one way; Treachery wins without dice (HW-R.40)."""
    realm = t.realm()
    fleet = route.way == "fleet"
    route.rerolls = defender_rerolls(realm, fleet)
    route.bonus = bonus(t, realm, land, fleet, 0)
    if realm.ruse:
        return
    whole = invasion(t, realm, land, fleet)
    first = battle_odds(t, realm, land, fleet, 0)
    route.win = first.win
    route.tie = first.tie
    route.lose = first.lose
    route.holds = whole.holds
    route.armies = whole.armies
    route.ladder = [battle_odds(t, realm, land, fleet, level + 1).win for level in range(catapult_spaces(realm))]


def add_gain(t: World, target: Target) -> None:
    """What the land would add to the score of the moment, were it held after one razing step. `t` is a copy."""
    land = target.land
    seat = t.realm().seat
    region = LANDS[land].region
    holder = t.holder[land]
    built = t.built[land]
    target.before = LEVELS[level(t, seat, region)]
    points = region_points(t, seat, region)
    structures = structure_points(t, seat)
    t.holder[land] = seat
    if target.razed == "capital":
        t.built[land] = (built | CITY) & ~CAPITAL
    elif target.razed:
        t.built[land] = built & ~(CITY if target.razed == "city" else MONUMENT)
    target.after = LEVELS[level(t, seat, region)]
    target.region_gain = region_points(t, seat, region) - points
    target.built_gain = structure_points(t, seat) - structures
    target.gain = target.region_gain + target.built_gain
    t.holder[land] = holder
    t.built[land] = built


def pile(t: World, viewer: int) -> list[int]:
    """The cards that the viewer holds in his hand for the choice: events or empires, by the phase."""
    top: object = None if t.over else t.stack[-1]
    if isinstance(top, ClassicDraft):
        return [top.card] if (top.sees >> viewer) & 1 else []
    if not isinstance(top, Draft):
        return []
    return [c for c in (top.events if top.now_events(t, viewer) else top.empires) if c >= 0]
