"""The state: the board, the seats, and the empire or kingdom being played."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.step import Step
from kronika.core.table import Table
from kronika.games.history_of_the_world.cards import (
    ARMIES,
    EMPIRES,
    EPOCHS,
    EVENTS,
    FORTS,
    MONUMENTS,
    NONE,
    PIECES,
    Card,
    Effect,
)
from kronika.games.history_of_the_world.lands import LANDS, NEAR, REGION_OF, REGIONS, reach
from kronika.games.history_of_the_world.ledger import LEDGER

NOBODY: Final = -1

# What has become of the event chosen in an epoch
NOT_YET: Final = 0
HELD: Final = 1
PLAYED: Final = 2
AWAY: Final = 3                        # an unplayed kingdom, put away face down (HW-26.05)
FATES: Final = ["none", "held", "played", "away"]

EMPIRE_PILE: Final = EPOCHS            # the piles of the draft: the events of each epoch, then the empires of this one
PILES: Final = EPOCHS + 1

# Ways into a land, as bits (HW-9.03)
LAND_BIT: Final = 1
CARAVAN_BIT: Final = 2
FLEET_BIT: Final = 4


class Past:
    """What everybody knows of a seat's drafts. Never changed, only replaced, so that copies may share it."""

    def __init__(self, rank: list[int], to: list[int], shown: list[int]) -> None:
        self.rank = rank                         # the place in each epoch's draft, the most points first
        self.to = to                             # by pile, in the classic choice: to whom the drawn card went
        self.shown = shown                       # the event of each epoch, once it has been played


class Seen:
    """What the seat alone knows of its drafts, for good (HW-26.03). Never changed, only replaced."""

    def __init__(self, passed: list[int], given: list[int]) -> None:
        self.passed = passed                     # by pile: the cards passed on, as bits within their epoch
        self.given = given                       # by pile, in the classic choice: the card given away


def with_value(values: list[int], at: int, value: int) -> list[int]:
    """A copy with one number changed."""
    out = values[:]
    out[at] = value
    return out


class Seat:
    """A player: score, supply, and cards."""

    def __init__(self, score: int, supply: int, event: list[int], fate: list[int], past: Past, empire: int, sees: int,
                 seen: Seen | None) -> None:
        self.score = score
        self.supply = supply
        self.event = event                       # the event chosen in each epoch
        self.fate = fate                         # what has become of it
        self.past = past
        self.empire = empire                     # the empire of this epoch
        self.sees = sees                         # who knows it, as bits
        self.seen = seen                         # None in the views of others

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.score, self.supply, self.event, self.fate, self.past, self.empire, self.sees, self.seen)

    def clone(self) -> Seat:
        return Seat(self.score, self.supply, self.event[:], self.fate[:], self.past, self.empire, self.sees, self.seen)

    def cards(self) -> int:
        """How many event cards the seat holds, which everybody knows (HW-26.01)."""
        return self.fate.count(HELD)

    def memory(self) -> Seen:
        return self.seen if self.seen is not None else NOTHING_SEEN

    def take_rank(self, epoch: int, rank: int) -> None:
        self.past = Past(with_value(self.past.rank, epoch - 1, rank), self.past.to, self.past.shown)

    def show_event(self, epoch: int, event: int) -> None:
        self.past = Past(self.past.rank, self.past.to, with_value(self.past.shown, epoch - 1, event))

    def hand_on(self, pile: int, to: int) -> None:
        self.past = Past(self.past.rank, with_value(self.past.to, pile, to), self.past.shown)

    def remember(self, pile: int, passed: int, given: int) -> None:
        was = self.memory()
        self.seen = Seen(with_value(was.passed, pile, passed), with_value(was.given, pile, given))


NOTHING_SEEN: Final = Seen([0] * PILES, [-1] * PILES)
NO_PAST: Final = Past([-1] * EPOCHS, [-1] * PILES, [-1] * EPOCHS)


def empty_seat(seat: int) -> Seat:
    return Seat(0, ARMIES, [-1] * EPOCHS, [NOT_YET] * EPOCHS, NO_PAST, -1, 1 << seat, NOTHING_SEEN)


class Realm:
    """The card of the empire or kingdom being played, with what lies on it and what helps it this turn."""

    def __init__(self, seat: int, card: int, kingdom: bool, armies: int, tokens: int, discs: int, rails: int,
                 ruse: bool, played: list[int], declined: bool, used: int, empty: int, mark: int) -> None:
        self.seat = seat
        self.card = card                         # of the empires; of the events if it is a kingdom
        self.kingdom = kingdom
        self.armies = armies                     # on the card
        self.tokens = tokens                     # siege tokens on the card
        self.discs = discs                       # areas with a fleet or a caravan, as bits
        self.rails = rails                       # regions joined by Railways, as bits
        self.ruse = ruse                         # Treachery waits for the next battle
        self.played = played                     # advancements that last until the end of the turn
        self.declined = declined                 # the ability is not used for the moment (HW-23.01)
        self.used = used                         # how often the ability was used
        self.empty = empty                       # lands taken that held no army
        self.mark = mark                         # the land that the Turks left, as if held (HW-R.29)

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.seat, self.card, self.kingdom, self.armies, self.tokens, self.discs, self.rails, self.ruse,
                self.played, self.declined, self.used, self.empty, self.mark)

    def clone(self) -> Realm:
        return Realm(self.seat, self.card, self.kingdom, self.armies, self.tokens, self.discs, self.rails, self.ruse,
                     self.played[:], self.declined, self.used, self.empty, self.mark)

    def row(self) -> Card:
        """The card itself."""
        return cast(Card, EVENTS[self.card].card) if self.kingdom else EMPIRES[self.card]

    def ability(self) -> Effect:
        """The effect of the card; none while it is declined."""
        return NO_EFFECT if self.declined else self.row().effect

    def has(self, kind: int) -> bool:
        return not self.declined and self.row().effect.kind == kind


NO_EFFECT: Final = Effect({})
assert NO_EFFECT.kind == NONE


def new_realm(seat: int, card: int, kingdom: bool) -> Realm:
    return Realm(seat, card, kingdom, 0, 0, 0, 0, False, [], False, 0, 0, NOBODY)


class World(Table):
    """Everything that lies on the table."""

    def __init__(self, seats: int, classic: bool, epoch: int, called: int, player: int, pieces: int, monuments: int,
                 forts: int, order: list[int], holder: list[int], active: list[int], built: list[int],
                 tokens: list[int], seat: list[Seat], realms: list[Realm]) -> None:
        super().__init__(seats)
        self.classic = classic                   # the classic choice of cards (chapter 25)
        self.epoch = epoch
        self.called = called                     # how many empires of the epoch have been called
        self.player = player                     # whose turn it is; NOBODY between turns
        self.pieces = pieces                     # capital/city pieces in the pool
        self.monuments = monuments
        self.forts = forts
        self.order = order                       # seats in the order of the draft, the most points first
        self.holder = holder                     # by land: whose army stands there
        self.active = active                     # by land: 1 if that army stands upright
        self.built = built                       # by land: structures and fort, as bits
        self.tokens = tokens                     # by region: the token on its plate, or -1
        self.seat = seat
        self.realms = realms                     # in a turn: the empire, and on top of it the kingdom being played

    def push(self, step: Step[World]) -> None:
        self.stack.append(cast("Step[Table]", step))

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.seats, self.classic, self.epoch, self.called, self.player, self.pieces, self.monuments,
                self.forts, self.order, self.holder, self.active, self.built, self.tokens, self.seat,
                self.realms)

    def clone(self) -> World:
        c = World(self.seats, self.classic, self.epoch, self.called, self.player, self.pieces, self.monuments,
                  self.forts, self.order[:], self.holder[:], self.active[:], self.built[:], self.tokens[:],
                  [p.clone() for p in self.seat], [r.clone() for r in self.realms])
        c.over = self.over
        c.shown = self.shown
        for step in self.stack:
            c.stack.append(step.clone())
        return c

    def numbers(self) -> list[int]:
        out: list[int] = []
        for seat, p in enumerate(self.seat):
            armies = 0
            tokens = 0
            for realm in self.realms:
                if realm.seat == seat:
                    armies += realm.armies
                    tokens += realm.tokens
            out += [p.score, armies, tokens, p.cards()]
        return out

    def account(self, before: list[int], since: int) -> None:
        LEDGER.account(self, before, since)

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    def realm(self) -> Realm:
        """The empire or kingdom being played now."""
        return self.realms[-1]

    def stands(self, seat: int, land: int) -> bool:
        """Whether an active army of the seat holds the land."""
        return self.holder[land] == seat and self.active[land] == 1

    def stand(self, seat: int, land: int) -> None:
        """Put an active army on a land without an army."""
        self.holder[land] = seat
        self.active[land] = 1

    def send_home(self, land: int) -> None:
        """The army of the land, if any, goes to its owner's supply."""
        owner = self.holder[land]
        if owner >= 0:
            self.seat[owner].supply += 1
            self.holder[land] = NOBODY
            self.active[land] = 0

    def active_lands(self, seat: int) -> list[int]:
        holder = self.holder
        active = self.active
        return [land for land in range(len(holder)) if active[land] == 1 and holder[land] == seat]


def ways(t: World, realm: Realm) -> list[int]:
    """HW-9.02, HW-9.03: by land, how an invasion may come there; 0 where it may not."""
    out = [0] * len(LANDS)
    joined = reach(realm.discs) if realm.discs else None
    for land in t.active_lands(realm.seat):
        for other in NEAR[land]:
            out[other] = out[other] | LAND_BIT
        if joined is not None:
            for other in joined.caravan[land]:
                out[other] = out[other] | CARAVAN_BIT
            for other in joined.fleet[land]:
                out[other] = out[other] | FLEET_BIT
        if realm.rails >> REGION_OF[land] & 1:
            for other in REGIONS[REGION_OF[land]].lands:
                if other != land:
                    out[other] = out[other] | LAND_BIT      # HW-R.39
    if realm.mark >= 0:
        for other in NEAR[realm.mark]:
            out[other] = out[other] | LAND_BIT              # HW-R.29
    return out


def empty_table(seats: int, classic: bool) -> World:
    """HW-2.01, HW-2.07: an empty board, all armies in the supplies."""
    lands = len(LANDS)
    return World(seats, classic, 0, 0, NOBODY, PIECES, MONUMENTS, FORTS, [], [NOBODY] * lands, [0] * lands,
                 [0] * lands, [-1] * len(REGIONS), [empty_seat(i) for i in range(seats)], [])
