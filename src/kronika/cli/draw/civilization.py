"""Civilization in the terminal: players, a map in 80 columns, areas, ships, cards, offers, choices."""
from __future__ import annotations

from typing import cast

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kronika.cli.draw.common import Easel, Flow
from kronika.core.data import load
from kronika.core.table import Table
from kronika.core.words import Unclear
from kronika.games.civilization import notes
from kronika.games.civilization.areas import AREAS, HOME, NODES
from kronika.games.civilization.board import board
from kronika.games.civilization.cards import BOX, CARDS, KINDS, NATIONS
from kronika.games.civilization.game import GAME
from kronika.games.civilization.parts import Bid, Board, Player, Spot
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.locale.log import offer

GLYPHS = "●■▲◆★▼♣"                     # by seat: never colour alone
STYLES = ["dodger_blue1", "red1", "green3", "gold1", "medium_orchid", "dark_orange", "cyan1"]
LAYOUT = load(HOME, "map.toml")
WIDE = 78                              # columns and lines of the map
HIGH = 22
SHOWN = ["walk", "sail", "lose", "reduce", "join", "assign", "grow", "launch", "maintain", "return", "buy"]


class Painter(Easel):
    """Draws one view for one viewer."""

    key = "civilization"

    def __init__(self, view: Table, viewer: int, texts: Texts, names: list[str], numbers: dict[str, int]) -> None:
        super().__init__(view, viewer, texts, names, numbers)
        self.view = cast(Civilization, view)
        self.board: Board = board(self.view, viewer)

    def name(self, names: dict[str, str]) -> str:
        return names[self.texts.lang]

    # the picture

    def picture(self) -> RenderableType:
        b = self.board
        parts: list[RenderableType] = [Rule(Text(self.headline()), style="dim"), self.players(), self.map(),
                                       Text(self.say("legend"), style="dim")]
        parts += self.peopled()
        if b.ships:
            parts.append(self.fleet())
        if b.hand or b.stacks:
            parts += self.trade()
        if b.bids:
            parts += [Text(self.say("bids"), style="dim"), *[Text(self.bid(bid)) for bid in b.bids]]
        if b.until_gong >= 0 and b.phase == "barter":
            parts.append(Text(self.say("gong", left=b.until_gong), style="dim"))
        if b.blow is not None and b.blow.kind >= 0:
            parts.append(Text(self.say("blow", card=self.name(KINDS[b.blow.kind].names), due=b.blow.due,
                                       name=self.names[b.blow.victim]), style="bold"))
        if b.planned:
            parts.append(Text(self.say("planned", moves="; ".join(b.planned))))
        return Group(*parts, *self.choices())

    def headline(self) -> str:
        b = self.board
        if b.phase == "over":
            return " · ".join([self.say("title"), self.say("over")])
        if b.event == 0:
            return " · ".join([self.say("title"), self.say("setup")])
        name = self.name(BOX["event"][b.event - 1]["name"])
        return " · ".join([self.say("title"), self.say("now", turn=b.turn, event=f"E{b.event} {name}")])

    # everybody

    def players(self) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=0)
        grid.add_column(self.say("column-player"))
        for key in ("space", "people", "stock", "treasury", "cities", "ships", "hand", "points"):
            grid.add_column(self.say(f"column-{key}"), justify="right")
        grid.add_column(self.say("column-need"))
        for p in self.board.players:
            grid.add_row(self.who(p), str(p.space), str(p.people), str(p.stock), str(p.treasury), str(p.cities),
                         str(p.ships), str(p.hand), str(p.points), self.need(p),
                         style="bold" if p.seat == self.board.viewer else "")
        return grid

    def who(self, p: Player) -> Text:
        rank = f"{p.rank}. " if p.rank else ""
        text = Text.assemble((GLYPHS[p.seat] + " ", STYLES[p.seat]), rank + self.names[p.seat])
        if p.nation >= 0:
            text.append("\n  " + self.name(NATIONS[p.nation].names), style="dim")
        return text

    def need(self, p: Player) -> str:
        have: str | int = "unknown" if p.need.have < 0 else p.need.have
        return self.say("need", what=p.need.what, have=have, need=p.need.need)

    # the map

    def map(self) -> Text:
        """Each area where it lies, in two or three signs."""
        canvas = [[" "] * WIDE for _ in range(HIGH)]
        for row in LAYOUT["open_sea"]:
            self.place(canvas, row["at"], "~")
        for row, spot in zip(LAYOUT["area"], self.board.spots):
            if spot.used:
                self.place(canvas, row["at"], self.sign(spot))
        return Text("\n".join("".join(line).rstrip() for line in canvas))

    def place(self, canvas: list[list[str]], at: list[int], sign: str) -> None:
        """The nearest free place on its line, or on the next ones."""
        x = at[0] * (WIDE - 4) // LAYOUT["width"]
        y = at[1] * (HIGH - 1) // LAYOUT["height"]
        for far in range(WIDE * 2):
            line = canvas[min(HIGH - 1, y + far // WIDE)]
            for left in (x + far % WIDE, x - far % WIDE):
                if 0 <= left <= WIDE - len(sign) and all(
                        line[i] == " " for i in range(max(0, left - 1), min(WIDE, left + len(sign) + 1))):
                    line[left:left + len(sign)] = list(sign)
                    return

    def sign(self, spot: Spot) -> str:
        seats = [seat for seat, number in enumerate(spot.tokens) if number]
        if spot.city >= 0:
            return f"⌂{GLYPHS[spot.city]}"
        if len(seats) > 1:
            return f"{sum(spot.tokens)}*"
        if seats:
            return f"{spot.tokens[seats[0]]}{GLYPHS[seats[0]]}"
        return "□" if spot.site else "·"

    def peopled(self) -> list[RenderableType]:
        """The areas with anything in them, by name."""
        pieces = [self.spot(spot) for spot in self.board.spots if spot.city >= 0 or any(spot.tokens)]
        return [Flow([Text(self.say("peopled"), style="dim"), *pieces])] if pieces else []

    def spot(self, spot: Spot) -> Text:
        text = Text(f"{self.name(AREAS[spot.area].names)} ({spot.limit})")
        if spot.city >= 0:
            text.append(f" ⌂{GLYPHS[spot.city]}", style=STYLES[spot.city])
        for seat, number in enumerate(spot.tokens):
            if number:
                text.append(f" {number}{GLYPHS[seat]}", style=STYLES[seat])
        return text

    def fleet(self) -> Flow:
        pieces = [Text.assemble((GLYPHS[ship.seat], STYLES[ship.seat]), self.say(
            "ship", number=ship.number + 1, node=self.name(NODES[ship.node].names), cargo=ship.cargo,
            left="none" if ship.left < 0 else ship.left)) for ship in self.board.ships]
        return Flow([Text(self.say("fleet"), style="dim"), *pieces])

    # cards and offers

    def trade(self) -> list[RenderableType]:
        b = self.board
        out: list[RenderableType] = []
        hand = [Text(f"{group.count}× {self.name(KINDS[group.kind].names)}"
                     + (f" = {group.worth}" if group.worth else "")) for group in b.hand]
        if hand:
            out.append(Flow([Text(self.say("hand", worth=b.worth), style="dim"), *hand]))
        if b.stacks:
            sizes = [Text(f"{stack.number}: {stack.size}" + (f" ({self.say('red')})" if stack.red else ""))
                     for stack in b.stacks]
            out.append(Flow([Text(self.say("stacks"), style="dim"), *sizes]))
        for p in b.players:
            if p.cards:
                cards = [Text(self.name(CARDS[card].names)) for card in p.cards]
                out.append(Flow([Text.assemble((GLYPHS[p.seat], STYLES[p.seat]), f" {self.say('owned')}"), *cards]))
        if b.phase == "buying" and b.wares:
            wares = [Text(f"{self.name(CARDS[ware.card].names)} {ware.price} ({ware.left})") for ware in b.wares
                     if not ware.owned]
            out.append(Flow([Text(self.say("market"), style="dim"), *wares]))
        return out

    def bid(self, bid: Bid) -> str:
        return self.say("bid", number=bid.number, name=self.names[bid.seat], count=bid.count, worth=bid.worth,
                        named=self.name(KINDS[bid.named].names), claims=self.kinds(bid.claims),
                        want=self.kinds(bid.want), answers=bid.answers)

    def kinds(self, found: list[int]) -> str:
        return ", ".join(self.name(KINDS[kind].names) for kind in found) or "none"

    # what can be said

    def choices(self) -> list[RenderableType]:
        """The offers: those of one verb together, the others one by one."""
        left = list(self.numbers)
        out: list[RenderableType] = []
        for verb in SHOWN:
            found = [words for words in left if words.split()[0] == verb]
            if len(found) > 2:
                left = [words for words in left if words not in found]
                out.append(Flow([Text.assemble((f"{self.numbers[words]}) ", "bold"), self.label(words))
                                 for words in found]))
        for words in left:
            out.append(Text.assemble((f"{self.numbers[words]:3}) ", "bold"), self.label(words), (f"  {words}", "dim")))
        return out

    def label(self, words: str) -> str:
        found = GAME.grammar.parse(words)
        return words if isinstance(found, Unclear) else offer(self.texts, notes, found[0])

    # the score

    def scores(self) -> Grid:
        over = self.board.phase == "over"
        grid = Grid(title=self.say("final" if over else "standing"), title_justify="left")
        grid.add_column("")
        for key in ["space", "score"] if over else ["space", "points"]:
            grid.add_column(self.say(f"column-{key}"), justify="right")
        for p in sorted(self.board.players, key=lambda p: (p.rank, -p.space)):
            grid.add_row(self.who(p), str(p.space), str(p.score if over else p.points))
        return grid
