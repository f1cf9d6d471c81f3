"""Through the Ages in the terminal: everybody's numbers, the card row, my board, my hand, and what else can be said."""
from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kronika.cli.draw.common import minus, signed
from kronika.cli.draw.through_the_ages_cards import Cards
from kronika.games.through_the_ages.cards import LEVELS
from kronika.games.through_the_ages.orders import Ordered
from kronika.games.through_the_ages.pacts import Answer
from kronika.games.through_the_ages.parts import Civilization, Pact, Space, Sum, Technology, Wonder
from kronika.games.through_the_ages.table import NONE

LATEST = 5                             # past events shown
RATINGS = ["culture", "science", "strength", "happiness"]


class Painter(Cards):
    """Draws one view for one viewer."""

    # the picture

    def picture(self) -> RenderableType:
        b = self.board
        self.drawn = set()
        me, *others = b.civilizations
        parts: list[RenderableType] = [Rule(Text(self.headline()), style="dim"), self.everybody()]
        parts += [self.rival(other) for other in others]
        parts += [Text(line) for line in self.common_lines()]
        if b.phase != "over":
            parts.append(self.row())
        parts.append(self.mine(me))
        if me.cards or me.hand:
            parts.append(self.hand(me))
        parts += [Panel(Text(line), border_style="bold") for line in self.matters()]
        if b.forecast is not None:
            parts.append(self.line("forecast", self.outlook()))
        rest = [words for words in self.numbers if words not in self.drawn]
        if rest:
            parts.append(self.rest(rest))
        return Group(*parts)

    def headline(self) -> str:
        b = self.board
        parts = [self.say("title")]
        if b.phase == "over":
            return " · ".join([*parts, self.say("over")])
        return " · ".join([*parts, self.say("level", age=LEVELS[b.age]), self.say("note-round", round=b.round)])

    def rest(self, words: list[str]) -> Grid:
        """The offers that stand beside no card."""
        grid = Grid.grid(padding=(0, 2))
        for said in words:
            number = Text(f"{self.numbers[said]:3})", style="bold")
            grid.add_row(number, Text(self.label(said)), Text(said, style="dim"))
        return grid

    # everybody

    def everybody(self) -> Grid:
        """The numbers of all civilizations, mine first."""
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=0)
        grid.add_column(self.say("column-name"))
        for key in ("culture", "science", "strength", "happiness", "food", "resources", "actions", "hand"):
            grid.add_column(self.say(f"column-{key}"), justify="right")
        for c in self.board.civilizations:
            grid.add_row(*self.numbers_of(c), style="bold" if c.seat == self.board.viewer else "")
        return grid

    def numbers_of(self, c: Civilization) -> list[str]:
        rank = f"{c.rank}. " if c.rank else ""
        turn = "▸" if c.seat == self.board.active and self.board.phase != "over" else " "
        name = f"{turn}{rank}{self.names[c.seat]}"
        if not c.plays:
            return [f"{name} ({self.say('resigned')})", *[""] * 8]
        happy = f"{c.ratings['happiness'].total}/{c.needed_faces}" + (f" !{c.discontent}" if c.discontent else "")
        return [name, stock(c.culture, c.ratings["culture"]), stock(c.science, c.ratings["science"]),
                str(c.ratings["strength"].total), happy, stock(c.food, c.produces["food"]),
                stock(c.resources, c.produces["resources"]), f"{c.civil} · {c.military}",
                f"{len(c.cards)}/{c.civil_limit} · {len(c.hand)}/{c.military_limit}"]

    def rival(self, c: Civilization) -> Text:
        """What lies in front of another: all of it is open but the military hand."""
        lines = [", ".join(self.worked(tech) for techs in c.technologies for tech in techs), self.name(c.government)]
        lines += [self.say("leader", card=self.name(c.leader))] if c.leader != NONE else []
        lines += self.area(c)
        if c.cards:
            lines.append(self.say("civil-hand", cards=", ".join(self.name(card) for card in c.cards)))
        backs = [LEVELS[age] for age in c.backs]
        if backs:
            lines.append(self.say("backs", ages=" ".join(sorted(backs))))
        return Text.assemble((self.names[c.seat], "bold"), ": ", " · ".join(lines))

    def worked(self, tech: Technology) -> str:
        return f"{self.name(tech.card)} {tech.workers}" + (f" ■{tech.tokens}" if tech.tokens else "")

    def area(self, c: Civilization) -> list[str]:
        """Special technologies, wonders, colonies, the tactic, pacts and wars of a civilization."""
        out: list[str] = []
        if c.specials:
            out.append(self.say("specials", cards=self.listed(c.specials)))
        if c.wonders:
            out.append(self.say("wonders", cards=", ".join(self.wonder(wonder) for wonder in c.wonders)))
        if c.unfinished is not None:
            out.append(self.say("unfinished", card=self.stages(c.unfinished)))
        if c.colonies:
            out.append(self.say("colonies", cards=self.listed(c.colonies)))
        if c.tactic != NONE:
            out.append(self.say("tactic", card=self.name(c.tactic), strength=c.tactical,
                                where="own" if c.exclusive else "common"))
        out += [self.pact(pact) for pact in c.pacts]
        out += [self.say("war", card=self.name(card), rival=self.names[rival]) for card, rival in c.wars]
        return out

    def listed(self, cards: list[int]) -> str:
        return ", ".join(self.name(card) for card in cards)

    def wonder(self, wonder: Wonder) -> str:
        name = self.name(wonder.card)
        if wonder.ruined:
            return f"{name} ({self.say('ruined')})"
        return f"{name} (+{self.name(self.box.homer)})" if wonder.homer else name

    def stages(self, wonder: Wonder) -> str:
        """The stages with their costs; those built are ticked."""
        costs = [f"✔{cost}" if i < wonder.built else str(cost) for i, cost in enumerate(wonder.stages)]
        return f"{self.name(wonder.card)} [{' '.join(costs)}]"

    def pact(self, pact: Pact) -> str:
        side = f", {pact.side.upper()}" if pact.side else ""
        return self.say("pact", card=self.name(pact.card), partner=self.names[pact.partner]) + side

    # what is common

    def common_lines(self) -> list[str]:
        b = self.board
        ages = " ".join(LEVELS[age] for age in b.current) or "–"
        out = [self.say("decks", civil=b.civil_left, military=b.military_left, discards=b.discards),
               self.say("events", ages=ages, future=self.future() or "–")]
        if b.last and b.phase != "over":
            out.insert(0, self.say("last", round=b.last))
        if b.past:
            out.append(self.say("past", cards=self.listed(b.past[-LATEST:])))
        if b.peeked != NONE:
            out.append(self.say("peeked", card=self.described(b.peeked)))
        if b.common:
            tactics = [self.name(card) + "".join(f" [{self.names[seat]}]" for seat in seats)
                       for card, *seats in b.common]
            out.append(self.say("tactics", cards=", ".join(tactics)))
        if b.finals:
            out.append(self.say("finals", cards=self.listed(b.finals)))
        own = [card for card in b.civilizations[0].kept if card != NONE]
        if own:
            out.append(self.say("kept", cards=self.listed(own)))
        return out

    def future(self) -> str:
        """Who prepared what: my own by name, the others' by their backs."""
        return ", ".join(f"{LEVELS[age]} ({self.names[seat]})" if card == NONE else self.name(card)
                         for card, seat, age in self.board.future)

    # the card row

    def row(self) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
        grid.add_column(self.say("column-space"), justify="right")
        grid.add_column(self.say("column-cost"))
        grid.add_column(self.say("column-card"), ratio=10)
        grid.add_column(self.say("column-text"), ratio=18)
        for space in self.board.row:
            if space.card != NONE:
                grid.add_row(*self.space(space))
        return grid

    def space(self, space: Space) -> list[Text]:
        """A card with its text if I can take it, else with the rule that forbids it."""
        number = self.numbers.get(space.say)
        label = Text(f"{number}) " if number else "", style="bold")
        label.append(f"{'↓' if space.falls else ' '}{space.number:2}", style="" if number else "dim")
        cost = Text("●" * space.cost or self.say("free"), style="" if number else "dim")
        if number:
            self.drawn.add(space.say)
            return [label, cost, self.title(space.card, True), Text(self.facts(space.card), style="dim")]
        why = space.rule if self.mine_now() else ""
        return [label, cost, self.title(space.card, False), Text(why, style="dim")]

    def mine_now(self) -> bool:
        return self.board.phase == "actions" and self.board.active == self.board.viewer

    # my board

    def mine(self, me: Civilization) -> Panel:
        lines = [Text(self.say("government", card=self.name(me.government), limit=me.urban_limit))]
        if me.leader != NONE:
            lines.append(Text(begun(self.say("leader", card=self.described(me.leader)))))
        area = self.area(me)
        lines += [Text(begun(" · ".join(area)))] if area else []
        if me.unfinished is not None:
            lines += [Text(self.described(me.unfinished.card), style="dim"), *self.builders()]
        lines.append(self.line("yellow-bank", self.say(
            "yellow", tokens=me.yellow.tokens, unused=me.unused, cost=me.population_cost, eaten=me.consumption,
            faces=me.needed_faces, until=me.yellow.until)))
        lines.append(self.line("blue-bank", self.say(
            "blue", tokens=me.blue.tokens, corruption=me.corruption, until=me.blue.until)))
        lines += self.extras(me)
        lines += [self.rating(me, key) for key in RATINGS]
        lines += [self.line(f"line-{key}", self.explained(f"{amount} {signed(me.produces[key].total)}",
                                                           me.produces[key]))
                  for key, amount in (("food", me.food), ("resources", me.resources))]
        lines += [self.line(f"line-{key}", self.explained(f"{left}/{me.ratings[key].total}", me.ratings[key]))
                  for key, left in (("civil", me.civil), ("military", me.military))]
        content = Group(*lines, self.technologies(me))
        return Panel(content, title=Text(self.names[me.seat], style="bold"), title_align="left", border_style="bold")

    def builders(self) -> list[Text]:
        """The offers to build stages of my unfinished wonder."""
        found = [words for words in self.numbers if words.startswith("stage ")]
        return [Text(" · ").join([self.staging(words) for words in found])] if found else []

    def staging(self, words: str) -> Text:
        self.drawn.add(words)
        return Text.assemble((f"{self.numbers[words]}) ", "bold"), self.say("move-stage", count=int(words.split()[1])))

    def extras(self, me: Civilization) -> list[Text]:
        """What holds for this turn alone."""
        out = [self.say("lent")] if me.lent else []
        out += [self.say("spare", actions=me.spare)] if me.spare else []
        out += [self.say("arms", resources=me.arms)] if me.arms else []
        return [Text(" · ".join(out))] if out else []

    def rating(self, me: Civilization, key: str) -> Text:
        total = me.ratings[key].total
        shown = {"culture": f"{me.culture} {signed(total)}", "science": f"{me.science} {signed(total)}",
                 "strength": minus(total), "happiness": minus(total)}[key]
        text = self.explained(shown, me.ratings[key])
        if key == "happiness":
            text += self.say("faces", needed=me.needed_faces, discontent=me.discontent)
        return self.line(f"line-{key}", text)

    def explained(self, shown: str, number: Sum) -> str:
        """A number with its summands, those of one card together."""
        sums: dict[str, int] = {}
        for part in number.parts:
            name = self.say("limit") if part.card == NONE else self.name(part.card)
            sums[name] = sums.get(name, 0) + part.amount
        said = ", ".join(f"{name} {minus(amount)}" for name, amount in sums.items())
        return f"{shown} ({said})" if said else shown

    def technologies(self, me: Civilization) -> Grid:
        """Where my workers and blue tokens stand, what one more costs, and what can be done there."""
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
        grid.add_column(self.say("column-technology"), ratio=10)
        for key in ("workers", "tokens", "new"):
            grid.add_column(self.say(f"column-{key}"))
        grid.add_column(self.say("column-offers"), ratio=18)
        for tech in [tech for techs in me.technologies for tech in techs]:
            grid.add_row(self.title(tech.card, False), "●" * tech.workers, "■" * tech.tokens, str(tech.cost.total),
                         self.offers(tech.card))
        return grid

    # the hand

    def hand(self, me: Civilization) -> Grid:
        title = self.say("hand", civil=len(me.cards), civil_limit=me.civil_limit, military=len(me.hand),
                         military_limit=me.military_limit)
        grid = Grid(title=title, title_justify="left", expand=True, box=SIMPLE_HEAD, pad_edge=False,
                    padding=(0, 1, 0, 0))
        grid.add_column(self.say("column-card"), ratio=10)
        grid.add_column(self.say("column-text"), ratio=18)
        for card, copies in counted([*me.cards, *me.hand]):
            name = self.title(card, True)
            name.append(f" ×{copies}" if copies > 1 else "")
            text = Text(self.facts(card), style="dim")
            found = self.offers(card)
            grid.add_row(name, Text.assemble(found, "\n", text) if found else text)
        return grid

    # what the decision is about

    def matters(self) -> list[str]:
        """An attack, an auction, an offered pact, an action card, or a loss of somebody else."""
        b = self.board
        out: list[str] = []
        if b.attack is not None:
            a = b.attack
            out.append(self.say("attack", attacker=self.names[a.attacker], rival=self.names[a.rival],
                                card=self.described(a.card), strength=a.strength, defense=a.defense))
        if b.colony is not None:
            out.append(f"{self.described(b.colony.card)} {self.bidding()}")
        top = self.top()
        if isinstance(top, Answer):
            out.append(self.offered(top))
        if isinstance(top, Ordered):
            out.append(self.described(top.card))
        if self.victim() != b.viewer:
            out.append(self.say("victim", name=self.names[self.victim()]))
        return out

    def offered(self, answer: Answer) -> str:
        text = self.say("offered", owner=self.names[answer.seat], card=self.described(answer.card))
        alike = self.box.cards[answer.card].symmetric
        return text if alike else f"{text} {self.say('your-side', side='BA'[answer.side])}"

    def bidding(self) -> str:
        colony = self.board.colony
        if colony is None:
            return ""
        if self.board.phase == "force":
            return self.say("force", sent=colony.force, bid=colony.bid)
        none = colony.high == NONE
        out = [self.say("no-bid") if none else self.say("bid", name=self.names[colony.high], bid=colony.bid)]
        if colony.out:
            out.append(self.say("out", names=self.texts.join([self.names[seat] for seat in colony.out])))
        return " ".join([*out, self.say("most", force=colony.limit)])

    def outlook(self) -> str:
        """The end of my turn, if it came now."""
        f = self.board.forecast
        if f is None:
            return ""
        out = [self.say("excess", cards=f.excess)] if f.excess else []
        if f.uprising:
            return ", ".join([*out, self.say("uprising")])
        out.append(self.say("scores", science=signed(f.science), culture=signed(f.culture)))
        out += [self.say("loses", resources=f.corruption)] if f.corruption else []
        out.append(self.say("eats", food=signed(f.food), eaten=minus(-f.consumption)))
        out += [self.say("starves", culture=minus(-f.hunger))] if f.hunger else []
        out.append(self.say("makes", resources=signed(f.resources)))
        out += [self.say("draws", cards=f.drawn)] if f.drawn else []
        return ", ".join(out)

    # the score

    def scores(self) -> Grid:
        """Culture points and ratings."""
        final = self.board.phase == "over"
        grid = Grid(title=self.say("score-final" if final else "score-now"), title_justify="left")
        grid.add_column("")
        for key in RATINGS:
            grid.add_column(self.say(f"column-{key}"), justify="right")
        for c in sorted(self.board.civilizations, key=lambda c: (c.rank, -c.culture)):
            rank = f"{c.rank}. " if c.rank else ""
            grid.add_row(rank + self.names[c.seat], stock(c.culture, c.ratings["culture"]),
                         stock(c.science, c.ratings["science"]), minus(c.ratings["strength"].total),
                         minus(c.ratings["happiness"].total))
        return grid


def stock(amount: int, rate: Sum) -> str:
    """What there is, and what one turn adds."""
    return f"{amount} {signed(rate.total) if rate.total else '+0'}"


def begun(text: str) -> str:
    """The text as it begins a line."""
    return text[:1].upper() + text[1:]


def counted(cards: Sequence[int]) -> list[tuple[int, int]]:
    """The known cards, each once, with its copies."""
    return [(card, cards.count(card)) for card in dict.fromkeys(cards) if card != NONE]
