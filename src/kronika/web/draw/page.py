"""What every table page has alike: who is awaited, the question and its reason, what can be said, tabs, refusals."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kronika.core.move import Move
from kronika.core.table import Table, actors, check, options
from kronika.locale import Texts
from kronika.locale.log import Notes, offer
from kronika.web.draw.guide import Hint
from kronika.web.draw.log import Group
from kronika.web.draw.sight import Sight

# An icon is a name in the game's own sprite; one of the house is written "house/NAME".


@dataclass
class Moments:
    """Where the arrows of history lead."""

    first: int
    before: int
    after: int
    last: int
    title: str


@dataclass
class When:
    """A sentence that is read while these words are proposed; without words, while nothing is picked."""

    words: str
    text: str


@dataclass
class Say:
    """A legal sentence, and what the main button says of it."""

    words: str
    label: str
    icon: str

    @property
    def each(self) -> str:
        """Of several sentences in one: what `*` stands for in words and label, "WORD=name|..."."""
        return ""

    @property
    def most(self) -> int:
        """And the largest number that `#` stands for."""
        return 0

    @property
    def verb(self) -> str:
        return self.words.partition(" ")[0]

    @property
    def list(self) -> list[str]:
        return self.words.split()


@dataclass
class Button:
    """A part that stands on nothing that is drawn."""

    word: str
    label: str
    icon: str = ""
    seat: int = -1                     # whose sign it bears
    quiet: bool = False
    plain: bool = False                # one click is enough, though it cannot be taken back: nobody would


@dataclass
class Tab:
    """What a small screen shows of the board, one at a time."""

    name: str
    icon: str
    label: str
    badge: str | int = ""


@dataclass
class Page:
    """What the frame of every table page needs; a game's page has more for its own templates."""

    sight: Sight
    texts: Texts
    log: list[Group]
    moments: Moments

    if TYPE_CHECKING:                  # a field or a property of the game's page
        @property
        def sentences(self) -> Sequence[Say]:
            """Everything that can be said, likeliest first."""

    back: ClassVar[str] = "undo"       # the icon of the step back
    quiet: ClassVar[bool] = False      # whether undoing stands back beside other buttons
    hints: ClassVar[bool] = False      # whether the game can give hints
    glyphs: ClassVar[bool] = False     # whether the page holds the signs of the seats itself, as #g1, #g2 ...
    linked_titles: ClassVar[bool] = False        # whether the headings of the log are links themselves

    @property
    def spoken(self) -> Sequence[Say]:
        """The sentences as the page holds them; a game with very many of them writes several in one."""
        return self.sentences

    @property
    def undecided(self) -> list[int]:
        """The seats that must choose now."""
        awaited = actors(self.sight.view)
        return [seat for seat in range(self.sight.view.seats) if (awaited >> seat) & 1]

    @property
    def awaited(self) -> bool:
        """Whether the viewer is one of them."""
        return self.sight.viewer in self.undecided

    @property
    def over(self) -> bool:
        return self.sight.view.over

    @property
    def can_act(self) -> bool:
        return bool(self.sentences)

    @property
    def waited_for(self) -> str:
        """The names of those who must choose now."""
        return self.texts.join([self.texts.text("you").lower() if seat == self.sight.viewer else self.sight.names[seat]
                                for seat in self.undecided])

    @property
    def question(self) -> str:
        """What is asked, whatever is picked."""
        return ""

    @property
    def questions(self) -> list[When]:
        """What is asked, by what is picked."""
        return []

    @property
    def reasons(self) -> list[When]:
        """Why it is asked, by what is picked."""
        return []

    @property
    def reason(self) -> str:
        """Why it is asked, whatever is picked."""
        return ""

    @property
    def idle(self) -> str:
        """What stands where the question would be, while the viewer has nothing to say."""
        if self.over:
            return self.texts.text("web-ask-over")
        return self.texts.text("web-ask-watch" if self.sight.watcher else "web-ask-wait")

    @property
    def idle_reason(self) -> str:
        """Empty after the end: the way to the score sheet stands there."""
        return "" if self.over or not self.undecided else self.texts.text("web-because-wait", names=self.waited_for)

    @property
    def buttons(self) -> list[Button]:
        return []

    @property
    def tabs(self) -> list[Tab]:
        """The first is what is seen first, unless `tab` says otherwise."""
        raise NotImplementedError

    @property
    def tab(self) -> str:
        return self.tabs[0].name

    @property
    def refusals(self) -> list[str]:
        """Every rule that forbids something here, once."""
        return []

    @property
    def hint(self) -> Hint | None:
        """What a newcomer is told now, where the viewer wants to be told."""
        return None

    @property
    def undoing(self) -> str:
        """`yes`, the rule that forbids it, or nothing where undoing does not come up."""
        if not self.sight.seated or self.over:
            return ""
        return "yes" if not self.sight.undo else self.sight.undo if self.awaited else ""


def offered(sight: Sight, texts: Texts, notes: Notes) -> list[Say]:
    """Everything that the viewer can say, in the words of the log."""
    if not sight.live or not sight.seated:
        return []
    return [Say(sight.game.grammar.say(move), offer(texts, notes, move), "house/check")
            for move in options(sight.view, sight.viewer)]


def moments(sight: Sight, stops: list[int], title: str) -> Moments:
    """`stops`: where a walk through history halts; `title`: what is shown."""
    here = sight.at if sight.at >= 0 else len(sight.lines) + 1
    before = [stop for stop in stops if stop < here]
    return Moments(stops[0] if stops else 0, before[-1] if before else 0, here, len(sight.lines), title)


def refusal(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids the move; empty if nothing does."""
    rule = check(table, seat, move)
    return "" if rule is None else rule.ref


def once(refs: list[str]) -> list[str]:
    """Each rule once, none for what is allowed."""
    return list(dict.fromkeys(ref for ref in refs if ref))


def you_or(sight: Sight, texts: Texts, seat: int) -> str:
    """The name of a seat, as the viewer is told it."""
    return texts.text("you") if seat == sight.viewer else sight.names[seat]
