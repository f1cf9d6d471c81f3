"""The drawable parts of 7 Wonders: what a page or a terminal shows, as numbers and ids."""
from __future__ import annotations

from kronika.games.seven_wonders.cards import COLORS, TURNS
from kronika.games.seven_wonders.score import Part


class Amount:
    """So many of a resource, or of coins."""

    def __init__(self, what: str, number: int) -> None:
        self.what = what                         # the id of a resource, or "coins"
        self.number = number


class Supply:
    """What a card, a stage or the board gives every turn."""

    def __init__(self, symbols: list[list[str]], sold: bool, card: int, stage: int) -> None:
        self.symbols = symbols
        self.sold = sold                         # the neighbours may buy it
        self.card = card                         # -1: not a card
        self.stage = stage                       # 0: not a stage


class StageRow:
    """A stage of the wonder."""

    def __init__(self, number: int, state: str, cost: list[Amount], texts: dict[str, str], under: int,
                 under_age: int) -> None:
        self.number = number
        self.state = state                       # built, next, later
        self.cost = cost
        self.texts = texts                       # by language
        self.under = under                       # the card under it; -1: none, or not known to the viewer
        self.under_age = under_age               # what its back shows; 0: none


class Shields:
    """A summand of the military strength."""

    def __init__(self, card: int, stage: int, number: int) -> None:
        self.card = card
        self.stage = stage
        self.number = number


class Science:
    """The symbols of a city, and what those of choice become when it is counted."""

    def __init__(self, compass: int, gear: int, tablet: int, choice: int, best: list[int], points: int) -> None:
        self.compass = compass
        self.gear = gear
        self.tablet = tablet
        self.choice = choice
        self.best = best                         # compasses, gears, tablets with those of choice
        self.points = points


class Meeting:
    """The conflict with a neighbour, were it fought now."""

    def __init__(self, seat: int, mine: int, theirs: int, points: int) -> None:
        self.seat = seat
        self.mine = mine
        self.theirs = theirs
        self.points = points


class Score:
    """The points of a seat, were the game counted now: by category, and every summand."""

    def __init__(self, total: int, by_category: list[int], parts: list[Part]) -> None:
        self.total = total
        self.by_category = by_category
        self.parts = parts


class City:
    """Everything public of a seat."""

    def __init__(self, seat: int, place: str) -> None:
        self.seat = seat
        self.place = place                       # me, left, right, far
        self.board = -1
        self.side = -1
        self.coins = 0
        self.hand = 0                            # how many cards
        self.ready = False                       # has made its sealed choice
        self.awaited = False
        self.structures: list[list[int]] = [[] for _ in COLORS]  # cards by colour
        self.supplies: list[Supply] = []
        self.discounts: list[str] = []           # raw_left, raw_right, goods
        self.chains = 0                          # chain symbols, as bits
        self.shields = 0
        self.shield_parts: list[Shields] = []
        self.science = Science(0, 0, 0, 0, [0, 0, 0], 0)
        self.stages: list[StageRow] = []
        self.tokens: list[int] = []
        self.score = Score(0, [], [])
        self.rank = 0                            # 0 while the game runs


class Way:
    """One way to do a thing, in the words that do it, with the coins it costs and where they go."""

    def __init__(self, words: str, left: int, right: int, bank: int) -> None:
        self.words = words
        self.left = left
        self.right = right
        self.bank = bank


class HandCard:
    """A card that can be chosen: what may be done with it, and why not."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.copies = 1
        self.cost: list[Amount] = []
        self.free = ""                           # free, chain, olympia; empty: it has to be paid
        self.chain_from: list[int] = []          # the structures whose chain builds it
        self.opens: list[int] = []               # what its own chain symbols will build
        self.build: list[Way] = []
        self.refused = ""                        # the rule that forbids building it
        self.stage: list[Way] = []
        self.stage_refused = ""
        self.sell: list[Way] = []
        self.points = 0                          # what it adds, were the game counted now
        self.coins = 0                           # what it brings at once


class Board:
    """The whole picture for one viewer."""

    def __init__(self, viewer: int, phase: str, age: int, turn: int) -> None:
        self.viewer = viewer
        self.phase = phase                       # boards, sides, choose, seventh, salvage, chance, over
        self.age = age
        self.turn = turn
        self.turns = TURNS
        self.direction = "right" if age == 2 else "left"
        self.passing = phase in ("choose", "salvage") and turn < TURNS
        self.pile = 0                            # how many cards lie in the discard pile
        self.discards: list[int] = []            # what lies in it, as far as the viewer may look now
        self.undecided: list[int] = []
        self.picked = ""                         # the viewer's own sealed choice, in words
        self.cities: list[City] = []             # the viewer's first, then by the left
        self.sides: list[list[StageRow]] = []    # while sides are chosen: the stages of both, for the viewer's board
        self.boards: list[int] = []              # while boards are chosen: those that are free
        self.hand: list[HandCard] = []
        self.meetings: list[Meeting] = []        # with the left and with the right neighbour
