"""The drawable parts of a table: numbers, ids and lists, without words and without HTML."""
from __future__ import annotations

from kronika.games.through_the_ages.ratings import Part


class Sum:
    """A number that can explain itself."""

    def __init__(self, total: int, parts: list[Part]) -> None:
        self.total = total
        self.parts = parts


class Space:
    """A space of the card row."""

    def __init__(self, number: int, card: int, cost: int, falls: bool, rule: str, say: str) -> None:
        self.number = number                     # from 1
        self.card = card                         # or -1
        self.cost = cost                         # civil actions, for the viewer
        self.falls = falls                       # will be discarded at the next replenishment
        self.rule = rule                         # the rule that forbids the viewer to take it, or ""
        self.say = say


class Technology:
    """A technology in play with what stands on it."""

    def __init__(self, card: int, workers: int, tokens: int, cost: Sum) -> None:
        self.card = card
        self.workers = workers
        self.tokens = tokens
        self.cost = cost                         # of one more building or unit


class Wonder:
    """A wonder, finished or not."""

    def __init__(self, card: int, built: int, stages: list[int], ruined: bool, homer: bool) -> None:
        self.card = card
        self.built = built
        self.stages = stages
        self.ruined = ruined
        self.homer = homer


class Pact:
    """A pact in force, as one of its parties sees it."""

    def __init__(self, card: int, owner: int, partner: int, side: str) -> None:
        self.card = card
        self.owner = owner
        self.partner = partner                   # the other party
        self.side = side                         # a, b, or "" where the pact has no sides


class Bank:
    """A bank of tokens: what it means now, and how many tokens may go until that changes."""

    def __init__(self, tokens: int, until: int) -> None:
        self.tokens = tokens
        self.until = until                       # tokens left before the next threshold


class Forecast:
    """What would happen if the turn ended now (TA15-11.01)."""

    def __init__(self) -> None:
        self.uprising = False
        self.science = 0
        self.culture = 0
        self.corruption = 0
        self.food = 0                            # produced
        self.consumption = 0
        self.hunger = 0                          # culture lost
        self.resources = 0                       # produced
        self.drawn = 0
        self.excess = 0                          # military cards to discard


class Civilization:
    """A player's board with everything that lies on and beside it."""

    def __init__(self, seat: int, plays: bool) -> None:
        self.seat = seat
        self.plays = plays                       # still in the game
        self.rank = 0                            # after the end
        self.culture = 0
        self.science = 0
        self.ratings: dict[str, Sum] = {}        # culture, science, strength, happiness, civil, military
        self.food = 0
        self.resources = 0
        self.produces: dict[str, Sum] = {}       # food, resources
        self.yellow = Bank(0, 0)
        self.blue = Bank(0, 0)
        self.unused = 0
        self.needed_faces = 0
        self.discontent = 0
        self.population_cost = 0
        self.consumption = 0
        self.corruption = 0
        self.civil = 0                           # available
        self.military = 0
        self.lent = 0
        self.spare = 0
        self.arms = 0
        self.government = -1
        self.leader = -1
        self.urban_limit = 0
        self.technologies: list[list[Technology]] = []     # by type: farms, mines, labs ... air forces
        self.specials: list[int] = []
        self.wonders: list[Wonder] = []
        self.unfinished: Wonder | None = None
        self.colonies: list[int] = []
        self.tactic = -1
        self.exclusive = False
        self.tactical = 0
        self.pacts: list[Pact] = []
        self.wars: list[list[int]] = []          # card and rival
        self.cards: list[int] = []               # civil hand
        self.civil_limit = 0
        self.hand: list[int] = []                # military hand, -1 where unknown
        self.backs: list[int] = []
        self.military_limit = 0
        self.kept: list[int] = []                # own bonus cards, -1 where unknown


class Attack:
    """An aggression that waits for its defense."""

    def __init__(self, card: int, attacker: int, rival: int, strength: int, defense: int) -> None:
        self.card = card
        self.attacker = attacker
        self.rival = rival
        self.strength = strength
        self.defense = defense                   # the rival's strength with the cards named so far, if they are known


class Colony:
    """A territory at auction, or its winner's force."""

    def __init__(self, card: int, bid: int, high: int, out: list[int], limit: int, force: int) -> None:
        self.card = card
        self.bid = bid
        self.high = high                         # who made it, or -1
        self.out = out                           # who has passed
        self.limit = limit                       # what the viewer could send at most
        self.force = force                       # what has been sent so far


class Board:
    """The picture of a table for one viewer."""

    def __init__(self, viewer: int, phase: str) -> None:
        self.viewer = viewer
        self.phase = phase
        self.age = 0
        self.round = 0
        self.last = 0
        self.active = 0
        self.start = 0
        self.undecided: list[int] = []
        self.row: list[Space] = []
        self.civil_left = 0
        self.military_left = 0
        self.discards = 0
        self.current: list[int] = []             # backs
        self.peeked = -1
        self.future: list[list[int]] = []        # card (or -1), seat, age
        self.past: list[int] = []
        self.common: list[list[int]] = []        # tactic and the seats whose standard stands on it
        self.finals: list[int] = []
        self.civilizations: list[Civilization] = []        # the viewer first, then clockwise
        self.forecast: Forecast | None = None
        self.attack: Attack | None = None
        self.colony: Colony | None = None
