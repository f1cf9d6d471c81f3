"""What one viewer may see of one table at one moment: all that a page is drawn from."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.core.game import Game, Setup
from kronika.core.step import WATCHER
from kronika.core.table import Note, Table

PERSON, BOT, EMPTY = "human", "bot", "empty"


@dataclass
class Person:
    """Who sits at a seat."""

    seat: int
    name: str
    kind: str = PERSON
    level: str = ""
    clock: int = -1                    # seconds left; -1: no clock
    ticking: bool = False
    stand_in: bool = False             # a bot plays for the person, who may come back
    vote: str = ""                     # `end`: offers to end the game


class Seated:
    """What is drawn of a seat: its number as people count, and whether a bot sits there."""

    person: Person

    @property
    def number(self) -> int:
        return self.person.seat + 1

    @property
    def bot(self) -> bool:
        return self.person.kind == BOT


@dataclass
class Line:
    """A move of the log, as far as the viewer knows of it."""

    number: int                        # how many lines stand before it
    seat: int
    notes: list[Note] = field(default_factory=list)
    pending: bool = False              # a sealed pick, not yet revealed


@dataclass
class Message:
    """A line of the chat, or a word of the server by its code."""

    number: int
    seat: int
    name: str
    text: str
    code: str = ""

    def by_others(self, viewer: int) -> bool:
        """Whether a person said it, and not the viewer."""
        return not self.code and (self.seat < 0 or self.seat != viewer)


@dataclass
class Again:
    """A rematch that somebody wants."""

    url: str
    asked: list[str]                   # the names of those who want it
    waits: bool                        # a seat waits for the viewer
    api: str


@dataclass
class Sight:
    """A table as one viewer sees it."""

    key: str
    title: str
    game: Game
    setup: Setup
    viewer: int
    people: list[Person]
    view: Table
    lines: list[Line]
    decision: str = ""
    undo: str = ""                     # the rule that forbids undo; empty if it is allowed
    now: str = ""                      # the name of what is shown, as the event that tells it bears it
    at: int = -1                       # the moment of history that is shown; -1: now
    chat: list[Message] = field(default_factory=list)
    guided: bool = False
    hot_seats: list[int] = field(default_factory=list)     # seats played from this one browser
    seed: str = ""
    strings: list[str] = field(default_factory=list)
    commitment: str = ""
    data: str = ""                     # the hash of the components
    box: str = ""                      # the name of the owner's box they are from; empty: they are ours
    ended: bool = False                # the game is over, whatever moment is shown
    memory: bool = False               # the table shows people what they have seen pass
    host: bool = False                 # the viewer made the table
    source: str = ""                   # the table that this one was copied from
    pace: str = ""                     # how fast bots play, where the viewer may say so
    again: Again | None = None         # the rematch, if somebody wants one
    since: list[int] = field(default_factory=list)         # moments of what happened since the viewer's last decision
    step: int = 0                      # which of these steps is shown; 0: none

    @property
    def seated(self) -> bool:
        return 0 <= self.viewer < self.view.seats

    @property
    def watcher(self) -> bool:
        return self.viewer == WATCHER or not self.seated

    @property
    def alone(self) -> bool:
        """Whether all others are bots."""
        return all(person.kind == BOT or person.seat == self.viewer for person in self.people)

    @property
    def names(self) -> list[str]:
        return [person.name for person in self.people]

    @property
    def past(self) -> bool:
        """Whether an earlier moment is shown."""
        return self.at >= 0

    @property
    def stood_up(self) -> bool:
        """Whether a bot plays for the viewer."""
        return self.seated and not self.ended and self.people[self.viewer].stand_in

    @property
    def agreed(self) -> bool:
        """Whether the game ended because everybody wanted it to, not by its rules."""
        return self.ended and not self.past and not self.view.over

    @property
    def live(self) -> bool:
        """Whether the viewer may act now, if it is their turn."""
        return not self.past and not self.stood_up and not self.agreed

    @property
    def offers_end(self) -> list[Person]:
        """Those who want the game to end."""
        return [] if self.ended or self.past else [person for person in self.people if person.vote == "end"]

    @property
    def unasked(self) -> list[Person]:
        """Those who have not yet said whether it should."""
        return [person for person in self.people if person.kind == PERSON and person.vote != "end"]
