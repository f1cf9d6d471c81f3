"""The drawable parts of a table: plain numbers and ids, no words and no drawing."""
from __future__ import annotations


class Spot:
    """An area as it lies on the table."""

    def __init__(self, area: int, word: str, tokens: list[int], city: int) -> None:
        self.area = area
        self.word = word
        self.tokens = tokens                     # by seat
        self.city = city                         # the seat that has a city there; -1: nobody
        self.limit = 0
        self.site = 0                            # 0 none, 1 black, 2 white
        self.used = True
        self.exempt = False                      # taken in a revolt of this turn
        self.unmoved = 0                         # of the player who moves: tokens that can still move


class Ship:
    """A ship: whose, its number, where, what is aboard and how far it can go."""

    def __init__(self, seat: int, number: int, node: int, word: str) -> None:
        self.seat = seat
        self.number = number
        self.node = node
        self.word = word
        self.cargo = 0
        self.left = -1                           # moves left; -1: it is not moving


class Need:
    """What the next space of the progress table asks for: what is needed and what is there."""

    def __init__(self, what: str, need: int, have: int) -> None:
        self.what = what                         # cities, groups, cards, points, total, or none
        self.need = need
        self.have = have                         # -1: not for this viewer to know


class Player:
    """What everybody may know of a seat."""

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation
        self.rank = 0                            # when the game is over
        self.score = 0
        self.stock = 0
        self.treasury = 0
        self.people = 0
        self.cities = 0
        self.ships = 0
        self.hand = 0
        self.red: list[int] = []
        self.cards: list[int] = []
        self.points = 0
        self.space = 0
        self.epoch = 1
        self.need = Need("none", 0, 0)
        self.undecided = False


class Group:
    """The cards of one kind in the viewer's hand, and what they are worth together."""

    def __init__(self, kind: int, count: int, locked: int, worth: int) -> None:
        self.kind = kind
        self.count = count
        self.locked = locked                     # calamities received: they can not be traded
        self.worth = worth


class Ware:
    """A civilization card in the market: copies left, the viewer's price, and why it can not be bought."""

    def __init__(self, card: int, left: int, price: int, owned: bool, rule: str) -> None:
        self.card = card
        self.left = left
        self.price = price
        self.owned = owned
        self.rule = rule                         # the rule that forbids it; empty: it can be bought


class Stack:
    """A stack of trade cards: how many, and whether a red back lies on top."""

    def __init__(self, number: int, size: int, red: bool) -> None:
        self.number = number
        self.size = size
        self.red = red


class Blow:
    """The calamity that is being carried out: which, whom it hits, who decides now, and what is still due."""

    def __init__(self, kind: int, victim: int, decides: int, due: int) -> None:
        self.kind = kind                         # -1: no calamity, but a reduction for lack of support
        self.victim = victim
        self.decides = decides
        self.due = due


class Bid:
    """A standing offer as the viewer may know it."""

    def __init__(self, number: int, seat: int, count: int, worth: int, named: int) -> None:
        self.number = number
        self.seat = seat
        self.count = count
        self.worth = worth
        self.named = named
        self.claims: list[int] = []
        self.want: list[int] = []
        self.least = 0
        self.price = 0
        self.to = -1
        self.answers = 0
        self.cards: list[int] = []               # the viewer's own only
        self.open = False                        # the viewer may answer it
        self.mine = False                        # the viewer may accept it: it answers an offer of his


class Board:
    """The table as one viewer sees it."""

    def __init__(self, viewer: int, phase: str, turn: int, event: int) -> None:
        self.viewer = viewer
        self.phase = phase
        self.turn = turn
        self.event = event                       # 1 to 13; 0 in setup
        self.goal = 0
        self.order: list[int] = []               # the seats in AST order
        self.census: list[int] = []
        self.moving: list[int] = []              # in E5: the seats in the order of movement
        self.mover = -1
        self.spots: list[Spot] = []
        self.ships: list[Ship] = []
        self.players: list[Player] = []
        self.hand: list[Group] = []
        self.worth = 0                           # of the viewer's hand
        self.wares: list[Ware] = []
        self.stacks: list[Stack] = []
        self.bids: list[Bid] = []
        self.done = 0                            # in E9: the seats that are done, as bits
        self.until_gong = -1                     # offers until the gong; -1: no bound
        self.planned: list[str] = []             # the viewer's sealed list, in words
        self.blow: Blow | None = None
