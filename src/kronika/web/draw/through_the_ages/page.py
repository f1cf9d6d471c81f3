"""The table page of Through the Ages: everything its template shows, from one sight."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from kronika.games.through_the_ages import notes
from kronika.games.through_the_ages.aggression import Defence
from kronika.games.through_the_ages.board import board as picture
from kronika.games.through_the_ages.cards import CATEGORIES, LEVELS
from kronika.games.through_the_ages.colonies import Auction
from kronika.games.through_the_ages.edition import Edition
from kronika.games.through_the_ages.flow import POLITICS
from kronika.games.through_the_ages.parts import Board
from kronika.games.through_the_ages.politics import Politics
from kronika.games.through_the_ages.production import produce_resources
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.locale import Texts
from kronika.web.draw import page
from kronika.web.draw.guide import Hint
from kronika.web.draw.log import Group, Tellable, groups, recent
from kronika.web.draw.page import Button, Moments, Tab, When
from kronika.web.draw.sight import Line, Person, Sight
from kronika.web.draw.through_the_ages.acts import APART, VERBS, Acts, Chip, acts
from kronika.web.draw.through_the_ages.behind import Why, happened
from kronika.web.draw.through_the_ages.face import COLORS, Face, face_of
from kronika.web.draw.through_the_ages.forecast import Outlook, outlook, warning
from kronika.web.draw.through_the_ages.guide import hint
from kronika.web.draw.through_the_ages.hand import Held, Slot, civil, military, row
from kronika.web.draw.through_the_ages.panel import Panel, panel
from kronika.web.draw.through_the_ages.said import Say, sentences, view_of
from kronika.web.draw.through_the_ages.scene import Scene, scene

FOLLOW: Final = ["scored", "corruption", "hunger", "genghis", "completed", "drew", "discarded", "leader_left",
                 "gained", "forfeited", "produced", "replaced", "tucked", "sent", "fell", "abandoned",
                 "antiquated", "colony_lost", "nobody", "keeps_hand"]
OUTCOMES: Final = ["overcome", "war"]
CLOSING: Final = ["scored", "corruption", "hunger", "produced", "discarded"]


@dataclass
class Event:
    """A pile of events: its backs, and what the viewer knows of it."""

    key: str
    number: int
    top: str                           # the age on the top back
    note: str
    face: Face | None = None


@dataclass
class Tactic:
    """A common tactic, whose standards stand on it, and the words to copy it."""

    face: Face
    people: list[Person]
    word: str


@dataclass
class War:
    """A war that has been declared."""

    face: Face
    attacker: Person
    rival: Person


@dataclass
class Page(page.Page):
    """The whole page."""

    board: Board
    me: Panel
    others: list[Panel]
    says: list[Say]
    acts: Acts
    row: list[Slot]
    civil: list[Held]
    military: list[Held]
    scene: Scene
    piles: list[Event]
    tactics: list[Tactic]
    wars: list[War]
    outlook: list[Outlook]
    warning: str
    finals: list[Face] = field(default_factory=list)
    happened: Why | None = None

    back = "left"
    quiet = True
    hints = True

    @cached_property
    def hint(self) -> Hint | None:
        return hint(self.sight, self.says, self.texts) if self.sight.guided and self.sight.live else None

    @property
    def sentences(self) -> list[Say]:
        return self.says

    @property
    def questions(self) -> list[When]:
        asked = self.scene.choice
        first = asked.question if asked else self.texts.text(f"tta-phase-{self.board.phase}", name=self.active.name)
        return [When("", first),
                *(When(say.words, say.ask) for say in self.asking)]

    @property
    def reasons(self) -> list[When]:
        return [When("", self.because),
                *(When(say.words, say.text) for say in self.asking if say.text)]

    @property
    def because(self) -> str:
        """Why the viewer is asked, while nothing is picked."""
        civ, fight, asked, duel = self.me.civ, self.scene.fight, self.scene.choice, self.scene.duel
        if asked or duel:
            return asked.reason if asked else duel.reason(self.texts) if duel else ""
        if fight:
            return self.texts.text("tta-because-fight", card=fight.face.plain, attack=fight.attacker.total,
                                   defence=fight.defender.total, phase=self.board.phase)
        if self.scene.politics == []:
            return self.texts.text("tta-scene-politics-none")
        if self.board.phase == "spare":
            lost, saved = sparing(view_of(self.sight), self.sight.viewer)
            return self.texts.text("tta-because-spare", lost=lost, saved=saved)
        return self.texts.text(f"tta-because-{self.board.phase}", civil=civ.civil + civ.lent,
                               military=civ.military + civ.spare)

    @property
    def idle_reason(self) -> str:
        return super().idle_reason and self.texts.text("tta-waits", phase=self.board.phase, name=self.waited_for)

    @property
    def undoing(self) -> str:
        return super().undoing if self.can_act or not self.sight.undo else ""

    @property
    def tabs(self) -> list[Tab]:
        badges = {"row": "!" if self.scene.shown and self.can_act else self.takeable or "", "me": self.playable or ""}
        icons = {"row": "house/cards", "me": "house/city", "others": "house/table", "log": "house/log"}
        return [Tab(name, icon, self.texts.text(f"tta-tab-{name}"), badges.get(name, ""))
                for name, icon in icons.items()]

    @property
    def panels(self) -> list[Panel]:
        return [self.me, *self.others]

    @property
    def ranked(self) -> list[tuple[Person, str, int]]:
        """After the end: the first comes first."""
        panels = sorted(self.panels, key=lambda each: (each.civ.rank, each.civ.seat))
        return [(each.person, "", each.civ.culture) for each in panels]

    @property
    def active(self) -> Person:
        return self.sight.people[self.board.active]

    @property
    def age(self) -> str:
        return LEVELS[self.board.age]

    @property
    def asking(self) -> list[Say]:
        """The sentences that have a question of their own: a longer one is asked by the shorter that it begins with."""
        words = [set(say.list) for say in self.says]
        return [say for say, mine in zip(self.says, words) if not any(other < mine for other in words)]

    @property
    def military_cards(self) -> bool:
        """Whether this game has any: without politics nobody draws them."""
        return POLITICS in view_of(self.sight).box.course.turn

    @property
    def weighed(self) -> bool:
        """Whether what can be said rests on cards that only the viewer sees: even a sole answer is asked for then, for
        to go on at once would tell of them."""
        top: object = view_of(self.sight).stack[-1] if self.can_act else None
        return isinstance(top, (Politics, Auction, Defence))

    @property
    def ages(self) -> list[tuple[str, list[str]]]:
        """The ages of this game, the last one without cards."""
        return [(level, []) for level in LEVELS[:view_of(self.sight).rules().ages + 2]]

    @property
    def buttons(self) -> list[Button]:
        """What ends a phase or a game, beside the main button."""
        staying = self.board.phase == "stay"
        going = self.texts.text("tta-go-on") if staying else ""
        return [Button(say.words, going if going and say.verb == "pass" else say.label, VERBS[say.verb],
                       quiet=say.verb == "resign", plain=staying and say.verb == "pass")
                for say in self.says if say.verb in APART]

    @property
    def refusals(self) -> list[str]:
        found = [slot.why for slot in self.row] + [held.why for held in self.civil + self.military]
        chips = self.acts.first + [chip for context in self.acts.contexts for chip in context.chips]
        cells = [cell.why for column in self.me.columns for cell in column.cells]
        return sorted(page.once(found + cells + [chip.why for chip in chips]))

    @property
    def takeable(self) -> int:
        return sum(bool(slot.word) for slot in self.row)

    @property
    def playable(self) -> int:
        return sum(bool(held.word) for held in self.civil + self.military)


def sparing(t: ThroughTheAges, seat: int) -> tuple[int, int]:
    """TA06-17.01: what corruption would take after a whole production, and after one with a token less."""
    c = t.clone()
    produce_resources(c, seat, False)
    bank, table = c.seat[seat].bank, t.box.corruption
    return table[min(bank, len(table) - 1)], table[min(bank + 1, len(table) - 1)]


def draw(sight: Sight, texts: Texts) -> Page:
    t = view_of(sight)
    board = picture(t, sight.viewer)
    says = sentences(sight, texts)
    panels = [panel(board, civ, t, sight.people[civ.seat], says if civ.seat == sight.viewer else [], texts)
              for civ in board.civilizations]
    mine = board.civilizations[0]
    seated = sight.seated
    ahead = board.forecast
    shown = scene(t, sight, panels, says, texts)
    beside = acts(sight, says, texts)
    spared = [chip for chip in beside.first if chip.word and offered(chip, says, shown)]
    beside.first = [chip for chip in beside.first if chip not in spared]
    beside.contexts = [each for each in beside.contexts if each.picked not in [chip.word for chip in spared]]
    return Page(
        sight, texts, log(sight, texts), moments(sight, texts), board, panels[0], panels[1:], says,
        beside, row(board, sight, says, texts),
        civil(mine, sight, says, texts),
        military(mine, sight, says, texts) if seated else [], shown,
        piles(board, sight, texts), tactics(board, sight, says, texts), wars(board, sight, texts),
        outlook(ahead, mine) if ahead else [], warning(ahead, mine) if ahead else "",
        [face_of(t.box, card, texts) for card in [*board.finals, *mine.kept] if card != NONE],
        None if shown.shown or sight.at >= 0 else happened(t, sight, {each.civ.seat: each for each in panels}, texts))


def offered(chip: Chip, says: list[Say], shown: Scene) -> bool:
    """Whether the scene offers everything that the chip stands for."""
    return all(say.words in shown.said for say in says if chip.word in (say.words, say.verb))


def log(sight: Sight, texts: Texts) -> list[Group]:
    """The last turns; what was before is fetched."""
    shown = recent(sight, [at for at, _, _ in stops(sight.lines)])
    return groups(shown, texts, tellable(view_of(sight).box))


def tellable(box: Edition) -> Tellable:
    cards = {card.index: (card.id, COLORS[CATEGORIES[card.category]]) for card in box.cards}
    return Tellable(notes.of(box.name), ["turn"], FOLLOW, cards, ["round"],      # each turn names its round
                    OUTCOMES, CLOSING)


def piles(board: Board, sight: Sight, texts: Texts) -> list[Event]:
    """Current, future and past events: backs, and what the viewer may know."""
    box = view_of(sight).box
    known = [box.cards[card].names[texts.lang] for card, _, _ in board.future if card != NONE]
    peeked = face_of(box, board.peeked, texts) if board.peeked != NONE else None
    last = board.past[-1] if board.past else NONE
    return [
        Event("current", len(board.current), LEVELS[board.current[0]] if board.current else "",
              texts.text("tta-pile-current", ages=ages(board.current)), peeked),
        Event("future", len(board.future), LEVELS[board.future[-1][2]] if board.future else "",
              texts.text("tta-pile-future", names=texts.join(known) or "–")),
        Event("past", len(board.past), LEVELS[box.cards[last].age] if last != NONE else "",
              texts.text("tta-pile-past"), face_of(box, last, texts) if last != NONE else None)]


def ages(backs: list[int]) -> str:
    """How many of each age: `2 × I, 3 × II`."""
    return ", ".join(f"{backs.count(age)} × {LEVELS[age]}" for age in sorted(set(backs))) or "–"


def tactics(board: Board, sight: Sight, says: list[Say], texts: Texts) -> list[Tactic]:
    box = view_of(sight).box
    out: list[Tactic] = []
    for card, *seats in board.common:
        word = f"copy {box.cards[card].id}"
        out.append(Tactic(face_of(box, card, texts), [sight.people[seat] for seat in seats],
                          word if any(say.words == word for say in says) else ""))
    return out


def wars(board: Board, sight: Sight, texts: Texts) -> list[War]:
    box = view_of(sight).box
    return [War(face_of(box, card, texts), sight.people[civ.seat], sight.people[rival])
            for civ in board.civilizations for card, rival in civ.wars]


def stops(lines: list[Line]) -> list[tuple[int, int, int]]:
    """The beginning of each turn: how many lines stand before it, the seat, the round."""
    return [(line.number + 1, note.seat, note.args[0]) for line in lines for note in line.notes if note.word == "turn"]


def moments(sight: Sight, texts: Texts) -> Moments:
    found = stops(sight.lines)
    title = texts.text("tta-moment", round=found[-1][2], name=sight.names[found[-1][1]]) if found else \
        texts.text("tta-moment-setup")
    return page.moments(sight, [at for at, _, _ in found], title)
