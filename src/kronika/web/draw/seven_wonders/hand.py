"""The hand: what may be done with each card, in words; what it costs, what it is worth, and why not."""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from kronika.core.move import Move
from kronika.core.rule import Cause
from kronika.core.table import cause, check
from kronika.games.seven_wonders import moves, notes
from kronika.games.seven_wonders.cards import CARDS, SALE
from kronika.games.seven_wonders.parts import Amount, Board, HandCard
from kronika.games.seven_wonders.parts import Way as Terms
from kronika.locale import Texts
from kronika.locale.log import because
from kronika.web.draw.page import once
from kronika.web.draw.seven_wonders.brief import brief
from kronika.web.draw.seven_wonders.face import Face, face
from kronika.web.draw.seven_wonders.purchase import Bought, Market, bought, market
from kronika.web.draw.seven_wonders.worth import worth
from kronika.web.draw.sight import Sight

SHORT: Final = {"SW-4.02": "have", "SW-4.13": "complete", "SW-5.02": "coins", "SW-5.19": "coins",
                "SW-5.03": "resources"}


@dataclass
class Way:
    """One sentence that can be said, and where its coins go."""

    words: str
    left: int
    right: int
    bank: int
    bought: Bought = field(default_factory=Bought)

    @property
    def phrase(self) -> str:
        """The part of the sentence that tells this way from the others."""
        return f"pay {self.left} {self.right}" if self.left or self.right else ""

    @property
    def total(self) -> int:
        return self.left + self.right + self.bank


@dataclass
class Act:
    """One of the three things that can be done with a card."""

    word: str                          # build, stage, sell
    ways: list[Way]
    refused: str                       # the rule, if there is no way
    gain: int = 0
    because: str = ""                  # what is missing
    lack: str = ""                     # the same in the fewest words


@dataclass
class Choice:
    """A card of the hand."""

    face: Face
    copies: int
    state: str                         # own, none, chain, olympia, pay, no
    short: str                         # the key of the short reason, where it cannot be built
    acts: list[Act]
    points: int
    coins: int
    chain_from: list[str]
    opens: list[str]
    picked: bool
    brief: str
    worth: list[str]
    best: Way | None = None
    price: str = ""                    # in words

    @property
    def word(self) -> str:
        return self.face.id

    @property
    def build(self) -> Act:
        return self.acts[0]

    @property
    def heard(self) -> str:
        """What the reader of a screen hears first: name and price."""
        return f"{self.face.plain}, {self.price}. {self.brief}."


@dataclass
class Hand:
    """All cards to choose from and, in order of likelihood, every sentence."""

    choices: list[Choice] = field(default_factory=list)
    more: list[str] = field(default_factory=list)          # sentences that are about no card

    @property
    def acts(self) -> list[tuple[Choice, Act]]:
        """Everything that can be done with a card."""
        return [(choice, act) for choice in self.choices for act in choice.acts if act.ways]

    @property
    def refusals(self) -> list[str]:
        return once([act.refused for choice in self.choices for act in choice.acts])


def hand(board: Board, sight: Sight, texts: Texts) -> Hand:
    picked = board.picked.split()
    shop = market(board.cities[0], board.cities[1], board.cities[-1])
    more = ["discard"] if board.phase == "seventh" else []
    return Hand([choice(board, card, picked, shop, sight, texts) for card in board.hand], more)


def choice(board: Board, card: HandCard, picked: list[str], shop: Market, sight: Sight, texts: Texts) -> Choice:
    row = CARDS[card.card]
    coming = [row for row in board.cities[0].stages if row.state == "next"]
    acts = [Act("build", ways(card.build, card.cost, shop), card.refused),
            Act("stage", ways(card.stage, coming[0].cost if coming else [], shop), card.stage_refused),
            Act("sell", ways(card.sell, [], shop), "", SALE)]
    explain(acts[0], moves.build(card.card, 0), sight, texts)
    explain(acts[1], moves.stage(card.card, 0), sight, texts)
    best = acts[0].ways[0] if acts[0].ways else None
    how, short = state(card, best), SHORT.get(card.refused, "rule")
    said = texts.text("sw-coins", coins=best.total) if best and how == "pay" else texts.text(
        f"sw-no-{short}" if how == "no" else f"sw-state-{how}")
    return Choice(face(row, texts.lang), card.copies, how, short, acts,
                  card.points, card.coins, [CARDS[i].names[texts.lang] for i in card.chain_from],
                  [CARDS[i].names[texts.lang] for i in card.opens], row.id in picked, brief(row, texts),
                  worth(card, sight, texts), best, said)


def explain(act: Act, move: Move, sight: Sight, texts: Texts) -> None:
    """Say what is missing for an act that is refused."""
    rule = check(sight.view, sight.viewer, move) if act.refused else None
    found = cause(sight.view, sight.viewer, move, rule) if rule else None
    if found:
        act.because, act.lack = because(texts, notes, found), lack(found, texts)


def lack(found: Cause, texts: Texts) -> str:
    """`2 stone, glass`, or so many coins."""
    if found.word == "coins":
        return texts.text("sw-lacks-coins", coins=found.args[0] - found.args[1])
    names = [(notes.NAMES["good"][good][texts.lang], number) for good, number in Counter(found.args).items()]
    return texts.text("sw-lacks", goods=", ".join(f"{number} {name}" if number > 1 else name for name, number in names))


def ways(rows: list[Terms], cost: list[Amount], shop: Market) -> list[Way]:
    """The cheapest first, with what is bought from whom."""
    units = [amount.what for amount in cost if amount.what != "coins" for _ in range(amount.number)]
    out = [Way(row.words, row.left, row.right, row.bank) for row in rows]
    for way in out:
        if way.left or way.right:
            way.bought = bought(units, shop, way.left, way.right) or Bought()
    return sorted(out, key=lambda way: way.total)


def state(card: HandCard, best: Way | None) -> str:
    """How it is paid, for the foot of the card."""
    if best is None:
        return "no"
    if card.free:
        return "none" if card.free == "free" else card.free
    return "pay" if best.total else "own"
