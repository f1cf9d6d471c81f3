"""Scenarios: a position, what is said, and what must follow (docs/scenarios.md)."""
from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kronika.core.data import Unfit
from kronika.core.game import NoSuchChoice
from kronika.core.move import Move
from kronika.core.rng import stream
from kronika.core.rule import MOMENT, OVER, TURN, Cause, Refused, Rule
from kronika.core.step import CHANCE, CHANCE_BIT, WATCHER
from kronika.core.table import Table, actors, cause, draw, options, settle
from kronika.core.words import Unclear
from kronika.games import KEYS, PACKAGES, load, part
from kronika.games import notes as notes_of
from kronika.referee.referee import Referee

TOP = {"game", "title", "rules", "seats", "seed", "edition", "mode", "options", "at", "play", "expect", "refused",
       "note"}
PLAY = {"seat", "say", "ask", "refused", "unclear", "legal", "because", "others", "expect", "note"}


def wrong(key: str, **named: object) -> Unfit:
    """A scenario that cannot be read, or that did not come out: the key of a sentence, and what it names."""
    return Unfit(key, {name: str(value) for name, value in named.items()})


@dataclass
class Report:
    """How a scenario came out, and which rules refused in it."""

    path: Path
    title: str
    rules: list[str]
    failure: str = ""
    fault: Unfit | None = None
    refused: set[str] = field(default_factory=set)


def run(path: Path) -> Report:
    """Run one scenario file. Never raises: what goes wrong is the report's failure."""
    report = Report(path, path.stem, [])
    try:
        script = tomllib.loads(path.read_text(encoding="utf-8"))
        known_keys(script, TOP, path.name)
        report.title = str(script.get("title", path.stem))
        report.rules = [str(ref) for ref in script.get("rules", [])]
        Runner(script, report).run()
    except Exception as error:                   # whatever a file says, the answer is one sentence
        report.fault = fault(error, path)
        report.failure = str(error) if isinstance(error, (Unfit, ValueError, OSError)) else repr(error)
    return report


def fault(error: Exception, path: Path) -> Unfit:
    """What went wrong, as a sentence that can be said in every language."""
    if isinstance(error, Unfit):
        return error
    if isinstance(error, tomllib.TOMLDecodeError):
        line = re.search(r"line (\d+)", str(error))
        last = len(path.read_text(encoding="utf-8").splitlines())
        return wrong("data-not-toml", where=path.name, line=line.group(1) if line else last)
    if isinstance(error, UnicodeDecodeError):
        return wrong("data-not-text", where=path.name)
    if isinstance(error, NoSuchChoice):
        return wrong("data-word", where=error.what, said=error.said, known=", ".join(error.known) or "-")
    return wrong("scenario-broken")


def shown(value: object) -> str:
    """A value as the file writes it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def known_keys(table: dict[str, Any], known: set[str], where: str) -> None:
    for key in table:
        if key not in known:
            raise wrong("data-unknown-entry", where=where, name=key, known=", ".join(sorted(known)))


def same_rule(a: str, b: str) -> bool:
    """References are compared without regard to the dot of `R.01` and to case."""
    return a.lower().replace("r.", "r") == b.lower().replace("r.", "r")


class Runner:
    """Plays one scenario."""

    def __init__(self, script: dict[str, Any], report: Report) -> None:
        self.script = script
        self.report = report
        if script.get("game") not in PACKAGES:
            raise wrong("data-word", where="game", said=script.get("game", ""), known=", ".join(KEYS))
        self.game = load(script["game"]).of(str(script.get("edition", "")))
        self.words = part(self.game.key, "scenario")
        self.rng = stream(int(script.get("seed", 1)), 0)
        self.laid: Table | None = None           # the position before anything has happened
        self.begun = False

    def run(self) -> None:
        if not self.begin():
            return
        for facts in (self.script.get("expect", {}), self.script.get("at", {}).get("expect", {})):
            self.expect(facts, "expect")
        for number, play in enumerate(self.script.get("play", []), 1):
            where = f"play {number}"
            known_keys(play, PLAY, where)
            self.play(number, play)
            self.expect(play.get("expect", {}), where)

    def begin(self) -> bool:
        """Set the table up; False if the scenario ends with a refused setup."""
        script = self.script
        setup = self.game.setup(int(script.get("seats", self.game.seats[0])), str(script.get("edition", "")),
                                str(script.get("mode", "")), {k: str(v) for k, v in script.get("options", {}).items()})
        try:
            table = self.game.new(setup)
            if "at" in script:
                at = {name: value for name, value in script["at"].items() if name != "expect"}
                table = self.words.position(self.game, setup, at, self.rng)
                self.laid = table.clone()
                settle(table)
        except Refused as refused:
            self.refusal("[at]", refused.rule, script.get("refused"))
            return False
        if "refused" in script:
            raise wrong("scenario-allowed", what="[at]", rule=script["refused"])
        self.referee = Referee(self.game, setup, None, table)
        self.begun = True
        return True

    def table(self) -> Table:
        return self.referee.table

    def chance(self) -> None:
        """Chance that is not said is decided by the seed."""
        while actors(self.table()) & CHANCE_BIT:
            self.referee.act_chance(draw(self.table(), self.rng))

    def play(self, number: int, play: dict[str, Any]) -> None:
        where = f"play {number}"
        if play.get("seat") != "chance":
            self.chance()
        if "others" in play:
            self.others(where, str(play["others"]))
        elif "say" in play or "ask" in play:
            self.speak(where, self.seat(play.get("seat")), play)
        elif "expect" not in play:
            raise wrong("scenario-silent", where=where)

    def seat(self, seat: object) -> int:
        if seat == "chance":
            return CHANCE
        if not isinstance(seat, int) or not 0 <= seat < self.table().seats:
            raise wrong("scenario-seat", seat=shown(seat), most=self.table().seats - 1)
        return seat

    def others(self, where: str, words: str) -> None:
        """Every awaited seat says the first offer that begins with these words."""
        waiting = actors(self.table())
        for seat in range(self.table().seats):
            if (waiting >> seat) & 1 and (actors(self.table()) >> seat) & 1:
                said = words.split()
                for move in options(self.table(), seat):
                    if self.game.grammar.words(move)[:len(said)] == said:
                        self.referee.act(seat, move)
                        break
                else:
                    raise wrong("scenario-no-offer", where=where, seat=seat, words=words)

    def speak(self, where: str, seat: int, play: dict[str, Any]) -> None:
        """One sentence of one seat: said, or only asked about."""
        text = str(play.get("say", play.get("ask")))
        if text == "undo":
            self.undo(where, seat, play)
            return
        meant = self.referee.hear(seat, text)
        if isinstance(meant, Unclear):
            if not play.get("unclear"):
                raise wrong("scenario-unclear", where=where, said=text, place=meant.at + 1,
                            expected=" | ".join(meant.expected) or meant.kind or "-")
            return
        if play.get("unclear"):
            raise wrong("scenario-understood", where=where, said=text)
        move, rule = meant.move, meant.rule
        if rule is not None:
            rule = self.overlooked(seat, move, rule)
            anything = rule.ref if play.get("legal") is False else None
            self.refusal(f"{where}: {text}", rule, play.get("refused", anything))
            self.because(f"{where}: {text}", cause(self.table(), seat, move, rule), play.get("because"))
        elif "refused" in play:
            raise wrong("scenario-allowed", what=f"{where}: {text}", rule=play["refused"])
        elif play.get("legal") is False:
            raise wrong("scenario-allowed", what=f"{where}: {text}", rule="none")
        elif "say" in play:
            if seat == CHANCE:
                self.referee.act_chance(move)
            else:
                self.referee.act(seat, move)

    def undo(self, where: str, seat: int, play: dict[str, Any]) -> None:
        try:
            self.referee.undo(seat)
        except Refused as refused:
            self.refusal(f"{where}: undo", refused.rule, play.get("refused"))
        else:
            if "refused" in play:
                raise wrong("scenario-allowed", what=f"{where}: undo", rule=play["refused"])

    def overlooked(self, seat: int, move: Move, rule: Rule) -> Rule:
        """Who has nothing to decide is not asked; where the position begins, a move is judged all the same."""
        judge = getattr(self.words, "overlooked", None)
        if rule not in (OVER, TURN, MOMENT) or judge is None or self.laid is None or self.referee.entries:
            return rule
        found: Rule | None = judge(self.laid, seat, move)
        return rule if found is None else found

    def refusal(self, what: str, rule: Rule, wanted: object) -> None:
        """The rule that is wanted, or one that says the same."""
        self.report.refused.add(rule.ref)
        if wanted is None:
            raise wrong("scenario-refused", what=what, rule=rule.ref, now=self.now())
        if not any(same_rule(str(wanted), ref) for ref in (rule.ref, *rule.kin)):
            raise wrong("scenario-other-rule", what=what, rule=rule.ref, wanted=wanted, now=self.now())

    def now(self) -> str:
        """Who is asked, and what could be said; helps whoever writes the file."""
        if not self.begun or self.table().over:
            return "-"
        waiting = [seat for seat in range(self.table().seats) if (actors(self.table()) >> seat) & 1]
        return "; ".join(f"{seat}: {', '.join(self.heads(seat))}" for seat in waiting) or "chance"

    def heads(self, seat: int) -> list[str]:
        """The first sentence of each verb that is offered to the seat."""
        first: dict[str, str] = {}
        for move in options(self.table(), seat):
            first.setdefault(move.word, self.game.grammar.say(move))
        return list(first.values())

    def because(self, what: str, why: Cause | None, wanted: list[Any] | None) -> None:
        """The cause by its word and its arguments: numbers, or components by their English names."""
        if wanted is None:
            return
        notes = notes_of(self.game.key, self.referee.setup.edition)
        told = [] if why is None else [why.word, *[said(notes, argument) for argument in notes.caused(why)]]
        if told != wanted:
            raise wrong("scenario-other-cause", what=what, told=shown(told), wanted=shown(wanted))

    def expect(self, facts: dict[str, Any], where: str) -> None:
        if facts:
            self.chance()
        for path, wanted in facts.items():
            found = self.found(path)
            if found != wanted:
                raise wrong("scenario-fact-is", where=where, path=path, found=shown(found), wanted=shown(wanted))

    def viewer(self, name: str) -> int:
        return WATCHER if name == "watcher" else self.seat(int(name))

    def found(self, path: str) -> Any:
        """The fact; a path that leads nowhere is said."""
        try:
            return self.fact(path)
        except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
            if isinstance(error, Unfit):
                raise
            raise wrong("scenario-no-fact", path=path) from None

    def fact(self, path: str) -> Any:
        """The facts that every game has; the rest is the game's own."""
        t = self.table()
        head, _, rest = path.partition(".")
        if head == "over":
            return t.over
        if head == "awaited":
            return [seat for seat in range(t.seats) if (actors(t) >> seat) & 1]
        if head == "options":
            return sorted(self.game.grammar.say(move) for move in options(t, int(rest)))
        if head == "rank":
            return self.game.outcome(t).ranks[int(rest)]
        if head == "winners":
            return [seat for seat, rank in enumerate(self.game.outcome(t).ranks) if rank == 1]
        if head == "log":
            viewer, _, number = rest.partition(".")
            return self.referee.said(self.referee.entries[int(number)], self.viewer(viewer))
        if head == "view":
            viewer, _, inner = rest.partition(".")
            seen = self.game.view(t, self.viewer(viewer))
            return self.words.fact(seen, inner.split("."))
        return self.words.fact(t, path.split("."))


def said(notes: Any, argument: Any) -> int | str:
    """An argument of a cause: a number as it is, a component by its English name."""
    rows = notes.NAMES.get(argument.kind)
    return argument.number if rows is None else str(rows[argument.number]["en"])
