"""What a person can say at the prompt of a game, and what is answered."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kronika.cli.alias import Aliases, plain
from kronika.cli.common import reason, refusal
from kronika.cli.session import ME, Session
from kronika.cli.texts_of import written
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Cause, Refused, Rule
from kronika.core.step import CHANCE
from kronika.core.table import cause, check, draw, options
from kronika.core.words import Expect, Meant, Unclear, expect
from kronika.locale import LANGUAGES, Texts
from kronika.locale.log import offer

COMMANDS = ["help", "why", "undo", "takeback", "show", "log", "score", "record", "quit"]
MOST = 24                              # words listed at once


class Quit(Exception):
    """The person leaves."""


class Talk:
    """Understands lines: commands in every language, numbers of offers, and sentences of the notation."""

    def __init__(self, session: Session, console: Console, show: Callable[[], None], score: Callable[[], None]) -> None:
        self.session = session
        self.console = console
        self.show = show
        self.score = score
        self.texts = session.texts
        game = session.game
        self.aliases = Aliases(game.key, game.grammar, session.notes.NAMES, self.texts.lang)
        self.forms = list(game.grammar.forms)
        self.written = written(game, session.referee.setup.edition, self.texts)
        self.commands = {tuple(plain(phrase)): name for lang in LANGUAGES for name in COMMANDS
                         for phrase in Texts(lang).text(f"cli-say-{name}").split(",")}
        self.answers: dict[str, Callable[[str], None]] = {
            "help": self.help, "why": self.why, "undo": self.undo, "takeback": self.takeback, "show": self.show_again,
            "log": self.log, "score": self.score_now, "record": self.record, "quit": self.quit}

    def hear(self, line: str) -> None:
        """Answer one line, whatever it holds."""
        text = line.strip()
        first, _, rest = text.partition(" ")
        command = self.commands.get(tuple(plain(first)))
        if not text:
            self.nothing()
        elif text.endswith("?"):
            self.question(text.rstrip("? "))
        elif command is not None and not (command == "show" and rest):
            self.answers[command](rest.strip())
        else:
            self.sentence(text)

    def say(self, key: str, **args: str | int) -> None:
        self.put(self.texts.text(key, **args))

    def put(self, line: str) -> None:
        """Print a line as it is: what people type may look like markup."""
        self.console.print(Text(line), highlight=False)

    # moves

    def seat(self) -> int:
        return CHANCE if self.session.chance_awaited() else ME

    def nothing(self) -> None:
        """An empty line: let the others go on, if my choice is made."""
        if self.session.may_change:
            self.session.may_change = False
        else:
            self.say("cli-empty")

    def sentence(self, text: str) -> None:
        """A move, by its number or in words."""
        referee, seat = self.session.referee, self.seat()
        meant = self.meant(text)
        if isinstance(meant, Unclear):
            self.put(self.unclear(meant))
            return
        move, rule = meant.move, meant.rule
        if rule is MOMENT and seat == CHANCE:
            self.say("cli-chance-wrong", example=self.example())
        elif rule is not None:
            self.put(self.refusal(rule, cause(referee.table, seat, move, rule)))
        elif seat == CHANCE:
            referee.act_chance(move)
        else:
            referee.act(ME, move)
            self.session.may_change = True

    def meant(self, text: str) -> Meant | Unclear:
        """What a sentence, or the number of an offer, means."""
        referee, seat = self.session.referee, self.seat()
        offered = self.by_number(text)
        if offered is not None:
            return Meant(offered, check(referee.table, seat, offered))
        return referee.hear(seat, self.notation(text))

    def notation(self, text: str) -> str:
        """The text in notation; a first word that all offers share may be left out."""
        said = self.aliases.sentence(text)
        first = self.expect([]).words
        if len(first) == 1 and said.split(" ")[0] not in self.forms:
            return self.aliases.sentence(f"{first[0]} {said}")
        return said

    def by_number(self, text: str) -> Move | None:
        offers = options(self.session.referee.table, ME)
        if text.isascii() and text.isdigit() and len(text) < 4 and 0 < int(text) <= len(offers):
            return offers[int(text) - 1]
        return None

    def sealed(self) -> None:
        """Say what I have chosen and may still change."""
        last = [entry for entry in self.session.referee.entries if entry.seat == ME][-1]
        self.say("cli-sealed" if last.sealed else "cli-done", offer=offer(self.texts, self.session.notes, last.move))

    def numbers(self) -> dict[str, int]:
        """The offers by their words, numbered from 1."""
        grammar = self.session.game.grammar
        return {grammar.say(move): i for i, move in enumerate(options(self.session.referee.table, ME), 1)}

    def refusal(self, rule: Rule, why: Cause | None = None) -> str:
        return refusal(self.texts, self.session.game.key, self.session.referee.setup.edition, rule, why)

    def unclear(self, unclear: Unclear) -> str:
        """What was expected at the word that was not understood."""
        word = self.aliases.name(unclear.word)
        word = word if len(word) < 40 else word[:39] + "…"
        return self.texts.text("cli-unclear", place=unclear.at + 1, word=word or "end", expected=self.expected(unclear))

    def expected(self, unclear: Unclear) -> str:
        if unclear.expected:
            return self.choice(unclear.expected)
        if unclear.kind == "end":
            return self.texts.text("cli-expected-end")
        key = f"{self.session.game.key}-kind-{unclear.kind}"
        return self.texts.text(key) if self.texts.has(key) else unclear.kind

    def choice(self, words: list[str]) -> str:
        shown = [self.aliases.both(word) for word in words[:MOST]]
        return ", ".join(shown) + (", …" if len(words) > MOST else "")

    # asking

    def expect(self, said: list[str]) -> Expect:
        return expect(self.session.game.grammar, self.session.referee.table, self.seat(), said)

    def question(self, text: str) -> None:
        """What is written on a card; everything that can be said now, or after these words."""
        about = [self.written[word] for word in self.cards(text)]
        for line in about:
            self.put(line)
        if about:
            return
        self.list_offers(text)
        if not text:
            self.say("cli-also", commands=", ".join(self.command_names()))

    def cards(self, text: str) -> list[str]:
        """The components with a text that these words name; by a part of the name, all that have it."""
        word = "_".join(plain(text))
        said = self.aliases.words(text)
        name = said[0] if len(said) == 1 else word
        if not text or name in self.forms:
            return []
        part = f"_{word}_"
        return [name] if name in self.written else [key for key in self.written if part in f"_{key}_"][:MOST]

    def list_offers(self, text: str) -> None:
        """The offers that begin with these words, by their numbers."""
        if self.seat() == CHANCE:
            self.say("cli-chance", example=self.example())
            return
        said = self.aliases.begun(text)
        grammar = self.session.game.grammar
        found = [(i, move) for i, move in enumerate(options(self.session.referee.table, ME), 1)
                 if grammar.words(move)[:len(said)] == said]
        for i, move in found:
            label = offer(self.texts, self.session.notes, move)
            self.put(f"{i:4}  {grammar.say(move):34} {label}")
        if not found:
            self.say("cli-nothing-follows", words=" ".join(said)[:60] or "-")

    def command_names(self) -> list[str]:
        return [self.texts.text(f"cli-say-{name}").split(",")[0] for name in COMMANDS]

    def example(self) -> str:
        """A sentence that chance could say now."""
        return self.session.game.grammar.say(draw(self.session.referee.table, Rng(1)))

    def own_example(self) -> str:
        """The last of my offers: a sentence of this game."""
        offers = options(self.session.referee.table, ME)
        words = self.session.game.grammar.words(offers[-1]) if offers else ["..."]
        return " ".join(self.aliases.name(word) for word in words)

    def why(self, text: str) -> None:
        """Is it legal, and if not, by which rule?"""
        if not text:
            self.say("cli-why-what", example=self.own_example())
            return
        meant = self.meant(text)
        if isinstance(meant, Unclear):
            ways = unclear_ways(meant)
            self.put(self.texts.text("cli-legal-ways", ways=self.choice(ways)) if ways else self.unclear(meant))
        elif meant.rule is not None:
            self.put(self.refusal(meant.rule, cause(self.session.referee.table, self.seat(), meant.move, meant.rule)))
        else:
            self.say("cli-legal", words=self.session.game.grammar.say(meant.move))

    # commands

    def undo(self, _: str) -> None:
        try:
            self.session.referee.undo(ME)
        except Refused as refused:
            self.put(self.refusal(refused.rule))
            return
        self.session.may_change = not self.session.awaited()
        self.say("cli-undone")

    def takeback(self, _: str) -> None:
        try:
            self.session.referee.takeback(ME)
        except Refused as refused:
            self.put(self.refusal(refused.rule))
            return
        self.session.may_change = False
        self.session.told = len(self.session.referee.entries)
        self.say("cli-taken-back")

    def show_again(self, _: str) -> None:
        self.show()

    def score_now(self, _: str) -> None:
        self.score()

    def log(self, text: str) -> None:
        """The whole log, or its last lines."""
        lines = self.session.log()
        if text.isascii() and text.isdigit() and len(text) < 6:
            lines = lines[-int(text):] if int(text) else []
        for entry in lines:
            self.put(entry)

    def record(self, text: str) -> None:
        if not text:
            self.say("cli-record-where")
            return
        try:
            self.session.save(Path(text))
        except (OSError, ValueError) as error:
            self.say("error-file", file=text[:80], reason=reason(self.texts, error))
            return
        self.say("cli-recorded" if self.session.over() else "cli-recorded-so-far", file=text)

    def quit(self, _: str) -> None:
        raise Quit

    def help(self, _: str) -> None:
        for name in COMMANDS:
            phrases = self.texts.text(f"cli-say-{name}").replace(",", ", ").replace("  ", " ")
            self.put(f"  {phrases:28} {self.texts.text(f'cli-help-{name}', example=self.own_example())}")
        self.say("cli-help-more")
        self.say(f"{self.session.game.key}-help")


def unclear_ways(unclear: Unclear) -> list[str]:
    """The ways to go on, if the sentence is legal and only leaves a choice open."""
    return unclear.expected if unclear.kind == "choice" else []
