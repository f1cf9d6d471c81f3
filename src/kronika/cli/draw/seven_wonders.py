"""7 Wonders in the terminal: my city, both neighbours, the others, the hand, and the score."""
from __future__ import annotations

from typing import cast

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kronika.cli.draw.common import Easel, minus, side_by_side, signed
from kronika.core.table import Table
from kronika.games.seven_wonders.board import board
from kronika.games.seven_wonders.cards import BOX, CARDS, CATEGORIES, SALE, SYMBOLS, WONDERS
from kronika.games.seven_wonders.parts import Amount, Board, City, HandCard, StageRow, Supply, Way
from kronika.games.seven_wonders.table import SevenWonders
from kronika.locale import Texts

# By colour, in the order of the box: never colour alone
GLYPHS = ["■", "◆", "▮", "●", "✚", "▲", "★"]
STYLES = ["rgb(166,112,62)", "grey62", "dodger_blue1", "gold1", "red1", "green3", "medium_orchid"]
RESOURCES = {row["id"]: row["name"] for row in BOX["resource"]}
SYMBOL_NAMES = {row["id"]: row["name"] for row in BOX["symbol"]}
CATEGORY_NAMES = {row["id"]: row["name"] for row in BOX["category"]}


class Painter(Easel):
    """Draws one view for one viewer."""

    key = "seven_wonders"

    def __init__(self, view: Table, viewer: int, texts: Texts, names: list[str], numbers: dict[str, int]) -> None:
        super().__init__(view, viewer, texts, names, numbers)
        self.board: Board = board(cast(SevenWonders, view), viewer)

    def name(self, names: dict[str, str]) -> str:
        return names[self.texts.lang]

    # the picture

    def picture(self) -> RenderableType:
        cities = [city for city in self.board.cities if city.board >= 0]
        parts: list[RenderableType] = [Rule(Text(self.headline()), style="dim")]
        far = [city for city in cities if city.place == "far"]
        if far:
            parts.append(self.compact(far))
        beside = [self.panel(city) for place in ("left", "right") for city in cities if city.place == place]
        if beside:
            parts.append(side_by_side(beside))
        parts += [self.panel(city) for city in cities if city.place == "me"]
        if self.board.hand:
            parts.append(self.hand())
        parts += self.choices()
        return Group(*parts)

    def choices(self) -> list[RenderableType]:
        """What lies before me when it is not a hand: both sides of my board, free boards, the discard pile."""
        out: list[RenderableType] = []
        for side, rows in enumerate(self.board.sides):
            name = self.say("side", side=["day", "night"][side])
            out.append(Panel(Text("\n").join([self.stage(row) for row in rows]), title=name, title_align="left"))
        lines = [f"{self.name(WONDERS[i].names)}: {self.name(WONDERS[i].wonders)}, "
                 f"{self.name(RESOURCES[WONDERS[i].start_name])}" for i in self.board.boards]
        lines += [f"{self.name(CARDS[i].names)}: {self.name(CARDS[i].texts)}"
                  for i in sorted(set(self.board.discards)) if i >= 0]
        return [*([side_by_side(out)] if out else []), *(Text(line) for line in lines)]

    def headline(self) -> str:
        b = self.board
        parts = [self.say("title")]
        if b.phase == "over":
            parts.append(self.say("over"))
        elif b.age:
            parts.append(self.say("moment", age=b.age, turn=b.turn, turns=b.turns))
            if b.passing:
                parts.append(self.say("passing", direction=b.direction))
        if b.pile:
            parts.append(self.say("pile", cards=b.pile))
        return " · ".join(parts)

    def shows_all(self) -> bool:
        """Whether every offer stands in the picture with its number."""
        shown = {way.words for card in self.board.hand for way in [*card.build, *card.stage, *card.sell]}
        return set(self.numbers) <= shown

    # cities

    def panel(self, city: City) -> Panel:
        lines = [self.numbers_line(city), self.line("produces", self.supplies(city.supplies))]
        if city.discounts:
            lines.append(self.line("discounts", ", ".join(self.say(f"discount-{name}") for name in city.discounts)))
        lines += [self.structures(city, color) for color in range(len(GLYPHS)) if city.structures[color]]
        if city.science.points or city.science.choice:
            lines.append(self.line("science", self.science(city)))
        lines += [self.stage(row) for row in city.stages]
        return Panel(Text("\n").join(lines), title=self.title(city), title_align="left", border_style=self.border(city))

    def border(self, city: City) -> str:
        return "bold" if city.place == "me" else "dim"

    def title(self, city: City) -> Text:
        """Whose city, where, and whether its owner has chosen."""
        words = [self.names[city.seat]]
        if city.place in ("left", "right"):
            words.append(self.say(f"place-{city.place}"))
        words.append(self.home(city))
        if city.ready:
            words.append(self.say("ready"))
        return Text(" · ".join(words), style="bold" if city.place == "me" else "")

    def home(self, city: City) -> str:
        board_name = self.name(WONDERS[city.board].names)
        return self.say("home", board=board_name, side=["day", "night"][city.side]) if city.side >= 0 else board_name

    def line(self, key: str, content: str) -> Text:
        return Text.assemble((self.say(key) + " ", "dim"), content)

    def numbers_line(self, city: City) -> Text:
        parts = [self.say("coins", coins=city.coins), self.shields(city), self.say("points", points=city.score.total)]
        if city.tokens:
            parts.append(self.say("tokens", tokens=" ".join(signed(token) for token in city.tokens)))
        return Text(" · ".join(parts))

    def shields(self, city: City) -> str:
        """The strength with its summands, and what it would come to against me."""
        text = self.say("shields", shields=city.shields)
        for meeting in self.board.meetings:
            if meeting.seat == city.seat and self.board.phase != "over":
                now = self.say("meeting", mine=meeting.mine, theirs=meeting.theirs, points=signed(meeting.points))
                text += f" ({now})"
        return text

    def supplies(self, supplies: list[Supply]) -> str:
        """What is for sale stands plain, what serves its owner alone in brackets."""
        out: list[str] = []
        for supply in supplies:
            words = [self.symbol(symbol) for symbol in supply.symbols]
            text = f"{len(words)} {words[0]}" if len(words) > 1 and len(set(words)) == 1 else " + ".join(words)
            out.append(text if supply.sold else f"({text})")
        return ", ".join(out)

    def symbol(self, symbol: list[str]) -> str:
        return "/".join(self.name(RESOURCES[resource]) for resource in symbol)

    def structures(self, city: City, color: int) -> Text:
        cards = ", ".join(self.name(CARDS[card].names) for card in city.structures[color])
        return Text.assemble((GLYPHS[color] + " ", STYLES[color]), cards)

    def science(self, city: City) -> str:
        s = city.science
        counts = zip((s.compass, s.gear, s.tablet), SYMBOLS)
        parts = [f"{n} {self.name(SYMBOL_NAMES[symbol])}" for n, symbol in counts if n]
        if s.choice:
            parts.append(self.say("choice", symbols=s.choice))
        return f"{', '.join(parts)} = {self.say('points', points=s.points)}"

    def stage(self, row: StageRow) -> Text:
        mark = {"built": "✔", "next": "→", "later": " "}[row.state]
        text = self.say("stage", stage=row.number)
        if row.under >= 0:
            text += f" ({self.name(CARDS[row.under].names)})"
        cost = "" if row.state == "built" else f" [{self.cost(row.cost)}]"
        return Text(f"{mark} {text}{cost}: {self.name(row.texts)}", style="" if row.state != "later" else "dim")

    def cost(self, cost: list[Amount]) -> str:
        if not cost:
            return self.say("free")
        return ", ".join(self.amount(amount) for amount in cost)

    def amount(self, amount: Amount) -> str:
        if amount.what == "coins":
            return self.say("coins", coins=amount.number)
        return f"{amount.number} {self.name(RESOURCES[amount.what])}"

    def compact(self, cities: list[City]) -> Grid:
        """Those who are no neighbours, one row each."""
        grid = Grid.grid(padding=(0, 2))
        for city in cities:
            counts = Text()
            for color, cards in enumerate(city.structures):
                counts.append(f"{GLYPHS[color]}{len(cards)} " if cards else "", style=STYLES[color])
            built = sum(row.state == "built" for row in city.stages)
            grid.add_row(self.title(city), self.numbers_line(city), counts,
                         self.say("stages", built=built, all=len(city.stages)) if city.stages else "")
        return grid

    # the hand

    def hand(self) -> Grid:
        grid = Grid(title=self.say("hand"), title_justify="left", expand=True, box=SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.say("column-card"), ratio=10)
        grid.add_column(self.say("column-cost"), ratio=4)
        grid.add_column(self.say("column-build"), ratio=4)
        grid.add_column(self.say("column-stage"), ratio=3)
        grid.add_column(self.say("column-sell"), ratio=2)
        for card in self.board.hand:
            grid.add_row(self.card(card), self.cost(card.cost), self.build(card),
                         self.ways(card.stage) or Text(card.stage_refused, style="dim"), self.ways(card.sell))
        return grid

    def card(self, card: HandCard) -> Text:
        design = CARDS[card.card]
        name = self.name(design.names) + (f" ×{card.copies}" if card.copies > 1 else "")
        return Text.assemble((GLYPHS[design.color] + " ", STYLES[design.color]), (name, "bold"), "\n",
                             (self.name(design.texts), "dim"))

    def build(self, card: HandCard) -> Text:
        """How it can be paid, or the rule that forbids it; and what it would be worth."""
        if not card.build:
            return Text(card.refused, style="dim")
        text = self.ways(card.build, bool(card.free))
        if card.free in ("chain", "olympia"):
            text.append(f"\n{self.say(f'free-{card.free}')}", style="dim")
        if card.points:
            text.append(f"\n{self.say('worth', points=signed(card.points))}", style="dim")
        return text

    def ways(self, ways: list[Way], free: bool = False) -> Text:
        text = Text()
        for way in ways:
            number = self.numbers.get(way.words)
            text.append("\n" if text else "")
            text.append(f"{number}) " if number else "", style="bold")
            text.append(self.say("free") if free else self.price(way))
        return text

    def price(self, way: Way) -> str:
        """What goes where, as short as a cell needs it."""
        if way.words.startswith("sell"):
            return self.say("price-sale", coins=SALE)
        parts = [self.say("price-left", coins=way.left)] if way.left else []
        parts += [self.say("price-right", coins=way.right)] if way.right else []
        parts += [self.say("coins", coins=way.bank)] if way.bank else []
        return ", ".join(parts) or self.say("price-own")

    # the score

    def scores(self) -> Grid:
        """The points by category, as if the game were counted now."""
        grid = Grid(title=self.say("score-final" if self.board.phase == "over" else "score-now"), title_justify="left")
        grid.add_column("")
        cities = sorted(self.board.cities, key=lambda city: city.rank or city.seat)
        for city in cities:
            rank = f"{city.rank}. " if city.rank else ""
            grid.add_column(rank + self.names[city.seat], justify="right")
        for i, category in enumerate(CATEGORIES):
            grid.add_row(self.name(CATEGORY_NAMES[category]), *(minus(city.score.by_category[i]) for city in cities))
        grid.add_section()
        grid.add_row(self.say("total"), *(str(city.score.total) for city in cities), style="bold")
        return grid
