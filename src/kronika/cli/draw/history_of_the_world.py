"""History of the World in the terminal: scores, the order of empires, the board by regions, cards, targets, battle."""
from __future__ import annotations

from typing import cast

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kronika.cli.draw.common import Easel, Flow, signed
from kronika.core.table import Table
from kronika.core.words import Unclear
from kronika.games.history_of_the_world import notes
from kronika.games.history_of_the_world.board import board
from kronika.games.history_of_the_world.cards import CAPITAL, CITY, EMPIRES, EVENTS, Card, Event
from kronika.games.history_of_the_world.classic import EVENTS_NOW, ClassicDraft
from kronika.games.history_of_the_world.game import GAME
from kronika.games.history_of_the_world.lands import AREAS, LANDS, REGIONS
from kronika.games.history_of_the_world.parts import Board, Call, Fight, Plate, Spot, Standing, Target
from kronika.games.history_of_the_world.parts import Card as Played
from kronika.games.history_of_the_world.table import NOBODY, World
from kronika.games.history_of_the_world.targets import ChooseArea, Targeting
from kronika.locale import Texts
from kronika.locale.log import offer

# By seat, active and inactive armies: never colour alone
ACTIVE = "●■▲◆★▼"
INACTIVE = "○□△◇☆▽"
STYLES = ["dodger_blue1", "red1", "green3", "gold1", "medium_orchid", "dark_orange"]
BUILT = {"capital": "♛", "city": "⌂", "monument": "Π", "fort": "#"}
TERRAIN = {"mountain": "^", "forest": "♣", "none": ""}
ICON = "¤"
LANDED = ["invade", "fort", "monument", "city", "capital", "raze", "remove", "replace", "ravage", "recall"]


class Painter(Easel):
    """Draws one view for one viewer."""

    key = "history_of_the_world"

    def __init__(self, view: Table, viewer: int, texts: Texts, names: list[str], numbers: dict[str, int]) -> None:
        super().__init__(view, viewer, texts, names, numbers)
        self.view = cast(World, view)
        self.board: Board = board(self.view, viewer)
        self.drawn: set[str] = set()             # the offers that stand beside their card or land

    def name(self, names: dict[str, str]) -> str:
        return names[self.texts.lang]

    def land(self, land: int) -> str:
        return self.name(LANDS[land].names)

    # the picture

    def picture(self) -> RenderableType:
        b = self.board
        self.drawn = set()
        parts: list[RenderableType] = [Rule(Text(self.headline()), style="dim"), self.players()]
        if b.calls:
            parts.append(self.order())
        parts += [self.world(), Text(self.say("legend"), style="dim")]
        if b.card is not None and b.phase != "over":
            parts.append(self.played(b.card))
        if b.fight is not None:
            parts.append(Panel(Text(self.fight(b.fight)), border_style="bold"))
        if b.targets:
            parts.append(self.targets())
        if b.hand:
            parts.append(self.hand())
        if b.pile:
            parts.append(self.pile())
        parts += self.rest()
        return Group(*parts)

    def headline(self) -> str:
        b = self.board
        if b.phase == "over":
            return " · ".join([self.say("title"), self.say("over")])
        parts = [self.say("title"), *([self.say("age", epoch=b.epoch)] if b.epoch else [])]
        if b.card is not None and b.player != NOBODY:
            who = "you" if b.player == b.viewer else "other"
            parts.append(self.say("turn", who=who, name=self.names[b.player]))
        return " · ".join(parts)

    # everybody

    def players(self) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=0)
        grid.add_column(self.say("column-player"))
        for key in ("score", "worth", "structures", "armies", "supply", "events"):
            grid.add_column(self.say(f"column-{key}"), justify="right")
        grid.add_column(self.say("column-empire"))
        for p in self.board.players:
            rank = f"{p.rank}. " if p.rank else ""
            name = Text.assemble((ACTIVE[p.seat] + " ", STYLES[p.seat]), rank + self.names[p.seat])
            empire = self.name(EMPIRES[p.empire].names) if p.empire >= 0 else ""
            grid.add_row(name, str(p.score), signed(p.worth), str(p.structures), str(p.armies), str(p.supply),
                         str(p.cards), empire, style="bold" if p.seat == self.board.viewer else "")
        return grid

    def order(self) -> Flow:
        """The empires of the epoch in their order, with their strength; a tick for those already called."""
        return Flow([Text(self.say("order"), style="dim"), *(self.call(call) for call in self.board.calls)])

    def call(self, call: Call) -> Text:
        empire = EMPIRES[call.empire]
        mark = "✔" if call.called else ""
        text = Text(f"{mark}{empire.order}. {self.name(empire.names)} {empire.strength}")
        if call.seat != NOBODY:
            text.append(f" [{self.names[call.seat]}]", style=STYLES[call.seat])
        return text

    # the board

    def world(self) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
        grid.add_column(self.say("column-region"), ratio=2)
        grid.add_column(self.say("column-lands"), ratio=5)
        for plate in self.board.plates:
            lands = [self.spot(self.board.lands[land]) for land in REGIONS[plate.region].lands]
            grid.add_row(self.plate(plate), Flow(lands))
        return grid

    def plate(self, plate: Plate) -> Text:
        """A region, what its token is worth, and who would score there now."""
        values = "/".join(str(value) for value in plate.values)
        text = Text.assemble((self.name(REGIONS[plate.region].names), "bold"), f" {values}" if values else "")
        for standing in plate.standings:
            text.append("\n")
            text.append_text(self.standing(standing))
        return text

    def standing(self, standing: Standing) -> Text:
        points = f" {signed(standing.points)}" if standing.points else ""
        text = Text(f"{ACTIVE[standing.seat]} {standing.armies}", style=STYLES[standing.seat])
        return text.append(f" {self.say('standing', level=standing.level)}{points}", style="dim")

    def spot(self, spot: Spot) -> Text:
        """A land in one piece: its army, name, terrain, resources, and what stands there."""
        seat = spot.holder
        army = "·" if seat == NOBODY else (ACTIVE if spot.active else INACTIVE)[seat]
        signs = TERRAIN[spot.terrain] + ICON * spot.resources + "".join(BUILT[name] for name in spot.built)
        words = [army, self.land(spot.land), *([signs] if signs else []), *(["↺"] if spot.mark else [])]
        return Text(" ".join(words), style="" if seat == NOBODY else STYLES[seat])

    # the empire being played, and its battle

    def played(self, card: Played) -> Panel:
        b = self.board
        row = design(card)
        lines = [self.say("card", armies=card.armies, tokens=card.tokens)]
        if row.texts:
            declined = f" ({self.say('declined')})" if card.declined else ""
            lines.append(f"{self.name(row.ability_names)}: {self.name(row.texts)}{declined}")
        if card.discs:
            names = [self.name(area.names) for area in AREAS if area.id in card.discs]
            lines.append(self.say("discs", areas=", ".join(names)))
        for event in EVENTS:
            if event.id in card.played:
                lines.append(f"{self.name(event.names)}: {self.name(event.texts)}" if event.texts
                             else self.name(event.names))
        top: object = self.view.stack[-1]
        if isinstance(top, (Targeting, ChooseArea)):
            lines.append(f"{self.name(EVENTS[top.event].names)}: {self.name(EVENTS[top.event].texts)}")
        title = f"{self.names[b.player]}: {self.name(row.names)}"
        return Panel(Text("\n".join(lines)), title=Text(title), title_align="left",
                     border_style="bold" if b.player == b.viewer else "dim")

    def fight(self, fight: Fight) -> str:
        """Who fights for which land, the dice with what is added, and the chances of what is still to be rolled."""
        rival = self.names[fight.defender] if fight.defender != NOBODY else "–"
        text = self.say("fight", name=self.names[fight.seat], rival=rival, land=self.land(fight.land),
                        over="fleet" if fight.fleet else "land")
        parts = [text]
        if fight.mine:
            parts.append(self.say("dice", mine=" ".join(str(die) for die in fight.mine), bonus=signed(fight.bonus),
                                  theirs=" ".join(str(die) for die in fight.theirs), defence=signed(fight.defence)))
        if fight.level:
            parts.append(self.say("catapult", level=fight.level, armies=fight.catapult))
        if fight.win or fight.tie or fight.lose:
            parts.append(self.say("coming", odds=odds(fight.win, fight.tie, fight.lose)))
        return "\n".join(parts)

    # targets

    def targets(self) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), expand=True,
                    caption=self.say("odds"), caption_justify="left")
        for key, ratio in (("target", 6), ("ways", 4), ("odds", 4), ("holds", 4), ("razed", 3)):
            grid.add_column(self.say(f"column-{key}"), ratio=ratio)
        for target in self.board.targets:
            grid.add_row(*self.target(target))
        return grid

    def target(self, target: Target) -> list[Text]:
        """A land that may be invaded: on which ways, with which chances, and what a victory would raze."""
        spot = self.board.lands[target.land]
        name = self.number(f"invade {spot.word}")
        name.append_text(self.spot(spot))
        ways = [self.way(spot.word, way) for way in target.ways]
        if not target.defended:
            return [name, Text(", ").join(ways), Text(""), Text(""), Text("")]
        return [name, Text(", ").join(ways), Text(odds(target.win, target.tie, target.lose)),
                Text(self.say("holds", percent=percent(target.holds), armies=self.decimal(target.armies))),
                Text(self.say("built", what=target.razed) if target.razed else "")]

    def way(self, word: str, way: str) -> Text:
        text = self.number(f"invade {word} by {way}")
        return text.append(self.say("way", way=way))

    def decimal(self, number: float) -> str:
        return f"{number:.1f}".replace(".", self.say("point"))

    def number(self, words: str) -> Text:
        """The number of an offer, if it is one; it need not stand in the list then."""
        if words not in self.numbers:
            return Text()
        self.drawn.add(words)
        return Text(f"{self.numbers[words]}) ", style="bold")

    # cards

    def hand(self) -> Grid:
        grid = self.cards(self.say("hand"))
        for event in self.board.hand:
            grid.add_row(self.titled("play", EVENTS[event]), Text(self.event(EVENTS[event])))
        return grid

    def pile(self) -> Grid:
        """The cards to choose from: events or empires."""
        grid = self.cards(self.say("pile"))
        for card in self.board.pile:
            if self.of_events():
                grid.add_row(self.titled("event", EVENTS[card]), Text(self.event(EVENTS[card])))
            else:
                grid.add_row(self.titled("empire", EMPIRES[card]), Text(self.empire(EMPIRES[card])))
        return grid

    def of_events(self) -> bool:
        top: object = self.view.stack[-1]
        return top.pile == EVENTS_NOW if isinstance(top, ClassicDraft) else self.board.phase == "events"

    def cards(self, title: str) -> Grid:
        grid = Grid(title=title, title_justify="left", expand=True, box=SIMPLE_HEAD, pad_edge=False,
                    padding=(0, 1, 0, 0), show_header=False)
        grid.add_column(ratio=2)
        grid.add_column(ratio=5)
        return grid

    def titled(self, verb: str, card: Card | Event) -> Text:
        return self.number(f"{verb} {card.id}").append(self.name(card.names), style="bold")

    def event(self, event: Event) -> str:
        if event.card is None:
            return self.name(event.texts)
        return f"{self.say('kingdom')} {self.empire(event.card)}"

    def empire(self, card: Card) -> str:
        """Order, strength, where it begins, what it founds, its discs and its ability."""
        parts = [self.say("called", order=card.order)] if card.order else []
        founds = {CAPITAL: "capital", CITY: "city"}.get(card.founds, "none")
        parts.append(self.say("strength", armies=card.strength))
        parts.append(self.say("start", lands=", ".join(self.land(land) for land in card.start), founds=founds))
        discs = [self.name(area.names) for area in AREAS if (card.discs >> area.index) & 1]
        parts += [self.say("discs", areas=", ".join(discs))] if discs else []
        parts += [f"{self.name(card.ability_names)}: {self.name(card.texts)}"] if card.texts else []
        return " ".join(f"{part.rstrip('.')}." for part in parts)

    # the other offers

    def rest(self) -> list[RenderableType]:
        """The offers that stand beside nothing: those about lands together, the others one by one."""
        left = [words for words in self.numbers if words not in self.drawn]
        out: list[RenderableType] = []
        for verb in LANDED:
            found = [words for words in left if words.split()[0] == verb]
            if len(found) > 1:
                left = [words for words in left if words not in found]
                out.append(self.together(verb, found))
        for words in left:
            out.append(Text.assemble((f"{self.numbers[words]:3}) ", "bold"), self.label(words), (f"  {words}", "dim")))
        return out

    def together(self, verb: str, found: list[str]) -> Flow:
        lands = {land.id: self.name(land.names) for land in LANDS}
        entries = [Text.assemble((f"{self.numbers[words]}) ", "bold"), lands[words.split()[1]]) for words in found]
        return Flow([Text(self.say("act", move=verb), style="dim"), *entries])

    def label(self, words: str) -> str:
        found = GAME.grammar.parse(words)
        if isinstance(found, Unclear):
            return words
        if words.startswith("give "):
            return self.say("give", name=self.names[int(words.split()[1])])
        return offer(self.texts, notes, found[0])

    # the score

    def scores(self) -> Grid:
        """Points, and what each would score for the board as it lies."""
        over = self.board.phase == "over"
        grid = Grid(title=self.say("score-final" if over else "score-now"), title_justify="left")
        grid.add_column("")
        for key in ["score"] if over else ["score", "worth", "structures"]:
            grid.add_column(self.say(f"column-{key}"), justify="right")
        for p in sorted(self.board.players, key=lambda p: (p.rank, -p.score)):
            rank = f"{p.rank}. " if p.rank else ""
            now = [] if over else [signed(p.worth), str(p.structures)]
            grid.add_row(rank + self.names[p.seat], str(p.score), *now)
        return grid


def design(card: Played) -> Card:
    """The empire or kingdom that is being played."""
    if card.kingdom:
        return next(event.card for event in EVENTS if event.id == card.word and event.card is not None)
    return next(empire for empire in EMPIRES if empire.id == card.word)


def percent(part: float) -> int:
    return round(100 * part)


def odds(win: float, tie: float, lose: float) -> str:
    return f"{percent(win)} / {percent(tie)} / {percent(lose)} %"
