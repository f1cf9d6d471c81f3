"""The cards of Through the Ages in words, and the offers that stand beside them."""
from __future__ import annotations

from typing import cast

from rich.text import Text

from kronika.cli.draw.common import Easel
from kronika.core.table import Table
from kronika.core.words import Unclear
from kronika.games.through_the_ages import notes
from kronika.games.through_the_ages.board import board
from kronika.games.through_the_ages.cards import CATEGORIES, GOVERNMENT, LEVELS, Card
from kronika.games.through_the_ages.choices import Pick, Raid, Share
from kronika.games.through_the_ages.combat_2006 import Pillage
from kronika.games.through_the_ages.game import GAMES
from kronika.games.through_the_ages.parts import Board
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.games.through_the_ages.war import Spoils
from kronika.locale import Texts
from kronika.locale.log import offer

# By category, in the order of the cards: never colour alone
GLYPHS = ["♣", "◆", "✦", "✚", "≡", "☺", "◎", "♟", "♞", "▲", "✈", "♛", "⚒", "§", "⚔", "≈", "♚", "★", "●", "⚑", "▣", "↯",
          "☠", "∞", "◈", "!"]
STYLES = ["green3", "rgb(166,112,62)", "deep_sky_blue1", "grey78", "deep_sky_blue1", "medium_orchid", "grey62",
          *["red1"] * 4, "dark_orange", *["dodger_blue1"] * 4, "green3", "medium_orchid", "gold1", *["red1"] * 4,
          "green3", "gold1", "grey62"]


class Cards(Easel):
    """A view for one viewer, its cards and offers in words."""

    key = "through_the_ages"

    def __init__(self, view: Table, viewer: int, texts: Texts, names: list[str], numbers: dict[str, int]) -> None:
        super().__init__(view, viewer, texts, names, numbers)
        self.view = cast(ThroughTheAges, view)
        self.box = self.view.box
        self.board: Board = board(self.view, viewer)
        self.drawn: set[str] = set()             # the offers that stand beside their card

    def line(self, key: str, content: str) -> Text:
        return Text.assemble((self.say(key) + ": ", "dim"), content)

    def name(self, card: int) -> str:
        return self.say("unknown") if card == NONE else self.box.cards[card].names[self.texts.lang]

    # cards

    def described(self, card: int) -> str:
        return f"{self.name(card)} – {self.box.cards[card].texts[self.texts.lang]}"

    def title(self, card: int, bold: bool) -> Text:
        design = self.box.cards[card]
        return Text.assemble((GLYPHS[design.category] + " ", STYLES[design.category]),
                             (self.name(card), "bold" if bold else ""), (f" {LEVELS[design.age]}", "dim"))

    def facts(self, card: int) -> str:
        """What it is, what it costs, and what it does."""
        design = self.box.cards[card]
        kind = self.say("category", category=CATEGORIES[design.category])
        return f"{kind}{self.costs(design)}. {design.texts[self.texts.lang]}"

    def costs(self, design: Card) -> str:
        out: list[str] = []
        if design.category == GOVERNMENT:
            out.append(self.say("cost-government", science=design.science, revolution=design.revolution))
        elif design.science:
            out.append(self.say("cost-science", science=design.science))
        if design.worked:
            out.append(self.say("cost-resources", resources=design.resources))
        if design.stages:
            out.append(self.say("cost-stages", stages="–".join(str(stage) for stage in design.stages)))
        if design.cost:
            out.append(self.say("cost-military", actions=design.cost))
        return "".join(f", {part}" for part in out)

    # offers

    def offers(self, card: int) -> Text:
        """The offers about a card, each with its number and what it does."""
        text = Text()
        away = self.victim() != self.board.viewer
        for words in self.numbers:
            said = words.split()
            theirs = said[0] == "take" or (away and said[0] == "choose")
            if words not in self.drawn and not theirs and said[1:2] == [self.box.cards[card].id]:
                text.append(" · " if text else "")
                text.append_text(self.act(words))
        return text

    def act(self, words: str) -> Text:
        self.drawn.add(words)
        first, *rest = words.split()
        more = [self.detail(first, word) for word in rest[1:] if word not in ("to", "on", "as", "under")]
        return Text.assemble((f"{self.numbers[words]}) ", "bold"), " ".join([self.say("act", move=first), *more]))

    def detail(self, first: str, word: str) -> str:
        """What follows the card in a sentence: another card, a rival, a side, or goods."""
        if word in self.box.by_id:
            name = self.name(self.box.by_id[word])
            return f"→ {name}" if first == "upgrade" else self.say("act-under", wonder=name)
        if word.isdigit():
            return f"→ {self.names[int(word)]}"
        return f"({word.upper()})" if word in ("a", "b") else self.say("goods", goods=word)

    def label(self, words: str) -> str:
        found = GAMES[self.box.name].grammar.parse(words)
        return words if isinstance(found, Unclear) else offer(self.texts, notes.of(self.box.name), found[0])

    # the decision

    def top(self) -> object:
        return None if self.view.over else self.view.stack[-1]

    def victim(self) -> int:
        """Whose cards or goods I choose from: mine, or those of whom I have overcome."""
        top = self.top()
        if isinstance(top, (Pick, Pillage, Raid, Share)):
            return top.victim
        return top.loser if isinstance(top, Spoils) else self.board.viewer
