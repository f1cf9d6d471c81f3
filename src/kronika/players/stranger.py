"""Players of other people: a class of theirs, or a command that reads questions and writes answers, line by line."""
from __future__ import annotations

import json
import shlex
import subprocess
from importlib import import_module
from typing import IO, Any

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.core.words import Unclear
from kronika.players.player import Player
from kronika.referee import codec

COMMAND = "run:"


class Command(Player):
    """A process that is asked on one line of JSON and answers on another (docs/bots.md)."""

    sees = True

    def __init__(self, command: str, game: Game) -> None:
        self.level = COMMAND + command
        self.game = game
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        assert view is not None
        say = self.game.grammar.say
        question = {"game": self.game.key, "seat": seat, "options": [say(move) for move in options],
                    "view": json.loads(codec.save(self.game, view)), "seed": rng.word()}
        words = str(self.ask(question).get("say", ""))
        meant = self.game.grammar.parse(words) if words else []
        if isinstance(meant, Unclear):
            raise ValueError(f"{self.level} said {words!r}, which means nothing")
        return next((move for move in meant if move in options), meant[0] if meant else None)

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        source: IO[str] | None = self.process.stdout
        target: IO[str] | None = self.process.stdin
        assert source is not None
        assert target is not None
        print(json.dumps(question), file=target, flush=True)
        line = source.readline()
        if not line:
            raise ValueError(f"{self.level} has ended with code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __del__(self) -> None:
        process = getattr(self, "process", None)
        if process is not None:
            process.kill()
            process.wait()


def stranger(bot: str, game: Game, known: list[str]) -> Player:
    """`package.module:Class`, made with the game as its only argument, or `run:COMMAND`. Raises ValueError."""
    if bot.startswith(COMMAND) and bot != COMMAND:
        try:
            return Command(bot.removeprefix(COMMAND), game)
        except OSError as error:
            raise ValueError(f"bot {bot!r}: {error.strerror}") from None
    module, colon, name = bot.partition(":")
    if not (module and colon and name):
        raise ValueError(f"bot {bot!r} is not one of: {', '.join(known)}")
    try:
        made: Player = getattr(import_module(module), name)(game)
    except (ImportError, AttributeError, TypeError) as error:
        raise ValueError(f"bot {bot!r}: {error}") from None
    made.level = bot
    return made
