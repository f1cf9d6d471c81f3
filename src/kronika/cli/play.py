"""`kronika play`: a game in the terminal against bots."""
from __future__ import annotations

import secrets
import signal
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from kronika.cli.bots import known_bots, say_trouble
from kronika.cli.common import (
    Data,
    Lang,
    Option,
    fail,
    find_game,
    find_setup,
    guarded,
    one_of,
    pairs,
    texts_for,
    use_data,
)
from kronika.cli.complete import candidates
from kronika.cli.prompt import Prompt, is_terminal
from kronika.cli.session import ME, Seed, Session
from kronika.cli.talk import Quit, Talk
from kronika.core.game import Game
from kronika.games import OWN, part
from kronika.locale import Texts
from kronika.players.names import bot_name
from kronika.referee.chance import commitment, new_seed

SEATS = 4                              # if nothing is said
ROOM = 4                               # lines of the screen for the news, the question and the answer


@guarded
def play(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL[,LEVEL...]")] = "greedy",
    edition: Annotated[str, typer.Option(metavar="E")] = "",
    mode: Annotated[str, typer.Option(metavar="M")] = "",
    option: Option = None,
    lang: Lang = None,
    chance: Annotated[str, typer.Option(metavar="typed")] = "",
    seed: Annotated[str, typer.Option(metavar="S")] = "",
    record: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    data: Data = None,
) -> None:
    """Play against bots in the terminal."""
    texts = texts_for(lang)
    use_data(texts, data, game)
    found = find_game(game)
    levels = bots.split(",")
    seats = seats_for(found, levels) if seats is None else seats
    setup = find_setup(found, seats, edition, mode, pairs(option))
    one_of("chance", chance or "typed", ["typed"])
    found.new(setup)
    known_bots(levels, found)
    levels = one_each(levels, seats - 1)
    if not is_terminal():
        fail("error-terminal")
    say_trouble(texts, levels, setup)
    names = [texts.text("you"), *[bot_name(seat) for seat in range(1, seats)]]
    session = Session(found, setup, texts, levels, names, new_chance(seed, seats, chance == "typed"))
    Evening(session, Console(), record).run()


def seats_for(game: Game, levels: list[str]) -> int:
    """As many as the bots named, or the usual number."""
    return len(levels) + 1 if len(levels) > 1 else min(max(SEATS, game.seats[0]), game.seats[1])


def one_each(levels: list[str], bots: int) -> list[str]:
    """A level for each bot: one for all, or one by one."""
    if len(levels) not in (1, bots):
        fail("error-bots", said=len(levels), bots=bots)
    return levels * bots if len(levels) == 1 else levels


def new_chance(seed: str, seats: int, typed: bool) -> Seed:
    """A seed that is asked for repeats a game; otherwise each seat adds a string of its own."""
    if seed:
        return Seed(seed, [""] * seats, typed)
    return Seed(new_seed(), [secrets.token_hex(8) for _ in range(seats)], typed)


class Evening:
    """The course of a game at the terminal: show, ask, answer, until it ends or the person leaves."""

    def __init__(self, session: Session, console: Console, record: Path | None) -> None:
        self.session = session
        self.console = console
        self.record = record
        self.texts: Texts = session.texts
        key = session.game.key
        own = import_module(f"kronika.cli.draw.{key}") if key in OWN else part(key, "terminal")
        self.painter: Any = own.Painter
        self.shown: list[str] = []               # the picture that was drawn last
        self.talk = Talk(session, console, self.show, self.score)
        self.prompt = Prompt(lambda before, word: candidates(self.talk, before, word))

    def run(self) -> None:
        try:
            self.open()
            while not self.session.over():
                self.step()
            self.close()
        except (Quit, KeyboardInterrupt):
            signal.signal(signal.SIGINT, signal.SIG_IGN)     # one interruption is enough to leave in peace
            self.console.print()
            self.talk.say("cli-bye")
        if self.record is not None:
            self.talk.record(str(self.record))

    def open(self) -> None:
        self.talk.say("cli-welcome", names=self.texts.join(self.session.names[1:]))
        seed = self.session.seed
        self.talk.say("cli-typed" if seed.typed else "cli-commitment", hash=commitment(seed.seed))

    def step(self) -> None:
        """Chance that is typed, my decision, or a bot's."""
        session = self.session
        if session.chance_awaited():
            self.tell()
            self.talk.say("cli-chance", example=self.talk.example())
            self.ask()
        elif session.may_change and session.can_undo() and not session.opened():
            self.talk.sealed()
            self.ask()
        elif session.my_turn():
            session.bots_deal()
            if not session.my_turn():
                return
            self.tell()
            self.show(self.shown)
            self.decide()
        else:
            session.bot_acts()

    def decide(self) -> None:
        """Ask until something has happened."""
        session = self.session
        before = len(session.referee.journal)
        while len(session.referee.journal) == before and session.my_turn():
            self.ask()

    def ask(self) -> None:
        line = self.prompt.ask("> ")
        if line is None:
            raise Quit
        self.talk.hear(line)

    def tell(self) -> None:
        """What has happened since my last move; step by step, if the table was set up so."""
        slowly = self.session.referee.setup.options.get("presentation") == "step_by_step"
        for line in self.session.news():
            self.console.print(Text(line), highlight=False)
            if slowly and self.prompt.ask("  … ") is None:
                raise Quit

    def paint(self) -> Any:
        table = self.session.referee.table
        view = self.session.game.view(table, ME)
        return self.painter(view, ME, self.texts, self.session.names, self.talk.numbers())

    def show(self, before: Sequence[str] = ()) -> None:
        """The picture; where it is higher than the screen, only the lines that are not as they were before."""
        painter = self.paint()
        with self.console.capture() as drawn:
            self.console.print(painter.picture())
        self.shown = drawn.get().splitlines()
        new = self.shown
        if before and len(self.shown) + ROOM > self.console.height:
            new = [line for number, line in enumerate(self.shown) if line not in before or number == 0]
        for line in new:
            self.console.print(Text.from_ansi(line), highlight=False)
        if len(new) < len(self.shown):
            self.talk.say("cli-unchanged")
        if self.session.over():
            return
        if not painter.shows_all():
            self.talk.list_offers("")
        self.talk.put(painter.prompt())

    def score(self) -> None:
        self.console.print(self.paint().scores())

    def close(self) -> None:
        self.tell()
        self.show()
        self.score()
        self.winners()
        seed = self.session.seed
        if self.session.referee.practice:
            self.talk.say("cli-practice")
        if not seed.typed:
            self.talk.say("cli-seed", seed=seed.seed)
            if any(seed.strings):
                self.talk.say("cli-strings", strings=", ".join(seed.strings))

    def winners(self) -> None:
        ranks = self.session.game.outcome(self.session.referee.table).ranks
        first = [seat for seat, rank in enumerate(ranks) if rank == 1]
        names = self.texts.join([self.session.names[seat] for seat in first])
        if len(first) > 1:
            self.talk.say("cli-shared", names=names)
        else:
            self.talk.say("cli-won", who="you" if first[0] == ME else "other", names=names)
