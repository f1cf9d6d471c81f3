"""What a player thinks things are worth: the numbers of greedy, and others that play better."""
from __future__ import annotations

from typing import Final

from kronika.games.civilization.cards import CARDS, NATION_IDS, NATIONS, POTTERY
from kronika.games.civilization.table import Seat

FOND: Final = 30.0                     # points in one of the numbers that tell how fond of a card one is
NAMES: Final = [
    "stay", "lone", "pair", "pull", "crowded", "reserve", "later", "grows", "burden", "saved", "fear", "hope", "edge",
    "wish", "spared", "single", "liked", "profit", "rise", "place", "credit", "group", "seventh", "token", "idle",
    "ample", "again", "kept", "short", "fond", "stock", "heap", "hoard"]    # those that can be tuned
LAND: Final = {"assyria": 4000.0, "asia": 3000.0, "egypt": 2000.0, "babylon": 1000.0}     # five players: who wins most


class Taste:
    """Greedy's own numbers, and for what only the skilled player knows those that it began with."""

    def __init__(self) -> None:
        # on the map
        self.stay = 0.5                          # a token that stays in an area
        self.lone = 0.55                         # what grows from one
        self.pair = 1.0                          # and from several
        self.pull = 1.0                          # how much free city sites pull
        self.crowded = 22.0                      # tokens on the map from which cities without a site are thought of
        self.reserve = 0.0                       # tokens that grow on beside those that support cities, at first
        self.later = 0.0                         # the same later: who is ahead loses as many in every second turn
        # in barter
        self.grows = 0.4                         # a card beside the sets, for what it may grow to
        self.burden = 25.0                       # what a calamity is worth to be rid of
        self.grain = 0.0                         # each of three cards of grain beside the sets
        self.saved = 0.0                         # the same to a holder of Pottery, whom they save in a famine
        self.fear = 0.0                          # what cards may cost that are not told
        self.hope = 1.3                          # what an unknown card may add to a hand, for each of its points
        self.edge = 1.0                          # a deal must gain more than this
        self.wish = 5.0                          # what it costs to give away what one collects
        self.spared = 1.2                        # what cards that one offers bring, for each of their points
        self.single = 1.4                        # what a card is worth to whoever has none of its kind, for each point
        self.liked = 1.0                         # and what it is worth more, at least, if it is one that he collects
        self.profit = 1.1                        # nobody gives cards for less than so many times their worth to himself
        self.rise = 0.3                          # and so much more is offered when an answer was not taken
        self.bluffs = False                      # whether what is told of cards need not be true
        # in buying
        self.place = 0.7                         # a place among eleven, for each point below 80
        self.credit = 0.35                       # a point of credits for cards still wanted
        self.group = 40.0                        # one of the first three groups
        self.seventh = 25.0                      # one of the first seven cards
        self.token = 0.15                        # a token of the treasury: in stock it grows and pays taxes
        self.idle = 0.7                          # the same, if there are enough of them in stock
        self.ample = 14.0                        # tokens in stock, beside the taxes, from which there are
        self.again = 0.5                         # a card that is kept, for what it may grow to
        self.kept = 0.85                         # a point of cards that are kept
        self.least = 1020.0                      # points of cards without which the last epoch is out of reach
        self.short = 20.0                        # by so many points a plan of eleven cards may miss the goal
        self.fond = [0.0] * len(CARDS)           # a card, beside its points, in thirties
        self.nation = [0.0] * len(NATIONS)       # a nation among five, beside its land and its row
        # taxes
        self.stock = 8.0                         # tokens that high taxes have to leave in stock
        self.heap = 6.0                          # tokens in stock, beside taxes, below which gold is bought
        self.hoard = 30.0                        # tokens in the treasury from which gold is bought


def practised() -> Taste:
    """The numbers of a player who thinks, found by play (docs/bots-measured.md): each by itself means little."""
    taste = Taste()
    taste.stay = 0.53
    taste.lone = 0.54
    taste.pair = 1.56
    taste.pull = 1.7
    taste.crowded = 22.67
    taste.reserve = 10.54
    taste.later = 3.59
    taste.grows = 0.73
    taste.burden = 7.67
    taste.saved = 11.58
    taste.fear = 48.95
    taste.hope = 2.61
    taste.edge = 0.47
    taste.wish = 3.19
    taste.spared = 0.55
    taste.single = 1.74
    taste.liked = 1.73
    taste.profit = 0.68
    taste.rise = 0.39
    taste.place = 1.01
    taste.credit = 0.28
    taste.group = 26.82
    taste.seventh = 12.68
    taste.token = 0.15
    taste.idle = 0.65
    taste.ample = 5.85
    taste.again = 0.25
    taste.kept = 1.54
    taste.short = 29.6
    taste.fond = [-0.88, -1.28, 1.81, -1.37, -0.55, 0.87, -0.15, -1.57, -1.2, 0.92, -0.19, -0.06, -0.32, 2.23,
                  1.93, -0.86]
    taste.stock = 14.89
    taste.heap = 2.5
    taste.hoard = 46.47
    taste.bluffs = True
    for nation, likes in LAND.items():
        taste.nation[NATION_IDS.index(nation)] = likes
    return taste


class Practice:
    """The numbers of a skilled player: those of a seat without Pottery, and with it."""

    def __init__(self, taste: Taste) -> None:
        self.plain = taste
        self.fed = Taste()
        for name in NAMES:
            setattr(self.fed, name, getattr(taste, name))
        self.fed.bluffs = taste.bluffs
        self.fed.nation = taste.nation
        self.fed.least = taste.least
        self.fed.grain = taste.saved

    def of(self, p: Seat) -> Taste:
        """What the player thinks in this seat."""
        return self.fed if p.has(POTTERY) else self.plain


GREEDY: Final = Taste()
SKILLED: Final = Practice(practised())
