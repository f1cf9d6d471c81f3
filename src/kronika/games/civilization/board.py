"""What a page or a terminal shows: from a view to drawable parts. Numbers and ids only."""
from __future__ import annotations

from typing import Final

from kronika.core.sealed import Plans
from kronika.core.step import CHANCE_BIT
from kronika.core.table import actors
from kronika.games.civilization.areas import AREA_IDS, AREAS, NODE_IDS
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.calamities import Earthquake, Eruption, Flood, Piracy
from kronika.games.civilization.cards import (
    CARDS,
    CIVIL_WAR,
    EPOCHS,
    FINISH,
    FLOOD,
    GOODS,
    KINDS,
    NATIONS,
    PIRACY,
    RED,
    VALUE,
    VOLCANO,
    members,
    points,
    price,
    worth,
)
from kronika.games.civilization.cities import Building, Support
from kronika.games.civilization.civil_war import WAR, CivilWar
from kronika.games.civilization.conflicts import Attacks
from kronika.games.civilization.flow import EVENT, Turn
from kronika.games.civilization.game import GAME
from kronika.games.civilization.growth import Growth
from kronika.games.civilization.hands import HandLimit
from kronika.games.civilization.losses import Losses, Reductions, Shares
from kronika.games.civilization.movement import Movement
from kronika.games.civilization.notation import GRAMMAR
from kronika.games.civilization.parts import Bid, Blow, Board, Group, Need, Player, Ship, Spot, Stack, Ware
from kronika.games.civilization.progress import groups
from kronika.games.civilization.purchases import Buying, no_card
from kronika.games.civilization.setup import ChooseNation
from kronika.games.civilization.ships import Shipyard
from kronika.games.civilization.standing import Standing
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.games.civilization.taxes import Rates, Revolts
from kronika.games.civilization.trade_cards import Drawing

PHASES: Final = [
    (ChooseNation, "nation"), (Rates, "rates"), (Revolts, "revolt"), (Growth, "growth"), (Shipyard, "ships"),
    (Movement, "movement"), (Attacks, "attacks"), (Support, "support"), (Building, "cities"), (Drawing, "gold"),
    (Barter, "barter"), (Buying, "buying"), (Eruption, "eruption"), (Earthquake, "earthquake"), (Flood, "flood"),
    (Piracy, "piracy"), (Shares, "shares"), (Losses, "losses"), (Reductions, "reductions"), (HandLimit, "hands")]


def board(t: Civilization, viewer: int) -> Board:
    """The picture of a view."""
    out = Board(viewer, phase(t), t.turn, event(t))
    out.goal = t.goal
    out.order = t.order[:]
    out.census = t.census[:]
    out.spots = [spot(t, area.index) for area in AREAS]
    out.ships = [Ship(seat, i, node, NODE_IDS[node]) for seat, p in enumerate(t.seat) for i, node in enumerate(p.ships)]
    out.players = [player(t, seat, viewer) for seat in range(t.seats)]
    out.stacks = [Stack(i, pile.size(), bool(pile.layers) and bool(pile.layers[0].run)
                        and pile.layers[0].run[0] >= 0 and RED[pile.layers[0].run[0]])
                  for i, pile in enumerate(t.piles, 1)]
    ranks(t, out)
    if not t.over:
        now(t, out)
    if 0 <= viewer < t.seats:
        own(t, out, viewer)
    return out


def phase(t: Civilization) -> str:
    """The decision that is open now."""
    if t.over:
        return "over"
    if actors(t) & CHANCE_BIT:
        return "chance"
    top: object = t.stack[-1]
    if isinstance(top, CivilWar):
        return WAR[top.pc]
    return next((word for cls, word in PHASES if isinstance(top, cls)), "chance")


def event(t: Civilization) -> int:
    """The event of the rulebook that is under way. The counter stands behind the place that is being played."""
    for step in t.stack:
        if isinstance(step, Turn):
            return EVENT[max(0, step.pc - 1)]
    return 0


def ranks(t: Civilization, out: Board) -> None:
    if t.over:
        outcome = GAME.outcome(t)
        for p in out.players:
            p.rank = outcome.ranks[p.seat]
            p.score = outcome.scores[p.seat]


def spot(t: Civilization, area: int) -> Spot:
    out = Spot(area, AREA_IDS[area], [t.on(area, seat) for seat in range(t.seats)], t.city[area])
    out.limit = AREAS[area].limit
    out.site = AREAS[area].site
    out.used = t.map().used[area]
    out.exempt = area in t.exempt
    return out


def player(t: Civilization, seat: int, viewer: int) -> Player:
    p = t.seat[seat]
    out = Player(seat, p.nation)
    out.stock = p.stock
    out.treasury = p.treasury
    out.people = p.people
    out.cities = p.cities
    out.ships = len(p.ships)
    out.hand = len(p.hand)
    out.red = p.red[:]
    out.cards = members(p.cards)
    out.points = points(p.cards)
    out.space = p.space
    if p.nation != NOBODY:
        out.epoch = NATIONS[p.nation].epoch[p.space]
        out.need = need(t, seat, viewer)
    out.undecided = bool(not t.over and (actors(t) >> seat) & 1)
    return out


def need(t: Civilization, seat: int, viewer: int) -> Need:
    """CV-18.02 to CV-18.08: what the next space asks for; of other hands the total is not known."""
    p = t.seat[seat]
    nation = NATIONS[p.nation]
    to = p.space + 1
    if not t.trading() or to > FINISH:
        return Need("none", 0, 0)
    value = nation.value[p.space] if to == FINISH else nation.value[to]
    if value:
        return Need("total", value, p.total() if seat == viewer or t.over else -1)
    if nation.epoch[to] > nation.epoch[p.space]:
        asked = EPOCHS[nation.epoch[to] - 1]
        have = {"cities": p.cities, "civ_card_groups": groups(p.cards), "civ_cards": p.cards.bit_count(),
                "civ_card_points": points(p.cards)}
        for what, number in have.items():
            if what in asked:
                return Need(what, asked[what], number)
    return Need("none", 0, 0)


def own(t: Civilization, out: Board, viewer: int) -> None:
    """What only the viewer may know: hand, prices, the sealed list."""
    p = t.seat[viewer]
    counts = p.counts()
    tradable = p.tradable()
    out.worth = worth(counts)
    for kind in range(len(KINDS)):
        if counts[kind]:
            value = VALUE[kind] * counts[kind] ** 2 if kind < GOODS else 0
            out.hand.append(Group(kind, counts[kind], counts[kind] - tradable[kind], value))
    if t.trading() and p.nation != NOBODY:
        for card in range(len(CARDS)):
            rule = no_card(t, viewer, card)
            out.wares.append(Ware(card, t.left[card], price(card, p.cards), bool((p.cards >> card) & 1),
                                  "" if rule is None else rule.ref))
    top: object = t.stack[-1] if t.stack else None
    if isinstance(top, Plans):
        out.planned = [GRAMMAR.say(move) for move in top.listed(viewer)]


def now(t: Civilization, out: Board) -> None:
    """What belongs to the open decision."""
    top: object = t.stack[-1]
    if isinstance(top, Movement) and top.at < len(top.queue):
        moving(t, out, top)
    elif isinstance(top, Barter):
        out.done = top.done
        out.until_gong = t.bound - top.last if t.bound else -1
        out.bids = [bid(offer, top, out.viewer) for offer in top.offers]
    out.blow = blow(top)


def moving(t: Civilization, out: Board, step: Movement) -> None:
    seat = step.queue[step.at]
    out.moving = step.queue[:]
    out.mover = seat
    for part in out.spots:
        part.unmoved = step.unmoved(t, seat, part.area)
    for ship in out.ships:
        if ship.seat == seat and ship.number < len(step.cargo):
            ship.cargo = step.cargo[ship.number]
            ship.left = step.left(t, seat, ship.number)


def bid(offer: Standing, step: Barter, viewer: int) -> Bid:
    out = Bid(offer.number, offer.seat, offer.count, offer.worth, offer.named)
    out.claims = offer.claims[:]
    out.want = offer.want[:]
    out.least = offer.least
    out.price = offer.price
    out.to = offer.to
    out.answers = offer.answers
    out.cards = offer.cards[:] if offer.seat == viewer else []
    out.open = 0 <= viewer < 14 and offer.open_to(viewer)
    answered = step.numbered(offer.answers) if offer.answers else None
    out.mine = answered is not None and answered.seat == viewer
    return out


def blow(top: object) -> Blow | None:
    if isinstance(top, (Shares, Losses)):
        due = top.left if isinstance(top, Shares) else top.due
        return Blow(top.kind, top.seat, top.seat, due)
    if isinstance(top, CivilWar):
        return Blow(CIVIL_WAR, top.victim, top.taker, top.due)
    if isinstance(top, Piracy):
        return Blow(PIRACY, top.seat, top.giver, len(top.ships))
    if isinstance(top, Flood):
        return Blow(FLOOD, top.seat, top.seat, 0)
    if isinstance(top, (Eruption, Earthquake)):
        return Blow(VOLCANO, top.seat, top.seat, 0)
    return Blow(-1, top.seat, top.seat, top.left) if isinstance(top, Reductions) else None
