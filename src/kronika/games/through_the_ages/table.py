"""The state: the table, the civilizations, and the events that lie face down."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.step import Step
from kronika.core.table import Table
from kronika.games.through_the_ages.cards import HOLDERS, Card
from kronika.games.through_the_ages.edition import EDITIONS, ROW, Edition, Mode
from kronika.games.through_the_ages.hooks import Leader
from kronika.games.through_the_ages.ledger import LEDGER

NONE: Final = -1

# What was done in this turn (Seat.done)
TACTIC_CHANGED: Final = 1              # TA15-7.06
LEADER_REPLACED: Final = 2             # TA15-13.32
BACH_USED: Final = 4
LINER_USED: Final = 8
HAMMURABI_USED: Final = 16
TRADED: Final = 32                     # TA15-13.78
HOMER_USED: Final = 64
CHURCHILL_CHOSE: Final = 128
POLITICAL: Final = 256                 # has done a political action
CIVIL_ACTED: Final = 512               # TA06-R.112: has done a civil action, whatever it cost
SPARE_USED: Final = 1024               # TA06-R.97: has used an extra military action
KEEPS_HAND: Final = 2048               # TA06-R.47: does not discard military cards
UNASKED: Final = 4096                  # TA15-R.79: was not asked for a political action, and has said nothing since


class Prepared:
    """An event that lies in the future events: everybody saw who put it there, only he knows its face (TA15-5.07)."""

    def __init__(self, card: int, seat: int, age: int) -> None:
        self.card = card
        self.seat = seat
        self.age = age


class Seat:
    """A civilization. The long list of numbers is what makes a copy cheap. Its table gives it the box."""

    box: Edition                                 # what the cards of this table are

    def __init__(self, culture: int, science: int, yellow: int, unused: int, bank: int, workers: list[int],
                 blue: list[int], techs: int, government: int, leader: int, led: int, homer: int, wonders: int,
                 ruined: int, unfinished: int, stages: int, colonies: int, white: int, civil: int, red: int,
                 military: int, lent: int, spare: int, arms: int, churchill_arms: int, churchill_science: int,
                 traded_food: int, traded_resources: int, done: int, caesar: bool, silent: bool, tactic: int,
                 exclusive: bool, pact: int, partner: int, side: int, wars: list[int], cards: list[int],
                 fresh: list[int], hand: list[int], backs: list[int], thrown: list[int], prepared: list[int],
                 yellows: int, blues: int, turns: int, uprisings: int, prey: int, kept: list[int]) -> None:
        self.culture = culture                   # points
        self.science = science
        self.yellow = yellow                     # tokens in the yellow bank
        self.unused = unused                     # unused workers
        self.bank = bank                         # tokens in the blue bank
        self.workers = workers                   # on each technology that workers stand on
        self.blue = blue                         # blue tokens on farms, mines and labs
        self.techs = techs                       # technologies in play, as bits
        self.government = government
        self.leader = leader                     # or NONE
        self.led = led                           # ages of which a leader was taken, as bits (TA15-6.06)
        self.homer = homer                       # the wonder he is tucked under, or NONE
        self.wonders = wonders                   # completed, as bits
        self.ruined = ruined                     # those of them that are ruined
        self.unfinished = unfinished             # or NONE
        self.stages = stages                     # of the unfinished wonder that are built
        self.colonies = colonies                 # as bits
        self.white = white                       # civil action total (TA15-1.12); audit.py counts it anew
        self.civil = civil                       # civil actions available
        self.red = red                           # military action total
        self.military = military                 # military actions available
        self.lent = lent                         # a military action turned into a civil one (Hammurabi)
        self.spare = spare                       # military actions of this turn only (Patriotism)
        self.arms = arms                         # resources of this turn for units, from action cards
        self.churchill_arms = churchill_arms
        self.churchill_science = churchill_science
        self.traded_food = traded_food           # one resource used as food (Trade Routes)
        self.traded_resources = traded_resources
        self.done = done                         # what was done in this turn, as bits
        self.caesar = caesar                     # the political action that a leader has once per game is used up
        self.silent = silent                     # has given up the next political action (TA15-5.06)
        self.tactic = tactic                     # the current tactic, or NONE
        self.exclusive = exclusive               # it still lies in the own play area
        self.pact = pact                         # the pact in the own area, or NONE
        self.partner = partner
        self.side = side                         # the owner's side of it: 0 is A, 1 is B
        self.wars = wars                         # wars declared: card x 8 + rival
        self.cards = cards                       # civil cards in hand, in order of arrival
        self.fresh = fresh                       # action cards taken in this Action Phase
        self.hand = hand                         # military cards in hand
        self.backs = backs                       # their ages
        self.thrown = thrown                     # own face-down cards in the discard pile
        self.prepared = prepared                 # every event this seat prepared; never shrinks
        self.yellows = yellows                   # yellow tokens owned, wherever they are
        self.blues = blues
        self.turns = turns
        self.uprisings = uprisings
        self.prey = prey                         # the rival whose marker the seat holds, or NONE (TA06-17.03)
        self.kept = kept                         # own bonus cards, secret until the end (TA06-17.09)

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.culture, self.science, self.yellow, self.unused, self.bank, self.workers, self.blue,
                self.techs, self.government, self.leader, self.led, self.homer, self.wonders, self.ruined,
                self.unfinished, self.stages, self.colonies, self.white, self.civil, self.red, self.military,
                self.lent, self.spare, self.arms, self.churchill_arms, self.churchill_science, self.traded_food,
                self.traded_resources, self.done, self.caesar, self.silent, self.tactic, self.exclusive,
                self.pact, self.partner, self.side, self.wars, self.cards, self.fresh, self.hand, self.backs,
                self.thrown, self.prepared, self.yellows, self.blues, self.turns, self.uprisings, self.prey,
                self.kept)

    def clone(self) -> Seat:
        return Seat(self.culture, self.science, self.yellow, self.unused, self.bank, self.workers[:], self.blue[:],
                    self.techs, self.government, self.leader, self.led, self.homer, self.wonders, self.ruined,
                    self.unfinished, self.stages, self.colonies, self.white, self.civil, self.red, self.military,
                    self.lent, self.spare, self.arms, self.churchill_arms, self.churchill_science, self.traded_food,
                    self.traded_resources, self.done, self.caesar, self.silent, self.tactic, self.exclusive, self.pact,
                    self.partner, self.side, self.wars[:], self.cards[:], self.fresh[:], self.hand[:], self.backs[:],
                    self.thrown[:], self.prepared[:], self.yellows, self.blues, self.turns, self.uprisings, self.prey,
                    self.kept[:])

    def has(self, tech: int) -> bool:
        """Whether the technology is in play."""
        return (self.techs >> tech) & 1 != 0

    def lead(self) -> Leader:
        """What the leader does; without one, nothing."""
        return self.box.leads[self.leader]

    def rules_by(self) -> Card:
        """The government."""
        return self.box.cards[self.government]

    def stands(self, bit: int) -> bool:
        """Whether the wonder of that bit is completed and not ruined."""
        return self.wonders & ~self.ruined & bit != 0

    def food(self) -> int:
        """TA15-8.01: on the farms."""
        b = self.blue
        v = self.box.value
        return b[0] * v[0] + b[1] * v[1] + b[2] * v[2] + b[3] * v[3]

    def resources(self) -> int:
        """TA15-8.01, TA15-13.19: on the mines, and on labs."""
        b = self.blue
        v = self.box.value
        return (b[4] * v[4] + b[5] * v[5] + b[6] * v[6] + b[7] * v[7]
                + b[9] * v[9] + b[10] * v[10] + b[11] * v[11])

    def did(self, what: int) -> bool:
        return self.done & what != 0

    def built(self, slots: list[int]) -> int:
        """How many workers stand on these cards."""
        total = 0
        for slot in slots:
            total += self.workers[slot]
        return total

    def throw(self, card: int) -> None:
        """Take a military card out of the hand."""
        at = self.hand.index(card)
        del self.hand[at]
        del self.backs[at]


class ThroughTheAges(Table):
    """The table."""

    def __init__(self, seats: int, edition: int, mode: int, options: list[int], age: int, ended: bool, round: int,
                 active: int, start: int, last: int, left: int, row: list[int], civil: list[int], deck: list[int],
                 discard: list[int], current: list[int], ages: list[int], future: list[Prepared], past: list[int],
                 common: int, gone: list[int], out: list[int], peeked: int, peekers: int, finals: list[int],
                 hidden_finals: list[int], players: list[int], seat: list[Seat]) -> None:
        super().__init__(seats)
        self.edition = edition
        self.mode = mode
        self.options = options                   # the number of the value of each option
        self.age = age                           # 0 is A, 4 is IV
        self.ended = ended                       # the ending age has begun: no decks any more (TA15-4.17)
        self.round = round                       # from 1
        self.active = active                     # whose turn it is
        self.start = start                       # the starting player
        self.last = last                         # the number of the last round; 0 while it is open
        self.left = left                         # seats still in the game, as bits
        self.row = row                           # 13 spaces, NONE where empty
        self.civil = civil                       # the current civil deck, sorted: its order is chance
        self.deck = deck                         # the current military deck, sorted
        self.discard = discard                   # military discards that everybody saw
        self.current = current                   # current events, sorted by age; chance tells their order
        self.ages = ages                         # their backs
        self.future = future
        self.past = past
        self.common = common                     # common tactics, as bits
        self.gone = gone                         # civil cards out of the game
        self.out = out                           # military cards that openly left the game
        self.peeked = peeked                     # the top current event, where Joan has looked; else NONE
        self.peekers = peekers                   # the seats that know it
        self.finals = finals                     # open final events of the shorter game (TA15-15.06)
        self.hidden_finals = hidden_finals
        self.players = players                   # for how many players the decks of each age were made
        self.seat = seat
        self.box = EDITIONS[edition].variant(mode, options)
        for p in seat:
            p.box = self.box

    def push(self, step: Step[ThroughTheAges]) -> None:
        self.stack.append(cast("Step[Table]", step))

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.seats, self.edition, self.mode, self.options, self.age, self.ended, self.round,
                self.active, self.start, self.last, self.left, self.row, self.civil, self.deck, self.discard,
                self.current, self.ages, self.future, self.past, self.common, self.gone, self.out, self.peeked,
                self.peekers, self.finals, self.hidden_finals, self.players, self.seat)

    def clone(self) -> ThroughTheAges:
        return self.copied([p.clone() for p in self.seat])

    def sketch(self, seat: int) -> ThroughTheAges:
        """A copy for trying out an action of the seat, which changes no other civilization: those are shared."""
        shared = self.seat[:]
        shared[seat] = shared[seat].clone()
        return self.copied(shared)

    def copied(self, seats: list[Seat]) -> ThroughTheAges:
        c = ThroughTheAges(self.seats, self.edition, self.mode, self.options[:], self.age, self.ended, self.round,
                           self.active, self.start, self.last, self.left, self.row[:], self.civil[:], self.deck[:],
                           self.discard[:], self.current[:], self.ages[:], self.future[:], self.past[:], self.common,
                           self.gone[:], self.out[:], self.peeked, self.peekers, self.finals[:],
                           self.hidden_finals[:], self.players[:], seats)
        c.over = self.over
        c.shown = self.shown
        for step in self.stack:
            c.stack.append(step.clone())
        return c

    def numbers(self) -> list[int]:
        out: list[int] = []
        for p in self.seat:
            out += [p.food(), p.resources(), p.science, p.culture, p.unused + sum(p.workers), p.yellows, p.blues,
                    p.civil - p.white, p.military - p.red, len(p.hand)]
        return out

    def account(self, before: list[int], since: int) -> None:
        LEDGER.account(self, before, since)

    def rules(self) -> Mode:
        return self.box.modes[self.mode]

    def plays(self, seat: int) -> bool:
        """Whether the seat is still in the game."""
        return (self.left >> seat) & 1 != 0

    def count(self) -> int:
        """How many players are still in the game."""
        return self.left.bit_count()

    def clockwise(self, first: int) -> list[int]:
        """The seats still in the game, clockwise from `first` on."""
        out: list[int] = []
        for i in range(self.seats):
            seat = first + i if first + i < self.seats else first + i - self.seats
            if (self.left >> seat) & 1:
                out.append(seat)
        return out

    def opener(self) -> int:
        """The starting player, or the next one left after him (TA15-R.05)."""
        return self.clockwise(self.start)[0]


def empty_seat(box: Edition) -> Seat:
    """TA15-2.05: a player board at the start."""
    workers = [max(0, card.starting) for card in box.cards[:box.worked]]
    techs = 0
    for card in box.cards:
        if card.starting >= 0:
            techs |= card.bit
    first = box.cards[box.government]
    p = Seat(0, 0, box.yellow, box.unused, box.blue, workers, [0] * HOLDERS, techs, box.government, NONE, 0, NONE, 0,
             0, NONE, 0, 0, first.white, first.white, first.red, first.red, 0, 0, 0, 0, 0, 0, 0, 0, False, False,
             NONE, False, NONE, NONE, 0, [], [], [], [], [], [], [], box.yellow + box.unused + sum(workers),
             box.blue, 0, 0, NONE, [])
    p.box = box
    return p


def empty_table(seats: int, edition: int, mode: int, options: list[int]) -> ThroughTheAges:
    """The table before the starting player is drawn and the first cards are dealt."""
    box = EDITIONS[edition].variant(mode, options)
    return ThroughTheAges(seats, edition, mode, options, 0, False, 0, 0, 0, 0, (1 << seats) - 1, [NONE] * ROW,
                          box.civil_deck(0, seats), [], [], [], [], [], [], 0, [], [], NONE, 0, [], [],
                          [seats] * 4, [empty_seat(box) for _ in range(seats)])
