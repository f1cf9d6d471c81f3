"""The drawable parts of a table: plain numbers and ids, no words and no drawing."""
from __future__ import annotations


class Route:
    """A way into a land: by land, by caravan or by fleet, with the chances of the first battle and to the end."""

    def __init__(self, way: str, said: bool) -> None:
        self.way = way
        self.said = said                         # whether it must be said; the other is the usual way
        self.win = 1.0                           # the first battle
        self.tie = 0.0
        self.lose = 0.0
        self.holds = 1.0                         # the whole invasion, sieges included
        self.armies = 1.0                        # that it is expected to cost
        self.rerolls = 0                         # dice that the defender may roll again
        self.bonus = 0                           # of the invader's highest die
        self.ladder: list[float] = []            # chances of the battles of a siege that may follow


class Target:
    """A land that may be invaded now: on which ways, with which chances in the first battle and to the end."""

    def __init__(self, land: int, ways: list[str], word: str) -> None:
        self.land = land
        self.ways = ways
        self.word = word                         # the sentence of the usual way
        self.routes: list[Route] = []
        self.defended = False
        self.win = 1.0                           # the first battle
        self.tie = 0.0
        self.lose = 0.0
        self.holds = 1.0                         # the whole invasion, sieges included
        self.armies = 1.0                        # that it is expected to cost
        self.dice = 1                            # of the defender
        self.defence = 0                         # added to his highest die
        self.razed = ""                          # what a victory would raze
        self.before = ""                         # the level in its region now, and if the land is held
        self.after = ""
        self.region_gain = 0                     # points, were it scored then
        self.built_gain = 0
        self.gain = 0                            # both together


class Spot:
    """A land as it lies on the table."""

    def __init__(self, land: int, word: str, holder: int, active: bool, built: list[str]) -> None:
        self.land = land
        self.word = word
        self.holder = holder
        self.active = active
        self.built = built
        self.resources = 0
        self.terrain = ""
        self.mark = False                        # left by the Turks, as if held


class Standing:
    """What a seat has in a region: armies, level, points, were it scored now."""

    def __init__(self, seat: int, armies: int, level: str, points: int) -> None:
        self.seat = seat
        self.armies = armies
        self.level = level
        self.points = points


class Plate:
    """A region with its token and everybody's standing."""

    def __init__(self, region: int, word: str, values: list[int], standings: list[Standing]) -> None:
        self.region = region
        self.word = word
        self.values = values                     # presence, dominance, control; empty without a token
        self.standings = standings


class Player:
    """A seat: marker, supply, cards, and what it would score now."""

    def __init__(self, seat: int, score: int, supply: int, cards: int, empire: int) -> None:
        self.seat = seat
        self.score = score
        self.supply = supply
        self.cards = cards
        self.empire = empire                     # -1: none, or not yet called
        self.armies = 0                          # on the board
        self.structures = 0                      # points
        self.worth = 0
        self.rank = 0                            # after the end
        self.undecided = False


class Call:
    """An empire in the order of the epoch: called or not, and whose it is, as far as it is known."""

    def __init__(self, empire: int, called: bool, seat: int) -> None:
        self.empire = empire
        self.called = called
        self.seat = seat                         # -1: nobody's, or not known


class Fight:
    """A battle under way."""

    def __init__(self, land: int, seat: int, defender: int, fleet: bool) -> None:
        self.land = land
        self.seat = seat
        self.defender = defender
        self.fleet = fleet
        self.mine: list[int] = []                # dice
        self.theirs: list[int] = []
        self.bonus = 0
        self.defence = 0
        self.level = 0                           # of the siege
        self.catapult = 0                        # armies on it
        self.side = 0                            # who decides on a reroll: 0 the invader, 1 the defender
        self.left: list[int] = []                # rerolls left to the invader and to the defender
        self.win = 0.0                           # the coming battle, before its dice are rolled
        self.tie = 0.0
        self.lose = 0.0


class Card:
    """The empire or kingdom being played."""

    def __init__(self, word: str, kingdom: bool, armies: int, tokens: int) -> None:
        self.word = word
        self.kingdom = kingdom
        self.armies = armies
        self.tokens = tokens
        self.discs: list[str] = []
        self.played: list[str] = []
        self.declined = False


class Board:
    """Everything that a page or a terminal shows of a view."""

    def __init__(self, viewer: int, phase: str, epoch: int, player: int) -> None:
        self.viewer = viewer
        self.phase = phase
        self.epoch = epoch
        self.player = player
        self.lands: list[Spot] = []
        self.plates: list[Plate] = []
        self.players: list[Player] = []
        self.calls: list[Call] = []
        self.targets: list[Target] = []
        self.card: Card | None = None
        self.fight: Fight | None = None
        self.hand: list[int] = []                # events of the viewer
        self.pile: list[int] = []                # the pile that the viewer looks at
        self.pool: list[int] = []                # capitals, monuments, forts
