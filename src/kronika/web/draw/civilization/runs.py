"""Notes of one kind that follow each other, told in one sentence: a movement, upkeep, cards drawn or dealt."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.table import Note
from kronika.games.civilization import notes
from kronika.locale import Texts
from kronika.locale.log import SPEAKER, Stretch, is_name, stretch, stretches, value, who
from kronika.locale.named import Named, parts
from kronika.web.draw.log import Item
from kronika.web.draw.sight import Sight

# What is told together
KINDS: Final = {"walked": "moved", "embarked": "moved", "sailed": "moved", "landed": "moved",
                **{word: word for word in ("maintained", "scrapped", "grew_in", "drew", "got", "claimed", "wanted",
                                           "paid", "lost")}}


@dataclass
class Run:
    """Notes of one kind and one seat, and the sentence that tells of them."""

    kind: str
    seat: int
    item: Item
    sub: int = -1                      # its place among what follows from the sentence; -1: it is the sentence
    notes: list[Note] = field(default_factory=list)

    def goes_on(self, note: Note) -> bool:
        return KINDS.get(note.word) == self.kind and note.seat == self.seat

    def said(self, sight: Sight, texts: Texts) -> list[Stretch]:
        """One note has its own sentence; of several each is a part of theirs."""
        if len(self.notes) == 1:
            return stretches(texts, notes, self.notes[0], sight.names, sight.viewer)
        things = [part(note, texts) for note in together(self.notes)]
        counts = {thing: things.count(thing) for thing in things}
        listed = ", ".join(thing if count == 1 else f"{count} × {thing}" for thing, count in counts.items())
        speaker = Named(sight.names[self.seat], f"{SPEAKER} {self.seat}")
        sentence = texts.text(f"cv-run-{self.kind}", name=speaker, who=who(self.seat, sight.viewer),
                              known="no" if hidden(self.notes[0]) else "yes", things=listed, count=len(self.notes),
                              **sums(self.notes))
        return [stretch(mark, text) for mark, text in parts(sentence)]


def together(run: list[Note]) -> list[Note]:
    """Tokens that walked the same way are one group."""
    out: list[Note] = []
    for note in run:
        same = [each for each in out if each.word == note.word == "walked" and each.args[:2] == note.args[:2]]
        if same:
            same[0].args = (*note.args[:2], same[0].args[2] + note.args[2])
        else:
            out.append(Note(note.word, note.seat, note.args))
    return out


def hidden(note: Note) -> bool:
    """Whether the viewer may not know what it is about."""
    return note.word in ("drew", "got") and note.args[0] < 0


def part(note: Note, texts: Texts) -> str:
    """What the note adds to a sentence; its names stay marked."""
    said: dict[str, str | int | Named] = {}
    for argument in notes.arguments(note, 0):
        found = value(texts, notes, argument, [])
        mark = f"{argument.kind} {argument.number}"
        said[argument.name] = Named(str(found), mark) if is_name(notes, argument) else found
    return texts.text(f"cv-part-{note.word}", **said)


def sums(run: list[Note]) -> dict[str, int]:
    """By name, the numbers of all of them together."""
    out: dict[str, int] = {}
    for note in run:
        for argument in notes.arguments(note, 0):
            if argument.kind == "number":
                out[argument.name] = out.get(argument.name, 0) + argument.number
    return out
