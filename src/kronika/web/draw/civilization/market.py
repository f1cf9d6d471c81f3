"""The market of civilization cards: the viewer's price with its sum, who has them, and what can be afforded."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.civilization.cards import CARDS, MOST_CARDS, members
from kronika.games.civilization.parts import Board
from kronika.games.civilization.parts import Ware as Offered
from kronika.games.civilization.progress import groups as groups_of
from kronika.games.civilization.rulebook import NEEDS_LAW
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.barter import facts
from kronika.web.draw.civilization.face import Advance, Group, advances, goods, groups
from kronika.web.draw.civilization.succession import wanted
from kronika.web.draw.page import Say
from kronika.web.draw.sight import Sight


@dataclass
class Ware:
    """A civilization card on sale."""

    face: Advance
    price: int
    sum: str
    left: int
    holders: list[int]                 # the seats that have it
    state: str                         # own, can, short, none, law, full
    missing: int
    helps: bool                        # it brings what the next epoch asks for
    rule: str

    @property
    def gives(self) -> str:
        """What it takes off the prices of others, card by card."""
        return "; ".join(f"−{amount}: {', '.join(names)}" for amount, names in self.face.credits)


@dataclass
class Column:
    """The cards of one colour."""

    group: Group
    wares: list[Ware]


@dataclass
class Market:
    """All of them, and what the viewer can pay with."""

    columns: list[Column]
    means: int
    worth: int
    treasury: int
    owned: list[Advance]
    points: int
    room: int                          # cards that can still be owned
    near: list[Ware]                   # the cheapest that would help, or that can be bought
    affordable: int
    goal: str                          # what is marked, in a sentence
    buying: bool                       # the viewer is asked to buy
    seller: str                        # who is asked, while it is somebody else
    facts: str                         # for the script: id and value of every trade card


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, says: list[Say]) -> Market | None:
    """None for whoever owns nothing: watchers, and games without civilization cards."""
    if not sight.seated or not board.wares:
        return None
    me = table.seat[sight.viewer]
    means = board.worth + me.treasury
    faces = advances(texts.lang)
    wares = [ware(texts, table, sight.viewer, each, means, faces[each.card]) for each in board.wares]
    buying = board.phase == "buying"
    asked = [p.seat for p in board.players if p.undecided and p.seat != sight.viewer] if buying else []
    open_wares = sorted([each for each in wares if each.state in ("can", "short")], key=lambda each: each.price)
    near = [each for each in open_wares if each.helps][:2] or open_wares[:2]
    return Market(columns(wares, texts.lang), means, board.worth, me.treasury,
                  [faces[card] for card in members(me.cards)], board.players[sight.viewer].points,
                  MOST_CARDS - me.cards.bit_count(), near, sum(each.state == "can" for each in wares),
                  texts.text("cvt-market-goal") if any(each.helps for each in wares) else "", buying and bool(says),
                  sight.names[asked[0]] if asked else "", facts(goods(texts.lang), me.counts()))


def ware(texts: Texts, table: Civilization, viewer: int, offered: Offered, means: int, face: Advance) -> Ware:
    holders = [seat for seat, p in enumerate(table.seat) if (p.cards >> offered.card) & 1]
    state = "own" if offered.owned else "none" if not offered.left else "law" if offered.rule == NEEDS_LAW.ref else \
        "full" if offered.rule else "can" if offered.price <= means else "short"
    return Ware(face, offered.price, price_sum(texts, table, viewer, offered), offered.left, holders, state,
                max(0, offered.price - means), state in ("can", "short") and helps(table, viewer, offered.card),
                offered.rule)


def price_sum(texts: Texts, table: Civilization, viewer: int, offered: Offered) -> str:
    """The cost, less the credit of each card owned."""
    owned = members(table.seat[viewer].cards)
    saved = [(CARDS[card].credits[offered.card], CARDS[card].names[texts.lang]) for card in owned]
    lines = [f"− {amount} {name}" for amount, name in saved if amount]
    cost = CARDS[offered.card].cost
    return "\n".join([f"{offered.price} = {cost} {texts.text('cvt-printed-price')}", *lines])


def helps(table: Civilization, viewer: int, card: int) -> bool:
    """Whether the card brings a group that the next epoch asks for."""
    p = table.seat[viewer]
    missing = [need for need in wanted(table, viewer) if need.what == "civ_card_groups" and need.have < need.need]
    return bool(missing) and groups_of(p.cards | 1 << card) > groups_of(p.cards)


def columns(wares: list[Ware], lang: str) -> list[Column]:
    """By colour; a card of two colours stands where there are fewer, with both its signs."""
    out = [Column(group, [each for each in wares if each.face.groups == (group,)]) for group in groups(lang)]
    for each in wares:
        if len(each.face.groups) > 1:
            fits = [column for column in out if column.group in each.face.groups]
            min(fits, key=lambda column: len(column.wares)).wares.append(each)
    for column in out:
        column.wares.sort(key=lambda each: each.face.cost)
    return out
