"""The market in the terminal."""
from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from kronika.cli.draw.common import Easel, Flow
from kronika.core.table import Table
from kronika.locale import Texts
from tests.market.board import board
from tests.market.cards import KINDS
from tests.market.game import GAME
from tests.market.table import Market

GLYPHS = "●▲■"


class Painter(Easel):
    """Draws one view for one viewer."""

    key = "market"

    def __init__(self, view: Table, viewer: int, texts: Texts, names: list[str], numbers: dict[str, int]) -> None:
        super().__init__(view, viewer, texts, names, numbers)
        self.table = cast(Market, view)
        self.board = board(self.table, viewer)

    def picture(self) -> RenderableType:
        lang = self.texts.lang
        spots = [Text(f"{spot.names[lang]} " + ("".join(GLYPHS[seat] * n for seat, n in enumerate(spot.tokens)) or "·"))
                 for spot in self.board.spots]
        hand = [Text(f"{n}× {KINDS[kind]['names'][lang]}") for kind, n in self.board.hand]
        people = [Text(f"{GLYPHS[trader.seat]} {self.names[trader.seat]}: "
                       + self.say("cards-held", count=trader.cards)) for trader in self.board.traders]
        offers = [Text(f"{offer.number}. {GLYPHS[offer.seat]} " + self.say(
            "standing", count=offer.count, worth=offer.worth, named=KINDS[offer.named]["names"][lang]))
            for offer in self.board.offers]
        title = self.say("round", round=max(1, self.board.round))
        return Group(Rule(Text(title), style="dim"), Flow(spots), Flow(people), Flow(hand), *offers)

    def shows_all(self) -> bool:
        return False

    def prompt(self) -> str:
        return self.say(f"ask-{self.board.phase}")

    def scores(self) -> RenderableType:
        scores = GAME.outcome(self.table).scores
        return Text("\n".join(f"{name}: {score}" for name, score in zip(self.names, scores)))
